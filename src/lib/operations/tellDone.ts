/** The short message that follows an action by hand, with its undo. */
import type { TFunction } from 'i18next';
import { toast } from 'sonner';
import { undoByHand } from './undoByHand.ts';

export function tellDone(sentence: string, changeId: string | null, t: TFunction): void {
  if (changeId === null) toast(sentence);
  else
    toast(sentence, {
      action: { label: t('subjects.undo'), onClick: () => void undoByHand(changeId, t) },
    });
}
