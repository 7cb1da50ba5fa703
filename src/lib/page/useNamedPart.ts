/** A part of a screen that the address names (“#own-password”) comes into view, with its first field under the cursor. */
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** `ready`: whether the parts stand already. The same part may be asked for again: each visit has a key of its own. */
export function useNamedPart(ready: boolean): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const part = ready && hash.length > 1 ? document.getElementById(hash.slice(1)) : null;
    if (!part) return;
    part.scrollIntoView({ block: 'start' });
    part.querySelector<HTMLElement>('input, textarea, button')?.focus({ preventScroll: true });
  }, [ready, hash, key]);
}
