/** Undo from the message that follows an action by hand. */
import type { TFunction } from 'i18next';
import { toast } from 'sonner';
import type { Id } from '../../../domain/basics/ids.ts';
import { undoChange } from './undoChange.ts';

export async function undoByHand(changeId: Id, t: TFunction): Promise<void> {
  const refusal = await undoChange(changeId);
  toast(refusal ? t(`refusals.${refusal.code}.title`) : t('chat.undone'));
}
