/** The change that this page made last, by a sentence or by hand. */
import type { Id } from '../../../domain/basics/ids.ts';

let last: Id | null = null;

export const noteChange = (changeId: Id | null): void => {
  if (changeId !== null) last = changeId;
};

/** Whether nothing was done after it, as far as this page knows. */
export const isLastChange = (changeId: Id | undefined): boolean => last === null || last === changeId;
