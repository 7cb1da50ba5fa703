/** /invitation?code=…: a student whom a teacher keeps takes the place over, with everything that stands there. */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { useScreenTitle } from '../../lib/page/useScreenTitle.ts';
import { homeOf } from '../../lib/routes/homeOf.ts';
import { keepAddress } from '../../lib/session/addressAfterSignIn.ts';
import { askByFetch } from '../../lib/session/askByFetch.ts';
import { useSession } from '../../lib/session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { PublicBar } from '../publicPages/PublicBar.tsx';
import type { Claim } from './claim.ts';
import { ClaimDocument } from './claim.fetch.generated.ts';
import { TakeOver } from './TakeOver.tsx';

type Found = 'loading' | 'failed' | 'over' | Claim;

export function ClaimPage() {
  const { t } = useTranslation();
  const [address] = useSearchParams();
  const code = address.get('code') ?? '';
  const { status, user } = useSession();
  const { language } = useLanguage();
  const [found, setFound] = useState<Found>('loading');
  const [asked, setAsked] = useState(0);
  useScreenTitle(t('joining.claim.title'));
  useEffect(() => {
    if (status === 'loading') return;
    const leaving = new AbortController();
    askByFetch(ClaimDocument, { code, locale: language }, leaving.signal).then(
      ({ claim }) => setFound(claim ?? 'over'),
      () => {
        if (!leaving.signal.aborted) setFound('failed');
      },
    );
    return () => leaving.abort();
  }, [code, language, status, asked]);
  return (
    <div className="flex min-h-dvh flex-col bg-desk">
      <PublicBar />
      <main className="mx-auto grid w-full max-w-2xl flex-1 content-start gap-5 px-4 pt-8 pb-16 tablet:pt-14">
        {found === 'loading' || status === 'loading' ? (
          <div role="status" aria-label={t('joining.loading')} className="grid gap-4">
            <Skeleton className="h-10 max-w-md" />
            <Skeleton className="h-40 rounded-lg" />
          </div>
        ) : found === 'failed' ? (
          <div role="alert" className="grid justify-items-start gap-3">
            <p>{t('access.failure.CONNECTION')}</p>
            <Button onClick={() => setAsked(asked + 1)}>{t('shell.retry')}</Button>
          </div>
        ) : found === 'over' ? (
          <>
            <h1 className="text-2xl font-strong">{t('joining.claim.overTitle')}</h1>
            <p className="text-on-surface-muted">{t('joining.claim.overBody')}</p>
            <Button asChild variant="primary" className="justify-self-start">
              <Link to={user ? homeOf(user.role) : '/'}>{t('joining.home')}</Link>
            </Button>
          </>
        ) : (
          <Invited claim={found} code={code} onChanged={() => setAsked(asked + 1)} />
        )}
      </main>
    </div>
  );
}

function Invited({ claim, code, onChanged }: { claim: Claim; code: string; onChanged(): void }) {
  const { t } = useTranslation();
  const { status, user } = useSession();
  const from = `/invitation?code=${encodeURIComponent(code)}`;
  const state = { from, invited: claim.username };
  useEffect(() => {
    // The ways in are many, a new password among them; whichever it was, it leads back here, once.
    if (status !== 'loading') keepAddress(status === 'out' ? from : null);
  }, [status, from]);
  const isLearner = user?.role === 'student' || user?.role === 'parent';
  return (
    <>
      <h1 className="text-2xl font-strong text-balance">
        {t('joining.claim.heading', { name: claim.username, teacher: claim.teacherName })}
      </h1>
      <p className="text-lg text-on-surface-muted">
        {t('joining.claim.lead', { teacher: claim.teacherName })}
      </p>
      {isLearner ? (
        <TakeOver claim={claim} code={code} user={user} onChanged={onChanged} />
      ) : user ? (
        <p role="alert">{t('joining.claim.otherRole')}</p>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button asChild variant="primary" size="tall">
            <Link to="/register?role=student" state={state}>
              {t('joining.signUpStudent')}
            </Link>
          </Button>
          <Button asChild size="tall">
            <Link to="/register?role=parent" state={state}>
              {t('joining.signUpParent')}
            </Link>
          </Button>
          <Button asChild variant="quiet" size="tall">
            <Link to="/login" state={state}>
              {t('joining.haveAccount')}
            </Link>
          </Button>
        </div>
      )}
    </>
  );
}
