/** A second factor at sign-in: whether it is on, and turning it on and off. */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { dateWords } from '../../lib/i18n/dateWords.ts';
import { languageNow } from '../../lib/i18n/language.ts';
import { heedSession } from '../../lib/session/callEndpoint.ts';
import { BackupCodes } from './BackupCodes.tsx';
import { TurnSecondFactorOff } from './TurnSecondFactorOff.tsx';
import { TurnSecondFactorOn } from './TurnSecondFactorOn.tsx';

const answered = v.object({ since: v.nullable(v.string()), codesLeft: v.number() });

type State = v.InferOutput<typeof answered>;

async function fetchState(): Promise<State | null> {
  try {
    const response = await fetch('/auth/second-factor', { credentials: 'same-origin' });
    const answer: unknown = await response.json();
    heedSession(response.status, (answer as { code?: unknown } | null)?.code);
    const read = v.safeParse(answered, answer);
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

export function OwnSecondFactor() {
  const { t } = useTranslation();
  const [state, setState] = useState<State | null | 'loading'>('loading');
  const [backupCodes, setBackupCodes] = useState<readonly string[] | null>(null);
  const load = async () => setState(await fetchState());
  useEffect(() => {
    let isShown = true;
    void fetchState().then((found) => isShown && setState(found));
    return () => {
      isShown = false;
    };
  }, []);

  if (state === 'loading') return <p className="h-9" aria-busy />;
  if (state === null)
    return (
      <p role="alert" className="text-sm text-danger">
        {t('access.second.failed')}
      </p>
    );
  return (
    <>
      <p role="status" className="mb-3 text-sm font-mid">
        {state.since === null
          ? t('access.second.isOff')
          : t('access.second.isOn', { date: dateWords(Number(state.since), languageNow()) })}
      </p>
      {backupCodes ? <BackupCodes codes={backupCodes} onDone={() => setBackupCodes(null)} /> : null}
      {state.since === null ? (
        <TurnSecondFactorOn
          onDone={async (codes) => {
            setBackupCodes(codes);
            await load();
          }}
        />
      ) : backupCodes ? null : (
        <>
          <p className="mb-3 text-sm text-on-surface-muted">
            {t('access.second.codesLeft', { count: state.codesLeft })}
          </p>
          <TurnSecondFactorOff onDone={load} />
        </>
      )}
    </>
  );
}
