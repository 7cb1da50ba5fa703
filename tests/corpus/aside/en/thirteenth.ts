/** A thirteenth set of a stranger’s sentences in English, by somebody who went through the contract: 97.3% at first. Its school is that of the sixth (sixthWorlds.ts). */
import type { AsideList } from '../aside.ts';

export const lists: AsideList[] = [
  {
    command: 'attendance.mark',
    phrases: [
      {
        say: "Noam didn't turn up yesterday",
        slots: {
          students: ['noam'],
          meeting: 'm-noam',
          occurrence: '2026-03-09T17:00',
          present: false,
        },
      },
      {
        say: 'Mark the whole Monday group as present yesterday',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-09T19:00',
          present: true,
        },
      },
      {
        say: 'Omer was a no-show last Wednesday',
        slots: {
          students: ['omer'],
          meeting: 'm-omer',
          occurrence: '2026-03-04T18:00',
          present: false,
        },
      },
      {
        say: 'itay missed the group yesterday',
        slots: {
          students: ['itay'],
          meeting: 'm-group',
          occurrence: '2026-03-09T19:00',
          present: false,
        },
      },
      {
        say: 'mark Noa present for last Thursday',
        slots: {
          students: ['noa'],
          meeting: 'm-noa',
          occurrence: '2026-03-05T16:00',
          present: true,
        },
      },
      {
        say: 'put Yael down as absent on the third of March',
        slots: {
          students: ['yael'],
          meeting: 'm-yael',
          occurrence: '2026-03-03T15:00',
          present: false,
        },
      },
    ],
  },
  {
    command: 'calendar.export',
    phrases: [
      {
        say: 'export March to PDF',
      },
    ],
  },
  {
    command: 'calendar.goto',
    phrases: [
      {
        say: 'jump to the 5th of April',
      },
    ],
  },
  {
    command: 'calendar.import',
    phrases: [
      {
        say: 'bring in my Google calendar',
      },
    ],
  },
  {
    command: 'calendar.save',
    phrases: [
      {
        say: "put Sunday's lesson in my phone calendar",
        as: 'student',
        slots: {
          occurrence: '2026-03-15T16:00',
        },
      },
      {
        say: 'add adams lessons to my calendar',
        as: 'parent',
        slots: {
          child: 'adam',
        },
      },
    ],
  },
  {
    command: 'calendar.search',
    phrases: [
      {
        say: "look for lessons called 'revision'",
      },
    ],
  },
  {
    command: 'calendar.view',
    phrases: [
      {
        say: 'switch to the week view',
      },
    ],
  },
  {
    command: 'contract.accept',
    phrases: [
      {
        say: "I agree to Rivka's contract",
        as: 'student',
        mayAsk: true,
      },
      {
        say: "accept Rivka's contract on Adam's behalf",
        as: 'parent',
        slots: {
          child: 'adam',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'contract.open',
    phrases: [
      {
        say: 'let me read the contract',
        as: 'student',
      },
    ],
  },
  {
    command: 'day.clear',
    phrases: [
      {
        say: "I'm poorly, call off all of tomorrow's lessons",
        slots: {
          from: '2026-03-11T00:00',
          to: '2026-03-12T00:00',
        },
        mayAsk: true,
      },
      {
        say: 'Clear my Thursday',
        slots: {
          from: '2026-03-12T00:00',
          to: '2026-03-13T00:00',
        },
        mayAsk: true,
      },
      {
        say: 'cancel everything Wednesday evening',
        slots: {
          from: '2026-03-11T17:00',
          to: '2026-03-11T21:00',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'feed.copy',
    phrases: [
      {
        say: 'copy my calendar feed link',
        as: 'student',
      },
    ],
  },
  {
    command: 'lesson.count',
    phrases: [
      {
        say: 'How many lessons have I given Noa so far?',
        slots: {
          students: ['noa'],
        },
        or: ['attendance.show'],
      },
    ],
  },
  {
    command: 'link.copy',
    phrases: [
      {
        say: 'copy the link I share with new students',
      },
    ],
  },
  {
    command: 'meeting.add',
    phrases: [
      {
        say: 'Pencil Noam in for physics on Wednesday at half past five',
        slots: {
          students: ['noam'],
          subject: 'su-physics',
          start: '2026-03-11T17:30',
        },
      },
      {
        say: 'new fortnightly maths lesson for Noam, Thursdays at 6 in the evening',
        slots: {
          students: ['noam'],
          subject: 'su-maths',
          start: '2026-03-12T18:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TH',
        },
      },
      {
        say: 'schedule omer for math this thursday at 6 pm, one hour',
        slots: {
          students: ['omer'],
          subject: 'su-maths',
          start: '2026-03-12T18:00',
          end: '2026-03-12T19:00',
        },
      },
      {
        say: 'please put noa down for physics tomorrow at quarter past four',
        slots: {
          students: ['noa'],
          subject: 'su-physics',
          start: '2026-03-11T16:15',
        },
      },
      {
        say: 'Book Itay for maths every Thursday at 5pm till the end of May',
        slots: {
          students: ['itay'],
          subject: 'su-maths',
          start: '2026-03-12T17:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TH;UNTIL=20260531',
        },
      },
      {
        say: 'Yael English Sunday 17:15',
        slots: {
          students: ['yael'],
          subject: 'su-english',
          start: '2026-03-15T17:15',
        },
      },
      {
        say: 'book דנה for English Wednesday 4:30pm',
        slots: {
          students: ['dana'],
          subject: 'su-english',
          start: '2026-03-11T16:30',
        },
      },
      {
        say: 'add an extra physics lesson for Noam on 3/4 at 10am',
        slots: {
          students: ['noam'],
          subject: 'su-physics',
          start: '2026-04-03T10:00',
        },
      },
      {
        say: 'Math with Noam and Yael Thursday 6-7:30pm',
        slots: {
          students: ['noam', 'yael'],
          subject: 'su-maths',
          start: '2026-03-12T18:00',
          end: '2026-03-12T19:30',
        },
      },
      {
        say: 'English with Omer every other Monday at 3pm starting 16 March',
        slots: {
          students: ['omer'],
          subject: 'su-english',
          start: '2026-03-16T15:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO',
        },
      },
      {
        say: 'set up an english lesson with dana on the twenty second of march at eleven in the morning',
        slots: {
          students: ['dana'],
          subject: 'su-english',
          start: '2026-03-22T11:00',
        },
      },
      {
        say: 'can you squeeze Noa in today at 1pm for English?',
        slots: {
          students: ['noa'],
          subject: 'su-english',
          start: '2026-03-10T13:00',
        },
      },
    ],
  },
  {
    command: 'meeting.addBatch',
    phrases: [
      {
        say: 'book Noa Sunday at 3pm and Itay Monday at 4pm',
      },
    ],
  },
  {
    command: 'meeting.attendees',
    phrases: [
      {
        say: 'remove Itay from the Monday group for good',
        slots: {
          remove: ['itay'],
          scope: 'future',
        },
        mayAsk: true,
      },
      {
        say: 'Add Omer to the Monday group',
        slots: {
          add: ['omer'],
          scope: 'future',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.cancel',
    phrases: [
      {
        say: "I can't make Sunday's maths",
        as: 'student',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
        },
        mayAsk: true,
      },
      {
        say: "Cancel Noam's whole Monday series",
        slots: {
          meeting: 'm-noam',
          scope: 'all',
        },
      },
      {
        say: "please cancel today's 3 o'clock",
        slots: {
          meeting: 'm-yael',
          occurrence: '2026-03-10T15:00',
        },
        mayAsk: true,
      },
      {
        say: 'cancle Noam on Monday',
        status: 'ask',
        slots: {
          meeting: 'm-noam',
          occurrence: '2026-03-16T17:00',
        },
      },
      {
        say: "scrap noa's lesson this thursday, just this one",
        slots: {
          meeting: 'm-noa',
          occurrence: '2026-03-12T16:00',
          scope: 'this',
        },
      },
      {
        say: 'Adam is ill, please cancel tomorrow',
        as: 'parent',
        slots: {
          child: 'adam',
          meeting: 'm-adam',
          occurrence: '2026-03-11T16:00',
        },
        mayAsk: true,
      },
      {
        say: "Call off Itay's Friday English",
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
        },
      },
      {
        say: "cancel Dana's lesson on Sunday, just this one",
        as: 'parent',
        slots: {
          child: 'dana',
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
          scope: 'this',
        },
      },
      {
        say: 'please cancel my group lesson on Monday',
        as: 'student',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
        },
        mayAsk: true,
      },
      {
        say: 'cancel Omer tomorrow',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.change',
    phrases: [
      {
        say: "switch Omer's Wednesday lesson to physics",
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
        say: "rename Itay's Friday lesson to Mock exam",
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
        },
      },
    ],
  },
  {
    command: 'meeting.leave',
    phrases: [
      {
        say: 'I want to leave the Monday group',
        as: 'student',
      },
      {
        say: 'take Dana out of the Monday group',
        as: 'parent',
        slots: {
          child: 'dana',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.move',
    phrases: [
      {
        say: "move Sunday's lesson to the 18th at 6 pm",
        as: 'student',
        slots: {
          meeting: 'm-dana',
          start: '2026-03-18T18:00',
          occurrence: '2026-03-15T16:00',
        },
        or: ['meeting.request'],
        mayAsk: true,
      },
      {
        say: "bring Noam's Monday physics forward by half an hour from now on",
        slots: {
          meeting: 'm-noam',
          start: '2026-03-16T16:30',
          occurrence: '2026-03-16T17:00',
          scope: 'future',
        },
      },
      {
        say: 'could we move my Sunday lesson to 5pm?',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          start: '2026-03-15T17:00',
          occurrence: '2026-03-15T16:00',
        },
        or: ['meeting.request'],
        mayAsk: true,
      },
      {
        say: "postpone tomorrow's lesson with Omer to Thursday at 7pm",
        slots: {
          meeting: 'm-omer',
          start: '2026-03-12T19:00',
          occurrence: '2026-03-11T18:00',
        },
        mayAsk: true,
      },
      {
        say: 'could you move the Monday group to half past six, only this time',
        slots: {
          meeting: 'm-group',
          start: '2026-03-16T18:30',
          occurrence: '2026-03-16T19:00',
          scope: 'this',
        },
      },
      {
        say: "change dana's sunday math to 5 oclock from now on",
        slots: {
          meeting: 'm-dana',
          start: '2026-03-15T17:00',
          occurrence: '2026-03-15T16:00',
          scope: 'future',
        },
      },
      {
        say: "make Adam's lesson tomorrow half an hour later",
        as: 'parent',
        slots: {
          child: 'adam',
          meeting: 'm-adam',
          start: '2026-03-11T16:30',
          occurrence: '2026-03-11T16:00',
        },
        or: ['meeting.request'],
        mayAsk: true,
      },
      {
        say: "move Adam's Wednesday lesson to Thursday at 5 pm",
        as: 'parent',
        slots: {
          child: 'adam',
          meeting: 'm-adam',
          start: '2026-03-12T17:00',
          occurrence: '2026-03-11T16:00',
        },
        or: ['meeting.request'],
        mayAsk: true,
      },
      {
        say: 'Move Noa from Thursday to Friday, just this once',
        slots: {
          meeting: 'm-noa',
          start: '2026-03-13T16:00',
          occurrence: '2026-03-12T16:00',
          scope: 'this',
        },
      },
      {
        say: "push Itay's Friday lesson back an hour",
        slots: {
          meeting: 'm-itay',
          start: '2026-03-13T11:00',
          occurrence: '2026-03-13T10:00',
        },
      },
      {
        say: 'Start Noam 15 minutes earlier on Monday',
        slots: {
          meeting: 'm-noam',
          start: '2026-03-16T16:45',
          occurrence: '2026-03-16T17:00',
        },
        mayAsk: true,
      },
      {
        say: "shift Omer's lesson tomorrow to seven in the evening",
        slots: {
          meeting: 'm-omer',
          start: '2026-03-11T19:00',
          occurrence: '2026-03-11T18:00',
        },
        mayAsk: true,
      },
      {
        say: "reschedule Itay's English to Sunday at 10am",
        slots: {
          meeting: 'm-itay',
          start: '2026-03-15T10:00',
          occurrence: '2026-03-13T10:00',
        },
      },
    ],
  },
  {
    command: 'meeting.number',
    phrases: [
      {
        say: "start Noa's lesson numbers at 7",
        slots: {
          meeting: 'm-noa',
        },
      },
    ],
  },
  {
    command: 'meeting.open',
    phrases: [
      {
        say: "pull up Noa's Thursday lesson",
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
        say: "hold Noa's lesson on Thursday online",
        slots: {
          meeting: 'm-noa',
          occurrence: '2026-03-12T16:00',
          place: 'online',
        },
        mayAsk: true,
      },
      {
        say: 'All lessons tomorrow on Zoom please',
        slots: {
          from: '2026-03-11T00:00',
          to: '2026-03-12T00:00',
          place: 'online',
        },
        mayAsk: true,
      },
      {
        say: "have Omer's lessons at his house from now on",
        slots: {
          meeting: 'm-omer',
          scope: 'future',
          place: 'student',
        },
      },
    ],
  },
  {
    command: 'meeting.price',
    phrases: [
      {
        say: "set the price of Noam's lesson on Monday to 220 shekels",
        slots: {
          meeting: 'm-noam',
          occurrence: '2026-03-16T17:00',
          cost: 220,
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.propose',
    phrases: [
      {
        say: 'offer yael wednesday at quarter to seven instead',
        slots: {
          start: '2026-03-11T18:45',
        },
        or: ['pending.decline', 'pending.decline'],
      },
      {
        say: 'suggest Sunday at 6pm to Yael',
        slots: {
          start: '2026-03-15T18:00',
        },
        or: ['pending.decline'],
      },
    ],
  },
  {
    command: 'meeting.remind',
    phrases: [
      {
        say: 'remind me a quarter of an hour before each lesson',
      },
    ],
  },
  {
    command: 'meeting.repeat',
    phrases: [
      {
        say: 'make the Monday group every two weeks from now on',
        slots: {
          scope: 'future',
          rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO',
        },
      },
      {
        say: "Make Noa's physics fortnightly",
        slots: {
          meeting: 'm-noa',
          rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TH',
        },
        mayAsk: true,
      },
      {
        say: "turn Itay's Friday English into a weekly lesson",
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
        say: 'physics every Wednesday at five, six lessons',
        as: 'student',
        slots: {
          subject: 'su-physics',
          start: '2026-03-11T17:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=WE;COUNT=6',
        },
      },
      {
        say: 'I need an English lesson for Adam on 24/3 at 4pm, 60 minutes',
        as: 'parent',
        slots: {
          subject: 'su-english',
          child: 'adam',
          start: '2026-03-24T16:00',
          end: '2026-03-24T17:00',
        },
      },
      {
        say: 'book me English tomorrow at 4:30 pm online',
        as: 'student',
        slots: {
          subject: 'su-english',
          start: '2026-03-11T16:30',
          place: 'online',
        },
      },
      {
        say: 'could we have an extra maths lesson for adam this thursday at quarter to five',
        as: 'parent',
        slots: {
          subject: 'su-maths',
          child: 'adam',
          start: '2026-03-12T16:45',
        },
      },
      {
        say: 'weekly physics for Dana on Wednesdays at 5pm from 18 March',
        as: 'parent',
        slots: {
          subject: 'su-physics',
          child: 'dana',
          start: '2026-03-18T17:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=WE',
        },
      },
      {
        say: 'Can I get a physics lesson on Thursday at 6pm?',
        as: 'student',
        slots: {
          subject: 'su-physics',
          start: '2026-03-12T18:00',
        },
      },
      {
        say: 'Dana physics Friday 9:30 am',
        as: 'parent',
        slots: {
          subject: 'su-physics',
          child: 'dana',
          start: '2026-03-13T09:30',
        },
      },
      {
        say: 'english friday 11am 1 hour',
        as: 'student',
        slots: {
          subject: 'su-english',
          start: '2026-03-13T11:00',
          end: '2026-03-13T12:00',
        },
      },
      {
        say: 'book English for Adam on Sunday at 10am',
        as: 'parent',
        slots: {
          subject: 'su-english',
          child: 'adam',
          start: '2026-03-15T10:00',
        },
      },
    ],
  },
  {
    command: 'meeting.resize',
    phrases: [
      {
        say: "Extend Itay's Friday lesson by 15 minutes",
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
          minutes: 60,
        },
      },
      {
        say: "Add twenty minutes to Noam's lesson on Monday",
        slots: {
          meeting: 'm-noam',
          occurrence: '2026-03-16T17:00',
          minutes: 80,
        },
        mayAsk: true,
      },
      {
        say: 'shorten noas lessons to 45 minutes from now on',
        slots: {
          meeting: 'm-noa',
          minutes: 45,
          scope: 'future',
        },
      },
      {
        say: "make Omer's lesson tomorrow an hour and a half",
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          minutes: 90,
        },
        mayAsk: true,
      },
      {
        say: "cut Yael's English today down to half an hour",
        slots: {
          meeting: 'm-yael',
          occurrence: '2026-03-10T15:00',
          minutes: 30,
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.scalePrice',
    phrases: [
      {
        say: "Raise the price of next week's lessons by 5 percent",
        slots: {
          from: '2026-03-15T00:00',
          to: '2026-03-22T00:00',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'pending.approve',
    phrases: [
      {
        say: "say yes to Yael's pending lesson",
        slots: {
          pending: 'p-yael',
        },
      },
      {
        say: "accept Yael's maths for Thursday",
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
        say: "turn down Yael's math request for Thursday",
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
        say: "show me the details of Yael's lesson request",
        slots: {
          pending: 'p-yael',
        },
      },
    ],
  },
  {
    command: 'pending.show',
    phrases: [
      {
        say: 'which of my lesson requests are still waiting?',
        as: 'student',
        or: ['request.show'],
      },
      {
        say: 'which lessons still need my approval?',
      },
    ],
  },
  {
    command: 'pending.withdraw',
    phrases: [
      {
        say: 'withdraw my lesson request for Thursday',
        as: 'student',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'request.add',
    phrases: [
      {
        say: "I'd like Adam to join the Monday group",
        as: 'parent',
        slots: {
          child: 'adam',
        },
      },
    ],
  },
  {
    command: 'request.approve',
    phrases: [
      {
        say: 'let Tom Ben-Ami join the Monday group',
      },
    ],
  },
  {
    command: 'request.reject',
    phrases: [
      {
        say: "reject Tom's join request",
      },
    ],
  },
  {
    command: 'request.show',
    phrases: [
      {
        say: 'who has asked to join the Monday group?',
      },
    ],
  },
  {
    command: 'request.withdraw',
    phrases: [
      {
        say: "withdraw Adam's request to join the Monday group",
        as: 'parent',
        slots: {
          child: 'adam',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'schedule.check',
    phrases: [
      {
        say: 'would Friday at 11:30 clash with anything',
        slots: {
          start: '2026-03-13T11:30',
        },
      },
      {
        say: 'is Rivka free tomorrow at 5pm?',
        as: 'student',
        slots: {
          start: '2026-03-11T17:00',
        },
        or: ['schedule.free'],
      },
      {
        say: 'is 6pm on Thursday available?',
        as: 'parent',
        slots: {
          start: '2026-03-12T18:00',
        },
        or: ['schedule.free'],
      },
      {
        say: 'am I free Wednesday at 4pm?',
        slots: {
          start: '2026-03-11T16:00',
        },
        or: ['schedule.free'],
      },
      {
        say: 'have I got anything on at 7 tonight?',
        slots: {
          start: '2026-03-10T19:00',
        },
        or: ['schedule.show'],
      },
    ],
  },
  {
    command: 'schedule.free',
    phrases: [
      {
        say: 'find me a 30 minute gap before Friday',
        slots: {
          minutes: 30,
          to: '2026-03-13T00:00',
        },
      },
      {
        say: 'any openings on sunday morning',
        slots: {
          from: '2026-03-15T06:00',
          to: '2026-03-15T12:00',
        },
      },
      {
        say: 'when does Rivka have time on Thursday?',
        as: 'student',
        slots: {
          from: '2026-03-12T00:00',
          to: '2026-03-13T00:00',
        },
      },
      {
        say: 'When do I have a spare hour tomorrow?',
        slots: {
          minutes: 60,
          from: '2026-03-11T00:00',
          to: '2026-03-12T00:00',
        },
      },
      {
        say: 'any free slots with Rivka on Monday afternoon?',
        as: 'parent',
        slots: {
          from: '2026-03-16T12:00',
          to: '2026-03-16T17:00',
        },
      },
    ],
  },
  {
    command: 'schedule.last',
    phrases: [
      {
        say: "when was Noam's last lesson?",
        slots: {
          students: ['noam'],
        },
      },
      {
        say: 'when was my last math lesson?',
        as: 'student',
      },
    ],
  },
  {
    command: 'schedule.next',
    phrases: [
      {
        say: 'what time is my next lesson',
        as: 'student',
      },
      {
        say: "what time is Adam's next lesson",
        as: 'parent',
        slots: {
          child: 'adam',
        },
      },
      {
        say: 'when do I see Omer next?',
        slots: {
          students: ['omer'],
        },
      },
    ],
  },
  {
    command: 'schedule.show',
    phrases: [
      {
        say: 'who am I teaching Thursday afternoon?',
        slots: {
          from: '2026-03-12T12:00',
          to: '2026-03-12T17:00',
        },
      },
      {
        say: "what's on tomorrow",
        slots: {
          from: '2026-03-11T00:00',
          to: '2026-03-12T00:00',
        },
      },
      {
        say: "Show me Noa's lessons in April",
        slots: {
          students: ['noa'],
          from: '2026-04-01T00:00',
          to: '2026-05-01T00:00',
        },
      },
      {
        say: 'what did I have yesterday',
        slots: {
          from: '2026-03-09T00:00',
          to: '2026-03-10T00:00',
        },
      },
      {
        say: "show both kids' lessons for next week",
        as: 'parent',
        slots: {
          from: '2026-03-15T00:00',
          to: '2026-03-22T00:00',
        },
      },
      {
        say: 'what does Adam have tomorrow',
        as: 'parent',
        slots: {
          child: 'adam',
          from: '2026-03-11T00:00',
          to: '2026-03-12T00:00',
        },
      },
      {
        say: 'show my lessons in April',
        as: 'student',
        slots: {
          from: '2026-04-01T00:00',
          to: '2026-05-01T00:00',
        },
      },
      {
        say: 'what have I got next week?',
        as: 'student',
        slots: {
          from: '2026-03-15T00:00',
          to: '2026-03-22T00:00',
        },
      },
    ],
  },
  {
    command: 'teacher.join',
    phrases: [
      {
        say: 'i have a link from a teacher and want to join',
        as: 'student',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'time.block',
    phrases: [
      {
        say: "I'm on holiday from 23 to 26 March",
        slots: {
          start: '2026-03-23T00:00',
          end: '2026-03-27T00:00',
        },
      },
      {
        say: 'Block Friday from 8 to 10 in the morning',
        slots: {
          start: '2026-03-13T08:00',
          end: '2026-03-13T10:00',
        },
      },
      {
        say: 'block off tomorrow one to three pm dentist',
        slots: {
          start: '2026-03-11T13:00',
          end: '2026-03-11T15:00',
        },
      },
      {
        say: 'block every wednesday morning',
        slots: {
          start: '2026-03-11T06:00',
          end: '2026-03-11T12:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=WE',
        },
      },
    ],
  },
  {
    command: 'time.show',
    phrases: [
      {
        say: "list the times I've blocked off",
      },
    ],
  },
  {
    command: 'time.unblock',
    phrases: [
      {
        say: 'unblock Friday morning',
      },
    ],
  },
  {
    command: 'waitlist.join',
    phrases: [
      {
        say: 'put Adam on the waiting list for the Monday group',
        as: 'parent',
        slots: {
          child: 'adam',
        },
      },
    ],
  },
  {
    command: 'waitlist.leave',
    phrases: [
      {
        say: 'take Adam off the Monday group waitlist',
        as: 'parent',
        slots: {
          child: 'adam',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'week.copy',
    phrases: [
      {
        say: "copy this week's lessons over to next week",
      },
    ],
  },
  {
    command: null,
    phrases: [
      {
        say: 'Did Adam come to his lesson last week?',
        as: 'parent',
        mayRead: true,
      },
      {
        say: "Has Itay's Friday lesson been cancelled?",
        mayRead: true,
      },
      {
        say: "Thanks, that's all for now",
      },
      {
        say: 'should I move Omer to Thursday?',
        mayRead: true,
      },
      {
        say: "was Monday's group cancelled?",
        as: 'student',
        mayRead: true,
      },
      {
        say: "why was Yael's request declined?",
        mayRead: true,
      },
      {
        say: "please don't cancel my Sunday lesson",
        as: 'student',
      },
      {
        say: "Noam's mum says he loves his new school",
      },
      {
        say: 'see you on Sunday, have a nice week',
        as: 'student',
      },
      {
        say: 'what if I blocked all of Friday?',
        mayRead: true,
      },
      {
        say: "Adam really enjoyed last week's lesson, thank you",
        as: 'parent',
      },
      {
        say: "Why was Adam's lesson cancelled?",
        as: 'parent',
        mayRead: true,
      },
      {
        say: "Please don't move Dana's Sunday lesson",
        as: 'parent',
      },
      {
        say: "Don't cancel Noam's lesson on Monday",
      },
    ],
  },
];
