/** Where the person is signed in, and the end of any of it, by the password. */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageNow } from '../../lib/i18n/language.ts';
import * as v from 'valibot';
import { Button } from '../../ui/Button.tsx';
import { dateWords } from '../../lib/i18n/dateWords.ts';
import { heedSession } from '../../lib/session/callEndpoint.ts';
import { Problem } from '../access/Problem.tsx';
import { PresentPassword } from './PresentPassword.tsx';
import { useOwnAction } from './useOwnAction.ts';

const answered = v.object({
  sessions: v.array(
    v.object({ id: v.string(), device: v.nullable(v.string()), since: v.string(), here: v.boolean() }),
  ),
});

type Sessions = v.InferOutput<typeof answered>['sessions'];

async function fetchSessions(): Promise<Sessions | null> {
  try {
    const response = await fetch('/auth/sessions', { credentials: 'same-origin' });
    const answer: unknown = await response.json();
    heedSession(response.status, (answer as { code?: unknown } | null)?.code);
    const read = v.safeParse(answered, answer);
    return read.success ? read.output.sessions : null;
  } catch {
    return null;
  }
}

export function OwnSessions() {
  const { t } = useTranslation();
  const action = useOwnAction();
  const [sessions, setSessions] = useState<Sessions | null>([]);
  const [password, setPassword] = useState('');
  const load = async () => setSessions(await fetchSessions());
  useEffect(() => {
    let isShown = true;
    void fetchSessions().then((found) => isShown && setSessions(found));
    return () => {
      isShown = false;
    };
  }, []);

  async function end(id?: string) {
    if (!(await action.run('/auth/sessions/end', { password, ...(id === undefined ? {} : { id }) }))) return;
    setPassword('');
    await load();
  }

  if (sessions === null)
    return (
      <p role="alert" className="text-sm text-danger">
        {t('access.own.sessionsFailed')}
      </p>
    );
  const others = sessions.filter(({ here }) => !here);
  return (
    <>
      <ul aria-labelledby="own-sessions" className="mb-4 grid gap-2">
        {sessions.map(({ id, device, since, here }) => (
          <li key={id} className="flex items-center justify-between gap-3 text-sm">
            <span>
              <bdi className="font-mid">{device ?? t('access.own.someDevice')}</bdi>
              <span className="block text-on-surface-muted">
                {here ? `${t('access.own.here')} · ` : ''}
                {t('access.own.since', { date: dateWords(Number(since), languageNow()) })}
              </span>
            </span>
            {here ? null : (
              <Button size="sm" disabled={action.working} onClick={() => void end(id)}>
                {t('access.own.endOne')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length === 0 ? null : (
        <>
          <PresentPassword action={action} value={password} onChange={setPassword} />
          <Problem failure={action.failure} />
          <Button disabled={action.working} onClick={() => void end()}>
            {action.working ? t('access.own.working') : t('access.own.endOthers')}
          </Button>
        </>
      )}
    </>
  );
}
