/** The line of the ledger that somebody points at: a student at one lesson. */
import type { Id } from '../basics/ids.ts';
import { isRefusal, refuse, type Refusal } from '../basics/refusal.ts';
import type { Wall } from '../basics/wallTime.ts';
import { addressOf } from '../calendar/meetingFacts.ts';
import { attends } from '../calendar/attends.ts';
import type { Books } from './books.ts';
import type { Entry } from './ledger.ts';
import type { MoneyFacts } from './moneyFacts.ts';

type Said = { meetingId: Id; occurrence?: Wall | null | undefined; attendeeId: Id };

/** `path`: of the argument that names it. */
export function markedEntry(
  { meetingId, occurrence, attendeeId }: Said,
  { teacher, schedule }: MoneyFacts,
  books: Books,
  path: string,
): Entry | Refusal {
  const addressed = schedule.find(
    ({ meeting, occurrences }) => meeting.id === meetingId || occurrences.some(({ id }) => id === meetingId),
  );
  if (!addressed) return refuse('NOT_FOUND', `${path}.meetingId`);
  const at = addressOf(
    { id: meetingId, occurrence, scope: 'this' },
    { teacher, addressed, series: [addressed] },
  );
  if (isRefusal(at)) return { ...at, field: `${path}.occurrence` };
  if (!attends(at.lesson, attendeeId)) return refuse('NOT_FOUND', `${path}.attendeeId`);
  // Who is excused owes nothing, so nothing can be paid for it.
  return books.entry(at.lesson, attendeeId) ?? refuse('BAD_REQUEST', `${path}.occurrence`);
}
