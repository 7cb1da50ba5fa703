/** Printed from src/features/joining/claim.fetch.graphql by scripts/printSchema.ts (npm run schema). */
export type ClaimQueryVariables = {
  code: string;
};

export type ClaimQuery = {
  claim: {
    teacherName: string;
    username: string;
    phoneNumber: { countryCode: string | null; number: string | null } | null;
  } | null;
};

import type { FetchedDocument } from '../../lib/session/askByFetch.ts';
// prettier-ignore
export const ClaimDocument: FetchedDocument<ClaimQuery, ClaimQueryVariables> = { name: 'Claim', text: "query Claim($code: String!) { claim(code: $code) { teacherName username phoneNumber { countryCode number } } }" };
