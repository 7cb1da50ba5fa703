/** Written by the grammar's own author after the seventh set was read, in the school of the sixth: what was learned, said otherwise, and what only looks like it. All of it is held. */
import type { AsideList } from '../aside.ts';

export const lists: AsideList[] = [
  {
    command: 'meeting.add',
    phrases: [
      {
        say: 'noam would like physics on thursdays at 6',
        slots: { students: ['noam'], subject: 'su-physics' },
      },
      {
        say: 'yael wants to start maths on sundays at 5',
        slots: { students: ['yael'], subject: 'su-maths' },
      },
      { say: 'give noa an english hour on 25.3 at 5', slots: { students: ['noa'], end: '2026-03-25T18:00' } },
      { say: 'noa could use another maths lesson on sunday at 5', slots: { start: '2026-03-15T17:00' } },
    ],
  },
  {
    command: 'meeting.cancel',
    phrases: [
      { say: 'no omer tomorrow', status: 'ask', asks: 'scope', slots: { meeting: 'm-omer' } },
      { say: "i'll miss the group on monday", as: 'student', slots: { meeting: 'm-group' } },
      { say: 'noa off sick thursday', status: 'ask', asks: 'scope', slots: { meeting: 'm-noa' } },
      { say: "cancel noam's next two lessons", status: 'ask' },
      {
        say: "noa's got the flu, no physics thursday",
        status: 'ask',
        asks: 'scope',
        slots: { meeting: 'm-noa' },
      },
      { say: 'i have a fever so no maths this sunday', as: 'student', slots: { meeting: 'm-dana' } },
      { say: 'omer is sick so nothing tomorrow', status: 'ask', asks: 'scope', slots: { meeting: 'm-omer' } },
      { say: 'yael called in sick today', status: 'ask', asks: 'scope', slots: { meeting: 'm-yael' } },
      {
        say: 'the group isnt happening monday, just this once',
        slots: { meeting: 'm-group', scope: 'this' },
      },
      { say: 'adam will not be able to make tomorrow', as: 'parent', slots: { meeting: 'm-adam' } },
    ],
  },
  {
    command: 'meeting.move',
    phrases: [
      { say: 'put the friday lesson on sunday', slots: { meeting: 'm-itay', start: '2026-03-15T10:00' } },
      {
        say: 'i cant do sunday, is tuesday at 4 possible',
        as: 'student',
        slots: { start: '2026-03-17T16:00' },
      },
      {
        say: 'adam cant make it tomorrow, can he come thursday at 4',
        as: 'parent',
        slots: { start: '2026-03-12T16:00' },
      },
      {
        say: 'noam cannot do monday, tuesday instead same time this week only',
        slots: { meeting: 'm-noam', start: '2026-03-17T17:00', scope: 'this' },
      },
      {
        say: 'yael cant make 3 today but 4:30 works for her, once',
        slots: { meeting: 'm-yael', start: '2026-03-10T16:30', scope: 'this' },
      },
      {
        say: "itay's mum wants friday at 11 instead of 10",
        slots: { meeting: 'm-itay', start: '2026-03-13T11:00' },
      },
      { say: 'noam two hours earlier next week only', slots: { start: '2026-03-16T15:00', scope: 'this' } },
      { say: 'can i come 30 min later sunday', as: 'student', slots: { start: '2026-03-15T16:30' } },
      {
        say: 'is it ok if adams lesson is on thursday at 5 this week',
        as: 'parent',
        slots: { meeting: 'm-adam', start: '2026-03-12T17:00' },
      },
      {
        say: 'im running 10 min late on sunday, can we start at 4:10',
        as: 'student',
        slots: { start: '2026-03-15T16:10' },
      },
      {
        say: 'what about monday at 3 instead of sunday',
        as: 'student',
        slots: { start: '2026-03-16T15:00' },
      },
    ],
  },
  {
    command: 'meeting.resize',
    phrases: [
      {
        say: 'give yael ten more minutes every time',
        slots: { meeting: 'm-yael', minutes: 55, scope: 'all' },
      },
      { say: "noa's lessons are 90 minutes from now on", slots: { minutes: 90, scope: 'future' } },
    ],
  },
  {
    command: 'meeting.repeat',
    phrases: [
      {
        say: 'the group ends at the end of may',
        slots: { rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=MO;UNTIL=20260531' },
      },
      {
        say: "repeat itay's friday lesson 10 times",
        slots: { rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=FR;COUNT=10' },
      },
      { say: 'noa only comes every other week from now on', slots: { meeting: 'm-noa', scope: 'future' } },
    ],
  },
  {
    command: 'time.block',
    phrases: [
      { say: 'i cant work on the 19th', slots: { start: '2026-03-19T00:00', end: '2026-03-20T00:00' } },
      { say: 'close thursday at 7pm for two hours', slots: { end: '2026-03-12T21:00' } },
      { say: 'nobody can book me on 19/3', slots: { start: '2026-03-19T00:00', end: '2026-03-20T00:00' } },
      { say: 'i need friday off', slots: { start: '2026-03-13T00:00' } },
      {
        say: 'doctors appointment thursday 2-3',
        slots: { start: '2026-03-12T14:00', end: '2026-03-12T15:00' },
      },
      { say: 'keep thursday morning off limits', slots: { start: '2026-03-12T06:00' } },
      { say: "i'm at the library tomorrow 2-4", status: 'ask' },
    ],
  },
  {
    command: 'day.clear',
    phrases: [{ say: 'nothing on thursday please', slots: { from: '2026-03-12T00:00' } }],
  },
  {
    command: 'attendance.mark',
    phrases: [
      { say: 'no one showed up to the group yesterday', slots: { meeting: 'm-group', present: false } },
    ],
  },
  {
    command: 'pending.approve',
    phrases: [
      { say: 'thursday at 5 is fine for yael', slots: { pending: 'p-yael' } },
      {
        say: 'yes to yael, no to tom',
        slots: {
          items: [
            { command: 'pending.approve', pending: 'p-yael' },
            { command: 'request.reject', request: 'r-tom' },
          ],
        },
      },
      { say: 'sure for yael', slots: { pending: 'p-yael' } },
    ],
  },
  {
    command: 'request.reject',
    phrases: [
      { say: "can't fit tom in", slots: { request: 'r-tom' } },
      { say: 'sorry but no room for tom', slots: { request: 'r-tom' } },
    ],
  },
  {
    command: 'schedule.show',
    phrases: [
      { say: 'has noa got anything on thursday', slots: { students: ['noa'], from: '2026-03-12T00:00' } },
      { say: "who's first tomorrow", slots: { from: '2026-03-11T00:00' } },
      { say: 'is thursday cancelled?', as: 'parent', slots: { from: '2026-03-12T00:00' } },
    ],
  },
  {
    command: 'schedule.next',
    phrases: [
      { say: 'when is the group', slots: { meeting: 'm-group' } },
      { say: 'what time does the group start', or: ['schedule.show'] },
    ],
  },
  { command: 'pending.show', phrases: [{ say: 'has anyone asked for a lesson' }] },
  { command: 'request.show', phrases: [{ say: 'anybody wants into the group' }] },
  { command: 'link.copy', phrases: [{ say: 'copy my booking link so i can share it' }] },
  {
    command: null,
    phrases: [
      { say: 'noa is fine' },
      { say: 'is yael ok on thursday' },
      { say: "i can't fit noa in on thursday" },
      { say: 'i stop working at 6 on wednesdays', mayAsk: true },
      { say: 'i didnt request anything', as: 'student' },
      { say: "don't cancel dana and move noa to 5 on thursday" },
      { say: "don't approve yael and reject tom" },
      { say: "cancel omer, no wait don't" },
      { say: 'nobody came today' },
      { say: 'nothing is wrong with tomorrow' },
      { say: 'so no problem with sunday then' },
      { say: 'dont let dana forget her book' },
      { say: 'is dana cancelled?' },
      { say: 'omer would rather not' },
      { say: 'i would not move noa to 5' },
      { say: 'if noa needs an hour on thursday i can stay' },
      { say: 'did nobody come to the group?', mayRead: true },
      { say: 'what if the group isnt happening monday?' },
      { say: 'should i take friday off?', mayRead: true },
      { say: 'i could use a coffee' },
      { say: "it's not ok if dana is on thursday" },
    ],
  },
];
