/** Printed from src/features/feedback/api/contact.fetch.graphql by scripts/printSchema.ts (npm run schema). */
export type ContactMessageInput = {
  name: string;
  email: string;
  subject: string;
  details: string;
  /** Stays empty: people do not see it. Whatever fills it in is a program, and its message is dropped. */
  website?: string | null | undefined;
};

export type AddContactMessageMutationVariables = {
  input: ContactMessageInput;
};

export type AddContactMessageMutation = { answer: { status: string } };

import type { FetchedDocument } from '../../../lib/session/askByFetch.ts';
// prettier-ignore
export const AddContactMessageDocument: FetchedDocument<AddContactMessageMutation, AddContactMessageMutationVariables> = { name: 'AddContactMessage', text: "mutation AddContactMessage($input: ContactMessageInput!) { answer: addContactMessage(input: $input) { status } }" };
