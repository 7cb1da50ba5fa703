/** Undo: the rows of a change are put back, unless somebody has written to them since. */
import type { Refusal } from '../../../domain/basics/refusal.ts';
import { refuse } from '../../../domain/basics/refusal.ts';
import type { Id } from '../../../domain/basics/ids.ts';
import { sendOnce } from './sendOnce.ts';

/** null when it is undone. */
export async function undoChange(changeId: Id): Promise<Refusal | null> {
  const sent = await sendOnce([{ name: 'undoChange', args: { changeId } }]);
  if (sent.outcome === 'done') return null;
  return sent.outcome === 'refused' ? sent.refusal : refuse('INTERNAL');
}
