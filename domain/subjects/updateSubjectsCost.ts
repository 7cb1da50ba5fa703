/** A teacher sets the prices of several subjects at once; the meetings follow as far as they are asked to. */
import * as v from 'valibot';
import { isRefusal, type Refusal } from '../basics/refusal.ts';
import { checkPlan } from '../plans/plans.ts';
import { notify } from '../kernel/sharedInput.ts';
import { operation, type Change } from '../kernel/operation.ts';
import { costChanged, laterDay } from './costChanged.ts';
import { priceOfMeetings } from './priceOfMeetings.ts';
import { learnersOf, taughtFacts, tellStudents } from './subjectFacts.ts';
import { priceFrom, priceScope, subjectCosts } from './subjectInput.ts';

export const updateSubjectsCost = operation({
  name: 'updateSubjectsCost',
  writes: ['subject', 'meeting'],
  card: { effect: 'subjectPrice', leads: true },
  args: v.strictObject({ subjects: subjectCosts, scope: priceScope, from: priceFrom, notify }),
  facts: ({ subjects }, actor) =>
    taughtFacts(
      subjects.map(({ id }) => id),
      'subjects.*.id',
      actor,
    ),
  authorize: (_actor, { teacher }) => checkPlan(teacher),
  change(
    { subjects: costs, scope, from, notify: wish },
    { teacher, subjects, held },
    means,
  ): Change | Refusal {
    const costOf = new Map(costs.map(({ id, cost }) => [id, cost]));
    const after = subjects.map((each) => ({ ...each, hourlyMinor: costOf.get(each.id) ?? each.hourlyMinor }));
    const changes = subjects.flatMap((before, i) => {
      const now = after[i];
      return now && now.hourlyMinor !== before.hourlyMinor ? [{ before, after: now }] : [];
    });
    const names = new Set(after.flatMap(({ id, name }) => (costOf.has(id) ? [name] : [])));
    const following = { teacher, subjects: after, held, names, scope, from, notify: 'quiet' } as const;
    const prices = priceOfMeetings(following, means);
    if (isRefusal(prices)) return prices;
    const price = { currency: teacher.currency, from: laterDay(from, teacher, means) };
    const tell = changes.flatMap(({ before, after: now }) => {
      const params = costChanged(before, now, price);
      const learners = learnersOf(now.name, held);
      return tellStudents(learners, 'SubjectCostChanged', params, { teacher, notify: wish });
    });
    return { ...prices, rows: [...changes, ...prices.rows], tell, about: [...costOf.keys()] };
  },
});
