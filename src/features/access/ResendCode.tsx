/** Another code, at most every half a minute. */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { callEndpoint, type AccessFailure } from '../../lib/session/callEndpoint.ts';

const restSeconds = 30;

type Props = { request: string; onFailure(failure: AccessFailure | null): void };

export function ResendCode({ request, onFailure }: Props) {
  const { t } = useTranslation();
  const [seconds, setSeconds] = useState(restSeconds);
  const [sent, setSent] = useState(false);

  useEffect(() => {
    if (seconds === 0) return undefined;
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000);
    return () => clearTimeout(timer);
  }, [seconds]);

  async function again(): Promise<void> {
    onFailure(null);
    const { failure } = await callEndpoint('/auth/code/resend', { request });
    setSent(failure === null);
    if (failure === null) setSeconds(restSeconds);
    else onFailure(failure === 'MAINTENANCE' || failure === 'CODE_OVER' ? failure : 'RESEND_FAILED');
  }

  return (
    <div className="mt-3 grid gap-1 text-sm text-on-surface-muted">
      <p role="status">{sent ? t('access.resent') : ''}</p>
      <Button
        variant="quiet"
        className="justify-self-start"
        disabled={seconds > 0}
        onClick={() => void again()}
      >
        {seconds > 0 ? t('access.resendIn', { seconds }) : t('access.resend')}
      </Button>
    </div>
  );
}
