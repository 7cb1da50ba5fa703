/** Coming in, or signing up in a role, by the identity provider; absent where the server knows none. */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { NewcomerRole } from '../../../domain/access/accountRules.ts';
import { Button } from '../../ui/Button.tsx';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { addressFrom, keepAddress, keptAddress } from '../../lib/session/addressAfterSignIn.ts';
import { callEndpoint, type AccessFailure } from '../../lib/session/callEndpoint.ts';

async function isOffered(signal: AbortSignal): Promise<boolean> {
  const response = await fetch('/auth/ways', { signal, headers: { accept: 'application/json' } });
  const ways: unknown = response.ok ? await response.json() : null;
  return typeof ways === 'object' && ways !== null && 'google' in ways && ways.google === true;
}

type Props = { role?: NewcomerRole; onFailure(failure: AccessFailure): void };

export function GoogleSignIn({ role, onFailure }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const [offered, setOffered] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const { state } = useLocation();

  useEffect(() => {
    const gone = new AbortController();
    isOffered(gone.signal).then(setOffered, () => setOffered(false));
    return () => gone.abort();
  }, []);

  if (!offered) return null;
  return (
    <div className="appear mb-5 grid gap-3">
      <Button
        size="tall"
        className="w-full"
        disabled={leaving}
        onClick={async () => {
          setLeaving(true);
          const { search } = location;
          const { failure, body } = await callEndpoint('/auth/google/start', { role, language, search });
          if (!failure) {
            keepAddress(addressFrom(state) ?? keptAddress());
            return location.assign(String(body['url']));
          }
          setLeaving(false);
          return onFailure(failure);
        }}
      >
        {t(role ? 'access.googleSignUp' : 'access.google')}
      </Button>
      <p aria-hidden className="text-center text-xs text-on-surface-faint">
        {t('access.or')}
      </p>
    </div>
  );
}
