/** What came in and went back, as a file that spreadsheets open: its amounts add up to what was received. */
import type { TFunction } from 'i18next';
import { toMajor } from '../../../domain/basics/money.ts';
import type { Payment } from '../../../domain/money/payment.ts';
import { toCsv } from '../../lib/device/toCsv.ts';

const columns = [
  'date',
  'type',
  'payer',
  'student',
  'amount',
  'currency',
  'method',
  'lessons',
  'endDate',
  'note',
] as const;

export const paymentsCsv = (
  payments: readonly Payment[],
  nameOf: (personId: string) => string,
  t: TFunction,
): string =>
  toCsv([
    columns.map((column) => t(`payments.column.${column}`)),
    ...payments
      .toSorted((a, b) => (a.date === b.date ? a.createdMs - b.createdMs : a.date < b.date ? -1 : 1))
      .map(({ date, type, payerId, studentId, amountMinor, currency, method, lessons, endDate, note }) => [
        date,
        t(`payments.type.${type}`),
        nameOf(payerId),
        studentId === null ? '' : nameOf(studentId),
        toMajor(type === 'refund' ? -amountMinor : amountMinor, currency),
        currency,
        t(`payments.method.${method}`),
        lessons > 0 ? lessons : '',
        endDate ?? '',
        note,
      ]),
  ]);
