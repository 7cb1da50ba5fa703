/** The keys of a focused lesson: Enter opens it, Alt and arrows move it or, with Shift, its end. */
import type { KeyboardEvent } from 'react';
import { canMove } from './gridEvents.ts';
import { keyStep } from './keyStep.ts';
import type { Shown } from '../../../lib/lessons/shown.ts';
import type { GridChange } from './gridProps.ts';

type Actions = { editable: boolean; onOpen(shown: Shown): void; onChange(change: GridChange): void };

export function lessonKeys(
  key: KeyboardEvent,
  shown: readonly Shown[],
  { editable, onOpen, onChange }: Actions,
): void {
  const target = key.target instanceof HTMLElement ? key.target.closest<HTMLElement>('[data-lesson]') : null;
  const one = target ? shown.find((candidate) => candidate.key === target.dataset['lesson']) : undefined;
  if (!one) return;
  if (key.key === 'Enter' || key.key === ' ') {
    key.preventDefault();
    onOpen(one);
    return;
  }
  const step = keyStep(key, document.documentElement.dir === 'rtl');
  if (!step || !editable || !canMove(one)) return;
  key.preventDefault();
  onChange({ shown: one, ...step(one.start, one.end) });
}
