/** The plans side by side; a teacher who is signed in sees hers and chooses another (spec section 2, /pricing). */
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { planNames } from '../../../domain/plans/plans.ts';
import { PublicPage } from '../publicPages/PublicPage.tsx';
import { useSession } from '../../lib/session/session.ts';
import { useScreenTitle } from '../../lib/page/useScreenTitle.ts';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { PlanChoice } from './PlanChoice.tsx';

// Visitors do not load what only a teacher needs.
const OwnPricing = lazy(async () => ({ default: (await import('./OwnPricing.tsx')).OwnPricing }));

export function PricingScreen() {
  const { t } = useTranslation();
  const { user } = useSession();
  const [search] = useSearchParams();
  const marked = planNames.find((name) => name === search.get('subscribe')) ?? 'premium';
  useScreenTitle(t('plans.title'));
  return (
    <PublicPage>
      <div className="mx-auto grid w-full max-w-6xl gap-6 px-4 pt-8 pb-16 tablet:px-6 tablet:pt-12">
        <header className="grid max-w-2xl gap-2">
          <h1 className="text-2xl leading-tight font-strong text-balance">{t('plans.title')}</h1>
          <p className="text-on-surface-muted">{t('plans.lead')}</p>
          <p className="text-sm text-on-surface-muted">{t('plans.billed')}</p>
          {user && user.role !== 'teacher' ? <p>{t('plans.onlyTeachers')}</p> : null}
        </header>
        {user?.role === 'teacher' ? (
          <Suspense fallback={<PlanChoice wayInto={() => <Skeleton className="h-9 rounded-sm" />} />}>
            <OwnPricing teacherId={user.id} marked={marked} hasPaid={search.has('paid')} />
          </Suspense>
        ) : (
          <PlanChoice
            wayInto={(plan) =>
              user ? null : (
                <Button asChild variant={plan === marked ? 'primary' : 'plain'}>
                  <Link to={`/register?subscribe=${plan}`}>{t('plans.begin')}</Link>
                </Button>
              )
            }
          />
        )}
        <p className="text-sm text-on-surface-muted">
          {t('plans.questions')}{' '}
          <Link to="/faq" className="text-accent underline underline-offset-4">
            {t('landing.faq')}
          </Link>
          {' · '}
          <Link to="/contact" className="text-accent underline underline-offset-4">
            {t('landing.writeToUs')}
          </Link>
        </p>
      </div>
    </PublicPage>
  );
}
