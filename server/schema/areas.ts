/** The areas whose queries, subscriptions and rules make up the schema. */
import { calendarResolvers } from '../calendar/resolvers.ts';
import { restrictedTimeResolvers } from '../calendar/restrictedTimeResolvers.ts';
import { restrictedTimeRules } from '../calendar/restrictedTimeRules.ts';
import { calendarRules } from '../calendar/rules.ts';
import { baseResolvers, baseRules } from '../doors/base.ts';
import { noticesResolvers } from '../notices/resolvers.ts';
import { noticesRules } from '../notices/rules.ts';
import { peopleResolvers } from '../people/resolvers.ts';
import { peopleRules } from '../people/rules.ts';
import { requestsResolvers } from '../requests/resolvers.ts';
import { requestsRules } from '../requests/rules.ts';
import { subjectsResolvers } from '../subjects/resolvers.ts';
import { subjectsRules } from '../subjects/rules.ts';
import type { AreaResolvers } from './resolvers.ts';
import type { AreaRules } from './rule.ts';

const areas: { resolvers: AreaResolvers; rules: AreaRules }[] = [
  { resolvers: baseResolvers, rules: baseRules },
  { resolvers: calendarResolvers, rules: calendarRules },
  { resolvers: restrictedTimeResolvers, rules: restrictedTimeRules },
  { resolvers: noticesResolvers, rules: noticesRules },
  { resolvers: peopleResolvers, rules: peopleRules },
  { resolvers: requestsResolvers, rules: requestsRules },
  { resolvers: subjectsResolvers, rules: subjectsRules },
];

export const resolvers: AreaResolvers = {
  Query: Object.assign({}, ...areas.map((area) => area.resolvers.Query)) as AreaResolvers['Query'] & object,
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
  types: merged('types'),
} satisfies AreaRules;

function merged<Part extends keyof AreaRules>(part: Part): NonNullable<AreaRules[Part]> {
  return Object.assign({}, ...areas.map((area) => area.rules[part])) as NonNullable<AreaRules[Part]>;
}
