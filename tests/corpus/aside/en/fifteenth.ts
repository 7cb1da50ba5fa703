/** A fifteenth set of a stranger’s sentences in English, everyday orders: 94.7% at first. Its school is that of the sixth (sixthWorlds.ts). */
import type { AsideList } from '../aside.ts';

export const lists: AsideList[] = [
  {
    command: 'attendance.mark',
    phrases: [
      {
        say: 'itay missed the group last night',
        slots: {
          students: ['itay'],
          meeting: 'm-group',
          occurrence: '2026-03-09T19:00',
          present: false,
        },
      },
      {
        say: 'Dana and Itay both came to the group yesterday',
        slots: {
          students: ['dana', 'itay'],
          meeting: 'm-group',
          occurrence: '2026-03-09T19:00',
          present: true,
        },
      },
      {
        say: 'Noam was absent yesterday',
        slots: {
          students: ['noam'],
          meeting: 'm-noam',
          occurrence: '2026-03-09T17:00',
          present: false,
        },
      },
      {
        say: 'Omer no-show last Wednesday',
        slots: {
          students: ['omer'],
          meeting: 'm-omer',
          occurrence: '2026-03-04T18:00',
          present: false,
        },
      },
      {
        say: 'mark Dana present for last Sunday',
        slots: {
          students: ['dana'],
          meeting: 'm-dana',
          occurrence: '2026-03-08T16:00',
          present: true,
        },
      },
      {
        say: 'the whole Monday group was here yesterday',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-09T19:00',
          present: true,
        },
      },
    ],
  },
  {
    command: 'calendar.export',
    phrases: [
      {
        say: "export next week's timetable as pdf",
        slots: {
          from: '2026-03-15T00:00',
          to: '2026-03-22T00:00',
        },
      },
    ],
  },
  {
    command: 'calendar.goto',
    phrases: [
      {
        say: 'take me to April 12 in the calendar',
      },
    ],
  },
  {
    command: 'calendar.import',
    phrases: [
      {
        say: 'load an ics file from Outlook into my calendar',
      },
    ],
  },
  {
    command: 'calendar.save',
    phrases: [
      {
        say: 'put my Sunday lesson in my phone calendar',
        as: 'student',
        slots: {
          occurrence: '2026-03-15T16:00',
        },
      },
    ],
  },
  {
    command: 'calendar.search',
    phrases: [
      {
        say: "search my calendar for 'trial exam'",
      },
    ],
  },
  {
    command: 'calendar.view',
    phrases: [
      {
        say: 'switch the calendar to day view',
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
        say: "let me read Rivka's contract",
        as: 'parent',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'day.clear',
    phrases: [
      {
        say: 'clear my whole day on the 22nd',
        slots: {
          from: '2026-03-22T00:00',
          to: '2026-03-23T00:00',
        },
      },
      {
        say: "I've got a fever, cancel all my lessons tomorrow",
        slots: {
          from: '2026-03-11T00:00',
          to: '2026-03-12T00:00',
        },
      },
    ],
  },
  {
    command: 'feed.copy',
    phrases: [
      {
        say: 'copy the calendar feed link',
        as: 'parent',
      },
    ],
  },
  {
    command: 'lesson.count',
    phrases: [
      {
        say: 'how many lessons has Yael had so far',
        slots: {
          students: ['yael'],
        },
      },
      {
        say: 'how many lessons has Adam had',
        as: 'parent',
        slots: {
          child: 'adam',
        },
        or: ['attendance.show'],
      },
    ],
  },
  {
    command: 'link.copy',
    phrases: [
      {
        say: 'copy the link my students sign up with',
      },
    ],
  },
  {
    command: 'meeting.add',
    phrases: [
      {
        say: 'pls put Omer in for maths on Sunday at 5',
        slots: {
          students: ['omer'],
          subject: 'su-maths',
          start: '2026-03-15T17:00',
        },
      },
      {
        say: 'Noa english thursday 18:15',
        slots: {
          students: ['noa'],
          subject: 'su-english',
          start: '2026-03-12T18:15',
        },
      },
      {
        say: 'schedule yael for maths every monday at three starting next week',
        slots: {
          students: ['yael'],
          subject: 'su-maths',
          start: '2026-03-16T15:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=MO',
        },
      },
      {
        say: 'extra lesson with Dana on 18.3 at 17:30, maths, 90 min',
        slots: {
          students: ['dana'],
          subject: 'su-maths',
          start: '2026-03-18T17:30',
          end: '2026-03-18T19:00',
        },
      },
      {
        say: 'fit Itay in for an hour of physics tomorrow at half past four',
        slots: {
          students: ['itay'],
          subject: 'su-physics',
          start: '2026-03-11T16:30',
          end: '2026-03-11T17:30',
        },
      },
      {
        say: 'new weekly slot: Itay, maths, Thursdays 5:30 pm until the end of June',
        slots: {
          students: ['itay'],
          subject: 'su-maths',
          start: '2026-03-12T17:30',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TH;UNTIL=20260630',
        },
      },
      {
        say: 'please arrange physics for דנה on Friday at 9am',
        slots: {
          students: ['dana'],
          subject: 'su-physics',
          start: '2026-03-13T09:00',
        },
      },
      {
        say: 'Omer physics Sun 14:00-15:30',
        slots: {
          students: ['omer'],
          subject: 'su-physics',
          start: '2026-03-15T14:00',
          end: '2026-03-15T15:30',
        },
      },
      {
        say: 'Put down English with Noam on the 24th at quarter to six, online',
        slots: {
          students: ['noam'],
          subject: 'su-english',
          start: '2026-03-24T17:45',
          place: 'online',
        },
      },
    ],
  },
  {
    command: 'meeting.addBatch',
    phrases: [
      {
        say: 'add Omer Sunday at 3 and Noa Monday at 4, both maths',
      },
    ],
  },
  {
    command: 'meeting.attendees',
    phrases: [
      {
        say: 'put Noa in the Monday group',
        slots: {
          add: ['noa'],
          scope: 'future',
        },
        mayAsk: true,
      },
      {
        say: 'take Itay off the Monday group from now on',
        slots: {
          remove: ['itay'],
          scope: 'future',
        },
      },
    ],
  },
  {
    command: 'meeting.cancel',
    phrases: [
      {
        say: "I won't make it on Sunday, please cancel just that one",
        as: 'student',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
          scope: 'this',
        },
      },
      {
        say: 'cancel Noa on Thursday, just this one',
        slots: {
          meeting: 'm-noa',
          occurrence: '2026-03-12T16:00',
          scope: 'this',
        },
      },
      {
        say: 'cancel my lesson on the 22nd',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-22T16:00',
        },
        mayAsk: true,
      },
      {
        say: 'cansel Omer tomorrow',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
        },
        mayAsk: true,
      },
      {
        say: "drop Itay's lesson on Friday",
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
        },
        mayAsk: true,
      },
      {
        say: "Dana can't make it on Sunday",
        as: 'parent',
        slots: {
          child: 'dana',
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
        },
        mayAsk: true,
      },
      {
        say: "stop Omer's lessons from the first of April",
        slots: {
          meeting: 'm-omer',
          scope: 'future',
        },
        or: ['meeting.repeat'],
        mayAsk: true,
      },
      {
        say: 'call off the Monday group on the 16th only',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
          scope: 'this',
        },
      },
      {
        say: "cancel Dana's Monday group on the 16th only",
        as: 'parent',
        slots: {
          child: 'dana',
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
          scope: 'this',
        },
      },
      {
        say: 'Adam has a fever, please cancel his lesson tomorrow',
        as: 'parent',
        slots: {
          child: 'adam',
          meeting: 'm-adam',
          occurrence: '2026-03-11T16:00',
        },
        mayAsk: true,
      },
      {
        say: 'cant come to the group on monday',
        as: 'student',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
        },
        mayAsk: true,
      },
      {
        say: "delete all of Noam's Monday lessons, the whole series",
        slots: {
          meeting: 'm-noam',
          scope: 'all',
        },
      },
    ],
  },
  {
    command: 'meeting.change',
    phrases: [
      {
        say: "turn Itay's Friday lesson into maths",
        slots: {
          subject: 'su-maths',
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
        },
      },
    ],
  },
  {
    command: 'meeting.describe',
    phrases: [
      {
        say: "write on Noa's Thursday lesson: bring the lab notebook",
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
        say: 'please take me out of the Monday group',
        as: 'student',
        slots: {
          scope: 'future',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.move',
    phrases: [
      {
        say: 'could you move my Sunday lesson to 5, only this once?',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          start: '2026-03-15T17:00',
          occurrence: '2026-03-15T16:00',
          scope: 'this',
        },
      },
      {
        say: "put Itay's Friday lesson at 11:30",
        slots: {
          meeting: 'm-itay',
          start: '2026-03-13T11:30',
          occurrence: '2026-03-13T10:00',
        },
      },
      {
        say: "shift Noa's Thursday lesson to half past five",
        slots: {
          meeting: 'm-noa',
          start: '2026-03-12T17:30',
          occurrence: '2026-03-12T16:00',
        },
        mayAsk: true,
      },
      {
        say: "could you move Adam's Wednesday lessons to Thursdays from now on",
        as: 'parent',
        slots: {
          child: 'adam',
          start: '2026-03-12T16:00',
          scope: 'future',
        },
      },
      {
        say: "could you bring Omer's lesson an hour earlier tomorrow?",
        slots: {
          meeting: 'm-omer',
          start: '2026-03-11T17:00',
          occurrence: '2026-03-11T18:00',
        },
        mayAsk: true,
      },
      {
        say: 'move yael from today to thursday same time',
        slots: {
          meeting: 'm-yael',
          start: '2026-03-12T15:00',
          occurrence: '2026-03-10T15:00',
        },
        mayAsk: true,
      },
      {
        say: 'please move Adam tomorrow to five, just once',
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
        say: 'move my Sunday maths to Wednesday the 18th same hour, just once',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          start: '2026-03-18T16:00',
          occurrence: '2026-03-15T16:00',
          scope: 'this',
        },
      },
      {
        say: "move Noam's lessons to Tuesdays at 5 from now on",
        slots: {
          meeting: 'm-noam',
          start: '2026-03-17T17:00',
          scope: 'future',
        },
      },
      {
        say: 'move the Monday group to 7:30 pm next week, just that once',
        slots: {
          meeting: 'm-group',
          start: '2026-03-16T19:30',
          occurrence: '2026-03-16T19:00',
          scope: 'this',
        },
      },
      {
        say: 'start Dana fifteen minutes later on Sunday, just once',
        slots: {
          meeting: 'm-dana',
          start: '2026-03-15T16:15',
          occurrence: '2026-03-15T16:00',
          scope: 'this',
        },
      },
      {
        say: 'reschedual Noa to Friday at 1 pm, only this one',
        slots: {
          meeting: 'm-noa',
          start: '2026-03-13T13:00',
          occurrence: '2026-03-12T16:00',
          scope: 'this',
        },
      },
      {
        say: 'Omer tomorrow at 5 instead of 6, only this time',
        slots: {
          meeting: 'm-omer',
          start: '2026-03-11T17:00',
          occurrence: '2026-03-11T18:00',
          scope: 'this',
        },
      },
    ],
  },
  {
    command: 'meeting.number',
    phrases: [
      {
        say: "set Omer's lesson number to 8",
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
        say: "open up Noam's lesson on Monday",
        slots: {
          meeting: 'm-noam',
          occurrence: '2026-03-16T17:00',
        },
      },
    ],
  },
  {
    command: 'meeting.place',
    phrases: [
      {
        say: "have Noa's lessons at my place from now on",
        slots: {
          meeting: 'm-noa',
          scope: 'future',
          place: 'teacher',
        },
      },
      {
        say: 'do Omer on Zoom tomorrow, just this once',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          scope: 'this',
          place: 'online',
        },
      },
      {
        say: 'everything on the 19th online',
        slots: {
          from: '2026-03-19T00:00',
          to: '2026-03-20T00:00',
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
        say: "Yael's lesson costs 170 from April on",
        slots: {
          meeting: 'm-yael',
          scope: 'future',
          cost: 170,
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.propose',
    phrases: [
      {
        say: 'suggest Wednesday at 4 to Omer',
        slots: {
          start: '2026-03-11T16:00',
        },
        or: ['pending.decline'],
      },
      {
        say: 'offer Noa a physics lesson on Sunday at 6:30',
        slots: {
          subject: 'su-physics',
          start: '2026-03-15T18:30',
        },
        or: ['pending.decline'],
      },
    ],
  },
  {
    command: 'meeting.remind',
    phrases: [
      {
        say: "remind me twenty minutes before Noa's lesson on Thursday",
        slots: {
          meeting: 'm-noa',
          occurrence: '2026-03-12T16:00',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.repeat',
    phrases: [
      {
        say: 'put Noam on every other week from now on',
        slots: {
          meeting: 'm-noam',
          scope: 'future',
          rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO',
        },
      },
      {
        say: "make Itay's Friday lesson a weekly one",
        slots: {
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=FR',
        },
      },
      {
        say: "repeat Omer's lesson weekly until 31 May",
        slots: {
          meeting: 'm-omer',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=WE;UNTIL=20260531',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.request',
    phrases: [
      {
        say: 'maths on thursday at six thirty please',
        as: 'student',
        slots: {
          subject: 'su-maths',
          start: '2026-03-12T18:30',
        },
      },
      {
        say: 'weekly English for Adam on Sundays at five, ten times',
        as: 'parent',
        slots: {
          subject: 'su-english',
          child: 'adam',
          start: '2026-03-15T17:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=SU;COUNT=10',
        },
      },
      {
        say: "I'd like an English lesson tomorrow at 4",
        as: 'student',
        slots: {
          subject: 'su-english',
          start: '2026-03-11T16:00',
        },
      },
      {
        say: 'book another maths lesson for Adam on Sunday at 3',
        as: 'parent',
        slots: {
          subject: 'su-maths',
          child: 'adam',
          start: '2026-03-15T15:00',
        },
      },
      {
        say: 'Dana English Thursday 17:00 please',
        as: 'parent',
        slots: {
          subject: 'su-english',
          child: 'dana',
          start: '2026-03-12T17:00',
        },
      },
      {
        say: 'physics for adam on monday at quarter past four',
        as: 'parent',
        slots: {
          subject: 'su-physics',
          child: 'adam',
          start: '2026-03-16T16:15',
        },
      },
      {
        say: 'I need an hour of physics on Sunday morning at ten, online',
        as: 'student',
        slots: {
          subject: 'su-physics',
          start: '2026-03-15T10:00',
          place: 'online',
          end: '2026-03-15T11:00',
        },
      },
      {
        say: 'physics every Thursday at 4 till the end of May',
        as: 'student',
        slots: {
          subject: 'su-physics',
          start: '2026-03-12T16:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TH;UNTIL=20260531',
        },
      },
      {
        say: 'one more maths lesson on the 18th at 5 pls',
        as: 'student',
        slots: {
          subject: 'su-maths',
          start: '2026-03-18T17:00',
        },
      },
    ],
  },
  {
    command: 'meeting.resize',
    phrases: [
      {
        say: 'make Dana a full hour on Sunday, one time only',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
          minutes: 60,
          scope: 'this',
        },
      },
      {
        say: "shorten today's lesson with Yael to half an hour",
        slots: {
          meeting: 'm-yael',
          occurrence: '2026-03-10T15:00',
          minutes: 30,
        },
        mayAsk: true,
      },
      {
        say: "set Noa's lessons to 75 minutes from now on",
        slots: {
          meeting: 'm-noa',
          minutes: 75,
          scope: 'future',
        },
      },
      {
        say: "add fifteen minutes to Omer's lesson tomorrow",
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
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
        say: 'put the price of all future lessons up by five percent',
      },
    ],
  },
  {
    command: 'pending.approve',
    phrases: [
      {
        say: 'say yes to the lesson Yael asked for on Thursday',
        slots: {
          pending: 'p-yael',
        },
      },
      {
        say: 'confirm all the waiting lessons',
      },
    ],
  },
  {
    command: 'pending.decline',
    phrases: [
      {
        say: "decline Yael's Thursday request and suggest Sunday at five",
        slots: {
          pending: 'p-yael',
          start: '2026-03-15T17:00',
        },
        or: ['meeting.propose'],
      },
      {
        say: "turn down Yael's lesson request for Thursday",
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
        say: 'is the lesson I asked for still waiting?',
        as: 'student',
        or: ['request.show', 'pending.open'],
      },
      {
        say: 'which lessons are still waiting for my ok',
      },
    ],
  },
  {
    command: 'pending.withdraw',
    phrases: [
      {
        say: 'take back the lesson I asked for on Thursday',
        as: 'student',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'request.add',
    phrases: [
      {
        say: 'send a request to join the English group',
        as: 'student',
        mayAsk: true,
      },
      {
        say: 'please sign Adam up for the Monday group',
        as: 'parent',
        slots: {
          child: 'adam',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'request.approve',
    phrases: [
      {
        say: 'let Tom Ben-Ami into the Monday group',
      },
    ],
  },
  {
    command: 'request.reject',
    phrases: [
      {
        say: "say no to Tom's request for the Monday group",
      },
    ],
  },
  {
    command: 'request.show',
    phrases: [
      {
        say: "any news about Adam's request to join the group?",
        as: 'parent',
        slots: {
          child: 'adam',
        },
      },
      {
        say: 'did anybody ask to join a group?',
      },
    ],
  },
  {
    command: 'request.withdraw',
    phrases: [
      {
        say: 'withdraw my request to join the group',
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
        say: 'is Thursday 18:30 taken already?',
        slots: {
          start: '2026-03-12T18:30',
        },
      },
      {
        say: 'is Thursday at 4 still open with Rivka?',
        as: 'parent',
        slots: {
          start: '2026-03-12T16:00',
        },
        or: ['schedule.free'],
      },
      {
        say: 'is Rivka free on Sunday at 6',
        as: 'student',
        slots: {
          start: '2026-03-15T18:00',
        },
        or: ['schedule.free'],
      },
      {
        say: 'is Sunday at 3 open?',
        slots: {
          start: '2026-03-15T15:00',
        },
      },
      {
        say: 'am I free on Wednesday at half past five',
        slots: {
          start: '2026-03-11T17:30',
        },
        or: ['schedule.free'],
      },
    ],
  },
  {
    command: 'schedule.free',
    phrases: [
      {
        say: 'when do I have a free hour on Thursday?',
        slots: {
          minutes: 60,
          from: '2026-03-12T00:00',
          to: '2026-03-13T00:00',
        },
      },
      {
        say: 'what gaps have I got tomorrow afternoon',
        slots: {
          from: '2026-03-11T12:00',
          to: '2026-03-11T17:00',
        },
      },
      {
        say: 'what times are free with Rivka on Sunday afternoon',
        as: 'parent',
        slots: {
          from: '2026-03-15T12:00',
          to: '2026-03-15T17:00',
        },
      },
      {
        say: 'find me an empty slot next week',
        slots: {
          from: '2026-03-15T00:00',
          to: '2026-03-22T00:00',
        },
      },
      {
        say: 'what free hours does Rivka have on Thursday?',
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
        say: 'when was my last lesson with Noam',
        slots: {
          students: ['noam'],
        },
      },
      {
        say: "when was Dana's last lesson?",
        as: 'parent',
        slots: {
          child: 'dana',
        },
      },
    ],
  },
  {
    command: 'schedule.next',
    phrases: [
      {
        say: 'when do I see Omer next?',
        slots: {
          students: ['omer'],
        },
      },
      {
        say: 'when is אדם coming next',
        as: 'parent',
        slots: {
          child: 'adam',
        },
      },
      {
        say: 'when do I have maths next?',
        as: 'student',
      },
    ],
  },
  {
    command: 'schedule.show',
    phrases: [
      {
        say: 'show me the lessons of next week',
        slots: {
          from: '2026-03-15T00:00',
          to: '2026-03-22T00:00',
        },
      },
      {
        say: "all of Noa's lessons in april",
        slots: {
          students: ['noa'],
          from: '2026-04-01T00:00',
          to: '2026-05-01T00:00',
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
        say: "show Dana's lessons for next week",
        as: 'parent',
        slots: {
          child: 'dana',
          from: '2026-03-15T00:00',
          to: '2026-03-22T00:00',
        },
      },
      {
        say: "what's on for tomorrow",
        slots: {
          from: '2026-03-11T00:00',
          to: '2026-03-12T00:00',
        },
      },
      {
        say: 'how does my Sunday look',
        slots: {
          from: '2026-03-15T00:00',
          to: '2026-03-16T00:00',
        },
      },
      {
        say: 'what does Adam have tomorrow?',
        as: 'parent',
        slots: {
          child: 'adam',
          from: '2026-03-11T00:00',
          to: '2026-03-12T00:00',
        },
      },
      {
        say: 'which lessons did I give last week?',
        slots: {
          from: '2026-03-01T00:00',
          to: '2026-03-08T00:00',
        },
      },
    ],
  },
  {
    command: 'teacher.join',
    phrases: [
      {
        say: 'add a new teacher, I have her link',
        as: 'student',
      },
    ],
  },
  {
    command: 'time.block',
    phrases: [
      {
        say: 'block out Thursday morning',
        slots: {
          start: '2026-03-12T06:00',
          end: '2026-03-12T12:00',
        },
      },
      {
        say: 'dentist tomorrow 1 to 3, block that',
        slots: {
          start: '2026-03-11T13:00',
          end: '2026-03-11T15:00',
        },
      },
      {
        say: 'block 5-8 April, family holiday',
        slots: {
          start: '2026-04-05T00:00',
          end: '2026-04-09T00:00',
        },
      },
      {
        say: 'block Fridays 12:00 to 14:00 every week',
        slots: {
          start: '2026-03-13T12:00',
          end: '2026-03-13T14:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=FR',
        },
      },
      {
        say: 'mark me busy on the 17th between four and six in the afternoon',
        slots: {
          start: '2026-03-17T16:00',
          end: '2026-03-17T18:00',
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
        say: 'unblock Friday from 12 to 2',
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
        say: 'take Adam off the waiting list',
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
        say: 'copy my whole timetable of this week over to next week',
      },
    ],
  },
  {
    command: null,
    phrases: [
      {
        say: "Adam isn't sick after all, don't cancel tomorrow",
        as: 'parent',
      },
      {
        say: "why is Noam's lesson on Monday cancelled",
        mayRead: true,
      },
      {
        say: "Yael's mother says the school may cancel their trip on Wednesday",
      },
      {
        say: 'what if I taught Itay on Thursdays instead?',
        mayRead: true,
      },
      {
        say: 'did Rivka move the group?',
        as: 'student',
        mayRead: true,
      },
      {
        say: 'no need to block Friday',
      },
      {
        say: "I'm not cancelling Sunday, I'll be there",
        as: 'student',
      },
      {
        say: 'phew long day, thanks for the help',
      },
      {
        say: 'ok thanks, have a nice day',
        as: 'student',
      },
      {
        say: "did I already cancel Thursday's lesson with Noa?",
        mayRead: true,
      },
      {
        say: "please do not approve Yael's lesson yet",
      },
      {
        say: "I'm still thinking about a second lesson for Adam",
        as: 'parent',
      },
      {
        say: "did Dana's Sunday lesson get cancelled?",
        as: 'parent',
        mayRead: true,
      },
      {
        say: "don't cancel Noa on Thursday after all",
      },
      {
        say: 'should I move Omer to Sundays?',
        mayRead: true,
      },
    ],
  },
];
