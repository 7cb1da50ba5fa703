import type { FeedSettings } from '../feeds/feedAddress.ts';
import type { Module } from '../module.ts';
import { claimPolicy } from './policy.ts';
import { makeClaimResolvers } from './resolvers.ts';

export const claimsModule = {
  policy: claimPolicy,
  resolvers: ({ feed }: { feed: FeedSettings }) => makeClaimResolvers(feed),
} satisfies Module;
