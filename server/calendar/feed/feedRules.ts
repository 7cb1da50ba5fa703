/** A feed is its owner's alone: the calls name nobody else. */
import type { AreaRules } from '../../schema/rule.ts';

const people = ['teacher', 'student', 'parent'] as const;

export const feedRules = {
  Query: { myFeed: people },
  Mutation: { rotateFeed: people },
  types: {
    Feed: { url: 'asParent', createdAt: 'asParent' },
    FeedPayload: { status: 'asParent', refusal: 'asParent', feed: 'asParent' },
  },
} as const satisfies AreaRules;
