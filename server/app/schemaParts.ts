/** The areas whose queries, subscriptions and rules make up the schema. */
import { feedResolvers } from '../modules/feeds/resolvers.ts';
import { feedRules } from '../modules/feeds/policy.ts';
import { calendarResolvers } from '../modules/calendar/resolvers.ts';
import { restrictedTimeResolvers } from '../modules/restrictedTimes/resolvers.ts';
import { restrictedTimeRules } from '../modules/restrictedTimes/policy.ts';
import { calendarRules } from '../modules/calendar/policy.ts';
import { baseResolvers, baseRules } from '../kernel/api/status.ts';
import { noticesResolvers } from '../modules/notifications/resolvers.ts';
import { noticesRules } from '../modules/notifications/policy.ts';
import { peopleResolvers } from '../modules/people/resolvers.ts';
import { peopleRules } from '../modules/people/policy.ts';
import { planResolvers } from '../modules/plans/resolvers.ts';
import { planRules } from '../modules/plans/policy.ts';
import { joiningResolvers } from '../modules/joining/resolvers.ts';
import { joiningRules } from '../modules/joining/policy.ts';
import { requestsResolvers } from '../modules/requests/resolvers.ts';
import { waitingResolvers } from '../modules/waitlist/resolvers.ts';
import { waitingRules } from '../modules/waitlist/policy.ts';
import { requestsRules } from '../modules/requests/policy.ts';
import { subjectsResolvers } from '../modules/subjects/resolvers.ts';
import { subjectsRules } from '../modules/subjects/policy.ts';
import type { AreaResolvers } from '../kernel/api/resolvers.ts';
import type { AreaRules } from '../kernel/entities/policy.ts';
import { operationRules } from '../kernel/api/operationRules.ts';

const areas: { resolvers: AreaResolvers; rules: AreaRules }[] = [
  { resolvers: {}, rules: operationRules },
  { resolvers: baseResolvers, rules: baseRules },
  { resolvers: calendarResolvers, rules: calendarRules },
  { resolvers: restrictedTimeResolvers, rules: restrictedTimeRules },
  { resolvers: feedResolvers, rules: feedRules },
  { resolvers: noticesResolvers, rules: noticesRules },
  { resolvers: peopleResolvers, rules: peopleRules },
  { resolvers: joiningResolvers, rules: joiningRules },
  { resolvers: requestsResolvers, rules: requestsRules },
  { resolvers: waitingResolvers, rules: waitingRules },
  { resolvers: planResolvers, rules: planRules },
  { resolvers: subjectsResolvers, rules: subjectsRules },
];

export const resolvers: AreaResolvers = {
  Query: Object.assign({}, ...areas.map((area) => area.resolvers.Query)) as AreaResolvers['Query'] & object,
  Mutation: Object.assign({}, ...areas.map((area) => area.resolvers.Mutation)) as AreaResolvers['Mutation'] &
    object,
  Subscription: Object.assign(
    {},
    ...areas.map((area) => area.resolvers.Subscription),
  ) as AreaResolvers['Subscription'] & object,
};

/** Who may see what: a rule for every field of the schema. */
export const rules = {
  Query: merged('Query'),
  Mutation: merged('Mutation'),
  Subscription: merged('Subscription'),
  types: mergedTypes(),
} satisfies AreaRules;

function merged<Part extends 'Query' | 'Mutation' | 'Subscription'>(
  part: Part,
): NonNullable<AreaRules[Part]> {
  return Object.assign({}, ...areas.map((area) => area.rules[part])) as NonNullable<AreaRules[Part]>;
}

/** An area may add fields to another's type: what an undo brings back is answered with the meetings. */
function mergedTypes(): NonNullable<AreaRules['types']> {
  const types: NonNullable<AreaRules['types']> = {};
  for (const { rules: each } of areas)
    for (const [name, fields] of Object.entries(each.types ?? {}))
      types[name] = { ...types[name], ...fields };
  return types;
}
