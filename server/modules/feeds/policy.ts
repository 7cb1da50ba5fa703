/** A feed is its owner's alone: the calls name nobody else. */
import type { AccessPolicy } from '../../kernel/entities/policy.ts';

const people = ['teacher', 'student', 'parent'] as const;

export const feedPolicy = {
  Query: { myFeed: people },
  Mutation: { rotateFeed: people },
  types: {
    Feed: { url: 'asParent', createdAt: 'asParent' },
    FeedPayload: { status: 'asParent', refusal: 'asParent', feed: 'asParent' },
  },
} as const satisfies AccessPolicy;
