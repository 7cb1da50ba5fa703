/** Printed from src/features/joining/claimStudent.fetch.graphql by scripts/printSchema.ts (npm run schema). */
export type ClaimStudentMutationVariables = {
  code: string;
  takeName?: boolean | null | undefined;
  takePhone?: boolean | null | undefined;
  contractVersion?: number | null | undefined;
  locale?: string | null | undefined;
};

export type ClaimStudentMutation = { claimStudent: { status: string } };

import type { FetchedDocument } from '../../lib/session/askByFetch.ts';
// prettier-ignore
export const ClaimStudentDocument: FetchedDocument<ClaimStudentMutation, ClaimStudentMutationVariables> = { name: 'ClaimStudent', text: "mutation ClaimStudent($code: String!, $takeName: Boolean, $takePhone: Boolean, $contractVersion: Int, $locale: String) { claimStudent( code: $code takeName: $takeName takePhone: $takePhone contractVersion: $contractVersion locale: $locale ) { status } }" };
