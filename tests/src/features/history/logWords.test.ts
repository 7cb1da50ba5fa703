/** A line of the log says all that became another: the hour and the price, each from what to what. */
import i18next from 'i18next';
import { expect, it } from 'vitest';
import { spokenEntry } from '../../../../src/features/history/logWords.ts';
import type { LogEntry, LoggedChange } from '../../../../src/features/history/useChangeLog.ts';
import { speak } from '../../../../src/lib/i18n/language.ts';

const at = (moment: string): string => String(Date.parse(moment));

const lesson: LogEntry = {
  area: 'lessons',
  kind: 'meeting',
  id: 'm1',
  done: 'moved',
  name: 'Maths',
  nameBefore: null,
  start: at('2026-03-12T15:00Z'),
  startBefore: at('2026-03-11T14:00Z'),
  amount: 180,
  amountBefore: 150,
  meetingId: 'm1',
  students: [{ id: 's1', name: 'Noam' }],
  fields: [],
};

const change: LoggedChange = {
  id: 'c1',
  at: at('2026-03-10T08:00Z'),
  by: { id: 'r', name: 'Rivka' },
  mayUndo: true,
  undone: false,
  undoes: false,
  currency: 'ILS',
  currencyBefore: 'ILS',
  entries: [lesson],
};

const pairsOf = (entry: LogEntry) =>
  spokenEntry(entry, change, { t: i18next.t, language: 'en', zone: 'UTC' }).pairs.map(({ before, after }) =>
    `${before ?? ''} → ${after ?? ''}`.replace(/[\u2066-\u2069]/gu, ''),
  );

it('names the hour and the price where both are others', async () => {
  await speak('en');
  expect(pairsOf(lesson)).toEqual(['Wed 11 Mar, 14:00 → Thu 12 Mar, 15:00', '₪150 → ₪180']);
});

it('names what alone became another', async () => {
  await speak('en');
  expect(pairsOf({ ...lesson, startBefore: null })).toEqual(['₪150 → ₪180']);
  expect(pairsOf({ ...lesson, amountBefore: null })).toEqual(['Wed 11 Mar, 14:00 → Thu 12 Mar, 15:00']);
});

it('says when a lesson is that was made', async () => {
  await speak('en');
  expect(pairsOf({ ...lesson, done: 'made', startBefore: null, amountBefore: null })).toEqual([
    ' → Thu 12 Mar, 15:00',
  ]);
});
