/** A fourteenth set, of five people, in English: 94.7% at first. Its school is that of the sixth (sixthWorlds.ts). */
import type { AsideList } from '../aside.ts';

export const lists: AsideList[] = [
  {
    command: 'attendance.mark',
    phrases: [
      {
        say: 'Noam came to his lesson yesterday',
        slots: {
          students: ['noam'],
          meeting: 'm-noam',
          occurrence: '2026-03-09T17:00',
          present: true,
        },
      },
      {
        say: 'everybody was there yesterday in the monday group',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-09T19:00',
          present: true,
        },
      },
      {
        say: "Itay wasn't at the Monday group yesterday",
        slots: {
          students: ['itay'],
          meeting: 'm-group',
          occurrence: '2026-03-09T19:00',
          present: false,
        },
      },
      {
        say: 'Dana was absent Sunday',
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
        say: 'download next week as a pdf',
      },
    ],
  },
  {
    command: 'calendar.goto',
    phrases: [
      {
        say: 'jump to april in the calender',
        as: 'student',
      },
    ],
  },
  {
    command: 'calendar.import',
    phrases: [
      {
        say: 'import the lessons from my google calendar',
      },
    ],
  },
  {
    command: 'calendar.save',
    phrases: [
      {
        say: "Save Adam's lessons to my calendar",
        as: 'parent',
        slots: {
          child: 'adam',
        },
      },
      {
        say: 'put my sunday lesson in my phone calendar',
        as: 'student',
      },
    ],
  },
  {
    command: 'calendar.search',
    phrases: [
      {
        say: 'Could you search my calendar for "mock exam"?',
      },
    ],
  },
  {
    command: 'calendar.view',
    phrases: [
      {
        say: 'Month view',
      },
    ],
  },
  {
    command: 'contract.accept',
    phrases: [
      {
        say: "ok i agree to rivka's contract",
        as: 'student',
      },
      {
        say: "I agree to Rivka's contract for Adam",
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
        say: 'where can i read the contract',
        as: 'student',
      },
      {
        say: "Let me see Rivka's contract",
        as: 'parent',
      },
    ],
  },
  {
    command: 'day.clear',
    phrases: [
      {
        say: "I've got a fever, please cancel all my lessons tomorrow",
        slots: {
          from: '2026-03-11T00:00',
          to: '2026-03-12T00:00',
        },
      },
      {
        say: 'Clear Thursday afternoon',
        slots: {
          from: '2026-03-12T12:00',
          to: '2026-03-12T17:00',
        },
      },
    ],
  },
  {
    command: 'feed.copy',
    phrases: [
      {
        say: 'copy the link of my calendar feed',
        as: 'student',
      },
    ],
  },
  {
    command: 'lesson.count',
    phrases: [
      {
        say: 'How many lessons have I given Yael so far?',
        slots: {
          students: ['yael'],
        },
      },
      {
        say: 'how many lessons have i done so far',
        as: 'student',
      },
      {
        say: 'How many lessons has Adam had up to now?',
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
        say: 'Please copy my invite link for new students',
      },
    ],
  },
  {
    command: 'meeting.add',
    phrases: [
      {
        say: 'Dana tomorrow 5pm, Maths',
        slots: {
          students: ['dana'],
          subject: 'su-maths',
          start: '2026-03-11T17:00',
        },
      },
      {
        say: 'book noam for physics on sunday at six in the evening',
        slots: {
          students: ['noam'],
          subject: 'su-physics',
          start: '2026-03-15T18:00',
        },
      },
      {
        say: 'Hi, could you put Omer in for an extra maths lesson on Friday at half past nine in the morning?',
        slots: {
          students: ['omer'],
          subject: 'su-maths',
          start: '2026-03-13T09:30',
        },
      },
      {
        say: 'new lesson with yael english the nineteenth of march at quarter to five',
        slots: {
          students: ['yael'],
          subject: 'su-english',
          start: '2026-03-19T16:45',
        },
      },
      {
        say: 'נועם Physics Friday 9am, one hour',
        slots: {
          students: ['noam'],
          subject: 'su-physics',
          start: '2026-03-13T09:00',
          end: '2026-03-13T10:00',
        },
      },
      {
        say: 'Please book Itay for maths every Thursday at six, ten times',
        slots: {
          students: ['itay'],
          subject: 'su-maths',
          start: '2026-03-12T18:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TH;COUNT=10',
        },
      },
      {
        say: 'put dana and omer in for maths on friday at twelve',
        slots: {
          students: ['dana', 'omer'],
          subject: 'su-maths',
          start: '2026-03-13T12:00',
        },
      },
    ],
  },
  {
    command: 'meeting.addBatch',
    phrases: [
      {
        say: 'book yael wednesday at four and noa friday at half past eleven',
      },
    ],
  },
  {
    command: 'meeting.attendees',
    phrases: [
      {
        say: 'Put Yael in the Monday group',
        slots: {
          add: ['yael'],
          scope: 'future',
        },
      },
      {
        say: 'take itay out of the monday group',
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
        say: 'cancel the lesson with omer tomorrow only this one',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          scope: 'this',
        },
      },
      {
        say: "Please delete Noam's whole physics series",
        slots: {
          meeting: 'm-noam',
          scope: 'all',
        },
      },
      {
        say: 'Cancel Noa Thursday, just this one.',
        slots: {
          meeting: 'm-noa',
          occurrence: '2026-03-12T16:00',
          scope: 'this',
        },
      },
      {
        say: 'cant make it sunday sorry',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
        },
        mayAsk: true,
      },
      {
        say: 'cancel the monday group for me just this once',
        as: 'student',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
          scope: 'this',
        },
      },
      {
        say: "Adam can't come on 18 March",
        as: 'parent',
        slots: {
          child: 'adam',
          meeting: 'm-adam',
          occurrence: '2026-03-18T16:00',
        },
        mayAsk: true,
      },
      {
        say: 'cancel itay on friday',
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
        },
      },
      {
        say: 'stop the lessons with noa from april',
        slots: {
          meeting: 'm-noa',
          scope: 'future',
        },
      },
      {
        say: "Adam has a fever, please cancel tomorrow's lesson",
        as: 'parent',
        slots: {
          child: 'adam',
          meeting: 'm-adam',
          occurrence: '2026-03-11T16:00',
        },
        mayAsk: true,
      },
      {
        say: 'cancel the monday group on the twenty third just that once',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-23T19:00',
          scope: 'this',
        },
      },
      {
        say: 'Dana will miss the Monday group, just this once, please cancel it for her',
        as: 'parent',
        slots: {
          child: 'dana',
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
        say: "Could you switch Omer's Wednesday lesson to physics from now on?",
        slots: {
          subject: 'su-physics',
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          scope: 'future',
        },
      },
    ],
  },
  {
    command: 'meeting.describe',
    phrases: [
      {
        say: "Add a note to Itay's Friday lesson: bring the reading list",
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
        say: 'i want to leave the monday group',
        as: 'student',
        slots: {
          scope: 'future',
        },
      },
      {
        say: "Please stop Adam's Wednesday lessons for good",
        as: 'parent',
        slots: {
          child: 'adam',
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
        say: "Please start Noa's Thursday lesson at 4:30 from now on",
        slots: {
          meeting: 'm-noa',
          start: '2026-03-12T16:30',
          occurrence: '2026-03-12T16:00',
          scope: 'future',
        },
      },
      {
        say: 'move the monday group to half past six only this time',
        slots: {
          meeting: 'm-group',
          start: '2026-03-16T18:30',
          occurrence: '2026-03-16T19:00',
          scope: 'this',
        },
      },
      {
        say: 'can we do my sunday lesson at 5 instead of 4, just this once',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          start: '2026-03-15T17:00',
          occurrence: '2026-03-15T16:00',
          scope: 'this',
        },
      },
      {
        say: "Please move Dana's Sunday lesson to 5 pm, only this time",
        as: 'parent',
        slots: {
          child: 'dana',
          meeting: 'm-dana',
          start: '2026-03-15T17:00',
          occurrence: '2026-03-15T16:00',
          scope: 'this',
        },
      },
      {
        say: 'Omer to 19:00, this week only',
        slots: {
          meeting: 'm-omer',
          start: '2026-03-11T19:00',
          occurrence: '2026-03-11T18:00',
          scope: 'this',
        },
      },
      {
        say: 'move my sunday lesson to tuesday at 4 only once',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          start: '2026-03-17T16:00',
          occurrence: '2026-03-15T16:00',
          scope: 'this',
        },
      },
      {
        say: 'move itay on friday to eleven o clock',
        slots: {
          meeting: 'm-itay',
          start: '2026-03-13T11:00',
          occurrence: '2026-03-13T10:00',
        },
      },
      {
        say: 'Move Adam from Wednesday to Thursday at the same hour, this week only',
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
        say: 'move omer from wednesday to thursday at seven pm just this week',
        slots: {
          meeting: 'm-omer',
          start: '2026-03-12T19:00',
          occurrence: '2026-03-11T18:00',
          scope: 'this',
        },
      },
      {
        say: 'Dana Sunday to 16:30, only once',
        slots: {
          meeting: 'm-dana',
          start: '2026-03-15T16:30',
          occurrence: '2026-03-15T16:00',
          scope: 'this',
        },
      },
      {
        say: 'Please push Yael back by a quarter of an hour today, just this once',
        slots: {
          meeting: 'm-yael',
          start: '2026-03-10T15:15',
          occurrence: '2026-03-10T15:00',
          scope: 'this',
        },
      },
    ],
  },
  {
    command: 'meeting.number',
    phrases: [
      {
        say: 'Noam is on lesson 14 now',
        slots: {
          meeting: 'm-noam',
        },
      },
    ],
  },
  {
    command: 'meeting.open',
    phrases: [
      {
        say: "Can you open Omer's lesson tomorrow for me?",
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
        say: 'lessons with yael at my place from now on',
        slots: {
          meeting: 'm-yael',
          scope: 'future',
          place: 'teacher',
        },
      },
      {
        say: 'Please switch the lesson with Noa on Thursday to Zoom, just this week',
        slots: {
          meeting: 'm-noa',
          occurrence: '2026-03-12T16:00',
          scope: 'this',
          place: 'online',
        },
      },
      {
        say: 'put all the lessons of next week on zoom',
        slots: {
          from: '2026-03-15T00:00',
          to: '2026-03-22T00:00',
          place: 'online',
        },
      },
      {
        say: 'Yael today online, only this once',
        slots: {
          meeting: 'm-yael',
          occurrence: '2026-03-10T15:00',
          scope: 'this',
          place: 'online',
        },
      },
    ],
  },
  {
    command: 'meeting.price',
    phrases: [
      {
        say: 'Omer 170 a lesson from April',
        slots: {
          meeting: 'm-omer',
          scope: 'future',
          cost: 170,
        },
      },
    ],
  },
  {
    command: 'meeting.propose',
    phrases: [
      {
        say: 'Offer Yael Friday 11:30',
        slots: {
          start: '2026-03-13T11:30',
        },
        or: ['pending.decline'],
      },
      {
        say: 'Could you suggest Thursday at six to Yael?',
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
        say: 'Please remind me a quarter of an hour before each lesson',
      },
    ],
  },
  {
    command: 'meeting.repeat',
    phrases: [
      {
        say: 'make the lesson with noa twice a week sunday and thursday',
        slots: {
          meeting: 'm-noa',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=SU,TH',
        },
        mayAsk: true,
      },
      {
        say: "Please stop repeating Omer's lessons after 27 May",
        slots: {
          meeting: 'm-omer',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=WE;UNTIL=20260527',
        },
        mayAsk: true,
      },
      {
        say: 'Yael every other week from now on',
        slots: {
          meeting: 'm-yael',
          scope: 'future',
          rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU',
        },
      },
      {
        say: "Itay's Friday lesson: make it weekly",
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
        say: 'english every wed at 6 for 8 weeks please',
        as: 'student',
        slots: {
          subject: 'su-english',
          start: '2026-03-11T18:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=WE;COUNT=8',
        },
      },
      {
        say: 'physics tomorrow at 7 in the evening on zoom',
        as: 'student',
        slots: {
          subject: 'su-physics',
          start: '2026-03-11T19:00',
          place: 'online',
        },
      },
      {
        say: 'I need a physics lesson for Dana on Wednesday at 7 pm',
        as: 'parent',
        slots: {
          subject: 'su-physics',
          child: 'dana',
          start: '2026-03-11T19:00',
        },
      },
      {
        say: 'english on 20.3 at 10 at my place',
        as: 'student',
        slots: {
          subject: 'su-english',
          start: '2026-03-20T10:00',
          place: 'student',
        },
      },
      {
        say: 'Book English for Adam on Thursday at 5',
        as: 'parent',
        slots: {
          subject: 'su-english',
          child: 'adam',
          start: '2026-03-12T17:00',
        },
      },
      {
        say: 'מתמטיקה for Adam on Sunday at 5 please',
        as: 'parent',
        slots: {
          subject: 'su-maths',
          child: 'adam',
          start: '2026-03-15T17:00',
        },
      },
      {
        say: 'Weekly English for Adam, Sundays at 3 until the end of June',
        as: 'parent',
        slots: {
          subject: 'su-english',
          child: 'adam',
          start: '2026-03-15T15:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=SU;UNTIL=20260630',
        },
      },
      {
        say: 'can i get a maths lesson thurs at 5?',
        as: 'student',
        slots: {
          subject: 'su-maths',
          start: '2026-03-12T17:00',
        },
      },
      {
        say: 'maths wed 4:15 for an hour pls',
        as: 'student',
        slots: {
          subject: 'su-maths',
          start: '2026-03-11T16:15',
          end: '2026-03-11T17:15',
        },
      },
      {
        say: 'need an extra maths lesson before sunday',
        as: 'student',
        slots: {
          subject: 'su-maths',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.resize',
    phrases: [
      {
        say: 'shorten the monday group to one hour from now on',
        slots: {
          minutes: 60,
          scope: 'future',
        },
      },
      {
        say: "Let's make Omer's lesson tomorrow a full hour, only this time",
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          minutes: 60,
          scope: 'this',
        },
      },
      {
        say: 'Cut Noam down to 45 minutes, from now on',
        slots: {
          meeting: 'm-noam',
          minutes: 45,
          scope: 'future',
        },
      },
      {
        say: "Could you make Dana's Sunday lesson an hour and a half from now on?",
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
          minutes: 90,
          scope: 'future',
        },
      },
    ],
  },
  {
    command: 'meeting.scalePrice',
    phrases: [
      {
        say: 'All future lessons up 5 percent',
      },
    ],
  },
  {
    command: 'pending.approve',
    phrases: [
      {
        say: 'Approve Yael, Thursday 5pm.',
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
        say: 'decline the thursday lesson yael asked for',
        slots: {
          pending: 'p-yael',
        },
      },
      {
        say: "Decline Yael's request",
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
        say: 'What exactly did Yael ask for?',
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
        say: 'Pending lessons?',
        or: ['request.show'],
      },
      {
        say: 'Which of our lesson requests are still waiting?',
        as: 'parent',
        or: ['request.show'],
      },
    ],
  },
  {
    command: 'pending.withdraw',
    phrases: [
      {
        say: 'withdraw the thursday lesson i asked for',
        as: 'student',
        mayAsk: true,
      },
      {
        say: 'Please withdraw the Thursday lesson I requested for Adam',
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
        say: "Please accept Tom's request for the Monday group",
      },
    ],
  },
  {
    command: 'request.reject',
    phrases: [
      {
        say: "Reject Tom's join request",
      },
    ],
  },
  {
    command: 'request.show',
    phrases: [
      {
        say: 'did rivka answer my request yet',
        as: 'student',
        or: ['pending.show'],
      },
      {
        say: 'Is anybody asking to join the Monday group?',
      },
      {
        say: "Any news on Adam's request to join the group?",
        as: 'parent',
        slots: {
          child: 'adam',
        },
      },
    ],
  },
  {
    command: 'request.withdraw',
    phrases: [
      {
        say: "Withdraw Adam's request to join the Monday group",
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
        say: 'Is Rivka free on Friday at ten?',
        as: 'parent',
        slots: {
          start: '2026-03-13T10:00',
        },
        or: ['schedule.free'],
      },
      {
        say: 'is rivka free tomorrow at 3?',
        as: 'student',
        slots: {
          start: '2026-03-11T15:00',
        },
        or: ['schedule.free'],
      },
      {
        say: 'Friday noon, am I free?',
        slots: {
          start: '2026-03-13T12:00',
        },
        or: ['schedule.free'],
      },
      {
        say: 'Am I available on Thursday at two?',
        slots: {
          start: '2026-03-12T14:00',
        },
        or: ['schedule.free'],
      },
    ],
  },
  {
    command: 'schedule.free',
    phrases: [
      {
        say: 'when am i free on thursday evening',
        slots: {
          from: '2026-03-12T17:00',
          to: '2026-03-12T21:00',
        },
      },
      {
        say: 'find me forty five minutes tomorrow afternoon',
        slots: {
          minutes: 45,
          from: '2026-03-11T12:00',
          to: '2026-03-11T17:00',
        },
      },
      {
        say: 'Where do I still have a gap on Sunday afternoon?',
        slots: {
          from: '2026-03-15T12:00',
          to: '2026-03-15T17:00',
        },
      },
      {
        say: 'any free slots friday morning?',
        as: 'student',
        slots: {
          from: '2026-03-13T06:00',
          to: '2026-03-13T12:00',
        },
      },
      {
        say: 'Free slots next week?',
        slots: {
          from: '2026-03-15T00:00',
          to: '2026-03-22T00:00',
        },
      },
      {
        say: 'Is there an open slot on Friday?',
        as: 'parent',
        slots: {
          from: '2026-03-13T00:00',
          to: '2026-03-14T00:00',
        },
        or: ['schedule.check'],
      },
    ],
  },
  {
    command: 'schedule.last',
    phrases: [
      {
        say: 'When did I last teach Omer?',
        slots: {
          students: ['omer'],
        },
      },
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
        say: 'When does Adam have his next lesson?',
        as: 'parent',
        slots: {
          child: 'adam',
        },
      },
      {
        say: 'when do i have maths next',
        as: 'student',
        or: ['schedule.show'],
      },
      {
        say: 'Next student?',
      },
    ],
  },
  {
    command: 'schedule.show',
    phrases: [
      {
        say: 'what have i got this week',
        as: 'student',
        slots: {
          to: '2026-03-15T00:00',
        },
      },
      {
        say: 'What lessons do the kids have next week?',
        as: 'parent',
        slots: {
          from: '2026-03-15T00:00',
          to: '2026-03-22T00:00',
        },
      },
      {
        say: 'What does my Thursday look like?',
        slots: {
          from: '2026-03-12T00:00',
          to: '2026-03-13T00:00',
        },
      },
      {
        say: 'What time is Adam tomorrow?',
        as: 'parent',
        slots: {
          child: 'adam',
          from: '2026-03-11T00:00',
          to: '2026-03-12T00:00',
        },
        or: ['schedule.next'],
      },
      {
        say: 'whats on the 29th',
        as: 'student',
        slots: {
          from: '2026-03-29T00:00',
          to: '2026-03-30T00:00',
        },
      },
      {
        say: "Tomorrow's lessons, please.",
        slots: {
          from: '2026-03-11T00:00',
          to: '2026-03-12T00:00',
        },
      },
      {
        say: 'show me the lessons with noam in april',
        slots: {
          students: ['noam'],
          from: '2026-04-01T00:00',
          to: '2026-05-01T00:00',
        },
      },
    ],
  },
  {
    command: 'teacher.join',
    phrases: [
      {
        say: 'got a link from a new teacher, want to join her',
        as: 'student',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'time.block',
    phrases: [
      {
        say: 'Away 22–25 March',
        slots: {
          start: '2026-03-22T00:00',
          end: '2026-03-26T00:00',
        },
      },
      {
        say: 'Block Thursday 9 to 11',
        slots: {
          start: '2026-03-12T09:00',
          end: '2026-03-12T11:00',
        },
      },
      {
        say: 'block tomorrow from one to three',
        slots: {
          start: '2026-03-11T13:00',
          end: '2026-03-11T15:00',
        },
      },
      {
        say: 'block every friday from twelve to two',
        slots: {
          start: '2026-03-13T12:00',
          end: '2026-03-13T14:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=FR',
        },
      },
    ],
  },
  {
    command: 'time.show',
    phrases: [
      {
        say: 'which hours are blocked for me',
      },
    ],
  },
  {
    command: 'time.unblock',
    phrases: [
      {
        say: 'unblock thursday morning',
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
        or: ['request.add'],
        mayAsk: true,
      },
    ],
  },
  {
    command: 'waitlist.leave',
    phrases: [
      {
        say: 'Take Adam off the waiting list for the Monday group',
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
        say: 'copy all the lessons of this week to the following three weeks',
      },
      {
        say: 'Duplicate this week onto next week.',
      },
    ],
  },
  {
    command: null,
    phrases: [
      {
        say: 'what if i cancel everything on friday',
        mayRead: true,
      },
      {
        say: 'We are not cancelling anything this week',
        as: 'parent',
      },
      {
        say: 'do not move the thursday lesson with noa',
      },
      {
        say: "Thanks a lot, that's everything for now",
      },
      {
        say: 'haha ok thx',
        as: 'student',
      },
      {
        say: 'noam says he wants to leave the group',
        as: 'student',
      },
      {
        say: 'pls dont cancel my sunday lesson',
        as: 'student',
      },
      {
        say: 'is my sunday lesson cancelled?',
        as: 'student',
        mayRead: true,
      },
      {
        say: 'What happens if Adam misses tomorrow?',
        as: 'parent',
        mayRead: true,
      },
      {
        say: 'Adam really enjoyed his lesson last week',
        as: 'parent',
      },
      {
        say: 'Did Dana move her Sunday lesson?',
        as: 'parent',
        mayRead: true,
      },
      {
        say: 'Should I move Noam to Wednesdays?',
        mayRead: true,
      },
      {
        say: 'Not cancelling anyone this week.',
      },
      {
        say: 'Omer told me he liked the last exercise sheet',
      },
      {
        say: "Don't touch Omer's lesson tomorow",
      },
    ],
  },
];
