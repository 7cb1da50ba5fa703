/** A teacher reminds a family of what is open; nobody is reminded who owes nothing. */
import * as v from 'valibot';
import { refuse, type Refusal } from '../basics/refusal.ts';
import { id } from '../basics/wire.ts';
import { checkPlan } from '../plans/plans.ts';
import type { Actor } from '../kernel/actor.ts';
import { operation, type Change } from '../kernel/operation.ts';
import type { FamilyMail } from './familyMail.ts';
import { ledgerOf } from './ledger.ts';
import { familyMoneyFacts, isPayer } from './moneyFacts.ts';

export const remindFamily = operation({
  name: 'remindFamily',
  writes: ['familyMail'],
  card: { effect: 'remindFamily', about: ({ payerId }, _rows, { person }) => person(payerId) },
  args: v.strictObject({ payerId: id }),
  facts: ({ payerId }, actor: Actor) => familyMoneyFacts(actor, [payerId]),
  authorize: (_actor, { teacher }) => checkPlan(teacher),
  change({ payerId: said }, facts, { nowMs, newId }): Change | Refusal {
    if (!isPayer(facts, said)) return refuse('NOT_FOUND', 'payerId');
    const { teacher } = facts;
    const payerId = facts.payerOf(said);
    const open = ledgerOf(facts, nowMs).accounts.get(payerId)?.openMinor ?? 0;
    if (open === 0) return refuse('NOTHING_OPEN', 'payerId');
    const made: FamilyMail = {
      kind: 'familyMail',
      teacherId: teacher.id,
      id: newId(),
      revision: 0,
      type: 'reminder',
      payerId,
      askedBy: null,
      month: null,
      createdMs: nowMs,
    };
    // On a locked screen stands no amount.
    const tell = [{ to: payerId, title: 'PaymentReminder' as const, params: { teacherName: teacher.name } }];
    return { rows: [{ before: null, after: made }], tell, about: [made.id] };
  },
});
