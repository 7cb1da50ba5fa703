/** What one student pays for one lesson, ahead or past: the price line by line, what covers it, and what is due. */
import type { Id } from '../basics/ids.ts';
import { isRefusal, refuse, type Refusal } from '../basics/refusal.ts';
import type { Day, Wall } from '../basics/wallTime.ts';
import type { Lesson } from '../calendar/lesson.ts';
import type { Allocation } from '../calendar/occurrence.ts';
import { addressOf } from '../calendar/meetingFacts.ts';
import { afterSlot, nobodyComes, numberSeries } from '../calendar/number.ts';
import { attends } from '../calendar/attends.ts';
import { explained, factsOf, isWholeFor, type Asker } from './familyAccount.ts';
import { entryKey, ledgerOf, type Entry } from './ledger.ts';
import type { MoneyFacts } from './moneyFacts.ts';
import { absenceOf, isCharged } from './owed.ts';
import type { Price } from './price.ts';

/** `date`: when the money came; null where others paid. */
type Cover = { amountMinor: number; inLessons: boolean; date: Day | null };

export type Receipt = {
  lesson: Lesson;
  studentId: Id;
  /** null where the lesson has none. */
  number: number | null;
  kind: 'lesson' | 'lateCancel' | 'excused';
  price: Price;
  covers: Cover[];
  openMinor: number;
  /** Until then it can be called off without a charge; null once it is too late. */
  freeUntilMs: number | null;
};

type Said = { meetingId: Id; occurrence: Wall | null; studentId: Id };

export function receiptOf(
  facts: MoneyFacts,
  asker: Asker,
  { meetingId, occurrence, studentId }: Said,
  nowMs: number,
): Receipt | Refusal {
  const mayAsk = asker.as === 'teacher' || asker.students.includes(studentId);
  const lesson = mayAsk ? lessonSaid(facts, meetingId, occurrence) : null;
  if (!lesson || isRefusal(lesson) || !attends(lesson, studentId)) return refuse('NOT_FOUND', 'meetingId');
  const payerId = facts.payerOf(studentId);
  // A lesson ahead is shown as it will stand once the ones before it have had their part of the credit.
  const own = factsOf(facts, new Set([payerId]));
  const { entries } = ledgerOf(own, Math.max(nowMs, lesson.startMs));
  const key = entryKey(lesson, studentId);
  const entry = entries.find((each) => entryKey(each.lesson, each.studentId) === key);
  const freeUntilMs = lesson.startMs - facts.teacher.noticeHours * 3_600_000;
  return {
    lesson,
    studentId,
    number: numberOf(facts, lesson),
    kind: isCharged(absenceOf(lesson, studentId)) ? (entry?.kind ?? 'lesson') : 'excused',
    price: entry ? explained(facts, lesson, studentId, entry.amountMinor) : { minor: 0, lines: [] },
    ...coverOf(entry, facts, { isWhole: isWholeFor(asker, payerId), isAhead: lesson.startMs > nowMs }),
    freeUntilMs: freeUntilMs > nowMs ? freeUntilMs : null,
  };
}

function lessonSaid(
  { teacher, schedule }: Pick<MoneyFacts, 'teacher' | 'schedule'>,
  meetingId: Id,
  occurrence: Wall | null,
): Lesson | Refusal | null {
  const addressed = schedule.find(
    ({ meeting, occurrences }) => meeting.id === meetingId || occurrences.some(({ id }) => id === meetingId),
  );
  if (!addressed) return null;
  const said = { id: meetingId, occurrence, scope: 'this' } as const;
  const at = addressOf(said, { teacher, addressed, series: [addressed] });
  return isRefusal(at) ? at : at.lesson;
}

/** Whoever does not pay is told what is paid on this lesson, but nothing of credit that waits for it. */
function coverOf(
  entry: Entry | undefined,
  { payments }: Pick<MoneyFacts, 'payments'>,
  { isWhole, isAhead }: { isWhole: boolean; isAhead: boolean },
): Pick<Receipt, 'covers' | 'openMinor'> {
  if (!entry) return { covers: [], openMinor: 0 };
  const waits = (each: Allocation): boolean => isAhead && entry.unwritten.includes(each);
  const shown = entry.allocations.filter((each) => isWhole || !waits(each));
  const dayOf = new Map(payments.map(({ id, date }) => [id, date]));
  const covers = shown.map(({ paymentId, amountMinor, inLessons }) => ({
    amountMinor,
    inLessons,
    date: isWhole ? (dayOf.get(paymentId) ?? null) : null,
  }));
  const inLessons = covers.some((each) => each.inLessons);
  const coveredMinor = covers.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return { covers, openMinor: inLessons ? 0 : Math.max(0, entry.amountMinor - coveredMinor) };
}

function numberOf({ schedule }: Pick<MoneyFacts, 'schedule'>, { meeting, slot }: Lesson): number | null {
  const series = schedule.filter((held) => held.meeting.seriesId === meeting.seriesId);
  const number = numberSeries(series, afterSlot(slot)).of(meeting.id, slot);
  return number === nobodyComes ? null : number;
}
