/** The foot of a dialog about money: why it was refused, the act with its sum, and the way back. */
import { useTranslation } from 'react-i18next';
import type { Sending } from '../../lib/operations/useOperation.ts';
import { Button } from '../../ui/Button.tsx';
import { DialogFooter } from '../../ui/Dialog.tsx';
import { RefusalSentence } from '../effects/RefusalCard.tsx';

/** The field of the sum belongs to it, so that Enter in it does what the button does. */
export const moneyForm = 'money';

type Props = { act: string; isReady: boolean; state: Sending; onAct(): void; onClose(): void };

export function MoneyFoot({ act, isReady, state: { sending, refusal, lost }, onAct, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <>
      {refusal ? <RefusalSentence code={refusal.code} params={refusal.params} /> : null}
      {lost ? <p role="alert">{t('discounts.lost')}</p> : null}
      <DialogFooter>
        <form
          id={moneyForm}
          className="contents"
          onSubmit={(event) => {
            event.preventDefault();
            onAct();
          }}
        >
          <Button type="submit" variant="primary" disabled={!isReady || sending}>
            {act}
          </Button>
        </form>
        <Button variant="quiet" onClick={onClose}>
          {t('subjects.back')}
        </Button>
      </DialogFooter>
    </>
  );
}
