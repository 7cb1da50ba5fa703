/** An eighth set of a stranger’s sentences in English, the everyday middle of the calendar and of requests: 91.7%, no wrong action at first. Its school is that of the sixth (sixthWorlds.ts). */
import type { AsideList } from '../aside.ts';

export const lists: AsideList[] = [
  {
    command: 'attendance.mark',
    phrases: [
      {
        say: 'noa was here last thursday after all',
        slots: {
          students: ['noa'],
          meeting: 'm-noa',
          occurrence: '2026-03-05T16:00',
          present: true,
        },
        mayAsk: true,
      },
      {
        say: 'adam is sick and wont come tomorrow',
        as: 'parent',
        slots: {
          child: 'adam',
          meeting: 'm-adam',
          occurrence: '2026-03-11T16:00',
          present: false,
        },
        or: 'meeting.cancel',
        mayAsk: true,
      },
      {
        say: "i can't make it on sunday",
        as: 'student',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
          present: false,
        },
        or: 'meeting.cancel',
        mayAsk: true,
      },
      {
        say: "dana didn't show up on sunday",
        slots: {
          students: ['dana'],
          meeting: 'm-dana',
          occurrence: '2026-03-08T16:00',
          present: false,
        },
      },
    ],
  },
  {
    command: 'calendar.export',
    phrases: [
      {
        say: 'export my calendar',
        or: ['calendar.save'],
      },
    ],
  },
  {
    command: 'calendar.goto',
    phrases: [
      {
        say: 'go to the week of april 12',
      },
    ],
  },
  {
    command: 'calendar.import',
    phrases: [
      {
        say: 'import lessons from my google calendar file',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'calendar.save',
    phrases: [
      {
        say: 'save the calendar to my computer',
        or: ['calendar.export'],
      },
    ],
  },
  {
    command: 'calendar.search',
    phrases: [
      {
        say: 'search the calendar for physics',
        or: ['schedule.show'],
        mayRead: true,
      },
    ],
  },
  {
    command: 'calendar.view',
    phrases: [
      {
        say: 'switch to month view',
      },
    ],
  },
  {
    command: 'contract.accept',
    phrases: [
      {
        say: 'i accept the contract',
        as: 'student',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'contract.open',
    phrases: [
      {
        say: 'show me rivkas contract',
        as: 'student',
      },
    ],
  },
  {
    command: 'day.clear',
    phrases: [
      {
        say: 'clear my whole thursday',
        slots: {
          from: '2026-03-12T00:00',
          to: '2026-03-13T00:00',
        },
        mayAsk: true,
      },
      {
        say: "cancel everything from the 22nd to the 24th, i'm away",
        slots: {
          from: '2026-03-22T00:00',
          to: '2026-03-25T00:00',
        },
        or: ['meeting.cancel', 'time.block'],
        mayAsk: true,
      },
    ],
  },
  {
    command: 'feed.copy',
    phrases: [
      {
        say: 'copy the link so i can see my lessons in google calendar',
        or: ['link.copy', 'calendar.export'],
        mayAsk: true,
      },
    ],
  },
  {
    command: 'lesson.count',
    phrases: [
      {
        say: 'how many lessons did dana have in february',
        as: 'parent',
        slots: {
          child: 'dana',
          from: '2026-02-01T00:00',
          to: '2026-03-01T00:00',
        },
        mayRead: true,
      },
      {
        say: 'how many lessons did i give omer this month',
        slots: {
          students: ['omer'],
          from: '2026-03-01T00:00',
        },
        mayRead: true,
      },
    ],
  },
  {
    command: 'link.copy',
    phrases: [
      {
        say: 'copy my booking link',
      },
    ],
  },
  {
    command: 'meeting.add',
    phrases: [
      {
        say: 'add a lesson with Itay sunday at 6 for an hour',
        slots: {
          students: ['itay'],
          start: '2026-03-15T18:00',
          end: '2026-03-15T19:00',
        },
        mayAsk: true,
      },
      {
        say: 'Noa physics extra lesson tomorrow 4pm',
        slots: {
          students: ['noa'],
          subject: 'su-physics',
          start: '2026-03-11T16:00',
        },
      },
      {
        say: 'book yael for two hours on the 20th at 11am she has an exam',
        slots: {
          students: ['yael'],
          start: '2026-03-20T11:00',
          end: '2026-03-20T13:00',
        },
        mayAsk: true,
      },
      {
        say: 'schedule maths with Noam and Yael together on wednesday the 18th at 5pm',
        slots: {
          students: ['noam', 'yael'],
          subject: 'su-maths',
          start: '2026-03-18T17:00',
        },
      },
      {
        say: 'put דנה in for physics thursday 17:30',
        slots: {
          students: ['dana'],
          subject: 'su-physics',
          start: '2026-03-12T17:30',
        },
      },
      {
        say: 'omer maths fri 9:30-10:30',
        slots: {
          students: ['omer'],
          subject: 'su-maths',
          start: '2026-03-13T09:30',
          end: '2026-03-13T10:30',
        },
      },
      {
        say: 'set up weekly english for Dana, wednesdays at 4:30 pm, starting next week',
        slots: {
          students: ['dana'],
          subject: 'su-english',
          start: '2026-03-18T16:30',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=WE',
        },
      },
      {
        say: 'start a new maths series for noam every tuesday and thursday at 2pm until the end of may',
        slots: {
          students: ['noam'],
          subject: 'su-maths',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TU,TH;UNTIL=20260531',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.addBatch',
    phrases: [
      {
        say: 'book dana sunday 5pm, itay thursday 3pm and omer friday noon',
        or: ['meeting.add'],
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.attendees',
    phrases: [
      {
        say: 'yael joins the group this coming monday only',
        slots: {
          add: ['yael'],
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
          scope: 'this',
        },
        mayAsk: true,
      },
      {
        say: 'remove itay from the group from now on',
        slots: {
          remove: ['itay'],
          scope: 'future',
        },
        mayAsk: true,
      },
      {
        say: 'add Noam to the monday group',
        slots: {
          add: ['noam'],
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.cancel',
    phrases: [
      {
        say: 'im sick today cancel yael and let her know im sorry',
        slots: {
          meeting: 'm-yael',
          occurrence: '2026-03-10T15:00',
        },
        or: ['day.clear'],
        mayAsk: true,
      },
      {
        say: 'cancel noa on thursday just this week',
        slots: {
          meeting: 'm-noa',
          occurrence: '2026-03-12T16:00',
          scope: 'this',
        },
      },
      {
        say: 'omer is quitting, cancel all his lessons from april on',
        slots: {
          meeting: 'm-omer',
          scope: 'future',
        },
        mayAsk: true,
      },
      {
        say: "cacnel tomorrow's lesson with omer",
        status: 'ask',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
        },
      },
      {
        say: 'cancel my lesson on sunday, just this week',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
          scope: 'this',
        },
        or: ['attendance.mark'],
        mayAsk: true,
      },
      {
        say: 'pls delete itays lesson on friday',
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.change',
    phrases: [
      {
        say: 'raise the monday group to 6 students max',
        mayAsk: true,
      },
      {
        say: "make wednesday's lesson with Omer physics instead of maths",
        slots: {
          subject: 'su-physics',
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.describe',
    phrases: [
      {
        say: 'rename the friday lesson with Itay to Exam prep',
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
        },
      },
      {
        say: "add a note to noam's lesson on monday: bring the lab report",
        slots: {
          meeting: 'm-noam',
          occurrence: '2026-03-16T17:00',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.leave',
    phrases: [
      {
        say: 'i want to leave the monday group',
        as: 'student',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.move',
    phrases: [
      {
        say: 'itay friday 11:30 instead of 10',
        slots: {
          meeting: 'm-itay',
          start: '2026-03-13T11:30',
          occurrence: '2026-03-13T10:00',
        },
      },
      {
        say: 'cancel itay on friday and book him for sunday at 5 instead',
        or: ['meeting.cancel', 'meeting.add', 'meeting.addBatch'],
        mayAsk: true,
      },
      {
        say: 'ok so move tomorrows maths to seven thirty pm please',
        slots: {
          meeting: 'm-omer',
          start: '2026-03-11T19:30',
          occurrence: '2026-03-11T18:00',
        },
        mayAsk: true,
      },
      {
        say: 'can u push todays lesson with yael back half an hour',
        slots: {
          meeting: 'm-yael',
          start: '2026-03-10T15:30',
          occurrence: '2026-03-10T15:00',
        },
        mayAsk: true,
      },
      {
        say: 'noa asked to come an hour earlier on thursday so move her',
        slots: {
          meeting: 'm-noa',
          start: '2026-03-12T15:00',
          occurrence: '2026-03-12T16:00',
        },
        mayAsk: true,
      },
      {
        say: 'noam moves to tuesdays at 5 from now on',
        slots: {
          meeting: 'm-noam',
          start: '2026-03-17T17:00',
          scope: 'future',
        },
        or: ['meeting.repeat'],
        mayAsk: true,
      },
      {
        say: 'noa thursday at 5 instead of 4 and only 45 minutes, just this week',
        slots: {
          meeting: 'm-noa',
          start: '2026-03-12T17:00',
          occurrence: '2026-03-12T16:00',
          scope: 'this',
          end: '2026-03-12T17:45',
        },
        mayAsk: true,
      },
      {
        say: "push dana's sunday lesson to 5pm, just this once",
        slots: {
          meeting: 'm-dana',
          start: '2026-03-15T17:00',
          occurrence: '2026-03-15T16:00',
          scope: 'this',
        },
      },
      {
        say: "move sunday's maths to monday at 3, future ones too",
        slots: {
          start: '2026-03-16T15:00',
          scope: 'future',
        },
      },
    ],
  },
  {
    command: 'meeting.number',
    phrases: [
      {
        say: "set omer's next lesson to number 12",
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.open',
    phrases: [
      {
        say: "open thursday's lesson with noa",
        slots: {
          meeting: 'm-noa',
          occurrence: '2026-03-12T16:00',
        },
      },
    ],
  },
  {
    command: 'meeting.place',
    phrases: [
      {
        say: 'from now on I teach Omer at his house',
        slots: {
          meeting: 'm-omer',
          scope: 'future',
          place: 'student',
        },
        mayAsk: true,
      },
      {
        say: 'thursday with noa is on zoom',
        slots: {
          meeting: 'm-noa',
          occurrence: '2026-03-12T16:00',
          place: 'online',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.price',
    phrases: [
      {
        say: 'charge noam 150 a lesson from now on',
        slots: {
          meeting: 'm-noam',
          scope: 'future',
          cost: 150,
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.propose',
    phrases: [
      {
        say: 'say no to yael but offer her sunday at 6pm',
        slots: {
          start: '2026-03-15T18:00',
        },
        or: ['pending.decline'],
      },
      {
        say: 'could you offer yael 4:30 on thursday instead of 5?',
        slots: {
          start: '2026-03-12T16:30',
        },
        or: ['pending.decline'],
      },
    ],
  },
  {
    command: 'meeting.remind',
    phrases: [
      {
        say: "remind yael about today's lesson",
        slots: {
          meeting: 'm-yael',
          occurrence: '2026-03-10T15:00',
        },
      },
      {
        say: "remind me an hour before sunday's lesson",
        as: 'student',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.repeat',
    phrases: [
      {
        say: 'yael every other week from now on',
        slots: {
          meeting: 'm-yael',
          scope: 'future',
          rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU',
        },
        mayAsk: true,
      },
      {
        say: 'make itays friday lesson weekly',
        slots: {
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=FR',
        },
      },
    ],
  },
  {
    command: 'meeting.request',
    phrases: [
      {
        say: 'book a physics lesson for adam on sunday at 3 pm',
        as: 'parent',
        slots: {
          subject: 'su-physics',
          child: 'adam',
          start: '2026-03-15T15:00',
        },
      },
      {
        say: 'could we move sunday to 5 instead of 4',
        as: 'student',
        slots: {
          start: '2026-03-15T17:00',
        },
        or: ['meeting.move'],
        mayAsk: true,
      },
      {
        say: 'can I get a lesson on thursday at 3pm',
        as: 'student',
        slots: {
          start: '2026-03-12T15:00',
        },
        mayAsk: true,
      },
      {
        say: 'ask rivka for an english lesson sunday at 6pm',
        as: 'student',
        slots: {
          subject: 'su-english',
          start: '2026-03-15T18:00',
        },
        mayAsk: true,
      },
      {
        say: "could we move adam's lesson tomorrow to 5",
        as: 'parent',
        slots: {
          child: 'adam',
          start: '2026-03-11T17:00',
        },
        or: ['meeting.move'],
        mayAsk: true,
      },
      {
        say: 'maths with rivka friday 11am',
        as: 'student',
        slots: {
          subject: 'su-maths',
          start: '2026-03-13T11:00',
        },
      },
    ],
  },
  {
    command: 'meeting.resize',
    phrases: [
      {
        say: "extend today's lesson with Yael by 15 minutes",
        slots: {
          meeting: 'm-yael',
          occurrence: '2026-03-10T15:00',
          minutes: 60,
        },
        mayAsk: true,
      },
      {
        say: "make noa's lessons 45 min instead of an hour from now on",
        slots: {
          meeting: 'm-noa',
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
        say: "raise the price of all dana's lessons by 10 percent",
        mayAsk: true,
      },
    ],
  },
  {
    command: 'pending.approve',
    phrases: [
      {
        say: 'ok to yael, thursday at 5 works',
        slots: {
          pending: 'p-yael',
        },
        mayAsk: true,
      },
      {
        say: 'aprove yaels request for thursday',
        slots: {
          pending: 'p-yael',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'pending.decline',
    phrases: [
      {
        say: 'decline yael, thursday is full',
        slots: {
          pending: 'p-yael',
        },
        mayAsk: true,
      },
      {
        say: "turn down yael's request, thursdays are packed",
        slots: {
          pending: 'p-yael',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'pending.open',
    phrases: [
      {
        say: "open yael's request",
        slots: {
          pending: 'p-yael',
        },
        or: ['pending.show'],
      },
    ],
  },
  {
    command: 'pending.show',
    phrases: [
      {
        say: "who's waiting for an answer from me",
        or: ['request.show'],
        mayRead: true,
      },
    ],
  },
  {
    command: 'pending.withdraw',
    phrases: [
      {
        say: 'withdraw my request for thursday',
        as: 'student',
        or: ['request.withdraw'],
        mayAsk: true,
      },
    ],
  },
  {
    command: 'request.add',
    phrases: [
      {
        say: 'ask rivka if adam can join the monday group',
        as: 'parent',
        slots: {
          child: 'adam',
        },
        or: ['waitlist.join'],
        mayAsk: true,
      },
    ],
  },
  {
    command: 'request.approve',
    phrases: [
      {
        say: 'let tom into the monday group',
        slots: {
          request: 'r-tom',
        },
        mayAsk: true,
      },
      {
        say: 'yes tom can join the group, accept him',
        slots: {
          request: 'r-tom',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'request.reject',
    phrases: [
      {
        say: "reject tom's request to join, its full",
        slots: {
          request: 'r-tom',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'request.show',
    phrases: [
      {
        say: 'who asked to join the group?',
        or: ['pending.show'],
        mayRead: true,
      },
    ],
  },
  {
    command: 'request.withdraw',
    phrases: [
      {
        say: 'cancel our request to join the group',
        as: 'parent',
        or: ['pending.withdraw'],
        mayAsk: true,
      },
    ],
  },
  {
    command: 'schedule.check',
    phrases: [
      {
        say: "is adam's lesson tomorrow still happening?",
        as: 'parent',
        slots: {
          child: 'adam',
        },
        or: ['schedule.show', 'schedule.next'],
        mayRead: true,
      },
      {
        say: 'is noam still on for monday?',
        slots: {
          students: ['noam'],
        },
        or: ['schedule.show', 'schedule.next'],
        mayRead: true,
      },
      {
        say: 'do i have anyone at 5 on thursday',
        or: ['schedule.show', 'schedule.free'],
        mayRead: true,
      },
    ],
  },
  {
    command: 'schedule.free',
    phrases: [
      {
        say: 'when is rivka free tomorrow',
        as: 'student',
        slots: {
          from: '2026-03-11T00:00',
          to: '2026-03-12T00:00',
        },
      },
      {
        say: 'is rivka free thursday at 4',
        as: 'parent',
        or: ['schedule.check'],
        mayRead: true,
      },
      {
        say: 'find me an open hour next week for a new student',
        slots: {
          from: '2026-03-15T00:00',
          to: '2026-03-22T00:00',
        },
      },
      {
        say: 'when am i free tomorow afternoon',
        slots: {
          from: '2026-03-11T12:00',
          to: '2026-03-11T17:00',
        },
      },
    ],
  },
  {
    command: 'schedule.last',
    phrases: [
      {
        say: 'when was adams last lesson',
        as: 'parent',
        slots: {
          child: 'adam',
        },
      },
      {
        say: "when was noa's last lesson",
        slots: {
          students: ['noa'],
        },
      },
    ],
  },
  {
    command: 'schedule.next',
    phrases: [
      {
        say: 'when is my next lesson',
        as: 'student',
      },
      {
        say: 'when do i see dana next',
        slots: {
          students: ['dana'],
        },
      },
      {
        say: 'when does Adam have maths',
        as: 'parent',
        slots: {
          child: 'adam',
        },
        or: ['schedule.show', 'schedule.check'],
        mayRead: true,
      },
    ],
  },
  {
    command: 'schedule.show',
    phrases: [
      {
        say: 'whats on today',
        slots: {
          from: '2026-03-10T00:00',
          to: '2026-03-11T00:00',
        },
      },
      {
        say: 'what do the kids have this week',
        as: 'parent',
        slots: {
          to: '2026-03-15T00:00',
        },
      },
      {
        say: 'what did i have last week',
        as: 'student',
        slots: {
          from: '2026-03-01T00:00',
          to: '2026-03-08T00:00',
        },
        or: ['schedule.last'],
        mayRead: true,
      },
      {
        say: 'show me next weeks lessons',
        slots: {
          from: '2026-03-15T00:00',
          to: '2026-03-22T00:00',
        },
        or: ['calendar.goto'],
      },
    ],
  },
  {
    command: 'teacher.join',
    phrases: [
      {
        say: 'i want to start learning with Rivka Cohen',
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
        say: "no lessons on sundays between 1 and 2, that's my lunch, block it every week",
        slots: {
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=SU',
        },
        mayAsk: true,
      },
      {
        say: 'block friday from 8 to 12',
        slots: {
          start: '2026-03-13T08:00',
          end: '2026-03-13T12:00',
        },
        mayAsk: true,
      },
      {
        say: 'im on vacation april 1 to april 8, close the calendar',
        slots: {
          start: '2026-04-01T00:00',
          end: '2026-04-09T00:00',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'time.show',
    phrases: [
      {
        say: 'show my blocked times',
      },
    ],
  },
  {
    command: 'time.unblock',
    phrases: [
      {
        say: 'unblock friday morning',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'waitlist.join',
    phrases: [
      {
        say: 'put adam on the waitlist for the monday group',
        as: 'parent',
        slots: {
          child: 'adam',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'waitlist.leave',
    phrases: [
      {
        say: 'take me off the waiting list',
        as: 'student',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'week.copy',
    phrases: [
      {
        say: 'copy this week to next week',
      },
    ],
  },
  {
    command: null,
    phrases: [
      {
        say: "thanks that's all for today",
        mayRead: true,
      },
      {
        say: "dont book anything for adam next week, we're away",
        as: 'parent',
        mayRead: true,
      },
      {
        say: 'never mind, leave the group as it is',
        mayRead: true,
      },
      {
        say: 'i bought a second monitor for the room',
        mayRead: true,
      },
      {
        say: "don't cancel noa on thursday",
        mayRead: true,
      },
      {
        say: 'no need to cancel adam tomorrow, he feels better',
        as: 'parent',
        mayRead: true,
      },
      {
        say: 'should i move omer to 6:30?',
        mayRead: true,
      },
      {
        say: "please don't cancel my sunday lesson, i'm coming",
        as: 'student',
        mayRead: true,
      },
      {
        say: "don't approve yael yet, i need to check",
        mayRead: true,
      },
      {
        say: 'dont move dana, sunday at 4 stays',
        mayRead: true,
      },
      {
        say: "why did itay's lesson get cancelled",
        mayRead: true,
      },
      {
        say: 'what if noam came on tuesdays instead',
        mayRead: true,
      },
    ],
  },
];
