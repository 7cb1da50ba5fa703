/** What the sentences mean that keep a calendar's records: titles, reminders, numbers, attendance, prices, whole weeks, files. */
import type { Slots } from '../../commands/pipeline/plan.ts';
import type { Locale } from '../../commands/world.ts';
import type { MeaningShape } from './meaning.ts';

export type RecordShape = Omit<MeaningShape, 'means' | 'as'> & {
  as?: 'teacher' | 'student' | 'parent';
  /** Words that stay as they are said. */
  told?: Record<Locale, Slots>;
};

const thisWeek = { from: '2026-03-08T00:00', to: '2026-03-15T00:00' };
const nextWeek = { from: '2026-03-15T00:00', to: '2026-03-22T00:00' };
const omer = { meeting: 'm-omer', occurrence: '2026-03-11T16:00' };
const dana = { meeting: 'm-dana', occurrence: '2026-03-15T16:00' };
const yael = { meeting: 'm-yael', occurrence: '2026-03-10T11:00' };

export const recordMeanings = {
  'copy this week to the next four': {
    command: 'week.copy',
    slots: { ...thisWeek, count: 4, start: nextWeek.from },
  },
  'copy this week to next week': {
    command: 'week.copy',
    slots: { ...thisWeek, count: 1, start: nextWeek.from },
  },
  'copy last week to this week': {
    command: 'week.copy',
    slots: { from: '2026-03-01T00:00', to: thisWeek.from, count: 1, start: thisWeek.from },
  },
  'do not copy': { command: null, status: 'unknown' },
  'title exam prep for omer': {
    command: 'meeting.describe',
    slots: omer,
    told: { en: { summary: 'exam prep' }, he: { summary: 'הכנה למבחן' } },
  },
  'note calculator for yael': {
    command: 'meeting.describe',
    slots: yael,
    told: { en: { description: 'bring a calculator' }, he: { description: 'להביא מחשבון' } },
  },
  'title algebra for all of dana': {
    command: 'meeting.describe',
    slots: { meeting: 'm-dana', scope: 'all' },
    told: { en: { summary: 'algebra' }, he: { summary: 'אלגברה' } },
  },
  'title algebra for dana, scope unsaid': {
    command: 'meeting.describe',
    status: 'ask',
    asks: 'scope',
    slots: dana,
    told: { en: { summary: 'algebra' }, he: { summary: 'אלגברה' } },
  },
  'do not rename': { command: null, status: 'unknown' },
  'all future lessons up ten percent': {
    command: 'meeting.scalePrice',
    slots: { factor: 1.1, scope: 'future' },
  },
  'next week five percent less': { command: 'meeting.scalePrice', slots: { factor: 0.95, ...nextWeek } },
  'dana up ten percent': { command: 'meeting.scalePrice', slots: { students: ['dana'], factor: 1.1 } },
  'all lessons up twenty shekels': { command: 'meeting.scalePrice', slots: { amount: 20 } },
  'do not raise prices': { command: null, status: 'unknown' },
  'remind half an hour before every lesson': {
    command: 'meeting.remind',
    slots: { before: 30, scope: 'all' },
  },
  'remind an hour before omer': { command: 'meeting.remind', slots: { ...omer, before: 60 } },
  'remind ten minutes before all of dana': {
    command: 'meeting.remind',
    slots: { meeting: 'm-dana', before: 10, scope: 'all' },
  },
  'do not remind': { command: null, status: 'unknown' },
  'numbering of dana from twelve': {
    command: 'meeting.number',
    slots: { meeting: 'm-dana', value: 12, scope: 'all' },
  },
  'this is lesson five with yael': { command: 'meeting.number', slots: { ...yael, value: 5 } },
  'do not number': { command: null, status: 'unknown' },
  'omer was not there today': {
    command: 'attendance.mark',
    slots: { students: ['omer'], present: false, meeting: 'm-morning', occurrence: '2026-03-10T08:00' },
  },
  'noam was there yesterday': {
    command: 'attendance.mark',
    slots: { students: ['noam'], present: true, meeting: 'm-noam', occurrence: '2026-03-09T17:00' },
  },
  'everyone was there on wednesday': {
    command: 'attendance.mark',
    slots: { students: ['noa', 'itay'], present: true, meeting: 'm-group', occurrence: '2026-03-04T18:00' },
  },
  'dana was not there on sunday': {
    command: 'attendance.mark',
    slots: { students: ['dana'], present: false, meeting: 'm-dana', occurrence: '2026-03-08T16:00' },
  },
  'cancel on wednesday for noa alone': {
    command: 'attendance.cancel',
    slots: { students: ['noa'], meeting: 'm-group', occurrence: '2026-03-11T18:00' },
  },
  'was somebody there': { command: null, status: 'unknown' },
  'which lesson is noam on': { command: 'lesson.count', slots: { students: ['noam'] } },
  'how many did dana attend': { command: 'lesson.count', slots: { students: ['dana'], present: true } },
  'how many did dana pay for': { command: 'lesson.count', slots: { students: ['dana'], paid: true } },
  'how many did i have': { as: 'student', command: 'lesson.count' },
  'how many did gil have': { as: 'parent', command: 'lesson.count', slots: { child: 'gil' } },
  'the last with dana': { command: 'schedule.last', slots: { students: ['dana'] } },
  'the last lesson': { command: 'schedule.last' },
  'the last lesson of gil': { as: 'parent', command: 'schedule.last', slots: { child: 'gil' } },
  'blocked hours': { command: 'time.show' },
  'blocked next week': { command: 'time.show', slots: nextWeek },
  'search fractions': {
    command: 'calendar.search',
    told: { en: { query: 'fractions' }, he: { query: 'שברים' } },
  },
  'search exam': { command: 'calendar.search', told: { en: { query: 'exam' }, he: { query: 'מבחן' } } },
  'this week as pdf': { command: 'calendar.export', slots: { ...thisWeek, details: 'pdf' } },
  'this month as a picture': {
    command: 'calendar.export',
    slots: { from: '2026-03-01T00:00', to: '2026-04-01T00:00', details: 'image' },
  },
  'import from google': { command: 'calendar.import', slots: { provider: 'google' } },
  'import an ics file': { command: 'calendar.import', slots: { provider: 'ics' } },
  'save tomorrow to my calendar': { as: 'student', command: 'calendar.save', slots: omer },
  'save everything to my phone': { as: 'student', command: 'calendar.save', slots: { scope: 'all' } },
  'save gil to my calendar': {
    as: 'parent',
    command: 'calendar.save',
    slots: { meeting: 'm-gil', child: 'gil' },
  },
  'copy the feed': { command: 'feed.copy' },
  'copy my own feed': { as: 'student', command: 'feed.copy' },
} satisfies Record<string, RecordShape>;

export type RecordMeaning = keyof typeof recordMeanings;

export type RecordCorpus = Record<RecordMeaning, string[]>;
