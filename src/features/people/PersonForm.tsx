/** The dialog in which a teacher says who somebody is: a few fields, why it was refused, and one button. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Action } from '../../lib/operations/useAction.ts';
import { RefusalSentence } from '../effects/RefusalCard.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogContent, DialogFooter, DialogTitle } from '../../ui/Dialog.tsx';

type Props = {
  title: string;
  body: string;
  button: string;
  action: Pick<Action, 'refusal' | 'sending' | 'lost'>;
  /** Said instead of the refusal, where a field is to blame. */
  blamed?: string | null;
  children: ReactNode;
  onSave(): Promise<void>;
  onClose(): void;
};

export function PersonForm({ title, body, button, action, blamed = null, children, onSave, onClose }: Props) {
  const { t } = useTranslation();
  const { refusal } = action;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle>{title}</DialogTitle>
        <p className="-mt-2 text-sm text-on-surface-muted">{body}</p>
        <form
          noValidate
          className="grid gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            void onSave();
          }}
        >
          {children}
          {blamed ? (
            <p role="alert" className="text-sm text-danger">
              {blamed}
            </p>
          ) : refusal ? (
            <RefusalSentence code={refusal.code} params={refusal.params} />
          ) : null}
          {action.lost ? <p role="alert">{t('students.inviteFailed')}</p> : null}
          <DialogFooter>
            <Button type="submit" variant="primary" disabled={action.sending}>
              {button}
            </Button>
            <Button variant="quiet" onClick={onClose}>
              {t('students.cancelDialog')}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
