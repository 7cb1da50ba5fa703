/** A teacher goes over to another currency: every amount at one rate, what was paid and spent too, as one change. */
import * as v from 'valibot';
import { largestMinor } from '../basics/money.ts';
import { isRefusal, refuse, type Refusal } from '../basics/refusal.ts';
import { factor, id } from '../basics/wire.ts';
import { checkPlan } from '../plans/plans.ts';
import type { Actor } from '../kernel/actor.ts';
import { need, type Gathering } from '../kernel/facts.ts';
import { operation, type Change, type Means } from '../kernel/operation.ts';
import { rowKey, type Row } from '../kernel/rows.ts';
import { linkOf } from '../people/link.ts';
import { currencies } from '../people/person.ts';
import { rowsAtRate } from './atRate.ts';
import { openBooks } from './books.ts';
import type { Entry } from './ledger.ts';
import { moneyFacts, type MoneyFacts } from './moneyFacts.ts';

/** `others`: rows with amounts that are not in the books. */
type Facts = { money: MoneyFacts; others: Row[] };

export const changeCurrency = operation({
  name: 'changeCurrency',
  writes: [
    'teacher',
    'subject',
    'meeting',
    'pendingMeeting',
    'joinRequest',
    'link',
    'discount',
    'expense',
    'payment',
  ],
  card: { effect: 'currency', about: ({ currency }) => currency },
  // rate: what one of the old currency is worth in the new one; the same currency again puts a wrong rate right
  args: v.strictObject({ teacherId: id, currency: v.picklist(currencies), rate: factor }),
  onlyOnce: true,
  *facts({ teacherId }, actor: Actor): Gathering<Facts | Refusal> {
    const money = yield* moneyFacts(actor);
    if (isRefusal(money)) return money;
    if (teacherId !== actor.id) return refuse('NOT_FOUND', 'teacherId');
    const others: Row[] = [
      ...(yield* need('teachers', { teacherId })),
      ...(yield* need('subjects', { teacherId })),
      ...(yield* need('discounts', { teacherId })),
      ...(yield* need('expenses', { teacherId })),
      ...(yield* need('pendingMeetings', { teacherId })),
      ...(yield* need('joinRequests', { teacherId })),
      ...money.roster.map((student) => linkOf(student, teacherId)),
    ];
    return { money, others };
  },
  authorize: (_actor, { money }) => checkPlan(money.teacher),
  change({ currency, rate }, { money, others }, means): Change | Refusal {
    const { before, now, entries } = settled(money, others, means);
    const after = rowsAtRate(now, { rate, currency, entries });
    if (after.some(isTooLarge)) return refuse('BAD_REQUEST', 'rate');
    const rows = after.flatMap((row) => {
      const was = before.get(rowKey(row)) ?? null;
      return JSON.stringify(was) === JSON.stringify(row) ? [] : [{ before: was, after: row }];
    });
    return { rows, tell: [], about: [money.teacher.id] };
  },
});

/** What credit covers by now is written first: a price rounded otherwise would open it again. */
function settled(
  money: MoneyFacts,
  others: readonly Row[],
  means: Means,
): { before: ReadonlyMap<string, Row>; now: Row[]; entries: Entry[] } {
  const standing: Row[] = [
    ...others,
    ...money.payments,
    ...money.schedule.flatMap(({ meeting, occurrences }) => [meeting, ...occurrences]),
  ];
  const before = new Map(standing.map((row) => [rowKey(row), row]));
  const books = openBooks(money, means);
  books.writeCredit(null);
  const now = new Map(before);
  for (const { after } of books.changes()) if (after) now.set(rowKey(after), after);
  return { before, now: [...now.values()], entries: books.ledger().entries };
}

/** What an amount may be at most holds for those that everything else follows from. */
function isTooLarge(row: Row): boolean {
  switch (row.kind) {
    case 'subject':
      return row.hourlyMinor > largestMinor;
    case 'meeting':
      return row.costMinor > largestMinor;
    case 'occurrence':
      return (row.own.costMinor ?? 0) > largestMinor;
    case 'expense':
    case 'payment':
      return row.amountMinor > largestMinor;
    default:
      return false;
  }
}
