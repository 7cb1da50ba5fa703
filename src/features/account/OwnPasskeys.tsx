/** One's own passkeys: which there are, and adding, naming and removing them. */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateWords } from '../../lib/i18n/dateWords.ts';
import { languageNow } from '../../lib/i18n/language.ts';
import { mayUsePasskeys } from '../../lib/session/passkeys.ts';
import { AddPasskey } from './AddPasskey.tsx';
import { fetchPasskeys, type OwnPasskey } from './fetchPasskeys.ts';
import { PasskeyActions } from './PasskeyActions.tsx';

export function OwnPasskeys() {
  const { t } = useTranslation();
  const [passkeys, setPasskeys] = useState<readonly OwnPasskey[] | null | 'loading'>('loading');
  const load = async () => setPasskeys(await fetchPasskeys());
  useEffect(() => {
    let isShown = true;
    void fetchPasskeys().then((found) => isShown && setPasskeys(found));
    return () => {
      isShown = false;
    };
  }, []);

  if (passkeys === 'loading') return <p className="h-9" aria-busy />;
  if (passkeys === null)
    return (
      <p role="alert" className="text-sm text-danger">
        {t('access.passkey.failed')}
      </p>
    );
  return (
    <>
      {passkeys.length === 0 ? null : (
        <ul aria-labelledby="own-passkeys-title" className="mb-4 grid gap-3">
          {passkeys.map((passkey) => (
            <li key={passkey.id} className="grid gap-2 text-sm">
              <span className="flex flex-wrap items-center justify-between gap-3">
                <span>
                  <bdi className="font-mid">{passkey.name}</bdi>
                  <span className="block text-on-surface-muted">
                    {passkey.usedAt === null
                      ? t('access.passkey.never')
                      : t('access.passkey.used', { date: dateWords(Number(passkey.usedAt), languageNow()) })}
                  </span>
                </span>
                <PasskeyActions passkey={passkey} onDone={load} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {mayUsePasskeys() ? (
        <AddPasskey onDone={load} />
      ) : (
        <p className="text-sm text-on-surface-muted">{t('access.passkey.notHere')}</p>
      )}
    </>
  );
}
