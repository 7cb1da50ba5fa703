/** A tenth set, of ten people who write each in their own way, in English: 88.0% at first. Its school is that of the sixth (sixthWorlds.ts). */
import type { AsideList } from '../aside.ts';

export const lists: AsideList[] = [
  {
    command: 'attendance.mark',
    phrases: [
      {
        say: "Kindly mark Dana and Itay as present in yesterday's group.",
        slots: {
          students: ['dana', 'itay'],
          meeting: 'm-group',
          occurrence: '2026-03-09T19:00',
          present: true,
        },
      },
      {
        say: 'Omer dident come last Wensday',
        slots: {
          students: ['omer'],
          meeting: 'm-omer',
          occurrence: '2026-03-04T18:00',
          present: false,
        },
      },
      {
        say: 'Yael did not come last Tuesday',
        slots: {
          students: ['yael'],
          meeting: 'm-yael',
          occurrence: '2026-03-03T15:00',
          present: false,
        },
      },
      {
        say: 'noam no show yest',
        slots: {
          students: ['noam'],
          meeting: 'm-noam',
          occurrence: '2026-03-09T17:00',
          present: false,
        },
      },
      {
        say: 'noam came yesterday',
        slots: {
          students: ['noam'],
          meeting: 'm-noam',
          occurrence: '2026-03-09T17:00',
          present: true,
        },
      },
      {
        say: 'great news, everyone came to the group yesterday',
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
        say: 'export next week pdf',
      },
    ],
  },
  {
    command: 'calendar.goto',
    phrases: [
      {
        say: 'Go to the first of May',
      },
    ],
  },
  {
    command: 'calendar.import',
    phrases: [
      {
        say: 'import ics file into my calendar',
      },
    ],
  },
  {
    command: 'calendar.save',
    phrases: [
      {
        say: 'Save my Sunday lesson in my phone calendar',
        as: 'student',
      },
    ],
  },
  {
    command: 'calendar.search',
    phrases: [
      {
        say: 'could you search my calendar for trigonometry?',
      },
    ],
  },
  {
    command: 'calendar.view',
    phrases: [
      {
        say: 'could you switch to the month view please',
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
        say: 'accept contract for adam',
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
        say: 'rivka contract',
        as: 'parent',
      },
      {
        say: 'Please show the contract of teacher',
        as: 'student',
      },
    ],
  },
  {
    command: 'day.clear',
    phrases: [
      {
        say: 'cancel everything on thursday after three',
        slots: {
          from: '2026-03-12T15:00',
          to: '2026-03-13T00:00',
        },
      },
      {
        say: "I'm down with the flu, please cancel all my lessons tomorrow",
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
        say: 'give me the ical link for my lessons',
        as: 'student',
      },
    ],
  },
  {
    command: 'lesson.count',
    phrases: [
      {
        say: 'how many lessons has Adam had so far',
        as: 'parent',
        slots: {
          child: 'adam',
        },
        or: ['attendance.show'],
      },
      {
        say: 'How many lessons I did?',
        as: 'student',
        or: ['attendance.show'],
      },
    ],
  },
  {
    command: 'link.copy',
    phrases: [
      {
        say: 'copy my signup link',
      },
    ],
  },
  {
    command: 'meeting.add',
    phrases: [
      {
        say: 'Please put Dana down for Maths on Thursday at two in the afternoon',
        slots: {
          students: ['dana'],
          subject: 'su-maths',
          start: '2026-03-12T14:00',
        },
      },
      {
        say: 'new: Omer + Noa, physics, Thu 12/3 19:00, 1h',
        slots: {
          students: ['omer', 'noa'],
          subject: 'su-physics',
          start: '2026-03-12T19:00',
          end: '2026-03-12T20:00',
        },
      },
      {
        say: 'evrey Sunday at 5 English with Noa',
        slots: {
          students: ['noa'],
          subject: 'su-english',
          start: '2026-03-15T17:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=SU',
        },
      },
      {
        say: 'shedule Omer for maths on Thurday at 3',
        slots: {
          students: ['omer'],
          subject: 'su-maths',
          start: '2026-03-12T15:00',
        },
      },
      {
        say: 'Kindly schedule an English lesson for Noa on Sunday, 22 March, at 17:30.',
        slots: {
          students: ['noa'],
          subject: 'su-english',
          start: '2026-03-22T17:30',
        },
      },
      {
        say: "ok so let's book Itay for maths this Thursday at 6 in the evening",
        slots: {
          students: ['itay'],
          subject: 'su-maths',
          start: '2026-03-12T18:00',
        },
      },
      {
        say: 'add a physics lesson with omer on monday the sixteenth at three thirty in the afternoon',
        slots: {
          students: ['omer'],
          subject: 'su-physics',
          start: '2026-03-16T15:30',
        },
      },
      {
        say: 'english with dana on the twenty fifth of march at five pm for one hour',
        slots: {
          students: ['dana'],
          subject: 'su-english',
          start: '2026-03-25T17:00',
          end: '2026-03-25T18:00',
        },
      },
      {
        say: 'Please lesson for Noam, English, Sunday, 14:00',
        slots: {
          students: ['noam'],
          subject: 'su-english',
          start: '2026-03-15T14:00',
        },
      },
      {
        say: 'yael physics every wednesday at four for ten weeks',
        slots: {
          students: ['yael'],
          subject: 'su-physics',
          start: '2026-03-11T16:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=WE;COUNT=10',
        },
      },
      {
        say: 'noam physics wed 4-5pm',
        slots: {
          students: ['noam'],
          subject: 'su-physics',
          start: '2026-03-11T16:00',
          end: '2026-03-11T17:00',
        },
      },
    ],
  },
  {
    command: 'meeting.addBatch',
    phrases: [
      {
        say: 'and book Yael Monday at 3 and Omer Thursday at 6 please',
      },
    ],
  },
  {
    command: 'meeting.attendees',
    phrases: [
      {
        say: 'Please remove Itay from the Monday group.',
        slots: {
          remove: ['itay'],
          scope: 'future',
        },
        mayAsk: true,
      },
      {
        say: 'add Yael to the monday grup',
        slots: {
          add: ['yael'],
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
        say: 'Please cancel השיעור של איתי on Friday',
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
        },
      },
      {
        say: 'cancel omer tomorrow evening just this once',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          scope: 'this',
        },
      },
      {
        say: "Please cancel the entire series of Omer's lessons.",
        slots: {
          meeting: 'm-omer',
          scope: 'all',
        },
      },
      {
        say: 'I not can come on Sunday',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
        },
        mayAsk: true,
      },
      {
        say: 'Kindly cancel Noa this Thursday, only that lesson',
        slots: {
          meeting: 'm-noa',
          occurrence: '2026-03-12T16:00',
          scope: 'this',
        },
      },
      {
        say: 'Adam is ill, cancel his lesson tomorrow',
        as: 'parent',
        slots: {
          child: 'adam',
          meeting: 'm-adam',
          occurrence: '2026-03-11T16:00',
        },
        mayAsk: true,
      },
      {
        say: "Dana won't make it on Sunday",
        as: 'parent',
        slots: {
          child: 'dana',
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
        },
        mayAsk: true,
      },
      {
        say: 'cancel adam tmrw',
        as: 'parent',
        slots: {
          child: 'adam',
          meeting: 'm-adam',
          occurrence: '2026-03-11T16:00',
        },
        mayAsk: true,
      },
      {
        say: 'itay fri cancel',
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
        },
      },
      {
        say: 'cant come sunday sry',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.change',
    phrases: [
      {
        say: 'Lesson of Noa change to Maths, only this week',
        slots: {
          subject: 'su-maths',
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
        say: "Put a note on Noam's next lesson: bring the blue notebook",
        slots: {
          meeting: 'm-noam',
          occurrence: '2026-03-16T17:00',
        },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.leave',
    phrases: [
      {
        say: 'i wanna quit the monday group',
        as: 'student',
        mayAsk: true,
      },
      {
        say: 'dana leave monday group',
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
        say: "moove Itay's English on Friday to 11:30",
        slots: {
          meeting: 'm-itay',
          start: '2026-03-13T11:30',
          end: '2026-03-13T12:15',
          occurrence: '2026-03-13T10:00',
        },
      },
      {
        say: 'move adam wed to thu same time',
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
        say: 'please move Adam an hour later tomorrow',
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
        say: 'push noa back twenty minutes only this week',
        slots: {
          meeting: 'm-noa',
          start: '2026-03-12T16:20',
          end: '2026-03-12T17:20',
          occurrence: '2026-03-12T16:00',
          scope: 'this',
        },
      },
      {
        say: 'omer tmrw 7pm not 6',
        slots: {
          meeting: 'm-omer',
          start: '2026-03-11T19:00',
          occurrence: '2026-03-11T18:00',
        },
        mayAsk: true,
      },
      {
        say: "Move Omer's lesson tomorrow to half past six, only this once",
        slots: {
          meeting: 'm-omer',
          start: '2026-03-11T18:30',
          end: '2026-03-11T19:15',
          occurrence: '2026-03-11T18:00',
          scope: 'this',
        },
      },
      {
        say: 'move sunday to 5 pls',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          start: '2026-03-15T17:00',
          occurrence: '2026-03-15T16:00',
        },
        mayAsk: true,
      },
      {
        say: "Please postpone Noa's lesson of Thursday, 12 March by thirty minutes, this occurrence only.",
        slots: {
          meeting: 'm-noa',
          start: '2026-03-12T16:30',
          end: '2026-03-12T17:30',
          occurrence: '2026-03-12T16:00',
          scope: 'this',
        },
      },
      {
        say: 'Please move my lesson Sunday to Monday at 3',
        as: 'student',
        slots: {
          meeting: 'm-dana',
          start: '2026-03-16T15:00',
          occurrence: '2026-03-15T16:00',
        },
        mayAsk: true,
      },
      {
        say: 'oh and Noam on Monday goes to six instead of five, just this time',
        slots: {
          meeting: 'm-noam',
          start: '2026-03-16T18:00',
          end: '2026-03-16T19:00',
          occurrence: '2026-03-16T17:00',
          scope: 'this',
        },
      },
      {
        say: 'bump Noam to 5:30 on the 16th, just that day',
        slots: {
          meeting: 'm-noam',
          start: '2026-03-16T17:30',
          end: '2026-03-16T18:30',
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
        say: "Please begin the numbering of Noam's lessons at 20.",
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
        say: 'Please open the lesson with Itay on Friday, 13 March.',
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
        },
      },
    ],
  },
  {
    command: 'meeting.place',
    phrases: [
      {
        say: 'change Omers lesson tomorow to zoom',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          place: 'online',
        },
        mayAsk: true,
      },
      {
        say: "let's put Friday's lesson with Itay on Zoom",
        slots: {
          meeting: 'm-itay',
          occurrence: '2026-03-13T10:00',
          place: 'online',
        },
      },
      {
        say: "From now on Yael's lessons are at her home",
        slots: {
          meeting: 'm-yael',
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
        say: "Please set the price of Noa's lessons to 220 from 1 April.",
        slots: {
          meeting: 'm-noa',
          scope: 'future',
          cost: 220,
        },
      },
    ],
  },
  {
    command: 'meeting.propose',
    phrases: [
      {
        say: 'ofer Yael Sunday at 17:30',
        slots: {
          start: '2026-03-15T17:30',
        },
        or: ['pending.decline'],
      },
    ],
  },
  {
    command: 'meeting.remind',
    phrases: [
      {
        say: "remind me 15 minutes befor Noa's lesson",
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
        say: "well, let's switch Yael to every other week from now on",
        slots: {
          meeting: 'm-yael',
          rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU',
        },
      },
      {
        say: 'noa physics every 2 weeks instead of weekly',
        slots: {
          meeting: 'm-noa',
          rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TH',
        },
        mayAsk: true,
      },
      {
        say: "make itay's friday english weekly till end of june",
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
        say: 'book Adam English on Sunday at 4:30',
        as: 'parent',
        slots: {
          subject: 'su-english',
          child: 'adam',
          start: '2026-03-15T16:30',
        },
      },
      {
        say: 'extra maths for Dana Thursday 6pm please',
        as: 'parent',
        slots: {
          subject: 'su-maths',
          child: 'dana',
          start: '2026-03-12T18:00',
        },
      },
      {
        say: 'adam maths sun 5',
        as: 'parent',
        slots: {
          subject: 'su-maths',
          child: 'adam',
          start: '2026-03-15T17:00',
        },
      },
      {
        say: 'can i do english wed at 3',
        as: 'student',
        slots: {
          subject: 'su-english',
          start: '2026-03-11T15:00',
        },
      },
      {
        say: 'Adam, physics, every Monday 15:00, starting next week',
        as: 'parent',
        slots: {
          subject: 'su-physics',
          child: 'adam',
          start: '2026-03-16T15:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=MO',
        },
      },
      {
        say: 'I want lesson maths on Thursday hour 17:00',
        as: 'student',
        slots: {
          subject: 'su-maths',
          start: '2026-03-12T17:00',
        },
      },
      {
        say: 'physics every mon at 4 till end of june',
        as: 'student',
        slots: {
          subject: 'su-physics',
          start: '2026-03-16T16:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=MO;UNTIL=20260630',
        },
      },
    ],
  },
  {
    command: 'meeting.resize',
    phrases: [
      {
        say: "let's make Dana's Sunday lesson a full hour from now on",
        slots: {
          minutes: 60,
          scope: 'future',
        },
      },
      {
        say: 'Make lesson of Omer tomorrow one hour',
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          minutes: 60,
        },
        mayAsk: true,
      },
      {
        say: 'make Noas lesson 75 minuts from now on',
        slots: {
          meeting: 'm-noa',
          minutes: 75,
          scope: 'future',
        },
      },
      {
        say: "Make Noa's lessons an hour and a half from now on",
        slots: {
          meeting: 'm-noa',
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
        say: 'raise all april lessons 15%',
        mayAsk: true,
      },
    ],
  },
  {
    command: 'pending.approve',
    phrases: [
      {
        say: "aprove Yael's pending lesson",
        slots: {
          pending: 'p-yael',
        },
      },
      {
        say: "Approve Yael's lesson for Thursday",
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
        say: 'Would you please decline the pending request from Yael?',
        slots: {
          pending: 'p-yael',
        },
      },
      {
        say: 'decline yaels lesson and offer her wednesday at five instead',
        slots: {
          pending: 'p-yael',
        },
        or: ['meeting.propose'],
      },
    ],
  },
  {
    command: 'pending.open',
    phrases: [
      {
        say: 'by the way what did Yael ask for?',
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
        say: "so what's still waiting for my approval?",
        or: ['request.show'],
      },
    ],
  },
  {
    command: 'pending.withdraw',
    phrases: [
      {
        say: 'take back my thursday request',
        as: 'student',
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
        say: 'accept Tom into the monday group',
      },
    ],
  },
  {
    command: 'request.reject',
    phrases: [
      {
        say: 'Please reject the request of Tom Ben-Ami.',
      },
    ],
  },
  {
    command: 'request.show',
    phrases: [
      {
        say: "who's waiting to join",
      },
      {
        say: 'did rivka say yes to my request',
        as: 'student',
        or: ['pending.show', 'pending.open', null],
        mayRead: true,
      },
    ],
  },
  {
    command: 'request.withdraw',
    phrases: [
      {
        say: "withdraw Adam's request to join the group",
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
        say: 'rivka free thu 4pm?',
        as: 'parent',
        slots: {
          start: '2026-03-12T16:00',
        },
        or: ['schedule.free'],
      },
      {
        say: 'am i free on sunday at a quarter past two',
        slots: {
          start: '2026-03-15T14:15',
        },
      },
      {
        say: 'am I avalable Thursday at 18:15',
        slots: {
          start: '2026-03-12T18:15',
        },
        or: ['schedule.free'],
      },
      {
        say: 'is rivka free thurs at 5??',
        as: 'student',
        slots: {
          start: '2026-03-12T17:00',
        },
        or: ['schedule.free'],
      },
      {
        say: 'Am I free on Friday at noon?',
        slots: {
          start: '2026-03-13T12:00',
        },
      },
    ],
  },
  {
    command: 'schedule.free',
    phrases: [
      {
        say: 'Would it be possible to find ninety minutes for me on Sunday?',
        slots: {
          minutes: 90,
          from: '2026-03-15T00:00',
          to: '2026-03-16T00:00',
        },
      },
      {
        say: 'When teacher is free on Monday?',
        as: 'student',
        slots: {
          from: '2026-03-16T00:00',
          to: '2026-03-17T00:00',
        },
      },
      {
        say: 'find me one free hour tomorrow afternoon',
        slots: {
          minutes: 60,
          from: '2026-03-11T12:00',
          to: '2026-03-11T17:00',
        },
      },
      {
        say: 'free slots next week?',
        slots: {
          from: '2026-03-15T00:00',
          to: '2026-03-22T00:00',
        },
      },
      {
        say: 'when is Rivka free on Thursday afternoon',
        as: 'parent',
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
        say: 'Tell me when I last taught Omer',
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
        say: 'whens my next lesson',
        as: 'student',
      },
      {
        say: "when is Dana's next lesson",
        as: 'parent',
        slots: {
          child: 'dana',
        },
      },
      {
        say: 'when is my nxt lesson with Itay',
        slots: {
          students: ['itay'],
        },
      },
      {
        say: 'adam next lesson?',
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
        say: 'Could you display the lessons I gave in February?',
        slots: {
          from: '2026-02-01T00:00',
          to: '2026-03-01T00:00',
        },
      },
      {
        say: "hey can you tell me what I've got on Sunday?",
        slots: {
          from: '2026-03-15T00:00',
          to: '2026-03-16T00:00',
        },
      },
      {
        say: 'what did i have last week',
        as: 'student',
        slots: {
          from: '2026-03-01T00:00',
          to: '2026-03-08T00:00',
        },
      },
      {
        say: "I would like to see tomorrow's lessons",
        slots: {
          from: '2026-03-11T00:00',
          to: '2026-03-12T00:00',
        },
      },
      {
        say: 'lessons today',
        slots: {
          from: '2026-03-10T00:00',
          to: '2026-03-11T00:00',
        },
      },
      {
        say: 'what lessons do i have next thursday',
        slots: {
          from: '2026-03-19T00:00',
          to: '2026-03-20T00:00',
        },
      },
      {
        say: 'wat do i have tommorow',
        slots: {
          from: '2026-03-11T00:00',
          to: '2026-03-12T00:00',
        },
      },
      {
        say: 'show me what i have at the weekend',
        as: 'student',
        slots: {
          from: '2026-03-13T00:00',
          to: '2026-03-15T00:00',
        },
      },
      {
        say: 'what do both kids have next week',
        as: 'parent',
        slots: {
          from: '2026-03-15T00:00',
          to: '2026-03-22T00:00',
        },
      },
      {
        say: 'What lessons I have tomorrow?',
        as: 'student',
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
        say: 'join teacher https://rivka.example/join/abc',
        as: 'student',
      },
    ],
  },
  {
    command: 'time.block',
    phrases: [
      {
        say: 'I shall be unavailable from 5 to 8 April.',
        slots: {
          start: '2026-04-05T00:00',
          end: '2026-04-09T00:00',
        },
      },
      {
        say: 'block fri 13/3 all day',
        slots: {
          start: '2026-03-13T00:00',
          end: '2026-03-14T00:00',
        },
      },
      {
        say: 'Please close Thursday from 8:00 to 12:00',
        slots: {
          start: '2026-03-12T08:00',
          end: '2026-03-12T12:00',
        },
      },
      {
        say: 'block Mondey 12:00 to 14:00',
        slots: {
          start: '2026-03-16T12:00',
          end: '2026-03-16T14:00',
        },
        mayAsk: true,
      },
      {
        say: 'block every friday from twelve to two',
        slots: {
          start: '2026-03-13T12:00',
          end: '2026-03-13T14:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=FR',
        },
      },
      {
        say: 'Block Sunday from nine to eleven in the morning',
        slots: {
          start: '2026-03-15T09:00',
          end: '2026-03-15T11:00',
        },
      },
      {
        say: 'block tmrw 1-3',
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
        say: 'Which hours have I blocked off?',
      },
    ],
  },
  {
    command: 'time.unblock',
    phrases: [
      {
        say: 'unblock friday from twelve to two',
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
        say: 'take adam off the waiting list',
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
        say: 'Please copy the present week to the following week.',
      },
    ],
  },
  {
    command: null,
    phrases: [
      {
        say: 'My friend stop lessons with other teacher',
        as: 'student',
      },
      {
        say: "Should I accept Yael's request?",
        mayRead: true,
      },
      {
        say: "noam's physics grade went up lol",
      },
      {
        say: "the weather is lovely today isn't it",
      },
      {
        say: "Please don't cancel Adam's lesson",
        as: 'parent',
      },
      {
        say: 'do not move noam on monday',
      },
      {
        say: 'why is noam at 5 and not at 6?',
        mayRead: true,
      },
      {
        say: 'is sundays lesson cancelled?',
        as: 'student',
        mayRead: true,
      },
      {
        say: "Noa's mum makes the best cookies",
      },
      {
        say: 'I have not cancelled anybody',
      },
      {
        say: 'dont cancle anything tomorow',
      },
      {
        say: "Was Adam's lesson moved?",
        as: 'parent',
        mayRead: true,
      },
      {
        say: 'maths test tmrw im so nervous',
        as: 'student',
      },
      {
        say: 'hmm what if I moved Omer to Thursdays?',
        mayRead: true,
      },
      {
        say: 'ok thx',
        as: 'parent',
      },
    ],
  },
];
