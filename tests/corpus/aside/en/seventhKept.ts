/** What was kept of the seventh set in English while the grammar learned from the rest: 54.3% at first, no wrong action. Its school is that of the sixth (sixthWorlds.ts). */
import type { AsideList } from '../aside.ts';

export const lists: AsideList[] = [
  {
    command: 'attendance.mark',
    phrases: [
      {
        say: 'put itay as absent from the group yesterday',
        slots: {
          students: ['itay'],
          meeting: 'm-group',
          occurrence: '2026-03-09T19:00',
          present: false,
        },
      },
      {
        say: 'noa did turn up last thursday after all',
        slots: {
          students: ['noa'],
          meeting: 'm-noa',
          occurrence: '2026-03-05T16:00',
          present: true,
        },
      },
      {
        say: 'group yesterday: only dana showed up',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-09T19:00',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'calendar.import',
    phrases: [
      {
        say: 'i have an ics from my old calendar, load it in',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'calendar.save',
    phrases: [
      {
        say: 'add sundays lesson to my phone calendar',
        as: 'student',
        or: ['calendar.export', 'feed.copy'],
        mayAsk: true,
      },
    ],
  },
  {
    command: 'calendar.search',
    phrases: [
      {
        say: 'serach the calendar for optics',
        mayRead: true,
      },
    ],
  },
  {
    command: 'calendar.view',
    phrases: [
      {
        say: 'week view pls',
        as: 'student',
      },
    ],
  },
  {
    command: 'contract.accept',
    phrases: [
      {
        say: 'fine with the contract, i accept',
        as: 'parent',
        mayAsk: true,
      },
      {
        say: 'i agree to rivkas terms',
        as: 'student',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'contract.open',
    phrases: [
      {
        say: 'what does my contract say',
        or: ['settings.contract'],
        mayRead: true,
      },
    ],
  },
  {
    command: 'lesson.count',
    phrases: [
      {
        say: 'how many lesons did adam have in february?',
        as: 'parent',
        slots: {
          child: 'adam',
        },
        mayRead: true,
      },
      {
        say: 'how many lessons did i teach in february',
        or: ['stats.show'],
        mayRead: true,
      },
      {
        say: 'how many lessons have i had this year so far',
        as: 'student',
        mayRead: true,
      },
    ],
  },
  {
    command: 'meeting.add',
    phrases: [
      {
        say: 'squeeze omer in tomorow at 9 in the morning for half an hour',
        slots: {
          students: ['omer'],
          start: '2026-03-11T09:00',
          end: '2026-03-11T09:30',
        },
        or: ['meeting.move'],
        mayAsk: true,
      },
      {
        say: "itay's mum asked for english on wednesdays at 4",
        slots: {
          students: ['itay'],
          subject: 'su-english',
          start: '2026-03-11T16:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=WE',
        },
        mayAsk: true,
      },
      {
        say: 'put yael down for physics the day after tomorrow from 6 till 7',
        slots: {
          students: ['yael'],
          subject: 'su-physics',
          start: '2026-03-12T18:00',
          end: '2026-03-12T19:00',
        },
      },
      {
        say: 'dana needs an extra hour before her exam, saturday night at 8',
        slots: {
          students: ['dana'],
          start: '2026-03-14T20:00',
          end: '2026-03-14T21:00',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.attendees',
    phrases: [
      {
        say: "omer is coming along to itay's lesson on friday",
        slots: {
          add: ['omer'],
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
        },
        mayAsk: true,
      },
      {
        say: 'yael replaces itay in the group',
        slots: {
          add: ['yael'],
          remove: ['itay'],
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.cancel',
    phrases: [
      {
        say: 'please cancel adam on the 18th, only that one',
        as: 'parent',
        slots: {
          child: 'adam',
          meeting: 'm-adam',
          occurrence: '2026-03-18T16:00',
          scope: 'this',
        },
      },
      {
        say: 'cancel omer tomorrow only and move noa to 5 this week only',
        or: ['meeting.move'],
        mayAsk: true,
      },
      {
        say: "we're abroad from the 20th to the 28th of march, neither of the kids will come",
        as: 'parent',
        or: ['day.clear'],
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.change',
    phrases: [
      {
        say: 'todays lesson with yael is going to be maths not english',
        slots: {
          subject: 'su-maths',
          meeting: 'm-yael',
          occurrence: '2026-03-10T15:00',
        },
        mayAsk: true,
      },
      {
        say: 'let up to six people into the monday group',
        mayAsk: true,
      },
      {
        say: 'paint all of noams lessons green',
        slots: {
          meeting: 'm-noam',
          scope: 'all',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.describe',
    phrases: [
      {
        say: 'call the monday group "Calculus crew" from now on',
        or: ['meeting.change'],
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.leave',
    phrases: [
      {
        say: "i'm leaving the monday group for good",
        as: 'student',
        or: ['meeting.cancel'],
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.move',
    phrases: [
      {
        say: 'Adam needs to come half an hour earlier from now on',
        as: 'parent',
        slots: {
          child: 'adam',
          meeting: 'm-adam',
          start: '2026-03-11T15:30',
          occurrence: '2026-03-11T16:00',
          scope: 'future',
        },
        or: ['meeting.propose', 'meeting.request'],
        mayAsk: true,
      },
      {
        say: 'make it later',
        status: 'ask',
        or: [null],
      },
      {
        say: 'can adams lesson tomorrow be at 5 instead',
        as: 'parent',
        slots: {
          child: 'adam',
          meeting: 'm-adam',
          start: '2026-03-11T17:00',
          occurrence: '2026-03-11T16:00',
        },
        or: ['meeting.propose', 'meeting.request'],
        mayAsk: true,
      },
      {
        say: 'the physics with noam happens on the 18th this time, not on monday, hour stays',
        slots: {
          meeting: 'm-noam',
          start: '2026-03-18T17:00',
          occurrence: '2026-03-16T17:00',
          scope: 'this',
        },
        mayAsk: true,
      },
      {
        say: "i'm stuck in traffic, tell yael we start at 3:20",
        slots: {
          meeting: 'm-yael',
          start: '2026-03-10T15:20',
          occurrence: '2026-03-10T15:00',
        },
        mayAsk: true,
      },
      {
        say: 'switch my lesson',
        as: 'student',
        status: 'ask',
        or: ['meeting.propose', 'meeting.request'],
      },
      {
        say: 'sunday doesnt work anymore, could my private lesson be tuesdays at 4 from now on',
        as: 'student',
        slots: {
          scope: 'future',
        },
        or: ['meeting.propose', 'meeting.request'],
        mayAsk: true,
      },
      {
        say: 'can we do 5 instead of 4 this sunday',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          start: '2026-03-15T17:00',
          occurrence: '2026-03-15T16:00',
        },
        or: ['meeting.propose', 'meeting.request'],
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.number',
    phrases: [
      {
        say: 'tomorrow counts as lesson number 10 for omer',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.price',
    phrases: [
      {
        say: 'fridays lesson is on the house',
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
          cost: 0,
        },
        or: ['meeting.discount'],
        mayAsk: true,
      },
      {
        say: 'the group is 80 each from now on',
        slots: {
          scope: 'future',
          cost: 80,
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.propose',
    phrases: [
      {
        say: 'anser yael that friday at noon would suit me better',
        slots: {
          start: '2026-03-13T12:00',
        },
        or: ['pending.decline'],
        mayAsk: true,
      },
      {
        say: 'suggest sunday at 3 to yael rather than what she requested',
        slots: {
          start: '2026-03-15T15:00',
        },
        or: ['pending.decline'],
      },
    ],
  },
  {
    command: 'meeting.remind',
    phrases: [
      {
        say: "could you drop noa a remidner for thursday's class",
        slots: {
          meeting: 'm-noa',
          occurrence: '2026-03-12T16:00',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.request',
    phrases: [
      {
        say: 'english every tuesday at 5 would be great',
        as: 'student',
        slots: {
          subject: 'su-english',
          start: '2026-03-17T17:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TU',
        },
        mayAsk: true,
      },
      {
        say: "i'd like english for adam on sundays at 5",
        as: 'parent',
        slots: {
          subject: 'su-english',
          child: 'adam',
          start: '2026-03-15T17:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=SU',
        },
        mayAsk: true,
      },
      {
        say: 'need help with phisics before friday, wed at 7 pm?',
        as: 'student',
        slots: {
          subject: 'su-physics',
          start: '2026-03-11T19:00',
        },
        mayAsk: true,
      },
      {
        say: 'request a lesson for adam',
        as: 'parent',
        status: 'ask',
        slots: {
          child: 'adam',
        },
      },
      {
        say: 'would rivka take adam for maths on 17 march around 4',
        as: 'parent',
        slots: {
          subject: 'su-maths',
          child: 'adam',
          start: '2026-03-17T16:00',
        },
        mayAsk: true,
      },
      {
        say: 'my son wants to try physics next monday at 5',
        as: 'parent',
        slots: {
          subject: 'su-physics',
          child: 'adam',
          start: '2026-03-16T17:00',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.resize',
    phrases: [
      {
        say: 'make noams lessons 45 min from now on',
        slots: {
          meeting: 'm-noam',
          minutes: 45,
          scope: 'future',
        },
      },
    ],
  },
  {
    command: 'meeting.scalePrice',
    phrases: [
      {
        say: 'noams lesons go up by five percent as of next week',
        slots: {
          meeting: 'm-noam',
          scope: 'future',
        },
        or: ['meeting.price'],
        mayAsk: true,
      },
    ],
  },
  {
    command: 'pending.decline',
    phrases: [
      {
        say: "tell yael thursday doesn't work for me",
        slots: {
          pending: 'p-yael',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'pending.show',
    phrases: [
      {
        say: "what did we ask rivka for that she hasn't approved",
        as: 'parent',
        or: ['request.show'],
        mayRead: true,
      },
      {
        say: 'anyone waiting for my answer?',
        or: ['request.show'],
        mayRead: true,
      },
    ],
  },
  {
    command: 'request.add',
    phrases: [
      {
        say: "i'd love adam to be aprt of the monday group as well",
        as: 'parent',
        slots: {
          child: 'adam',
        },
        or: ['waitlist.join', 'meeting.request'],
        mayAsk: true,
      },
    ],
  },
  {
    command: 'schedule.check',
    phrases: [
      {
        say: 'do i have maths on monday or not',
        as: 'student',
        or: ['schedule.show'],
        mayRead: true,
      },
    ],
  },
  {
    command: 'schedule.free',
    phrases: [
      {
        say: 'which afternoons does the teacher have open next week',
        as: 'parent',
        mayRead: true,
      },
    ],
  },
  {
    command: 'schedule.last',
    phrases: [
      {
        say: 'last time omer was here?',
        slots: {
          students: ['omer'],
        },
        mayRead: true,
      },
      {
        say: 'when was my last private lesson',
        as: 'student',
        mayRead: true,
      },
    ],
  },
  {
    command: 'schedule.next',
    phrases: [
      {
        say: 'when is my next lesson',
        as: 'student',
        or: ['schedule.show'],
        mayRead: true,
      },
    ],
  },
  {
    command: 'schedule.show',
    phrases: [
      {
        say: 'adam tomorrow',
        as: 'parent',
        slots: {
          child: 'adam',
        },
        or: ['meeting.cancel', null, 'schedule.check'],
        mayAsk: true,
        mayRead: true,
      },
    ],
  },
  {
    command: 'teacher.join',
    phrases: [
      {
        say: 'can i become a student of rivka cohen',
        as: 'student',
        or: ['request.add'],
        mayAsk: true,
      },
    ],
  },
  {
    command: 'time.block',
    phrases: [
      {
        say: 'lunch break daily from 12:30 to 1, keep it closed',
        slots: {
          start: '2026-03-10T12:30',
          end: '2026-03-10T13:00',
          rrule: 'FREQ=DAILY;INTERVAL=1',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'time.show',
    phrases: [
      {
        say: 'which hours did i close off this month',
        mayRead: true,
      },
    ],
  },
  {
    command: 'time.unblock',
    phrases: [
      {
        say: 'students may book me on friday mornings again',
        mayAsk: true,
      },
      {
        say: 'dentist got cancelled, open tomorrow 2 to 3:30 again',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'waitlist.leave',
    phrases: [
      {
        say: 'remove my name from the waitlist',
        as: 'student',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'week.copy',
    phrases: [
      {
        say: 'same schedule next week as this one, copy it over pls',
        mayAsk: true,
      },
      {
        say: 'duplicate this week onto the week of march 22',
        mayAsk: true,
      },
    ],
  },
  {
    command: null,
    phrases: [
      {
        say: 'should i move omer to mondays?',
        or: ['schedule.check'],
        mayRead: true,
      },
      {
        say: 'haha ok see you then',
        as: 'student',
      },
      {
        say: "i'm not cancelling sunday, just checking",
        as: 'student',
        or: ['schedule.check'],
        mayRead: true,
      },
    ],
  },
];
