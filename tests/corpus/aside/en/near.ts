/** Written after the first reading, around what went wrong in it: held to no wrong action, outside the figure. */
import type { AsideList } from '../aside.ts';

export const near: AsideList[] = [
  {
    command: 'meeting.add',
    phrases: [
      {
        say: 'make an appointment with yael thursday at 5 maths',
        slots: { students: ['yael'], start: '2026-03-12T17:00' },
      },
      {
        say: 'make a lesson for omer friday 10am english',
        slots: { students: ['omer'], start: '2026-03-13T10:00' },
      },
      {
        say: 'set a lesson with yael thursday at 5',
        slots: { students: ['yael'], start: '2026-03-12T17:00' },
      },
      { say: 'book omer english thursday at 10', slots: { students: ['omer'], start: '2026-03-12T10:00' } },
      { say: 'add yael to thursday at 5', slots: { students: ['yael'], start: '2026-03-12T17:00' } },
      { say: 'omer tomorrow 5', slots: { students: ['omer'], start: '2026-03-11T17:00' } },
    ],
  },
  {
    command: 'meeting.move',
    phrases: [
      { say: 'move omer to thursday at 10', slots: { meeting: 'm-omer', start: '2026-03-12T10:00' } },
      { say: 'move yael to 4 tomorrow', slots: { meeting: 'm-yael', start: '2026-03-11T16:00' } },
      { say: 'move omer tomorrow', status: 'ask', asks: 'start', slots: { meeting: 'm-omer' } },
      { say: 'move omer to yesterday', status: 'ask' },
      {
        say: 'move dana to 5 next week',
        status: 'ask',
        asks: 'scope',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', start: '2026-03-15T17:00' },
      },
    ],
  },
  {
    command: 'meeting.cancel',
    phrases: [
      { say: 'cancel danna sunday', status: 'ask' },
      { say: 'cancel yaell today', status: 'ask' },
      { say: 'cancel omr tomorrow', status: 'ask' },
      { say: 'cancel maths today', slots: { meeting: 'm-yael' } },
      { say: 'cancel noam thursday and omer tomorrow', mayAsk: true },
      { say: 'cancel dana after the 22nd', mayAsk: true, slots: { meeting: 'm-dana' } },
    ],
  },
  {
    command: 'day.clear',
    phrases: [
      { say: 'clear my morning tomorrow', slots: { from: '2026-03-11T06:00', to: '2026-03-11T12:00' } },
      { say: 'clear my evening tomorrow', slots: { from: '2026-03-11T17:00', to: '2026-03-11T21:00' } },
      { say: 'clear the morning on thursday', slots: { from: '2026-03-12T06:00', to: '2026-03-12T12:00' } },
      { say: 'clear my thursday afternoon', slots: { from: '2026-03-12T12:00', to: '2026-03-12T17:00' } },
      { say: 'clear tomorrow afternoon', slots: { from: '2026-03-11T12:00', to: '2026-03-11T17:00' } },
      { say: 'clear tuesday', status: 'choose' },
      { say: 'cancel all lessons on tuesday', status: 'choose' },
    ],
  },
  {
    command: null,
    phrases: [
      { say: 'i moved omer to thursday', mayAsk: true },
      { say: "omer's lesson is moved to thursday", mayAsk: true },
      { say: 'the lesson with omer was moved to thursday' },
      { say: 'omer cancels', mayAsk: true },
      { say: 'omer would like to cancel tomorrow', mayAsk: true },
      { say: 'tell omer to move to thursday', mayAsk: true },
      { say: "add a reminder for dana's lesson: 5pm", or: 'meeting.remind', mayAsk: true },
      { say: "move omer's payment to thursday", mayAsk: true },
      { say: 'book dana maths sunday or monday at 6', mayAsk: true },
      { say: 'move omer except tomorrow to 5', mayAsk: true },
      { say: 'cancel omer tomorrow and book yael at 4 instead maths', or: 'meeting.cancel', mayAsk: true },
      { say: 'book yael instead of omer tomorrow at 4', mayAsk: true },
      { say: 'dana was here sunday at 5', or: 'attendance.mark' },
      { say: 'dana called at 5' },
      { say: 'cancel omer not yael', or: 'meeting.cancel' },
      { say: 'cancel everything tomorrow', as: 'student', mayAsk: true },
      { say: 'rivka is sick tomorrow', as: 'student', mayAsk: true },
    ],
  },
  {
    command: 'day.clear',
    phrases: [
      {
        say: "I'm away on Sunday, clear everything before noon",
        slots: { from: '2026-03-15T00:00', to: '2026-03-15T12:00' },
      },
      {
        say: "there's a wedding on Thursday so cancel all lessons after 4",
        slots: { from: '2026-03-12T16:00', to: '2026-03-13T00:00' },
      },
      {
        say: "doctor's appointment Monday morning, cancel everything until 11",
        slots: { from: '2026-03-16T06:00', to: '2026-03-16T11:00' },
      },
      { say: "next Thursday I'm in court, drop everything before 2pm", status: 'choose' },
      { say: 'cancel everything next week after 5', status: 'ask' },
      {
        say: "call everything off on Sunday, I've got a funeral",
        slots: { from: '2026-03-15T00:00', to: '2026-03-16T00:00' },
      },
    ],
  },
  {
    command: 'meeting.move',
    phrases: [
      {
        say: "let's have the group at 19:00 from next week",
        slots: { meeting: 'm-group', start: '2026-03-18T19:00', scope: 'future' },
      },
      {
        say: "could you put Omer's English at 5 instead of 4",
        slots: { meeting: 'm-omer', start: '2026-03-11T17:00' },
      },
    ],
  },
  {
    command: 'meeting.resize',
    phrases: [
      { say: 'Omer only needs half an hour tomorrow', slots: { meeting: 'm-omer', minutes: 30 } },
      {
        say: "can we finish Omer's lesson tomorrow 10 minutes early",
        slots: { meeting: 'm-omer', minutes: 35 },
      },
    ],
  },
  {
    command: 'meeting.change',
    phrases: [
      {
        say: 'cap the physics group at 5 from now on',
        slots: { meeting: 'm-group', capacity: 5, scope: 'future' },
      },
      {
        say: "we'll do English rather than maths with Yael today",
        slots: { meeting: 'm-yael', subject: 'su-english' },
      },
    ],
  },
  {
    command: 'meeting.place',
    phrases: [
      {
        say: 'teach the group remotely this week',
        slots: { meeting: 'm-group', place: 'online', scope: 'this' },
      },
      { say: 'Omer will come to me tomorrow', slots: { meeting: 'm-omer', place: 'teacher' } },
    ],
  },
  {
    command: 'meeting.price',
    phrases: [
      { say: 'bill Omer 120 for tomorrow', slots: { meeting: 'm-omer', cost: 120 } },
      { say: "charge nothing for tomorrow's English", slots: { meeting: 'm-omer', cost: 0 } },
      {
        say: 'Dana pays 140 a lesson starting in April',
        slots: { meeting: 'm-dana', cost: 140, scope: 'future' },
      },
      { say: "Noam's physics on Thursday should be 250", slots: { meeting: 'm-noam-physics', cost: 250 } },
    ],
  },
  {
    command: 'subject.price',
    phrases: [
      {
        say: 'English will be 165 an hour from 1 May',
        slots: { subject: 'su-english', cost: 165, scope: 'future' },
      },
    ],
  },
  {
    command: 'meeting.scalePrice',
    phrases: [
      { say: "knock 10% off all of Dana's lessons", slots: { factor: 0.9, students: ['dana'] } },
      {
        say: 'double the price of thursdays physics',
        slots: { factor: 2, meeting: 'm-noam-physics', from: '2026-03-12T00:00', to: '2026-03-13T00:00' },
      },
    ],
  },
  {
    command: 'meeting.cancel',
    phrases: [
      { say: 'cancel Noam on Thursday, the one after 5', slots: { meeting: 'm-noam-physics' } },
      {
        say: 'I have a test on Thursday so I won’t be at English',
        as: 'student',
        slots: { meeting: 'm-own' },
      },
      {
        say: 'נועה won’t make it on Monday, she has a dance show',
        as: 'parent',
        slots: { meeting: 'm-noa', child: 'noa' },
      },
      { say: 'we won’t need the group on 18/3', status: 'ask', slots: { meeting: 'm-group' } },
    ],
  },
  {
    command: 'meeting.leave',
    phrases: [
      {
        say: 'I won’t be coming to maths on Sundays any more',
        as: 'student',
        slots: { meeting: 'm-dana', scope: 'future' },
      },
    ],
  },
  {
    command: 'meeting.attendees',
    phrases: [
      { say: 'take Omer into the Wednesday group', slots: { meeting: 'm-group', add: ['omer'] } },
      { say: 'move Itay out of the physics group', slots: { meeting: 'm-group', remove: ['itay'] } },
      { say: "bring Omer along to Yael's lesson today", slots: { meeting: 'm-yael', add: ['omer'] } },
    ],
  },
  {
    command: 'attendance.mark',
    phrases: [
      { say: 'Itay skipped the last group', slots: { meeting: 'm-group', present: false } },
      { say: 'everyone was at the group last Wednesday', slots: { meeting: 'm-group', present: true } },
      { say: 'write down that Noam was there yesterday', slots: { meeting: 'm-noam', present: true } },
    ],
  },
  {
    command: 'meeting.remind',
    phrases: [
      { say: "remind me about Omer's lesson an hour ahead", slots: { meeting: 'm-omer', before: 60 } },
      {
        say: "I want a reminder the day before Noam's physics",
        slots: { meeting: 'm-noam-physics', before: 1440 },
      },
      { say: "wake me up to Yael's lesson 15 minutes in advance", or: null, status: 'ask' },
    ],
  },
  {
    command: 'meeting.number',
    phrases: [{ say: "count Dana's Sunday as lesson 20", slots: { meeting: 'm-dana', value: 20 } }],
  },
  {
    command: 'meeting.open',
    phrases: [
      { say: "open up tomorrow's English", slots: { meeting: 'm-omer' } },
      { say: "let me see today's lesson with Yael", slots: { meeting: 'm-yael' } },
    ],
  },
  {
    command: 'schedule.check',
    phrases: [
      {
        say: 'would Rivka have time on Tuesday at three',
        as: 'parent',
        slots: { start: '2026-03-17T15:00' },
      },
    ],
  },
  {
    command: 'schedule.show',
    phrases: [
      { say: 'run me through tomorrow', slots: { from: '2026-03-11T00:00', to: '2026-03-12T00:00' } },
    ],
  },
  {
    command: 'time.block',
    phrases: [
      {
        say: 'no lessons on Thursdays before 3',
        slots: {
          start: '2026-03-12T00:00',
          end: '2026-03-12T15:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TH',
        },
      },
      { say: 'block Monday and Tuesday after 5', status: 'ask' },
      { say: 'block next week after 5', status: 'ask' },
    ],
  },
  {
    command: 'time.unblock',
    phrases: [
      { say: 'cancel my day off on Friday', slots: { from: '2026-03-13T00:00', to: '2026-03-14T00:00' } },
      { say: 'make Thursday bookable again', slots: { from: '2026-03-12T00:00', to: '2026-03-13T00:00' } },
    ],
  },
  {
    command: null,
    phrases: [
      { say: 'Noam was in a good mood yesterday' },
      { say: 'Noam is at the dentist on Thursday', mayRead: true },
      { say: "don't cap the group at 5" },
    ],
  },
  {
    command: 'meeting.move',
    phrases: [{ say: "Omer's lesson tomorrow will be 60", status: 'choose' }],
  },
  {
    command: 'meeting.cancel',
    phrases: [{ say: "I'm no longer coming on Thursday", as: 'student', slots: { meeting: 'm-own' } }],
  },
  {
    command: 'meeting.cancel',
    phrases: [
      {
        say: 'cancel dana in three weeks on sunday, just this one',
        slots: { meeting: 'm-dana', occurrence: '2026-03-29T16:00', scope: 'this' },
      },
      {
        say: 'no need for the group tomorrow',
        status: 'ask',
        asks: 'scope',
        slots: { meeting: 'm-group', occurrence: '2026-03-11T18:00' },
      },
      {
        say: 'count me out of English on the 12th',
        as: 'student',
        slots: { meeting: 'm-own', occurrence: '2026-03-12T18:00' },
      },
    ],
  },
  {
    command: 'meeting.move',
    phrases: [
      {
        say: "can we do Dana's sunday one at five",
        status: 'ask',
        asks: 'scope',
        slots: { meeting: 'm-dana', start: '2026-03-15T17:00' },
      },
      {
        say: "dana can't make it Sunday but she can do Tuesday at 4, just this once",
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
          start: '2026-03-17T16:00',
          scope: 'this',
        },
      },
      {
        say: "let's swap dana over to monday at 3, this week's only",
        slots: { meeting: 'm-dana', start: '2026-03-16T15:00', scope: 'this' },
      },
    ],
  },
  {
    command: 'meeting.place',
    phrases: [
      {
        say: 'noam at my place on monday, not online, just this once',
        slots: { meeting: 'm-noam', place: 'teacher', scope: 'this' },
      },
    ],
  },
  {
    command: 'meeting.resize',
    phrases: [
      {
        say: 'from now on dana stays till 5',
        slots: { meeting: 'm-dana', minutes: 60, scope: 'future' },
      },
      { say: 'omer lesson tomorrow only half an hour', slots: { meeting: 'm-omer', minutes: 30 } },
    ],
  },
  {
    command: 'meeting.add',
    phrases: [
      { say: 'lesson with gabriel friday at 9', status: 'ask', asks: 'students' },
      {
        say: 'english for yael friday at 10, exam coming up',
        slots: { students: ['yael'], subject: 'su-english', start: '2026-03-13T10:00' },
      },
    ],
  },
  {
    command: 'schedule.show',
    phrases: [
      {
        say: 'what time does noam start on monday',
        slots: { students: ['noam'], from: '2026-03-16T00:00', to: '2026-03-17T00:00' },
      },
      { say: 'whats tomorrow', as: 'student', slots: { from: '2026-03-11T00:00', to: '2026-03-12T00:00' } },
      { say: 'is there maths next sunday or not', as: 'student', slots: { subject: 'su-maths' } },
    ],
  },
  {
    command: 'schedule.show',
    phrases: [
      { say: "what've we got tomorrow", as: 'student', slots: { from: '2026-03-11T00:00' } },
      { say: 'hows sunday shaping up', slots: { from: '2026-03-15T00:00' } },
      { say: 'who is on tomorrow', slots: { from: '2026-03-11T00:00' } },
    ],
  },
  { command: 'teacher.show', phrases: [{ say: 'whos our teacher', as: 'student' }] },
  {
    command: 'meeting.cancel',
    phrases: [
      { say: 'skipping tomorrow sorry', as: 'student', mayAsk: true },
      { say: 'gonna miss the next lesson', as: 'student', mayAsk: true },
    ],
  },
  {
    command: null,
    phrases: [
      { say: 'if dana is still ill on sunday, what happens?' },
      { say: 'no need for another lesson with yael' },
      { say: 'no need for the notes tomorrow' },
      { say: 'will i miss the lesson tomorrow?', as: 'student' },
    ],
  },
];
