/** Students out of a list: pasted, from a file or from the phone; what was read is shown line by line, and added as one change. */
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { typedPhone } from '../../../domain/people/keptPerson.ts';
import type { Step } from '../../../domain/operations.ts';
import { useSteps } from '../../lib/operations/useOperation.ts';
import { tellDone } from '../../lib/operations/tellDone.ts';
import { Button } from '../../ui/Button.tsx';
import { cn } from '../../ui/cn.ts';
import { Dialog, DialogContent, DialogFooter, DialogTitle } from '../../ui/Dialog.tsx';
import { Label } from '../../ui/Label.tsx';
import { Ltr } from '../../ui/Ltr.tsx';
import { RefusalSentence } from '../effects/RefusalCard.tsx';
import { chosenContacts, mayChooseContacts } from './phoneContacts.ts';
import { columnsLeftOut, linesAlone, mostCharacters, readList, type ListLine } from './readList.ts';
import type { Entry } from './roster.ts';
import { textOf, type FileProblem } from './textOfFile.ts';

const stepOf = ({ name, phone, email }: ListLine): Step => ({
  name: 'addStudent',
  args: {
    input: {
      username: name,
      ...(phone === null ? {} : { phoneNumber: typedPhone(phone) }),
      ...(email === null ? {} : { email }),
    },
  },
});

type Props = {
  /** What stands in it to begin with. */
  said?: string;
  entries: readonly Entry[];
  onClose(): void;
};

