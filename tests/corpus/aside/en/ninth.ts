/** A ninth set of a stranger’s sentences in English, everyday orders over every command of the calendar and of requests: 94.7% at first. Its school is that of the sixth (sixthWorlds.ts). */
import type { AsideList } from '../aside.ts';

export const lists: AsideList[] = [
  {
    command: 'attendance.mark',
    phrases: [
      {
        say: "everyone came to yesterday's group",
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-09T19:00',
          present: true,
        },
      },
      {
        say: "Mark Itay absent from last night's Monday group",
        slots: {
          students: ['itay'],
          meeting: 'm-group',
          occurrence: '2026-03-09T19:00',
          present: false,
        },
      },
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
        say: 'Dana was at her Sunday lesson, mark her present',
        slots: {
          students: ['dana'],
          meeting: 'm-dana',
          occurrence: '2026-03-08T16:00',
          present: true,
        },
      },
      {
        say: 'Noa no-show last Thursday',
        slots: {
          students: ['noa'],
          meeting: 'm-noa',
          occurrence: '2026-03-05T16:00',
          present: false,
        },
      },
    ],
  },
  {
    command: 'calendar.export',
    phrases: [
      {
        say: 'export next week to PDF',
      },
    ],
  },
  {
    command: 'calendar.goto',
    phrases: [
      {
        say: 'Take me to 12 April in the calendar',
      },
    ],
  },
  {
    command: 'calendar.import',
    phrases: [
      {
        say: 'import my lessons from an ics file',
      },
    ],
  },
  {
    command: 'calendar.save',
    phrases: [
      {
        say: 'add my lessons to my phone calendar',
        as: 'student',
      },
      {
        say: "save Adam's lessons to my calendar",
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
        say: "search my lessons for 'fractions'",
      },
    ],
  },
  {
    command: 'calendar.view',
    phrases: [
      {
        say: 'switch the calendar to week view',
      },
    ],
  },
  {
    command: 'contract.accept',
    phrases: [
      {
        say: 'I agree to the contract',
        as: 'student',
      },
      {
        say: 'I accept the contract on behalf of Adam',
        as: 'parent',
        slots: {
          child: 'adam',
        },
      },
    ],
  },
  {
    command: 'contract.open',
    phrases: [
      {
        say: "Let me read Rivka's contract",
        as: 'student',
      },
    ],
  },
  {
    command: 'day.clear',
    phrases: [
      {
        say: "I've got the flu, cancel everything tomorrow",
        slots: {
          from: '2026-03-11T00:00',
          to: '2026-03-12T00:00',
        },
        mayAsk: true,
      },
      {
        say: 'clear out tomorrow evening',
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
        say: 'copy the address of my iCal feed',
      },
    ],
  },
  {
    command: 'lesson.count',
    phrases: [
      {
        say: 'How many lessons has Noam had so far?',
        slots: {
          students: ['noam'],
        },
      },
      {
        say: 'How many lessons has Adam had?',
        as: 'parent',
        slots: {
          child: 'adam',
        },
      },
      {
        say: 'How many lessons have I had with Rivka?',
        as: 'student',
      },
    ],
  },
  {
    command: 'link.copy',
    phrases: [
      {
        say: 'copy my sign-up link',
      },
    ],
  },
  {
    command: 'meeting.add',
    phrases: [
      {
        say: 'put Noa in for English on Sunday at 5',
        slots: {
          students: ['noa'],
          subject: 'su-english',
          start: '2026-03-15T17:00',
        },
      },
      {
        say: 'physics with omer thursday half past six',
        slots: {
          students: ['omer'],
          subject: 'su-physics',
          start: '2026-03-12T18:30',
        },
      },
      {
        say: 'Noam English Fri 9am',
        slots: {
          students: ['noam'],
          subject: 'su-english',
          start: '2026-03-13T09:00',
        },
      },
      {
        say: 'i need a new maths lesson with noa on the nineteenth at four thirty pm',
        slots: {
          students: ['noa'],
          subject: 'su-maths',
          start: '2026-03-19T16:30',
        },
      },
      {
        say: 'Please schedule Yael for physics tomorrow, 11:00 to 12:00',
        slots: {
          students: ['yael'],
          subject: 'su-physics',
          start: '2026-03-11T11:00',
          end: '2026-03-11T12:00',
        },
      },
      {
        say: 'Yael phisics Sunday 18:00 online',
        slots: {
          students: ['yael'],
          subject: 'su-physics',
          start: '2026-03-15T18:00',
          place: 'online',
        },
        mayAsk: true,
      },
      {
        say: 'could you book נועם for maths on Friday at noon',
        slots: {
          students: ['noam'],
          subject: 'su-maths',
          start: '2026-03-13T12:00',
        },
      },
      {
        say: 'Add maths with Omer every Sunday at 6pm until the end of May',
        slots: {
          students: ['omer'],
          subject: 'su-maths',
          start: '2026-03-15T18:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=SU;UNTIL=20260531',
        },
      },
      {
        say: 'Set up English with Noam every other Thursday at 6, starting this week',
        slots: {
          students: ['noam'],
          subject: 'su-english',
          start: '2026-03-12T18:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TH',
        },
      },
      {
        say: 'Book a lesson for Omer',
        status: 'ask',
        slots: {
          students: ['omer'],
        },
      },
    ],
  },
  {
    command: 'meeting.addBatch',
    phrases: [
      {
        say: 'book Noa for physics Sunday at 3 and Omer for maths Monday at 3',
      },
    ],
  },
  {
    command: 'meeting.attendees',
    phrases: [
      {
        say: 'take itay out of the monday group',
        slots: {
          remove: ['itay'],
        },
      },
      {
        say: 'Add Yael to the Monday group',
        slots: {
          add: ['yael'],
        },
      },
    ],
  },
  {
    command: 'meeting.cancel',
    phrases: [
      {
        say: 'cancel the monday group on the 16th only that one',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
          scope: 'this',
        },
      },
      {
        say: 'cancle omer tomorrow',
        status: 'ask',
      },
      {
        say: "Adam's got a fever, cancel tomorrow's lesson",
        as: 'parent',
        slots: {
          child: 'adam',
          meeting: 'm-adam',
          occurrence: '2026-03-11T16:00',
        },
        mayAsk: true,
      },
      {
        say: 'Cancel Dana',
        status: 'ask',
      },
      {
        say: 'cancel my monday group next week, only that one',
        as: 'student',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
          scope: 'this',
        },
      },
      {
        say: "Delete Noam's whole physics series",
        slots: {
          meeting: 'm-noam',
          scope: 'all',
        },
        mayAsk: true,
      },
      {
        say: "I won't be able to come on Sunday",
        as: 'student',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
        },
        mayAsk: true,
      },
      {
        say: 'cancel yael today',
        slots: {
          meeting: 'm-yael',
          occurrence: '2026-03-10T15:00',
        },
        mayAsk: true,
      },
      {
        say: 'Cancel Omer tomorrow, just this one',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          scope: 'this',
        },
      },
      {
        say: "Dana can't make it on Sunday, cancel just that one",
        as: 'parent',
        slots: {
          child: 'dana',
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
          scope: 'this',
        },
      },
      {
        say: "please call off Friday's lesson with Itay",
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
        },
      },
    ],
  },
  {
    command: 'meeting.change',
    phrases: [
      {
        say: 'switch Itay on Friday from English to physics',
        slots: {
          subject: 'su-physics',
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
        },
      },
      {
        say: 'Increase the Monday group to six places',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.describe',
    phrases: [
      {
        say: "Add a note to Itay's Friday lesson: bring the reading book",
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
        say: 'take Dana out of the Monday group',
        as: 'parent',
        slots: {
          child: 'dana',
        },
      },
      {
        say: "I'd like to leave the Monday group",
        as: 'student',
      },
    ],
  },
  {
    command: 'meeting.move',
    phrases: [
      {
        say: "Bring Noam's next lesson forward by half an hour",
        slots: {
          meeting: 'm-noam',
          start: '2026-03-16T16:30',
          occurrence: '2026-03-16T17:00',
        },
        mayAsk: true,
      },
      {
        say: "Could we move Sunday's lesson to half past five, just this once?",
        as: 'student',
        slots: {
          meeting: 'm-dana',
          start: '2026-03-15T17:30',
          occurrence: '2026-03-15T16:00',
          scope: 'this',
        },
      },
      {
        say: 'can you move tomorrow at six to seven',
        slots: {
          meeting: 'm-omer',
          start: '2026-03-11T19:00',
          occurrence: '2026-03-11T18:00',
        },
        mayAsk: true,
      },
      {
        say: "push today's lesson with Yael back by an hour, only today",
        slots: {
          meeting: 'm-yael',
          start: '2026-03-10T16:00',
          occurrence: '2026-03-10T15:00',
          scope: 'this',
        },
      },
      {
        say: 'from now on the monday group starts at quarter past seven',
        slots: {
          meeting: 'm-group',
          start: '2026-03-16T19:15',
          occurrence: '2026-03-16T19:00',
          scope: 'future',
        },
      },
      {
        say: "move Adam's lesson to Thursday this week only",
        as: 'parent',
        slots: {
          child: 'adam',
          meeting: 'm-adam',
          start: '2026-03-12T16:00',
          occurrence: '2026-03-11T16:00',
          scope: 'this',
        },
      },
      {
        say: 'could Adam come tomorrow at 5 instead of 4, only tomorrow',
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
        say: 'shift noa to half five this week only',
        slots: {
          meeting: 'm-noa',
          start: '2026-03-12T17:30',
          occurrence: '2026-03-12T16:00',
          scope: 'this',
        },
      },
      {
        say: "Move Noa's lesson",
        status: 'ask',
      },
      {
        say: 'From now on Omer comes on Thursdays instead of Wednesdays',
        slots: {
          meeting: 'm-omer',
          start: '2026-03-12T18:00',
          occurrence: '2026-03-11T18:00',
          scope: 'future',
        },
      },
      {
        say: 'shift my Sunday maths to Tuesday the 17th at 4, only this time',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          start: '2026-03-17T16:00',
          occurrence: '2026-03-15T16:00',
          scope: 'this',
        },
      },
      {
        say: 'move נועה to Friday at 12, just this week',
        slots: {
          meeting: 'm-noa',
          start: '2026-03-13T12:00',
          occurrence: '2026-03-12T16:00',
          scope: 'this',
        },
      },
      {
        say: "Move Dana's Sunday lesson to Monday, just this once",
        slots: {
          meeting: 'm-dana',
          start: '2026-03-16T16:00',
          occurrence: '2026-03-15T16:00',
          scope: 'this',
        },
      },
      {
        say: "reschedule Itay's English from Friday to Sunday at noon",
        slots: {
          meeting: 'm-itay',
          start: '2026-03-15T12:00',
          occurrence: '2026-03-13T10:00',
        },
      },
    ],
  },
  {
    command: 'meeting.number',
    phrases: [
      {
        say: "Start Omer's lesson numbering from 20",
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
        say: "Open tomorrow's lesson with Omer",
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
        say: 'Make all of next week online',
        slots: {
          from: '2026-03-15T00:00',
          to: '2026-03-22T00:00',
          place: 'online',
        },
      },
      {
        say: "Yael's lesson today is on Zoom, just this once",
        slots: {
          meeting: 'm-yael',
          occurrence: '2026-03-10T15:00',
          scope: 'this',
          place: 'online',
        },
      },
      {
        say: 'from now on teach Noa at her house',
        slots: {
          meeting: 'm-noa',
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
        say: "Set the price of Itay's Friday lesson to 130",
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
          cost: 130,
        },
      },
    ],
  },
  {
    command: 'meeting.propose',
    phrases: [
      {
        say: 'Offer Noam Friday at 11',
        slots: {
          start: '2026-03-13T11:00',
        },
        or: ['pending.decline'],
      },
      {
        say: 'suggest sunday at six pm to yael',
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
        say: 'Remind me ten minutes before every lesson',
      },
    ],
  },
  {
    command: 'meeting.repeat',
    phrases: [
      {
        say: "change Omer's lessons to every other week",
        slots: {
          meeting: 'm-omer',
          rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=WE',
        },
        mayAsk: true,
      },
      {
        say: 'Have Noa come once a fortnight from now on',
        slots: {
          meeting: 'm-noa',
          rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TH',
        },
        mayAsk: true,
      },
      {
        say: "Make Itay's Friday lesson weekly",
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=FR',
        },
      },
      {
        say: "repeat itay's english every week until the end of june",
        slots: {
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=FR;UNTIL=20260630',
        },
      },
    ],
  },
  {
    command: 'meeting.request',
    phrases: [
      {
        say: 'extra maths lesson with rivka friday 9am pls',
        as: 'student',
        slots: {
          subject: 'su-maths',
          start: '2026-03-13T09:00',
        },
      },
      {
        say: 'Can I have a maths lesson on Thursday at 6?',
        as: 'student',
        slots: {
          subject: 'su-maths',
          start: '2026-03-12T18:00',
        },
      },
      {
        say: "I'd like English every Wednesday at 4, six lessons",
        as: 'student',
        slots: {
          subject: 'su-english',
          start: '2026-03-11T16:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=WE;COUNT=6',
        },
      },
      {
        say: 'Book maths for Adam on Thursday at 5',
        as: 'parent',
        slots: {
          subject: 'su-maths',
          child: 'adam',
          start: '2026-03-12T17:00',
        },
      },
      {
        say: 'Adam needs an english lesson sunday at half past three',
        as: 'parent',
        slots: {
          subject: 'su-english',
          child: 'adam',
          start: '2026-03-15T15:30',
        },
      },
      {
        say: 'please ask for physics for Dana on Friday at 10',
        as: 'parent',
        slots: {
          subject: 'su-physics',
          child: 'dana',
          start: '2026-03-13T10:00',
        },
      },
      {
        say: 'book me physics tomorrow at quarter to five',
        as: 'student',
        slots: {
          subject: 'su-physics',
          start: '2026-03-11T16:45',
        },
      },
    ],
  },
  {
    command: 'meeting.resize',
    phrases: [
      {
        say: 'shorten noams lessons to 45 minutes from now on',
        slots: {
          meeting: 'm-noam',
          minutes: 45,
          scope: 'future',
        },
      },
      {
        say: 'cut ten minutes off yaels lesson today',
        slots: {
          meeting: 'm-yael',
          occurrence: '2026-03-10T15:00',
          minutes: 35,
        },
        mayAsk: true,
      },
      {
        say: "Extend Itay's Friday lesson by a quarter of an hour",
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
          minutes: 60,
        },
      },
      {
        say: "Make Omer's lesson tomorrow an hour, just this time",
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          minutes: 60,
          scope: 'this',
        },
      },
    ],
  },
  {
    command: 'meeting.scalePrice',
    phrases: [
      {
        say: 'Put the price of all my future lessons up by 5 percent',
        or: ['subject.scalePrice'],
      },
    ],
  },
  {
    command: 'pending.approve',
    phrases: [
      {
        say: "Approve Yael's maths on Thursday",
        slots: {
          pending: 'p-yael',
        },
      },
      {
        say: 'say yes to the lesson yael requested',
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
        say: "Decline Yael's Thursday request and offer Wednesday at 4 instead",
        slots: {
          pending: 'p-yael',
          start: '2026-03-11T16:00',
        },
        or: ['meeting.propose'],
      },
      {
        say: "turn down Yael's pending lesson",
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
        say: 'What lesson has Yael asked for?',
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
        say: 'which of my lesson requests are still pending?',
        as: 'student',
        or: ['request.show'],
      },
      {
        say: 'Which lessons are waiting for my OK?',
      },
      {
        say: "show which of Adam's lessons are waiting for approval",
        as: 'parent',
        slots: {
          child: 'adam',
        },
      },
    ],
  },
  {
    command: 'pending.withdraw',
    phrases: [
      {
        say: "cancel the lesson request we sent for Adam, it hasn't been approved yet",
        as: 'parent',
        slots: {
          child: 'adam',
        },
        mayAsk: true,
      },
      {
        say: 'Take back the lesson request I sent for Friday',
        as: 'student',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'request.add',
    phrases: [
      {
        say: 'ask for Adam to join the Monday group',
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
        say: 'Let Tom Ben-Ami into the Monday group',
      },
    ],
  },
  {
    command: 'request.reject',
    phrases: [
      {
        say: "say no to Tom's join request",
      },
    ],
  },
  {
    command: 'request.show',
    phrases: [
      {
        say: 'any news on my join request for Adam?',
        as: 'parent',
        slots: {
          child: 'adam',
        },
      },
      {
        say: 'Who has asked to join the Monday group?',
      },
      {
        say: 'has my request to join been approved yet?',
        as: 'student',
        or: ['pending.show'],
      },
    ],
  },
  {
    command: 'request.withdraw',
    phrases: [
      {
        say: "Withdraw Adam's request to join the group",
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
        say: 'is Rivka free on Wednesday at 5?',
        as: 'student',
        slots: {
          start: '2026-03-11T17:00',
        },
        or: ['schedule.free'],
      },
      {
        say: 'do i have anything on thursday at quarter past four',
        slots: {
          start: '2026-03-12T16:15',
        },
        or: ['schedule.show'],
      },
      {
        say: 'Am I free on Friday at 11?',
        slots: {
          start: '2026-03-13T11:00',
        },
      },
    ],
  },
  {
    command: 'schedule.free',
    phrases: [
      {
        say: 'Find me a free hour on Thursday afternoon',
        slots: {
          from: '2026-03-12T12:00',
          to: '2026-03-12T17:00',
        },
      },
      {
        say: 'Does Rivka have any free time on Thursday?',
        as: 'parent',
        slots: {
          from: '2026-03-12T00:00',
          to: '2026-03-13T00:00',
        },
        or: ['schedule.check'],
      },
      {
        say: 'what free slots have I got tomorrow?',
        slots: {
          from: '2026-03-11T00:00',
          to: '2026-03-12T00:00',
        },
      },
      {
        say: 'what times has Rivka got on Friday',
        as: 'student',
        slots: {
          from: '2026-03-13T00:00',
          to: '2026-03-14T00:00',
        },
      },
    ],
  },
  {
    command: 'schedule.last',
    phrases: [
      {
        say: 'When did I last teach Noa?',
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
        say: "When's Omer's next lesson?",
        slots: {
          students: ['omer'],
        },
        or: ['schedule.show'],
      },
      {
        say: "when is adam's next lesson",
        as: 'parent',
        slots: {
          child: 'adam',
        },
        or: ['schedule.show'],
      },
      {
        say: 'when do i see rivka next',
        as: 'student',
        or: ['schedule.show'],
      },
    ],
  },
  {
    command: 'schedule.show',
    phrases: [
      {
        say: "show me Dana's lessons for next week",
        as: 'parent',
        slots: {
          child: 'dana',
          from: '2026-03-15T00:00',
          to: '2026-03-22T00:00',
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
        say: 'whats on next week',
        slots: {
          from: '2026-03-15T00:00',
          to: '2026-03-22T00:00',
        },
      },
      {
        say: 'What have the kids got tomorrow?',
        as: 'parent',
        slots: {
          from: '2026-03-11T00:00',
          to: '2026-03-12T00:00',
        },
      },
      {
        say: 'What lessons do I have next week?',
        as: 'student',
        slots: {
          from: '2026-03-15T00:00',
          to: '2026-03-22T00:00',
        },
      },
      {
        say: 'Who am I teaching tommorow?',
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
        say: 'add me to the teacher from this link https://lessons.example/j/rivka',
        as: 'student',
      },
    ],
  },
  {
    command: 'time.block',
    phrases: [
      {
        say: 'Block off tomorrow from 12 to half past one',
        slots: {
          start: '2026-03-11T12:00',
          end: '2026-03-11T13:30',
        },
      },
      {
        say: "I'm away from the 5th to the 9th of April, block it",
        slots: {
          start: '2026-04-05T00:00',
          end: '2026-04-10T00:00',
        },
      },
      {
        say: 'dentist on Thursday 10 to 11, block that hour',
        slots: {
          start: '2026-03-12T10:00',
          end: '2026-03-12T11:00',
        },
      },
      {
        say: 'block every friday from nine to eleven in the morning',
        slots: {
          start: '2026-03-13T09:00',
          end: '2026-03-13T11:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=FR',
        },
      },
    ],
  },
  {
    command: 'time.show',
    phrases: [
      {
        say: 'which hours have I blocked?',
      },
    ],
  },
  {
    command: 'time.unblock',
    phrases: [
      {
        say: 'Unblock Friday morning',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'waitlist.join',
    phrases: [
      {
        say: 'Put Adam on the waiting list for the Monday group',
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
        say: 'please take me off the waiting list',
        as: 'student',
        mayAsk: true,
      },
      {
        say: "Take Adam off the group's waiting list",
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
        say: 'copy this week onto next week',
      },
    ],
  },
  {
    command: null,
    phrases: [
      {
        say: 'did Rivka move Adam to Thursday?',
        as: 'parent',
        mayRead: true,
      },
      {
        say: 'did I already move Yael to Thursday?',
        mayRead: true,
      },
      {
        say: 'why did you delete the Friday lesson?',
        mayRead: true,
      },
      {
        say: 'Omer told me his brother cancelled his judo lesson',
      },
      {
        say: 'was my Monday lesson cancelled?',
        as: 'student',
        mayRead: true,
      },
      {
        say: "I haven't decided about Noa yet",
      },
      {
        say: "don't cancel my Sunday lesson",
        as: 'student',
      },
      {
        say: "please don't move anyone this week",
      },
      {
        say: 'thanks Rivka, see you on Sunday',
        as: 'student',
      },
      {
        say: 'thanks, that was quick',
      },
      {
        say: 'Should I move Noa to Sunday?',
        mayRead: true,
      },
      {
        say: "no need to cancel Adam, he's feeling better",
        as: 'parent',
      },
      {
        say: "Adam said his friend's lesson was cancelled today",
        as: 'parent',
      },
      {
        say: "Don't cancel Omer tomorrow",
      },
      {
        say: "is Noam's lesson on Monday cancelled?",
        mayRead: true,
      },
    ],
  },
];
