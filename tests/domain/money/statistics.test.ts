/** What a month or a year came to: by its weeks, the same days compared, and sums that agree however they are parted. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysOf } from '../../../domain/basics/wallTime.ts';
import { toMs } from '../../../domain/basics/zones.ts';
import type { Expense } from '../../../domain/money/expense.ts';
import { seatsBehind, sumOfSeats, type Behind } from '../../../domain/money/seatsBehind.ts';
import { comparedUntil, monthSpan, statisticsOf, yearSpan } from '../../../domain/money/statistics.ts';
import type { Step } from '../../../domain/operations.ts';
import { openSchool, type School } from '../school.ts';
import { moneyIn } from './ledgerOf.ts';

const zone = 'Asia/Jerusalem';
const november = monthSpan('2026-11-22', 0);

const book = (start: string, end: string, more: object = {}): Step => ({
  name: 'addMeeting',
  args: {
    input: { start, end, subject: 'Maths', attendees: [{ attendeeId: 'dana' }], ...more },
    insist: true,
  },
});

const expenses = (school: School): Expense[] =>
  school.rows().flatMap((row) => (row.kind === 'expense' && row.removedMs === null ? [row] : []));

function factsAt(school: School, now: string) {
  const nowMs = toMs(now, zone);
  const { moneyOf } = moneyIn(school, nowMs);
  return { schedule: school.all(), expenses: expenses(school), moneyOf, zone, nowMs };
}

const figures = (school: School, now: string, { span, buckets } = november) =>
  statisticsOf(factsAt(school, now), span, buckets);

/** Dana and Noam each Tuesday from 3 November at 16:00, at 100 each; Noam stays away, or a lesson is called off. */
function weeklyOfTwo() {
  const school = openSchool('2026-10-30T09:00');
  const both = { attendees: [{ attendeeId: 'dana' }, { attendeeId: 'noam' }], capacity: 4, cost: 10000 };
  const { decision } = school.perform(
    book('2026-11-03T16:00', '2026-11-03T17:00', { rrule: 'FREQ=WEEKLY', ...both }),
  );
  const id = decision.outcomes[0]?.about[0] ?? '';
  const away = (occurrence: string, kind: 'late' | 'cancelled' | 'noShow') =>
    school.perform({
      name: 'markAttendance',
      args: { marks: [{ meetingId: id, attendeeId: 'noam', occurrence, kind }] },
    });
  const callOff = (occurrence: string) =>
    school.perform({ name: 'deleteMeeting', args: { id, scope: 'this', occurrence } });
  return { school, away, callOff };
}

test('a month is its own days, parted by weeks; those at its edges hold only the days that are its own', () => {
  expect(november.span).toEqual({ from: '2026-11-01', until: '2026-12-01' });
  expect(november.buckets.at(-1)).toEqual({ from: '2026-11-29', until: '2026-12-01' });
  const october = monthSpan('2026-10-15', 0);
  expect(october.span).toEqual({ from: '2026-10-01', until: '2026-11-01' });
  expect(october.buckets[0]).toEqual({ from: '2026-10-01', until: '2026-10-04' });
  const fromSaturday = monthSpan('2026-11-22', 6);
  expect(fromSaturday.span).toEqual(november.span);
  expect(fromSaturday.buckets[0]).toEqual({ from: '2026-11-01', until: '2026-11-07' });
  expect(yearSpan('2026-11-22').span).toEqual({ from: '2026-01-01', until: '2027-01-01' });
  expect(yearSpan('2026-11-22').buckets.at(-1)).toEqual({ from: '2026-12-01', until: '2027-01-01' });
});

