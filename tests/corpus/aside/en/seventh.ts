/** A seventh set of strangers' sentences in English, of everything but money and notices: 64.0%, one wrong action. Its school is that of the sixth (sixthWorlds.ts). What is two orders in one line is judged by both. */
import type { AsideList } from '../aside.ts';

export const lists: AsideList[] = [
  {
    command: 'attendance.mark',
    phrases: [
      {
        say: 'everyone was there at the group last night',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-09T19:00',
          present: true,
        },
        mayAsk: true,
      },
      {
        say: 'dana came on sunday',
        slots: {
          students: ['dana'],
          meeting: 'm-dana',
          occurrence: '2026-03-08T16:00',
          present: true,
        },
        mayAsk: true,
      },
      {
        say: 'noam was a no show yesterday',
        slots: {
          students: ['noam'],
          meeting: 'm-noam',
          occurrence: '2026-03-09T17:00',
          present: false,
        },
      },
      {
        say: 'omer skiped last wednesday',
        slots: {
          students: ['omer'],
          meeting: 'm-omer',
          occurrence: '2026-03-04T18:00',
          present: false,
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'calendar.export',
    phrases: [
      {
        say: 'download my march lessons as a file',
        mayAsk: true,
      },
      {
        say: 'export the kids lessons so i can put them in my own calendar',
        as: 'parent',
        or: ['calendar.save', 'feed.copy'],
        mayAsk: true,
      },
    ],
  },
  {
    command: 'calendar.goto',
    phrases: [
      {
        say: 'jump to april',
        or: ['schedule.show'],
        mayRead: true,
      },
      {
        say: 'take me to the week of 22 march',
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
      {
        say: 'just one day at a time on the calendar please',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'contract.open',
    phrases: [
      {
        say: 'let me read the contract again',
        as: 'student',
        mayRead: true,
      },
      {
        say: 'where can i see the cancellation terms we signed',
        as: 'parent',
        mayRead: true,
      },
    ],
  },
  {
    command: 'day.clear',
    phrases: [
      {
        say: 'im awya 22 till 26 march, cancel whoever is there',
        slots: {
          from: '2026-03-22T00:00',
          to: '2026-03-27T00:00',
        },
        mayAsk: true,
      },
      {
        say: 'clear my thursday',
        slots: {
          from: '2026-03-12T00:00',
          to: '2026-03-13T00:00',
        },
        mayAsk: true,
      },
      {
        say: "nothing tomorrow, i'm at a funeral all day",
        slots: {
          from: '2026-03-11T00:00',
          to: '2026-03-12T00:00',
        },
        or: ['time.block', 'meeting.cancel'],
        mayAsk: true,
      },
      {
        say: 'call off every lesson on the 16th',
        slots: {
          from: '2026-03-16T00:00',
          to: '2026-03-17T00:00',
        },
        or: ['meeting.cancel'],
        mayAsk: true,
      },
    ],
  },
  {
    command: 'feed.copy',
    phrases: [
      {
        say: 'give me the link so google calendar can subscribe to my lessons',
      },
      {
        say: 'whats the subscribe link for my lessons, i use outlook',
        as: 'student',
      },
    ],
  },
  {
    command: 'lesson.count',
    phrases: [
      {
        say: 'count noams lessons since january',
        slots: {
          students: ['noam'],
        },
        mayRead: true,
      },
    ],
  },
  {
    command: 'link.copy',
    phrases: [
      {
        say: 'grab my booking link i want to send it to a new family',
        or: ['student.invite'],
      },
    ],
  },
  {
    command: 'meeting.add',
    phrases: [
      {
        say: 'trial lesson with shira on sunday at noon',
        mayAsk: true,
      },
      {
        say: 'noa maths sunday 5pm',
        slots: {
          students: ['noa'],
          subject: 'su-maths',
          start: '2026-03-15T17:00',
        },
      },
      {
        say: 'yael also does maths mondays at 3 from now, six lessons in total',
        slots: {
          students: ['yael'],
          subject: 'su-maths',
          start: '2026-03-16T15:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=MO;COUNT=6',
        },
      },
      {
        say: 'can you get itay in for english on 25.3 at quarter past four',
        slots: {
          students: ['itay'],
          subject: 'su-english',
          start: '2026-03-25T16:15',
        },
        mayAsk: true,
      },
      {
        say: 'maths with omer every other tuesday 5 to 6 pm starting next week',
        slots: {
          students: ['omer'],
          subject: 'su-maths',
          start: '2026-03-17T17:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU',
          end: '2026-03-17T18:00',
        },
      },
      {
        say: 'book noam',
        status: 'ask',
        slots: {
          students: ['noam'],
        },
      },
      {
        say: 'new one: noam + noa together, physics, fri 20/3 at 11',
        slots: {
          students: ['noam', 'noa'],
          subject: 'su-physics',
          start: '2026-03-20T11:00',
        },
      },
    ],
  },
  {
    command: 'meeting.addBatch',
    phrases: [
      {
        say: 'omer maths thursday at 2, noa physics friday at 9 and yael english sunday at 3',
        or: ['meeting.add'],
        mayAsk: true,
      },
      {
        say: 'i need these in the calendar: dana maths 22/3 17:00; noam physics 24/3 18:00',
        or: ['meeting.add'],
        mayAsk: true,
      },
      {
        say: 'english for itay on 17/3, 19/3 and 24/3, all three at 4pm',
        or: ['meeting.add'],
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.attendees',
    phrases: [
      {
        say: "take dana out of the group, she's only doing privates",
        slots: {
          remove: ['dana'],
        },
        mayAsk: true,
      },
      {
        say: 'noa joins the monday group',
        slots: {
          add: ['noa'],
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.cancel',
    phrases: [
      {
        say: "itay just texted that he's not coming friday",
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
        },
        or: ['attendance.mark'],
        mayAsk: true,
      },
      {
        say: "adam is ill, he's staying home tomorrow so no lesson",
        as: 'parent',
        slots: {
          child: 'adam',
          meeting: 'm-adam',
          occurrence: '2026-03-11T16:00',
        },
        or: ['attendance.mark'],
        mayAsk: true,
      },
      {
        say: 'noam quit, drop all of his lessons',
        slots: {
          meeting: 'm-noam',
        },
        mayAsk: true,
      },
      {
        say: 'not coming to the group on monday just this once',
        as: 'student',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
          scope: 'this',
        },
        or: ['attendance.mark'],
        mayAsk: true,
      },
      {
        say: 'i have the flu wont make it sunday',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
        },
        or: ['attendance.mark'],
        mayAsk: true,
      },
      {
        say: 'im losing my voice no english today',
        slots: {
          subject: 'su-english',
          meeting: 'm-yael',
          occurrence: '2026-03-10T15:00',
        },
        mayAsk: true,
      },
      {
        say: "i've got a wedding on monday the group won't happen",
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
        },
        mayAsk: true,
      },
      {
        say: 'cancel monday only and id like maths tuesday at 6 instead',
        as: 'student',
        slots: {
          items: [
            { command: 'meeting.cancel', meeting: 'm-group', occurrence: '2026-03-16T19:00', scope: 'this' },
            {
              command: 'meeting.request',
              subject: 'su-maths',
              start: '2026-03-17T18:00',
              end: '2026-03-17T18:45',
            },
          ],
        },
        mayAsk: true,
      },
      {
        say: 'cancel my lesson on the 22nd, school trip',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-22T16:00',
        },
        mayAsk: true,
      },
      {
        say: "Dana won't be at the group on Monday, family dinner",
        as: 'parent',
        slots: {
          child: 'dana',
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
        },
        or: ['attendance.mark'],
        mayAsk: true,
      },
      {
        say: 'no physics this coming week',
        slots: {
          subject: 'su-physics',
        },
        or: ['day.clear'],
        mayAsk: true,
      },
      {
        say: 'cancle noa on 12/3, that one only',
        slots: {
          meeting: 'm-noa',
          occurrence: '2026-03-12T16:00',
          scope: 'this',
        },
        mayAsk: true,
      },
      {
        say: 'skip omer on the 25th',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-25T18:00',
        },
        mayAsk: true,
      },
      {
        say: 'noa isnt coming thursday, take it off the calendar just this week',
        slots: {
          meeting: 'm-noa',
          occurrence: '2026-03-12T16:00',
          scope: 'this',
        },
      },
      {
        say: 'omer has a fever so nothing tomorrow with him',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
        },
        mayAsk: true,
      },
      {
        say: "Please cancel Dana's own lesson on Sunday, only this time.",
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
          scope: 'this',
        },
      },
      {
        say: 'end noams series, last lesson is on the 30th of march',
        slots: {
          meeting: 'm-noam',
        },
        or: ['meeting.repeat'],
        mayAsk: true,
      },
      {
        say: 'cancel dana',
        status: 'ask',
      },
      {
        say: 'no group next week',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
        },
        mayAsk: true,
      },
      {
        say: 'sry gotta bail on monday, got a baskteball game',
        as: 'student',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
        },
        or: ['attendance.mark'],
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.describe',
    phrases: [
      {
        say: 'note on omer tomorrow: bring a calculator',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
        },
        mayAsk: true,
      },
      {
        say: 'write down that noas lesson on thursday is about optics',
        slots: {
          meeting: 'm-noa',
          occurrence: '2026-03-12T16:00',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.leave',
    phrases: [
      {
        say: 'take me off the group starting april',
        as: 'student',
        or: ['meeting.cancel'],
        mayAsk: true,
      },
      {
        say: 'adam stops lessons at the end of this month',
        as: 'parent',
        slots: {
          child: 'adam',
        },
        or: ['meeting.cancel', 'meeting.repeat'],
        mayAsk: true,
      },
      {
        say: 'dana is done with the group, sign her out of it',
        as: 'parent',
        slots: {
          child: 'dana',
        },
        or: ['meeting.cancel'],
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.move',
    phrases: [
      {
        say: 'running 20 mins late on sunday lets start 4:20',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          start: '2026-03-15T16:20',
          occurrence: '2026-03-15T16:00',
        },
        or: ['meeting.propose', 'meeting.request'],
        mayAsk: true,
      },
      {
        say: 'adam thursday same time insted of tomorrow, only this week',
        as: 'parent',
        slots: {
          child: 'adam',
          meeting: 'm-adam',
          start: '2026-03-12T16:00',
          occurrence: '2026-03-11T16:00',
          scope: 'this',
        },
        or: ['meeting.propose', 'meeting.request'],
        mayAsk: true,
      },
      {
        say: 'dana 16:00 -> 17:00 this sun',
        slots: {
          meeting: 'm-dana',
          start: '2026-03-15T17:00',
          occurrence: '2026-03-15T16:00',
        },
        mayAsk: true,
      },
      {
        say: 'noam wants to come at six instead of five from now on',
        slots: {
          meeting: 'm-noam',
          start: '2026-03-16T18:00',
          occurrence: '2026-03-16T17:00',
          scope: 'future',
        },
      },
      {
        say: 'move sunday to saturday night 8pm only once pls',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          start: '2026-03-14T20:00',
          occurrence: '2026-03-15T16:00',
          scope: 'this',
        },
        or: ['meeting.propose', 'meeting.request'],
        mayAsk: true,
      },
      {
        say: 'itays english an hour later on friday plz',
        slots: {
          meeting: 'm-itay',
          start: '2026-03-13T11:00',
          occurrence: '2026-03-13T10:00',
        },
      },
      {
        say: 'push noa back half an hour this week only',
        slots: {
          meeting: 'm-noa',
          start: '2026-03-12T16:30',
          occurrence: '2026-03-12T16:00',
          scope: 'this',
        },
      },
      {
        say: 'yael at 4 today just this time, and block 5 to 6',
        or: ['time.block'],
        mayAsk: true,
      },
      {
        say: 'is it ok if my sunday class is on thursday at 4 just this week',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
        },
        or: ['meeting.propose', 'meeting.request'],
        mayAsk: true,
      },
      {
        say: 'omer a day earlier next week only',
        slots: {
          meeting: 'm-omer',
          start: '2026-03-17T18:00',
          occurrence: '2026-03-18T18:00',
          scope: 'this',
        },
        mayAsk: true,
      },
      {
        say: "Could Dana's Sunday lesson start at 3:15, just this once?",
        slots: {
          meeting: 'm-dana',
          start: '2026-03-15T15:15',
          occurrence: '2026-03-15T16:00',
          scope: 'this',
        },
      },
      {
        say: 'from now on the group begins at 18:30',
        slots: {
          meeting: 'm-group',
          start: '2026-03-16T18:30',
          occurrence: '2026-03-16T19:00',
          scope: 'future',
        },
        mayAsk: true,
      },
      {
        say: 'dana has a school play on sunday, would monday at 3 be possible instead of her private lesson',
        as: 'parent',
        slots: {
          child: 'dana',
          meeting: 'm-dana',
          start: '2026-03-16T15:00',
          occurrence: '2026-03-15T16:00',
        },
        or: ['meeting.propose', 'meeting.request'],
        mayAsk: true,
      },
      {
        say: 'friday 10am goes to sunday 10am',
        slots: {
          meeting: 'm-itay',
          start: '2026-03-15T10:00',
          occurrence: '2026-03-13T10:00',
        },
      },
      {
        say: "noas mother says thursdays are out, it'll be tuesdays at 4 from now on",
        slots: {
          meeting: 'm-noa',
          scope: 'future',
        },
        or: ['meeting.repeat'],
        mayAsk: true,
      },
      {
        say: 'yael cant make it at 3 today, 4:30 works for her',
        slots: {
          meeting: 'm-yael',
          start: '2026-03-10T16:30',
          occurrence: '2026-03-10T15:00',
        },
        mayAsk: true,
      },
      {
        say: 'pls mvoe itay frm friday to tuesday at 11',
        slots: {
          meeting: 'm-itay',
          start: '2026-03-17T11:00',
          occurrence: '2026-03-13T10:00',
        },
        mayAsk: true,
      },
      {
        say: "bring tomorrow's lesson forward to 5",
        slots: {
          meeting: 'm-omer',
          start: '2026-03-11T17:00',
          occurrence: '2026-03-11T18:00',
        },
        mayAsk: true,
      },
      {
        say: 'move dana to 5',
        status: 'ask',
      },
      {
        say: 'swap omers wed slot to thursday same hour',
        slots: {
          meeting: 'm-omer',
          start: '2026-03-12T18:00',
          occurrence: '2026-03-11T18:00',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.number',
    phrases: [
      {
        say: "start noa's numbering over, thursday is lesson 1",
        slots: {
          meeting: 'm-noa',
          occurrence: '2026-03-12T16:00',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.open',
    phrases: [
      {
        say: 'pull up the details of fridays english',
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
        },
        or: ['schedule.show'],
        mayRead: true,
      },
      {
        say: 'open noams next lesson',
        slots: {
          meeting: 'm-noam',
          occurrence: '2026-03-16T17:00',
        },
        or: ['schedule.next'],
        mayRead: true,
      },
    ],
  },
  {
    command: 'meeting.place',
    phrases: [
      {
        say: 'group goes online for good',
        slots: {
          place: 'online',
        },
        mayAsk: true,
      },
      {
        say: 'noam next monday on zoom',
        slots: {
          meeting: 'm-noam',
          occurrence: '2026-03-16T17:00',
          place: 'online',
        },
        mayAsk: true,
      },
      {
        say: "i'm driving over to omer's house tomorrow instead of him coming here",
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          place: 'student',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.price',
    phrases: [
      {
        say: 'charge noa 150 for this thursday',
        slots: {
          meeting: 'm-noa',
          occurrence: '2026-03-12T16:00',
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
        say: "yael can't have thurs 5, offer her 6 instead",
        slots: {
          start: '2026-03-12T18:00',
        },
        or: ['pending.decline'],
      },
    ],
  },
  {
    command: 'meeting.remind',
    phrases: [
      {
        say: 'ping omer about tomorrow',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.repeat',
    phrases: [
      {
        say: 'omer only comes every second week from now on',
        slots: {
          meeting: 'm-omer',
          scope: 'future',
          rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=WE',
        },
        mayAsk: true,
      },
      {
        say: 'that friday english with itay, repeat it ten times',
        slots: {
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=FR;COUNT=10',
        },
        mayAsk: true,
      },
      {
        say: 'group runs till the end of june and then stops',
        slots: {
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=MO;UNTIL=20260630',
        },
        mayAsk: true,
      },
      {
        say: 'make itays friday lesson weekly',
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=FR',
        },
      },
    ],
  },
  {
    command: 'meeting.request',
    phrases: [
      {
        say: 'i want another lesson this week',
        as: 'student',
        or: ['schedule.free'],
        mayAsk: true,
        mayRead: true,
      },
      {
        say: 'physics for dana friday 11 am an hour and a half',
        as: 'parent',
        slots: {
          subject: 'su-physics',
          child: 'dana',
          start: '2026-03-13T11:00',
          end: '2026-03-13T12:30',
        },
      },
      {
        say: 'book me for an hour of maths tomorrow 3pm',
        as: 'student',
        slots: {
          subject: 'su-maths',
          start: '2026-03-11T15:00',
          end: '2026-03-11T16:00',
        },
      },
      {
        say: 'ask rivka if she can see me on 18/3 at half past six for physics',
        as: 'student',
        slots: {
          subject: 'su-physics',
          start: '2026-03-18T18:30',
        },
      },
      {
        say: 'could I have an additional maths lesson on Thursday at 5?',
        as: 'student',
        slots: {
          subject: 'su-maths',
          start: '2026-03-12T17:00',
        },
      },
      {
        say: 'dana could use one more maths lesson before the test, thursday 6pm',
        as: 'parent',
        slots: {
          subject: 'su-maths',
          child: 'dana',
          start: '2026-03-12T18:00',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.resize',
    phrases: [
      {
        say: "omer's lesson should last an hour tomorrow",
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          minutes: 60,
        },
        mayAsk: true,
      },
      {
        say: 'give noa fifteen more minutes every time',
        slots: {
          meeting: 'm-noa',
          minutes: 75,
        },
        mayAsk: true,
      },
      {
        say: 'cut the group down to one hour, only next week',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
          minutes: 60,
          scope: 'this',
        },
      },
      {
        say: 'yael stays until 4 today instead of quarter to',
        slots: {
          meeting: 'm-yael',
          occurrence: '2026-03-10T15:00',
          minutes: 60,
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.scalePrice',
    phrases: [
      {
        say: 'take 20% off todays lesson with yael',
        slots: {
          meeting: 'm-yael',
          occurrence: '2026-03-10T15:00',
        },
        or: ['meeting.discount', 'meeting.price'],
        mayAsk: true,
      },
    ],
  },
  {
    command: 'pending.approve',
    phrases: [
      {
        say: 'confrim the maths that yael asked for',
        slots: {
          pending: 'p-yael',
        },
      },
      {
        say: 'ok to yael and no to tom',
        or: ['request.reject'],
        mayAsk: true,
      },
      {
        say: 'yes, yael can have thursday at 5',
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
        say: 'reject that thursday 5pm request',
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
        say: 'whats yael asking for exactly, open her request',
        slots: {
          pending: 'p-yael',
        },
        or: ['pending.show'],
        mayRead: true,
      },
    ],
  },
  {
    command: 'pending.show',
    phrases: [
      {
        say: 'has she anwsered my request yet',
        as: 'student',
        or: ['request.show'],
        mayRead: true,
      },
      {
        say: 'did anybody ask for a lesson',
        mayRead: true,
      },
    ],
  },
  {
    command: 'pending.withdraw',
    phrases: [
      {
        say: 'take back the request i sent for adam',
        as: 'parent',
        slots: {
          child: 'adam',
        },
        or: ['request.withdraw'],
        mayAsk: true,
      },
      {
        say: 'forget the lesson i asked for, i dont need it',
        as: 'student',
        or: ['request.withdraw', 'pending.show'],
        mayAsk: true,
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
    ],
  },
  {
    command: 'request.reject',
    phrases: [
      {
        say: "sorry but there's no room for tom",
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
        say: 'who wants into the group',
        or: ['pending.show'],
        mayRead: true,
      },
      {
        say: 'what happened with my request to join the group',
        as: 'student',
        or: ['pending.show'],
        mayRead: true,
      },
    ],
  },
  {
    command: 'request.withdraw',
    phrases: [
      {
        say: 'i changed my mind about joining, pull my join request back',
        as: 'student',
        or: ['pending.withdraw'],
        mayAsk: true,
      },
    ],
  },
  {
    command: 'schedule.check',
    phrases: [
      {
        say: 'is sunday cancelled?',
        as: 'student',
        or: ['schedule.show'],
        mayRead: true,
      },
      {
        say: 'has dana got anything on monday evening',
        as: 'parent',
        slots: {
          child: 'dana',
        },
        or: ['schedule.show'],
        mayRead: true,
      },
      {
        say: 'do i have anybody tomorrow at six',
        or: ['schedule.show'],
        mayRead: true,
      },
      {
        say: 'am i free thursday at 5',
        or: ['schedule.free', 'schedule.show'],
        mayRead: true,
      },
      {
        say: 'is the group still on for monday?',
        or: ['schedule.show'],
        mayRead: true,
      },
      {
        say: 'where is sundays lesson, her place or online',
        as: 'student',
        or: ['schedule.show', 'schedule.next', 'meeting.open'],
        mayRead: true,
      },
    ],
  },
  {
    command: 'schedule.free',
    phrases: [
      {
        say: 'when is rivka free on thursday',
        as: 'student',
        mayRead: true,
      },
      {
        say: 'any gaps sunday afternon?',
        or: ['schedule.check'],
        mayRead: true,
      },
      {
        say: 'find me 90 free minutes next week',
        mayRead: true,
      },
      {
        say: 'when can i fit in another hour this week',
        mayRead: true,
      },
    ],
  },
  {
    command: 'schedule.last',
    phrases: [
      {
        say: 'when was danas last class',
        as: 'parent',
        slots: {
          child: 'dana',
        },
        mayRead: true,
      },
    ],
  },
  {
    command: 'schedule.next',
    phrases: [
      {
        say: 'when does adam have his lesson',
        as: 'parent',
        slots: {
          child: 'adam',
        },
        or: ['schedule.show'],
        mayRead: true,
      },
      {
        say: 'when do i see itay next',
        slots: {
          students: ['itay'],
        },
        or: ['schedule.show'],
        mayRead: true,
      },
    ],
  },
  {
    command: 'schedule.show',
    phrases: [
      {
        say: 'what time is the group',
        as: 'student',
        or: ['schedule.next', 'schedule.check'],
        mayRead: true,
      },
      {
        say: "who's coming on friday",
        slots: {
          from: '2026-03-13T00:00',
          to: '2026-03-14T00:00',
        },
        mayRead: true,
      },
      {
        say: 'what do the kids have this week',
        as: 'parent',
        mayRead: true,
      },
      {
        say: 'run me through next week',
        or: ['calendar.goto'],
        mayRead: true,
      },
      {
        say: 'whats on for today',
        slots: {
          from: '2026-03-10T00:00',
          to: '2026-03-11T00:00',
        },
        mayRead: true,
      },
      {
        say: 'show me what i hvae next week',
        as: 'student',
        or: ['calendar.goto'],
        mayRead: true,
      },
    ],
  },
  {
    command: 'time.block',
    phrases: [
      {
        say: 'parents evening thursday at 7pm for two hours so close that slot',
        slots: {
          start: '2026-03-12T19:00',
          end: '2026-03-12T21:00',
        },
        mayAsk: true,
      },
      {
        say: 'keep friday 1 to 3 off limits for bookings',
        slots: {
          start: '2026-03-13T13:00',
          end: '2026-03-13T15:00',
        },
        mayAsk: true,
      },
      {
        say: 'vacation 1/4 to 8/4, no bookings',
        slots: {
          start: '2026-04-01T00:00',
          end: '2026-04-09T00:00',
        },
        or: ['day.clear'],
        mayAsk: true,
      },
      {
        say: 'block 8 to 9:30 every friday morning',
        slots: {
          start: '2026-03-13T08:00',
          end: '2026-03-13T09:30',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=FR',
        },
      },
      {
        say: "i'm at the dentist tomorrow 2-3:30",
        slots: {
          start: '2026-03-11T14:00',
          end: '2026-03-11T15:30',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'waitlist.join',
    phrases: [
      {
        say: 'put me on the waiting list in case the group is full',
        as: 'student',
        mayAsk: true,
      },
      {
        say: 'if a spot opens in the group adam wants it, add him to the waiting list',
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
        say: 'we no longer need adams place in the queue for the group',
        as: 'parent',
        slots: {
          child: 'adam',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: null,
    phrases: [
      {
        say: "don't change anything for adam, tomorrow at 4 is fine",
        as: 'parent',
        mayRead: true,
      },
      {
        say: 'if noam cancels i can finally go to the gym',
        mayRead: true,
      },
      {
        say: "i'm not approving yael yet",
        mayRead: true,
      },
      {
        say: 'ugh what a long monday that was',
      },
      {
        say: 'what if i miss the group on monday?',
        as: 'student',
        or: ['schedule.check'],
        mayRead: true,
      },
      {
        say: "thanks, that's all for now",
      },
      {
        say: "don't cancel noa on thursday",
        mayRead: true,
      },
      {
        say: 'why is the lesson so late on mondays',
        as: 'parent',
        or: ['schedule.check'],
        mayRead: true,
      },
    ],
  },
];
