/** A twenty-fourth set of a stranger’s sentences in English, of a first week: 97.5% at first. Its school is that of the sixth (sixthWorlds.ts). */
import type { AsideList } from '../aside.ts';

export const lists: AsideList[] = [
  {
    command: 'attendance.mark',
    phrases: [
      {
        say: 'Noam didnt come yesterday',
        slots: { students: ['noam'], meeting: 'm-noam', occurrence: '2026-03-09T17:00', present: false },
      },
      {
        say: 'Omer was a no show last Wednesday',
        slots: { students: ['omer'], meeting: 'm-omer', occurrence: '2026-03-04T18:00', present: false },
      },
      {
        say: 'mark noa present on the 5th',
        slots: { students: ['noa'], meeting: 'm-noa', occurrence: '2026-03-05T16:00', present: true },
      },
      {
        say: 'Itay missed the group yesterday',
        slots: { students: ['itay'], meeting: 'm-group', occurrence: '2026-03-09T19:00', present: false },
      },
      {
        say: 'everyone came to the monday group yesterday',
        slots: { meeting: 'm-group', occurrence: '2026-03-09T19:00', present: true },
      },
    ],
  },
  {
    command: 'calendar.export',
    phrases: [{ say: 'export this month as a pdf' }],
  },
  {
    command: 'calendar.goto',
    phrases: [{ say: 'take me to april 5 in the calendar' }],
  },
  {
    command: 'calendar.save',
    phrases: [
      { say: 'put sundays lesson in my phone calendar', as: 'student', or: 'feed.copy' },
      { say: "add adam's lessons to my calendar", as: 'parent', or: 'feed.copy' },
    ],
  },
  {
    command: 'calendar.search',
    phrases: [{ say: 'search my calendar for exam' }],
  },
  {
    command: 'calendar.view',
    phrases: [{ say: 'switch to day view', slots: { view: 'day' } }],
  },
  {
    command: 'day.clear',
    phrases: [
      {
        say: "i've got a fever, cancel all of tomorrows lessons",
        slots: { from: '2026-03-11T00:00', to: '2026-03-12T00:00' },
      },
      { say: 'clear my Thursday', slots: { from: '2026-03-12T00:00', to: '2026-03-13T00:00' } },
      {
        say: 'Please cancel everything on Sunday and Monday, I am at a conference.',
        slots: { from: '2026-03-15T00:00', to: '2026-03-17T00:00' },
      },
    ],
  },
  {
    command: 'feed.copy',
    phrases: [{ say: 'give me the link to subscribe to my calendar' }],
  },
  {
    command: 'lesson.count',
    phrases: [
      { say: 'what lesson number are we on with Yael' },
      { say: 'what lesson number am I on', as: 'student' },
      { say: 'how many lessons has Adam had so far', as: 'parent', or: ['attendance.show', 'stats.show'] },
    ],
  },
  {
    command: 'link.copy',
    phrases: [{ say: 'give me my share link' }],
  },
  {
    command: 'meeting.add',
    phrases: [
      {
        say: 'put Noam in for maths thursday at 6',
        slots: { students: ['noam'], subject: 'su-maths', start: '2026-03-12T18:00' },
      },
      {
        say: 'Omer english friday 11am',
        slots: { students: ['omer'], subject: 'su-english', start: '2026-03-13T11:00' },
      },
      {
        say: 'hi can you please add a physics lesson for Itay tomorrow at 5pm for an hour',
        slots: {
          students: ['itay'],
          subject: 'su-physics',
          start: '2026-03-11T17:00',
          end: '2026-03-11T18:00',
        },
      },
      {
        say: 'book Yael for English every Sunday at 5:30 pm until the end of June',
        slots: {
          students: ['yael'],
          subject: 'su-english',
          start: '2026-03-15T17:30',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=SU;UNTIL=20260630',
        },
      },
      {
        say: 'noa physics 19/3 14:00-15:30',
        slots: {
          students: ['noa'],
          subject: 'su-physics',
          start: '2026-03-19T14:00',
          end: '2026-03-19T15:30',
        },
      },
      {
        say: 'shedule noa tommorow at 10 am physics',
        slots: { students: ['noa'], subject: 'su-physics', start: '2026-03-11T10:00' },
      },
      {
        say: 'um book itay for english next tuesday at five thirty in the afternoon',
        slots: { students: ['itay'], subject: 'su-english', start: '2026-03-17T17:30' },
      },
      {
        say: 'Please add a lesson with Noam on the 22nd at 6 pm, physics, 90 minutes.',
        slots: {
          students: ['noam'],
          subject: 'su-physics',
          start: '2026-03-22T18:00',
          end: '2026-03-22T19:30',
        },
      },
    ],
  },
  {
    command: 'meeting.addBatch',
    phrases: [{ say: 'book Noam thursday at 6pm and Omer friday at 9am, both maths' }],
  },
  {
    command: 'meeting.attendees',
    phrases: [{ say: 'add omer to the monday group', slots: { meeting: 'm-group', add: ['omer'] } }],
  },
  {
    command: 'meeting.cancel',
    phrases: [
      {
        say: 'cancel yael today',
        slots: { meeting: 'm-yael', occurrence: '2026-03-10T15:00' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'Omer is sick cancel tomorrows lesson just this one',
        slots: { meeting: 'm-omer', occurrence: '2026-03-11T18:00', scope: 'this' },
      },
      { say: 'cancel itay on friday', slots: { meeting: 'm-itay' } },
      {
        say: 'Noam is taking a long break, cancel his lessons from now on',
        slots: { meeting: 'm-noam', scope: 'future' },
      },
      {
        say: 'cancel עומר tomorrow only this time',
        slots: { meeting: 'm-omer', occurrence: '2026-03-11T18:00', scope: 'this' },
      },
      {
        say: 'i cant make it on sunday',
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00' },
      },
      {
        say: 'i have a school trip on monday so i cant come to the group',
        as: 'student',
        slots: { meeting: 'm-group', occurrence: '2026-03-16T19:00' },
      },
      {
        say: 'Adam is sick he wont come tomorrow',
        as: 'parent',
        slots: { meeting: 'm-adam', occurrence: '2026-03-11T16:00' },
      },
      {
        say: "please cancel Dana's lesson on Sunday",
        as: 'parent',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00' },
      },
      {
        say: "We are away on the 18th, please cancel Adam's lesson.",
        as: 'parent',
        slots: { meeting: 'm-adam', occurrence: '2026-03-18T16:00' },
      },
    ],
  },
  {
    command: 'meeting.change',
    phrases: [
      {
        say: "make tomorrow's lesson with Omer physics instead of maths, only this once",
        slots: { meeting: 'm-omer', occurrence: '2026-03-11T18:00', subject: 'su-physics', scope: 'this' },
      },
    ],
  },
  {
    command: 'meeting.describe',
    phrases: [
      {
        say: "add a note to Omers lesson tomorrow: bring last week's test",
        slots: { meeting: 'm-omer', occurrence: '2026-03-11T18:00' },
        mayAsk: true,
      },
    ],
  },
  {
    command: 'meeting.leave',
    phrases: [
      { say: 'I want to leave the monday group', as: 'student', slots: { meeting: 'm-group' }, mayAsk: true },
    ],
  },
  {
    command: 'meeting.move',
    phrases: [
      {
        say: 'move yaels lesson today to 4',
        slots: { meeting: 'm-yael', occurrence: '2026-03-10T15:00', start: '2026-03-10T16:00' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'move todays lesson with Yael to tomorrow same time, just this once',
        slots: {
          meeting: 'm-yael',
          occurrence: '2026-03-10T15:00',
          start: '2026-03-11T15:00',
          scope: 'this',
        },
      },
      {
        say: 'push Noam back half an hour on monday, only this time',
        slots: {
          meeting: 'm-noam',
          occurrence: '2026-03-16T17:00',
          start: '2026-03-16T17:30',
          scope: 'this',
        },
      },
      {
        say: 'from now on Omer at 7 instead of 6',
        slots: { meeting: 'm-omer', start: '2026-03-11T19:00', scope: 'future' },
      },
      {
        say: "Please move Noa's physics on Thursday an hour earlier, only this week.",
        slots: { meeting: 'm-noa', occurrence: '2026-03-12T16:00', start: '2026-03-12T15:00', scope: 'this' },
      },
      {
        say: 'itay cant make friday at 10, move him to 12',
        slots: { meeting: 'm-itay', start: '2026-03-13T12:00' },
      },
      {
        say: 'move noam 15 min later on monday, he has soccer',
        slots: { meeting: 'm-noam', occurrence: '2026-03-16T17:00', start: '2026-03-16T17:15' },
        status: 'ask',
        asks: 'scope',
      },
      {
        say: 'bring yael forward to 2 today only',
        slots: {
          meeting: 'm-yael',
          occurrence: '2026-03-10T15:00',
          start: '2026-03-10T14:00',
          scope: 'this',
        },
      },
      {
        say: "hey so Noa's mom just called, can you move thursday's lesson to 5 instead of 4 but only this week",
        slots: { meeting: 'm-noa', occurrence: '2026-03-12T16:00', start: '2026-03-12T17:00', scope: 'this' },
      },
      {
        say: "Good morning. Would you kindly move Omer's lesson tomorrow to half past five, only this once? Thank you.",
        slots: {
          meeting: 'm-omer',
          occurrence: '2026-03-11T18:00',
          start: '2026-03-11T17:30',
          scope: 'this',
        },
      },
      {
        say: "can we move sunday's lesson to 5",
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', start: '2026-03-15T17:00' },
      },
      {
        say: 'move my lesson on sunday to tuesday at 5',
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', start: '2026-03-17T17:00' },
      },
      {
        say: 'can I come at 4:30 on Sunday instead of 4, I have basketball',
        as: 'student',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', start: '2026-03-15T16:30' },
      },
      {
        say: 'can adam come at 5 tomorrow instead of 4',
        as: 'parent',
        slots: { meeting: 'm-adam', occurrence: '2026-03-11T16:00', start: '2026-03-11T17:00' },
      },
      {
        say: 'Could we move Adam from Wednesday to Thursday this week, same time?',
        as: 'parent',
        slots: { meeting: 'm-adam', occurrence: '2026-03-11T16:00', start: '2026-03-12T16:00' },
      },
    ],
  },
  {
    command: 'meeting.open',
    phrases: [
      { say: "open Noa's lesson on Thursday", slots: { meeting: 'm-noa', occurrence: '2026-03-12T16:00' } },
    ],
  },
  {
    command: 'meeting.place',
    phrases: [
      {
        say: "put noa's lesson on thursday on zoom, just this time",
        slots: { meeting: 'm-noa', occurrence: '2026-03-12T16:00', place: 'online', scope: 'this' },
      },
      {
        say: "all my lessons tomorrow online please, I'm at my mother's",
        slots: { from: '2026-03-11T00:00', to: '2026-03-12T00:00', place: 'online' },
      },
    ],
  },
  {
    command: 'meeting.price',
    phrases: [
      {
        say: 'make tomorrows lesson with omer 100 shekels, only this one',
        slots: { meeting: 'm-omer', occurrence: '2026-03-11T18:00', scope: 'this' },
      },
      {
        say: 'Set the price of the Monday group to 90 shekels from now on',
        slots: { meeting: 'm-group', scope: 'future' },
      },
    ],
  },
  {
    command: 'meeting.propose',
    phrases: [{ say: 'offer omer friday at 1 pm', slots: { students: ['omer'], start: '2026-03-13T13:00' } }],
  },
  {
    command: 'meeting.remind',
    phrases: [{ say: 'remind me 15 minutes before every lesson' }],
  },
  {
    command: 'meeting.repeat',
    phrases: [
      {
        say: "repeat itay's friday lesson every week",
        slots: { meeting: 'm-itay', rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=FR' },
      },
    ],
  },
  {
    command: 'meeting.request',
    phrases: [
      {
        say: 'Could I have an extra maths lesson on Thursday at 4:30?',
        as: 'student',
        slots: { subject: 'su-maths', start: '2026-03-12T16:30' },
      },
      {
        say: 'maths friday at 11 pls',
        as: 'student',
        slots: { subject: 'su-maths', start: '2026-03-13T11:00' },
      },
      {
        say: 'english with rivka every thursday at 6 pm please',
        as: 'student',
        slots: { subject: 'su-english', start: '2026-03-12T18:00', rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TH' },
      },
      {
        say: 'adam english monday 4pm',
        as: 'parent',
        slots: { child: 'adam', subject: 'su-english', start: '2026-03-16T16:00' },
      },
      {
        say: "I'd like to book a maths lesson for Dana on Friday at 11 in the morning",
        as: 'parent',
        slots: { child: 'dana', subject: 'su-maths', start: '2026-03-13T11:00' },
      },
    ],
  },
  {
    command: 'meeting.resize',
    phrases: [
      {
        say: "make Omer's lesson tomorrow a full hour, just this time",
        slots: { meeting: 'm-omer', occurrence: '2026-03-11T18:00', minutes: 60, scope: 'this' },
      },
      {
        say: 'extend yaels lesson by 15 minutes only today',
        slots: { meeting: 'm-yael', occurrence: '2026-03-10T15:00', minutes: 60, scope: 'this' },
      },
      {
        say: 'shorten Noam to 45 minutes from now on',
        slots: { meeting: 'm-noam', minutes: 45, scope: 'future' },
      },
      { say: 'make fridays lesson with itay 60 minutes', slots: { meeting: 'm-itay', minutes: 60 } },
    ],
  },
  {
    command: 'pending.approve',
    phrases: [{ say: 'approve the maths lesson yael asked for on thursday', slots: { pending: 'p-yael' } }],
  },
  {
    command: 'pending.decline',
    phrases: [{ say: "say no to Yael's pending lesson", slots: { pending: 'p-yael' } }],
  },
  {
    command: 'pending.open',
    phrases: [{ say: "show me Yael's pending lesson", slots: { pending: 'p-yael' }, or: 'pending.show' }],
  },
  {
    command: 'pending.show',
    phrases: [{ say: 'which lessons are waiting for my ok' }],
  },
  {
    command: 'request.approve',
    phrases: [{ say: 'let Tom into the monday group', slots: { request: 'r-tom' } }],
  },
  {
    command: 'request.reject',
    phrases: [{ say: "reject Tom's request, sorry", slots: { request: 'r-tom' } }],
  },
  {
    command: 'request.show',
    phrases: [{ say: 'who asked to join' }],
  },
  {
    command: 'schedule.check',
    phrases: [
      { say: 'am i free sunday at 3', or: 'schedule.free' },
      { say: 'is rivka free on wednesday at 4', as: 'student', or: 'schedule.free' },
      { say: 'is rivka available sunday at 5', as: 'parent', or: 'schedule.free' },
    ],
  },
  {
    command: 'schedule.free',
    phrases: [
      {
        say: 'find me a free hour on sunday',
        slots: { from: '2026-03-15T00:00', to: '2026-03-16T00:00', minutes: 60 },
      },
      { say: 'any gaps tomorrow afternoon', slots: { from: '2026-03-11T12:00', to: '2026-03-11T17:00' } },
      {
        say: 'when does Rivka have time on thursday',
        as: 'student',
        slots: { from: '2026-03-12T00:00', to: '2026-03-13T00:00' },
      },
      {
        say: 'any free slot friday morning?',
        as: 'student',
        slots: { from: '2026-03-13T06:00', to: '2026-03-13T12:00' },
      },
      {
        say: 'is there a free slot on thursday for Adam',
        as: 'parent',
        slots: { from: '2026-03-12T00:00', to: '2026-03-13T00:00' },
      },
    ],
  },
  {
    command: 'schedule.last',
    phrases: [{ say: 'when was my last lesson', as: 'student', or: 'schedule.show' }],
  },
  {
    command: 'schedule.next',
    phrases: [
      { say: "who's up next" },
      { say: "when is Noa's next lesson", or: 'schedule.show' },
      { say: 'when is my next lesson', as: 'student' },
      { say: 'when is adams next lesson', as: 'parent' },
    ],
  },
  {
    command: 'schedule.show',
    phrases: [
      { say: 'what do i have tomorrow', slots: { from: '2026-03-11T00:00', to: '2026-03-12T00:00' } },
      { say: 'who do I teach on thursday', slots: { from: '2026-03-12T00:00', to: '2026-03-13T00:00' } },
      {
        say: 'how many lessons do I have next week',
        slots: { from: '2026-03-15T00:00', to: '2026-03-22T00:00' },
      },
      { say: 'what have i got left today' },
      {
        say: 'what do i have next week',
        as: 'student',
        slots: { from: '2026-03-15T00:00', to: '2026-03-22T00:00' },
      },
      {
        say: 'do i have a lesson tomorrow',
        as: 'student',
        slots: { from: '2026-03-11T00:00', to: '2026-03-12T00:00' },
        or: ['schedule.check', 'schedule.next'],
      },
      {
        say: 'what lessons do my kids have next week',
        as: 'parent',
        slots: { from: '2026-03-15T00:00', to: '2026-03-22T00:00' },
      },
      {
        say: 'what does dana have on sunday',
        as: 'parent',
        slots: { from: '2026-03-15T00:00', to: '2026-03-16T00:00' },
      },
    ],
  },
  {
    command: 'time.block',
    phrases: [
      { say: 'block friday all day', slots: { start: '2026-03-13T00:00', end: '2026-03-14T00:00' } },
      {
        say: 'block tomorrow 10 to 11:30 dentist',
        slots: { start: '2026-03-11T10:00', end: '2026-03-11T11:30' },
      },
      {
        say: 'Please block every Thursday from 1 to 3 pm, I pick up my daughter',
        slots: {
          start: '2026-03-12T13:00',
          end: '2026-03-12T15:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TH',
        },
      },
      {
        say: 'block april 1 to april 8, vacation',
        slots: { start: '2026-04-01T00:00', end: '2026-04-09T00:00' },
      },
    ],
  },
  {
    command: 'time.show',
    phrases: [{ say: 'what hours have i blocked' }],
  },
  {
    command: 'week.copy',
    phrases: [{ say: 'copy this week to next week', mayAsk: true }],
  },
  {
    command: null,
    phrases: [
      { say: "don't cancel omer tomorrow he's coming after all" },
      { say: 'should I move yael to 4 today?', mayRead: true },
      { say: "thanks, you're a lifesaver" },
      { say: 'did Dana cancel sunday?', mayRead: true },
      { say: 'good morning, what a rainy day' },
      { say: 'why did noam cancel last week?', mayRead: true },
      { say: 'what happens if I cancel thursday?', mayRead: true },
      { say: 'please leave noams lesson on monday as it is' },
      { say: 'pls dont cancel my lesson on sunday i am coming', as: 'student' },
      { say: 'ok great thank you rivka', as: 'student' },
      { say: "is Adam's lesson tomorrow cancelled?", as: 'parent', mayRead: true },
      { say: 'no need to cancel tomorrow, Adam feels better', as: 'parent' },
    ],
  },
];
