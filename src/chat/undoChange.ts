/** Undo: the rows of a change are put back, unless somebody has written to them since. */
import type { Refusal } from '../../domain/basics/refusal.ts';
import { refuse } from '../../domain/basics/refusal.ts';
import type { Id } from '../../domain/basics/ids.ts';
import { codecNow } from '../app/codecNow.ts';
import { sendSteps } from '../app/sendSteps.ts';

/** null when it is undone. */
export async function undoChange(changeId: Id): Promise<Refusal | null> {
  const sent = await sendSteps([{ name: 'undoChange', args: { changeId } }], crypto.randomUUID(), codecNow());
  if (sent.outcome === 'done') return null;
  return sent.outcome === 'refused' ? sent.refusal : refuse('INTERNAL');
}
