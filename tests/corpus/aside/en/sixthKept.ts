/** What was kept of the sixth set in English, read once: 60.2%, no wrong action. Its school stands in sixthWorlds.ts. */
import type { AsideList } from '../aside.ts';

export const lists: AsideList[] = [
  {
    command: 'attendance.mark',
    phrases: [
      {
        say: "omer can't come tomorrow",
        slots: {
          students: ['omer'],
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          present: false,
        },
        or: ['meeting.cancel'],
        mayAsk: true,
      },
      {
        say: 'noa missed last thursday',
        slots: {
          students: ['noa'],
          meeting: 'm-noa',
          occurrence: '2026-03-05T16:00',
          present: false,
        },
      },
      {
        say: 'everyone came to the group yesterday',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-09T19:00',
          present: true,
        },
      },
      {
        say: 'itay was here last night after all, mark him present',
        slots: {
          students: ['itay'],
          meeting: 'm-group',
          occurrence: '2026-03-09T19:00',
          present: true,
        },
      },
      {
        say: "noam didn't show up yesterday",
        slots: {
          students: ['noam'],
          meeting: 'm-noam',
          occurrence: '2026-03-09T17:00',
          present: false,
        },
      },
    ],
  },
  {
    command: 'attendance.show',
    phrases: [
      {
        say: 'did Adam attend last week',
        as: 'parent',
        slots: {
          child: 'adam',
        },
      },
    ],
  },
  {
    command: 'calendar.export',
    phrases: [
      {
        say: 'print the calendar as pdf',
      },
    ],
  },
  {
    command: 'calendar.goto',
    phrases: [
      {
        say: 'take me to 14 may',
      },
    ],
  },
  {
    command: 'calendar.view',
    phrases: [
      {
        say: 'week view',
        slots: {
          view: 'week',
        },
      },
    ],
  },
  {
    command: 'contract.open',
    phrases: [
      {
        say: 'show the contract',
      },
    ],
  },
  {
    command: 'day.clear',
    phrases: [
      {
        say: 'nothing after 5 on monday pls cancel those lessons',
        slots: {
          from: '2026-03-16T17:00',
          to: '2026-03-17T00:00',
        },
        or: ['meeting.cancel'],
      },
      {
        say: 'call off all lessons from sunday to tuesday next week',
        slots: {
          from: '2026-03-15T00:00',
          to: '2026-03-18T00:00',
        },
      },
    ],
  },
  {
    command: 'expense.add',
    phrases: [
      {
        say: 'expense: bus 5.90 yesterday',
        slots: {
          amount: 5.9,
          start: '2026-03-09',
          category: 'travel',
        },
      },
    ],
  },
  {
    command: 'language.change',
    phrases: [
      {
        say: 'english pls not hebrew',
        as: 'student',
        slots: {
          language: 'en',
        },
      },
      {
        say: 'switch to hebrew',
        slots: {
          language: 'he',
        },
      },
    ],
  },
  {
    command: 'lateCancels.show',
    phrases: [
      {
        say: 'how often did itay cancel late',
        slots: {
          students: ['itay'],
        },
        or: ['lateCancels.check'],
      },
    ],
  },
  {
    command: 'lesson.count',
    phrases: [
      {
        say: 'how many lessons have i done this month',
        as: 'student',
        slots: {
          from: '2026-03-01T00:00',
          to: '2026-04-01T00:00',
        },
      },
      {
        say: 'no of lessons w yael this month',
        slots: {
          students: ['yael'],
          from: '2026-03-01T00:00',
          to: '2026-04-01T00:00',
        },
      },
    ],
  },
  {
    command: 'meeting.add',
    phrases: [
      {
        say: 'add a lesson for yael on thursday',
        status: 'ask',
        slots: {
          students: ['yael'],
        },
      },
      {
        say: 'noam tomorrow at 4 as an extra on top of monday, physics 1h',
        slots: {
          students: ['noam'],
          subject: 'su-physics',
          start: '2026-03-11T16:00',
          end: '2026-03-11T17:00',
        },
        or: ['meeting.move'],
      },
      {
        say: 'maths yael tomorrow 9',
        slots: {
          students: ['yael'],
          subject: 'su-maths',
          start: '2026-03-11T09:00',
        },
      },
      {
        say: 'ok so omer is doing physics with me too starting next week tuesdays 6pm weekly',
        slots: {
          students: ['omer'],
          subject: 'su-physics',
          start: '2026-03-17T18:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TU',
        },
      },
      {
        say: 'schedule dana for maths thursdays and tuesdays 5pm for four weeks',
        slots: {
          students: ['dana'],
          subject: 'su-maths',
          start: '2026-03-12T17:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TU,TH;COUNT=8',
        },
      },
      {
        say: 'itay wants english every wednesday at five',
        slots: {
          students: ['itay'],
          subject: 'su-english',
          start: '2026-03-11T17:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=WE',
        },
      },
      {
        say: 'squeeze omer in tomorrow at 8pm for half an hour maths',
        slots: {
          students: ['omer'],
          subject: 'su-maths',
          start: '2026-03-11T20:00',
          end: '2026-03-11T20:30',
        },
      },
      {
        say: 'can you stick noa in on sunday at twenty past two, physics, 40 minutes',
        slots: {
          students: ['noa'],
          subject: 'su-physics',
          start: '2026-03-15T14:20',
          end: '2026-03-15T15:00',
        },
      },
    ],
  },
  {
    command: 'meeting.cancel',
    phrases: [
      {
        say: 'cancel my lesson',
        as: 'student',
        status: 'ask',
      },
      {
        say: 'no group for me on the 23rd, dentist',
        as: 'student',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-23T19:00',
        },
        or: ['attendance.mark'],
        mayAsk: true,
      },
      {
        say: 'skipping group on mon just this time',
        as: 'student',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
          scope: 'this',
        },
        or: ['attendance.mark'],
      },
      {
        say: "Could you please cancel Adam's lesson tomorrow, just this week?",
        as: 'parent',
        slots: {
          child: 'adam',
          meeting: 'm-adam',
          occurrence: '2026-03-11T16:00',
          scope: 'this',
        },
      },
      {
        say: 'cancel dana please',
        as: 'parent',
        status: 'ask',
        slots: {
          child: 'dana',
        },
      },
      {
        say: 'cancel itay on friday pls',
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
        },
      },
      {
        say: 'neither of the children can come on the 25th',
        as: 'parent',
        slots: {
          child: 'adam',
          meeting: 'm-adam',
          occurrence: '2026-03-25T16:00',
        },
        or: ['attendance.mark'],
        mayAsk: true,
      },
      {
        say: 'im sick so no maths this sunday, the ones after r fine',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
          scope: 'this',
        },
        or: ['attendance.mark'],
      },
      {
        say: "Dana won't be in the Monday group next week only, sorry for the late notice",
        as: 'parent',
        slots: {
          child: 'dana',
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
          scope: 'this',
        },
        or: ['attendance.mark'],
      },
      {
        say: "I'm afraid Dana will miss Sunday, family wedding",
        as: 'parent',
        slots: {
          child: 'dana',
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
        },
        or: ['attendance.mark'],
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.leave',
    phrases: [
      {
        say: 'drop me from mondays for good',
        as: 'student',
        or: ['meeting.cancel'],
      },
    ],
  },
  {
    command: 'meeting.move',
    phrases: [
      {
        say: 'noa on friday instead of thursday this week, same time, rest stays',
        slots: {
          meeting: 'm-noa',
          occurrence: '2026-03-12T16:00',
          start: '2026-03-13T16:00',
          scope: 'this',
        },
      },
      {
        say: 'noam mondays 5.30 for the rest of the year pls, every week',
        slots: {
          meeting: 'm-noam',
          start: '2026-03-16T17:30',
          scope: 'future',
        },
      },
      {
        say: 'dentist on monday can noam come at 6 rather than 5',
        status: 'ask',
        slots: {
          meeting: 'm-noam',
          occurrence: '2026-03-16T17:00',
          start: '2026-03-16T18:00',
        },
      },
      {
        say: 'omer wants 7 from here on out',
        slots: {
          meeting: 'm-omer',
          start: '2026-03-11T19:00',
          scope: 'future',
        },
      },
      {
        say: 'itay friday half an hour earlier',
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
          start: '2026-03-13T09:30',
          delta: -30,
        },
      },
      {
        say: 'bring forward omers lesson tomorrow by 45 mins this time only',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          start: '2026-03-11T17:15',
          delta: -45,
          scope: 'this',
        },
      },
      {
        say: "yaels english moves to 4 o'clock permanently",
        slots: {
          meeting: 'm-yael',
          start: '2026-03-10T16:00',
          scope: 'future',
        },
      },
      {
        say: 'the monday group has to be 15 minutes later from now on',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
          start: '2026-03-16T19:15',
          delta: 15,
          scope: 'future',
        },
      },
      {
        say: 'pls push noam back half an hour on monday just this once',
        slots: {
          meeting: 'm-noam',
          occurrence: '2026-03-16T17:00',
          start: '2026-03-16T17:30',
          delta: 30,
          scope: 'this',
        },
      },
      {
        say: "Noa's lesson this thursday -> 16:20 until 17:20, only this week",
        slots: {
          meeting: 'm-noa',
          occurrence: '2026-03-12T16:00',
          start: '2026-03-12T16:20',
          scope: 'this',
          end: '2026-03-12T17:20',
        },
      },
    ],
  },
  {
    command: 'meeting.open',
    phrases: [
      {
        say: 'open the maths lesson on sunday',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
        },
      },
    ],
  },
  {
    command: 'meeting.place',
    phrases: [
      {
        say: 'itay fri do it on zoom',
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
          place: 'online',
        },
      },
      {
        say: 'the monday group goes online from now on',
        slots: {
          place: 'online',
          scope: 'future',
        },
      },
    ],
  },
  {
    command: 'meeting.price',
    phrases: [
      {
        say: 'monday group costs 80 each from now on',
        slots: {
          cost: 80,
          scope: 'future',
        },
      },
    ],
  },
  {
    command: 'meeting.propose',
    phrases: [
      {
        say: 'can yael do half past five instead of five on thursday? offer her that',
        slots: {
          start: '2026-03-12T17:30',
        },
        or: ['pending.decline'],
      },
    ],
  },
  {
    command: 'meeting.repeat',
    phrases: [
      {
        say: 'itay friday should repeat every two weeks, 6 times',
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR;COUNT=6',
        },
      },
    ],
  },
  {
    command: 'meeting.request',
    phrases: [
      {
        say: 'adam physics sunday 15:00 45 min',
        as: 'parent',
        slots: {
          subject: 'su-physics',
          child: 'adam',
          start: '2026-03-15T15:00',
          end: '2026-03-15T15:45',
        },
      },
      {
        say: "I'd like to ask for an English lesson for Dana, Friday the 20th at 10 in the morning",
        as: 'parent',
        slots: {
          subject: 'su-english',
          child: 'dana',
          start: '2026-03-20T10:00',
        },
      },
      {
        say: 'every thursday maths at 7pm till end of may pls',
        as: 'student',
        slots: {
          subject: 'su-maths',
          start: '2026-03-12T19:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TH;UNTIL=20260531',
        },
      },
      {
        say: 'can we do sunday at 5 instead of 4',
        as: 'student',
        slots: {
          start: '2026-03-15T17:00',
        },
        or: ['meeting.move'],
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.resize',
    phrases: [
      {
        say: 'cut the monday group to 75 min, every week from here',
        slots: {
          minutes: 75,
          scope: 'future',
        },
      },
      {
        say: 'make itay on friday an hour and a half',
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
          minutes: 90,
        },
      },
    ],
  },
  {
    command: 'money.owed',
    phrases: [
      {
        say: 'How much do we still owe for Adam',
        as: 'parent',
        slots: {
          child: 'adam',
        },
      },
      {
        say: 'how much does omer owe',
        slots: {
          students: ['omer'],
        },
      },
    ],
  },
  {
    command: 'notification.show',
    phrases: [
      {
        say: 'what notifications did I miss',
        as: 'parent',
      },
    ],
  },
  {
    command: 'payment.mark',
    phrases: [
      {
        say: 'got cash from yael, 3 lessons',
        slots: {
          students: ['yael'],
          count: 3,
        },
      },
    ],
  },
  {
    command: 'pending.approve',
    phrases: [
      {
        say: 'yael yes tom no',
        slots: {
          pending: 'p-yael',
        },
        or: ['request.reject'],
        mayAsk: true,
      },
    ],
  },
  {
    command: 'pending.show',
    phrases: [
      {
        say: 'has the teacher replied about our request',
        as: 'parent',
      },
      {
        say: 'what requests came in',
        or: ['request.show'],
      },
    ],
  },
  {
    command: 'plan.show',
    phrases: [
      {
        say: 'what plan am i on',
      },
    ],
  },
  {
    command: 'price.quote',
    phrases: [
      {
        say: 'how much is an hour of physics',
        slots: {
          subject: 'su-physics',
        },
        or: ['subject.show'],
      },
    ],
  },
  {
    command: 'profile.change',
    phrases: [
      {
        say: 'my new number is 052-1234567',
        as: 'student',
        slots: {
          phone: '052-1234567',
        },
      },
      {
        say: 'change my email to ruth.katz@gmail.com',
        as: 'parent',
        slots: {
          emails: ['ruth.katz@gmail.com'],
        },
      },
    ],
  },
  {
    command: 'push.on',
    phrases: [
      {
        say: 'turn on push',
        as: 'student',
      },
    ],
  },
  {
    command: 'request.approve',
    phrases: [
      {
        say: 'let tom in',
        slots: {
          request: 'r-tom',
        },
      },
      {
        say: 'תאשר את tom',
        slots: {
          request: 'r-tom',
        },
      },
      {
        say: "tom's fine, accept him",
        slots: {
          request: 'r-tom',
        },
      },
    ],
  },
  {
    command: 'request.reject',
    phrases: [
      {
        say: 'reject tom, im full',
        slots: {
          request: 'r-tom',
        },
      },
    ],
  },
  {
    command: 'request.show',
    phrases: [
      {
        say: 'any new kids asking to join me',
        or: ['pending.show'],
      },
    ],
  },
  {
    command: 'schedule.free',
    phrases: [
      {
        say: 'Any free hour with Rivka next Tuesday?',
        as: 'parent',
        slots: {
          from: '2026-03-17T00:00',
          to: '2026-03-18T00:00',
          minutes: 60,
        },
      },
      {
        say: 'whens rivka free thurs',
        as: 'student',
        slots: {
          from: '2026-03-12T00:00',
          to: '2026-03-13T00:00',
        },
      },
    ],
  },
  {
    command: 'schedule.last',
    phrases: [
      {
        say: 'last time i had itay was when',
        slots: {
          students: ['itay'],
        },
      },
      {
        say: 'when was the last time Adam came',
        as: 'parent',
        slots: {
          child: 'adam',
        },
        or: ['attendance.show'],
      },
    ],
  },
  {
    command: 'schedule.next',
    phrases: [
      {
        say: 'whats the time of the group',
        as: 'student',
        or: ['schedule.show'],
      },
      {
        say: 'when is adams next lesson please',
        as: 'parent',
        slots: {
          child: 'adam',
        },
      },
    ],
  },
  {
    command: 'schedule.show',
    phrases: [
      {
        say: "what've i got tmrw",
        slots: {
          from: '2026-03-11T00:00',
          to: '2026-03-12T00:00',
        },
      },
      {
        say: 'whats next week looking like',
        slots: {
          from: '2026-03-15T00:00',
          to: '2026-03-22T00:00',
        },
      },
      {
        say: 'what do i have this week',
        as: 'student',
        slots: {
          from: '2026-03-08T00:00',
          to: '2026-03-15T00:00',
        },
      },
      {
        say: 'whos on today',
        slots: {
          from: '2026-03-10T00:00',
          to: '2026-03-11T00:00',
        },
      },
      {
        say: 'do i have anything on thursday?',
        as: 'student',
        slots: {
          from: '2026-03-12T00:00',
          to: '2026-03-13T00:00',
        },
      },
      {
        say: "show me Adam's timetable for april",
        as: 'parent',
        slots: {
          child: 'adam',
          from: '2026-04-01T00:00',
          to: '2026-05-01T00:00',
        },
      },
    ],
  },
  {
    command: 'settings.lessonLength',
    phrases: [
      {
        say: 'lessons are 50 min by default',
        slots: {
          minutes: 50,
        },
      },
    ],
  },
  {
    command: 'student.block',
    phrases: [
      {
        say: 'block omer',
        slots: {
          students: ['omer'],
          blocked: true,
        },
      },
    ],
  },
  {
    command: 'student.show',
    phrases: [
      {
        say: 'list my students by name',
        slots: {
          sort: 'name',
        },
      },
    ],
  },
  {
    command: 'subject.add',
    phrases: [
      {
        say: 'add chemistry at 150 an hour',
        slots: {
          name: 'chemistry',
          cost: 150,
        },
      },
    ],
  },
  {
    command: 'subject.remove',
    phrases: [
      {
        say: 'delete the subject math',
        slots: {
          subject: 'su-maths',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'teacher.show',
    phrases: [
      {
        say: 'whos my teacher',
        as: 'student',
        or: ['teacher.open'],
      },
    ],
  },
  {
    command: 'theme.change',
    phrases: [
      {
        say: 'make it dark',
        as: 'student',
        slots: {
          theme: 'dark',
        },
      },
    ],
  },
  {
    command: 'time.block',
    phrases: [
      {
        say: 'block tomorrow 12 to 2 lunch with mum',
        slots: {
          start: '2026-03-11T12:00',
          end: '2026-03-11T14:00',
        },
      },
      {
        say: 'keep wednesdays after 8pm free for me every week',
        slots: {
          start: '2026-03-11T20:00',
          end: '2026-03-12T00:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=WE',
        },
      },
      {
        say: 'dont let anyone book me thursday from 1 till 3',
        slots: {
          start: '2026-03-12T13:00',
          end: '2026-03-12T15:00',
        },
      },
    ],
  },
  {
    command: null,
    phrases: [
      {
        say: 'if i cancel sunday do i still pay',
        as: 'student',
        mayRead: true,
      },
      {
        say: 'i never said to delete thursday',
      },
      {
        say: 'should i say yes to yael?',
        mayRead: true,
      },
      {
        say: 'running 10 min late sunday is that ok',
        as: 'student',
      },
      {
        say: 'is dana cancelled sunday',
        mayRead: true,
      },
      {
        say: 'is tom the one from the 9th grade',
        mayRead: true,
      },
      {
        say: 'approve noam',
        or: ['pending.approve', 'request.approve', null],
        mayAsk: true,
      },
      {
        say: 'should i move yael to 4',
        mayRead: true,
      },
      {
        say: 'did omer pay?',
        mayRead: true,
      },
      {
        say: "please don't remove Dana from my account",
        as: 'parent',
      },
    ],
  },
];
