/** What sounds as if a lesson were called off, and takes something else away. */
import type { IndexedWorld } from '../../../world/indexWorld.ts';
import type { Interpretation } from '../../../kernel/interpretation.ts';
import { deletesSubject } from '../../../slots/deletesSubject.ts';
import { isOfSomethingElse } from '../lesson/otherThings.ts';
import { takesOneOut } from '../lesson/takesOneOut.ts';

export const callsNothingOff = (heard: Interpretation, world: IndexedWorld): boolean =>
  isOfSomethingElse(heard) || takesOneOut(heard, world) || deletesSubject(heard, world);