test('lessons that were given are earned, those ahead planned, and what was spent comes off', () => {
  const school = openSchool('2026-10-30T09:00');
  school.perform(book('2026-11-03T16:00', '2026-11-03T17:00', { rrule: 'FREQ=WEEKLY', cost: 20000 }));
  school.perform({ name: 'addExpense', args: { input: { amount: 5000, start: '2026-11-05T00:00' } } });
  school.perform({ name: 'addExpense', args: { input: { amount: 900, start: '2026-11-28T00:00' } } });
  const now = figures(school, '2026-11-18T12:00');
  expect(now).toMatchObject({
    earnedMinor: 60000,
    plannedMinor: 20000,
    receivedMinor: 0,
    openMinor: 60000,
    openStudentIds: ['dana'],
    expensesMinor: 5000,
    netMinor: 55000,
    lessons: 3,
    plannedLessons: 1,
    minutes: 180,
    seats: 3,
    attended: 3,
  });
  expect(now.buckets.map(({ earnedMinor, plannedMinor }) => [earnedMinor, plannedMinor])).toEqual([
    [20000, 0],
    [20000, 0],
    [20000, 0],
    [0, 20000],
    [0, 0],
  ]);
  expect(now.subjects).toMatchObject([{ name: 'Maths', earnedMinor: 60000, lessons: 3 }]);
  expect(now.hours[2]?.[16]).toBe(3);
});

test('a lesson that was called off is a cancellation and brings nothing; who stays away leaves a seat empty', () => {
  const { school, away, callOff } = weeklyOfTwo();
  callOff('2026-11-10T16:00');
  away('2026-11-03T16:00', 'noShow');
  expect(figures(school, '2026-11-18T12:00')).toMatchObject({
    lessons: 2,
    seats: 4,
    attended: 3,
    cancelled: { total: 2, late: 1 },
    // Who did not come without a word is charged like a late cancel.
    earnedMinor: 40000,
    openMinor: 40000,
  });
});

test('a month is earned at prices with discounts, late cancels among it, and credit is received', () => {
  const school = openSchool('2026-10-30T09:00');
  school.perform({
    name: 'createDiscount',
    args: { discount: { name: 'Weekly', type: 'percentage', value: 10, conditionType: 'recurringMeeting' } },
  });
  const { decision } = school.perform(
    book('2026-11-03T16:00', '2026-11-03T17:00', { rrule: 'FREQ=WEEKLY', cost: 20000 }),
  );
  const meetingId = decision.outcomes[0]?.about[0] ?? '';
  const away = (occurrence: string, kind: 'late' | 'cancelled'): Step => ({
    name: 'markAttendance',
    args: { marks: [{ meetingId, attendeeId: 'dana', occurrence, kind }] },
  });
  school.perform(away('2026-11-10T16:00', 'late'));
  school.perform(away('2026-11-17T16:00', 'cancelled'));
  school.at('2026-11-25T09:00');
  // Lessons of 3 and 24 November and the late cancel of the 10th, at 180 each.
  expect(figures(school, '2026-11-25T09:00')).toMatchObject({
    earnedMinor: 54000,
    lessons: 2,
    openMinor: 54000,
  });
  school.perform({
    name: 'addPayment',
    args: { input: { type: 'payment', payerId: 'dana', amount: 40000, date: '2026-11-20' } },
  });
  expect(figures(school, '2026-11-25T09:00')).toMatchObject({
    earnedMinor: 54000,
    receivedMinor: 40000,
    openMinor: 14000,
    plannedMinor: 0,
  });
});

