/** The person's picture and name: one tap opens their profile, three show the product's sign (spec section 2). */
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../ui/Avatar.tsx';
import { Ltr } from '../../ui/Ltr.tsx';
import type { SessionUser } from '../../lib/session/session.ts';
import { LogoTurn } from './LogoTurn.tsx';

/** So long a tap waits for another one. */
const tapMs = 180;
const tapsForLogo = 3;
const logoMs = 3000;

export function OwnTap({ user, onOpen }: { user: SessionUser; onOpen(): void }) {
  const { t } = useTranslation();
  const taps = useRef({ count: 0, timer: 0 });
  const [turning, setTurning] = useState(false);

  useEffect(() => {
    const held = taps.current;
    return () => clearTimeout(held.timer);
  }, []);
  useEffect(() => {
    if (!turning) return undefined;
    const timer = setTimeout(() => setTurning(false), logoMs);
    return () => clearTimeout(timer);
  }, [turning]);

  function tap() {
    const held = taps.current;
    clearTimeout(held.timer);
    held.count += 1;
    if (held.count >= tapsForLogo) {
      held.count = 0;
      setTurning(true);
      return;
    }
    held.timer = window.setTimeout(() => {
      held.count = 0;
      onOpen();
    }, tapMs);
  }

  return (
    <>
      <button
        type="button"
        aria-label={t('shell.profileOf', { name: user.username })}
        onClick={tap}
        className="calm flex min-w-0 flex-1 touch-manipulation items-center gap-3 rounded-md p-2 select-none hover:bg-sunk"
      >
        <Avatar name={user.username} image={user.profileImage} className="size-10 text-sm" />
        <span className="grid min-w-0">
          <span className="truncate text-md font-strong">{user.username}</span>
          <span className="truncate text-xs text-on-surface-muted">
            <Ltr>{user.email}</Ltr>
          </span>
        </span>
      </button>
      {turning ? <LogoTurn /> : null}
    </>
  );
}
