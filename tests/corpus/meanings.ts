/** What the calendar's sentences mean in the world of the corpora, whatever the language. */
import type { MeaningShape } from './meaning.ts';

const omer = { meeting: 'm-omer', occurrence: '2026-03-11T16:00' };
const dana = { meeting: 'm-dana', occurrence: '2026-03-15T16:00' };

export const meanings = {
  'add dana maths tomorrow 17': {
    command: 'meeting.add',
    slots: { students: ['dana'], subject: 'su-maths', start: '2026-03-11T17:00', end: '2026-03-11T17:45' },
  },
  'add yael thursday 16': {
    command: 'meeting.add',
    slots: { students: ['yael'], start: '2026-03-12T16:00', end: '2026-03-12T16:45' },
  },
  'add weekly yael tuesdays ten times': {
    command: 'meeting.add',
    slots: { students: ['yael'], rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TU;COUNT=10' },
  },
  'add noam sundays until june': {
    command: 'meeting.add',
    slots: {
      students: ['noam'],
      subject: 'su-english',
      start: '2026-03-15T16:00',
      rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=SU;UNTIL=20260630',
    },
  },
  'add itay for an hour and a half': {
    command: 'meeting.add',
    slots: { students: ['itay'], start: '2026-03-11T15:00', end: '2026-03-11T16:30' },
  },
  'add a group of at most four': {
    command: 'meeting.add',
    slots: { subject: 'su-physics', capacity: 4, start: '2026-03-11T18:00' },
  },
  'add at an unknown hour': {
    command: 'meeting.add',
    status: 'ask',
    asks: 'start',
    slots: { students: ['yael'] },
  },
  'add somebody unknown': {
    command: 'meeting.add',
    status: 'ask',
    asks: 'students',
    slots: { start: '2026-03-11T17:00' },
  },
  'add several days': {
    command: 'meeting.addBatch',
    slots: {
      items: [
        { students: ['dana'], subject: 'su-maths', start: '2026-03-15T16:00', end: '2026-03-15T16:45' },
        { students: ['dana'], subject: 'su-maths', start: '2026-03-17T16:00', end: '2026-03-17T16:45' },
        { students: ['noam'], start: '2026-03-11T17:00', end: '2026-03-11T17:45' },
      ],
    },
  },
  'move dana sunday to 17 future': {
    command: 'meeting.move',
    slots: { ...dana, start: '2026-03-15T17:00', end: '2026-03-15T17:45', scope: 'future' },
  },
  'move dana to monday 18, scope unsaid': {
    command: 'meeting.move',
    status: 'ask',
    asks: 'scope',
    slots: { ...dana, start: '2026-03-16T18:00' },
  },
  'move omer to 17': {
    command: 'meeting.move',
    slots: { ...omer, start: '2026-03-11T17:00', end: '2026-03-11T17:45' },
  },
  'move omer to thursday, hour stays': {
    command: 'meeting.move',
    slots: { ...omer, start: '2026-03-12T16:00', end: '2026-03-12T16:45' },
  },
  'move omer half an hour earlier': {
    command: 'meeting.move',
    slots: { ...omer, delta: -30, start: '2026-03-11T15:30' },
  },
  'move omer an hour later': {
    command: 'meeting.move',
    slots: { ...omer, delta: 60, start: '2026-03-11T17:00' },
  },
  'move omer to next week': { command: 'meeting.move', slots: { ...omer, start: '2026-03-18T16:00' } },
  'move the group this time quietly': {
    command: 'meeting.move',
    slots: { meeting: 'm-group', start: '2026-03-12T18:00', scope: 'this', notify: 'quiet' },
  },
  'move noam, two lessons fit': { command: 'meeting.move', status: 'ask', asks: 'meeting' },
  'do not move': { command: null, status: 'unknown' },
  'cancel omer tomorrow': { command: 'meeting.cancel', slots: omer },
  'cancel dana sunday this': { command: 'meeting.cancel', slots: { ...dana, scope: 'this' } },
  'cancel dana, scope unsaid': { command: 'meeting.cancel', status: 'ask', asks: 'scope', slots: dana },
  'cancel the whole series of dana': {
    command: 'meeting.cancel',
    slots: { meeting: 'm-dana', scope: 'all' },
  },
  'cancel dana from april': {
    command: 'meeting.cancel',
    slots: { meeting: 'm-dana', occurrence: '2026-04-05T16:00', scope: 'future' },
  },
  'cancel, several fit': { command: 'meeting.cancel', status: 'ask', asks: 'meeting' },
  'cancel, the verb misspelt': { command: 'meeting.cancel', status: 'ask', slots: omer },
  'do not cancel': { command: null, status: 'unknown' },
  'a question about cancelling': { command: null, status: 'unknown' },
  'clear tomorrow': { command: 'day.clear', slots: { from: '2026-03-11T00:00', to: '2026-03-12T00:00' } },
  'clear wednesday afternoon': {
    command: 'day.clear',
    slots: { from: '2026-03-11T12:00', to: '2026-03-11T17:00' },
  },
  'show today': { command: 'schedule.show', slots: { from: '2026-03-10T00:00', to: '2026-03-11T00:00' } },
  'show this week': { command: 'schedule.show', slots: { from: '2026-03-08T00:00', to: '2026-03-15T00:00' } },
  'show dana in november': {
    command: 'schedule.show',
    slots: { students: ['dana'], from: '2026-11-01T00:00', to: '2026-12-01T00:00' },
  },
  'the next one': { command: 'schedule.next' },
  'the next with dana': { command: 'schedule.next', slots: { students: ['dana'] } },
  'free this week': { command: 'schedule.free', slots: { from: '2026-03-08T00:00', to: '2026-03-15T00:00' } },
  'free for 45 minutes before friday': {
    command: 'schedule.free',
    slots: { minutes: 45, to: '2026-03-13T00:00' },
  },
  'is thursday at five free': { command: 'schedule.check', slots: { start: '2026-03-12T17:00' } },
  help: { command: 'help' },
  undo: { command: 'undo' },
  'answer only this, quietly': { command: 'answer', slots: { scope: 'this', notify: 'quiet' } },
  'answer yes and future': { command: 'answer', slots: { scope: 'future' } },
  'open settings': { command: 'page.open', slots: { page: '/settings' } },
  'open pricing': { command: 'page.open', slots: { page: '/pricing' } },
  'dark theme': { command: 'theme.change', slots: { theme: 'dark' } },
  'light theme': { command: 'theme.change', slots: { theme: 'light' } },
  'speak english': { command: 'language.change', slots: { language: 'en' } },
  'speak hebrew': { command: 'language.change', slots: { language: 'he' } },
  'nothing that is understood': { command: null, status: 'unknown' },
} satisfies Record<string, Omit<MeaningShape, 'means'>>;

export type MeaningName = keyof typeof meanings;

export type Corpus = Record<MeaningName, string[]>;
