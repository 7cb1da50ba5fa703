/** The plans in short, with their true prices; the table is a page of its own. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { planNames, plans } from '../../../domain/plans/plans.ts';
import { Button } from '../../ui/Button.tsx';
import { PlanPrice } from '../plans/PlanTop.tsx';

export function Prices() {
  const { t } = useTranslation();
  return (
    <>
      <ul className="grid gap-6 tablet:grid-cols-3">
        {planNames.map((plan) => (
          <li key={plan} className="grid content-start gap-1">
            <h3 className="text-md">{t(`plans.${plan}`)}</h3>
            <PlanPrice plan={plan} />
            <p className="text-sm text-on-surface-muted text-pretty">
              {t(`landing.holds.${plan}`, plans.basic.limits)}
            </p>
          </li>
        ))}
      </ul>
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button asChild variant="primary" size="tall">
          <Link to="/register">{t('landing.begin')}</Link>
        </Button>
        <Link to="/pricing" className="text-accent underline underline-offset-4">
          {t('landing.comparePlans')}
        </Link>
      </div>
    </>
  );
}
