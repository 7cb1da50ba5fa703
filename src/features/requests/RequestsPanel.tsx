/** The teacher's lesson requests: a button with how many wait, and the list behind it. */
import { Inbox } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openedLater, useFetchWhileIdle } from '../../lib/page/openedLater.tsx';
import { useEntityStore } from '../../lib/entities/entityStore.ts';
import { useEntities } from '../../lib/entities/useEntities.ts';
import { useSession } from '../../lib/session/session.ts';
import { useNow } from '../../lib/page/useNow.ts';
import { useComposer } from '../../lib/sentences/useComposer.ts';
import { isolated } from '../../ui/Sentence.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogContent, DialogTitle } from '../../ui/Dialog.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { waitingOf, waitsForTeacher } from './waiting.ts';

// What each would conflict with is told beside it, with all that decides.
const TeacherRequests = openedLater(
  async () => (await import('./TeacherRequests.tsx')).TeacherRequests,
  <Coming />,
);

const opened = [TeacherRequests];

export function RequestsPanel() {
  const { t } = useTranslation();
  useFetchWhileIdle(opened);
  const [open, setOpen] = useState(false);
  const preferences = useSession((session) => session.user?.preferences);
  const zone = preferences?.timeZone ?? 'Asia/Jerusalem';
  const now = useNow(zone);
  const { status, pendings, teachers, retry } = useEntities('status', 'pendings', 'teachers', 'retry');
  const currency = teachers[0]?.preferences?.currency ?? 'ILS';
  const waiting = useMemo(
    () => waitingOf(pendings, { zone, currency, nowMs: now.ms }),
    [pendings, zone, currency, now.ms],
  );
  const mine = waiting.filter(waitsForTeacher);
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
            <Coming />
          ) : waiting.length === 0 ? (
            <Nothing onTry={() => setOpen(false)} />
          ) : null}
          {waiting.length > 0 ? <TeacherRequests waiting={waiting} now={now.wall} /> : null}
        </DialogContent>
      </Dialog>
    </>
  );
}

function Coming() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('shell.loading')}>
      <Skeleton className="h-24 rounded-md" />
    </div>
  );
}

function Nothing({ onTry }: { onTry(): void }) {
  const { t } = useTranslation();
  const write = useComposer((state) => state.write);
  const first = useEntityStore((school) => school.students[0]?.username?.split(' ')[0]);
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
