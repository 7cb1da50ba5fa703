/** Below the form of a new account: what it agrees to, and the way in for whoever has one. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** `state`: where the person was going. */
export function BelowForm({ state }: { state: unknown }) {
  const { t } = useTranslation();
  return (
    <>
      <p className="mt-3 text-xs text-on-surface-muted">
        {t('access.agree')}{' '}
        <Link to="/terms-of-use" className="underline underline-offset-4">
          {t('landing.terms')}
        </Link>
        {' · '}
        <Link to="/privacy-policy" className="underline underline-offset-4">
          {t('landing.privacy')}
        </Link>
      </p>
      <p className="mt-5 text-sm text-on-surface-muted">
        {t('access.haveAccount')}{' '}
        <Link
          to={{ pathname: '/login', search: location.search }}
          state={state}
          className="font-mid text-accent underline-offset-4 hover:underline"
        >
          {t('access.signIn')}
        </Link>
      </p>
    </>
  );
}
