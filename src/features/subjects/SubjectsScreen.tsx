/** Lesson planning: the teacher's subjects in order, each with its price, colour and plan. */
import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { toast } from 'sonner';
import { codecNow } from '../../lib/entities/codecNow.ts';
import { openedLater, useFetchWhileIdle } from '../../lib/page/openedLater.tsx';
import type { School, SubjectAnswer } from '../../lib/entities/entityStore.ts';
import { useEntities } from '../../lib/entities/useEntities.ts';
import { useOperation } from '../../lib/operations/useOperation.ts';
import { useScreenTitle } from '../../lib/page/useScreenTitle.ts';
import { useComposer } from '../../lib/sentences/useComposer.ts';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TutorialHere } from '../guides/TutorialHere.tsx';
import { SubjectList } from './SubjectList.tsx';
import { heard } from './subjectFields.ts';

// They preview what they would do, with all that decides.
const SubjectDialog = openedLater(async () => (await import('./SubjectDialog.tsx')).SubjectDialog);
const RemoveSubject = openedLater(async () => (await import('./RemoveSubject.tsx')).RemoveSubject);

const opened = [SubjectDialog, RemoveSubject];

type Open = { subject: SubjectAnswer | null; removing: boolean };

export function SubjectsScreen() {
  const { t } = useTranslation();
  const { status, subjects, meetings, retry } = useEntities('status', 'subjects', 'meetings', 'retry');
  const { run } = useOperation('updateSubject');
  const [open, setOpen] = useState<Open | null>(null);
  /** The order as it was just moved, until the server has said so too. */
  const [moved, setMoved] = useState<readonly string[] | null>(null);
  useScreenTitle(t('subjects.title'));
  useFetchWhileIdle(opened);
  useNamedInAddress((subject) => setOpen({ subject, removing: false }));

  const standing = moved ? subjects.toSorted((a, b) => moved.indexOf(a.id) - moved.indexOf(b.id)) : subjects;

  async function move(subject: SubjectAnswer, position: number) {
    const others = standing.filter(({ id }) => id !== subject.id);
    setMoved([...others.slice(0, position), subject, ...others.slice(position)].map(({ id }) => id));
    const sent = await run({ input: { id: subject.id, position } });
    setMoved(null);
    if (sent.outcome !== 'done') toast(t('subjects.saveFailed'));
  }

  return (
    <section aria-labelledby="subjects" className="flex h-full min-h-0 flex-col overflow-y-auto">
      <header className="flex items-center gap-2 px-4 pt-3 pb-2 tablet:px-6">
        <h1 id="subjects" className="flex-1 text-xl font-strong">
          {t('subjects.title')}
        </h1>
        <Button
          variant="primary"
          disabled={status !== 'ready'}
          onClick={() => setOpen({ subject: null, removing: false })}
        >
          <Plus />
          {t('subjects.add')}
        </Button>
      </header>
      <div className="mx-auto w-full max-w-3xl flex-1 px-4 pt-2 pb-8 tablet:px-6">
        {status === 'failed' ? (
          <div role="alert" className="grid justify-items-start gap-3 py-6">
            <p>{t('subjects.loadFailed')}</p>
            <Button onClick={() => void retry()}>{t('shell.retry')}</Button>
          </div>
        ) : status !== 'ready' ? (
          <Coming />
        ) : standing.length === 0 ? (
          <Empty />
        ) : (
          <SubjectList
            subjects={standing}
            currency={codecNow().currency}
            meetingsOf={(name) => lessonsOf(name, meetings)}
            onOpen={(subject) => setOpen({ subject, removing: false })}
            onMove={(subject, position) => void move(subject, position)}
          />
        )}
      </div>
      <TutorialHere name="subjects" isNew={status === 'ready' && standing.length === 0} />
      {open?.subject && open.removing ? (
        <RemoveSubject
          subject={open.subject}
          onClose={(removed) => setOpen(removed ? null : { ...open, removing: false })}
        />
      ) : open ? (
        <SubjectDialog
          subject={open.subject}
          onRemove={open.subject ? () => setOpen({ ...open, removing: true }) : undefined}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </section>
  );
}

const lessonsOf = (name: string, meetings: School['meetings']): number =>
  meetings.filter((meeting) => !meeting.removed && meeting.subject === name).length;

/** `?subject={name}` opens it: a notification leads here so (spec section 2). */
function useNamedInAddress(onNamed: (subject: SubjectAnswer) => void): void {
  const [address, setAddress] = useSearchParams();
  const { status, subjects } = useEntities('status', 'subjects');
  const name = address.get('subject');
  useEffect(() => {
    if (name === null || status !== 'ready') return;
    const subject = subjects.find((one) => heard(one.name) === heard(name));
    setAddress(
      (before) => {
        before.delete('subject');
        return before;
      },
      { replace: true },
    );
    if (subject) onNamed(subject);
  }, [name, status, subjects, setAddress, onNamed]);
}

function Coming() {
  return (
    <div aria-hidden className="grid gap-2">
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} className="h-14 rounded-md" />
      ))}
    </div>
  );
}

function Empty() {
  const { t } = useTranslation();
  const write = useComposer((state) => state.write);
  return (
    <div className="grid max-w-md justify-items-start gap-2 py-6">
      <h2 className="text-lg font-strong">{t('subjects.emptyTitle')}</h2>
      <p className="text-on-surface-muted">{t('subjects.emptyBody')}</p>
      <button
        type="button"
        className="calm rounded-md bg-desk px-3 py-2 text-md hover:bg-sunk"
        title={t('chat.writeForMe')}
        onClick={() => write(t('subjects.emptyTry'))}
      >
        {t('subjects.emptyTry')}
      </button>
    </div>
  );
}
