/** Whether conversation and workspace stand side by side (768 px and more) or one at a time. */
import { useSyncExternalStore } from 'react';

const query = '(min-width: 48rem)';

const list = (): MediaQueryList => window.matchMedia(query);

export function useWide(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = list();
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => list().matches,
  );
}
