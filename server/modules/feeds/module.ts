import type { Module } from '../module.ts';
import type { FeedSettings } from './feedAddress.ts';
import { makeFeedRoute, type FeedParts } from './feedRoute.ts';
import { feedPolicy } from './policy.ts';
import { makeFeedResolvers } from './resolvers.ts';

export const feedsModule = {
  policy: feedPolicy,
  resolvers: ({ feed }: { feed: FeedSettings }) => makeFeedResolvers(feed),
  routes: (given: FeedParts) => [makeFeedRoute(given)],
} satisfies Module;
