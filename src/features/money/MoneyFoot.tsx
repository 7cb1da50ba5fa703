/** The foot of a dialog about money: why it was refused, the act with its sum, and the way back. */
import { useTranslation } from 'react-i18next';
import type { Sending } from '../../lib/operations/useOperation.ts';
import { Button } from '../../ui/Button.tsx';
import { DialogFooter } from '../../ui/Dialog.tsx';
import { RefusalSentence } from '../effects/RefusalCard.tsx';

type Props = { act: string; isReady: boolean; state: Sending; onAct(): void; onClose(): void };

export function MoneyFoot({ act, isReady, state: { sending, refusal, lost }, onAct, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <>
      {refusal ? <RefusalSentence code={refusal.code} params={refusal.params} /> : null}
      {lost ? <p role="alert">{t('discounts.lost')}</p> : null}
      <DialogFooter>
        <Button variant="primary" disabled={!isReady || sending} onClick={onAct}>
          {act}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('subjects.back')}
        </Button>
      </DialogFooter>
    </>
  );
}
