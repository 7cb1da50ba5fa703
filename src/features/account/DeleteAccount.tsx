/** The end of an account: asked for twice, and by the password. */
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../lib/session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogContent, DialogFooter, DialogTitle } from '../../ui/Dialog.tsx';
import type { AccessFailure } from '../../lib/session/callEndpoint.ts';
import { PasswordField } from '../access/PasswordField.tsx';
import { Problem } from '../access/Problem.tsx';

export function DeleteAccount() {
  const { t } = useTranslation();
  const deleteAccount = useSession((session) => session.deleteAccount);
  const { hash, key } = useLocation();
  // A sentence that asks for it has been asked about already; the password is still to come.
  const asked = hash === '#own-end' ? key : null;
  const [open, setOpen] = useState(asked !== null);
  const [opened, setOpened] = useState(asked);
  if (asked !== opened) {
    setOpened(asked);
    setOpen(asked !== null);
  }
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<AccessFailure | null>(null);
  const [working, setWorking] = useState(false);

  async function end(event: FormEvent) {
    event.preventDefault();
    setWorking(true);
    setFailure(await deleteAccount(password));
    setWorking(false);
  }

  return (
    <>
      <Button className="text-danger" onClick={() => setOpen(true)}>
        {t('access.own.delete')}
      </Button>
      <Dialog open={open} onOpenChange={setOpen}>
        <DialogContent aria-describedby={undefined}>
          <form noValidate className="grid gap-4" onSubmit={(event) => void end(event)}>
            <DialogTitle>{t('access.own.deleteSure')}</DialogTitle>
            <p className="text-sm text-on-surface-muted">{t('access.own.deleteBody')}</p>
            <PasswordField
              label={t('access.own.present')}
              dir="ltr"
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
            <Problem failure={failure} />
            <DialogFooter>
              <Button type="submit" variant="danger" disabled={working}>
                {working ? t('access.own.working') : t('access.own.deleteNow')}
              </Button>
              <Button onClick={() => setOpen(false)}>{t('access.own.cancel')}</Button>
            </DialogFooter>
          </form>
        </DialogContent>
      </Dialog>
    </>
  );
}
