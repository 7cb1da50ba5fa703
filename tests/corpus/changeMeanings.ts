/** What more sentences mean that change, show and free what stands in the calendar; several lessons at once among them. */
import type { RecordShape } from './recordMeanings.ts';

const nextWeek = { from: '2026-03-15T00:00', to: '2026-03-22T00:00' };
const omer = { meeting: 'm-omer', occurrence: '2026-03-11T16:00' };
const dana = { meeting: 'm-dana', occurrence: '2026-03-15T16:00' };
const group = { meeting: 'm-group', occurrence: '2026-03-11T18:00' };
const tomorrow = { from: '2026-03-11T00:00', to: '2026-03-12T00:00' };

export const changeMeanings = {
  'dana twice and noam once': {
    command: 'meeting.addBatch',
    slots: {
      items: [
        { students: ['dana'], subject: 'su-maths', start: '2026-03-15T16:00', end: '2026-03-15T16:45' },
        { students: ['dana'], subject: 'su-maths', start: '2026-03-17T16:00', end: '2026-03-17T16:45' },
        { students: ['noam'], start: '2026-03-11T17:00', end: '2026-03-11T17:45' },
      ],
    },
  },
  'omer an hour long': {
    command: 'meeting.resize',
    slots: { ...omer, minutes: 60, end: '2026-03-11T17:00' },
  },
  'dana thirty minutes from now on': {
    command: 'meeting.resize',
    slots: { meeting: 'm-dana', minutes: 30, scope: 'future' },
  },
  'omer maths instead of english': { command: 'meeting.change', slots: { ...omer, subject: 'su-maths' } },
  'the group five places from now on': {
    command: 'meeting.change',
    slots: { ...group, capacity: 5, scope: 'future' },
  },
  'dana every two weeks': {
    command: 'meeting.repeat',
    slots: { meeting: 'm-dana', rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=SU' },
  },
  'noam on mondays ends with june': {
    command: 'meeting.repeat',
    slots: { meeting: 'm-noam', rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=MO;UNTIL=20260630' },
  },
  'next week online': { command: 'meeting.place', slots: { ...nextWeek, place: 'online' } },
  'dana at her place from now on': {
    command: 'meeting.place',
    slots: { meeting: 'm-dana', place: 'student', scope: 'future' },
  },
  'dana 180 from april': {
    command: 'meeting.price',
    slots: { meeting: 'm-dana', occurrence: '2026-04-05T16:00', cost: 180, scope: 'future' },
  },
  'omer tomorrow 150': { command: 'meeting.price', slots: { ...omer, cost: 150 } },
  'yael into the group': { command: 'meeting.attendees', slots: { meeting: 'm-group', add: ['yael'] } },
  'itay out of the group': { command: 'meeting.attendees', slots: { meeting: 'm-group', remove: ['itay'] } },
  'leave the physics group': {
    as: 'student',
    command: 'meeting.leave',
    slots: { meeting: 'm-own-group', scope: 'future' },
  },
  'open the next of dana': { command: 'meeting.open', slots: dana },
  'open omer tomorrow': { command: 'meeting.open', slots: omer },
  'clear tomorrow': { command: 'day.clear', slots: tomorrow },
  'the next with dana': { command: 'schedule.next', slots: { students: ['dana'] } },
  'free this week': {
    command: 'schedule.free',
    slots: { from: '2026-03-08T00:00', to: '2026-03-15T00:00' },
  },
  'is thursday at five free': { command: 'schedule.check', slots: { start: '2026-03-12T17:00' } },
  'ask for maths sunday 17 online': {
    as: 'student',
    command: 'meeting.request',
    slots: { subject: 'su-maths', start: '2026-03-15T17:00', place: 'online' },
  },
  'ask for english for gil tuesday 16': {
    as: 'parent',
    command: 'meeting.request',
    slots: { subject: 'su-english', child: 'gil', start: '2026-03-17T16:00' },
  },
  'block tomorrow 12 to 14': {
    command: 'time.block',
    slots: { start: '2026-03-11T12:00', end: '2026-03-11T14:00' },
  },
  'away december 24 to 27': {
    command: 'time.block',
    slots: { start: '2026-12-24T00:00', end: '2026-12-28T00:00' },
  },
  'free tomorrow again': { command: 'time.unblock', slots: tomorrow },
  'the month': { command: 'calendar.view', slots: { view: 'month' } },
  'the week': { command: 'calendar.view', slots: { view: 'week' } },
  'to december 12': { command: 'calendar.goto', slots: { from: '2026-12-12T00:00' } },
  'to next week': { command: 'calendar.goto', slots: { from: nextWeek.from } },
  'cancel dana and omer, scope unsaid': { command: 'meeting.cancel', status: 'ask', asks: 'scope' },
  'cancel dana and omer, only this time': {
    command: 'meeting.cancel',
    slots: {
      items: [
        { command: 'meeting.cancel', ...dana, scope: 'this' },
        { command: 'meeting.cancel', ...omer, scope: 'this' },
      ],
    },
  },
  'cancel one of a group': { command: 'meeting.cancel', status: 'ask' },
  'all of tomorrow to thursday': {
    command: 'meeting.move',
    slots: {
      items: [
        { ...omer, start: '2026-03-12T16:00', end: '2026-03-12T16:45' },
        { ...group, start: '2026-03-12T18:00', end: '2026-03-12T19:00', scope: 'this' },
      ],
    },
  },
  'do not do it to several': { command: null, status: 'unknown' },
} satisfies Record<string, RecordShape>;

export type ChangeMeaning = keyof typeof changeMeanings;

export type ChangeCorpus = Record<ChangeMeaning, string[]>;
