/** Opens the line to the server beside the frame: the frame is drawn before the client of the line is there. */
import { useEffect } from 'react';
import { untilItComes } from '../../lib/page/untilItComes.ts';

export function useLine(): void {
  useEffect(() => {
    let ended = false;
    let end: (() => void) | null = null;
    void untilItComes(() => import('./connectLine.ts')).then(({ connectLine }) => {
      if (!ended) end = connectLine();
    });
    return () => {
      ended = true;
      end?.();
    };
  }, []);
}
