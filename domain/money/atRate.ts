/**
 * Every amount of a teacher's rows at a rate, to the nearest smallest unit. What a payment covers is rounded together,
 * so that what was settled stays settled and no payment covers more than it has.
 */
import type { Id } from '../basics/ids.ts';
import { scaled } from '../basics/money.ts';
import type { Attendee } from '../calendar/meeting.ts';
import type { Charge } from '../calendar/occurrence.ts';
import type { Row } from '../kernel/rows.ts';
import type { Entry } from './ledger.ts';
import { allocatedMinor, isSettled } from '../calendar/charge.ts';
import type { Payment } from './payment.ts';
import { scaledTerms } from './scaledTerms.ts';

type Times = (minor: number) => number;

/** One part of a payment: what it gives to a charge, or what went back of it. */
type Part = { key: string; paymentId: Id; minor: number; isCounted: boolean };

type Wish = {
  rate: number;
  currency: string;
  /** What the ledger counts: of a lesson that fell away the charge stands, and its money is used elsewhere. */
  entries: readonly Pick<Entry, 'charge'>[];
};

export function rowsAtRate(rows: readonly Row[], { rate, currency, entries }: Wish): Row[] {
  const times: Times = (minor) => scaled(minor, rate);
  const counted = new Set(entries.flatMap(({ charge }) => charge?.id ?? []));
  const parts = partsAtRate(rows, times, counted);
  return rows.map((row) => rowAtRate(row, { times, parts, currency }));
}

/** The whole of what is spent of a payment is rounded once, and each part is what it adds to the parts before. */
function partsAtRate(rows: readonly Row[], times: Times, counted: ReadonlySet<Id>): Map<string, number> {
  const byPayment = Map.groupBy(
    rows.flatMap((row) => partsOf(row, counted)),
    ({ paymentId }) => paymentId,
  );
  const after = new Map<string, number>();
  for (const parts of byPayment.values()) {
    let spent = 0;
    for (const { key, minor } of parts.sort(byUse)) {
      after.set(key, times(spent + minor) - times(spent));
      spent += minor;
    }
  }
  return after;
}

/** First what counts: together it is never more than the payment. */
const byUse = (a: Part, b: Part): number =>
  Number(b.isCounted) - Number(a.isCounted) || (a.key < b.key ? -1 : 1);

const allocationKey = (charge: Charge, paymentId: Id): string => `${charge.id} ${paymentId}`;

function partsOf(row: Row, counted: ReadonlySet<Id>): Part[] {
  if (row.kind === 'payment')
    return row.refundOf === null
      ? []
      : [{ key: row.id, paymentId: row.refundOf, minor: row.amountMinor, isCounted: true }];
  if (row.kind !== 'occurrence') return [];
  return row.charges.flatMap((charge) =>
    charge.allocations.map(({ paymentId, amountMinor }) => ({
      key: allocationKey(charge, paymentId),
      paymentId,
      minor: amountMinor,
      isCounted: counted.has(charge.id),
    })),
  );
}

type Taking = { times: Times; parts: ReadonlyMap<string, number>; currency: string };

function rowAtRate(row: Row, taking: Taking): Row {
  const { times, currency } = taking;
  switch (row.kind) {
    case 'teacher': {
      const { teacher, student, online } = row.locations;
      const place = (one: typeof teacher) => ({ ...one, costMinor: times(one.costMinor) });
      const locations = { teacher: place(teacher), student: place(student), online: place(online) };
      return { ...row, currency, locations };
    }
    case 'subject':
      return { ...row, hourlyMinor: times(row.hourlyMinor) };
    case 'meeting':
      return { ...row, costMinor: times(row.costMinor), attendees: attendeesAt(row.attendees, times) };
    case 'pendingMeeting':
      return {
        ...row,
        costMinor: row.costMinor === null ? null : times(row.costMinor),
        attendees: attendeesAt(row.attendees, times),
      };
    case 'occurrence': {
      const { costMinor } = row.own;
      const own = costMinor === undefined ? row.own : { ...row.own, costMinor: times(costMinor) };
      return { ...row, own, charges: row.charges.map((charge) => chargeAt(charge, taking)) };
    }
    case 'expense':
      // What was spent was not nothing.
      return { ...row, amountMinor: Math.max(1, times(row.amountMinor)) };
    case 'discount': {
      const earlier = row.earlier.map((each) => ({ ...each, terms: scaledTerms(each.terms, times) }));
      return { ...row, terms: scaledTerms(row.terms, times), earlier };
    }
    case 'payment':
      return paymentAt(row, taking);
    case 'link':
    case 'joinRequest':
      return { ...row, personalDiscount: discountAt(row.personalDiscount, times) };
    default:
      return row;
  }
}

const paymentAt = (row: Payment, { times, parts, currency }: Taking): Payment => ({
  ...row,
  currency,
  amountMinor: parts.get(row.id) ?? times(row.amountMinor),
});

function chargeAt(charge: Charge, { times, parts }: Taking): Charge {
  const allocations = charge.allocations.map((each) => ({
    ...each,
    amountMinor: parts.get(allocationKey(charge, each.paymentId)) ?? 0,
  }));
  const openMinor = isSettled(charge) ? 0 : charge.amountMinor - allocatedMinor(charge);
  return { ...charge, allocations, amountMinor: allocatedMinor({ allocations }) + times(openMinor) };
}

function discountAt<Off extends { type: 'percentage' | 'fixed'; value: number }>(
  discount: Off | null,
  times: Times,
): Off | null {
  return discount?.type === 'fixed' ? { ...discount, value: times(discount.value) } : discount;
}

const attendeesAt = (attendees: readonly Attendee[], times: Times): Attendee[] =>
  attendees.map((attendee) => {
    const { personalDiscount } = attendee;
    return personalDiscount
      ? { ...attendee, personalDiscount: discountAt(personalDiscount, times) ?? personalDiscount }
      : attendee;
  });
