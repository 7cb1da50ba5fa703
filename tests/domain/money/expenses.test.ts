/** What a teacher spends: once or by a rule, changed as a whole or from a day on, and counted on the days on which it is spent. */
import fc from 'fast-check';
import { rrulestr } from 'rrule';
import { expect, test } from 'vitest';
import { addDays } from '../../../domain/basics/wallTime.ts';
import {
  type Expense,
  outlaysBetween,
  readExpense,
  spentMinor,
  writeExpense,
} from '../../../domain/money/expense.ts';
import type { Step } from '../../../domain/operations.ts';
import { openSchool, rivka, type School } from '../school.ts';

type Input = Extract<Step, { name: 'addExpense' }>['args']['input'];

const fuel: Input = { category: 'travel', description: 'Fuel', amount: 12000, start: '2026-11-20T00:00' };
const zoom: Input = {
  category: 'technology',
  description: 'Zoom',
  amount: 6200,
  start: '2026-09-02T00:00',
  rrule: 'FREQ=MONTHLY',
};

const add = (input: Input): Step => ({ name: 'addExpense', args: { input } });
const scale = (costMultiplier: number, teacherId = 'rivka'): Step => ({
  name: 'updateExpensesCostMultiplier',
  args: { teacherId, costMultiplier },
});

function adding(school: School, input: Input): { id: string; changeId: string } {
  const { decision, changeId } = school.perform(add(input));
  return { id: decision.outcomes[0]?.about[0] ?? '', changeId };
}

const standing = (school: School): Expense[] =>
  school.rows().filter((row): row is Expense => row.kind === 'expense' && row.removedMs === null);

const spent = (school: School, from: string, until: string): string[] =>
  outlaysBetween(standing(school), from, until).map(
    ({ expense, day }) => `${day} ${expense.description} ${expense.amountMinor}`,
  );

test('an expense is spent on its day, and one that repeats on every day that its rule gives', () => {
  const school = openSchool();
  adding(school, fuel);
  adding(school, zoom);
  expect(spent(school, '2026-11-01', '2026-12-01')).toEqual([
    '2026-11-02 Zoom 6200',
    '2026-11-20 Fuel 12000',
  ]);
  expect(spent(school, '2026-09-01', '2026-11-01')).toEqual(['2026-09-02 Zoom 6200', '2026-10-02 Zoom 6200']);
  expect(spent(school, '2026-11-03', '2026-11-20')).toEqual([]);
});

test('a monthly rent of the 29th, 30th or 31st is paid on the last day of a shorter month', () => {
  const daysOf = (start: string, rrule = 'FREQ=MONTHLY'): string[] => {
    const school = openSchool();
    adding(school, { ...zoom, start: `${start}T00:00`, rrule });
    return outlaysBetween(standing(school), '2026-01-01', '2028-04-01').map(({ day }) => day);
  };
  expect(daysOf('2026-08-31').slice(0, 9)).toEqual([
    '2026-08-31',
    '2026-09-30',
    '2026-10-31',
    '2026-11-30',
    '2026-12-31',
    '2027-01-31',
    '2027-02-28',
    '2027-03-31',
    '2027-04-30',
  ]);
  expect(daysOf('2027-12-30').slice(0, 4)).toEqual(['2027-12-30', '2028-01-30', '2028-02-29', '2028-03-30']);
  expect(daysOf('2027-01-29').slice(0, 3)).toEqual(['2027-01-29', '2027-02-28', '2027-03-29']);
  expect(daysOf('2026-08-31', 'FREQ=MONTHLY;COUNT=2')).toEqual(['2026-08-31', '2026-09-30']);
  expect(daysOf('2026-08-31', 'FREQ=MONTHLY;UNTIL=20260930')).toEqual(['2026-08-31', '2026-09-30']);
});

test('the last days of the months are those that RFC 5545 gives for the like rule', () => {
  fc.assert(
    fc.property(fc.constantFrom(28, 29, 30, 31), fc.integer({ min: 1, max: 5 }), (day, interval) => {
      const school = openSchool();
      adding(school, { ...zoom, start: `2026-08-${day}T00:00`, rrule: `FREQ=MONTHLY;INTERVAL=${interval}` });
      const days = Array.from({ length: day - 27 }, (_each, at) => 28 + at).join(',');
      const rule = rrulestr(
        `DTSTART:202608${day}T000000Z\nRRULE:FREQ=MONTHLY;INTERVAL=${interval};BYMONTHDAY=${days};BYSETPOS=-1;COUNT=40`,
      );
      const likewise = rule.all().map((each) => each.toISOString().slice(0, 10));
      expect(
        outlaysBetween(standing(school), '2026-01-01', '2050-01-01')
          .slice(0, 40)
          .map((outlay) => outlay.day),
      ).toEqual(likewise);
    }),
  );
});

