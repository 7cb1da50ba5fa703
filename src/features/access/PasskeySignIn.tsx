/** Coming in by a passkey: alone, or in place of the code of an app. Absent where the browser has none. */
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callEndpoint, type AccessFailure } from '../../lib/session/callEndpoint.ts';
import { mayUsePasskeys, showPasskey } from '../../lib/session/passkeys.ts';
import { useSession } from '../../lib/session/session.ts';
import { Button } from '../../ui/Button.tsx';

type Props = { className?: string; onFailure(failure: AccessFailure | null): void };

export function PasskeySignIn({ className, onFailure }: Props) {
  const { t } = useTranslation();
  const enter = useSession((session) => session.enterByPasskey);
  const [entering, setEntering] = useState(false);
  if (!mayUsePasskeys()) return null;

  async function come(): Promise<AccessFailure | null> {
    const { failure, body } = await callEndpoint('/auth/sign-in/passkey/begin', {});
    if (failure) return failure;
    const credential = await showPasskey(body['options']);
    return credential ? enter({ request: body['request'], credential }) : null;
  }

  return (
    <Button
      className={className}
      disabled={entering}
      onClick={async () => {
        onFailure(null);
        setEntering(true);
        const failure = await come();
        setEntering(false);
        onFailure(failure);
      }}
    >
      <KeyRound />
      {t('access.passkey.enter')}
    </Button>
  );
}
