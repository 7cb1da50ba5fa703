/** What a plan does to money, told in facts without words. */
import type { Id } from '../../../domain/basics/ids.ts';
import type { MeetingWithOccurrences } from '../../../domain/calendar/occurrence.ts';
import type { RowChange } from '../../../domain/kernel/rows.ts';
import { expenseFacts } from './expenseFacts.ts';
import { paymentFacts } from './paymentFacts.ts';

type School = { held: readonly MeetingWithOccurrences[]; nameOf(personId: Id): string };

export const moneyFacts = (rows: readonly RowChange[], { held, nameOf }: School) => ({
  payments: paymentFacts(rows, { nameOf, subjectOf: subjectsOf(held) }),
  expenses: expenseFacts(rows),
});

const subjectsOf =
  (held: readonly MeetingWithOccurrences[]) =>
  (meetingId: Id): string => {
    const meeting = held.find((each) => each.meeting.id === meetingId)?.meeting;
    return meeting?.subject || meeting?.summary || '';
  };
