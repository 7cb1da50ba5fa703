/** Printed from src/features/joining/claim.fetch.graphql by scripts/printSchema.ts (npm run schema). */
export type ClaimQueryVariables = {
  code: string;
  locale?: string | null | undefined;
};

export type ClaimQuery = {
  claim: {
    teacherName: string;
    username: string;
    phoneNumber: { countryCode: string | null; number: string | null } | null;
    contract: { version: number; text: string; locale: string };
  } | null;
};

import type { FetchedDocument } from '../../lib/session/askByFetch.ts';
// prettier-ignore
export const ClaimDocument: FetchedDocument<ClaimQuery, ClaimQueryVariables> = { name: 'Claim', text: "query Claim($code: String!, $locale: String) { claim(code: $code, locale: $locale) { teacherName username phoneNumber { countryCode number } contract { version text locale } } }" };
