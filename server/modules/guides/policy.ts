/** A guide belongs to the caller: nobody else can be named. */
import type { AccessPolicy } from '../../kernel/entities/policy.ts';

export const guidePolicy = {
  Query: { guides: 'signedIn' },
  Mutation: { keepGuide: 'signedIn' },
  types: {
    Guide: { name: 'asParent', step: 'asParent', ended: 'asParent' },
    GuidePayload: { status: 'asParent', refusal: 'asParent' },
  },
} as const satisfies AccessPolicy;
