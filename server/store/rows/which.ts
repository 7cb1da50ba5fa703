/** Which rows of a teacher are read, and what is written of them. */
import type { Id } from '../../../domain/basics/ids.ts';
import type { Row } from '../../../domain/rows.ts';

export type Which = {
  ids?: readonly Id[];
  /** Written after this revision. */
  since?: number;
  /** Only those that wait for something, where the kind knows of that. */
  open?: boolean;
  removedToo?: boolean;
};

/** after: as they are to be written; gone: those that are erased; changes: all of them with what was before. */
export type Changed<R extends Row> = {
  after: readonly R[];
  gone: readonly R[];
  changes: readonly { before: R | null; after: R | null }[];
};
