/** Whether this device is told: on, off, or why it cannot be. */
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pushState, turnPushOff, turnPushOn, type PushState } from '../../../lib/device/pushDevice.ts';
import { useSession } from '../../../lib/session/session.ts';
import { Switch } from '../../../ui/Switch.tsx';

export function ThisDevice() {
  const { t } = useTranslation();
  const id = useId();
  const userId = useSession((session) => session.user?.id) ?? '';
  const [state, setState] = useState<PushState | 'failed'>('none');
  useEffect(() => {
    let isShown = true;
    void pushState().then((found) => isShown && setState(found));
    return () => {
      isShown = false;
    };
  }, []);

  async function turn(isOn: boolean): Promise<void> {
    if (isOn) return setState(await turnPushOn(userId));
    await turnPushOff();
    setState('off');
  }
  return (
    <div className="flex items-center gap-4">
      <div className="min-w-0 grow">
        <p id={id} className="text-sm font-mid">
          {t('notices.push.title')}
        </p>
        <p role="status" className="text-xs text-on-surface-muted">
          {t(`notices.push.now.${state}`)}
        </p>
      </div>
      <Switch
        checked={state === 'on'}
        disabled={state === 'none' || state === 'shut'}
        onCheckedChange={(isOn) => void turn(isOn)}
        aria-labelledby={id}
      />
    </div>
  );
}
