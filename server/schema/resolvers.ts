/** The shape in which each area hands its queries and subscriptions to the schema (server/<area>/resolvers.ts). */
import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../doors/context.ts';

export type Resolve<Args = never, Answer = unknown> = (
  source: unknown,
  args: Args,
  context: Context,
  info: GraphQLResolveInfo,
) => Answer | Promise<Answer>;

/** `subscribe` yields the payload itself: {meetings: row}. */
export type Subscribe<Args = never> = {
  subscribe(
    source: unknown,
    args: Args,
    context: Context,
  ): AsyncIterable<unknown> | Promise<AsyncIterable<unknown>>;
};

export type AreaResolvers = {
  Query?: Record<string, Resolve>;
  Subscription?: Record<string, Subscribe>;
};
