/** A teacher as anybody sees her who has her link; asked without the client, which the public pages do not load. */
import { useEffect, useState } from 'react';
import { wholeLanguage } from '../../../domain/basics/languages.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { askByFetch } from '../../lib/session/askByFetch.ts';
import { PublicTeacherDocument, type PublicTeacherQuery } from './publicTeacher.fetch.generated.ts';

export type PublicTeacher = NonNullable<PublicTeacherQuery['publicTeacher']>;

export type Found =
  | { status: 'loading' }
  | { status: 'failed'; again(): void }
  /** Missing, closed, blocked or lapsed: nobody is told which. */
  | { status: 'away' }
  | { status: 'found'; teacher: PublicTeacher; again(): void };

/** The contract that everybody begins with comes in the language that is read here: what is agreed to is what was shown. */
export function usePublicTeacher(slug: string | null): Found {
  const { language } = useLanguage();
  const [asked, setAsked] = useState(0);
  const [found, setFound] = useState<Found>({ status: 'loading' });
  useEffect(() => {
    if (slug === null) return;
    const leaving = new AbortController();
    const again = (): void => setAsked((times) => times + 1);
    askByFetch(PublicTeacherDocument, { slug, locale: wholeLanguage(language) }, leaving.signal).then(
      ({ publicTeacher: teacher }) =>
        setFound(teacher ? { status: 'found', teacher, again } : { status: 'away' }),
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