test('rent of the 31st stays so when its price changes from the last day of a shorter month on', () => {
  const school = openSchool();
  const { id } = adding(school, { ...zoom, start: '2026-08-31T00:00' });
  school.perform({
    name: 'updateExpense',
    args: { input: { id, amount: 7000 }, scope: 'future', from: '2026-09-30T00:00' },
  });
  expect(spent(school, '2026-08-01', '2027-03-01')).toEqual([
    '2026-08-31 Zoom 6200',
    '2026-09-30 Zoom 7000',
    '2026-10-31 Zoom 7000',
    '2026-11-30 Zoom 7000',
    '2026-12-31 Zoom 7000',
    '2027-01-31 Zoom 7000',
    '2027-02-28 Zoom 7000',
  ]);
  const later = standing(school).find(({ start }) => start === '2026-09-30');
  school.perform({
    name: 'updateExpense',
    args: { input: { id: later?.id ?? '', start: '2026-09-30T00:00' } },
  });
  expect(spent(school, '2026-10-01', '2026-11-01')).toEqual(['2026-10-30 Zoom 7000']);
});

test('a new price from a day on leaves what was spent before as it was', () => {
  const school = openSchool();
  const { id } = adding(school, zoom);
  const step: Step = {
    name: 'updateExpense',
    args: { input: { id, amount: 7000 }, scope: 'future', from: '2026-11-01T00:00' },
  };
  const { changeId } = school.perform(step);
  expect(spent(school, '2026-10-01', '2027-01-01')).toEqual([
    '2026-10-02 Zoom 6200',
    '2026-11-02 Zoom 7000',
    '2026-12-02 Zoom 7000',
  ]);
  school.perform({ name: 'undoChange', args: { changeId } });
  expect(spent(school, '2026-11-01', '2027-01-01')).toEqual(['2026-11-02 Zoom 6200', '2026-12-02 Zoom 6200']);
});

test('what is struck out from a day on was spent before it; struck out altogether it never was', () => {
  const school = openSchool();
  const { id } = adding(school, { ...zoom, rrule: 'FREQ=MONTHLY;COUNT=12' });
  school.perform({ name: 'removeExpense', args: { id, scope: 'future', from: '2026-11-01T00:00' } });
  expect(spent(school, '2026-01-01', '2028-01-01')).toEqual(['2026-09-02 Zoom 6200', '2026-10-02 Zoom 6200']);
  school.perform({ name: 'removeExpense', args: { id } });
  expect(standing(school)).toEqual([]);
});

test('only what is said of an expense changes', () => {
  const school = openSchool();
  const { id } = adding(school, { ...fuel, image: 'receipt' });
  school.perform({ name: 'updateExpense', args: { input: { id, category: 'other' } } });
  expect(standing(school)[0]).toMatchObject({
    category: 'other',
    description: 'Fuel',
    amountMinor: 12000,
    image: 'receipt',
  });
  school.perform({ name: 'updateExpense', args: { input: { id, image: null, start: '2026-11-19T15:00' } } });
  expect(standing(school)[0]).toMatchObject({ image: null, start: '2026-11-19', description: 'Fuel' });
});

test('nothing, less than nothing and a day beyond ten years are no expense', () => {
  const school = openSchool();
  for (const amount of [0, -5, 1.5, Number.NaN])
    expect(school.refusal(add({ ...fuel, amount }))).toMatchObject({
      code: 'BAD_REQUEST',
      field: 'input.amount',
    });
  expect(school.refusal(add({ ...fuel, start: '2046-01-01T00:00' }))).toMatchObject({ code: 'BAD_TIME' });
  expect(school.refusal(add({ ...fuel, rrule: 'FREQ=HOURLY' }))).toMatchObject({ code: 'BAD_RULE' });
});

