/** Asks once whether this device may tell: three seconds after a first action that others will answer, and why (spec sections 4 and 9). */
import i18next from 'i18next';
import { toast } from 'sonner';
import { mayAskForPush, turnPushOn } from '../../lib/device/pushDevice.ts';
import { noteAskedForPush, wasAskedForPush } from '../../lib/device/pushAsked.ts';
import { onChangeMade } from '../../lib/operations/lastChange.ts';
import { useSession } from '../../lib/session/session.ts';

const afterMs = 3_000;
/** Long enough to read and decide; who lets it go finds it in the settings. */
const askedForMs = 20_000;

async function ask(): Promise<void> {
  if (useSession.getState().user === null || wasAskedForPush() || !(await mayAskForPush())) return;
  const { t } = i18next;
  noteAskedForPush();
  toast(t('notices.push.askTitle'), {
    description: t('notices.push.askBody'),
    duration: askedForMs,
    action: { label: t('notices.push.askYes'), onClick: () => void turnOn() },
    cancel: { label: t('notices.push.askNo'), onClick: () => undefined },
  });
}

async function turnOn(): Promise<void> {
  const state = await turnPushOn(useSession.getState().user?.id ?? '');
  toast(i18next.t(`notices.push.now.${state}`));
}

export function askAfterAction(): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const stop = onChangeMade(() => {
    waiting ??= setTimeout(() => void ask(), afterMs);
  });
  return () => {
    stop();
    clearTimeout(waiting);
  };
}
