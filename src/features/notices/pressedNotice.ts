/** Somebody pressed a notification of the device: it is read, and the page goes to what it is about. */
import { isNative } from '../../lib/device/isNative.ts';
import { useNotices } from '../../lib/entities/useNotices.ts';
import { useShell } from '../../lib/page/useShell.ts';
import { go } from '../../lib/routes/go.ts';
import { useSession } from '../../lib/session/session.ts';
import { readNotice } from './noticeActions.ts';
import { whereTo } from './whereTo.ts';

/** Of this page's address; it is taken once. */
function pressedInAddress(): string | null {
  const address = new URL(location.href);
  const id = address.searchParams.get('notice');
  if (id === null) return null;
  address.searchParams.delete('notice');
  history.replaceState(history.state, '', address);
  return id;
}

/** Waits until the list is there; one that is not in it any more leads nowhere. */
export function leadToNotice(id: string): void {
  const { status, rows } = useNotices.getState();
  if (status === 'loading') {
    const stop = useNotices.subscribe((now) => {
      if (now.status === 'loading') return;
      stop();
      leadToNotice(id);
    });
    return;
  }
  const row = rows.find((each) => each.id === id);
  const role = useSession.getState().user?.role;
  if (!row || !role) return;
  void readNotice(row);
  const target = whereTo(row, role);
  if (!target) return;
  useShell.getState().show('work');
  go(target.to);
}

async function followInApp(): Promise<() => void> {
  const { followNativePresses } = await import('../../lib/device/nativePush.ts');
  return followNativePresses(leadToNotice);
}

export function followPresses(): () => void {
  const pressed = pressedInAddress();
  if (pressed !== null) leadToNotice(pressed);
  const heard = ({ data }: MessageEvent<unknown>): void => {
    const said = data as { kind?: unknown; id?: unknown } | null;
    if (said?.kind === 'notice' && typeof said.id === 'string') leadToNotice(said.id);
  };
  navigator.serviceWorker?.addEventListener('message', heard);
  const inApp = isNative() ? followInApp() : null;
  return () => {
    navigator.serviceWorker?.removeEventListener('message', heard);
    void inApp?.then((stop) => stop());
  };
}
