/** Printed from src/features/students/api/linkCode.graphql by scripts/printSchema.ts (npm run schema). */
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type CreateLinkCodeMutationVariables = { [key: string]: never };

export type CreateLinkCodeMutation = {
  createLinkCode: { status: string; code: string | null; expiresAt: string | null };
};

// prettier-ignore
export const CreateLinkCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateLinkCode"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createLinkCode"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]} as unknown as DocumentNode<CreateLinkCodeMutation, CreateLinkCodeMutationVariables>;