test('expenses are for premium, what repeats and what has a receipt for ultra; going down takes nothing away', () => {
  const basic = openSchool('2026-11-21T09:00', { ...rivka, plan: 'basic' });
  expect(basic.refusal(add(fuel))).toMatchObject({ code: 'PLAN_LIMIT', params: { feature: 'expenses' } });
  const premium = openSchool('2026-11-21T09:00', { ...rivka, plan: 'premium' });
  const { id } = adding(premium, fuel);
  for (const step of [
    add(zoom),
    add({ ...fuel, image: 'receipt' }),
    { name: 'updateExpense', args: { input: { id, rrule: 'FREQ=WEEKLY' } } } as Step,
  ])
    expect(premium.refusal(step)).toMatchObject({
      code: 'PLAN_LIMIT',
      params: { feature: 'advancedExpenses' },
    });

  const teacher = { ...rivka };
  const school = openSchool('2026-11-21T09:00', teacher);
  const monthly = adding(school, zoom).id;
  teacher.plan = 'basic';
  school.perform({ name: 'updateExpense', args: { input: { id: monthly, amount: 6500 } } });
  teacher.status = 'EXPIRED';
  expect(
    school.refusal({ name: 'updateExpense', args: { input: { id: monthly, amount: 1 } } }),
  ).toMatchObject({
    code: 'PLAN_LIMIT',
  });
  school.perform({ name: 'removeExpense', args: { id: monthly } });
  expect(standing(school)).toEqual([]);
});

test('one factor changes every amount, to the nearest agora, and only the teacher’s own', () => {
  const school = openSchool();
  adding(school, fuel);
  adding(school, { ...zoom, amount: 333 });
  const { changeId } = school.perform(scale(1.1));
  expect(standing(school).map(({ amountMinor }) => amountMinor)).toEqual([13200, 366]);
  school.perform({ name: 'undoChange', args: { changeId } });
  expect(standing(school).map(({ amountMinor }) => amountMinor)).toEqual([12000, 333]);
  expect(school.refusal(scale(2, 'other'))).toMatchObject({ code: 'NOT_FOUND', field: 'teacherId' });
  for (const factor of [0, -1, Infinity, Number.NaN, 101])
    expect(school.refusal(scale(factor))).toMatchObject({ code: 'BAD_REQUEST', field: 'costMultiplier' });
});

test('an expense read back from the wire is the one that was written, in any zone and currency', () => {
  const day = fc.integer({ min: -3650, max: 3650 }).map((days) => addDays('2026-11-21', days));
  fc.assert(
    fc.property(
      day,
      fc.integer({ min: 1, max: 1_000_000_000 }),
      fc.constantFrom('ILS', 'USD', 'JPY', 'KWD'),
      fc.constantFrom('Asia/Jerusalem', 'America/New_York', 'Pacific/Kiritimati', 'America/Santiago', 'UTC'),
      (start, amountMinor, currency, zone) => {
        const expense: Expense = {
          kind: 'expense',
          teacherId: 'rivka',
          id: 'x',
          revision: 3,
          category: 'office',
          description: 'Room',
          amountMinor,
          start,
          rrule: 'FREQ=MONTHLY;INTERVAL=1',
          dayOfMonth: 31,
          image: null,
          createdMs: 0,
          removedMs: null,
        };
        const teacher = { currency, zone };
        expect(readExpense(writeExpense(expense, teacher), teacher)).toEqual(expense);
      },
    ),
  );
});

test('cut at any day, an expense costs as much as it did', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 900 }),
      fc.constantFrom('FREQ=DAILY;INTERVAL=3', 'FREQ=WEEKLY;BYDAY=MO,TH', 'FREQ=MONTHLY', 'FREQ=YEARLY'),
      fc.constantFrom('', ';COUNT=20', ';UNTIL=20280101'),
      fc.constantFrom('2026-09-02', '2026-08-31', '2024-02-29'),
      (days, rule, end, start) => {
        const school = openSchool();
        const { id } = adding(school, { ...zoom, start: `${start}T00:00`, rrule: `${rule}${end}` });
        const total = (): number => spentMinor(outlaysBetween(standing(school), '2024-01-01', '2031-01-01'));
        const before = total();
        const from = `${addDays(start, days)}T00:00`;
        school.perform({
          name: 'updateExpense',
          args: { input: { id, description: 'Meet' }, scope: 'future', from },
        });
        expect(total()).toBe(before);
      },
    ),
  );
});
