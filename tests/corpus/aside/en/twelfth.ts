/** A twelfth set of a stranger’s sentences in English, everyday orders: 91.3% at first. Its school is that of the sixth (sixthWorlds.ts). */
import type { AsideList } from '../aside.ts';

export const lists: AsideList[] = [
  {
    command: 'attendance.mark',
    phrases: [
      {
        say: 'Mark Omer absent last Wednesday',
        slots: {
          students: ['omer'],
          meeting: 'm-omer',
          occurrence: '2026-03-04T18:00',
          present: false,
        },
      },
      {
        say: 'itay no show at the group yesterday',
        slots: {
          students: ['itay'],
          meeting: 'm-group',
          occurrence: '2026-03-09T19:00',
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
        say: "Dana missed last Sunday's lesson",
        slots: {
          students: ['dana'],
          meeting: 'm-dana',
          occurrence: '2026-03-08T16:00',
          present: false,
        },
      },
      {
        say: 'everyone came to the Monday group yesterday',
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
        say: 'export March as a PDF',
      },
    ],
  },
  {
    command: 'calendar.goto',
    phrases: [
      {
        say: 'Jump to 5 April',
      },
    ],
  },
  {
    command: 'calendar.import',
    phrases: [
      {
        say: 'Pull in my Outlook calendar',
      },
    ],
  },
  {
    command: 'calendar.save',
    phrases: [
      {
        say: 'put all my lessons in my phone calendar',
        as: 'student',
      },
    ],
  },
  {
    command: 'calendar.search',
    phrases: [
      {
        say: "look for 'mock exam' in the calendar",
      },
    ],
  },
  {
    command: 'calendar.view',
    phrases: [
      {
        say: 'Give me the agenda view',
      },
    ],
  },
  {
    command: 'contract.accept',
    phrases: [
      {
        say: 'i agree to rivkas contract',
        as: 'student',
      },
    ],
  },
  {
    command: 'contract.open',
    phrases: [
      {
        say: 'Let me see my contract',
      },
    ],
  },
  {
    command: 'day.clear',
    phrases: [
      {
        say: 'Cancel everything next week, family trip',
        slots: {
          from: '2026-03-15T00:00',
          to: '2026-03-22T00:00',
        },
      },
      {
        say: 'Down with flu, cancel all my lessons on Thursday',
        slots: {
          from: '2026-03-12T00:00',
          to: '2026-03-13T00:00',
        },
      },
    ],
  },
  {
    command: 'feed.copy',
    phrases: [
      {
        say: 'Copy my calendar feed address',
      },
    ],
  },
  {
    command: 'lesson.count',
    phrases: [
      {
        say: 'How many lessons have Noa and I done so far?',
        slots: {
          students: ['noa'],
        },
      },
      {
        say: 'How many lessons has Adam had so far?',
        as: 'parent',
        slots: {
          child: 'adam',
        },
      },
    ],
  },
  {
    command: 'link.copy',
    phrases: [
      {
        say: 'Copy the sign-up link for new students',
      },
    ],
  },
  {
    command: 'meeting.add',
    phrases: [
      {
        say: 'Put Omer down for physics Thursday at 5, please',
        slots: {
          students: ['omer'],
          subject: 'su-physics',
          start: '2026-03-12T17:00',
        },
      },
      {
        say: 'Yael, maths, Friday 9:30',
        slots: {
          students: ['yael'],
          subject: 'su-maths',
          start: '2026-03-13T09:30',
        },
      },
      {
        say: 'Fit Noa in for extra physics tomorrow, 4 to 4:30',
        slots: {
          students: ['noa'],
          subject: 'su-physics',
          start: '2026-03-11T16:00',
          end: '2026-03-11T16:30',
        },
      },
      {
        say: 'Omer maths every Sunday 6pm until the end of May',
        slots: {
          students: ['omer'],
          subject: 'su-maths',
          start: '2026-03-15T18:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=SU;UNTIL=20260531',
        },
      },
      {
        say: 'pencil in itay for english on sunday at half past five',
        slots: {
          students: ['itay'],
          subject: 'su-english',
          start: '2026-03-15T17:30',
        },
      },
      {
        say: 'Give Yael and Omer a maths session together on 22 March at 10 am',
        slots: {
          students: ['yael', 'omer'],
          subject: 'su-maths',
          start: '2026-03-22T10:00',
        },
      },
      {
        say: 'dana physics 19/3 quarter past four',
        slots: {
          students: ['dana'],
          subject: 'su-physics',
          start: '2026-03-19T16:15',
        },
      },
      {
        say: 'Set Itay up with weekly physics, Thursdays at 18:00, eight lessons',
        slots: {
          students: ['itay'],
          subject: 'su-physics',
          start: '2026-03-12T18:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TH;COUNT=8',
        },
      },
      {
        say: 'new english lesson with נועה tmrw 19:15, online',
        slots: {
          students: ['noa'],
          subject: 'su-english',
          start: '2026-03-11T19:15',
          place: 'online',
        },
      },
    ],
  },
  {
    command: 'meeting.addBatch',
    phrases: [
      {
        say: 'Book Noa for physics Sunday at 5 and Omer for maths Monday at 4',
      },
    ],
  },
  {
    command: 'meeting.attendees',
    phrases: [
      {
        say: 'Take Itay out of the Monday group',
        slots: {
          remove: ['itay'],
        },
        mayAsk: true,
      },
      {
        say: 'Omer is joining the Monday group, add him',
        slots: {
          add: ['omer'],
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.cancel',
    phrases: [
      {
        say: 'scrap Noa on Thursday, this week only',
        slots: {
          meeting: 'm-noa',
          occurrence: '2026-03-12T16:00',
          scope: 'this',
        },
      },
      {
        say: 'cant make it on sunday',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
        },
        mayAsk: true,
      },
      {
        say: 'Cancel Itay on Friday',
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
        },
      },
      {
        say: 'please call off the Monday group on the 23rd',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-23T19:00',
        },
        mayAsk: true,
      },
      {
        say: 'drop Omer tomorow, only this one',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          scope: 'this',
        },
        mayAsk: true,
      },
      {
        say: "stop Yael's Tuesdays from 1 April",
        slots: {
          meeting: 'm-yael',
          scope: 'future',
        },
        or: ['meeting.repeat'],
        mayAsk: true,
      },
      {
        say: 'Adam is sick pls cancel tmrw',
        as: 'parent',
        slots: {
          child: 'adam',
          meeting: 'm-adam',
          occurrence: '2026-03-11T16:00',
        },
        mayAsk: true,
      },
      {
        say: "Dana can't come on Sunday, sorry",
        as: 'parent',
        slots: {
          child: 'dana',
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
        },
        mayAsk: true,
      },
      {
        say: 'cancel Adam on the 18th, only that one',
        as: 'parent',
        slots: {
          child: 'adam',
          meeting: 'm-adam',
          occurrence: '2026-03-18T16:00',
          scope: 'this',
        },
      },
      {
        say: "Delete Noam's entire series",
        slots: {
          meeting: 'm-noam',
          scope: 'all',
        },
      },
      {
        say: 'skip the monday group next week, only that one',
        as: 'student',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
          scope: 'this',
        },
      },
    ],
  },
  {
    command: 'meeting.change',
    phrases: [
      {
        say: 'Let the Monday group go up to six kids',
        mayAsk: true,
      },
      {
        say: "Switch Noa's Thursday to English, this week only",
        slots: {
          subject: 'su-english',
          meeting: 'm-noa',
          occurrence: '2026-03-12T16:00',
          scope: 'this',
        },
      },
    ],
  },
  {
    command: 'meeting.describe',
    phrases: [
      {
        say: "Note on Noa's Thursday lesson: bring the lab notebook",
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
        say: 'take me out of the monday group',
        as: 'student',
      },
    ],
  },
  {
    command: 'meeting.move',
    phrases: [
      {
        say: 'move my sunday lesson to monday at 5 just this time',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          start: '2026-03-16T17:00',
          occurrence: '2026-03-15T16:00',
          scope: 'this',
        },
      },
      {
        say: "Itay's Friday English goes to Sunday at 1pm",
        slots: {
          meeting: 'm-itay',
          start: '2026-03-15T13:00',
          occurrence: '2026-03-13T10:00',
        },
      },
      {
        say: "Shift Noa's lesson this Thursday to 5",
        slots: {
          meeting: 'm-noa',
          start: '2026-03-12T17:00',
          occurrence: '2026-03-12T16:00',
        },
        mayAsk: true,
      },
      {
        say: 'can we do sunday at 5 instead of 4',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          start: '2026-03-15T17:00',
          occurrence: '2026-03-15T16:00',
        },
        mayAsk: true,
      },
      {
        say: 'Could we move Adam to 5 tomorrow?',
        as: 'parent',
        slots: {
          child: 'adam',
          meeting: 'm-adam',
          start: '2026-03-11T17:00',
          occurrence: '2026-03-11T16:00',
        },
        mayAsk: true,
      },
      {
        say: 'move Yael from Tuesday to Wednesday same hour from now on',
        slots: {
          meeting: 'm-yael',
          start: '2026-03-11T15:00',
          occurrence: '2026-03-10T15:00',
          scope: 'future',
        },
      },
      {
        say: 'Change Adam from Wednesday to Thursday at 4 from now on',
        as: 'parent',
        slots: {
          child: 'adam',
          meeting: 'm-adam',
          start: '2026-03-12T16:00',
          occurrence: '2026-03-11T16:00',
          scope: 'future',
        },
      },
      {
        say: 'please move the monday group to seven thirty pm from now on',
        slots: {
          meeting: 'm-group',
          start: '2026-03-16T19:30',
          occurrence: '2026-03-16T19:00',
          scope: 'future',
        },
      },
      {
        say: "reschedule Dana's Sunday maths for Monday 16:00, one time only",
        slots: {
          meeting: 'm-dana',
          start: '2026-03-16T16:00',
          occurrence: '2026-03-15T16:00',
          scope: 'this',
        },
      },
      {
        say: "Pls shift Dana's Sunday lesson to 6pm just this once",
        as: 'parent',
        slots: {
          child: 'dana',
          meeting: 'm-dana',
          start: '2026-03-15T18:00',
          occurrence: '2026-03-15T16:00',
          scope: 'this',
        },
      },
      {
        say: 'Can you bring Omer forward to 5 tomorrow?',
        slots: {
          meeting: 'm-omer',
          start: '2026-03-11T17:00',
          occurrence: '2026-03-11T18:00',
        },
        mayAsk: true,
      },
      {
        say: 'Push Noam on Monday back half an hour, just this once',
        slots: {
          meeting: 'm-noam',
          start: '2026-03-16T17:30',
          occurrence: '2026-03-16T17:00',
          scope: 'this',
        },
      },
    ],
  },
  {
    command: 'meeting.number',
    phrases: [
      {
        say: "Omer's lesson tomorrow is number 14",
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
        say: "Open up Noa's Thursday lesson for me",
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
        say: 'tomorrow everything on Zoom',
        slots: {
          from: '2026-03-11T00:00',
          to: '2026-03-12T00:00',
          place: 'online',
        },
        mayAsk: true,
      },
      {
        say: "Omer's lessons at his home from now on",
        slots: {
          meeting: 'm-omer',
          scope: 'future',
          place: 'student',
        },
      },
      {
        say: "Put Noa's Thursday lesson at my place",
        slots: {
          meeting: 'm-noa',
          occurrence: '2026-03-12T16:00',
          place: 'teacher',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.price',
    phrases: [
      {
        say: "Set Itay's Friday lesson at 140 shekels",
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
          cost: 140,
        },
      },
    ],
  },
  {
    command: 'meeting.propose',
    phrases: [
      {
        say: 'Offer Noa Wednesday 17:00',
        slots: {
          start: '2026-03-11T17:00',
        },
        or: ['pending.decline'],
        mayAsk: true,
      },
      {
        say: 'Suggest Sunday at 6 to Yael instead',
        slots: {
          start: '2026-03-15T18:00',
        },
        or: ['pending.decline', 'pending.decline'],
      },
    ],
  },
  {
    command: 'meeting.remind',
    phrases: [
      {
        say: 'Ping me 20 minutes before Noa on Thursday',
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
        say: "Put Noa's lesson on fortnightly",
        slots: {
          meeting: 'm-noa',
          rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TH',
        },
        mayAsk: true,
      },
      {
        say: "have Yael's lesson stop repeating after the end of June",
        slots: {
          meeting: 'm-yael',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TU;UNTIL=20260630',
        },
        mayAsk: true,
      },
      {
        say: 'Omer only every second Wednesday from now on',
        slots: {
          meeting: 'm-omer',
          scope: 'future',
          rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=WE',
        },
      },
    ],
  },
  {
    command: 'meeting.request',
    phrases: [
      {
        say: 'maths with rivka on friday 11:00 online pls',
        as: 'student',
        slots: {
          subject: 'su-maths',
          start: '2026-03-13T11:00',
          place: 'online',
        },
      },
      {
        say: 'Physics for Dana Thursday 18:00 thx',
        as: 'parent',
        slots: {
          subject: 'su-physics',
          child: 'dana',
          start: '2026-03-12T18:00',
        },
      },
      {
        say: 'need an english lesson tmrw 5pm',
        as: 'student',
        slots: {
          subject: 'su-english',
          start: '2026-03-11T17:00',
        },
      },
      {
        say: 'Book Adam english on Mon 16:30 pls',
        as: 'parent',
        slots: {
          subject: 'su-english',
          child: 'adam',
          start: '2026-03-16T16:30',
        },
      },
      {
        say: 'Adam needs an extra maths lesson on Sunday at 5',
        as: 'parent',
        slots: {
          subject: 'su-maths',
          child: 'adam',
          start: '2026-03-15T17:00',
        },
      },
      {
        say: 'could i get physics on thursday at 6',
        as: 'student',
        slots: {
          subject: 'su-physics',
          start: '2026-03-12T18:00',
        },
      },
      {
        say: 'English for אדם every Sunday at 3 pm',
        as: 'parent',
        slots: {
          subject: 'su-english',
          child: 'adam',
          start: '2026-03-15T15:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=SU',
        },
      },
      {
        say: 'book me weekly english mondays at 4 for 6 weeks',
        as: 'student',
        slots: {
          subject: 'su-english',
          start: '2026-03-16T16:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=MO;COUNT=6',
        },
      },
    ],
  },
  {
    command: 'meeting.resize',
    phrases: [
      {
        say: 'cut the Monday group by 15 min from now on',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
          minutes: 75,
          scope: 'future',
        },
      },
      {
        say: 'Shorten Noa to 45 minutes on Thursday, just this week',
        slots: {
          meeting: 'm-noa',
          occurrence: '2026-03-12T16:00',
          minutes: 45,
          scope: 'this',
        },
      },
      {
        say: "Stretch Omer's lesson tomorrow to a full hour",
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
        say: "Knock 10% off all of next week's lessons",
        slots: {
          from: '2026-03-15T00:00',
          to: '2026-03-22T00:00',
        },
      },
    ],
  },
  {
    command: 'pending.approve',
    phrases: [
      {
        say: "yes to Yael's request for Thursday at 5",
        slots: {
          pending: 'p-yael',
        },
      },
      {
        say: "Approve Yael's Thursday maths",
        slots: {
          pending: 'p-yael',
        },
      },
      {
        say: 'Accept all the pending lessons',
      },
    ],
  },
  {
    command: 'pending.decline',
    phrases: [
      {
        say: "Say no to Yael's pending lesson on Thursday",
        slots: {
          pending: 'p-yael',
        },
      },
      {
        say: "Turn down Yael's maths request",
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
        say: 'Show me what exactly Yael requested',
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
        say: 'any lessons waiting for my ok?',
      },
      {
        say: 'Which lesson requests are still pending?',
      },
    ],
  },
  {
    command: 'pending.withdraw',
    phrases: [
      {
        say: 'take back the lesson i asked for',
        as: 'student',
        mayAsk: true,
      },
      {
        say: 'Pls withdraw the lesson we requested for Adam',
        as: 'parent',
        slots: {
          child: 'adam',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'request.add',
    phrases: [
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
        say: "Accept Tom's request to join",
      },
    ],
  },
  {
    command: 'request.reject',
    phrases: [
      {
        say: 'Turn Tom down for the Monday group',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'request.show',
    phrases: [
      {
        say: 'what happened with my request to join the group',
        as: 'student',
      },
      {
        say: "Who's asking to get into the Monday group?",
      },
    ],
  },
  {
    command: 'request.withdraw',
    phrases: [
      {
        say: 'cancel my request to join the english group',
        as: 'student',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'schedule.check',
    phrases: [
      {
        say: 'Is Thursday 5pm free for Adam?',
        as: 'parent',
        slots: {
          child: 'adam',
          start: '2026-03-12T17:00',
        },
      },
      {
        say: 'is Wednesday at 17:00 still open',
        slots: {
          start: '2026-03-11T17:00',
        },
      },
      {
        say: 'is the 18th at noon taken',
        slots: {
          start: '2026-03-18T12:00',
        },
      },
      {
        say: 'is rivka free sunday at 6',
        as: 'student',
        slots: {
          start: '2026-03-15T18:00',
        },
      },
      {
        say: 'Am I free on Sunday at 17:30?',
        slots: {
          start: '2026-03-15T17:30',
        },
      },
    ],
  },
  {
    command: 'schedule.free',
    phrases: [
      {
        say: 'when does rivka have time on thursday',
        as: 'student',
        slots: {
          from: '2026-03-12T00:00',
          to: '2026-03-13T00:00',
        },
      },
      {
        say: 'free slots sunday after five',
        slots: {
          from: '2026-03-15T17:00',
          to: '2026-03-16T00:00',
        },
      },
      {
        say: 'any free slot for Adam next week',
        as: 'parent',
        slots: {
          child: 'adam',
          from: '2026-03-15T00:00',
          to: '2026-03-22T00:00',
        },
      },
      {
        say: "What's open with Rivka on Friday morning?",
        as: 'parent',
        slots: {
          from: '2026-03-13T06:00',
          to: '2026-03-13T12:00',
        },
      },
      {
        say: 'Where have I got a gap tomorrow?',
        slots: {
          from: '2026-03-11T00:00',
          to: '2026-03-12T00:00',
        },
      },
      {
        say: 'any free spots tomorrow after 4',
        as: 'student',
        slots: {
          from: '2026-03-11T16:00',
          to: '2026-03-12T00:00',
        },
      },
      {
        say: 'find me an hour on Thursday afternoon',
        slots: {
          minutes: 60,
          from: '2026-03-12T12:00',
          to: '2026-03-12T17:00',
        },
      },
    ],
  },
  {
    command: 'schedule.last',
    phrases: [
      {
        say: "when was Dana's last lesson",
        as: 'parent',
        slots: {
          child: 'dana',
        },
      },
      {
        say: 'when did I last teach Omer',
        slots: {
          students: ['omer'],
        },
      },
    ],
  },
  {
    command: 'schedule.next',
    phrases: [
      {
        say: 'Who do I teach next?',
      },
      {
        say: "When's Adam next with Rivka?",
        as: 'parent',
        slots: {
          child: 'adam',
        },
      },
      {
        say: 'when do i have my next class',
        as: 'student',
      },
    ],
  },
  {
    command: 'schedule.show',
    phrases: [
      {
        say: 'whats Adam got in April',
        as: 'parent',
        slots: {
          child: 'adam',
          from: '2026-04-01T00:00',
          to: '2026-05-01T00:00',
        },
      },
      {
        say: "Who's coming on Thursday?",
        slots: {
          from: '2026-03-12T00:00',
          to: '2026-03-13T00:00',
        },
      },
      {
        say: 'Which lessons do the kids have tomorrow?',
        as: 'parent',
        slots: {
          from: '2026-03-11T00:00',
          to: '2026-03-12T00:00',
        },
      },
      {
        say: "all Noam's lessons in April",
        slots: {
          students: ['noam'],
          from: '2026-04-01T00:00',
          to: '2026-05-01T00:00',
        },
      },
      {
        say: 'Who have I got between 4 and 7 on Monday?',
        slots: {
          from: '2026-03-16T16:00',
          to: '2026-03-16T19:00',
        },
      },
      {
        say: 'which lessons did i have last week',
        as: 'student',
        slots: {
          from: '2026-03-01T00:00',
          to: '2026-03-08T00:00',
        },
      },
      {
        say: 'What does tomorrow look like?',
        slots: {
          from: '2026-03-11T00:00',
          to: '2026-03-12T00:00',
        },
      },
      {
        say: 'what have i got this week',
        as: 'student',
        slots: {
          from: '2026-03-08T00:00',
          to: '2026-03-15T00:00',
        },
      },
      {
        say: "Show me Dana's lessons for next week",
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
    command: 'teacher.join',
    phrases: [
      {
        say: 'add a teacher with the link i got',
        as: 'student',
      },
    ],
  },
  {
    command: 'time.block',
    phrases: [
      {
        say: 'block the whole day on the 24th please',
        slots: {
          start: '2026-03-24T00:00',
          end: '2026-03-25T00:00',
        },
      },
      {
        say: 'keep Sunday 13:00-15:00 closed',
        slots: {
          start: '2026-03-15T13:00',
          end: '2026-03-15T15:00',
        },
      },
      {
        say: 'On holiday 1/4–9/4',
        slots: {
          start: '2026-04-01T00:00',
          end: '2026-04-10T00:00',
        },
      },
      {
        say: 'block every wednesday twelve to two',
        slots: {
          start: '2026-03-11T12:00',
          end: '2026-03-11T14:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=WE',
        },
      },
      {
        say: 'Block Friday morning, I have a staff meeting',
        slots: {
          start: '2026-03-13T06:00',
          end: '2026-03-13T12:00',
        },
      },
    ],
  },
  {
    command: 'time.show',
    phrases: [
      {
        say: 'Which hours have I blocked this month?',
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
        say: 'Copy this week onto next week, please',
      },
    ],
  },
  {
    command: null,
    phrases: [
      {
        say: 'no need to move Adam, Wed is fine',
        as: 'parent',
      },
      {
        say: "Is Omer's lesson tomorrow cancelled?",
        mayRead: true,
      },
      {
        say: "thanks, lovely, that's all for now",
      },
      {
        say: "why was Yael moved to three o'clock",
        mayRead: true,
      },
      {
        say: 'is my lesson on sunday cancelled??',
        as: 'student',
        mayRead: true,
      },
      {
        say: 'did I already block Friday?',
        or: ['time.show', 'schedule.check'],
        mayRead: true,
      },
      {
        say: 'dont move my sunday lesson pls',
        as: 'student',
      },
      {
        say: "I haven't approved Tom yet",
        mayRead: true,
      },
      {
        say: 'lol ok thx',
        as: 'student',
      },
      {
        say: "Itay's mum says his swimming teacher cancelled on him",
      },
      {
        say: "Please leave Noa's Thursday lesson as it is",
      },
      {
        say: "Dana said Sunday's lesson was great ty",
        as: 'parent',
      },
      {
        say: 'did u cancel Adam tmrw?',
        as: 'parent',
        mayRead: true,
      },
      {
        say: "Don't cancel Dana on Sunday",
      },
      {
        say: 'Should I drop the Monday group?',
        mayRead: true,
      },
    ],
  },
];
