/** What each student pays for the lesson that a plan books, moves or prices, line by line, as the lesson itself will say it. */
import { toMs } from '../../../domain/basics/zones.ts';
import { lessonsBetween, type Lesson } from '../../../domain/calendar/lesson.ts';
import type { MeetingWithOccurrences } from '../../../domain/calendar/occurrence.ts';
import type { Discount } from '../../../domain/money/discount.ts';
import type { LedgerFacts } from '../../../domain/money/ledger.ts';
import { leftOutOf, priceBy, priceOf } from '../../../domain/money/price.ts';
import { pricingOf, type Pricing } from '../../../domain/money/pricing.ts';
import type { RowChange } from '../../../domain/kernel/rows.ts';
import { touchedIds, withRows } from '../../lib/lessons/ghosts.ts';
import type { SchoolMeetings } from '../../lib/lessons/schoolMeetings.ts';
import { fundsAt } from './fundOf.ts';
import type { LessonPrice, PlanFacts, Stretch } from './planFactsShape.ts';
import { isAction } from './planWords.ts';

type School = Pick<SchoolMeetings, 'held' | 'nameOf'>;
type Known = {
  school: School;
  zone: string;
  nowMs: number;
  /** What families paid, and who pays for whom. */
  books: Pick<LedgerFacts, 'payments' | 'payerOf'>;
};
type Side = { held: MeetingWithOccurrences[]; pricing: Pricing };

/** Of the first lesson that changes: of a request there is nothing yet, for its price is settled by the answer. */
export function lessonPrices(
  { kind, lessons, payments, subjects }: PlanFacts,
  rows: readonly RowChange[],
  discounts: readonly Discount[],
  { school, zone, nowMs, books }: Known,
): LessonPrice[] {
  if (payments || subjects || (isAction(kind) && kind !== 'approve')) return [];
  const first = lessons.find(({ state, after }) => state !== 'stays' && after !== null);
  if (!first?.after) return [];
  const ids = touchedIds(rows);
  const sideOf = (all: MeetingWithOccurrences[]): Side => ({
    held: all.filter(({ meeting }) => ids.has(meeting.id)),
    pricing: pricingOf(discounts, all),
  });
  const schedule = withRows(school.held, rows);
  const after = sideOf(schedule);
  const lesson = lessonAt(first.after, after, zone);
  if (!lesson) return [];
  const before = sideOf(school.held);
  const was = first.before && lessonAt(first.before, before, zone);
  const fundOf = was
    ? () => null
    : fundsAt(lesson, { ...books, schedule, priceFor: priceBy(after.pricing) }, nowMs);
  const prices = lesson.meeting.attendees.map(({ studentId }): LessonPrice => {
    const price = priceOf(lesson, studentId, after.pricing);
    const beforeMinor = was && attends(was, studentId) ? priceOf(was, studentId, before.pricing).minor : null;
    const fund = fundOf(studentId);
    const leftOut = leftOutOf(lesson, price, studentId, after.pricing);
    return {
      names: [school.nameOf(studentId)].filter(Boolean),
      price,
      beforeMinor: beforeMinor === price.minor ? null : beforeMinor,
      ...(fund ? { fund } : {}),
      ...(leftOut.length > 0 ? { leftOut } : {}),
    };
  });
  return together(prices.filter((each) => isTold(each, was === null)));
}

/** What is booked tells its price; of what is there already it is told where it has a reason or becomes another. */
const isTold = ({ price, beforeMinor }: LessonPrice, isBooked: boolean): boolean =>
  price.lines.length > 1 || (isBooked && price.minor > 0) || beforeMinor !== null;

const attends = ({ meeting }: Lesson, studentId: string): boolean =>
  meeting.attendees.some((each) => each.studentId === studentId);

function lessonAt({ start, end }: Stretch, { held }: Side, zone: string): Lesson | null {
  const [startMs, endMs] = [toMs(start, zone), toMs(end, zone)];
  const found = held
    .flatMap((each) => lessonsBetween(each, startMs, endMs))
    .find((lesson) => lesson.startMs === startMs && lesson.endMs === endMs);
  return found ?? null;
}

/** Those who pay alike are told once. */
function together(prices: readonly LessonPrice[]): LessonPrice[] {
  const alike = [...Map.groupBy(prices, ({ names: _, ...told }) => JSON.stringify(told))];
  return alike.flatMap(([, [first, ...others]]) =>
    first
      ? {
          ...first,
          names: alike.length === 1 ? [] : [first, ...others].flatMap(({ names }) => names),
        }
      : [],
  );
}
