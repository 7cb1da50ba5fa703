/** The ledger over what is loaded; reckoned anew when the calendar or the payments change, and each quarter of an hour. */
import { useMemo } from 'react';
import { ledgerOf, type Ledger } from '../../../domain/money/ledger.ts';
import { payerIn } from '../../../domain/money/moneyFacts.ts';
import type { Payment } from '../../../domain/money/payment.ts';
import { priceBy } from '../../../domain/money/price.ts';
import { pricingOf } from '../../../domain/money/pricing.ts';
import { readDiscount } from '../../../domain/money/wireDiscount.ts';
import { readPayment } from '../../../domain/money/wirePayment.ts';
import { useSchool } from '../../lib/entities/school.ts';
import { schoolMeetings } from '../../lib/lessons/schoolMeetings.ts';
import { useNow } from '../../lib/page/useNow.ts';
import { useSession } from '../../lib/session/session.ts';

const quarterMs = 15 * 60_000;

export type Books = {
  ledger: Ledger;
  payments: Payment[];
  nameOf(personId: string): string;
  colorOf(subject: string): string | null;
};

export function useLedger(): Books {
  const meetings = useSchool((school) => school.meetings);
  const teachers = useSchool((school) => school.teachers);
  const students = useSchool((school) => school.students);
  const subjects = useSchool((school) => school.subjects);
  const wires = useSchool((school) => school.payments);
  const discounts = useSchool((school) => school.discounts);
  const zone = useSession((session) => session.user?.preferences.timeZone) ?? 'Asia/Jerusalem';
  const nowMs = Math.floor(useNow(zone).ms / quarterMs) * quarterMs;
  return useMemo(() => {
    const { held, nameOf, colorOf } = schoolMeetings({ meetings, teachers, students, subjects });
    const payments = wires.flatMap((wire) => readPayment(wire, wire.teacherId ?? '') ?? []);
    const payerOf = payerIn(students.map(({ id, payerId }) => ({ id, payerId: payerId ?? id })));
    const currency = teachers[0]?.preferences?.currency ?? 'ILS';
    const rules = discounts.flatMap((wire) => readDiscount(wire, { teacherId: '', currency }) ?? []);
    const priceFor = priceBy(pricingOf(rules, held));
    const ledger = ledgerOf({ schedule: held, payments, payerOf, priceFor }, nowMs);
    const childrenOf = Map.groupBy(students, ({ id }) => payerOf(id));
    // A family is called by its children: who their parent is, they tell or do not.
    const nameOfPayer = (id: string): string =>
      nameOf(id) || (childrenOf.get(id) ?? []).map((child) => nameOf(child.id)).join(', ');
    return { ledger, payments, nameOf: nameOfPayer, colorOf };
  }, [meetings, teachers, students, subjects, wires, discounts, nowMs]);
}
