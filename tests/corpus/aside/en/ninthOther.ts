/** The ninth set by another stranger, in English: 96.7% at first, one wrong action. Its school is that of the sixth (sixthWorlds.ts). */
import type { AsideList } from '../aside.ts';

export const lists: AsideList[] = [
  {
    command: 'attendance.mark',
    phrases: [
      {
        say: 'mark Omer absent last Wednesday',
        slots: {
          students: ['omer'],
          meeting: 'm-omer',
          occurrence: '2026-03-04T18:00',
          present: false,
        },
      },
      {
        say: 'Noam was here yesterday',
        slots: {
          students: ['noam'],
          meeting: 'm-noam',
          occurrence: '2026-03-09T17:00',
          present: true,
        },
      },
      {
        say: 'everybody turned up to the Monday group yesterday',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-09T19:00',
          present: true,
        },
      },
      {
        say: 'Itay missed the group yesterday',
        slots: {
          students: ['itay'],
          meeting: 'm-group',
          occurrence: '2026-03-09T19:00',
          present: false,
        },
      },
      {
        say: 'dana no show on sunday',
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
        say: "export next week's calendar as a PDF",
      },
    ],
  },
  {
    command: 'calendar.goto',
    phrases: [
      {
        say: 'jump to April 5 in the calendar',
      },
    ],
  },
  {
    command: 'calendar.import',
    phrases: [
      {
        say: 'pull in the events from my Outlook calendar',
      },
    ],
  },
  {
    command: 'calendar.save',
    phrases: [
      {
        say: "put my lessons in my phone's calendar",
        as: 'student',
      },
    ],
  },
  {
    command: 'calendar.search',
    phrases: [
      {
        say: "look for lessons with 'revision' in the title",
      },
    ],
  },
  {
    command: 'calendar.view',
    phrases: [
      {
        say: 'switch to the day view',
      },
    ],
  },
  {
    command: 'contract.accept',
    phrases: [
      {
        say: "I agree to Rivka's contract",
        as: 'student',
      },
    ],
  },
  {
    command: 'contract.open',
    phrases: [
      {
        say: "where can I read Rivka's contract?",
        as: 'parent',
      },
    ],
  },
  {
    command: 'day.clear',
    phrases: [
      {
        say: 'I have the flu, cancel all lessons from Wednesday to Friday',
        slots: {
          from: '2026-03-11T00:00',
          to: '2026-03-14T00:00',
        },
      },
      {
        say: 'cancel everything this Friday',
        slots: {
          from: '2026-03-13T00:00',
          to: '2026-03-14T00:00',
        },
      },
      {
        say: 'clear my Thursday evening',
        slots: {
          from: '2026-03-12T17:00',
          to: '2026-03-12T21:00',
        },
      },
    ],
  },
  {
    command: 'feed.copy',
    phrases: [
      {
        say: 'copy the iCal link of my calendar',
      },
    ],
  },
  {
    command: 'lesson.count',
    phrases: [
      {
        say: 'how many lessons has Itay had so far?',
        slots: {
          students: ['itay'],
        },
      },
    ],
  },
  {
    command: 'link.copy',
    phrases: [
      {
        say: 'copy the link new students use to join me',
      },
    ],
  },
  {
    command: 'meeting.add',
    phrases: [
      {
        say: 'put Noam down for physics tomorrow at 5',
        slots: {
          students: ['noam'],
          subject: 'su-physics',
          start: '2026-03-11T17:00',
        },
      },
      {
        say: 'omer maths thursday six pm for an hour',
        slots: {
          students: ['omer'],
          subject: 'su-maths',
          start: '2026-03-12T18:00',
          end: '2026-03-12T19:00',
        },
      },
      {
        say: 'could you please schedule an English lesson for Yael on the 18th at 16:30',
        slots: {
          students: ['yael'],
          subject: 'su-english',
          start: '2026-03-18T16:30',
        },
      },
      {
        say: 'Itay English every Wednesday at 4, starting next week',
        slots: {
          students: ['itay'],
          subject: 'su-english',
          start: '2026-03-18T16:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=WE',
        },
      },
      {
        say: 'Noa, physics, Fri 9:30',
        slots: {
          students: ['noa'],
          subject: 'su-physics',
          start: '2026-03-13T09:30',
        },
      },
      {
        say: 'weekly maths for Noam mondays at half past three, ten times',
        slots: {
          students: ['noam'],
          subject: 'su-maths',
          start: '2026-03-16T15:30',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=MO;COUNT=10',
        },
      },
      {
        say: 'shcedule Omer for maths on Sunday 22 March at 5 pm',
        slots: {
          students: ['omer'],
          subject: 'su-maths',
          start: '2026-03-22T17:00',
        },
      },
      {
        say: 'fit Dana in for extra maths on Thursday from 5:30 to 6:15',
        slots: {
          students: ['dana'],
          subject: 'su-maths',
          start: '2026-03-12T17:30',
          end: '2026-03-12T18:15',
        },
      },
      {
        say: 'book נועה for physics on Sunday at 18:00 on Zoom',
        slots: {
          students: ['noa'],
          subject: 'su-physics',
          start: '2026-03-15T18:00',
          place: 'online',
        },
      },
    ],
  },
  {
    command: 'meeting.addBatch',
    phrases: [
      {
        say: 'add Omer for maths Sunday at 2 and Noa for physics Monday at 3',
      },
      {
        say: 'book Noam for physics on Wednesday at 5 and Yael for English on Thursday at 6',
      },
    ],
  },
  {
    command: 'meeting.attendees',
    phrases: [
      {
        say: "put Noa into Omer's lesson tomorrow, just this once",
        slots: {
          add: ['noa'],
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          scope: 'this',
        },
      },
      {
        say: 'add Noam to the Monday group',
        slots: {
          add: ['noam'],
          scope: 'future',
        },
      },
      {
        say: "take Itay out of Monday's group",
        slots: {
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
        say: 'cant make the group on monday',
        as: 'student',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
        },
        mayAsk: true,
      },
      {
        say: 'cancel Noa this Thursday only',
        slots: {
          meeting: 'm-noa',
          occurrence: '2026-03-12T16:00',
          scope: 'this',
        },
      },
      {
        say: "call off tomorrow's lesson with Omer",
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
        },
        mayAsk: true,
      },
      {
        say: 'Noam is ill, cancel him on Monday',
        slots: {
          meeting: 'm-noam',
          occurrence: '2026-03-16T17:00',
        },
        mayAsk: true,
      },
      {
        say: "drop Itay's friday english",
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
        },
      },
      {
        say: "I'm sick, I'm not coming on Sunday",
        as: 'student',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
        },
        mayAsk: true,
      },
      {
        say: "please cancel Dana's lesson on Sunday, just this time",
        as: 'parent',
        slots: {
          child: 'dana',
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
          scope: 'this',
        },
      },
      {
        say: "Adam can't come on the 18th",
        as: 'parent',
        slots: {
          child: 'adam',
          meeting: 'm-adam',
          occurrence: '2026-03-18T16:00',
        },
        mayAsk: true,
      },
      {
        say: 'please cancel the Monday group on the 23rd',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-23T19:00',
        },
        mayAsk: true,
      },
      {
        say: "Adam has a fever, he won't be there tomorrow",
        as: 'parent',
        slots: {
          child: 'adam',
          meeting: 'm-adam',
          occurrence: '2026-03-11T16:00',
        },
        mayAsk: true,
      },
      {
        say: 'skip my maths on the 22nd, only that one',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-22T16:00',
          scope: 'this',
        },
      },
      {
        say: "delete all of Yael's Tuesday lessons",
        slots: {
          meeting: 'm-yael',
          scope: 'all',
        },
      },
    ],
  },
  {
    command: 'meeting.change',
    phrases: [
      {
        say: 'Omer does physics instead of maths tomorrow, just this time',
        slots: {
          subject: 'su-physics',
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          scope: 'this',
        },
      },
    ],
  },
  {
    command: 'meeting.describe',
    phrases: [
      {
        say: "add a note to Omer's lesson tomorrow: quadratic equations",
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.leave',
    phrases: [
      {
        say: 'take me out of the Monday group',
        as: 'student',
        slots: {
          scope: 'future',
        },
      },
      {
        say: 'take Dana out of the Monday group',
        as: 'parent',
        slots: {
          child: 'dana',
          scope: 'future',
        },
      },
    ],
  },
  {
    command: 'meeting.move',
    phrases: [
      {
        say: "Itay can't do Friday at 10, make it 11:30",
        slots: {
          meeting: 'm-itay',
          start: '2026-03-13T11:30',
          occurrence: '2026-03-13T10:00',
        },
      },
      {
        say: 'can Adam come on Thursday at 4 instead of Wednesday',
        as: 'parent',
        slots: {
          child: 'adam',
          meeting: 'm-adam',
          start: '2026-03-12T16:00',
          occurrence: '2026-03-11T16:00',
        },
        mayAsk: true,
      },
      {
        say: 'Adam at 5 instead of 4 tomorrow, only this week',
        as: 'parent',
        slots: {
          child: 'adam',
          meeting: 'm-adam',
          start: '2026-03-11T17:00',
          occurrence: '2026-03-11T16:00',
          scope: 'this',
        },
      },
      {
        say: "Noa's Thursday lesson starts at half past four, this week only",
        slots: {
          meeting: 'm-noa',
          start: '2026-03-12T16:30',
          occurrence: '2026-03-12T16:00',
          scope: 'this',
        },
      },
      {
        say: "move Dana's Sunday maths half an hour later",
        as: 'parent',
        slots: {
          child: 'dana',
          meeting: 'm-dana',
          start: '2026-03-15T16:30',
          occurrence: '2026-03-15T16:00',
        },
        mayAsk: true,
      },
      {
        say: 'move my Sunday lesson to Monday at 3',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          start: '2026-03-16T15:00',
          occurrence: '2026-03-15T16:00',
        },
        mayAsk: true,
      },
      {
        say: 'push the monday group back by fifteen minutes from now on',
        slots: {
          meeting: 'm-group',
          start: '2026-03-16T19:15',
          occurrence: '2026-03-16T19:00',
          scope: 'future',
        },
      },
      {
        say: 'could we do Sunday at 5 instead of 4?',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          start: '2026-03-15T17:00',
          occurrence: '2026-03-15T16:00',
        },
        mayAsk: true,
      },
      {
        say: 'can you bring Noam forward half an hour next Monday',
        slots: {
          meeting: 'm-noam',
          start: '2026-03-16T16:30',
          occurrence: '2026-03-16T17:00',
        },
        mayAsk: true,
      },
      {
        say: "shift Dana's Sunday maths to Monday, same time",
        slots: {
          meeting: 'm-dana',
          start: '2026-03-16T16:00',
          occurrence: '2026-03-15T16:00',
        },
        mayAsk: true,
      },
      {
        say: 'change Yael today from 15:00 to 16:15',
        slots: {
          meeting: 'm-yael',
          start: '2026-03-10T16:15',
          occurrence: '2026-03-10T15:00',
        },
        mayAsk: true,
      },
      {
        say: 'move Omer tomorrow to 7',
        slots: {
          meeting: 'm-omer',
          start: '2026-03-11T19:00',
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
        say: "Omer's next lesson is number 14",
        slots: {
          meeting: 'm-omer',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.open',
    phrases: [
      {
        say: "open tomorrow's lesson with Omer",
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
        },
      },
    ],
  },
  {
    command: 'meeting.place',
    phrases: [
      {
        say: 'put דנה on Zoom on Sunday, only this one',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
          scope: 'this',
          place: 'online',
        },
      },
      {
        say: 'everything on Thursday online please',
        slots: {
          from: '2026-03-12T00:00',
          to: '2026-03-13T00:00',
          place: 'online',
        },
      },
      {
        say: "tomorrow's lesson is at Omer's house",
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
        say: 'charge Itay 120 for Friday',
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
          cost: 120,
        },
      },
      {
        say: 'the Monday group costs 90 each from now on',
        slots: {
          scope: 'future',
          cost: 90,
        },
      },
    ],
  },
  {
    command: 'meeting.propose',
    phrases: [
      {
        say: 'suggest Sunday at 5 to Noa',
        slots: {
          start: '2026-03-15T17:00',
        },
        or: ['pending.decline'],
      },
    ],
  },
  {
    command: 'meeting.remind',
    phrases: [
      {
        say: 'ping me twenty minutes before Noa on Thursday',
        slots: {
          meeting: 'm-noa',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.repeat',
    phrases: [
      {
        say: "make Itay's Friday English weekly",
        slots: {
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=FR',
        },
      },
      {
        say: "Omer's lessons repeat until June 24",
        slots: {
          meeting: 'm-omer',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=WE;UNTIL=20260624',
        },
        mayAsk: true,
      },
      {
        say: 'switch Noa to every other week',
        slots: {
          meeting: 'm-noa',
          rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TH',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.request',
    phrases: [
      {
        say: 'book me English on the 17th at 15:30 online',
        as: 'student',
        slots: {
          subject: 'su-english',
          start: '2026-03-17T15:30',
          place: 'online',
        },
      },
      {
        say: 'can I have maths on Thursday at 5?',
        as: 'student',
        slots: {
          subject: 'su-maths',
          start: '2026-03-12T17:00',
        },
      },
      {
        say: 'id like an extra maths lesson on wednesday at six',
        as: 'student',
        slots: {
          subject: 'su-maths',
          start: '2026-03-11T18:00',
        },
      },
      {
        say: 'dana needs a maths lesson on the nineteenth at four thirty',
        as: 'parent',
        slots: {
          subject: 'su-maths',
          child: 'dana',
          start: '2026-03-19T16:30',
        },
      },
      {
        say: 'English for Adam on Thursday at 5',
        as: 'parent',
        slots: {
          subject: 'su-english',
          child: 'adam',
          start: '2026-03-12T17:00',
        },
      },
      {
        say: 'physics with Rivka every Thursday at 7, six times',
        as: 'student',
        slots: {
          subject: 'su-physics',
          start: '2026-03-12T19:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TH;COUNT=6',
        },
      },
      {
        say: 'could Adam have an extra maths lesson on Friday at 10?',
        as: 'parent',
        slots: {
          subject: 'su-maths',
          child: 'adam',
          start: '2026-03-13T10:00',
        },
      },
      {
        say: 'book physics for Dana next Wednesday at 5pm',
        as: 'parent',
        slots: {
          subject: 'su-physics',
          child: 'dana',
          start: '2026-03-18T17:00',
        },
      },
      {
        say: 'maths for Adam every Sunday at 3 until the end of May',
        as: 'parent',
        slots: {
          subject: 'su-maths',
          child: 'adam',
          start: '2026-03-15T15:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=SU;UNTIL=20260531',
        },
      },
      {
        say: 'maths this friday 11am pls',
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
        say: 'extend Noam to 75 minutes from now on',
        slots: {
          meeting: 'm-noam',
          minutes: 75,
          scope: 'future',
        },
      },
      {
        say: "shorten Omer's lesson tomorrow to 30 minutes",
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          minutes: 30,
        },
        mayAsk: true,
      },
      {
        say: 'add 15 minutes to Noa on Thursday, just this once',
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
    command: 'meeting.scalePrice',
    phrases: [
      {
        say: 'put the price of all coming lessons up by five percent',
      },
    ],
  },
  {
    command: 'pending.approve',
    phrases: [
      {
        say: 'yes to Yael on Thursday',
        slots: {
          pending: 'p-yael',
        },
      },
      {
        say: 'confirm yaels maths request',
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
        say: "turn down Yael's lesson request",
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
        say: 'what exactly did Yael ask for?',
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
        say: 'what lessons are still waiting for my ok?',
      },
      {
        say: 'which of my lesson requests are still open?',
        as: 'student',
        or: ['request.show'],
      },
      {
        say: 'pending lessons list please',
      },
    ],
  },
  {
    command: 'pending.withdraw',
    phrases: [
      {
        say: 'cancel the lesson request I sent for Adam',
        as: 'parent',
        slots: {
          child: 'adam',
        },
        mayAsk: true,
      },
      {
        say: 'never mind, withdraw my lesson request',
        as: 'student',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'request.add',
    phrases: [
      {
        say: "I'd like to join the physics group please",
        as: 'student',
        mayAsk: true,
      },
      {
        say: 'Adam would like to join the Monday group',
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
        say: 'let Tom into the Monday group',
      },
      {
        say: "approve Tom Ben-Ami's join request",
      },
    ],
  },
  {
    command: 'request.reject',
    phrases: [
      {
        say: 'turn Tom down for the Monday group',
      },
    ],
  },
  {
    command: 'request.show',
    phrases: [
      {
        say: 'has anyone asked to join the Monday group?',
      },
    ],
  },
  {
    command: 'request.withdraw',
    phrases: [
      {
        say: 'take back my request to join the English group',
        as: 'student',
        mayAsk: true,
      },
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
        say: 'is Rivka available Monday at 4?',
        as: 'parent',
        slots: {
          start: '2026-03-16T16:00',
        },
      },
      {
        say: 'is Thursday noon still open',
        slots: {
          start: '2026-03-12T12:00',
        },
        or: ['schedule.free'],
      },
      {
        say: 'is Rivka free on Friday at 9:30?',
        as: 'student',
        slots: {
          start: '2026-03-13T09:30',
        },
      },
      {
        say: 'am I free on Sunday at 6pm?',
        slots: {
          start: '2026-03-15T18:00',
        },
      },
      {
        say: 'is anything on at 17:30 on the 19th',
        slots: {
          start: '2026-03-19T17:30',
        },
        or: ['schedule.show'],
      },
    ],
  },
  {
    command: 'schedule.free',
    phrases: [
      {
        say: "where's there a free hour tomorrow afternoon",
        slots: {
          minutes: 60,
          from: '2026-03-11T12:00',
          to: '2026-03-11T17:00',
        },
      },
      {
        say: 'which times does Rivka have free on Sunday?',
        as: 'parent',
        slots: {
          from: '2026-03-15T00:00',
          to: '2026-03-16T00:00',
        },
      },
      {
        say: 'any openings left until Friday?',
        slots: {
          to: '2026-03-14T00:00',
        },
      },
      {
        say: 'free slots next week',
        slots: {
          from: '2026-03-15T00:00',
          to: '2026-03-22T00:00',
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
    ],
  },
  {
    command: 'schedule.last',
    phrases: [
      {
        say: 'when did I last teach Noa?',
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
        say: 'when do I have my next class',
        as: 'student',
      },
      {
        say: 'when does Dana have her next lesson?',
        as: 'parent',
        slots: {
          child: 'dana',
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
        say: "list Noam's lessons in April",
        slots: {
          students: ['noam'],
          from: '2026-04-01T00:00',
          to: '2026-05-01T00:00',
        },
      },
      {
        say: "who's coming on Sunday?",
        slots: {
          from: '2026-03-15T00:00',
          to: '2026-03-16T00:00',
        },
      },
      {
        say: 'whats my timetable for next week',
        as: 'student',
        slots: {
          from: '2026-03-15T00:00',
          to: '2026-03-22T00:00',
        },
      },
      {
        say: "show me Adam's lessons in April",
        as: 'parent',
        slots: {
          child: 'adam',
          from: '2026-04-01T00:00',
          to: '2026-05-01T00:00',
        },
      },
      {
        say: 'what have I got tomorrow',
        slots: {
          from: '2026-03-11T00:00',
          to: '2026-03-12T00:00',
        },
      },
      {
        say: "what's on thursday evening",
        slots: {
          from: '2026-03-12T17:00',
          to: '2026-03-12T21:00',
        },
      },
      {
        say: 'what lessons are there for the kids tomorrow?',
        as: 'parent',
        slots: {
          from: '2026-03-11T00:00',
          to: '2026-03-12T00:00',
        },
      },
    ],
  },
  {
    command: 'teacher.join',
    phrases: [
      {
        say: 'add a new teacher, I have her link',
        as: 'parent',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'time.block',
    phrases: [
      {
        say: 'keep Sunday 13:00-15:00 free for the dentist',
        slots: {
          start: '2026-03-15T13:00',
          end: '2026-03-15T15:00',
        },
      },
      {
        say: 'block every Friday from noon to 3pm',
        slots: {
          start: '2026-03-13T12:00',
          end: '2026-03-13T15:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=FR',
        },
      },
      {
        say: "I'm on holiday from 2 to 9 April",
        slots: {
          start: '2026-04-02T00:00',
          end: '2026-04-10T00:00',
        },
      },
      {
        say: 'block me thursday from nine thirty to one',
        slots: {
          start: '2026-03-12T09:30',
          end: '2026-03-12T13:00',
        },
      },
    ],
  },
  {
    command: 'time.show',
    phrases: [
      {
        say: 'which hours have I blocked off?',
      },
    ],
  },
  {
    command: 'time.unblock',
    phrases: [
      {
        say: "I'm available again on Friday morning, unblock it",
        mayAsk: true,
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
        say: "duplicate this week's timetable into next week",
      },
    ],
  },
  {
    command: null,
    phrases: [
      {
        say: 'the group was really fun yesterday, thanks',
      },
      {
        say: "has Dana's Sunday lesson been cancelled?",
        mayRead: true,
      },
      {
        say: 'no need to move Dana after all',
      },
      {
        say: "I'm not cancelling Sunday",
        as: 'student',
      },
      {
        say: 'please do not approve Yael yet',
      },
      {
        say: "is Sunday's lesson cancelled?",
        as: 'student',
        mayRead: true,
      },
      {
        say: "Omer's brother cancelled his driving lesson",
      },
      {
        say: 'do I have to bring a calculator to maths?',
        as: 'student',
        mayRead: true,
      },
      {
        say: 'did Noam come yesterday?',
        mayRead: true,
      },
      {
        say: "don't cancel Omer tomorrow",
      },
      {
        say: 'why did Yael move her lesson?',
        mayRead: true,
      },
      {
        say: "please don't cancel Dana on Sunday",
        as: 'parent',
      },
      {
        say: 'Adam enjoyed his lesson last week, thank you',
        as: 'parent',
      },
      {
        say: 'should I move Noa to Friday?',
        mayRead: true,
      },
      {
        say: "what if I made Noam's lesson 90 minutes?",
        mayRead: true,
      },
    ],
  },
];
