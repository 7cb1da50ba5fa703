/** The shape in which each area hands its queries and subscriptions to the schema (server/<area>/resolvers.ts). */
import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../doors/context.ts';

/** Args: what the schema says of the field's arguments; GraphQL has checked them by then. */
// Methods, not properties: so a resolver that names its own arguments fits into the table of all.
export type Resolve<Args = unknown, Answer = unknown> = {
  resolve(source: unknown, args: Args, context: Context, info: GraphQLResolveInfo): Answer | Promise<Answer>;
}['resolve'];

/** `subscribe` yields the payload itself: {meetings: row}. */
type Subscribe<Args = unknown> = {
  subscribe(
    source: unknown,
    args: Args,
    context: Context,
  ): AsyncIterable<unknown> | Promise<AsyncIterable<unknown>>;
};

export type AreaResolvers = {
  Query?: Record<string, Resolve<never>>;
  /** Deeds in nobody's calendar; the others are operations, which performAll carries out. */
  Mutation?: Record<string, Resolve<never>>;
  Subscription?: Record<string, Subscribe<never>>;
};
