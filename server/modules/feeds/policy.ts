/** A feed belongs to the caller: nobody else can be named. */
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