test('behind a bar stand its lessons in order of time, each with who came and what is open', () => {
  const { school, away } = weeklyOfTwo();
  school.perform(book('2026-11-05T10:00', '2026-11-05T11:00', { subject: 'English', cost: 9000 }));
  away('2026-11-10T16:00', 'late');
  away('2026-11-17T16:00', 'cancelled');
  const behind = (bar: Behind) =>
    seatsBehind(factsAt(school, '2026-11-18T12:00'), november, bar).map(
      ({ start, studentId, away: stayed, isGiven, owed }) => [
        start,
        studentId,
        stayed ?? (isGiven ? 'came' : 'ahead'),
        owed?.minor ?? null,
      ],
    );
  expect(behind({ by: 'student', id: 'noam' })).toEqual([
    ['2026-11-03T16:00', 'noam', 'came', 10000],
    ['2026-11-10T16:00', 'noam', 'late', 10000],
    ['2026-11-17T16:00', 'noam', 'teacher', null],
    ['2026-11-24T16:00', 'noam', 'ahead', 10000],
  ]);
  expect(behind({ by: 'subject', name: 'English' })).toEqual([['2026-11-05T10:00', 'dana', 'came', 9000]]);
  expect(behind({ by: 'hour', weekday: 4, hour: 10 })).toEqual(behind({ by: 'subject', name: 'English' }));
  expect(behind({ by: 'hour', weekday: 4, hour: 11 })).toEqual([]);
  expect(behind({ by: 'days', from: '2026-11-01' })).toHaveLength(3);
  expect(behind({ by: 'days', from: '2026-11-02' })).toEqual([]);
});

test('behind the cancellations stand who stayed away and each lesson that was called off, as many as they are', () => {
  const { school, away, callOff } = weeklyOfTwo();
  callOff('2026-11-10T16:00');
  away('2026-11-03T16:00', 'late');
  const facts = factsAt(school, '2026-11-18T12:00');
  const seats = seatsBehind(facts, november, { by: 'cancelled' });
  expect(seats.map(({ start, studentId, away }) => [start, studentId, away])).toEqual([
    ['2026-11-03T16:00', 'noam', 'late'],
    ['2026-11-10T16:00', 'dana', null],
    ['2026-11-10T16:00', 'noam', null],
  ]);
  expect(sumOfSeats(seats)).toMatchObject({ cancelled: 2, places: 3, earnedMinor: 10000 });
  expect(statisticsOf(facts, november.span, november.buckets).cancelled.total).toBe(2);
});

test('a month that still goes on is compared with the same days of the one before, one that is over with all of it', () => {
  const october = monthSpan('2026-10-01', 0).span;
  const at = (now: string): number =>
    comparedUntil({ span: november.span, nowMs: toMs(now, zone) }, october, zone);
  expect(at('2026-11-22T13:12')).toBe(toMs('2026-10-22T13:12', zone));
  expect(at('2026-12-20T10:00')).toBe(toMs('2026-11-01T00:00', zone) - 1);
  expect(at('2026-11-01T08:00')).toBe(toMs('2026-10-01T08:00', zone));
});

test('by week, by subject, by student and by weekday it is the same sum, over any histories', () => {
  const lesson = fc.record({
    day: fc.integer({ min: -3, max: 40 }),
    hour: fc.integer({ min: 8, max: 19 }),
    cost: fc.integer({ min: 0, max: 50000 }),
    subject: fc.constantFrom('Maths', 'English', ''),
    who: fc.subarray(['dana', 'noam', 'lia'], { minLength: 1 }),
  });
  fc.assert(
    fc.property(fc.array(lesson, { maxLength: 12 }), fc.integer({ min: 0, max: 40 }), (lessons, today) => {
      const school = openSchool('2026-10-20T09:00');
      for (const { day, hour, cost, subject, who } of lessons) {
        const at = `${addDays('2026-11-01', day)}T${String(hour).padStart(2, '0')}`;
        const attendees = who.map((attendeeId) => ({ attendeeId }));
        school.perform(book(`${at}:00`, `${at}:50`, { cost, subject, attendees, capacity: 3 }));
      }
      const now = `${addDays('2026-11-01', today)}T13:00`;
      const { earnedMinor, plannedMinor, ...parts } = figures(school, now);
      const facts = factsAt(school, now);
      const behind = (bar: Behind) => sumOfSeats(seatsBehind(facts, november, bar));
      for (const { id, ...sum } of parts.students) expect(behind({ by: 'student', id })).toMatchObject(sum);
      for (const { name, ...sum } of parts.subjects)
        expect(behind({ by: 'subject', name })).toMatchObject(sum);
      for (const [weekday, sum] of parts.weekdays.entries())
        expect(behind({ by: 'weekday', weekday })).toMatchObject(sum);
      for (const { from, until: _, ...sum } of parts.buckets)
        expect(behind({ by: 'days', from })).toMatchObject(sum);
      for (const part of [parts.buckets, parts.subjects, parts.students, parts.weekdays]) {
        expect(part.reduce((sum, each) => sum + each.earnedMinor, 0)).toBe(earnedMinor);
        expect(part.reduce((sum, each) => sum + each.plannedMinor, 0)).toBe(plannedMinor);
      }
      const inside = lessons.filter(
        ({ day }) => day >= 0 && day < daysOf('2026-12-01') - daysOf('2026-11-01'),
      );
      expect(earnedMinor + plannedMinor).toBe(
        inside.reduce((sum, { cost, who }) => sum + cost * who.length, 0),
      );
    }),
  );
});

