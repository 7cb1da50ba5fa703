/** Printed from src/features/joining/publicTeacher.fetch.graphql by scripts/printSchema.ts (npm run schema). */
export type PublicTeacherQueryVariables = {
  slug: string;
  locale?: string | null | undefined;
};

export type PublicTeacherQuery = {
  publicTeacher: {
    id: string;
    username: string;
    profileImage: string | null;
    aboutMe: string | null;
    yearsExperience: number | null;
    lessonDuration: number;
    currency: string;
    teachLocations: {
      teachAtTeacher: boolean | null;
      teachAtStudent: boolean | null;
      teachOnline: boolean | null;
      teachAtTeacherCost: number | null;
      teachAtStudentCost: number | null;
      teachOnlineCost: number | null;
    };
    subjects: Array<{ id: string; name: string; cost: number; color: string }>;
    contract: { version: number; text: string; locale: string };
  } | null;
};

import type { FetchedDocument } from '../../lib/session/askByFetch.ts';
// prettier-ignore
export const PublicTeacherDocument: FetchedDocument<PublicTeacherQuery, PublicTeacherQueryVariables> = { name: 'PublicTeacher', text: "query PublicTeacher($slug: String!, $locale: String) { publicTeacher(slug: $slug, locale: $locale) { id username profileImage aboutMe yearsExperience lessonDuration currency teachLocations { teachAtTeacher teachAtStudent teachOnline teachAtTeacherCost teachAtStudentCost teachOnlineCost } subjects { id name cost color } contract { version text locale } } }" };
