/** A seventeenth set of a stranger’s sentences in English, on a phone and in a hurry: 97.5% at first. Its school is that of the sixth (sixthWorlds.ts). */
import type { AsideList } from '../aside.ts';

export const lists: AsideList[] = [
  {
    command: 'attendance.mark',
    phrases: [
      {
        say: 'noam no show yesterday',
        slots: { meeting: 'm-noam', occurrence: '2026-03-09T17:00', students: ['noam'], present: false },
      },
      {
        say: 'dana came on sunday',
        slots: { meeting: 'm-dana', occurrence: '2026-03-08T16:00', students: ['dana'], present: true },
      },
      {
        say: 'Itay was absent from the group yesterday',
        slots: { meeting: 'm-group', occurrence: '2026-03-09T19:00', students: ['itay'], present: false },
      },
      {
        say: 'everyone came to the group yesterday',
        slots: { meeting: 'm-group', occurrence: '2026-03-09T19:00', present: true },
      },
    ],
  },
  {
    command: 'calendar.export',
    phrases: [{ say: 'download this month as pdf' }],
  },
  {
    command: 'calendar.goto',
    phrases: [{ say: 'go to 5 april' }],
  },
  {
    command: 'calendar.save',
    phrases: [{ say: 'can you add my lessons to my google calendar', as: 'student', or: 'feed.copy' }],
  },
  {
    command: 'contract.accept',
    phrases: [{ say: 'ok read it, i agree to the contract', as: 'student' }],
  },
  {
    command: 'contract.open',
    phrases: [{ say: 'can i see the contract', as: 'student' }],
  },
  {
    command: 'day.clear',
    phrases: [
      { say: 'im sick cancel everything today', slots: { from: '2026-03-10T00:00', to: '2026-03-11T00:00' } },
      {
        say: 'going abroad 15-17 march, cancel all the lessons',
        slots: { from: '2026-03-15T00:00', to: '2026-03-18T00:00' },
      },
      {
        say: 'Please clear my Thursday, my son has a ceremony at school.',
        slots: { from: '2026-03-12T00:00', to: '2026-03-13T00:00' },
      },
    ],
  },
  {
    command: 'lesson.count',
    phrases: [
      {
        say: 'how many lessons did I do with Noa in february',
        slots: { from: '2026-02-01T00:00', to: '2026-03-01T00:00' },
      },
      {
        say: 'how many lessons did Adam have in February',
        as: 'parent',
        slots: { from: '2026-02-01T00:00', to: '2026-03-01T00:00' },
      },
    ],
  },
  {
    command: 'link.copy',
    phrases: [{ say: 'give me the link to share with a new student', or: 'student.invite' }],
  },
  {
    command: 'meeting.add',
    phrases: [
      {
        say: 'pls book Omer maths thurs 5:30',
        slots: { students: ['omer'], subject: 'su-maths', start: '2026-03-12T17:30' },
      },
      {
        say: 'noa physics sunday 6pm',
        slots: { students: ['noa'], subject: 'su-physics', start: '2026-03-15T18:00' },
      },
      {
        say: 'pop Dana in for maths on Thursday at half five',
        slots: { students: ['dana'], subject: 'su-maths', start: '2026-03-12T17:30' },
      },
      {
        say: 'new lesson with Yael english tmrw 4 to 5',
        slots: {
          students: ['yael'],
          subject: 'su-english',
          start: '2026-03-11T16:00',
          end: '2026-03-11T17:00',
        },
      },
      {
        say: 'i want to put Noam for physics on Wednesday in 20:00',
        slots: { students: ['noam'], subject: 'su-physics', start: '2026-03-11T20:00' },
      },
      {
        say: 'Kindly schedule one extra English class for Itay on 19th March at 6 pm',
        slots: { students: ['itay'], subject: 'su-english', start: '2026-03-19T18:00' },
      },
      {
        say: 'Please arrange a weekly maths lesson for Yael, Sundays at 17:00, starting 22 March, until the end of June.',
        slots: {
          students: ['yael'],
          subject: 'su-maths',
          start: '2026-03-22T17:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=SU;UNTIL=20260630',
        },
      },
      {
        say: 'hey can you squeeze Noa in for an hour of physics friday at 9 in the morning',
        slots: {
          students: ['noa'],
          subject: 'su-physics',
          start: '2026-03-13T09:00',
          end: '2026-03-13T10:00',
        },
      },
      {
        say: 'add dana maths online next thursday 5pm 60 min',
        slots: {
          students: ['dana'],
          subject: 'su-maths',
          start: '2026-03-19T17:00',
          end: '2026-03-19T18:00',
          place: 'online',
        },
      },
      {
        say: "so i talked to Omer's mom and he needs an extra maths lesson, put him in sunday at 6",
        slots: { students: ['omer'], subject: 'su-maths', start: '2026-03-15T18:00' },
      },
      {
        say: 'book נועם physics sunday at 6',
        slots: { students: ['noam'], subject: 'su-physics', start: '2026-03-15T18:00' },
      },
    ],
  },
  {
    command: 'meeting.addBatch',
    phrases: [
      { say: 'Dana Thurs 5pm maths, Omer Thurs 6pm maths, Yael Thurs 7pm english' },
      { say: 'add yael english monday at 3 and noam physics sunday at 6' },
    ],
  },
  {
    command: 'meeting.attendees',
    phrases: [
      { say: 'add noa to the monday group', slots: { meeting: 'm-group', add: ['noa'] } },
      { say: 'take itay out of the monday group', slots: { meeting: 'm-group', remove: ['itay'] } },
    ],
  },
  {
    command: 'meeting.cancel',
    phrases: [
      { say: 'cancel itay friday', slots: { meeting: 'm-itay', occurrence: '2026-03-13T10:00' } },
      {
        say: 'cancel omer tomorrow',
        slots: { meeting: 'm-omer', occurrence: '2026-03-11T18:00' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'Yael is sick cancel her lesson today, just this one',
        slots: { meeting: 'm-yael', occurrence: '2026-03-10T15:00', scope: 'this' },
      },
      {
        say: 'cancel the monday group on 23/3 only that one',
        slots: { meeting: 'm-group', occurrence: '2026-03-23T19:00', scope: 'this' },
      },
      {
        say: 'i need to cancel to Dana the lesson of Sunday',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'Noam is stopping, please cancel his lessons from next week on',
        slots: { meeting: 'm-noam', scope: 'future' },
      },
      {
        say: "could you kindly cancel Noa's class on Thursday, only this week",
        slots: { meeting: 'm-noa', occurrence: '2026-03-12T16:00', scope: 'this' },
      },
      {
        say: 'cant make it on sunday sorry im sick',
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00' },
      },
      {
        say: "i won't be at the group on monday",
        as: 'student',
        slots: { meeting: 'm-group', occurrence: '2026-03-16T19:00' },
      },
      {
        say: "Adam is ill so he won't be coming tomorrow",
        as: 'parent',
        slots: { meeting: 'm-adam', occurrence: '2026-03-11T16:00', child: 'adam' },
      },
      {
        say: 'please cancel dana on sunday',
        as: 'parent',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', child: 'dana' },
      },
    ],
  },
  {
    command: 'meeting.change',
    phrases: [
      {
        say: "change Itay's Friday lesson from English to maths",
        slots: { meeting: 'm-itay', subject: 'su-maths' },
      },
    ],
  },
  {
    command: 'meeting.describe',
    phrases: [{ say: 'add a note to itay on friday: bring the workbook', slots: { meeting: 'm-itay' } }],
  },
  {
    command: 'meeting.leave',
    phrases: [
      { say: 'I want to leave the Monday group', as: 'student', slots: { meeting: 'm-group' } },
      {
        say: 'please take dana out of the monday group',
        as: 'parent',
        slots: { child: 'dana', meeting: 'm-group' },
      },
    ],
  },
  {
    command: 'meeting.move',
    phrases: [
      {
        say: 'move noa to 5 on thursday just this time',
        slots: { meeting: 'm-noa', occurrence: '2026-03-12T16:00', start: '2026-03-12T17:00', scope: 'this' },
      },
      {
        say: 'push omer back half an hour tomorrow, only tomorrow',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          start: '2026-03-11T18:30',
          scope: 'this',
        },
      },
      {
        say: "Please move Noam's Monday lesson to Tuesday at 5.",
        slots: { meeting: 'm-noam', occurrence: '2026-03-16T17:00', start: '2026-03-17T17:00' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'can u shift yael to 4 today just this once',
        slots: {
          meeting: 'm-yael',
          occurrence: '2026-03-10T15:00',
          start: '2026-03-10T16:00',
          scope: 'this',
        },
      },
      {
        say: "prepone Omer's class tomorrow by 1 hour, only this one",
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          start: '2026-03-11T17:00',
          scope: 'this',
        },
      },
      {
        say: 'please to move the lesson of Dana on Sunday to 17:30',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', start: '2026-03-15T17:30' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'from now on move Noa to half four on Thursdays',
        slots: { meeting: 'm-noa', start: '2026-03-12T16:30', scope: 'future' },
      },
      {
        say: "move itay's friday lesson to 11",
        slots: { meeting: 'm-itay', occurrence: '2026-03-13T10:00', start: '2026-03-13T11:00' },
      },
      {
        say: "reschedule tomorrow's lesson to thursday same time",
        slots: { meeting: 'm-omer', occurrence: '2026-03-11T18:00', start: '2026-03-12T18:00' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'move דנה sunday to 5 just this once',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
          start: '2026-03-15T17:00',
          scope: 'this',
        },
      },
      {
        say: 'can we move sunday to monday at 5?',
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', start: '2026-03-16T17:00' },
      },
      {
        say: 'hi Rivka can I come half an hour later on Sunday',
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', start: '2026-03-15T16:30' },
      },
      {
        say: 'any chance we can do 5 instead of 4 on sunday',
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', start: '2026-03-15T17:00' },
        mayAsk: true,
      },
      {
        say: 'can adam come at 5 instead of 4 tomorrow',
        as: 'parent',
        slots: {
          meeting: 'm-adam',
          occurrence: '2026-03-11T16:00',
          start: '2026-03-11T17:00',
          child: 'adam',
        },
      },
      {
        say: "Hello Rivka, would it be possible to move Adam's lesson tomorrow to Thursday at the same time? Thank you, Ruth",
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
    command: 'meeting.place',
    phrases: [
      {
        say: 'omer tomorrow on zoom, just this once',
        slots: { meeting: 'm-omer', place: 'online', scope: 'this' },
      },
      {
        say: 'all my lessons next week are online',
        slots: { from: '2026-03-15T00:00', to: '2026-03-22T00:00', place: 'online' },
      },
    ],
  },
  {
    command: 'meeting.price',
    phrases: [
      {
        say: 'charge omer 130 a lesson from now on',
        slots: { meeting: 'm-omer', cost: 130, scope: 'future' },
      },
      { say: "set friday's lesson with itay to 90 shekels", slots: { meeting: 'm-itay', cost: 90 } },
    ],
  },
  {
    command: 'meeting.propose',
    phrases: [
      {
        say: 'offer Omer sunday at 5:30 for maths',
        slots: { students: ['omer'], start: '2026-03-15T17:30' },
      },
    ],
  },
  {
    command: 'meeting.remind',
    phrases: [
      { say: 'remind me 15 min before every lesson' },
      { say: 'ping me an hour before Omer tomorrow', slots: { meeting: 'm-omer' }, mayAsk: true },
    ],
  },
  {
    command: 'meeting.repeat',
    phrases: [
      {
        say: "make itay's friday lesson weekly",
        slots: { meeting: 'm-itay', rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=FR' },
      },
      {
        say: 'make Noa fortnightly from now on please',
        slots: { meeting: 'm-noa', rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TH' },
      },
    ],
  },
  {
    command: 'meeting.request',
    phrases: [
      {
        say: 'i need another maths lesson before my test can i come thursday at 5',
        as: 'student',
        slots: { subject: 'su-maths', start: '2026-03-12T17:00' },
      },
      { say: 'maths wed 5pm pls', as: 'student', slots: { subject: 'su-maths', start: '2026-03-11T17:00' } },
      {
        say: 'can i book maths every thursday at 6',
        as: 'student',
        slots: { subject: 'su-maths', start: '2026-03-12T18:00', rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TH' },
      },
      {
        say: 'need an extra maths lesson for dana thursday at 6',
        as: 'parent',
        slots: { child: 'dana', subject: 'su-maths', start: '2026-03-12T18:00' },
      },
      {
        say: 'adam english sunday 5pm',
        as: 'parent',
        slots: { child: 'adam', subject: 'su-english', start: '2026-03-15T17:00' },
      },
    ],
  },
  {
    command: 'meeting.resize',
    phrases: [
      {
        say: 'cut omer down to 30 min tomorrow',
        slots: { meeting: 'm-omer', occurrence: '2026-03-11T18:00', minutes: 30 },
        status: 'ask',
        asks: 'scope',
      },
      { say: 'from now on noam is 45 min', slots: { meeting: 'm-noam', minutes: 45, scope: 'future' } },
      {
        say: "extend tomorow's lesson with Omer by 15 minutes just this once",
        slots: { meeting: 'm-omer', occurrence: '2026-03-11T18:00', minutes: 60, scope: 'this' },
      },
      {
        say: 'make itay on friday a full hour',
        slots: { meeting: 'm-itay', occurrence: '2026-03-13T10:00', minutes: 60 },
      },
      {
        say: 'the lesson of Noa on Thursday will be 90 minutes, only this time',
        slots: { meeting: 'm-noa', occurrence: '2026-03-12T16:00', minutes: 90, scope: 'this' },
      },
    ],
  },
  {
    command: 'pending.approve',
    phrases: [{ say: "approve Yael's request for thursday", slots: { pending: 'p-yael' } }],
  },
  {
    command: 'pending.decline',
    phrases: [{ say: 'say no to the lesson Yael asked for on Thursday', slots: { pending: 'p-yael' } }],
  },
  {
    command: 'pending.show',
    phrases: [{ say: 'any lesson requests i need to answer', or: 'request.show' }],
  },
  {
    command: 'request.add',
    phrases: [
      {
        say: 'Adam wants to join the monday group too',
        as: 'parent',
        slots: { child: 'adam', meeting: 'm-group' },
      },
    ],
  },
  {
    command: 'request.approve',
    phrases: [{ say: 'let Tom into the monday group', slots: { request: 'r-tom' } }],
  },
  {
    command: 'request.reject',
    phrases: [{ say: 'turn down Tom, the group is full', slots: { request: 'r-tom' } }],
  },
  {
    command: 'request.show',
    phrases: [
      { say: 'who asked to join my group' },
      { say: 'did Rivka answer my request yet', as: 'student', or: 'pending.show' },
    ],
  },
  {
    command: 'schedule.check',
    phrases: [{ say: 'am i free thursday at 5', or: 'schedule.free' }],
  },
  {
    command: 'schedule.free',
    phrases: [
      {
        say: 'any free slots thursday afternoon',
        slots: { from: '2026-03-12T12:00', to: '2026-03-12T17:00' },
      },
      {
        say: 'is Rivka free on thursday evening',
        as: 'student',
        slots: { from: '2026-03-12T17:00', to: '2026-03-12T21:00' },
        or: 'schedule.check',
      },
      {
        say: 'anything free on thursday for Adam',
        as: 'parent',
        slots: { from: '2026-03-12T00:00', to: '2026-03-13T00:00' },
      },
    ],
  },
  {
    command: 'schedule.last',
    phrases: [{ say: 'when was my last lesson with Omer' }],
  },
  {
    command: 'schedule.next',
    phrases: [
      { say: "who's my next student" },
      { say: 'when do i have my next lesson', as: 'student' },
      { say: "when's adams next lesson", as: 'parent', slots: { child: 'adam' } },
    ],
  },
  {
    command: 'schedule.show',
    phrases: [
      { say: 'whats on tomorrow', slots: { from: '2026-03-11T00:00', to: '2026-03-12T00:00' } },
      {
        say: "could you show me next week's lessons please?",
        slots: { from: '2026-03-15T00:00', to: '2026-03-22T00:00' },
        or: 'calendar.goto',
      },
      { say: 'who do i have thursday', slots: { from: '2026-03-12T00:00', to: '2026-03-13T00:00' } },
      {
        say: 'what lessons do i have next week',
        as: 'student',
        slots: { from: '2026-03-15T00:00', to: '2026-03-22T00:00' },
      },
      {
        say: 'what lessons do the kids have tomorrow',
        as: 'parent',
        slots: { from: '2026-03-11T00:00', to: '2026-03-12T00:00' },
      },
    ],
  },
  {
    command: 'time.block',
    phrases: [
      { say: 'block tomorrow 1 to 3 dentist', slots: { start: '2026-03-11T13:00', end: '2026-03-11T15:00' } },
      {
        say: "I'm not available on Thursday from 7 pm to 9 pm, please block it",
        slots: { start: '2026-03-12T19:00', end: '2026-03-12T21:00' },
      },
      {
        say: 'block every wednesday 12 to 1 for lunch',
        slots: {
          start: '2026-03-11T12:00',
          end: '2026-03-11T13:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=WE',
        },
      },
      {
        say: "I'm on holiday April 1 to April 8, block it off",
        slots: { start: '2026-04-01T00:00', end: '2026-04-09T00:00' },
      },
    ],
  },
  {
    command: 'time.show',
    phrases: [{ say: 'what hours have i blocked' }],
  },
  {
    command: 'waitlist.join',
    phrases: [
      {
        say: 'put Adam on the waiting list for the Monday group',
        as: 'parent',
        slots: { child: 'adam', meeting: 'm-group' },
        or: 'request.add',
      },
    ],
  },
  {
    command: 'week.copy',
    phrases: [
      { say: 'copy this week to next week pls' },
      { say: 'duplicate this week for the next 2 weeks' },
    ],
  },
  {
    command: null,
    phrases: [
      { say: "dont cancel omer tomorrow, he's coming after all" },
      { say: 'should i move Noa to friday?' },
      { say: "is Yael's lesson today still on?", mayRead: true },
      { say: 'thx youre a star' },
      { say: 'did Noam come yesterday?', mayRead: true },
      { say: 'what if i cancel the group on monday' },
      { say: 'no leave Dana where she is' },
      { say: 'thanks see you sunday!', as: 'student' },
      { say: "I'm not cancelling Sunday, just a bit late", as: 'student' },
      { say: "is Sunday's lesson cancelled?", as: 'student', mayRead: true },
      { say: "please don't cancel Adam tomorrow, he's feeling better", as: 'parent' },
      { say: 'thank you so much Adam really enjoyed the lesson', as: 'parent' },
    ],
  },
];