const told = ({ earnedMinor, plannedMinor, lessons }: Told): Told => ({ earnedMinor, plannedMinor, lessons });
type Told = { earnedMinor: number; plannedMinor: number; lessons: number };

test('the months of a year add up to the year, and each says what its bar of the year says, over any histories', () => {
  const series = fc.record({
    day: fc.integer({ min: -20, max: 380 }),
    hour: fc.integer({ min: 8, max: 19 }),
    cost: fc.integer({ min: 0, max: 50000 }),
    times: fc.integer({ min: 1, max: 30 }),
    who: fc.subarray(['dana', 'noam', 'lia'], { minLength: 1 }),
  });
  const spent = fc.record({
    day: fc.integer({ min: -20, max: 380 }),
    amount: fc.integer({ min: 1, max: 9 }),
  });
  const any = [
    fc.array(series, { maxLength: 5 }),
    fc.array(spent, { maxLength: 4 }),
    fc.integer({ min: 0, max: 380 }),
    fc.integer({ min: 0, max: 6 }),
  ] as const;
  fc.assert(
    fc.property(...any, (lessons, outlays, today, weekStart) => {
      const school = openSchool('2025-12-01T09:00');
      for (const { day, hour, cost, times, who } of lessons) {
        const at = `${addDays('2026-01-01', day)}T${String(hour).padStart(2, '0')}`;
        const attendees = who.map((attendeeId) => ({ attendeeId }));
        const more = { cost, attendees, capacity: 3, rrule: `FREQ=WEEKLY;COUNT=${times}` };
        school.perform(book(`${at}:00`, `${at}:50`, more));
      }
      for (const { day, amount } of outlays) {
        const start = `${addDays('2026-01-01', day)}T00:00`;
        school.perform({ name: 'addExpense', args: { input: { amount, start } } });
      }
      const facts = factsAt(school, `${addDays('2026-01-01', today)}T13:00`);
      const wholeYear = yearSpan('2026-07-01');
      const year = statisticsOf(facts, wholeYear.span, wholeYear.buckets);
      const months = year.buckets.map(({ from }) => {
        const { span, buckets } = monthSpan(from, weekStart);
        return statisticsOf(facts, span, buckets);
      });
      expect(months.map(told)).toEqual(year.buckets.map(told));
      for (const sum of ['earnedMinor', 'plannedMinor', 'lessons', 'minutes', 'expensesMinor'] as const)
        expect(months.reduce((all, month) => all + month[sum], 0)).toBe(year[sum]);
      for (const month of months)
        expect(month.buckets.reduce((all, week) => all + week.earnedMinor, 0)).toBe(month.earnedMinor);
      for (const bar of year.buckets)
        expect(sumOfSeats(seatsBehind(facts, wholeYear, { by: 'days', from: bar.from }))).toMatchObject(
          told(bar),
        );
    }),
    { numRuns: 40 },
  );
});
