/** Printed from src/features/feedback/api/feedback.fetch.graphql by scripts/printSchema.ts (npm run schema). */
export type FeedbackInput = {
  /** bug or suggestion */
  type: string;
  subject: string;
  details: string;
  /** Where an answer is sent, if one is wanted. */
  email?: string | null | undefined;
};

export type AddFeedbackMutationVariables = {
  input: FeedbackInput;
};

export type AddFeedbackMutation = { answer: { status: string } };

import type { FetchedDocument } from '../../../lib/session/askByFetch.ts';
// prettier-ignore
export const AddFeedbackDocument: FetchedDocument<AddFeedbackMutation, AddFeedbackMutationVariables> = { name: 'AddFeedback', text: "mutation AddFeedback($input: FeedbackInput!) { answer: addFeedback(input: $input) { status } }" };
