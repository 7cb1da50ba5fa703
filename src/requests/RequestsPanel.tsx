/** The teacher's lesson requests: a button with how many wait, and the list behind it. */
import { Inbox } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSchool } from '../app/school.ts';
import { useSession } from '../app/session.ts';
import { useNow } from '../app/useNow.ts';
import { useComposer } from '../chat/composer/useComposer.ts';
import { isolated } from '../chat/Sentence.tsx';
import { Badge } from '../design/ui/Badge.tsx';
import { Button } from '../design/ui/Button.tsx';
import { Dialog, DialogContent, DialogTitle } from '../design/ui/Dialog.tsx';
import { Skeleton } from '../design/ui/Skeleton.tsx';
import { RequestRow } from './RequestRow.tsx';
import { waitingOf, waitsForTeacher, type Waiting } from './waiting.ts';

export function RequestsPanel() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const preferences = useSession((session) => session.user?.preferences);
  const zone = preferences?.timeZone ?? 'Asia/Jerusalem';
  const now = useNow(zone);
  const { status, pendings, teachers, subjects, retry } = useSchool();
  const currency = teachers[0]?.preferences?.currency ?? 'ILS';
  const waiting = useMemo(
    () => waitingOf(pendings, { zone, currency, nowMs: now.ms }),
    [pendings, zone, currency, now.ms],
  );
  const mine = waiting.filter(waitsForTeacher);
  const theirs = waiting.filter((one) => !waitsForTeacher(one));
  const list = (title: string, rows: readonly Waiting[]) =>
    rows.length === 0 ? null : (
      <section aria-label={title} className="grid gap-1">
        <h2 className="text-sm font-mid text-on-surface-muted">{title}</h2>
        <ul className="grid">
          {rows.map((one) => (
            <RequestRow
              key={one.pending.id}
              waiting={one}
              as="teacher"
              now={now.wall}
              color={subjects.find(({ name }) => name === one.pending.subject)?.color ?? null}
              teacherName=""
            />
          ))}
        </ul>
      </section>
    );
  return (
    <>
      <Button
        variant="quiet"
        size="icon"
        className="relative"
        aria-label={mine.length > 0 ? t('asks.openCount', { count: mine.length }) : t('asks.open')}
        onClick={() => setOpen(true)}
      >
        <Inbox />
        {mine.length > 0 ? (
          <Badge tone="count" className="absolute end-0 top-0 ring-2 ring-sheet">
            {mine.length}
          </Badge>
        ) : null}
      </Button>
      <Dialog open={open} onOpenChange={setOpen}>
        <DialogContent aria-describedby={undefined}>
          <DialogTitle>{t('asks.title')}</DialogTitle>
          {status === 'failed' ? (
            <div role="alert" className="grid justify-items-start gap-3">
              <p>{t('asks.failed')}</p>
              <Button onClick={() => void retry()}>{t('shell.retry')}</Button>
            </div>
          ) : status !== 'ready' ? (
            <div role="status" aria-label={t('shell.loading')}>
              <Skeleton className="h-24 rounded-md" />
            </div>
          ) : waiting.length === 0 ? (
            <Nothing onTry={() => setOpen(false)} />
          ) : null}
          {list(t('asks.yours'), mine)}
          {list(t('asks.theirs'), theirs)}
        </DialogContent>
      </Dialog>
    </>
  );
}

function Nothing({ onTry }: { onTry(): void }) {
  const { t } = useTranslation();
  const write = useComposer((state) => state.write);
  const first = useSchool((school) => school.students[0]?.username?.split(' ')[0]);
  const sentence = t('asks.emptyTry', { name: first ?? t('asks.someone') });
  return (
    <div className="grid justify-items-start gap-2 text-sm">
      <p className="text-md font-mid">{t('asks.emptyTitle')}</p>
      <p className="text-on-surface-muted">{t('asks.emptyBody')}</p>
      <button
        type="button"
        dir="auto"
        className="calm min-h-9 rounded-md bg-desk px-3 text-md hover:bg-sunk coarse:min-h-11"
        onClick={() => {
          onTry();
          write(sentence);
        }}
      >
        {isolated(sentence)}
      </button>
    </div>
  );
}
