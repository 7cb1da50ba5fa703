/** A nineteenth set of a stranger’s sentences in English, Australian, not native, and a lawyer’s: 79.3% at first. Its school is that of the sixth (sixthWorlds.ts). */
import type { AsideList } from '../aside.ts';

export const lists: AsideList[] = [
  {
    command: 'attendance.mark',
    phrases: [
      {
        say: 'Noam was a no-show yesterday',
        slots: { students: ['noam'], meeting: 'm-noam', occurrence: '2026-03-09T17:00', present: false },
      },
      {
        say: 'Dana was not in the lesson on Sunday.',
        slots: { students: ['dana'], meeting: 'm-dana', occurrence: '2026-03-08T16:00', present: false },
      },
      {
        say: 'everyone turned up to the group last night',
        slots: {
          students: ['dana', 'itay'],
          meeting: 'm-group',
          occurrence: '2026-03-09T19:00',
          present: true,
        },
      },
      {
        say: 'Yesterday Itay did not came to the group.',
        slots: { students: ['itay'], meeting: 'm-group', occurrence: '2026-03-09T19:00', present: false },
      },
      {
        say: 'Please write that Yael was present last Tuesday.',
        slots: { students: ['yael'], meeting: 'm-yael', occurrence: '2026-03-03T15:00', present: true },
      },
      {
        say: 'Omer made it last Wednesday after all',
        slots: { students: ['omer'], meeting: 'm-omer', occurrence: '2026-03-04T18:00', present: true },
      },
    ],
  },
  {
    command: 'calendar.export',
    phrases: [{ say: 'export next week as a PDF' }],
  },
  {
    command: 'calendar.save',
    phrases: [{ say: 'save sundays lesson to my phone calendar', as: 'student' }],
  },
  {
    command: 'calendar.view',
    phrases: [{ say: 'switch to the month view', slots: { view: 'month' } }],
  },
  {
    command: 'contract.accept',
    phrases: [
      { say: 'ok i read it, i accept the contract', as: 'student' },
      {
        say: 'I have read the contract and accept it on behalf of Adam.',
        as: 'parent',
        slots: { child: 'adam' },
      },
    ],
  },
  {
    command: 'contract.open',
    phrases: [
      { say: 'show me rivkas contract', as: 'student' },
      { say: 'Please show me the contract with Rivka before the next lesson.', as: 'parent' },
    ],
  },
  {
    command: 'day.clear',
    phrases: [
      {
        say: "I've got a shocking migraine, cancel all of today's lessons",
        slots: { from: '2026-03-10T00:00', to: '2026-03-11T00:00' },
      },
      {
        say: 'I am ill. Cancel please all lessons of tomorrow.',
        slots: { from: '2026-03-11T00:00', to: '2026-03-12T00:00' },
      },
      { say: 'clear out my thurs afternoon', slots: { from: '2026-03-12T12:00', to: '2026-03-12T17:00' } },
    ],
  },
  {
    command: 'feed.copy',
    phrases: [{ say: 'copy the link of my calendar feed' }],
  },
  {
    command: 'lesson.count',
    phrases: [
      {
        say: 'how many lesons have i got next week',
        slots: { from: '2026-03-15T00:00', to: '2026-03-22T00:00' },
      },
      { say: 'How many lessons Omer had already?' },
      { say: 'how many maths lessons have i had so far', as: 'student' },
      { say: 'How many lessons has Adam had to date?', as: 'parent' },
    ],
  },
  {
    command: 'link.copy',
    phrases: [{ say: 'copy my share link, a new mum wants it' }],
  },
  {
    command: 'meeting.add',
    phrases: [
      {
        say: 'chuck Omer in for maths Thursday at 6, 45 mins should do',
        slots: {
          students: ['omer'],
          subject: 'su-maths',
          start: '2026-03-12T18:00',
          end: '2026-03-12T18:45',
        },
      },
      {
        say: 'Pop Noa in for an extra physics session Sunday arvo at half past two, would you',
        slots: { students: ['noa'], subject: 'su-physics', start: '2026-03-15T14:30' },
      },
      {
        say: 'Noam want one more physics lesson this Thursday at 18:30, write it please',
        slots: { students: ['noam'], subject: 'su-physics', start: '2026-03-12T18:30' },
      },
      {
        say: 'okay can you put yael down for english on monday the sixteenth at three thirty in the afternoon',
        slots: { students: ['yael'], subject: 'su-english', start: '2026-03-16T15:30' },
      },
      {
        say: 'Omer and Noa maths together thurs 7pm one hour',
        slots: {
          students: ['omer', 'noa'],
          subject: 'su-maths',
          start: '2026-03-12T19:00',
          end: '2026-03-12T20:00',
        },
      },
      {
        say: 'Dana maths 18.3 at 16:30',
        slots: { students: ['dana'], subject: 'su-maths', start: '2026-03-18T16:30' },
      },
      {
        say: 'new weekly one with Noa, maths, Wednesdays at 4:30 till the end of June',
        slots: {
          students: ['noa'],
          subject: 'su-maths',
          start: '2026-03-11T16:30',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=WE;UNTIL=20260630',
        },
      },
      {
        say: 'Every Sunday at 18:00 English with Omer, ten times.',
        slots: {
          students: ['omer'],
          subject: 'su-english',
          start: '2026-03-15T18:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=SU;COUNT=10',
        },
      },
      {
        say: 'put Itay in fortnightly on Thursdays at 5, English, starting this Thursday',
        slots: {
          students: ['itay'],
          subject: 'su-english',
          start: '2026-03-12T17:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TH',
        },
      },
      {
        say: 'Please write in calendar: tomorrow at 11 in the morning Noa, physics, 30 minutes.',
        slots: {
          students: ['noa'],
          subject: 'su-physics',
          start: '2026-03-11T11:00',
          end: '2026-03-11T11:30',
        },
      },
      {
        say: 'online maths with Dana on the 24th at quarter past five',
        slots: { students: ['dana'], subject: 'su-maths', start: '2026-03-24T17:15', place: 'online' },
      },
      {
        say: 'book Omer for physics tomorow at 4 pls',
        slots: { students: ['omer'], subject: 'su-physics', start: '2026-03-11T16:00' },
      },
      {
        say: 'Schedule נועם for physics on Sunday at 17:00',
        slots: { students: ['noam'], subject: 'su-physics', start: '2026-03-15T17:00' },
      },
    ],
  },
  {
    command: 'meeting.addBatch',
    phrases: [
      { say: 'Please add two lessons: Dana Thursday 17:00 maths, Itay Thursday 18:00 English.' },
      {
        say: 'ok three for next week: Yael Monday 3pm english, Omer Tuesday 4pm maths, Noam Wednesday 5pm physics',
      },
    ],
  },
  {
    command: 'meeting.attendees',
    phrases: [
      { say: 'add עומר to the Monday group', slots: { meeting: 'm-group', add: ['omer'] } },
      { say: 'Take out Itay from the Monday group.', slots: { meeting: 'm-group', remove: ['itay'] } },
    ],
  },
  {
    command: 'meeting.cancel',
    phrases: [
      {
        say: "Omer's crook, cancel tomorrow's lesson",
        slots: { meeting: 'm-omer', occurrence: '2026-03-11T18:00' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'Please to cancel Yael today, she has fever',
        slots: { meeting: 'm-yael', occurrence: '2026-03-10T15:00' },
        status: 'ask',
        asks: 'scope',
      },
      { say: "scrap Itay's lesson on Friday", slots: { meeting: 'm-itay' } },
      {
        say: 'Cancel only this Thursday the lesson of Noa.',
        slots: { meeting: 'm-noa', occurrence: '2026-03-12T16:00', scope: 'this' },
      },
      {
        say: "Noam's quitting physics, cancel all his lessons from now on",
        slots: { meeting: 'm-noam', scope: 'future' },
      },
      {
        say: "Delete lesson with Itay on Friday, and don't send message to nobody",
        slots: { meeting: 'm-itay', notify: 'quiet' },
      },
      {
        say: "cancel next Monday's group, just that one, and let the kids know",
        slots: { meeting: 'm-group', occurrence: '2026-03-16T19:00', scope: 'this', notify: 'tell' },
      },
      {
        say: 'cant come sunday, its my cousins bday',
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00' },
      },
      {
        say: 'pls cancel group on monday for me, we have a school trip',
        as: 'student',
        slots: { meeting: 'm-group', occurrence: '2026-03-16T19:00' },
      },
      {
        say: "Please cancel Adam's lesson of Wednesday, 11 March 2026, at 16:00.",
        as: 'parent',
        slots: { meeting: 'm-adam', occurrence: '2026-03-11T16:00' },
      },
      {
        say: 'Dana will be unable to attend her maths lesson on Sunday, 15 March. Kindly cancel it.',
        as: 'parent',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00' },
      },
    ],
  },
  {
    command: 'meeting.change',
    phrases: [
      {
        say: 'Change Itay on Friday from English to maths',
        slots: { meeting: 'm-itay', subject: 'su-maths' },
      },
    ],
  },
  {
    command: 'meeting.describe',
    phrases: [
      { say: "add a note to Itay's Friday lesson: bring the blue book", slots: { meeting: 'm-itay' } },
    ],
  },
  {
    command: 'meeting.leave',
    phrases: [
      { say: 'i wanna leave the monday group', as: 'student', slots: { meeting: 'm-group' } },
      {
        say: 'Kindly withdraw Dana from the Monday group altogether.',
        as: 'parent',
        slots: { meeting: 'm-group' },
        or: 'meeting.cancel',
      },
    ],
  },
  {
    command: 'meeting.move',
    phrases: [
      {
        say: 'shift Dana on Sunday to 5, just this once',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
          start: '2026-03-15T17:00',
          scope: 'this',
        },
      },
      {
        say: 'push Noam back half an hr on monday',
        slots: { meeting: 'm-noam', occurrence: '2026-03-16T17:00', start: '2026-03-16T17:30', delta: 30 },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'Please move lesson of Omer from tomorrow to Thursday at same hour.',
        slots: { meeting: 'm-omer', occurrence: '2026-03-11T18:00', start: '2026-03-12T18:00' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: "put Itay's Friday lesson at 11 instead",
        slots: { meeting: 'm-itay', start: '2026-03-13T11:00' },
      },
      {
        say: "Noa's mum rang, can we do Noa half an hour earlier this Thursday, only this time",
        slots: {
          meeting: 'm-noa',
          occurrence: '2026-03-12T16:00',
          start: '2026-03-12T15:30',
          delta: -30,
          scope: 'this',
        },
      },
      {
        say: 'From now on the Monday group start at 19:30.',
        slots: { meeting: 'm-group', start: '2026-03-16T19:30', scope: 'future' },
      },
      {
        say: "Righto, Noam's got footy on Monday so can you shift him to Tuesday same time, just this once, ta",
        slots: {
          meeting: 'm-noam',
          occurrence: '2026-03-16T17:00',
          start: '2026-03-17T17:00',
          scope: 'this',
        },
      },
      {
        say: 'Noa Thursday move to Friday, 11:00',
        slots: { meeting: 'm-noa', occurrence: '2026-03-12T16:00', start: '2026-03-13T11:00' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'hey can you bump yael today from three to four fifteen',
        slots: { meeting: 'm-yael', occurrence: '2026-03-10T15:00', start: '2026-03-10T16:15' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'Good morning. I would like that you move the lesson of Noam on Monday to 18:00, only this time. Thank you.',
        slots: {
          meeting: 'm-noam',
          occurrence: '2026-03-16T17:00',
          start: '2026-03-16T18:00',
          scope: 'this',
        },
      },
      {
        say: "move tomorrow's 6 o'clock to 7",
        slots: { meeting: 'm-omer', occurrence: '2026-03-11T18:00', start: '2026-03-11T19:00' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'hey can we do sunday at 5 instead of 4',
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', start: '2026-03-15T17:00' },
      },
      {
        say: 'can i come half an hour later on sunday? got basketball',
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', start: '2026-03-15T16:30' },
      },
      {
        say: 'omg can u move my sunday maths to monday at 5 pls',
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', start: '2026-03-16T17:00' },
      },
      {
        say: "I request that Dana's lesson of Sunday, 15 March be moved to Monday, 16 March, at 17:00.",
        as: 'parent',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', start: '2026-03-16T17:00' },
      },
      {
        say: "Would you kindly postpone Adam's lesson tomorrow by thirty minutes?",
        as: 'parent',
        slots: { meeting: 'm-adam', occurrence: '2026-03-11T16:00', start: '2026-03-11T16:30' },
      },
    ],
  },
  {
    command: 'meeting.open',
    phrases: [
      {
        say: "open up Noa's Thursday lesson for me",
        slots: { meeting: 'm-noa', occurrence: '2026-03-12T16:00' },
      },
    ],
  },
  {
    command: 'meeting.place',
    phrases: [
      {
        say: "do tomorrow's lesson with Omer online, just this time",
        slots: { meeting: 'm-omer', occurrence: '2026-03-11T18:00', place: 'online', scope: 'this' },
      },
      {
        say: 'Lessons of Noa from now on at her home.',
        slots: { meeting: 'm-noa', place: 'student', scope: 'future' },
      },
      {
        say: "make everything next week online, I'll be up in Haifa",
        slots: { place: 'online', from: '2026-03-15T00:00', to: '2026-03-22T00:00' },
      },
    ],
  },
  {
    command: 'meeting.price',
    phrases: [
      { say: "Noam's 150 a lesson from now on", slots: { meeting: 'm-noam', cost: 150, scope: 'future' } },
      {
        say: 'Price for lesson of Yael today make 90, only today.',
        slots: { meeting: 'm-yael', occurrence: '2026-03-10T15:00', cost: 90, scope: 'this' },
      },
    ],
  },
  {
    command: 'meeting.propose',
    phrases: [
      {
        say: 'offer Omer Sunday at 6 for maths, see if that suits',
        slots: { students: ['omer'], subject: 'su-maths', start: '2026-03-15T18:00' },
      },
    ],
  },
  {
    command: 'meeting.remind',
    phrases: [
      { say: 'give me a reminder 15 mins before Noa on Thursday', slots: { meeting: 'm-noa' } },
      { say: 'Remind me 20 minutes before each lesson.' },
      { say: 'remind me 1 hour before maths on sunday pls', as: 'student', slots: { meeting: 'm-dana' } },
    ],
  },
  {
    command: 'meeting.repeat',
    phrases: [
      {
        say: "make Omer's lessons fortnightly",
        slots: { meeting: 'm-omer', rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=WE' },
        mayAsk: true,
      },
      {
        say: 'Lesson of Itay on Friday make every week until 26 of June.',
        slots: { meeting: 'm-itay', rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=FR;UNTIL=20260626' },
      },
    ],
  },
  {
    command: 'meeting.request',
    phrases: [
      {
        say: 'can i get an extra maths lesson thursday at 5',
        as: 'student',
        slots: { subject: 'su-maths', start: '2026-03-12T17:00' },
      },
      { say: 'maths wed 4:30', as: 'student', slots: { subject: 'su-maths', start: '2026-03-11T16:30' } },
      {
        say: 'i need english every thursday at 3 pls',
        as: 'student',
        slots: { subject: 'su-english', start: '2026-03-12T15:00', rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TH' },
      },
      {
        say: 'Please book a maths lesson for Adam on Thursday, 19 March 2026, from 16:00 to 16:45.',
        as: 'parent',
        slots: { child: 'adam', subject: 'su-maths', start: '2026-03-19T16:00', end: '2026-03-19T16:45' },
      },
      {
        say: 'English for Dana, Thursday 12 March, 15:30, forty-five minutes',
        as: 'parent',
        slots: { child: 'dana', subject: 'su-english', start: '2026-03-12T15:30', end: '2026-03-12T16:15' },
      },
      {
        say: 'I should like to arrange maths for Adam every Sunday at 17:00 until 31 May.',
        as: 'parent',
        slots: {
          child: 'adam',
          subject: 'su-maths',
          start: '2026-03-15T17:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=SU;UNTIL=20260531',
        },
      },
    ],
  },
  {
    command: 'meeting.resize',
    phrases: [
      {
        say: "Make Yael's lesson today 30 minutes.",
        slots: { meeting: 'm-yael', occurrence: '2026-03-10T15:00', minutes: 30 },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'give Noa 90 minutes this Thursday instead of the hour, just this once',
        slots: { meeting: 'm-noa', occurrence: '2026-03-12T16:00', minutes: 90, scope: 'this' },
      },
      { say: "cut Itay's Friday one down to half an hour", slots: { meeting: 'm-itay', minutes: 30 } },
      {
        say: 'From now on lessons of Noam are 45 minutes.',
        slots: { meeting: 'm-noam', minutes: 45, scope: 'future' },
      },
      {
        say: 'add 15 minutes to the Monday group from now on, they never get through it all',
        slots: { meeting: 'm-group', minutes: 105, scope: 'future' },
      },
      {
        say: 'Dana Sunday please make one hour, this time only',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', minutes: 60, scope: 'this' },
      },
      {
        say: 'uh yeah so omer tomorrow can you make that an hour and a quarter',
        slots: { meeting: 'm-omer', occurrence: '2026-03-11T18:00', minutes: 75 },
        status: 'ask',
        asks: 'scope',
      },
    ],
  },
  {
    command: 'meeting.scalePrice',
    phrases: [{ say: 'put all my lessons up 5% from April', mayAsk: true }],
  },
  {
    command: 'pending.approve',
    phrases: [{ say: "yep approve Yael's Thursday lesson", slots: { pending: 'p-yael' } }],
  },
  {
    command: 'pending.decline',
    phrases: [{ say: 'tell Yael no to the maths on Thursday, decline it', slots: { pending: 'p-yael' } }],
  },
  {
    command: 'pending.show',
    phrases: [
      { say: 'Which lessons wait for my approval?', or: 'request.show' },
      {
        say: 'did rivka say yes to my lesson yet',
        as: 'student',
        or: ['request.show', 'pending.open', null],
      },
    ],
  },
  {
    command: 'request.add',
    phrases: [
      {
        say: 'Adam wishes to join the Monday group.',
        as: 'parent',
        slots: { child: 'adam', meeting: 'm-group' },
      },
    ],
  },
  {
    command: 'request.approve',
    phrases: [{ say: "accept Tom's request for the group", slots: { request: 'r-tom' } }],
  },
  {
    command: 'request.reject',
    phrases: [
      { say: 'Reject the request of Tom please, the group is big enough', slots: { request: 'r-tom' } },
    ],
  },
  {
    command: 'request.show',
    phrases: [{ say: "who's asking to join the Monday group" }],
  },
  {
    command: 'schedule.check',
    phrases: [
      { say: 'am I free Monday at 4?', or: 'schedule.free' },
      { say: 'Is Wednesday at 19:00 free, or I have something?', or: 'schedule.free' },
      { say: 'does half past three on Sunday clash with anyone' },
    ],
  },
  {
    command: 'schedule.free',
    phrases: [
      {
        say: 'when have I got a gap on Thursday arvo',
        slots: { from: '2026-03-12T12:00', to: '2026-03-12T17:00' },
      },
      { say: 'When I am free tomorrow?', slots: { from: '2026-03-11T00:00', to: '2026-03-12T00:00' } },
      {
        say: 'find me a spare hour next week for a new kid',
        slots: { from: '2026-03-15T00:00', to: '2026-03-22T00:00' },
      },
      {
        say: 'when is rivka free on thursday',
        as: 'student',
        slots: { from: '2026-03-12T00:00', to: '2026-03-13T00:00' },
      },
      {
        say: 'At what times is Rivka available on Thursday?',
        as: 'parent',
        slots: { from: '2026-03-12T00:00', to: '2026-03-13T00:00' },
      },
    ],
  },
  {
    command: 'schedule.last',
    phrases: [
      { say: 'when was my last lesson with Omer', or: 'schedule.show' },
      { say: 'when was my last maths lesson', as: 'student', or: 'schedule.show' },
    ],
  },
  {
    command: 'schedule.next',
    phrases: [
      { say: "who've I got next" },
      { say: 'When is my next lesson with Noa?' },
      { say: 'whens my next lesson', as: 'student' },
      { say: "When is Adam's next lesson?", as: 'parent' },
    ],
  },
  {
    command: 'schedule.show',
    phrases: [
      { say: 'whats on tmrw', slots: { from: '2026-03-11T00:00', to: '2026-03-12T00:00' } },
      {
        say: 'Which lessons I have on Thursday?',
        slots: { from: '2026-03-12T00:00', to: '2026-03-13T00:00' },
      },
      { say: 'give me a rundown of next week', slots: { from: '2026-03-15T00:00', to: '2026-03-22T00:00' } },
      { say: 'Who is coming to me today?', slots: { from: '2026-03-10T00:00', to: '2026-03-11T00:00' } },
      {
        say: 'what do i have next week',
        as: 'student',
        slots: { from: '2026-03-15T00:00', to: '2026-03-22T00:00' },
      },
      {
        say: 'what lessons did i have last month',
        as: 'student',
        slots: { from: '2026-02-01T00:00', to: '2026-03-01T00:00' },
      },
      {
        say: "Please list both children's lessons for next week.",
        as: 'parent',
        slots: { from: '2026-03-15T00:00', to: '2026-03-22T00:00' },
      },
      {
        say: 'Which lessons did Dana have in February?',
        as: 'parent',
        slots: { from: '2026-02-01T00:00', to: '2026-03-01T00:00' },
      },
    ],
  },
  {
    command: 'teacher.join',
    phrases: [
      {
        say: 'i got a link from a new teacher how do i join',
        as: 'student',
        or: ['help', 'tutorial.start', null],
      },
    ],
  },
  {
    command: 'time.block',
    phrases: [
      {
        say: "block out Thursday morning, I'm at the dentist",
        slots: { start: '2026-03-12T06:00', end: '2026-03-12T12:00' },
      },
      {
        say: 'Tomorrow from 12 till 14 I am not available, block it please.',
        slots: { start: '2026-03-11T12:00', end: '2026-03-11T14:00' },
      },
      {
        say: "block off all of Saturday the 21st, we're down at the beach",
        slots: { start: '2026-03-21T00:00', end: '2026-03-22T00:00' },
      },
      {
        say: 'Every Thursday from 13:00 to 14:00 I have lunch with my mother, block this time',
        slots: {
          start: '2026-03-12T13:00',
          end: '2026-03-12T14:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TH',
        },
      },
      {
        say: "I'm away 29 March to 2 April, block it out",
        slots: { start: '2026-03-29T00:00', end: '2026-04-03T00:00' },
      },
    ],
  },
  {
    command: 'time.show',
    phrases: [{ say: 'what times have I got blocked' }],
  },
  {
    command: 'waitlist.join',
    phrases: [
      {
        say: 'Please place Adam on the waiting list for the Monday group.',
        as: 'parent',
        slots: { child: 'adam', meeting: 'm-group' },
        or: 'request.add',
      },
    ],
  },
  {
    command: 'week.copy',
    phrases: [{ say: 'copy this week onto next week' }],
  },
  {
    command: null,
    phrases: [
      { say: "don't cancel Yael today, her mum's still checking" },
      { say: 'should I move Omer tomorrow or leave him be?', mayRead: true },
      { say: 'Dana cancelled Sunday?', mayRead: true },
      { say: "no need to shift Noa this Thursday, four's fine" },
      { say: 'Thank you, you helped me very much today.' },
      { say: 'geez what a day, Noam wore me right out' },
      { say: 'Why Omer is always so late on Wednesday?', mayRead: true },
      { say: 'If Itay will be sick on Friday I will tell you.' },
      { say: 'lol i still dont get fractions', as: 'student' },
      { say: 'do i have to come sunday if i didnt do my hw', as: 'student', mayRead: true },
      { say: 'no wait dont cancel sunday im coming', as: 'student' },
      { say: 'is my lesson on sunday still on?', as: 'student', mayRead: true },
      {
        say: "I am not asking that Wednesday's lesson be cancelled; Adam will attend as usual.",
        as: 'parent',
      },
      { say: 'I have noted your message and shall discuss it with Dana this evening.', as: 'parent' },
      { say: "Was Adam's lesson of last Wednesday cancelled?", as: 'parent', mayRead: true },
    ],
  },
];
