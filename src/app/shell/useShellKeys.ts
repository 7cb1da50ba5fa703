/** Keys that hold everywhere: Ctrl or Cmd+K opens the palette, "/" goes to the composer. */
import { useEffect } from 'react';
import { useComposer } from '../../chat/composer/useComposer.ts';
import { useShell } from './useShell.ts';

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

export function useShellKeys(): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const shell = useShell.getState();
      if (isPaletteKey(event)) {
        event.preventDefault();
        shell.openPalette(!shell.paletteOpen);
        return;
      }
      const overlaid = document.querySelector('[role="dialog"], [role="menu"]') !== null;
      if (isSlash(event) && !overlaid && !writes(event.target)) {
        event.preventDefault();
        shell.fold(false);
        shell.show('talk');
        useComposer.getState().focus();
      }
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, []);
}
