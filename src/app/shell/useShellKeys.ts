/** Keys that hold everywhere: Ctrl or Cmd+K opens the palette, "/" goes to the composer, G and a letter open a screen. */
import { useEffect } from 'react';
import { useComposer } from '../../lib/sentences/useComposer.ts';
import { beginHolding, endHolding, holdKey } from '../../lib/page/heldKeys.ts';
import { go } from '../../lib/routes/go.ts';
import { menuOf } from '../../lib/routes/routeTable.ts';
import { useSession } from '../../lib/session/session.ts';
import { useShell } from '../../lib/page/useShell.ts';

const writes = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('input:not([type="checkbox"]):not([type="radio"]), textarea, select'));

/** On a Hebrew keyboard the same keys give other letters; the place of the key decides. */
const isPaletteKey = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) &&
  !event.altKey &&
  !event.shiftKey &&
  (event.code === 'KeyK' || event.key === 'k');

const isSlash = (event: KeyboardEvent): boolean =>
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  (event.key === '/' || (event.code === 'Slash' && !event.shiftKey));

/** After G the second key is waited for so long. */
const chordMs = 1_500;

const isBare = (event: KeyboardEvent): boolean =>
  !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;

/** The screen that this key opens for whoever is in. */
function pathOf(code: string): string | null {
  const { user } = useSession.getState();
  const entry = user ? menuOf(user.role).find(({ key }) => `Key${key}` === code) : undefined;
  return entry?.path ?? null;
}

export function useShellKeys(): void {
  useEffect(() => {
    let askedMs = -chordMs;
    const pressed = (event: KeyboardEvent): void => {
      const shell = useShell.getState();
      if (isPaletteKey(event)) {
        event.preventDefault();
        shell.openPalette(!shell.paletteOpen);
        return;
      }
      const overlaid = document.querySelector('[role="dialog"], [role="menu"]') !== null;
      if (overlaid || writes(event.target)) return;
      const isSecond = event.timeStamp - askedMs < chordMs;
      const path = isSecond && isBare(event) ? pathOf(event.code) : null;
      askedMs = event.code === 'KeyG' && isBare(event) && !isSecond ? event.timeStamp : -chordMs;
      if (path !== null) {
        event.preventDefault();
        shell.show('work');
        go(path);
        return;
      }
      if (isSlash(event)) {
        event.preventDefault();
        shell.fold(false);
        shell.show('talk');
        useComposer.getState().focus();
      }
    };
    const unfollow = useShell.subscribe(({ paletteOpen }, before) => {
      if (paletteOpen === before.paletteOpen) return;
      if (paletteOpen) beginHolding();
      else endHolding();
    });
    window.addEventListener('keydown', pressed);
    // Before whatever has the focus hears them.
    window.addEventListener('keydown', holdKey, { capture: true });
    return () => {
      unfollow();
      endHolding();
      window.removeEventListener('keydown', pressed);
      window.removeEventListener('keydown', holdKey, { capture: true });
    };
  }, []);
}
