/** What was kept of the fifth set in English: read by nobody until the rest had been learned from; 95.0% when the set was new. */
import type { AsideList } from '../aside.ts';

export const lists: AsideList[] = [
  {
    command: 'meeting.add',
    phrases: [
      {
        say: 'schedule physics w/ Omer this Friday 10am for an hour',
        slots: {
          students: ['omer'],
          subject: 'su-physics',
          start: '2026-03-13T10:00',
          end: '2026-03-13T11:00',
        },
      },
      {
        say: 'can you squeeze in yael for maths tomorrow morning at nine',
        slots: { students: ['yael'], subject: 'su-maths', start: '2026-03-11T09:00' },
      },
      {
        say: 'fortnightly maths for Itay on Sundays at 6pm starting next week',
        slots: {
          students: ['itay'],
          subject: 'su-maths',
          start: '2026-03-15T18:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=SU',
        },
      },
      {
        say: 'pencil Noa in for English on Thursday from 3 to 4:30',
        slots: {
          students: ['noa'],
          subject: 'su-english',
          start: '2026-03-12T15:00',
          end: '2026-03-12T16:30',
        },
      },
      {
        say: 'shedule Yael maths tmrw 2pm',
        mayAsk: true,
        slots: { students: ['yael'], subject: 'su-maths', start: '2026-03-11T14:00' },
      },
    ],
  },
  {
    command: 'meeting.addBatch',
    phrases: [{ say: 'Yael Thursday at 3 maths, Omer Friday at 10 English, Itay Sunday at 6 physics' }],
  },
  { command: 'week.copy', phrases: [{ say: 'paste last week’s lessons into next week' }] },
  {
    command: 'meeting.move',
    phrases: [
      {
        say: 'shift Omer tomorrow from 4 to half past five',
        slots: { meeting: 'm-omer', start: '2026-03-11T17:30' },
      },
      { say: 'postpone Yael to Thursday', slots: { meeting: 'm-yael', start: '2026-03-12T11:00' } },
      {
        say: 'reschedule Noam’s Mondays to 18:30 from now on',
        slots: { meeting: 'm-noam', start: '2026-03-16T18:30', scope: 'future' },
      },
      { say: 'omer tmrw 5 instead of 4', slots: { meeting: 'm-omer', start: '2026-03-11T17:00' } },
      {
        say: 'transfer Noam’s physics from Thursday to Friday 9am',
        slots: { meeting: 'm-noam-physics', start: '2026-03-13T09:00' },
      },
      {
        say: 'could we push Noa’s Monday lesson back half an hour, only this time',
        as: 'parent',
        slots: {
          meeting: 'm-noa',
          occurrence: '2026-03-16T15:00',
          start: '2026-03-16T15:30',
          scope: 'this',
          child: 'noa',
        },
      },
    ],
  },
  {
    command: 'meeting.resize',
    phrases: [{ say: 'shorten Yael today to half an hour', slots: { meeting: 'm-yael', minutes: 30 } }],
  },
  {
    command: 'meeting.describe',
    phrases: [
      {
        say: 'note for Omer’s lesson tomorrow: read chapter 3',
        slots: { meeting: 'm-omer', description: 'read chapter 3' },
      },
    ],
  },
  {
    command: 'meeting.change',
    phrases: [
      {
        say: 'make Omer tomorrow physics instead of English',
        slots: { meeting: 'm-omer', subject: 'su-physics' },
      },
    ],
  },
  {
    command: 'meeting.repeat',
    phrases: [
      {
        say: 'repeat Yael’s lesson every other week until the end of June',
        slots: { meeting: 'm-yael', rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU;UNTIL=20260630' },
      },
    ],
  },
  {
    command: 'meeting.place',
    phrases: [
      {
        say: 'all of Sunday’s lessons online please',
        slots: { place: 'online', from: '2026-03-15T00:00', to: '2026-03-16T00:00' },
      },
    ],
  },
  {
    command: 'meeting.price',
    phrases: [{ say: 'charge Yael 170 for today’s lesson', slots: { meeting: 'm-yael', cost: 170 } }],
  },
  {
    command: 'meeting.scalePrice',
    phrases: [{ say: 'bump all lessons up five percent from April', slots: { factor: 1.05 } }],
  },
  {
    command: 'meeting.cancel',
    phrases: [
      { say: 'scrap Noam’s physics on Thursday', slots: { meeting: 'm-noam-physics' } },
      {
        say: 'delete Monday’s lesson with Noam',
        status: 'ask',
        asks: 'scope',
        slots: { meeting: 'm-noam', occurrence: '2026-03-16T17:00' },
      },
      { say: 'cancel Omer tomorrow and Noam’s physics on Thursday', mayAsk: true },
      { say: 'I won’t make it on Thursday, sorry', as: 'student', slots: { meeting: 'm-own' } },
      {
        say: 'please cancel Noa’s lesson on Monday, she has a recital',
        as: 'parent',
        mayAsk: true,
        slots: { meeting: 'm-noa', child: 'noa' },
      },
    ],
  },
  {
    command: 'day.clear',
    phrases: [
      {
        say: 'cancel all lessons on Thursday and Friday',
        slots: { from: '2026-03-12T00:00', to: '2026-03-14T00:00' },
      },
    ],
  },
  {
    command: 'meeting.attendees',
    phrases: [
      {
        say: 'drop Itay from the physics group from now on',
        slots: { meeting: 'm-group', remove: ['itay'], scope: 'future' },
      },
    ],
  },
  {
    command: 'attendance.mark',
    phrases: [
      {
        say: 'Dana was a no show on Sunday',
        slots: { meeting: 'm-dana', occurrence: '2026-03-08T16:00', present: false },
      },
      {
        say: 'Dana missed last week',
        slots: { meeting: 'm-dana', occurrence: '2026-03-01T16:00', present: false },
      },
      {
        say: 'everyone showed up to the physics group on March 4',
        slots: { meeting: 'm-group', occurrence: '2026-03-04T18:00', present: true },
      },
    ],
  },
  {
    command: 'meeting.number',
    phrases: [{ say: 'set today’s lesson with Yael as number 9', slots: { meeting: 'm-yael' } }],
  },
  {
    command: 'meeting.open',
    phrases: [{ say: 'pull up Omer’s lesson tomorrow', slots: { meeting: 'm-omer' } }],
  },
  {
    command: 'meeting.leave',
    phrases: [
      {
        say: 'Noa is leaving the Monday maths from now on',
        as: 'parent',
        mayAsk: true,
        or: 'meeting.cancel',
        slots: { meeting: 'm-noa', child: 'noa' },
      },
    ],
  },
  {
    command: 'schedule.check',
    phrases: [
      { say: 'is 3pm tomorrow taken?', slots: { start: '2026-03-11T15:00' } },
      { say: 'check whether the 20th at noon is open', slots: { start: '2026-03-20T12:00' } },
    ],
  },
  {
    command: 'schedule.free',
    phrases: [
      { say: 'where do I have gaps tomorrow', slots: { from: '2026-03-11T00:00', to: '2026-03-12T00:00' } },
      {
        say: 'list my open slots from Sunday to Tuesday',
        slots: { from: '2026-03-15T00:00', to: '2026-03-18T00:00' },
      },
      {
        say: 'which hours does Rivka have open on Thursday',
        as: 'student',
        slots: { from: '2026-03-12T00:00', to: '2026-03-13T00:00' },
      },
    ],
  },
  {
    command: 'schedule.show',
    phrases: [
      { say: 'who is coming on Thursday', slots: { from: '2026-03-12T00:00', to: '2026-03-13T00:00' } },
      {
        say: 'what lessons have I got next week',
        as: 'student',
        slots: { from: '2026-03-15T00:00', to: '2026-03-22T00:00' },
      },
    ],
  },
  { command: 'schedule.next', phrases: [{ say: 'when do I see Omer next', slots: { students: ['omer'] } }] },
  {
    command: 'schedule.last',
    phrases: [{ say: 'when did I last teach Dana', slots: { students: ['dana'] } }],
  },
  {
    command: 'lesson.count',
    phrases: [{ say: 'how many lessons has Noa had?', as: 'parent', slots: { child: 'noa' } }],
  },
  {
    command: 'time.block',
    phrases: [
      { say: 'I’m on vacation 1/4-9/4', slots: { start: '2026-04-01T00:00', end: '2026-04-10T00:00' } },
    ],
  },
  { command: 'time.unblock', phrases: [{ say: 'unblock Friday morning', mayAsk: true }] },
  { command: 'time.show', phrases: [{ say: 'which hours did I block' }] },
  {
    command: 'calendar.view',
    phrases: [{ say: 'switch the calendar to agenda', slots: { view: 'agenda' } }],
  },
  { command: 'calendar.goto', phrases: [{ say: 'go back to today' }] },
  { command: 'calendar.export', phrases: [{ say: 'I need April’s calendar as an image' }] },
  { command: 'calendar.import', phrases: [{ say: 'import lessons from my Outlook calendar' }] },
  {
    command: 'calendar.save',
    phrases: [
      {
        say: 'save Itay’s Thursday lesson to my Google calendar',
        as: 'parent',
        slots: { meeting: 'm-itay' },
      },
    ],
  },
  { command: 'feed.copy', phrases: [{ say: 'give me the ical subscription link' }] },
  { command: 'pending.open', phrases: [{ say: 'open Omer’s pending lesson', mayAsk: true }] },
  {
    command: 'pending.approve',
    phrases: [
      { say: 'confirm Yael’s pending lesson on Sunday', mayAsk: true },
      { say: 'accept the lesson Itay asked for', mayAsk: true },
    ],
  },
  { command: 'pending.decline', phrases: [{ say: 'refuse Omer’s lesson request for Friday', mayAsk: true }] },
  {
    command: 'pending.withdraw',
    phrases: [{ say: 'take back the lesson request for Noa', as: 'parent', mayAsk: true }],
  },
  {
    command: 'meeting.propose',
    phrases: [
      {
        say: 'could you offer Itay Friday 10am for maths',
        mayAsk: true,
        slots: { start: '2026-03-13T10:00' },
      },
    ],
  },
  {
    command: 'meeting.request',
    phrases: [
      {
        say: 'Itay needs a physics lesson on Sunday at five',
        as: 'parent',
        slots: { child: 'itay', subject: 'su-physics', start: '2026-03-15T17:00' },
      },
    ],
  },
  { command: 'request.show', phrases: [{ say: 'who asked to join my groups' }] },
  {
    command: 'request.add',
    phrases: [{ say: 'please ask Rivka to let Noa join the physics group', as: 'parent', mayAsk: true }],
  },
  {
    command: 'request.approve',
    phrases: [{ say: 'say yes to Omer’s request to join the physics group', mayAsk: true }],
  },
  {
    command: 'request.withdraw',
    phrases: [{ say: 'cancel my request to join the physics group', as: 'student', mayAsk: true }],
  },
  {
    command: 'waitlist.join',
    phrases: [{ say: 'put me on the waiting list for the physics group', as: 'student', mayAsk: true }],
  },
  {
    command: 'waitlist.leave',
    phrases: [{ say: 'remove Itay from the waitlist', as: 'parent', mayAsk: true }],
  },
  { command: 'contract.open', phrases: [{ say: 'show me my contract' }] },
  {
    command: 'teacher.join',
    phrases: [{ say: 'connect me to a new teacher, I have her link', as: 'student', mayAsk: true }],
  },
  { command: 'link.copy', phrases: [{ say: 'copy the link new students register with' }] },
  {
    command: 'payment.mark',
    phrases: [
      {
        say: 'Noam paid for yesterday’s lesson',
        slots: { meeting: 'm-noam', occurrence: '2026-03-09T17:00' },
      },
    ],
  },
  { command: 'money.owed', phrases: [{ say: 'who still hasn’t paid me' }] },
  {
    command: 'student.block',
    phrases: [{ say: 'block Itay Shalev', slots: { students: ['itay'], blocked: true } }],
  },
  {
    command: 'subject.price',
    phrases: [
      {
        say: 'English goes up to 170 an hour from now on',
        slots: { subject: 'su-english', cost: 170, scope: 'future' },
      },
    ],
  },
  {
    command: 'expense.add',
    phrases: [{ say: 'bought markers for 45 shekels today', slots: { amount: 45, start: '2026-03-10' } }],
  },
  {
    command: null,
    phrases: [
      { say: 'don’t move Omer tomorrow' },
      { say: 'why was the physics group moved' },
      { say: 'what if I put Yael on Thursday instead' },
      { say: 'Noam’s mother called me yesterday' },
      { say: 'Noam paid?', mayRead: true },
      { say: 'never mind, do not cancel anything' },
      { say: 'please don’t take me out of the Sunday lessons', as: 'student' },
    ],
  },
];

/** All of it is spoken in the worlds of worlds.ts. */
export const inRequests: AsideList[] = [];
export const inRecords: AsideList[] = [];
