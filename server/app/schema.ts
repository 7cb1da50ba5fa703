/** The GraphQL schema: what each module resolves, and who may see what. */
import type { GraphQLSchema } from 'graphql';
import { makeSchema } from '../kernel/api/makeSchema.ts';
import { mutate } from '../kernel/api/mutate.ts';
import { operationPolicy } from '../kernel/api/operationPolicy.ts';
import { mergeResolvers } from '../kernel/api/resolvers.ts';
import { statusPolicy, statusResolvers } from '../kernel/api/status.ts';
import { mergePolicies } from '../kernel/entities/policy.ts';
import type { KeptCalendars } from '../modules/calendar/calendarCache.ts';
import type { MeetingFeed } from '../modules/calendar/meetingFeed.ts';
import { calendarPolicy } from '../modules/calendar/policy.ts';
import { makeCalendarResolvers } from '../modules/calendar/resolvers.ts';
import { expensePolicy } from '../modules/expenses/policy.ts';
import { expenseResolvers } from '../modules/expenses/resolvers.ts';
import type { FeedSettings } from '../modules/feeds/feedAddress.ts';
import { feedPolicy } from '../modules/feeds/policy.ts';
import { makeFeedResolvers } from '../modules/feeds/resolvers.ts';
import { joiningPolicy } from '../modules/joining/policy.ts';
import { joiningResolvers } from '../modules/joining/resolvers.ts';
import { notificationPolicy } from '../modules/notifications/policy.ts';
import { notificationResolvers } from '../modules/notifications/resolvers.ts';
import { peoplePolicy } from '../modules/people/policy.ts';
import { peopleResolvers } from '../modules/people/resolvers.ts';
import type { Billing } from '../modules/plans/billing.ts';
import { planPolicy } from '../modules/plans/policy.ts';
import { makePlanResolvers } from '../modules/plans/resolvers.ts';
import { requestPolicy } from '../modules/requests/policy.ts';
import { requestResolvers } from '../modules/requests/resolvers.ts';
import { restrictedTimePolicy } from '../modules/restrictedTimes/policy.ts';
import { restrictedTimeResolvers } from '../modules/restrictedTimes/resolvers.ts';
import { subjectPolicy } from '../modules/subjects/policy.ts';
import { subjectResolvers } from '../modules/subjects/resolvers.ts';
import { waitlistPolicy } from '../modules/waitlist/policy.ts';
import { waitlistResolvers } from '../modules/waitlist/resolvers.ts';

/** Who may see what: a rule for every field of the schema. */
export const policy = mergePolicies([
  operationPolicy,
  statusPolicy,
  calendarPolicy,
  restrictedTimePolicy,
  feedPolicy,
  notificationPolicy,
  peoplePolicy,
  joiningPolicy,
  requestPolicy,
  waitlistPolicy,
  planPolicy,
  subjectPolicy,
  expensePolicy,
]);

export type SchemaServices = {
  calendars: KeptCalendars;
  meetings: MeetingFeed;
  feed: FeedSettings;
  billing: Billing | null;
};

export const makeResolvers = ({ calendars, meetings, feed, billing }: SchemaServices) =>
  mergeResolvers([
    statusResolvers,
    makeCalendarResolvers({ calendars, meetings }),
    restrictedTimeResolvers,
    makeFeedResolvers(feed),
    notificationResolvers,
    peopleResolvers,
    joiningResolvers,
    requestResolvers,
    waitlistResolvers,
    makePlanResolvers(billing),
    subjectResolvers,
    expenseResolvers,
  ]);

export const makeAppSchema = (services: SchemaServices): GraphQLSchema =>
  makeSchema({ policy, mutate, resolvers: makeResolvers(services) });
