/** Printed from src/lib/session/me.fetch.graphql by scripts/printSchema.ts (npm run schema). */
export type MeQueryVariables = { [key: string]: never };

export type MeQuery = {
  me: {
    id: string;
    role: string;
    username: string;
    email: string;
    profileImage: string | null;
    preferences: {
      language: string | null;
      theme: string | null;
      currency: string | null;
      timeZone: string | null;
      weekStart: string | null;
    };
  } | null;
};

import type { FetchedDocument } from './askByFetch.ts';
// prettier-ignore
export const MeDocument: FetchedDocument<MeQuery, MeQueryVariables> = { name: 'Me', text: "query Me { me { id role username email profileImage preferences { language theme currency timeZone weekStart } } }" };
