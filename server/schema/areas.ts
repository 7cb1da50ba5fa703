/** The areas whose queries, subscriptions and rules make up the schema. */
import { feedResolvers } from '../calendar/feed/feedResolvers.ts';
import { feedRules } from '../calendar/feed/feedRules.ts';
import { calendarResolvers } from '../calendar/resolvers.ts';
import { restrictedTimeResolvers } from '../calendar/restrictedTimeResolvers.ts';
import { restrictedTimeRules } from '../calendar/restrictedTimeRules.ts';
import { calendarRules } from '../calendar/rules.ts';
import { baseResolvers, baseRules } from '../doors/base.ts';
import { noticesResolvers } from '../notices/resolvers.ts';
import { noticesRules } from '../notices/rules.ts';
import { peopleResolvers } from '../people/resolvers.ts';
import { peopleRules } from '../people/rules.ts';
import { planResolvers } from '../plans/planResolvers.ts';
import { planRules } from '../plans/planRules.ts';
import { joiningResolvers } from '../requests/joiningResolvers.ts';
import { joiningRules } from '../requests/joiningRules.ts';
import { requestsResolvers } from '../requests/resolvers.ts';
import { waitingResolvers } from '../requests/waitingResolvers.ts';
import { waitingRules } from '../requests/waitingRules.ts';
import { requestsRules } from '../requests/rules.ts';
import { subjectsResolvers } from '../subjects/resolvers.ts';
import { subjectsRules } from '../subjects/rules.ts';
import { operationRules } from './operationRules.ts';
import type { AreaResolvers } from './resolvers.ts';
import type { AreaRules } from './rule.ts';

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
