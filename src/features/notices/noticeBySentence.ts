/** What a sentence about notifications does on this device: the list, one of it, pushing, and the product as an app of its own. */
import i18next from 'i18next';
import { toast } from 'sonner';
import { turnPushOff, turnPushOn } from '../../lib/device/pushDevice.ts';
import { useInstall } from '../../lib/device/useInstall.ts';
import { useShell } from '../../lib/page/useShell.ts';
import { useSession } from '../../lib/session/session.ts';
import { leadToNotice } from './pressedNotice.ts';

type Said = { kind: 'notices' | 'notice' | 'push' | 'install'; value: string };

export async function noticeBySentence({ kind, value }: Said): Promise<void> {
  if (kind === 'notices') useShell.getState().openNotices(true);
  else if (kind === 'notice') leadToNotice(value);
  else if (kind === 'push') toast(i18next.t(`notices.push.now.${await turned(value === 'on')}`));
  else if (!(await useInstall.getState().accept())) toast(i18next.t('shell.install.byHand'));
}

async function turned(isOn: boolean) {
  if (isOn) return turnPushOn(useSession.getState().user?.id ?? '');
  await turnPushOff();
  return 'off';
}
