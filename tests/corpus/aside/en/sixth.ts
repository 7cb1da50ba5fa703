/** A sixth set of strangers' sentences in English, of everything that is spoken of: 63.0%, one wrong action; 20 of its sentences are of money and notices, which are not there yet. Its school stands in sixthWorlds.ts. */
import type { AsideList } from '../aside.ts';

export const lists: AsideList[] = [
  {
    command: 'attendance.mark',
    phrases: [
      {
        say: 'dana no show at the group yest',
        slots: {
          students: ['dana'],
          meeting: 'm-group',
          occurrence: '2026-03-09T19:00',
          present: false,
        },
      },
    ],
  },
  {
    command: 'calendar.goto',
    phrases: [
      {
        say: 'jump to the first week of april',
      },
      {
        say: 'show me april',
        as: 'student',
        or: ['schedule.show'],
      },
    ],
  },
  {
    command: 'calendar.save',
    phrases: [
      {
        say: "save both kids' lessons to my google calendar",
        as: 'parent',
        or: ['feed.copy', 'calendar.export'],
      },
      {
        say: 'add my lessons to my phone calendar',
        as: 'student',
        or: ['feed.copy', 'calendar.export'],
      },
    ],
  },
  {
    command: 'calendar.view',
    phrases: [
      {
        say: 'agenda view',
        as: 'student',
        slots: {
          view: 'agenda',
        },
      },
      {
        say: 'show the calendar by month pls',
        slots: {
          view: 'month',
        },
      },
    ],
  },
  {
    command: 'child.add',
    phrases: [
      {
        say: 'I would like to add my youngest, Lior Katz, as a child on the account',
        as: 'parent',
        slots: {
          name: 'Lior Katz',
        },
      },
    ],
  },
  {
    command: 'child.show',
    phrases: [
      {
        say: 'which children are registered under me',
        as: 'parent',
      },
    ],
  },
  {
    command: 'contract.accept',
    phrases: [
      {
        say: 'i agree to the contract',
        as: 'student',
      },
      {
        say: 'We accept the terms of the contract',
        as: 'parent',
      },
    ],
  },
  {
    command: 'contract.open',
    phrases: [
      {
        say: 'May I see the contract once more please',
        as: 'parent',
      },
      {
        say: 'lemme read the contract first',
        as: 'student',
      },
    ],
  },
  {
    command: 'day.clear',
    phrases: [
      {
        say: 'i woke up with fever cancel everything today',
        slots: {
          from: '2026-03-10T00:00',
          to: '2026-03-11T00:00',
        },
      },
      {
        say: 'clear my thursday',
        slots: {
          from: '2026-03-12T00:00',
          to: '2026-03-13T00:00',
        },
      },
      {
        say: 'kids are home tomorrow, wipe the whole day',
        slots: {
          from: '2026-03-11T00:00',
          to: '2026-03-12T00:00',
        },
      },
    ],
  },
  {
    command: 'discount.add',
    phrases: [
      {
        say: '10% off for noam on physics',
        slots: {
          students: ['noam'],
          type: 'percentage',
          value: 10,
        },
        or: ['meeting.discount'],
        mayAsk: true,
      },
    ],
  },
  {
    command: 'discount.show',
    phrases: [
      {
        say: 'any discounts running?',
      },
    ],
  },
  {
    command: 'expense.add',
    phrases: [
      {
        say: 'zoom is 55 a month from the 1st of april put it in expenses',
        slots: {
          amount: 55,
          start: '2026-04-01',
          rrule: 'FREQ=MONTHLY;INTERVAL=1',
        },
      },
      {
        say: 'spent 80 on printer paper',
        slots: {
          amount: 80,
          start: '2026-03-10',
        },
      },
    ],
  },
  {
    command: 'expense.show',
    phrases: [
      {
        say: 'show this months expenses',
        slots: {
          from: '2026-03-01T00:00',
          to: '2026-04-01T00:00',
        },
      },
    ],
  },
  {
    command: 'lateCancels.show',
    phrases: [
      {
        say: 'how many late cancels do i have',
        as: 'student',
        or: ['lateCancels.check'],
      },
    ],
  },
  {
    command: 'lesson.count',
    phrases: [
      {
        say: 'How many lessons has Adam had since the beginning of the year?',
        as: 'parent',
        slots: {
          child: 'adam',
          from: '2026-01-01T00:00',
        },
      },
      {
        say: 'how many lessons did i give in february',
        slots: {
          from: '2026-02-01T00:00',
          to: '2026-03-01T00:00',
        },
      },
    ],
  },
  {
    command: 'lesson.materials',
    phrases: [
      {
        say: 'show me the stuff for sundays lesson',
        as: 'student',
      },
    ],
  },
  {
    command: 'link.copy',
    phrases: [
      {
        say: 'grab invite link for whatsapp',
      },
      {
        say: 'i need the link i send to new students',
      },
      {
        say: 'copy my signup link',
      },
    ],
  },
  {
    command: 'meeting.add',
    phrases: [
      {
        say: 'lesson with daniel thursday at 4',
        status: 'ask',
      },
      {
        say: 'noam physics thurs 10am',
        slots: {
          students: ['noam'],
          subject: 'su-physics',
          start: '2026-03-12T10:00',
        },
      },
      {
        say: 'itay and omer together maths wed the 18th 4:30',
        slots: {
          students: ['itay', 'omer'],
          subject: 'su-maths',
          start: '2026-03-18T16:30',
        },
      },
      {
        say: 'give itay a maths hour on the 18th at noon',
        slots: {
          students: ['itay'],
          subject: 'su-maths',
          start: '2026-03-18T12:00',
          end: '2026-03-18T13:00',
        },
      },
      {
        say: 'extra lesson noam maths sunday 6 pm exam coming up',
        slots: {
          students: ['noam'],
          subject: 'su-maths',
          start: '2026-03-15T18:00',
        },
      },
      {
        say: 'english w dana every other thursday 7pm starting the 19th',
        slots: {
          students: ['dana'],
          subject: 'su-english',
          start: '2026-03-19T19:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TH',
        },
      },
      {
        say: 'online physics noam this friday noon',
        slots: {
          students: ['noam'],
          subject: 'su-physics',
          start: '2026-03-13T12:00',
          place: 'online',
        },
      },
      {
        say: 'yael english fri 8-9 am',
        slots: {
          students: ['yael'],
          subject: 'su-english',
          start: '2026-03-13T08:00',
          end: '2026-03-13T09:00',
        },
      },
      {
        say: 'שיעור maths עם Omer ביום שישי 9 am',
        slots: {
          students: ['omer'],
          subject: 'su-maths',
          start: '2026-03-13T09:00',
        },
      },
      {
        say: 'book noa physics for the 25th 5 to 6:15 pm',
        slots: {
          students: ['noa'],
          subject: 'su-physics',
          start: '2026-03-25T17:00',
          end: '2026-03-25T18:15',
        },
      },
      {
        say: 'new: yael + noa english sunday 17:30, 90 mins',
        slots: {
          students: ['yael', 'noa'],
          subject: 'su-english',
          start: '2026-03-15T17:30',
          end: '2026-03-15T19:00',
        },
      },
      {
        say: 'put Dana in for an extra maths thursday at 6, one hour',
        slots: {
          students: ['dana'],
          subject: 'su-maths',
          start: '2026-03-12T18:00',
          end: '2026-03-12T19:00',
        },
      },
      {
        say: 'Physics, Omer, 3.4 at 10:30',
        slots: {
          students: ['omer'],
          subject: 'su-physics',
          start: '2026-04-03T10:30',
        },
      },
    ],
  },
  {
    command: 'meeting.addBatch',
    phrases: [
      {
        say: 'noam needs two more physics lessons before passover, thu 26th 5pm and sun 29th 5pm',
        slots: {
          students: ['noam'],
        },
        or: ['meeting.add'],
      },
    ],
  },
  {
    command: 'meeting.attendees',
    phrases: [
      {
        say: "noa's starting in the monday group, pop her in",
        slots: {
          add: ['noa'],
        },
      },
      {
        say: "itay's leaving the monday group, take him off the list",
        slots: {
          remove: ['itay'],
        },
        or: ['meeting.cancel'],
        mayAsk: true,
      },
      {
        say: 'omer joins the monday group',
        slots: {
          add: ['omer'],
        },
      },
    ],
  },
  {
    command: 'meeting.cancel',
    phrases: [
      {
        say: 'ill be abroad on the 29th so count me out of maths that day',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-29T16:00',
        },
        or: ['attendance.mark'],
        mayAsk: true,
      },
      {
        say: 'remove yaels lesson from the calendar',
        status: 'ask',
      },
      {
        say: "omer's off sick no lesson tomorrow just this week",
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          scope: 'this',
        },
      },
      {
        say: 'call off noam monday',
        status: 'ask',
        slots: {
          meeting: 'm-noam',
          occurrence: '2026-03-16T17:00',
        },
      },
      {
        say: "dana's not coming sunday so cancel that one and only that one",
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
          scope: 'this',
        },
      },
      {
        say: 'get rid of the physics one',
        status: 'ask',
      },
      {
        say: 'got a school trip on the 22nd wont be at maths',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-22T16:00',
        },
        or: ['attendance.mark'],
        mayAsk: true,
      },
      {
        say: 'cancle nooa thursday',
        status: 'ask',
      },
      {
        say: "kill omer's lesson 25.3 once",
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-25T18:00',
          scope: 'this',
        },
      },
      {
        say: 'Adam will be absent tommorow due to a doctors appointmnt',
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
        say: 'scrap yael today only today',
        slots: {
          meeting: 'm-yael',
          occurrence: '2026-03-10T15:00',
          scope: 'this',
        },
      },
      {
        say: 'no group next monday, only that evening, school concert',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
          scope: 'this',
        },
      },
      {
        say: 'cancel dana',
        status: 'ask',
      },
      {
        say: 'cant come sunday sry',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
        },
        or: ['attendance.mark'],
        mayAsk: true,
      },
      {
        say: 'noa is quitting, delete all her thursdays from now on',
        slots: {
          meeting: 'm-noa',
          scope: 'future',
        },
      },
      {
        say: 'drop the group on monday the 23rd, just that one',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-23T19:00',
          scope: 'this',
        },
      },
      {
        say: "Hello, Adam has a temperature and unfortunately won't be able to attend tomorrow",
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
        say: 'adam no lesson on the 18th we are flying',
        as: 'parent',
        slots: {
          child: 'adam',
          meeting: 'm-adam',
          occurrence: '2026-03-18T16:00',
        },
        or: ['attendance.mark'],
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.change',
    phrases: [
      {
        say: 'group capacity up to 6',
        slots: {
          capacity: 6,
        },
        mayAsk: true,
      },
      {
        say: 'switch fridays english w itay to physics',
        slots: {
          subject: 'su-physics',
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
        },
      },
      {
        say: 'colour the monday group green',
        slots: {
          color: 'green',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.describe',
    phrases: [
      {
        say: 'note for today yael unit 7 past simple, this lesson only',
        slots: {
          meeting: 'm-yael',
          occurrence: '2026-03-10T15:00',
          scope: 'this',
        },
      },
      {
        say: 'add a note to itays friday: bring the blue workbook',
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
          description: 'bring the blue workbook',
        },
      },
    ],
  },
  {
    command: 'meeting.leave',
    phrases: [
      {
        say: 'wanna quit the monday group',
        as: 'student',
      },
      {
        say: 'take me out of the group pls not doing it anymore',
        as: 'student',
      },
      {
        say: "We've decided Dana should stop the Monday group, please take her out",
        as: 'parent',
        slots: {
          child: 'dana',
        },
        or: ['meeting.cancel'],
      },
    ],
  },
  {
    command: 'meeting.move',
    phrases: [
      {
        say: 'from now on noa is at 5 not 4',
        slots: {
          meeting: 'm-noa',
          start: '2026-03-12T17:00',
          scope: 'future',
        },
      },
      {
        say: "lets swap yael over to thursday at 2, this week's only",
        slots: {
          meeting: 'm-yael',
          occurrence: '2026-03-10T15:00',
          start: '2026-03-12T14:00',
          scope: 'this',
        },
      },
      {
        say: 'Dana Sunday -> 5pm, one time thing',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
          start: '2026-03-15T17:00',
          scope: 'this',
        },
      },
      {
        say: 'move dana to 5',
        status: 'ask',
      },
      {
        say: "move noam's lesson on the 23rd to the 24th just that one",
        slots: {
          meeting: 'm-noam',
          occurrence: '2026-03-23T17:00',
          start: '2026-03-24T17:00',
          scope: 'this',
        },
      },
      {
        say: 'omer has a football game tomorrow so put him on thursday at 6 just this week',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          start: '2026-03-12T18:00',
          scope: 'this',
        },
      },
      {
        say: "can we do Itay's friday one at eleven",
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
          start: '2026-03-13T11:00',
        },
      },
      {
        say: 'make it a bit later for noa on thursday',
        status: 'ask',
        slots: {
          meeting: 'm-noa',
          occurrence: '2026-03-12T16:00',
        },
      },
      {
        say: "Yael's running late today, start at 3:15 instead, only this time",
        slots: {
          meeting: 'm-yael',
          occurrence: '2026-03-10T15:00',
          start: '2026-03-10T15:15',
          scope: 'this',
        },
      },
      {
        say: 'דנה sunday to 16:30 just this week coming',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
          start: '2026-03-15T16:30',
          scope: 'this',
        },
      },
      {
        say: 'mvoe noam monday to 18:15 only once',
        slots: {
          meeting: 'm-noam',
          occurrence: '2026-03-16T17:00',
          start: '2026-03-16T18:15',
          scope: 'this',
        },
      },
      {
        say: 'thursday noa not 4, quarter to five, one off',
        slots: {
          meeting: 'm-noa',
          occurrence: '2026-03-12T16:00',
          start: '2026-03-12T16:45',
          scope: 'this',
        },
      },
      {
        say: 'itays english fri - make it 9 and a full hour',
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
          start: '2026-03-13T09:00',
          end: '2026-03-13T10:00',
        },
      },
      {
        say: "all of Dana's sunday lessons start at 4:30 from the 22nd on",
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-22T16:00',
          start: '2026-03-22T16:30',
          scope: 'future',
        },
      },
      {
        say: 'omer tmrw 1830 instead of 6',
        status: 'ask',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          start: '2026-03-11T18:30',
        },
      },
      {
        say: 'move the physics lesson to 6',
        status: 'ask',
      },
      {
        say: 'תזיז noam monday 18:00 רק הפעם',
        slots: {
          meeting: 'm-noam',
          occurrence: '2026-03-16T17:00',
          start: '2026-03-16T18:00',
          scope: 'this',
        },
      },
      {
        say: 'group starts quarter past seven next monday, once',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
          start: '2026-03-16T19:15',
          scope: 'this',
        },
      },
      {
        say: "bump yael to tomorrow same hour, just for today's one",
        slots: {
          meeting: 'm-yael',
          occurrence: '2026-03-10T15:00',
          start: '2026-03-11T15:00',
          scope: 'this',
        },
      },
      {
        say: 'i need noa an hour later on thursday',
        status: 'ask',
        slots: {
          meeting: 'm-noa',
          occurrence: '2026-03-12T16:00',
          start: '2026-03-12T17:00',
          delta: 60,
        },
      },
      {
        say: 'reschedule Itay from friday to sunday at 10',
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
          start: '2026-03-15T10:00',
        },
      },
      {
        say: "Dana can't make it Sunday but she can do monday at 3, only this time",
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
          start: '2026-03-16T15:00',
          scope: 'this',
        },
      },
    ],
  },
  {
    command: 'meeting.open',
    phrases: [
      {
        say: 'open itays friday lesson',
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
        },
      },
      {
        say: 'kindly open adams lesson from tomorrow',
        as: 'parent',
        slots: {
          child: 'adam',
          meeting: 'm-adam',
          occurrence: '2026-03-11T16:00',
        },
      },
    ],
  },
  {
    command: 'meeting.place',
    phrases: [
      {
        say: 'yael comes to me today not online, just today',
        slots: {
          meeting: 'm-yael',
          place: 'teacher',
          scope: 'this',
        },
      },
      {
        say: "noam's next lesson at his place, only that one",
        slots: {
          meeting: 'm-noam',
          place: 'student',
          scope: 'this',
        },
      },
    ],
  },
  {
    command: 'meeting.price',
    phrases: [
      {
        say: 'charge 90 for itays friday',
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
          cost: 90,
        },
      },
      {
        say: 'omers tomorrow is 100 shekel this time only',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          cost: 100,
          scope: 'this',
        },
      },
    ],
  },
  {
    command: 'meeting.propose',
    phrases: [
      {
        say: 'thursday doesnt work for yaels maths, suggest friday 11 am instead',
        slots: {
          start: '2026-03-13T11:00',
        },
        or: ['pending.decline'],
      },
      {
        say: 'no to yael but offer her sunday at 6',
        slots: {
          start: '2026-03-15T18:00',
        },
        or: ['pending.decline'],
      },
      {
        say: 'counter yael w 18:00 same day',
        slots: {
          start: '2026-03-12T18:00',
        },
        or: ['pending.decline'],
      },
      {
        say: 'propose wed the 18th 5pm to yael in place of what she asked for',
        slots: {
          start: '2026-03-18T17:00',
        },
        or: ['pending.decline'],
      },
    ],
  },
  {
    command: 'meeting.remind',
    phrases: [
      {
        say: 'remind noam about monday',
        slots: {
          meeting: 'm-noam',
        },
      },
      {
        say: 'ping yael a reminder re today',
        slots: {
          meeting: 'm-yael',
        },
      },
    ],
  },
  {
    command: 'meeting.repeat',
    phrases: [
      {
        say: "make itay's friday lesson weekly until end of june",
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=FR;UNTIL=20260630',
        },
      },
    ],
  },
  {
    command: 'meeting.request',
    phrases: [
      {
        say: 'Could Adam please have an additional maths lesson on Thursday at 17:30?',
        as: 'parent',
        slots: {
          subject: 'su-maths',
          child: 'adam',
          start: '2026-03-12T17:30',
        },
      },
      {
        say: 'Would it be at all possible to have Adam at 5 instead of 4 tomorrow',
        as: 'parent',
        slots: {
          child: 'adam',
          start: '2026-03-11T17:00',
        },
        or: ['meeting.move'],
        mayAsk: true,
      },
      {
        say: 'maths fri 11',
        as: 'student',
        slots: {
          subject: 'su-maths',
          start: '2026-03-13T11:00',
        },
      },
      {
        say: 'i want a lesson on thursday',
        as: 'student',
        status: 'ask',
      },
      {
        say: 'maths for adam next wednesday at 5 pm in addition to the regular one',
        as: 'parent',
        slots: {
          subject: 'su-maths',
          child: 'adam',
          start: '2026-03-18T17:00',
        },
      },
      {
        say: 'need extra maths b4 the test, wed 18th at 5 if poss',
        as: 'student',
        slots: {
          subject: 'su-maths',
          start: '2026-03-18T17:00',
        },
      },
      {
        say: 'book me english sunday the 22nd 6pm 1 hr',
        as: 'student',
        slots: {
          subject: 'su-english',
          start: '2026-03-22T18:00',
          end: '2026-03-22T19:00',
        },
      },
      {
        say: 'We would be grateful for one more lesson for Dana before her exam',
        as: 'parent',
        status: 'ask',
        slots: {
          child: 'dana',
        },
      },
      {
        say: 'any chance of physics tmrw 14:30',
        as: 'student',
        slots: {
          subject: 'su-physics',
          start: '2026-03-11T14:30',
        },
        or: ['schedule.check'],
      },
      {
        say: 'can i get maths thurs 6pm',
        as: 'student',
        slots: {
          subject: 'su-maths',
          start: '2026-03-12T18:00',
        },
      },
      {
        say: 'hey rivka can we do a double maths on thursday from 5 to 6 30',
        as: 'student',
        slots: {
          subject: 'su-maths',
          start: '2026-03-12T17:00',
          end: '2026-03-12T18:30',
        },
      },
    ],
  },
  {
    command: 'meeting.resize',
    phrases: [
      {
        say: "dana's sunday lesson should be an hour from now on",
        slots: {
          minutes: 60,
          scope: 'future',
        },
      },
      {
        say: 'finish noam at quarter to six on monday just once',
        slots: {
          meeting: 'm-noam',
          occurrence: '2026-03-16T17:00',
          minutes: 45,
          scope: 'this',
        },
      },
      {
        say: 'omer lesson tomorrow only half an hour, just this once',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          minutes: 30,
          scope: 'this',
        },
      },
      {
        say: 'from now on yael stays till 4',
        slots: {
          meeting: 'm-yael',
          minutes: 60,
          scope: 'future',
        },
      },
      {
        say: 'noa needs 15 more minutes on thursday this week only',
        slots: {
          meeting: 'm-noa',
          occurrence: '2026-03-12T16:00',
          minutes: 75,
          scope: 'this',
        },
      },
    ],
  },
  {
    command: 'money.owed',
    phrases: [
      {
        say: 'who owes me money',
      },
      {
        say: 'how much do i owe',
        as: 'student',
      },
      {
        say: 'unpaid?',
      },
    ],
  },
  {
    command: 'money.summary',
    phrases: [
      {
        say: 'whats left in feb after expenses',
        slots: {
          from: '2026-02-01T00:00',
          to: '2026-03-01T00:00',
        },
      },
    ],
  },
  {
    command: 'notification.readAll',
    phrases: [
      {
        say: 'mark all notifications as read',
      },
    ],
  },
  {
    command: 'notification.show',
    phrases: [
      {
        say: 'anything new in my notifs',
      },
    ],
  },
  {
    command: 'payment.mark',
    phrases: [
      {
        say: 'noam paid for yesterday',
        slots: {
          students: ['noam'],
          occurrence: '2026-03-09T17:00',
        },
      },
      {
        say: "omer's mum transferred for the last two",
        slots: {
          students: ['omer'],
          count: 2,
        },
      },
    ],
  },
  {
    command: 'payment.unmark',
    phrases: [
      {
        say: "noa hasn't paid for last thursday after all, undo that payment mark",
        slots: {
          students: ['noa'],
          occurrence: '2026-03-05T16:00',
        },
      },
    ],
  },
  {
    command: 'pending.approve',
    phrases: [
      {
        say: 'aprove yael',
        slots: {
          pending: 'p-yael',
        },
        mayAsk: true,
      },
      {
        say: 'ok yael can have the maths at 5 thursday, approve',
        slots: {
          pending: 'p-yael',
        },
      },
      {
        say: 'ok for יעל thursday 17:00',
        slots: {
          pending: 'p-yael',
        },
      },
      {
        say: 'accept yaels request',
        slots: {
          pending: 'p-yael',
        },
      },
      {
        say: 'yes to yael for thursday',
        slots: {
          pending: 'p-yael',
        },
      },
    ],
  },
  {
    command: 'pending.decline',
    phrases: [
      {
        say: 'decline the yael thing quietly',
        slots: {
          pending: 'p-yael',
          notify: 'quiet',
        },
      },
      {
        say: "turn down yael's thurs 17:00",
        slots: {
          pending: 'p-yael',
        },
      },
      {
        say: "tell yael no for thursday, can't",
        slots: {
          pending: 'p-yael',
        },
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
      },
      {
        say: 'let me see the details of what yael asked',
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
        say: 'did she say yes to my request',
        as: 'student',
      },
      {
        say: 'anyone waiting for an answer from me?',
        or: ['request.show'],
      },
      {
        say: 'whats up w my requests',
        as: 'student',
        or: ['request.show'],
      },
    ],
  },
  {
    command: 'price.quote',
    phrases: [
      {
        say: 'How much would an hour of english for dana be',
        as: 'parent',
        slots: {
          subject: 'su-english',
        },
      },
      {
        say: 'is maths still 120?',
        as: 'student',
        slots: {
          subject: 'su-maths',
        },
        or: ['subject.show', null],
      },
    ],
  },
  {
    command: 'push.off',
    phrases: [
      {
        say: 'no more notifications on my phone',
        as: 'student',
      },
    ],
  },
  {
    command: 'receipt.show',
    phrases: [
      {
        say: "Please send me the receipt for Adam's last lesson",
        as: 'parent',
        slots: {
          child: 'adam',
          occurrence: '2026-03-04T16:00',
        },
      },
      {
        say: 'receipt for last sunday pls',
        as: 'student',
        slots: {
          occurrence: '2026-03-08T16:00',
        },
      },
    ],
  },
  {
    command: 'request.approve',
    phrases: [
      {
        say: 'approve Tom Ben-Ami',
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
        say: 'no room for tom ben ami sorry',
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
        say: 'who wants to join',
      },
      {
        say: 'join requests pls',
      },
    ],
  },
  {
    command: 'schedule.check',
    phrases: [
      {
        say: 'am i free thursday at 6',
        slots: {
          start: '2026-03-12T18:00',
        },
        or: ['schedule.free'],
      },
    ],
  },
  {
    command: 'schedule.free',
    phrases: [
      {
        say: 'where can i fit 90 min tomorrow evening',
        slots: {
          from: '2026-03-11T17:00',
          to: '2026-03-11T21:00',
          minutes: 90,
        },
      },
      {
        say: 'find me a gap of an hour this thursday',
        slots: {
          from: '2026-03-12T00:00',
          to: '2026-03-13T00:00',
          minutes: 60,
        },
      },
      {
        say: 'any slots open w rivka on sunday afternoon',
        as: 'student',
        slots: {
          from: '2026-03-15T12:00',
          to: '2026-03-15T17:00',
        },
      },
      {
        say: 'is Rivka free on Thursday afternoon',
        as: 'parent',
        slots: {
          from: '2026-03-12T12:00',
          to: '2026-03-12T17:00',
        },
      },
      {
        say: 'any holes in my sunday',
        slots: {
          from: '2026-03-15T00:00',
          to: '2026-03-16T00:00',
        },
      },
    ],
  },
  {
    command: 'schedule.last',
    phrases: [
      {
        say: 'when was my last lesson',
        as: 'student',
      },
    ],
  },
  {
    command: 'schedule.next',
    phrases: [
      {
        say: 'when am i on next',
        as: 'student',
      },
      {
        say: 'what time does adam start tomorrow',
        as: 'parent',
        slots: {
          child: 'adam',
        },
        or: ['schedule.show'],
      },
      {
        say: 'wats my nxt lesson',
        as: 'student',
      },
      {
        say: 'not cancelling sunday just asking what time it is',
        as: 'student',
        or: ['schedule.show'],
      },
      {
        say: 'when do i see noam next',
        slots: {
          students: ['noam'],
        },
      },
    ],
  },
  {
    command: 'schedule.show',
    phrases: [
      {
        say: 'what time do i finish on sunday',
        as: 'student',
        slots: {
          from: '2026-03-15T00:00',
          to: '2026-03-16T00:00',
        },
        or: ['schedule.next'],
      },
      {
        say: 'is there maths next sunday or nah',
        as: 'student',
        slots: {
          from: '2026-03-15T00:00',
          to: '2026-03-16T00:00',
        },
        or: ['schedule.check', 'schedule.next'],
      },
      {
        say: 'whats on for me the day after tmrw',
        as: 'student',
        slots: {
          from: '2026-03-12T00:00',
          to: '2026-03-13T00:00',
        },
      },
      {
        say: 'do we have anything on friday',
        as: 'parent',
        slots: {
          from: '2026-03-13T00:00',
          to: '2026-03-14T00:00',
        },
      },
      {
        say: 'Which lessons are the children having this week',
        as: 'parent',
        slots: {
          from: '2026-03-08T00:00',
          to: '2026-03-15T00:00',
        },
      },
      {
        say: 'anything on friday?',
        slots: {
          from: '2026-03-13T00:00',
          to: '2026-03-14T00:00',
        },
      },
      {
        say: 'whats tmr',
        as: 'student',
        slots: {
          from: '2026-03-11T00:00',
          to: '2026-03-12T00:00',
        },
      },
      {
        say: 'What does Dana have next week?',
        as: 'parent',
        slots: {
          child: 'dana',
          from: '2026-03-15T00:00',
          to: '2026-03-22T00:00',
        },
      },
    ],
  },
  {
    command: 'session.logout',
    phrases: [
      {
        say: 'log me out',
      },
    ],
  },
  {
    command: 'settings.hours',
    phrases: [
      {
        say: 'i work sun-thu 14:00 to 20:00',
        slots: {
          days: ['SU', 'MO', 'TU', 'WE', 'TH'],
          hours: {
            from: '14:00',
            to: '20:00',
          },
        },
      },
    ],
  },
  {
    command: 'stats.show',
    phrases: [
      {
        say: 'what did i make last month',
        slots: {
          from: '2026-02-01T00:00',
          to: '2026-03-01T00:00',
        },
      },
    ],
  },
  {
    command: 'student.archive',
    phrases: [
      {
        say: 'archive noa she finished',
        slots: {
          students: ['noa'],
          archived: true,
        },
      },
    ],
  },
  {
    command: 'student.block',
    phrases: [
      {
        say: 'unblock omer',
        slots: {
          students: ['omer'],
          blocked: false,
        },
      },
    ],
  },
  {
    command: 'student.invite',
    phrases: [
      {
        say: 'invite maya@gmail.com',
        slots: {
          emails: ['maya@gmail.com'],
        },
      },
    ],
  },
  {
    command: 'student.open',
    phrases: [
      {
        say: 'pull up danas card',
        slots: {
          students: ['dana'],
        },
      },
    ],
  },
  {
    command: 'subject.price',
    phrases: [
      {
        say: 'maths goes up to 130, future lessons only',
        slots: {
          subject: 'su-maths',
          cost: 130,
          scope: 'future',
        },
      },
    ],
  },
  {
    command: 'subject.rename',
    phrases: [
      {
        say: 'rename english to english lit',
        slots: {
          subject: 'su-english',
          name: 'english lit',
        },
      },
    ],
  },
  {
    command: 'subject.show',
    phrases: [
      {
        say: 'what subjects do i teach',
      },
    ],
  },
  {
    command: 'theme.change',
    phrases: [
      {
        say: 'dark mode',
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
        say: 'im away april 1-9, close the calendar',
        slots: {
          start: '2026-04-01T00:00',
          end: '2026-04-10T00:00',
        },
      },
      {
        say: 'not available friday morning',
        slots: {
          start: '2026-03-13T06:00',
          end: '2026-03-13T12:00',
        },
      },
      {
        say: 'staff meeting sunday 9:00-10:30 block it',
        slots: {
          start: '2026-03-15T09:00',
          end: '2026-03-15T10:30',
        },
      },
    ],
  },
  {
    command: 'time.show',
    phrases: [
      {
        say: 'show me what times ive blocked',
      },
    ],
  },
  {
    command: 'week.copy',
    phrases: [
      {
        say: 'copy this week over to next week',
      },
    ],
  },
  {
    command: null,
    phrases: [
      {
        say: 'dont take me off the group',
        as: 'student',
      },
      {
        say: "did i miss yesterday's group?",
        as: 'student',
        mayRead: true,
      },
      {
        say: 'im still thinking about tom',
      },
      {
        say: 'did i answer yael yet',
        mayRead: true,
      },
      {
        say: 'what if i cancelled the monday group',
        mayRead: true,
      },
      {
        say: 'lol maths is so hard',
        as: 'student',
      },
      {
        say: "thx you're a star",
      },
      {
        say: 'haha ok thanks',
        as: 'student',
      },
      {
        say: "Dana can't make it Thursday",
        or: ['attendance.mark', 'meeting.cancel'],
        mayAsk: true,
      },
      {
        say: 'leave noa where she is, no change',
      },
      {
        say: 'who else r we w/ on monday lol never mind',
        as: 'student',
        mayRead: true,
      },
      {
        say: 'did i cancel itay already?',
        mayRead: true,
      },
      {
        say: "Please don't cancel Adam tomorrow, he is feeling better",
        as: 'parent',
      },
      {
        say: 'dont cancel omer tomorrow!!',
      },
      {
        say: 'dont block omer, he apologised',
      },
      {
        say: 'ugh mondays',
      },
      {
        say: "Was Dana's lesson on Sunday cancelled?",
        as: 'parent',
        mayRead: true,
      },
      {
        say: 'approve everyone',
        or: ['pending.approve', 'request.approve'],
        mayAsk: true,
      },
      {
        say: 'hold off on yaels request for now',
      },
      {
        say: 'why was noam moved',
        mayRead: true,
      },
      {
        say: 'Thank you so much, see you Wednesday!',
        as: 'parent',
      },
      {
        say: 'dont book anything for me thanks',
        as: 'student',
      },
      {
        say: 'If Adam is still sick on Wednesday, what happens?',
        as: 'parent',
        mayRead: true,
      },
      {
        say: 'No extra lessons for Adam at the moment, thank you',
        as: 'parent',
      },
      {
        say: 'Good morning Rivka, hope you are well',
        as: 'parent',
      },
      {
        say: "Itay's mum asked if friday could be cancelled, told her no",
      },
      {
        say: 'dont approve tom yet',
      },
    ],
  },
];
