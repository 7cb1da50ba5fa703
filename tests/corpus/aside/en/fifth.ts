/** A fifth set of strangers' sentences in English, most of the calendar and requests: measured first (87.5%; a twentieth of it is of money, which is not there yet), then learned from. */
import type { AsideList } from '../aside.ts';

export const lists: AsideList[] = [
  {
    command: 'meeting.add',
    phrases: [
      {
        say: 'put Yael down for English on Thursday at quarter past four',
        slots: { students: ['yael'], subject: 'su-english', start: '2026-03-12T16:15' },
      },
      {
        say: 'Itay physics thurs 7pm zoom',
        slots: { students: ['itay'], subject: 'su-physics', start: '2026-03-12T19:00', place: 'online' },
      },
      {
        say: 'add a maths lesson with נועה on the 18th at 15:30',
        slots: { students: ['noa'], subject: 'su-maths', start: '2026-03-18T15:30' },
      },
      {
        say: 'set up weekly English with Omer, Wednesdays at 14:00, till the end of May',
        slots: {
          students: ['omer'],
          subject: 'su-english',
          start: '2026-03-11T14:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=WE;UNTIL=20260531',
        },
      },
      {
        say: 'Yael maths every Mon and Thu at 3pm, 12 lessons',
        slots: {
          students: ['yael'],
          subject: 'su-maths',
          start: '2026-03-12T15:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=MO,TH;COUNT=12',
        },
      },
      {
        say: 'arrange two hours of physics with Itay next Tuesday from four',
        slots: {
          students: ['itay'],
          subject: 'su-physics',
          start: '2026-03-17T16:00',
          end: '2026-03-17T18:00',
        },
      },
      {
        say: 'maths group on 22/3 at 17:00 with Yael, Omer and Itay',
        slots: { students: ['yael', 'omer', 'itay'], subject: 'su-maths', start: '2026-03-22T17:00' },
      },
      {
        say: 'fix a maths lesson with Yael',
        status: 'ask',
        asks: 'start',
        slots: { students: ['yael'], subject: 'su-maths' },
      },
    ],
  },
  {
    command: 'meeting.addBatch',
    phrases: [{ say: 'book maths for Yael tomorrow 2pm and English for Omer thursday 3pm' }],
  },
  { command: 'week.copy', phrases: [{ say: 'duplicate this week onto next week' }] },
  {
    command: 'meeting.move',
    phrases: [
      {
        say: 'put Yael today at noon instead of 11',
        slots: { meeting: 'm-yael', start: '2026-03-10T12:00' },
      },
      {
        say: 'bring Omer’s English tomorrow forward by 15 minutes',
        slots: { meeting: 'm-omer', start: '2026-03-11T15:45', delta: -15 },
      },
      {
        say: 'start Noam’s physics half an hour earlier',
        slots: { meeting: 'm-noam-physics', start: '2026-03-12T17:30', delta: -30 },
      },
      {
        say: 'Dana’s Sunday lesson goes to Monday at 18:30, just this once',
        slots: {
          meeting: 'm-dana',
          occurrence: '2026-03-15T16:00',
          start: '2026-03-16T18:30',
          scope: 'this',
        },
      },
      {
        say: 'could we move the physics group to Thursday at the same hour',
        status: 'ask',
        asks: 'scope',
        slots: { meeting: 'm-group', start: '2026-03-12T18:00' },
      },
      {
        say: 'delay tomorrow’s English by ten minutes',
        slots: { meeting: 'm-omer', start: '2026-03-11T16:10', delta: 10 },
      },
      {
        say: 'hey can you please move noams physics on thursday to seven thirty thanks',
        mayAsk: true,
        slots: { meeting: 'm-noam-physics', start: '2026-03-12T19:30' },
      },
      {
        say: 'could you move my English on Thursday to seven pls',
        as: 'student',
        slots: { meeting: 'm-own', start: '2026-03-12T19:00' },
      },
      {
        say: 'please put Itay’s maths on Sunday at 5 instead of Thursday',
        as: 'parent',
        slots: { meeting: 'm-itay', start: '2026-03-15T17:00', child: 'itay' },
      },
    ],
  },
  {
    command: 'meeting.resize',
    phrases: [
      { say: 'extend Omer’s lesson tomorrow by fifteen minutes', slots: { meeting: 'm-omer', minutes: 60 } },
      {
        say: 'give the physics group 75 minutes from now on',
        slots: { meeting: 'm-group', minutes: 75, scope: 'future' },
      },
    ],
  },
  {
    command: 'meeting.describe',
    phrases: [
      {
        say: 'title Noam’s Thursday physics "Mock exam"',
        slots: { meeting: 'm-noam-physics', summary: 'Mock exam' },
      },
    ],
  },
  {
    command: 'meeting.change',
    phrases: [
      { say: 'change Yael’s lesson today to English', slots: { meeting: 'm-yael', subject: 'su-english' } },
      {
        say: 'let up to six students into the physics group from now on',
        slots: { meeting: 'm-group', capacity: 6, scope: 'future' },
      },
    ],
  },
  {
    command: 'meeting.repeat',
    phrases: [
      {
        say: 'turn Omer’s English tomorrow into a weekly lesson',
        slots: { meeting: 'm-omer', rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=WE' },
      },
    ],
  },
  {
    command: 'meeting.place',
    phrases: [
      { say: 'do tomorrow’s lesson with Omer on zoom', slots: { meeting: 'm-omer', place: 'online' } },
      {
        say: 'switch the physics group to zoom from now on',
        slots: { meeting: 'm-group', place: 'online', scope: 'future' },
      },
    ],
  },
  {
    command: 'meeting.price',
    phrases: [
      { say: 'tomorrow’s lesson with Omer costs 130', slots: { meeting: 'm-omer', cost: 130 } },
      { say: 'from April the physics group is 90 per lesson', slots: { meeting: 'm-group', cost: 90 } },
    ],
  },
  {
    command: 'meeting.scalePrice',
    phrases: [
      {
        say: 'make next week’s lessons 20% cheaper',
        slots: { factor: 0.8, from: '2026-03-15T00:00', to: '2026-03-22T00:00' },
      },
    ],
  },
  {
    command: 'meeting.cancel',
    phrases: [
      { say: 'call off Omer tomorrow', slots: { meeting: 'm-omer' } },
      {
        say: 'cancel Dana on Sunday, only that one',
        slots: { meeting: 'm-dana', occurrence: '2026-03-15T16:00', scope: 'this' },
      },
      { say: 'stop Noam’s English from the first of May', slots: { meeting: 'm-noam', scope: 'future' } },
      {
        say: 'skip the physics group on 25/3 just this once',
        slots: { meeting: 'm-group', occurrence: '2026-03-25T18:00', scope: 'this' },
      },
      { say: 'cancel yaels lesson today shes got a fever', mayAsk: true, slots: { meeting: 'm-yael' } },
      { say: 'have to cancel my English this Thursday', as: 'student', slots: { meeting: 'm-own' } },
      {
        say: 'Itay has a school trip on Thursday so he can’t come',
        as: 'parent',
        slots: { meeting: 'm-itay', child: 'itay' },
      },
    ],
  },
  {
    command: 'day.clear',
    phrases: [
      { say: 'clear my whole Thursday', slots: { from: '2026-03-12T00:00', to: '2026-03-13T00:00' } },
      {
        say: 'I have to leave early tomorrow, cancel everything after 5',
        slots: { from: '2026-03-11T17:00', to: '2026-03-12T00:00' },
      },
    ],
  },
  {
    command: 'meeting.attendees',
    phrases: [
      { say: 'put Omer in the physics group too', slots: { meeting: 'm-group', add: ['omer'] } },
      {
        say: 'Yael joins the group only tomorrow',
        slots: { meeting: 'm-group', add: ['yael'], occurrence: '2026-03-11T18:00', scope: 'this' },
      },
    ],
  },
  {
    command: 'attendance.mark',
    phrases: [
      {
        say: 'Noam was absent yesterday',
        slots: { meeting: 'm-noam', occurrence: '2026-03-09T17:00', present: false },
      },
      {
        say: 'Noa and Itay both came last Wednesday',
        slots: { meeting: 'm-group', occurrence: '2026-03-04T18:00', present: true },
      },
      {
        say: 'put Noam down as present for yesterday',
        slots: { meeting: 'm-noam', occurrence: '2026-03-09T17:00', present: true },
      },
    ],
  },
  {
    command: 'meeting.remind',
    phrases: [
      { say: 'give me a heads up an hour before Noam’s physics', slots: { meeting: 'm-noam-physics' } },
      { say: 'set a reminder 20 minutes before Omer tomorrow', slots: { meeting: 'm-omer' } },
    ],
  },
  {
    command: 'meeting.number',
    phrases: [{ say: 'start counting Omer’s lessons from 3', slots: { meeting: 'm-omer' } }],
  },
  {
    command: 'meeting.open',
    phrases: [{ say: 'show me the details of Noam’s physics lesson', slots: { meeting: 'm-noam-physics' } }],
  },
  {
    command: 'meeting.leave',
    phrases: [
      {
        say: 'I want to quit my Sunday maths',
        as: 'student',
        mayAsk: true,
        or: 'meeting.cancel',
        slots: { meeting: 'm-dana' },
      },
    ],
  },
  {
    command: 'schedule.check',
    phrases: [
      { say: 'am I free on Thursday at 4?', slots: { start: '2026-03-12T16:00' } },
      { say: 'would Monday at half past five collide with something', slots: { start: '2026-03-16T17:30' } },
      { say: 'is half past six on Sunday still available', slots: { start: '2026-03-15T18:30' } },
      { say: 'is Rivka available on Sunday at 18:00?', as: 'student', slots: { start: '2026-03-15T18:00' } },
    ],
  },
  {
    command: 'schedule.free',
    phrases: [
      {
        say: 'any openings on Thursday evening',
        slots: { from: '2026-03-12T17:00', to: '2026-03-12T21:00' },
      },
      {
        say: 'find me 90 minutes next week',
        slots: { from: '2026-03-15T00:00', to: '2026-03-22T00:00', minutes: 90 },
      },
      {
        say: 'when could I fit in a one hour lesson tomorrow',
        slots: { from: '2026-03-11T00:00', to: '2026-03-12T00:00', minutes: 60 },
      },
      {
        say: 'does the teacher have any free time next week for Itay',
        as: 'parent',
        slots: { from: '2026-03-15T00:00', to: '2026-03-22T00:00' },
      },
    ],
  },
  {
    command: 'schedule.show',
    phrases: [
      { say: 'what’s on tomorrow', slots: { from: '2026-03-11T00:00', to: '2026-03-12T00:00' } },
      { say: 'wat do I have on sunday', slots: { from: '2026-03-15T00:00', to: '2026-03-16T00:00' } },
      {
        say: 'show Itay’s lessons on Thursday',
        as: 'parent',
        slots: { child: 'itay', from: '2026-03-12T00:00', to: '2026-03-13T00:00' },
      },
    ],
  },
  {
    command: 'schedule.next',
    phrases: [
      { say: 'who do I teach next' },
      { say: 'when does Itay have his next maths', as: 'parent', slots: { child: 'itay' } },
    ],
  },
  {
    command: 'schedule.last',
    phrases: [{ say: 'when was the last time Noam had a lesson', slots: { students: ['noam'] } }],
  },
  {
    command: 'lesson.count',
    phrases: [{ say: 'how many lessons have I given Noam so far', slots: { students: ['noam'] } }],
  },
  {
    command: 'time.block',
    phrases: [
      {
        say: 'block out Thursday 14:00-16:00',
        slots: { start: '2026-03-12T14:00', end: '2026-03-12T16:00' },
      },
      {
        say: 'block every Monday from 1 to 2pm',
        slots: {
          start: '2026-03-16T13:00',
          end: '2026-03-16T14:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=MO',
        },
      },
      {
        say: 'I’m not available tomorrow between 9 and 11',
        slots: { start: '2026-03-11T09:00', end: '2026-03-11T11:00' },
      },
    ],
  },
  {
    command: 'time.unblock',
    phrases: [{ say: 'open up next Sunday again, I’m working after all', mayAsk: true }],
  },
  { command: 'time.show', phrases: [{ say: 'list all my time off' }] },
  { command: 'calendar.view', phrases: [{ say: 'day view', slots: { view: 'day' } }] },
  { command: 'calendar.goto', phrases: [{ say: 'jump to 5 May' }] },
  {
    command: 'calendar.search',
    phrases: [
      { say: 'look for "geometry" in my calendar', slots: { query: 'geometry' } },
      { say: 'search my lessons for derivatives', slots: { query: 'derivatives' } },
    ],
  },
  { command: 'calendar.export', phrases: [{ say: 'export next week to pdf' }] },
  { command: 'calendar.import', phrases: [{ say: 'upload an ics into my calendar' }] },
  {
    command: 'calendar.save',
    phrases: [
      { say: 'put Thursday’s English in my phone calendar', as: 'student', slots: { meeting: 'm-own' } },
    ],
  },
  { command: 'feed.copy', phrases: [{ say: 'copy my calendar feed address' }] },
  {
    command: 'pending.show',
    phrases: [
      { say: 'any lessons still waiting for me to confirm?' },
      { say: 'which pending lessons do I have' },
    ],
  },
  {
    command: 'pending.open',
    phrases: [{ say: 'let me see the details of Dana’s pending request', mayAsk: true }],
  },
  {
    command: 'pending.approve',
    phrases: [
      { say: 'approve every pending lesson', mayAsk: true },
      { say: 'aprove Dana’s pending lesson for Monday', mayAsk: true },
    ],
  },
  {
    command: 'pending.decline',
    phrases: [
      { say: 'turn down Yael’s pending lesson', mayAsk: true },
      { say: 'please decline the lesson Dana asked for on Thursday', mayAsk: true },
    ],
  },
  {
    command: 'pending.withdraw',
    phrases: [{ say: 'withdraw the lesson I asked for on Monday', as: 'student', mayAsk: true }],
  },
  {
    command: 'meeting.propose',
    phrases: [{ say: 'suggest Sunday at 6pm to Yael', mayAsk: true, slots: { start: '2026-03-15T18:00' } }],
  },
  {
    command: 'meeting.request',
    phrases: [
      {
        say: 'could I have maths on Monday at 4?',
        as: 'student',
        slots: { subject: 'su-maths', start: '2026-03-16T16:00' },
      },
      {
        say: 'I’d like an extra physics lesson Wednesday 19:30',
        as: 'student',
        slots: { subject: 'su-physics', start: '2026-03-11T19:30' },
      },
      {
        say: 'please schedule maths for נועה every Tuesday at 4 starting next week',
        as: 'parent',
        slots: {
          child: 'noa',
          subject: 'su-maths',
          start: '2026-03-17T16:00',
          rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TU',
        },
      },
    ],
  },
  { command: 'request.show', phrases: [{ say: 'what happened with my join request?', as: 'student' }] },
  {
    command: 'request.add',
    phrases: [{ say: 'sign me up for the Wednesday physics group', as: 'student', mayAsk: true }],
  },
  { command: 'request.approve', phrases: [{ say: 'accept Yael’s join request', mayAsk: true }] },
  {
    command: 'request.reject',
    phrases: [
      { say: 'turn down Omer’s request to join', mayAsk: true },
      { say: 'reject every join request', mayAsk: true },
    ],
  },
  {
    command: 'request.withdraw',
    phrases: [{ say: 'withdraw Itay’s join request', as: 'parent', mayAsk: true }],
  },
  {
    command: 'waitlist.join',
    phrases: [{ say: 'add Noa to the waitlist of the Wednesday group', as: 'parent', mayAsk: true }],
  },
  {
    command: 'waitlist.leave',
    phrases: [{ say: 'take me off the waiting list', as: 'student', mayAsk: true }],
  },
  { command: 'contract.open', phrases: [{ say: 'let me read Rivka’s contract', as: 'student' }] },
  {
    command: 'contract.accept',
    phrases: [
      { say: 'I agree to Rivka’s contract', as: 'student' },
      { say: 'sign the contract for Noa', as: 'parent', slots: { child: 'noa' } },
    ],
  },
  {
    command: 'teacher.join',
    phrases: [{ say: 'I want to register with another teacher', as: 'student', mayAsk: true }],
  },
  { command: 'link.copy', phrases: [{ say: 'I need my sharing link' }] },
  {
    command: 'payment.mark',
    phrases: [
      { say: 'Yael paid cash for today', slots: { meeting: 'm-yael' } },
      {
        say: 'mark last Sunday’s lesson with Dana as paid',
        slots: { meeting: 'm-dana', occurrence: '2026-03-08T16:00' },
      },
    ],
  },
  {
    command: 'money.owed',
    phrases: [
      { say: 'what does Noam still owe', slots: { students: ['noam'] } },
      { say: 'how much money do I owe for Itay', as: 'parent', slots: { child: 'itay' } },
    ],
  },
  {
    command: 'student.block',
    phrases: [{ say: 'please unblock Yael', slots: { students: ['yael'], blocked: false } }],
  },
  {
    command: 'subject.price',
    phrases: [
      {
        say: 'physics costs 210 per hour from now on',
        slots: { subject: 'su-physics', cost: 210, scope: 'future' },
      },
    ],
  },
  {
    command: 'stats.show',
    phrases: [
      { say: 'how much did I earn in February', slots: { from: '2026-02-01T00:00', to: '2026-03-01T00:00' } },
    ],
  },
  {
    command: 'student.open',
    phrases: [{ say: 'what’s Yael’s phone number', slots: { students: ['yael'] } }],
  },
  {
    command: null,
    phrases: [
      { say: 'is Omer’s lesson tomorrow cancelled?', mayRead: true },
      { say: 'did Noam cancel on Thursday', mayRead: true },
      { say: 'should I postpone Dana?' },
      { say: 'thanks, that’s perfect' },
      { say: 'the weather on Sunday was lovely' },
      { say: 'please don’t approve Yael’s lesson yet' },
      { say: 'was the group on Wednesday shortened?', mayRead: true },
      { say: 'leave Dana’s lesson where it is' },
      { say: 'good morning how are you' },
      { say: 'Noa loves her maths lessons', as: 'parent' },
    ],
  },
];

/** All of it is spoken in the worlds of worlds.ts. */
export const inRequests: AsideList[] = [];
export const inRecords: AsideList[] = [];
