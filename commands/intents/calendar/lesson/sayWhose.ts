/** "Dana's maths lessons": whose lessons are asked for, and of what. */
import type { Draft } from '../../../kernel/draft.ts';
import type { Interpretation } from '../../../kernel/interpretation.ts';
import { saidSubject } from '../../../slots/aSubject.ts';
import { somePeople } from '../../../slots/somePeople.ts';
import type { IndexedWorld } from '../../../world/indexWorld.ts';

export function sayWhose(draft: Draft, { items }: Interpretation, world: IndexedWorld): void {
  somePeople(draft, 'students', items, ['student'], world);
  somePeople(draft, 'child', items, ['child'], world);
  if (world.role !== 'teacher') somePeople(draft, 'teacher', items, ['teacher'], world);
  saidSubject(draft, items, world);
}
