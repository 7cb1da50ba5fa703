/** A twenty-third set of a stranger’s sentences in English, ordinary orders of people from everywhere: 87.3% at first. Its school is that of the sixth (sixthWorlds.ts). */
import type { AsideList } from '../aside.ts';

export const lists: AsideList[] = [
  {
    command: 'attendance.mark',
    phrases: [
      {
        say: 'noam was here yesterday',
        slots: { students: ['noam'], meeting: 'm-noam', occurrence: '2026-03-09T17:00', present: true },
      },
      {
        say: "Itay didn't turn up to the group last night",
        slots: { students: ['itay'], meeting: 'm-group', occurrence: '2026-03-09T19:00', present: false },
      },
      {
        say: 'Dana no show on Sunday',
        slots: { students: ['dana'], meeting: 'm-dana', occurrence: '2026-03-08T16:00', present: false },
      },
      {
        say: 'please mark Noa as present last Thursday',
        slots: { students: ['noa'], meeting: 'm-noa', occurrence: '2026-03-05T16:00', present: true },
      },
      {
        say: 'omer skipped last wednesday mark him absent',
        slots: { students: ['omer'], meeting: 'm-omer', occurrence: '2026-03-04T18:00', present: false },
      },
    ],
  },
  {
    command: 'calendar.export',
    phrases: [{ say: 'download next weeks timetable as a pdf' }],
  },
  {
    command: 'calendar.goto',
    phrases: [{ say: 'jump to 5 April in the calendar' }],
  },
  {
    command: 'calendar.save',
    phrases: [
      { say: "save sunday's lesson to my phone calendar", as: 'student', slots: { meeting: 'm-dana' } },
    ],
  },
  {
    command: 'calendar.search',
    phrases: [{ say: "search my lessons for 'mock exam'" }],
  },
  {
    command: 'calendar.view',
    phrases: [{ say: 'switch to month view', slots: { view: 'month' } }],
  },
  {
    command: 'contract.open',
    phrases: [{ say: 'show me rivkas contract', as: 'student' }],
  },
  {
    command: 'day.clear',
    phrases: [
      {
        say: 'woke up with fever.. cancel everything tomorrow',
        slots: { from: '2026-03-11T00:00', to: '2026-03-12T00:00' },
      },
      {
        say: 'clear my Thursday afternoon, there is a staff meeting',
        slots: { from: '2026-03-12T12:00', to: '2026-03-12T17:00' },
      },
      {
        say: "cancel all my lessons next week i'm at a conference",
        slots: { from: '2026-03-15T00:00', to: '2026-03-22T00:00' },
      },
      {
        say: "Please cancel all of Monday's lessons, 16 March.",
        slots: { from: '2026-03-16T00:00', to: '2026-03-17T00:00' },
      },
    ],
  },
  {
    command: 'feed.copy',
    phrases: [{ say: 'i need the calendar feed url so it syncs with outlook, copy it' }],
  },
  {
    command: 'lesson.count',
    phrases: [
      {
        say: 'how many lessons do I have next week',
        slots: { from: '2026-03-15T00:00', to: '2026-03-22T00:00' },
      },
      {
        say: 'how many times did I teach Yael in february',
        slots: { from: '2026-02-01T00:00', to: '2026-03-01T00:00' },
      },
      {
        say: 'how many lessons did i have in february',
        as: 'student',
        slots: { from: '2026-02-01T00:00', to: '2026-03-01T00:00' },
      },
      {
        say: 'how many lessons did Adam have last month?',
        as: 'parent',
        slots: { from: '2026-02-01T00:00', to: '2026-03-01T00:00' },
      },
    ],
  },
  {
    command: 'link.copy',
    phrases: [{ say: 'copy my sign up link for a new family' }],
  },
  {
    command: 'meeting.add',
    phrases: [
      {
        say: 'Noa physics Sunday 5pm',
        slots: { students: ['noa'], subject: 'su-physics', start: '2026-03-15T17:00' },
      },
      {
        say: 'pls put Omer in for english thurs 5.30pm',
        slots: { students: ['omer'], subject: 'su-english', start: '2026-03-12T17:30' },
      },
      {
        say: 'ok so um can you book itay for maths tomorrow at four',
        slots: { students: ['itay'], subject: 'su-maths', start: '2026-03-11T16:00' },
      },
      {
        say: 'I should be grateful if you would enter a physics lesson with Noam for Thursday the 19th at 6 in the evening.',
        slots: { students: ['noam'], subject: 'su-physics', start: '2026-03-19T18:00' },
      },
      {
        say: 'Yael maths half four on Thursday',
        slots: { students: ['yael'], subject: 'su-maths', start: '2026-03-12T16:30' },
      },
      {
        say: 'add עומר פרץ maths on 2/4 from 3 to 4pm',
        slots: {
          students: ['omer'],
          subject: 'su-maths',
          start: '2026-04-02T15:00',
          end: '2026-04-02T16:00',
        },
      },
      {
        say: 'schedule an extra hour of English w/ Itay next Wednesday 3pm, he has finals',
        slots: {
          students: ['itay'],
          subject: 'su-english',
          start: '2026-03-18T15:00',
          end: '2026-03-18T16:00',
        },
      },
      {
        say: 'Noa wants a weekly maths slot, Sundays at 2pm until the end of June, put it in',
        slots: {
          students: ['noa'],
          subject: 'su-maths',
          start: '2026-03-15T14:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=SU;UNTIL=20260630',
        },
      },
      {
        say: 'every thursday 6pm english with Itay 10 lessons',
        slots: {
          students: ['itay'],
          subject: 'su-english',
          start: '2026-03-12T18:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TH;COUNT=10',
        },
      },
      {
        say: 'please to make lesson for Noam, english, this Friday at 9 in the morning',
        slots: { students: ['noam'], subject: 'su-english', start: '2026-03-13T09:00' },
      },
      {
        say: 'book omer english tuesday 5pm',
        slots: { students: ['omer'], subject: 'su-english', start: '2026-03-17T17:00' },
      },
      {
        say: 'book a maths lesson tomorrow at 5',
        slots: { subject: 'su-maths', start: '2026-03-11T17:00' },
        status: 'ask',
        asks: 'students',
      },
    ],
  },
  {
    command: 'meeting.addBatch',
    phrases: [
      { say: 'Noa maths Sunday 5pm and Omer English Thursday 2pm, book both' },
      { say: 'hi, put in Yael maths tomorrow at 3pm and Noam physics Thursday at 6pm. ta' },
    ],
  },
  {
    command: 'meeting.attendees',
    phrases: [
      { say: 'add Yael to the Monday group', slots: { meeting: 'm-group', add: ['yael'], scope: 'future' } },
      {
        say: 'itay is dropping out of the monday group, take him off it',
        slots: { meeting: 'm-group', remove: ['itay'], scope: 'future' },
      },
    ],
  },
  {
    command: 'meeting.cancel',
    phrases: [
      {
        say: 'cancel Omer tomorrow',
        slots: { meeting: 'm-omer', occurrence: '2026-03-11T18:00' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: "Noa's got flu. Cancel her this Thursday, just the one lesson",
        slots: { meeting: 'm-noa', occurrence: '2026-03-12T16:00', scope: 'this' },
      },
      { say: 'scrap Itay on Friday please', slots: { meeting: 'm-itay' } },
      {
        say: 'no group next monday, only this once, call it off',
        slots: { meeting: 'm-group', occurrence: '2026-03-16T19:00', scope: 'this' },
      },
      {
        say: 'delete the entire series with Noam, he is moving to Haifa',
        slots: { meeting: 'm-noam', scope: 'all' },
      },
      {
        say: "yael is ill, can you cancel today's lesson with her, today only",
        slots: { meeting: 'm-yael', occurrence: '2026-03-10T15:00', scope: 'this' },
      },
      {
        say: 'cancle noa on thursday',
        slots: { meeting: 'm-noa', occurrence: '2026-03-12T16:00' },
        status: 'ask',
      },
      {
        say: 'cant make it sunday, cancel pls',
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00' },
      },
      {
        say: "i'm not coming to the group on monday",
        as: 'student',
        slots: { meeting: 'm-group', occurrence: '2026-03-16T19:00' },
      },
      {
        say: 'soz got basketball sunday gotta cancel maths',
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00' },
      },
      { say: 'i have to cancel a lesson next week', as: 'student', status: 'ask', asks: 'meeting' },
      {
        say: "Adam is poorly, he won't be able to come tomorrow, please cancel.",
        as: 'parent',
        slots: { meeting: 'm-adam', occurrence: '2026-03-11T16:00', child: 'adam' },
      },
      {
        say: 'Dana cannot come on Sunday, please to cancel her maths',
        as: 'parent',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', child: 'dana' },
      },
      {
        say: "Dana has a school trip so she's skipping the group on Monday",
        as: 'parent',
        slots: { meeting: 'm-group', occurrence: '2026-03-16T19:00', child: 'dana' },
      },
    ],
  },
  {
    command: 'meeting.change',
    phrases: [
      {
        say: 'let the Monday group have up to 6 kids from now on',
        slots: { meeting: 'm-group', capacity: 6 },
      },
    ],
  },
  {
    command: 'meeting.describe',
    phrases: [
      {
        say: 'note for tomorrow with Omer: bring the fractions worksheet',
        slots: { meeting: 'm-omer' },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.leave',
    phrases: [
      { say: 'i want to leave the monday group', as: 'student', slots: { meeting: 'm-group' } },
      {
        say: 'take Dana out of the Monday group please, it ends too late for her',
        as: 'parent',
        slots: { meeting: 'm-group', child: 'dana' },
      },
    ],
  },
  {
    command: 'meeting.move',
    phrases: [
      {
        say: 'move Omer tomorrow to 7',
        slots: { meeting: 'm-omer', occurrence: '2026-03-11T18:00', start: '2026-03-11T19:00' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: "Yael's mum just rang, can you shift today's lesson to half past 4, just today",
        slots: {
          meeting: 'm-yael',
          occurrence: '2026-03-10T15:00',
          start: '2026-03-10T16:30',
          scope: 'this',
        },
      },
      {
        say: 'Noam at 6 instead of 5 next monday, only that once',
        slots: {
          meeting: 'm-noam',
          occurrence: '2026-03-16T17:00',
          start: '2026-03-16T18:00',
          scope: 'this',
        },
      },
      {
        say: "push noa's thursday lesson back half an hour",
        slots: { meeting: 'm-noa', occurrence: '2026-03-12T16:00', start: '2026-03-12T16:30' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'from now on Noam comes at 6pm on Mondays, please change it',
        slots: { meeting: 'm-noam', start: '2026-03-16T18:00', scope: 'future' },
      },
      { say: "mvoe Itay's friday lesson to 11 am", slots: { meeting: 'm-itay', start: '2026-03-13T11:00' } },
      {
        say: "Kindly reschedule Itay's English on Friday to Sunday at ten in the morning.",
        slots: { meeting: 'm-itay', start: '2026-03-15T10:00' },
      },
      {
        say: 'from next week on move the monday group to 7:30pm',
        slots: { meeting: 'm-group', start: '2026-03-16T19:30', scope: 'future' },
      },
      {
        say: 'can we do Noa on Wednesday instead of Thursday, same time, this week only',
        slots: { meeting: 'm-noa', occurrence: '2026-03-12T16:00', start: '2026-03-11T16:00', scope: 'this' },
      },
      {
        say: "bring Omer's lesson tomorrow forward an hour, just this time, I've got parents evening",
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          start: '2026-03-11T17:00',
          scope: 'this',
        },
      },
      {
        say: "Dana's Sunday maths to 5 o'clock",
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', start: '2026-03-15T17:00' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'tmrw 6pm lesson -> thursday 6pm, one off',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          start: '2026-03-12T18:00',
          scope: 'this',
        },
      },
      {
        say: 'can we do sunday at 5 instead of 4',
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', start: '2026-03-15T17:00' },
      },
      {
        say: 'please could my Sunday lesson be moved to Wednesday the 18th at 5pm?',
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', start: '2026-03-18T17:00' },
      },
      {
        say: 'push sundays maths half an hour later pretty please',
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', start: '2026-03-15T16:30' },
      },
      {
        say: 'Could Adam come at 5 instead of 4 tomorrow?',
        as: 'parent',
        slots: {
          meeting: 'm-adam',
          occurrence: '2026-03-11T16:00',
          start: '2026-03-11T17:00',
          child: 'adam',
        },
      },
      {
        say: "Would it be possible to move Dana's Sunday lesson to Wednesday 18 March at 6 pm?",
        as: 'parent',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
          start: '2026-03-18T18:00',
          child: 'dana',
        },
      },
      {
        say: 'move adam to thursday this week same hour',
        as: 'parent',
        slots: {
          meeting: 'm-adam',
          occurrence: '2026-03-11T16:00',
          start: '2026-03-12T16:00',
          child: 'adam',
        },
      },
    ],
  },
  {
    command: 'meeting.number',
    phrases: [{ say: "start Noa's lesson numbering from 12", slots: { meeting: 'm-noa' }, mayAsk: true }],
  },
  {
    command: 'meeting.open',
    phrases: [
      { say: "open Noa's lesson on Thursday", slots: { meeting: 'm-noa', occurrence: '2026-03-12T16:00' } },
    ],
  },
  {
    command: 'meeting.place',
    phrases: [
      { say: 'Omer goes online from now on', slots: { meeting: 'm-omer', place: 'online', scope: 'future' } },
      {
        say: "do all of Thursday's lessons on zoom, my kitchen is being painted",
        slots: { place: 'online', from: '2026-03-12T00:00', to: '2026-03-13T00:00' },
      },
    ],
  },
  {
    command: 'meeting.price',
    phrases: [
      {
        say: 'charge Noam 160 per lesson from now on',
        slots: { meeting: 'm-noam', cost: 160, scope: 'future' },
      },
      {
        say: "Yael's lesson today is 80 shekels, just this one, set it please",
        slots: { meeting: 'm-yael', occurrence: '2026-03-10T15:00', cost: 80, scope: 'this' },
      },
    ],
  },
  {
    command: 'meeting.propose',
    phrases: [
      {
        say: 'offer Omer Thursday at 6pm for maths',
        slots: { students: ['omer'], start: '2026-03-12T18:00' },
      },
    ],
  },
  {
    command: 'meeting.remind',
    phrases: [
      { say: 'remind me 20 mins before every lesson' },
      { say: 'give me a nudge an hour before Omer tomorrow', slots: { meeting: 'm-omer' }, mayAsk: true },
    ],
  },
  {
    command: 'meeting.repeat',
    phrases: [
      {
        say: "make Noa's lessons every other week from now on",
        slots: { meeting: 'm-noa', rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TH' },
      },
      {
        say: "make Itay's Friday English a weekly thing",
        slots: { meeting: 'm-itay', rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=FR' },
      },
    ],
  },
  {
    command: 'meeting.request',
    phrases: [
      {
        say: 'can i have a maths lesson thursday at 5 pm',
        as: 'student',
        slots: { subject: 'su-maths', start: '2026-03-12T17:00' },
      },
      {
        say: 'hi could I book physics for Wednesday 3pm please? got a test',
        as: 'student',
        slots: { subject: 'su-physics', start: '2026-03-11T15:00' },
      },
      {
        say: 'english friday 10am',
        as: 'student',
        slots: { subject: 'su-english', start: '2026-03-13T10:00' },
      },
      {
        say: 'need extra maths on the 19th at 4pm',
        as: 'student',
        slots: { subject: 'su-maths', start: '2026-03-19T16:00' },
      },
      {
        say: 'english every thursday at 5pm, 8 lessons please',
        as: 'student',
        slots: {
          subject: 'su-english',
          start: '2026-03-12T17:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TH;COUNT=8',
        },
      },
      {
        say: 'Please could you book a physics lesson for Adam on Thursday at 3pm',
        as: 'parent',
        slots: { subject: 'su-physics', start: '2026-03-12T15:00', child: 'adam' },
      },
      {
        say: 'Adam english sunday 2pm',
        as: 'parent',
        slots: { subject: 'su-english', start: '2026-03-15T14:00', child: 'adam' },
      },
      {
        say: 'i need one more maths lesson for dana before the exam, wednesday 6 pm if you can',
        as: 'parent',
        slots: { subject: 'su-maths', start: '2026-03-11T18:00', child: 'dana' },
      },
    ],
  },
  {
    command: 'meeting.resize',
    phrases: [
      {
        say: 'make thursday with Noa an hour and a half',
        slots: { meeting: 'm-noa', occurrence: '2026-03-12T16:00', minutes: 90 },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'cut omers lesson tomorrow to 30 min, only tomorrow',
        slots: { meeting: 'm-omer', occurrence: '2026-03-11T18:00', minutes: 30, scope: 'this' },
      },
      {
        say: "From now on Yael's lessons should last an hour, please update them.",
        slots: { meeting: 'm-yael', minutes: 60, scope: 'future' },
      },
      { say: 'Itay on Friday needs a full hour, extend it', slots: { meeting: 'm-itay', minutes: 60 } },
      {
        say: 'shorten the Monday group by 15 minutes next week only',
        slots: { meeting: 'm-group', occurrence: '2026-03-16T19:00', minutes: 75, scope: 'this' },
      },
    ],
  },
  {
    command: 'meeting.scalePrice',
    phrases: [
      {
        say: "knock 10% off all next week's lessons",
        slots: { from: '2026-03-15T00:00', to: '2026-03-22T00:00' },
        or: 'meeting.discount',
      },
    ],
  },
  {
    command: 'pending.approve',
    phrases: [{ say: "yes to Yael's maths on Thursday, approve it", slots: { pending: 'p-yael' } }],
  },
  {
    command: 'pending.decline',
    phrases: [
      { say: "Please decline Yael's lesson proposal for Thursday at five.", slots: { pending: 'p-yael' } },
    ],
  },
  {
    command: 'pending.open',
    phrases: [
      {
        say: 'show me the details of the lesson Yael proposed',
        slots: { pending: 'p-yael' },
        or: 'pending.show',
      },
    ],
  },
  {
    command: 'pending.show',
    phrases: [{ say: 'anything waiting for my ok?', or: ['request.show', 'notification.show'] }],
  },
  {
    command: 'request.add',
    phrases: [
      {
        say: 'Adam would love to join the Monday group, can you ask for a place',
        as: 'parent',
        slots: { child: 'adam' },
      },
    ],
  },
  {
    command: 'request.approve',
    phrases: [{ say: 'ok let Tom into the monday group, approve his request', slots: { request: 'r-tom' } }],
  },
  {
    command: 'request.reject',
    phrases: [{ say: "reject Tom Ben-Ami's request pls", slots: { request: 'r-tom' } }],
  },
  {
    command: 'request.show',
    phrases: [
      { say: "who's asking to join the group" },
      { say: 'has Rivka answered our request yet?', as: 'parent', or: ['pending.show', null] },
    ],
  },
  {
    command: 'schedule.check',
    phrases: [
      { say: 'am I free on Thursday at 6pm?', or: 'schedule.free' },
      { say: 'Noa asks about Sunday at 3, does that clash with anything' },
    ],
  },
  {
    command: 'schedule.free',
    phrases: [
      { say: 'when am i free on thursday', slots: { from: '2026-03-12T00:00', to: '2026-03-13T00:00' } },
      { say: 'any gaps tomorrow afternoon?', slots: { from: '2026-03-11T12:00', to: '2026-03-11T17:00' } },
      {
        say: 'find me a free 45 min slot next week',
        slots: { from: '2026-03-15T00:00', to: '2026-03-22T00:00' },
      },
      {
        say: 'when is Rivka free on thursday?',
        as: 'student',
        slots: { from: '2026-03-12T00:00', to: '2026-03-13T00:00' },
      },
      {
        say: 'does rivka have anything open tomorrow afternoon',
        as: 'student',
        slots: { from: '2026-03-11T12:00', to: '2026-03-11T17:00' },
      },
      {
        say: 'when does Rivka have time on Thursday afternoon?',
        as: 'parent',
        slots: { from: '2026-03-12T12:00', to: '2026-03-12T17:00' },
      },
    ],
  },
  {
    command: 'schedule.last',
    phrases: [{ say: 'when was the last time I taught Omer?' }],
  },
  {
    command: 'schedule.next',
    phrases: [
      { say: "who's up next" },
      { say: 'whens my next one with rivka', as: 'student' },
      { say: "when is Dana's next lesson", as: 'parent' },
    ],
  },
  {
    command: 'schedule.show',
    phrases: [
      { say: "what've I got tomorrow", slots: { from: '2026-03-11T00:00', to: '2026-03-12T00:00' } },
      { say: 'whats on thursday?', slots: { from: '2026-03-12T00:00', to: '2026-03-13T00:00' } },
      {
        say: 'Would you kindly show me my lessons for next week?',
        slots: { from: '2026-03-15T00:00', to: '2026-03-22T00:00' },
      },
      {
        say: 'list all lessons with Noam in February',
        slots: { from: '2026-02-01T00:00', to: '2026-03-01T00:00' },
      },
      {
        say: 'what do i have next week',
        as: 'student',
        slots: { from: '2026-03-15T00:00', to: '2026-03-22T00:00' },
      },
      {
        say: 'What lessons do the kids have next week?',
        as: 'parent',
        slots: { from: '2026-03-15T00:00', to: '2026-03-22T00:00' },
      },
      {
        say: 'what does Adam have tomorrow',
        as: 'parent',
        slots: { from: '2026-03-11T00:00', to: '2026-03-12T00:00' },
      },
    ],
  },
  {
    command: 'teacher.join',
    phrases: [{ say: 'someone gave me a link from another teacher, I want to join', as: 'student' }],
  },
  {
    command: 'time.block',
    phrases: [
      { say: 'block thursday 1-3pm dentist', slots: { start: '2026-03-12T13:00', end: '2026-03-12T15:00' } },
      { say: "I'm away 24 to 27 March", slots: { start: '2026-03-24T00:00', end: '2026-03-28T00:00' } },
      {
        say: 'keep every friday morning free for me, block it',
        slots: {
          start: '2026-03-13T06:00',
          end: '2026-03-13T12:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=FR',
        },
      },
      {
        say: 'pls close tomorrow from 12 till 2, I have to fetch my son',
        slots: { start: '2026-03-11T12:00', end: '2026-03-11T14:00' },
      },
    ],
  },
  {
    command: 'time.show',
    phrases: [
      {
        say: 'which hours have I blocked next week?',
        slots: { from: '2026-03-15T00:00', to: '2026-03-22T00:00' },
      },
    ],
  },
  {
    command: 'week.copy',
    phrases: [
      { say: 'copy this week over to next week' },
      { say: 'same timetable next week pls, just duplicate this week' },
    ],
  },
  {
    command: null,
    phrases: [
      { say: "don't cancel Noa on Thursday, she's feeling better" },
      { say: 'is Omer cancelled tomorrow?', mayRead: true },
      { say: "cheers, you're a star" },
      { say: 'should I move Yael to 4?', mayRead: true },
      { say: "I haven't cancelled the Monday group and I'm not going to" },
      { say: 'what a day, twelve kids and not one had done the homework' },
      { say: 'why did Itay miss the group yesterday?', mayRead: true },
      { say: "please do not block Friday, I'm working after all" },
      { say: 'did I move Noam to 6 already?', mayRead: true },
      { say: 'haha ok thx see u sunday', as: 'student' },
      { say: "no don't cancel sunday i can come after all", as: 'student' },
      { say: "is sunday's lesson still on?", as: 'student', mayRead: true },
      { say: 'what happens if i cancel on the same day?', as: 'student', mayRead: true },
      { say: 'Thank you so much, Adam really enjoyed it last week!', as: 'parent' },
      { say: 'Adam will be ten minutes late tomorrow, sorry', as: 'parent' },
      { say: "Please don't move Adam's lesson, Wednesday at four suits us fine", as: 'parent' },
    ],
  },
];
