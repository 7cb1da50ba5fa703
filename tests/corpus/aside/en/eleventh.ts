/** An eleventh set of a stranger’s sentences in English, half of them with a reason, an exception or a correction: 92.0% at first. Its school is that of the sixth (sixthWorlds.ts). */
import type { AsideList } from '../aside.ts';

export const lists: AsideList[] = [
  {
    command: 'attendance.mark',
    phrases: [
      {
        say: "Noam didn't show up yesterday",
        slots: {
          students: ['noam'],
          meeting: 'm-noam',
          occurrence: '2026-03-09T17:00',
          present: false,
        },
      },
      {
        say: "mark Itay absent from yesterday's group",
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
        say: 'noa no show last thursday',
        slots: {
          students: ['noa'],
          meeting: 'm-noa',
          occurrence: '2026-03-05T16:00',
          present: false,
        },
      },
      {
        say: 'Omer was absent last Wednesday, his bus broke down',
        slots: {
          students: ['omer'],
          meeting: 'm-omer',
          occurrence: '2026-03-04T18:00',
          present: false,
        },
      },
    ],
  },
  {
    command: 'calendar.export',
    phrases: [
      {
        say: "download this month's calendar as PDF",
        as: 'parent',
      },
    ],
  },
  {
    command: 'calendar.goto',
    phrases: [
      {
        say: 'jump to 20 April in the calendar',
        as: 'parent',
      },
    ],
  },
  {
    command: 'calendar.import',
    phrases: [
      {
        say: 'import my calendar from an ics file',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'calendar.save',
    phrases: [
      {
        say: 'save my Sunday lesson to my phone calendar',
        as: 'student',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'calendar.search',
    phrases: [
      {
        say: "find lessons called 'revision'",
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
        say: "I've read the contract and I accept it",
        as: 'student',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'contract.open',
    phrases: [
      {
        say: "show me Rivka's contract for Adam",
        as: 'parent',
        slots: {
          child: 'adam',
        },
      },
    ],
  },
  {
    command: 'day.clear',
    phrases: [
      {
        say: 'Clear Thursday, I have a hospital appointment',
        slots: {
          from: '2026-03-12T00:00',
          to: '2026-03-13T00:00',
        },
      },
      {
        say: 'cancel all my lessons tomorrow',
        slots: {
          from: '2026-03-11T00:00',
          to: '2026-03-12T00:00',
        },
      },
      {
        say: "I'm at a wedding on Monday, cancel everything from 5pm on",
        slots: {
          from: '2026-03-16T17:00',
          to: '2026-03-17T00:00',
        },
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
        say: 'how many lessons has Adam had so far?',
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
        say: 'copy my sign-up link for a new student',
      },
    ],
  },
  {
    command: 'meeting.add',
    phrases: [
      {
        say: 'Book Omer for physics Thursday at 5 pm',
        slots: {
          students: ['omer'],
          subject: 'su-physics',
          start: '2026-03-12T17:00',
        },
      },
      {
        say: 'noa english sunday 6pm',
        slots: {
          students: ['noa'],
          subject: 'su-english',
          start: '2026-03-15T18:00',
        },
      },
      {
        say: 'Yael has a test, so add an extra English lesson tomorrow at four',
        slots: {
          students: ['yael'],
          subject: 'su-english',
          start: '2026-03-11T16:00',
        },
      },
      {
        say: 'book Noam for physics Thursday at 5, no wait, 6',
        slots: {
          students: ['noam'],
          subject: 'su-physics',
          start: '2026-03-12T18:00',
        },
      },
      {
        say: 'Schedule a one-hour physics lesson with Noam on 3/4 at 10 am',
        slots: {
          students: ['noam'],
          subject: 'su-physics',
          start: '2026-04-03T10:00',
          end: '2026-04-03T11:00',
        },
      },
      {
        say: 'could you fit עומר in for maths on Friday at noon?',
        slots: {
          students: ['omer'],
          subject: 'su-maths',
          start: '2026-03-13T12:00',
        },
      },
      {
        say: 'maths with Yael every Monday and Wednesday at 4pm from next week',
        slots: {
          students: ['yael'],
          subject: 'su-maths',
          start: '2026-03-16T16:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=MO,WE',
        },
      },
      {
        say: 'physics w/ Omer Mon 4-5pm',
        slots: {
          students: ['omer'],
          subject: 'su-physics',
          start: '2026-03-16T16:00',
          end: '2026-03-16T17:00',
        },
      },
      {
        say: 'weekly maths with Noa, Mondays 3pm, from April on',
        slots: {
          students: ['noa'],
          subject: 'su-maths',
          start: '2026-04-06T15:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=MO',
        },
      },
      {
        say: 'put itay in for maths on the twenty second of march five pm for an hour',
        slots: {
          students: ['itay'],
          subject: 'su-maths',
          start: '2026-03-22T17:00',
          end: '2026-03-22T18:00',
        },
      },
      {
        say: 'Every Thursday at 6 pm English with Itay until the end of June',
        slots: {
          students: ['itay'],
          subject: 'su-english',
          start: '2026-03-12T18:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TH;UNTIL=20260630',
        },
      },
    ],
  },
  {
    command: 'meeting.addBatch',
    phrases: [
      {
        say: 'Yael english Sun 5pm, Itay maths Mon 4pm',
      },
    ],
  },
  {
    command: 'meeting.attendees',
    phrases: [
      {
        say: 'add Yael and Noam to the Monday group',
        slots: {
          add: ['yael', 'noam'],
          scope: 'future',
        },
        mayAsk: true,
      },
      {
        say: 'take Itay out of the Monday group from April on',
        slots: {
          remove: ['itay'],
          scope: 'future',
        },
      },
      {
        say: 'put Omer into the Monday group, only next week',
        slots: {
          add: ['omer'],
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
          scope: 'this',
        },
      },
    ],
  },
  {
    command: 'meeting.cancel',
    phrases: [
      {
        say: "cancel tomorrow's 6 pm, only this one",
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          scope: 'this',
        },
      },
      {
        say: "cancel Itay's lesson on Friday",
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
        },
      },
      {
        say: 'Yael is ill, cancel today, just this once',
        slots: {
          meeting: 'm-yael',
          occurrence: '2026-03-10T15:00',
          scope: 'this',
        },
      },
      {
        say: 'Cancel the Monday group next week, only that one',
        as: 'student',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
          scope: 'this',
        },
      },
      {
        say: "Stop Adam's lessons from April on, we're moving away",
        as: 'parent',
        slots: {
          child: 'adam',
          meeting: 'm-adam',
          occurrence: '2026-04-01T16:00',
          scope: 'future',
        },
      },
      {
        say: "call off Dana's lesson on Sunday the 22nd but keep the rest",
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-22T16:00',
          scope: 'this',
        },
        mayAsk: true,
      },
      {
        say: 'cancel Noa on Thursday, no sorry, Omer tomorrow',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
        },
        mayAsk: true,
      },
      {
        say: 'cancel Dana on Monday but not on Sunday',
        as: 'parent',
        slots: {
          child: 'dana',
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
        },
        mayAsk: true,
      },
      {
        say: 'Adam is ill, cancel tomorrow, just this time',
        as: 'parent',
        slots: {
          child: 'adam',
          meeting: 'm-adam',
          occurrence: '2026-03-11T16:00',
          scope: 'this',
        },
      },
      {
        say: 'Please cancel Omer tomorrow',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
        },
        mayAsk: true,
      },
      {
        say: "I can't come on Sunday, I have the flu",
        as: 'student',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
        },
        mayAsk: true,
      },
      {
        say: 'Noam is moving to Haifa, stop his lessons from April',
        slots: {
          meeting: 'm-noam',
          occurrence: '2026-04-06T17:00',
          scope: 'future',
        },
      },
      {
        say: "delete all of Noa's lessons, she has left",
        slots: {
          meeting: 'm-noa',
          scope: 'all',
        },
      },
      {
        say: 'adam wont be there tomorrow dentist',
        as: 'parent',
        slots: {
          child: 'adam',
          meeting: 'm-adam',
          occurrence: '2026-03-11T16:00',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.change',
    phrases: [
      {
        say: 'Raise the Monday group to 5 places, a cousin is joining',
        mayAsk: true,
      },
      {
        say: "switch Itay's Friday lesson to physics",
        slots: {
          subject: 'su-physics',
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
        say: "rename Itay's Friday lesson to Essay practice",
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
        say: 'take me out of the Monday group',
        as: 'student',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.move',
    phrases: [
      {
        say: "Move Noam's physics to 5:30 from April on",
        slots: {
          meeting: 'm-noam',
          start: '2026-04-06T17:30',
          occurrence: '2026-04-06T17:00',
          scope: 'future',
        },
      },
      {
        say: 'can we do Sunday at 5 instead of 4, just this once?',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          start: '2026-03-15T17:00',
          occurrence: '2026-03-15T16:00',
          scope: 'this',
        },
      },
      {
        say: 'move Noa to Friday, I mean Sunday, at five, only this one',
        slots: {
          meeting: 'm-noa',
          start: '2026-03-15T17:00',
          occurrence: '2026-03-12T16:00',
          scope: 'this',
        },
      },
      {
        say: 'put Adam half an hour later from next week on',
        as: 'parent',
        slots: {
          child: 'adam',
          meeting: 'm-adam',
          start: '2026-03-18T16:30',
          occurrence: '2026-03-18T16:00',
          scope: 'future',
        },
      },
      {
        say: 'Omer has a match tomorrow, move him to Thursday at 6, just this once',
        slots: {
          meeting: 'm-omer',
          start: '2026-03-12T18:00',
          occurrence: '2026-03-11T18:00',
          scope: 'this',
        },
      },
      {
        say: "postpone Itay's English by a week",
        slots: {
          meeting: 'm-itay',
          start: '2026-03-20T10:00',
          occurrence: '2026-03-13T10:00',
        },
      },
      {
        say: 'Please move Adam from tomorrow to Thursday, only this week',
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
        say: 'move itay on friday to 11',
        slots: {
          meeting: 'm-itay',
          start: '2026-03-13T11:00',
          occurrence: '2026-03-13T10:00',
        },
      },
      {
        say: "Move Dana's Sunday lesson to 5 pm, just this once",
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
        say: "can you push Adam's lesson tomorrow back an hour, I'm stuck at work",
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
        say: "Yael can't make 3 today, put her at 4:30 instead, only this time",
        slots: {
          meeting: 'm-yael',
          start: '2026-03-10T16:30',
          occurrence: '2026-03-10T15:00',
          scope: 'this',
        },
      },
      {
        say: 'move sunday half an hour later from now on, school ends later',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          start: '2026-03-15T16:30',
          occurrence: '2026-03-15T16:00',
          scope: 'future',
        },
      },
      {
        say: 'omer tomorow at 6:30 instead of 6',
        slots: {
          meeting: 'm-omer',
          start: '2026-03-11T18:30',
          occurrence: '2026-03-11T18:00',
        },
        mayAsk: true,
      },
      {
        say: "Shift Itay's Friday lesson to Sunday, same hour please",
        slots: {
          meeting: 'm-itay',
          start: '2026-03-15T10:00',
          occurrence: '2026-03-13T10:00',
        },
      },
      {
        say: 'please move my Sunday lesson to Tuesday at 4 pm, only this once',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          start: '2026-03-17T16:00',
          occurrence: '2026-03-15T16:00',
          scope: 'this',
        },
      },
      {
        say: 'move the Monday group to half past seven from next week on',
        slots: {
          meeting: 'm-group',
          start: '2026-03-16T19:30',
          occurrence: '2026-03-16T19:00',
          scope: 'future',
        },
      },
      {
        say: "Push Noa's Thursday lesson back half an hour, just this week",
        slots: {
          meeting: 'm-noa',
          start: '2026-03-12T16:30',
          occurrence: '2026-03-12T16:00',
          scope: 'this',
        },
      },
      {
        say: 'Move Omer to 7 pm from now on, except this week',
        slots: {
          meeting: 'm-omer',
          start: '2026-03-18T19:00',
          occurrence: '2026-03-18T18:00',
          scope: 'future',
        },
        mayAsk: true,
      },
      {
        say: "bring Dana's Sunday lesson forward by 15 minutes from now on",
        slots: {
          meeting: 'm-dana',
          start: '2026-03-15T15:45',
          occurrence: '2026-03-15T16:00',
          scope: 'future',
        },
      },
    ],
  },
  {
    command: 'meeting.number',
    phrases: [
      {
        say: "start Omer's lesson numbering at 14",
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
        say: "open Noa's Thursday lesson for me",
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
        say: "Noa's lessons at my place from now on",
        slots: {
          meeting: 'm-noa',
          scope: 'future',
          place: 'teacher',
        },
      },
      {
        say: "All of tomorrow's lessons online, I have a cold",
        slots: {
          from: '2026-03-11T00:00',
          to: '2026-03-12T00:00',
          place: 'online',
        },
      },
      {
        say: 'Monday group by Zoom, just next week',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-03-16T19:00',
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
        say: "charge 150 for Noa's lessons from April on",
        slots: {
          meeting: 'm-noa',
          scope: 'future',
          cost: 150,
        },
      },
    ],
  },
  {
    command: 'meeting.propose',
    phrases: [
      {
        say: 'propose Friday 9am to Omer',
        slots: {
          start: '2026-03-13T09:00',
        },
        or: ['pending.decline'],
      },
      {
        say: 'offer Yael Sunday at 6 instead of Thursday',
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
        say: 'Remind me an hour before Itay on Friday',
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
        say: "Make Omer's lesson every two weeks from April on",
        slots: {
          meeting: 'm-omer',
          scope: 'future',
          rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=WE',
        },
      },
      {
        say: 'stop repeating Yael after the end of May',
        slots: {
          meeting: 'm-yael',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TU;UNTIL=20260531',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.request',
    phrases: [
      {
        say: 'maths friday 11am online pls',
        as: 'student',
        slots: {
          subject: 'su-maths',
          start: '2026-03-13T11:00',
          place: 'online',
        },
      },
      {
        say: 'Could I have an extra maths lesson Thursday at 6? I have a test',
        as: 'student',
        slots: {
          subject: 'su-maths',
          start: '2026-03-12T18:00',
        },
      },
      {
        say: 'adam maths sunday 5pm',
        as: 'parent',
        slots: {
          subject: 'su-maths',
          child: 'adam',
          start: '2026-03-15T17:00',
        },
      },
      {
        say: 'book me english on monday at four no wait at five',
        as: 'student',
        slots: {
          subject: 'su-english',
          start: '2026-03-16T17:00',
        },
      },
      {
        say: "I'd like physics every Wednesday at 5 pm from April on",
        as: 'student',
        slots: {
          subject: 'su-physics',
          start: '2026-04-01T17:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=WE',
        },
      },
      {
        say: 'Please book physics for Adam Thursday at 5:30 pm',
        as: 'parent',
        slots: {
          subject: 'su-physics',
          child: 'adam',
          start: '2026-03-12T17:30',
        },
      },
      {
        say: 'English for Dana on Thursday at 4, no wait, 5',
        as: 'parent',
        slots: {
          subject: 'su-english',
          child: 'dana',
          start: '2026-03-12T17:00',
        },
      },
      {
        say: 'Adam has an exam, please book him an extra maths lesson Friday at 10 am',
        as: 'parent',
        slots: {
          subject: 'su-maths',
          child: 'adam',
          start: '2026-03-13T10:00',
        },
      },
    ],
  },
  {
    command: 'meeting.resize',
    phrases: [
      {
        say: "Make Noa's Thursday lesson an hour and a half, just this week",
        slots: {
          meeting: 'm-noa',
          occurrence: '2026-03-12T16:00',
          minutes: 90,
          scope: 'this',
        },
      },
      {
        say: "extend tomorrow's lesson by 15 min",
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          minutes: 60,
        },
        mayAsk: true,
      },
      {
        say: 'Make the Monday group two hours long from April on',
        slots: {
          meeting: 'm-group',
          occurrence: '2026-04-06T19:00',
          minutes: 120,
          scope: 'future',
        },
      },
      {
        say: 'lengthen itay on friday to sixty minutes',
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
          minutes: 60,
        },
      },
      {
        say: 'shorten Noam to 45 min, but only next week',
        slots: {
          meeting: 'm-noam',
          occurrence: '2026-03-16T17:00',
          minutes: 45,
          scope: 'this',
        },
      },
    ],
  },
  {
    command: 'meeting.scalePrice',
    phrases: [
      {
        say: 'raise all future lessons by 5%, costs went up',
      },
    ],
  },
  {
    command: 'pending.approve',
    phrases: [
      {
        say: "Approve Yael's maths lesson on Thursday",
        slots: {
          pending: 'p-yael',
        },
      },
      {
        say: "ok the maths lesson Yael asked for, I'm free then",
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
        say: "Decline Yael's Thursday lesson, I don't work that late",
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
      },
    ],
  },
  {
    command: 'pending.show',
    phrases: [
      {
        say: 'which lessons are still waiting for my ok?',
      },
    ],
  },
  {
    command: 'pending.withdraw',
    phrases: [
      {
        say: "I don't need Thursday anymore, withdraw my lesson request",
        as: 'student',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'request.add',
    phrases: [
      {
        say: 'Adam would like to join the Monday group, please ask Rivka',
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
        mayAsk: true,
      },
    ],
  },
  {
    command: 'request.reject',
    phrases: [
      {
        say: "reject Tom's join request, the level is too high for him",
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
        say: 'withdraw my request to join the physics group',
        as: 'student',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'schedule.check',
    phrases: [
      {
        say: 'does Thursday 4:30 pm clash with anything',
        slots: {
          start: '2026-03-12T16:30',
        },
      },
      {
        say: 'a new parent is asking, is Monday at 3 pm taken?',
        slots: {
          start: '2026-03-16T15:00',
        },
      },
      {
        say: 'is Rivka free on Sunday at 6 pm?',
        as: 'student',
        slots: {
          start: '2026-03-15T18:00',
        },
      },
      {
        say: 'am I free Sunday at 5?',
        slots: {
          start: '2026-03-15T17:00',
        },
      },
    ],
  },
  {
    command: 'schedule.free',
    phrases: [
      {
        say: 'when am I free tomorrow afternoon?',
        slots: {
          from: '2026-03-11T12:00',
          to: '2026-03-11T17:00',
        },
      },
      {
        say: 'find me a free hour on Sunday',
        slots: {
          minutes: 60,
          from: '2026-03-15T00:00',
          to: '2026-03-16T00:00',
        },
      },
      {
        say: 'when is Rivka free on Thursday afternoon?',
        as: 'student',
        slots: {
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
        say: 'when was my last lesson?',
        as: 'student',
      },
    ],
  },
  {
    command: 'schedule.next',
    phrases: [
      {
        say: 'whens my next lesson',
        as: 'student',
      },
      {
        say: "When is Adam's next lesson?",
        as: 'parent',
        slots: {
          child: 'adam',
        },
      },
      {
        say: 'who do I teach next?',
      },
    ],
  },
  {
    command: 'schedule.show',
    phrases: [
      {
        say: 'What lessons do I have next week?',
        as: 'student',
        slots: {
          from: '2026-03-15T00:00',
          to: '2026-03-22T00:00',
        },
      },
      {
        say: 'what do the children have on Sunday?',
        as: 'parent',
        slots: {
          from: '2026-03-15T00:00',
          to: '2026-03-16T00:00',
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
        say: "list Noam's lessons in April",
        slots: {
          students: ['noam'],
          from: '2026-04-01T00:00',
          to: '2026-05-01T00:00',
        },
      },
      {
        say: 'Who is coming on Sunday?',
        slots: {
          from: '2026-03-15T00:00',
          to: '2026-03-16T00:00',
        },
      },
      {
        say: 'my lessons from the 22nd to the 26th',
        slots: {
          from: '2026-03-22T00:00',
          to: '2026-03-27T00:00',
        },
      },
    ],
  },
  {
    command: 'teacher.join',
    phrases: [
      {
        say: 'I got a link from a new teacher and want to join her',
        as: 'student',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'time.block',
    phrases: [
      {
        say: 'Dentist on Thursday, block 9 to 11 in the morning',
        slots: {
          start: '2026-03-12T09:00',
          end: '2026-03-12T11:00',
        },
      },
      {
        say: 'block Monday 4 to 5 pm, no wait, 3 to 4 pm',
        slots: {
          start: '2026-03-16T15:00',
          end: '2026-03-16T16:00',
        },
        mayAsk: true,
      },
      {
        say: 'Block Sundays 8 to 10 am from April on',
        slots: {
          start: '2026-04-05T08:00',
          end: '2026-04-05T10:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=SU',
        },
      },
      {
        say: "I'm away from the 22nd to the 24th",
        slots: {
          start: '2026-03-22T00:00',
          end: '2026-03-25T00:00',
        },
      },
      {
        say: 'block tomorrow 1 to 3',
        slots: {
          start: '2026-03-11T13:00',
          end: '2026-03-11T15:00',
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
        say: 'Unblock Friday morning, the trip is off',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'waitlist.join',
    phrases: [
      {
        say: 'put me on the waiting list for the physics group',
        as: 'student',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'waitlist.leave',
    phrases: [
      {
        say: 'take Adam off the waiting list, we found another class',
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
        say: "copy this week's lessons into next week",
      },
    ],
  },
  {
    command: null,
    phrases: [
      {
        say: "Don't cancel Adam tomorrow, his fever is gone",
        as: 'parent',
      },
      {
        say: "don't cancel Omer tomorrow, he can come after all",
      },
      {
        say: "thanks, that's all for now",
      },
      {
        say: 'why is Itay booked on Friday?',
        mayRead: true,
      },
      {
        say: 'Should I move Noam to Wednesdays?',
        mayRead: true,
      },
      {
        say: 'Do not move Noa to Friday, leave it as it is',
      },
      {
        say: 'Yael told me her brother cancelled his piano lesson today',
      },
      {
        say: "I'm not cancelling Sunday, I'll be there",
        as: 'student',
      },
      {
        say: 'is the Monday group cancelled next week?',
        mayRead: true,
      },
      {
        say: 'Is it bad if Adam misses tomorrow?',
        as: 'parent',
        mayRead: true,
      },
      {
        say: "my neighbour's son cancelled his lesson with another teacher",
        as: 'parent',
      },
      {
        say: 'Has my Monday lesson been moved?',
        as: 'student',
        mayRead: true,
      },
      {
        say: 'thanks Rivka, see you soon',
        as: 'student',
      },
      {
        say: 'I nearly cancelled Noam by mistake, phew',
      },
    ],
  },
];
