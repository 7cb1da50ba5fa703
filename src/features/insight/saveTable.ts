/** A table that was asked for by a sentence, as a file that spreadsheets open: of lessons, payments or expenses of some days. */
import i18next from 'i18next';
import { addDays, dayOf } from '../../../domain/basics/wallTime.ts';
import { toWall } from '../../../domain/basics/zones.ts';
import { outlaysBetween } from '../../../domain/money/expense.ts';
import { saveFile } from '../../lib/device/saveFile.ts';
import { codecNow } from '../../lib/entities/codecNow.ts';
import { useEntityStore } from '../../lib/entities/entityStore.ts';
import { loadedLedger } from '../../lib/lessons/loadedLedger.ts';
import { useSession } from '../../lib/session/session.ts';
import { loadedMeetings } from '../../lib/lessons/loadedMeetings.ts';
import { expensesCsv } from '../expenses/expensesCsv.ts';
import { expensesIn } from '../expenses/expensesIn.ts';
import { nameOfPayer } from '../money/nameOfPayer.ts';
import { paymentsCsv } from '../money/paymentsCsv.ts';
import { lessonsCsv } from './lessonsCsv.ts';

/** `of`: what it is a table of; `from` and `to` are wall times, the end exclusive. */
export function saveTable(of: string, from: string, to: string, nowMs: number): void {
  const span = { from: dayOf(from), until: dayOf(to) };
  const csv = tables[of]?.(span, nowMs);
  if (csv === undefined) throw new Error(`no table of ${of}`);
  saveFile(`${of}-${span.from}.csv`, 'text/csv', csv);
}

type Span = { from: string; until: string };

const tables: Record<string, (span: Span, nowMs: number) => string> = {
  lessons(span, nowMs) {
    const isTeacher = useSession.getState().user?.role === 'teacher';
    const moneyOf = isTeacher ? loadedLedger(nowMs).moneyOf : null;
    return lessonsCsv(loadedMeetings(), span, { ...codecNow(), nowMs, moneyOf }, i18next.t);
  },
  payments({ from, until }, nowMs) {
    const { payments } = loadedLedger(nowMs);
    const those = payments.filter(({ date }) => date >= from && date < until);
    return paymentsCsv(those, nameOfPayer(nowMs), i18next.t);
  },
  expenses({ from, until }, nowMs) {
    // What repeats is spent on its day: of days that go on, only what was.
    const tomorrow = addDays(dayOf(toWall(nowMs, codecNow().zone)), 1);
    const end = from < tomorrow && tomorrow < until ? tomorrow : until;
    const outlays = outlaysBetween(expensesIn(useEntityStore.getState().expenses, codecNow()), from, end);
    return expensesCsv(outlays, codecNow().currency, i18next.t);
  },
};
