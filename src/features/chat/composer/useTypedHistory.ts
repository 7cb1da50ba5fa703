/** The sentences said before: the arrow up brings them back one by one, the arrow down returns to what was being written. */
import { useRef } from 'react';

export function useTypedHistory(said: readonly string[]) {
  const at = useRef<number | null>(null);
  const unsent = useRef('');
  return {
    /** The sentence before the one that is shown, or null where there is none. */
    back(draft: string): string | null {
      const index = (at.current ?? said.length) - 1;
      const text = said[index];
      if (text === undefined) return null;
      if (at.current === null) unsent.current = draft;
      at.current = index;
      return text;
    },
    forward(): string | null {
      if (at.current === null) return null;
      const index = at.current + 1;
      at.current = index >= said.length ? null : index;
      return said[index] ?? unsent.current;
    },
    /** Whether what is shown came from the history, so that the arrows go on from it. */
    walking: (): boolean => at.current !== null,
    leave(): void {
      at.current = null;
    },
  };
}
