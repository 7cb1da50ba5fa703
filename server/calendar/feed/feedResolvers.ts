/** One's own feed: its address, and another one. */
import type { Context } from '../../doors/context.ts';
import { signedIn } from '../../people/relations.ts';
import type { AreaResolvers } from '../../schema/resolvers.ts';
import { readFeed, rotateFeed, type Feed } from './feedAddress.ts';

export const feedResolvers = {
  Query: {
    myFeed: (_: unknown, _args: unknown, context: Context): Promise<Feed> =>
      readFeed(context.store, context.settings.feed, signedIn(context).id),
  },
  Mutation: {
    rotateFeed: async (_: unknown, _args: unknown, context: Context) => ({
      status: 'ok',
      refusal: null,
      feed: await rotateFeed(context.store, context.settings.feed, {
        userId: signedIn(context).id,
        nowMs: context.nowMs(),
      }),
    }),
  },
} satisfies AreaResolvers;
