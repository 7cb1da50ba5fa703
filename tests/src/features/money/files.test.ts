/** What came in, as a file: it adds up to what was received, and a spreadsheet runs nothing of it. */
import { parse } from 'csv-parse/sync';
import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import { toMs } from '../../../../domain/basics/zones.ts';
import { lessonsCsv } from '../../../../src/features/insight/lessonsCsv.ts';
import { paymentsCsv } from '../../../../src/features/money/paymentsCsv.ts';
import { openSchool } from '../../../domain/school.ts';
import { moneyIn } from '../../../domain/money/ledgerOf.ts';

const t = ((key: string) => key) as unknown as TFunction;
const nameOf = (id: string): string => (id === 'dana' ? '=Dana' : id);

function aTerm() {
  const school = openSchool('2026-11-01T09:00');
  const id = school.add({
    start: '2026-11-03T16:00',
    end: '2026-11-03T17:00',
    rrule: 'FREQ=WEEKLY;COUNT=2',
    cost: 20050,
    attendees: [{ attendeeId: 'dana' }],
  });
  school.perform({
    name: 'markAttendance',
    args: { marks: [{ meetingId: id, attendeeId: 'dana', occurrence: '2026-11-03T16:00', kind: 'late' }] },
  });
  school.at('2026-11-04T09:00');
  const { decision } = school.perform({
    name: 'addPayment',
    args: { input: { type: 'payment', payerId: 'dana', amount: 30000, method: 'bit', note: '+972' } },
  });
  school.at('2026-11-05T09:00');
  school.perform({
    name: 'refundPayment',
    args: { id: decision.outcomes[0]?.about[0] ?? '', amount: 5000 },
  });
  return school;
}

/** By a reader of its own, which refuses a row that is longer or shorter than the first. */
const cells = (csv: string): string[][] => parse(csv, { bom: true });

test('payments and what went back of them are rows that add up, and names are not run', () => {
  const rows = cells(paymentsCsv(aTerm().answers.payments({ teacherId: 'rivka' }), nameOf, t)).slice(1);
  expect(rows.map(([date, type, payer, , amount]) => [date, type, payer, amount])).toEqual([
    ['2026-11-04', 'payments.type.payment', "'=Dana", '300'],
    ['2026-11-05', 'payments.type.refund', "'=Dana", '-50'],
  ]);
  expect(rows[0]?.at(-1)).toBe("'+972");
});

test('lessons say what the ledger says: a late cancel with its price, less what came in, and one ahead', () => {
  const school = aTerm();
  const reading = {
    zone: 'Asia/Jerusalem',
    currency: 'ILS',
    nowMs: toMs('2026-11-05T09:00', 'Asia/Jerusalem'),
    ...moneyIn(school),
  };
  const span = { from: '2026-11-01', until: '2026-12-01' };
  const rows = cells(lessonsCsv({ held: school.all(), nameOf }, span, reading, t)).slice(1);
  expect(rows.map(([date, , , , , state, ...sums]) => [date, state, ...sums])).toEqual([
    ['2026-11-03', 'insight.stats.state.away', '200.5', '0', 'ILS'],
    ['2026-11-10', 'insight.stats.state.planned', '200.5', '0', 'ILS'],
  ]);
});

test('whoever learns has the lessons without a price: what discounts leave of it they are told by their account', () => {
  const reading = {
    zone: 'Asia/Jerusalem',
    currency: 'ILS',
    nowMs: toMs('2026-11-05T09:00', 'Asia/Jerusalem'),
    moneyOf: null,
  };
  const span = { from: '2026-11-01', until: '2026-12-01' };
  expect(cells(lessonsCsv({ held: aTerm().all(), nameOf }, span, reading, t))).toEqual([
    ['date', 'from', 'to', 'subject', 'student', 'state'].map((column) => `insight.stats.column.${column}`),
    ['2026-11-03', '16:00', '17:00', 'Maths', "'=Dana", 'insight.stats.state.away'],
    ['2026-11-10', '16:00', '17:00', 'Maths', "'=Dana", 'insight.stats.state.planned'],
  ]);
});
