/** The shape in which each module hands its queries and subscriptions to the schema (modules/<area>/resolvers.ts). */
import type { GraphQLResolveInfo } from 'graphql';
import type { Rows } from '../live/rows.ts';
import type { Context } from './context.ts';

/** Args: the field's arguments as the schema declares them; GraphQL has checked them by then. */
// Methods, not properties, so that a resolver with arguments of its own fits into the table of all.
export type Resolve<Args = unknown, Answer = unknown> = {
  resolve(source: unknown, args: Args, context: Context, info: GraphQLResolveInfo): Answer | Promise<Answer>;
}['resolve'];

/** `subscribe` yields the payload itself: {meetings: row}. */
type Subscribe<Args = unknown> = {
  subscribe(source: unknown, args: Args, context: Context): Rows<unknown> | Promise<Rows<unknown>>;
};

export type ModuleResolvers = {
  Query?: Record<string, Resolve<never>>;
  /** Mutations that change no calendar; all others are operations, which performAll carries out. */
  Mutation?: Record<string, Resolve<never>>;
  Subscription?: Record<string, Subscribe<never>>;
};

export const mergeResolvers = (all: readonly ModuleResolvers[]): Required<ModuleResolvers> => ({
  Query: merged(all.map(({ Query }) => Query)),
  Mutation: merged(all.map(({ Mutation }) => Mutation)),
  Subscription: merged(all.map(({ Subscription }) => Subscription)),
});

const merged = <Part>(parts: readonly (Record<string, Part> | undefined)[]): Record<string, Part> =>
  Object.assign({}, ...parts) as Record<string, Part>;
