/** Students out of a file: what is in it is shown first; then an invitation for each new one, which can be stopped. */
import { useRef, useState, type ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { sendOnce } from '../../lib/operations/sendOnce.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogContent, DialogFooter, DialogTitle } from '../../ui/Dialog.tsx';
import { Ltr } from '../../ui/Ltr.tsx';
import { stepToInvite } from './InviteStudent.tsx';
import { readStudents, type ReadFile } from './readStudents.ts';
import type { Entry } from './roster.ts';

/** At once, so that a stop is heard between them. */
const together = 10;
const shown = 5;

type Sending = { done: number; of: number; why: string | null; ended: boolean };

export function ImportStudents({ entries, onClose }: { entries: readonly Entry[]; onClose(): void }) {
  const { t } = useTranslation();
  const [file, setFile] = useState<ReadFile | null>(null);
  const [sending, setSending] = useState<Sending | null>(null);
  const stopped = useRef(false);

  async function choose(event: ChangeEvent<HTMLInputElement>) {
    const [chosen] = event.target.files ?? [];
    if (!chosen) return;
    const known = new Set(entries.flatMap(({ student }) => student.email?.toLowerCase() ?? []));
    setSending(null);
    setFile(chosen.size > 2_000_000 ? { kind: 'tooLarge' } : readStudents(await chosen.text(), known));
  }

  async function send(fresh: Extract<ReadFile, { kind: 'read' }>['fresh']) {
    stopped.current = false;
    let done = 0;
    let why: string | null = null;
    setSending({ done, of: fresh.length, why, ended: false });
    while (done < fresh.length && !stopped.current && why === null) {
      const part = fresh.slice(done, done + together);
      const steps = part.map(({ email, name }) => stepToInvite(email, name, ''));
      const sent = await sendOnce(steps);
      if (sent.outcome === 'done') done += part.length;
      else
        why =
          sent.outcome === 'refused' ? t(`refusals.${sent.refusal.code}.why`) : t('students.inviteFailed');
      setSending({ done, of: fresh.length, why, ended: false });
    }
    setSending({ done, of: fresh.length, why, ended: true });
  }

  const fresh = file?.kind === 'read' ? file.fresh : [];
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle>{t('students.importTitle')}</DialogTitle>
        <p className="-mt-2 text-sm text-on-surface-muted">{t('students.importBody')}</p>
        <label className="grid gap-1.5 text-sm font-mid">
          {t('students.importChoose')}
          <input
            type="file"
            accept=".csv,text/csv,text/plain"
            disabled={sending !== null && !sending.ended}
            onChange={(event) => void choose(event)}
            className="text-sm font-text file:me-3 file:h-9 file:rounded-sm file:border-0 file:bg-sunk file:px-3.5 file:text-sm file:text-on-surface"
          />
        </label>
        {file?.kind === 'tooLarge' ? <p role="alert">{t('students.importTooLarge')}</p> : null}
        {file?.kind === 'unreadable' ? <p role="alert">{t('students.importUnreadable')}</p> : null}
        {file?.kind === 'read' ? <Found file={file} /> : null}
        {sending ? (
          <div role="status" className="grid gap-2 text-sm">
            <progress className="w-full" value={sending.done} max={Math.max(1, sending.of)} />
            <p>
              {sending.ended
                ? t('students.importDone', { count: sending.done })
                : t('students.importProgress', { done: sending.done, of: sending.of })}
            </p>
            {sending.why ? (
              <p className="text-danger">{t('students.importRest', { why: sending.why })}</p>
            ) : null}
          </div>
        ) : null}
        <DialogFooter>
          {sending && !sending.ended ? (
            <Button
              onClick={() => {
                stopped.current = true;
              }}
            >
              {t('students.importStop')}
            </Button>
          ) : (
            <>
              {fresh.length > 0 && !sending ? (
                <Button variant="primary" onClick={() => void send(fresh)}>
                  {t('students.importSend', { count: fresh.length })}
                </Button>
              ) : null}
              <Button variant="quiet" onClick={onClose}>
                {t('students.cancelDialog')}
              </Button>
            </>
          )}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

function Found({ file: { fresh, known, wrong } }: { file: Extract<ReadFile, { kind: 'read' }> }) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-2 rounded-md bg-desk px-3 py-2.5 text-sm">
      <p>{t('students.importFound', { fresh: fresh.length, known: known.length, wrong: wrong.length })}</p>
      <ul className="grid gap-0.5 text-on-surface-muted">
        {fresh.slice(0, shown).map(({ row, name, email }) => (
          <li key={row} className="truncate">
            <bdi>{name}</bdi> <Ltr>{email}</Ltr>
          </li>
        ))}
        {fresh.length > shown ? <li>…</li> : null}
      </ul>
      {wrong.slice(0, shown).map(({ row, text }) => (
        <p key={row} className="truncate text-on-warning-tint">
          {t('students.importRow', { row, text })}
        </p>
      ))}
    </div>
  );
}
