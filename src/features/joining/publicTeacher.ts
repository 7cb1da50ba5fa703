/** A teacher as anybody sees her who has her link; asked without the client, which the public pages do not load. */
import { useEffect, useState } from 'react';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';

export type PublicTeacher = {
  id: string;
  username: string;
  profileImage: string | null;
  aboutMe: string | null;
  yearsExperience: number | null;
  lessonDuration: number | null;
  currency: string | null;
  teachLocations: {
    teachAtTeacher: boolean | null;
    teachAtStudent: boolean | null;
    teachOnline: boolean | null;
    teachAtTeacherCost: number | null;
    teachAtStudentCost: number | null;
    teachOnlineCost: number | null;
  } | null;
  subjects: { id: string; name: string; cost: number | null; color: string | null }[] | null;
  contract: { version: number; text: string; locale: string } | null;
};

const QUERY = `query PublicTeacher($slug: String!, $locale: String) {
  publicTeacher(slug: $slug, locale: $locale) {
    id username profileImage aboutMe yearsExperience lessonDuration currency
    teachLocations {
      teachAtTeacher teachAtStudent teachOnline teachAtTeacherCost teachAtStudentCost teachOnlineCost
    }
    subjects { id name cost color }
    contract { version text locale }
  }
}`;

export type Found =
  | { status: 'loading' }
  | { status: 'failed'; again(): void }
  /** Missing, closed, blocked or lapsed: nobody is told which. */
  | { status: 'away' }
  | { status: 'found'; teacher: PublicTeacher; again(): void };

async function ask(slug: string, locale: string, signal: AbortSignal): Promise<PublicTeacher | null> {
  const response = await fetch('/graphql', {
    method: 'POST',
    credentials: 'same-origin',
    signal,
    headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json' },
    body: JSON.stringify({ query: QUERY, variables: { slug, locale }, operationName: 'PublicTeacher' }),
  });
  const answer = (await response.json()) as { data?: { publicTeacher?: PublicTeacher | null } | null };
  if (!answer.data) throw new Error(`publicTeacher was answered by ${response.status}`);
  return answer.data.publicTeacher ?? null;
}

/** The contract that everybody begins with comes in the language that is read here: what is agreed to is what was shown. */
export function usePublicTeacher(slug: string | null): Found {
  const { language } = useLanguage();
  const [asked, setAsked] = useState(0);
  const [found, setFound] = useState<Found>({ status: 'loading' });
  useEffect(() => {
    if (slug === null) return;
    const leaving = new AbortController();
    const again = (): void => setAsked((times) => times + 1);
    ask(slug, language, leaving.signal).then(
      (teacher) => setFound(teacher ? { status: 'found', teacher, again } : { status: 'away' }),
      () => {
        if (leaving.signal.aborted) return;
        setFound({
          status: 'failed',
          again() {
            setFound({ status: 'loading' });
            again();
          },
        });
      },
    );
    return () => leaving.abort();
  }, [slug, language, asked]);
  return slug === null ? { status: 'away' } : found;
}
