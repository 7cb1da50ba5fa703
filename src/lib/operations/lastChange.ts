/** The change that this page made last, by a sentence or by hand. */
import type { Id } from '../../../domain/basics/ids.ts';

let last: Id | null = null;
const listeners = new Set<() => void>();

export function noteChange(changeId: Id | null): void {
  if (changeId === null) return;
  last = changeId;
  for (const tell of listeners) tell();
}

/** Whether nothing was done after it, as far as this page knows. */
export const isLastChange = (changeId: Id | undefined): boolean => last === null || last === changeId;

export function onChangeMade(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
