/** A teacher writes feedback, anybody a message; nobody reads them back by a call: the admins get them by mail. */
import type { AccessPolicy } from '../../kernel/entities/policy.ts';

export const feedbackPolicy = {
  Mutation: { addFeedback: ['teacher'], addContactMessage: 'anyone' },
  types: { FeedbackPayload: { status: 'asParent', refusal: 'asParent' } },
} as const satisfies AccessPolicy;