export function AddList({ said = '', entries, onClose }: Props) {
  const { t } = useTranslation();
  const [text, setText] = useState(said);
  const { send, sending, refusal, lost } = useSteps();
  const lines = useMemo(() => {
    const known = entries.filter(({ archived }) => !archived);
    return readList(
      text,
      known.map(({ name, student }) => ({ name, email: student.email ?? null })),
    );
  }, [text, entries]);
  const fresh = lines.filter(({ problem }) => problem === null);

  async function add() {
    const sent = await send(fresh.map(stepOf));
    if (sent.outcome !== 'done') return;
    tellDone(t('students.fromList.done', { count: fresh.length }), sent.changeId, t);
    onClose();
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent aria-describedby={undefined} className="max-w-2xl">
        <DialogTitle>{t('students.fromList.title')}</DialogTitle>
        <p className="-mt-2 text-sm text-on-surface-muted">{t('students.fromList.body')}</p>
        <Source text={text} onText={setText} />
        {lines.length > 0 ? <Lines lines={lines} /> : null}
        <LeftOut columns={columnsLeftOut(text)} />
        {refusal ? <RefusalSentence code={refusal.code} params={refusal.params} /> : null}
        {lost ? <p role="alert">{t('students.inviteFailed')}</p> : null}
        <DialogFooter>
          <Button variant="primary" disabled={fresh.length === 0 || sending} onClick={() => void add()}>
            {t('students.fromList.add', { count: fresh.length })}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('students.cancelDialog')}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

function Source({ text, onText }: { text: string; onText(text: string): void }) {
  const { t } = useTranslation();
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const [fromFile, setFromFile] = useState<string | null>(null);
  const joined = (more: string): string => [text.trim(), more].filter(Boolean).join('\n');

  async function read(file: File | undefined) {
    if (!file) return;
    const read = await textOf(file);
    setProblem('problem' in read ? read.problem : null);
    if (!('text' in read)) return;
    if (text.trim() === '') onText(read.text);
    else setFromFile(read.text);
  }

  function take(whole: string) {
    setFromFile(null);
    if (whole.length > mostCharacters) setProblem('tooLarge');
    else onText(whole);
  }

  return (
    <div className="grid gap-2">
      <Label htmlFor="list-of-students">{t('students.fromList.lines')}</Label>
      <textarea
        id="list-of-students"
        dir="auto"
        rows={5}
        maxLength={mostCharacters}
        value={text}
        onChange={(event) => onText(event.target.value)}
        className="w-full rounded-sm border border-line-strong bg-sheet p-3 text-md"
      />
      <div className="flex flex-wrap items-center gap-3 text-sm">
        <FileField onFile={(file) => void read(file)} />
        {mayChooseContacts() ? (
          <Button size="sm" onClick={() => void chosenContacts().then((more) => onText(joined(more)))}>
            {t('students.fromList.contacts')}
          </Button>
        ) : null}
      </div>
      {fromFile === null ? null : (
        <BelowOrInstead
          onBelow={() => take(joined(linesAlone(fromFile)))}
          onInstead={() => take(fromFile)}
          onNeither={() => setFromFile(null)}
        />
      )}
      {problem ? <p role="alert">{t(`students.fromList.${problem}`)}</p> : null}
    </div>
  );
}

function FileField({ onFile }: { onFile(file: File | undefined): void }) {
  const { t } = useTranslation();
  return (
    <label className="grid gap-1.5 font-mid">
      {t('students.fromList.file')}
      <input
        type="file"
        accept=".csv,text/csv,text/plain"
        onChange={(event) => {
          onFile(event.target.files?.[0]);
          // The same file may be chosen again.
          event.target.value = '';
        }}
        className="text-sm font-text file:me-3 file:h-9 file:rounded-sm file:border-0 file:bg-sunk file:px-3.5"
      />
    </label>
  );
}

type Choice = { onBelow(): void; onInstead(): void; onNeither(): void };

/** A file comes where lines stand already: nothing of either is lost unasked. */
function BelowOrInstead({ onBelow, onInstead, onNeither }: Choice) {
  const { t } = useTranslation();
  return (
    <div role="alert" className="flex flex-wrap items-center gap-2 rounded-md bg-desk p-3 text-sm">
      <span className="me-auto">{t('students.fromList.both')}</span>
      <Button size="sm" onClick={onBelow}>
        {t('students.fromList.below')}
      </Button>
      <Button size="sm" onClick={onInstead}>
        {t('students.fromList.instead')}
      </Button>
      <Button size="sm" variant="quiet" onClick={onNeither}>
        {t('students.cancelDialog')}
      </Button>
    </div>
  );
}

/** Named before anything is added: what was in the file and will not be on the list. */
function LeftOut({ columns }: { columns: readonly string[] }) {
  const { t } = useTranslation();
  return (
    <p role="status" className="text-sm empty:hidden">
      {columns.length > 0 ? (
        <>
          {t('students.fromList.leftOut')} <bdi>{columns.join(', ')}</bdi>
        </>
      ) : null}
    </p>
  );
}

function Lines({ lines }: { lines: readonly ListLine[] }) {
  const { t } = useTranslation();
  return (
    <div
      tabIndex={0}
      role="group"
      aria-label={t('students.fromList.read')}
      className="max-h-64 overflow-auto rounded-md bg-desk"
    >
      <table className="w-full text-sm">
        <caption className="sr-only">{t('students.fromList.read')}</caption>
        <thead className="sr-only">
          <tr>
            <th>{t('students.fromList.row')}</th>
            <th>{t('students.addName')}</th>
            <th>{t('students.fromList.what')}</th>
            <th>{t('students.phone')}</th>
            <th>{t('students.email')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ row, name, phone, email, problem }) => (
            <tr
              key={row}
              className={cn(
                'border-b border-line last:border-0 [&>td]:px-2.5 [&>td]:py-1.5',
                problem !== null && problem !== 'onList' && 'bg-warning-tint text-on-warning-tint',
              )}
            >
              <td className="tabular-nums">{row}</td>
              <td>
                <bdi>{name}</bdi>
              </td>
              <td>{t(`students.fromList.state.${problem ?? 'fresh'}`)}</td>
              <td>{phone ? <Ltr>{phone}</Ltr> : null}</td>
              <td>{email ? <Ltr>{email}</Ltr> : null}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
