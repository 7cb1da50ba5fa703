/** The caller's own feed: its address, and replacing it. */
import type { Context } from '../../kernel/api/context.ts';
import { signedIn } from '../../kernel/api/context.ts';
import type { ModuleResolvers } from '../../kernel/api/resolvers.ts';
import { readFeed, rotateFeed, type Feed, type FeedSettings } from './feedAddress.ts';

export const makeFeedResolvers = (settings: FeedSettings) =>
  ({
    Query: {
      myFeed: (_: unknown, _args: unknown, context: Context): Promise<Feed> =>
        readFeed(context.store, settings, signedIn(context).id),
    },
    Mutation: {
      rotateFeed: async (_: unknown, _args: unknown, context: Context) => ({
        status: 'ok',
        refusal: null,
        feed: await rotateFeed(context.store, settings, {
          userId: signedIn(context).id,
          nowMs: context.nowMs(),
        }),
      }),
    },
  }) satisfies ModuleResolvers;
