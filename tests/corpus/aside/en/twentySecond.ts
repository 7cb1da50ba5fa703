/** A twenty-second set of a stranger’s sentences in English, ordinary orders of three teachers: 97.5% at first. Its school is that of the sixth (sixthWorlds.ts). */
import type { AsideList } from '../aside.ts';

export const lists: AsideList[] = [
  {
    command: 'attendance.mark',
    phrases: [
      {
        say: 'noam didnt show up yesterday',
        slots: { students: ['noam'], meeting: 'm-noam', occurrence: '2026-03-09T17:00', present: false },
      },
      {
        say: 'dana was here on sunday',
        slots: { students: ['dana'], meeting: 'm-dana', occurrence: '2026-03-08T16:00', present: true },
      },
      {
        say: 'mark noa present last thursday',
        slots: { students: ['noa'], meeting: 'm-noa', occurrence: '2026-03-05T16:00', present: true },
      },
      {
        say: 'itay missed the group yesterday',
        slots: { students: ['itay'], meeting: 'm-group', occurrence: '2026-03-09T19:00', present: false },
      },
      {
        say: 'everyone came to the monday group yesterday',
        slots: {
          students: ['dana', 'itay'],
          meeting: 'm-group',
          occurrence: '2026-03-09T19:00',
          present: true,
        },
      },
      {
        say: 'Omer was absent last Wednesday, please mark it.',
        slots: { students: ['omer'], meeting: 'm-omer', occurrence: '2026-03-04T18:00', present: false },
      },
      {
        say: 'yael no show last tuesday',
        slots: { students: ['yael'], meeting: 'm-yael', occurrence: '2026-03-03T15:00', present: false },
      },
    ],
  },
  {
    command: 'calendar.save',
    phrases: [
      { say: 'save sundays lesson to my phone calendar', as: 'student', slots: { meeting: 'm-dana' } },
    ],
  },
  {
    command: 'day.clear',
    phrases: [
      {
        say: 'im sick cancel all my lessons tomorrow',
        slots: { from: '2026-03-11T00:00', to: '2026-03-12T00:00' },
      },
      { say: 'clear my thursday', slots: { from: '2026-03-12T00:00', to: '2026-03-13T00:00' } },
      {
        say: "Please cancel all of next week's lessons, I will be abroad.",
        slots: { from: '2026-03-15T00:00', to: '2026-03-22T00:00' },
      },
    ],
  },
  {
    command: 'lesson.count',
    phrases: [{ say: 'how many lessons has Noa had so far', slots: { students: ['noa'] } }],
  },
  {
    command: 'meeting.add',
    phrases: [
      {
        say: 'noam physics thursday 5:30',
        slots: { students: ['noam'], subject: 'su-physics', start: '2026-03-12T17:30' },
      },
      {
        say: 'Please add an English lesson for Yael on Friday at 9 in the morning.',
        slots: { students: ['yael'], subject: 'su-english', start: '2026-03-13T09:00' },
      },
      {
        say: 'extra maths for dana tomorrow 4pm, an hour',
        slots: {
          students: ['dana'],
          subject: 'su-maths',
          start: '2026-03-11T16:00',
          end: '2026-03-11T17:00',
        },
      },
      {
        say: 'book noa physics sunday 5 to 6',
        slots: {
          students: ['noa'],
          subject: 'su-physics',
          start: '2026-03-15T17:00',
          end: '2026-03-15T18:00',
        },
      },
      {
        say: 'itay english every monday at 4',
        slots: {
          students: ['itay'],
          subject: 'su-english',
          start: '2026-03-16T16:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=MO',
        },
      },
      {
        say: 'new lesson omer maths 19/3 at 17:00',
        slots: { students: ['omer'], subject: 'su-maths', start: '2026-03-19T17:00' },
      },
      {
        say: 'schedule yael for english tomorrow at eleven in the morning',
        slots: { students: ['yael'], subject: 'su-english', start: '2026-03-11T11:00' },
      },
      {
        say: "I'd like to schedule a physics lesson with Noam on Wednesday the 25th of March at 6:30 pm.",
        slots: { students: ['noam'], subject: 'su-physics', start: '2026-03-25T18:30' },
      },
      {
        say: 'dana + itay maths thursday 18:00-19:00',
        slots: {
          students: ['dana', 'itay'],
          subject: 'su-maths',
          start: '2026-03-12T18:00',
          end: '2026-03-12T19:00',
        },
      },
    ],
  },
  {
    command: 'meeting.addBatch',
    phrases: [{ say: 'book noam physics sunday at 6 and omer maths thursday at 7pm' }],
  },
  {
    command: 'meeting.attendees',
    phrases: [{ say: 'add noam to the monday group', slots: { meeting: 'm-group', add: ['noam'] } }],
  },
  {
    command: 'meeting.cancel',
    phrases: [
      {
        say: 'cancel noam monday',
        slots: { meeting: 'm-noam', occurrence: '2026-03-16T17:00' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'omer is sick cancel tomorrow, only tomorrow',
        slots: { meeting: 'm-omer', occurrence: '2026-03-11T18:00', scope: 'this' },
      },
      {
        say: "Please cancel Noa's lesson this Thursday, just this one.",
        slots: { meeting: 'm-noa', occurrence: '2026-03-12T16:00', scope: 'this' },
      },
      { say: 'cancel itay on friday', slots: { meeting: 'm-itay' } },
      {
        say: 'yaels mom called shes sick, pls cancel yael today',
        slots: { meeting: 'm-yael', occurrence: '2026-03-10T15:00' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'no monday group next week, cancel it just this once',
        slots: { meeting: 'm-group', occurrence: '2026-03-16T19:00', scope: 'this' },
      },
      {
        say: 'Omer has decided to stop. Please cancel all his lessons from now on.',
        slots: { meeting: 'm-omer', scope: 'future' },
      },
      {
        say: "can you cancel dana's lesson on sunday please",
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'cant come on sunday sry',
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00' },
      },
      {
        say: 'im sick i wont make it to the group on monday',
        as: 'student',
        slots: { meeting: 'm-group', occurrence: '2026-03-16T19:00' },
      },
      {
        say: 'cancel my maths on sunday pls',
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00' },
      },
      {
        say: "Dana is ill and won't come on Sunday",
        as: 'parent',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00' },
      },
      {
        say: "Adam can't make it tomorrow, sorry!",
        as: 'parent',
        slots: { meeting: 'm-adam', occurrence: '2026-03-11T16:00' },
      },
      {
        say: "Please cancel Adam's lesson this Wednesday.",
        as: 'parent',
        slots: { meeting: 'm-adam', occurrence: '2026-03-11T16:00' },
      },
      {
        say: "Dana won't be at the Monday group next week",
        as: 'parent',
        slots: { meeting: 'm-group', occurrence: '2026-03-16T19:00' },
      },
    ],
  },
  {
    command: 'meeting.leave',
    phrases: [{ say: 'i want to leave the monday group', as: 'student', slots: { meeting: 'm-group' } }],
  },
  {
    command: 'meeting.move',
    phrases: [
      {
        say: 'move omer to thursday at 6',
        slots: { meeting: 'm-omer', occurrence: '2026-03-11T18:00', start: '2026-03-12T18:00' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: "Please move Noa's lesson on Thursday to 5 o'clock, only this once.",
        slots: { meeting: 'm-noa', occurrence: '2026-03-12T16:00', start: '2026-03-12T17:00', scope: 'this' },
      },
      {
        say: 'push omer back half an hour tomorrow',
        slots: { meeting: 'm-omer', occurrence: '2026-03-11T18:00', start: '2026-03-11T18:30', delta: 30 },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'yael today at 4 instead of 3, just today',
        slots: {
          meeting: 'm-yael',
          occurrence: '2026-03-10T15:00',
          start: '2026-03-10T16:00',
          scope: 'this',
        },
      },
      {
        say: "From next week on, please move Omer's Wednesday lesson to 5.",
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-18T18:00',
          start: '2026-03-18T17:00',
          scope: 'future',
        },
      },
      {
        say: 'from now on yael starts at 3:30 instead of 3',
        slots: {
          meeting: 'm-yael',
          occurrence: '2026-03-10T15:00',
          start: '2026-03-10T15:30',
          scope: 'future',
        },
      },
      {
        say: 'can you move the monday group to 6:30',
        slots: { meeting: 'm-group', occurrence: '2026-03-16T19:00', start: '2026-03-16T18:30' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'Noam asked to come an hour earlier on Monday, please move him just this time.',
        slots: {
          meeting: 'm-noam',
          occurrence: '2026-03-16T17:00',
          start: '2026-03-16T16:00',
          scope: 'this',
        },
      },
      { say: 'itay friday move to 11', slots: { meeting: 'm-itay', start: '2026-03-13T11:00' } },
      {
        say: 'hey can you move tomorrows lesson to thursday at 5',
        slots: { meeting: 'm-omer', occurrence: '2026-03-11T18:00', start: '2026-03-12T17:00' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'put noa on friday at 9am instead of thursday only this time',
        slots: { meeting: 'm-noa', occurrence: '2026-03-12T16:00', start: '2026-03-13T09:00', scope: 'this' },
      },
      {
        say: 'reschedule noam to tuesday same time',
        slots: { meeting: 'm-noam', occurrence: '2026-03-16T17:00', start: '2026-03-17T17:00' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: "Could you bring Dana's Sunday lesson forward by half an hour?",
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', start: '2026-03-15T15:30', delta: -30 },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'ok so move dana sunday to 5 pm just this one time thanks',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
          start: '2026-03-15T17:00',
          scope: 'this',
        },
      },
      {
        say: 'move noa from thursday to friday at 10am from now on',
        slots: {
          meeting: 'm-noa',
          occurrence: '2026-03-12T16:00',
          start: '2026-03-13T10:00',
          scope: 'future',
        },
      },
      {
        say: 'can we do sunday at 5 instead of 4',
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', start: '2026-03-15T17:00' },
      },
      {
        say: 'can we move sunday to tuesday at 4?',
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', start: '2026-03-17T16:00' },
      },
      {
        say: 'could we start half an hour later on sunday',
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', start: '2026-03-15T16:30' },
      },
      {
        say: 'can u move my sunday lesson to monday at 4',
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', start: '2026-03-16T16:00' },
      },
      {
        say: 'could we move adam tomorrow to 5',
        as: 'parent',
        slots: { meeting: 'm-adam', occurrence: '2026-03-11T16:00', start: '2026-03-11T17:00' },
      },
      {
        say: 'Can Adam come on Thursday instead of Wednesday, same time?',
        as: 'parent',
        slots: { meeting: 'm-adam', occurrence: '2026-03-11T16:00', start: '2026-03-12T16:00' },
      },
      {
        say: "Would it be possible to move Dana's Sunday lesson to Monday at 4?",
        as: 'parent',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', start: '2026-03-16T16:00' },
      },
      {
        say: 'please move adam tomorrow half an hour later',
        as: 'parent',
        slots: { meeting: 'm-adam', occurrence: '2026-03-11T16:00', start: '2026-03-11T16:30' },
      },
    ],
  },
  {
    command: 'meeting.place',
    phrases: [
      { say: 'noa from now on online', slots: { meeting: 'm-noa', place: 'online', scope: 'future' } },
      {
        say: 'all of next week on zoom please',
        slots: { place: 'online', from: '2026-03-15T00:00', to: '2026-03-22T00:00' },
      },
    ],
  },
  {
    command: 'meeting.price',
    phrases: [
      {
        say: 'charge 130 for omers lessons from now on',
        slots: { meeting: 'm-omer', cost: 130, scope: 'future' },
      },
    ],
  },
  {
    command: 'meeting.propose',
    phrases: [{ say: 'offer noam wednesday at 4', slots: { students: ['noam'], start: '2026-03-11T16:00' } }],
  },
  {
    command: 'meeting.remind',
    phrases: [
      { say: 'remind me 15 minutes before itay on friday', slots: { meeting: 'm-itay' } },
      {
        say: 'remind me half an hour before noams lesson on monday',
        slots: { meeting: 'm-noam', occurrence: '2026-03-16T17:00' },
        status: 'ask',
        asks: 'scope',
      },
    ],
  },
  {
    command: 'meeting.repeat',
    phrases: [
      {
        say: 'make itays friday lesson weekly',
        slots: { meeting: 'm-itay', rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=FR' },
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
      { say: 'maths friday 10am', as: 'student', slots: { subject: 'su-maths', start: '2026-03-13T10:00' } },
      {
        say: 'i have a test, i need a maths lesson tomorrow at 6pm for an hour',
        as: 'student',
        slots: { subject: 'su-maths', start: '2026-03-11T18:00', end: '2026-03-11T19:00' },
      },
      {
        say: 'adam maths sunday at 5',
        as: 'parent',
        slots: { child: 'adam', subject: 'su-maths', start: '2026-03-15T17:00' },
      },
      {
        say: 'Could I book an extra maths lesson for Dana on Thursday at 4:30 pm?',
        as: 'parent',
        slots: { child: 'dana', subject: 'su-maths', start: '2026-03-12T16:30' },
      },
      {
        say: 'id like weekly maths for adam on mondays at 5',
        as: 'parent',
        slots: {
          child: 'adam',
          subject: 'su-maths',
          start: '2026-03-16T17:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=MO',
        },
      },
    ],
  },
  {
    command: 'meeting.resize',
    phrases: [
      {
        say: 'make noa an hour and a half this thursday, just this time',
        slots: { meeting: 'm-noa', occurrence: '2026-03-12T16:00', minutes: 90, scope: 'this' },
      },
      {
        say: 'itay on friday should be an hour, please change it',
        slots: { meeting: 'm-itay', minutes: 60 },
      },
      {
        say: 'extend omer tomorrow by 15 min',
        slots: { meeting: 'm-omer', occurrence: '2026-03-11T18:00', minutes: 60 },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: "From now on Dana's Sunday lesson should be an hour long.",
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', minutes: 60, scope: 'future' },
      },
      {
        say: 'shorten noam on monday to 45 minutes',
        slots: { meeting: 'm-noam', occurrence: '2026-03-16T17:00', minutes: 45 },
        status: 'ask',
        asks: 'scope',
      },
    ],
  },
  {
    command: 'pending.approve',
    phrases: [{ say: 'approve yaels lesson on thursday', slots: { pending: 'p-yael' } }],
  },
  {
    command: 'request.add',
    phrases: [
      {
        say: 'Adam would like to join the Monday group',
        as: 'parent',
        slots: { meeting: 'm-group', child: 'adam' },
      },
    ],
  },
  {
    command: 'request.approve',
    phrases: [{ say: 'let tom into the monday group', slots: { request: 'r-tom' } }],
  },
  {
    command: 'request.show',
    phrases: [
      { say: 'did rivka answer my request', as: 'student', or: ['pending.show', 'pending.open'] },
      { say: 'has our request been approved yet', as: 'parent', or: ['pending.show', 'pending.open'] },
    ],
  },
  {
    command: 'schedule.check',
    phrases: [
      { say: 'am i free on wednesday at 4?', or: 'schedule.free' },
      { say: 'do i have anything thursday at 5', or: 'schedule.show' },
    ],
  },
  {
    command: 'schedule.free',
    phrases: [
      {
        say: 'when am i free thursday afternoon',
        slots: { from: '2026-03-12T12:00', to: '2026-03-12T17:00' },
      },
      { say: 'any free slots next week?', slots: { from: '2026-03-15T00:00', to: '2026-03-22T00:00' } },
      {
        say: 'is rivka free tomorrow afternoon',
        as: 'student',
        slots: { from: '2026-03-11T12:00', to: '2026-03-11T17:00' },
        or: 'schedule.check',
      },
      {
        say: 'when does rivka have time on thursday',
        as: 'student',
        slots: { from: '2026-03-12T00:00', to: '2026-03-13T00:00' },
      },
      {
        say: 'is there anything free on thursday afternoon?',
        as: 'parent',
        slots: { from: '2026-03-12T12:00', to: '2026-03-12T17:00' },
        or: 'schedule.check',
      },
    ],
  },
  {
    command: 'schedule.next',
    phrases: [
      { say: 'whos my next student' },
      { say: 'When is my next lesson with Noam?' },
      { say: 'when is my next lesson', as: 'student' },
      { say: 'when is adams next lesson', as: 'parent' },
    ],
  },
  {
    command: 'schedule.show',
    phrases: [
      { say: 'what do i have tomorrow', slots: { from: '2026-03-11T00:00', to: '2026-03-12T00:00' } },
      { say: 'whats on sunday', slots: { from: '2026-03-15T00:00', to: '2026-03-16T00:00' } },
      {
        say: 'Could you show me my lessons for next week, please?',
        slots: { from: '2026-03-15T00:00', to: '2026-03-22T00:00' },
        or: 'calendar.goto',
      },
      {
        say: 'what do i have next week',
        as: 'student',
        slots: { from: '2026-03-15T00:00', to: '2026-03-22T00:00' },
      },
      {
        say: 'what lessons do i have on monday',
        as: 'student',
        slots: { from: '2026-03-16T00:00', to: '2026-03-17T00:00' },
      },
      {
        say: 'what do the kids have tomorrow',
        as: 'parent',
        slots: { from: '2026-03-11T00:00', to: '2026-03-12T00:00' },
      },
      {
        say: 'What lessons does Dana have next week?',
        as: 'parent',
        slots: { from: '2026-03-15T00:00', to: '2026-03-22T00:00' },
      },
    ],
  },
  {
    command: 'time.block',
    phrases: [
      { say: 'block thursday 12 to 2', slots: { start: '2026-03-12T12:00', end: '2026-03-12T14:00' } },
      {
        say: 'dentist tomorrow 9 to 10:30 please block it',
        slots: { start: '2026-03-11T09:00', end: '2026-03-11T10:30' },
      },
      {
        say: 'block every wednesday from 1 to 2:30',
        slots: {
          start: '2026-03-11T13:00',
          end: '2026-03-11T14:30',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=WE',
        },
      },
      {
        say: 'Please block all of Friday, I have a family event.',
        slots: { start: '2026-03-13T00:00', end: '2026-03-14T00:00' },
        mayAsk: true,
      },
      {
        say: 'im away from the 22nd to the 26th of march, block it',
        slots: { start: '2026-03-22T00:00', end: '2026-03-27T00:00' },
      },
    ],
  },
  {
    command: 'time.show',
    phrases: [{ say: 'show me my blocked times' }],
  },
  {
    command: 'week.copy',
    phrases: [{ say: 'copy this week to next week' }],
  },
  {
    command: null,
    phrases: [
      { say: "don't cancel noam on monday, he's coming after all" },
      { say: 'thanks thats it for today' },
      { say: "was dana's lesson on sunday cancelled?", mayRead: true },
      { say: 'should i move yael to thursday?', mayRead: true },
      { say: "no need to move noa, it's fine as it is" },
      { say: 'nvm i can come on sunday dont cancel', as: 'student' },
      { say: 'ok cool thx', as: 'student' },
      { say: "Adam is coming tomorrow after all, please don't cancel", as: 'parent' },
      { say: "is adam's lesson tomorrow cancelled?", as: 'parent', mayRead: true },
      { say: 'Thank you Rivka, have a lovely week', as: 'parent' },
    ],
  },
];
