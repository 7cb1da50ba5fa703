/** The platform's figures: health on top, users and revenue as series, then what they are made of. */
import { RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../lib/session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Engagement, Lessons, Plans, Popular, Subscriptions } from './Breakdowns.tsx';
import { Health } from './Health.tsx';
import { Revenue } from './Revenue.tsx';
import { useBoard, type Board } from './useBoard.ts';
import { Users } from './Users.tsx';

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

export function AdminBoard() {
  const { t } = useTranslation();
  const board = useBoard();
  return (
    <section aria-labelledby="admin" className="flex h-full min-h-0 flex-col overflow-y-auto">
      <header className="flex flex-wrap items-center gap-3 px-6 pt-5 pb-4">
        <h1 id="admin" className="flex-1 text-xl font-strong">
          {t('insight.admin.heading')}
        </h1>
        <span className="text-xs text-on-surface-muted">
          {t('insight.admin.refreshed', { at: clock.format(board.atMs) })}
        </span>
        <Button variant="primary" size="sm" disabled={board.isAsking} onClick={() => void board.refresh()}>
          <RefreshCw />
          {t('insight.admin.refresh')}
        </Button>
      </header>
      {board.mustProve ? <ProveAgain /> : <Pictures board={board} />}
    </section>
  );
}

/** The figures are for whoever signed in within the last quarter of an hour. */
function ProveAgain() {
  const { t } = useTranslation();
  const signOut = useSession((session) => session.signOut);
  return (
    <div role="alert" className="grid justify-items-start gap-3 px-6 py-2">
      <p className="font-strong">{t('refusals.PROVE_AGAIN.title')}</p>
      <p className="text-on-surface-muted">{t('refusals.PROVE_AGAIN.why')}</p>
      <Button variant="primary" onClick={() => void signOut()}>
        {t('insight.admin.signInAgain')}
      </Button>
    </div>
  );
}

const grid =
  'grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 @min-[42rem]:grid-cols-[repeat(2,minmax(0,1fr))]';

function Pictures({ board: { stats, growth, revenue, health } }: { board: Board }) {
  const { t } = useTranslation();
  return (
    <div className="@container grid gap-8 px-6 pb-8">
      {health.failed ? (
        <Failed text={t('insight.admin.failed.health')} />
      ) : health.data ? (
        <Health health={health.data} />
      ) : (
        <Coming />
      )}
      {stats.failed ? <Failed text={t('insight.admin.failed.stats')} /> : null}
      {growth.failed ? <Failed text={t('insight.admin.failed.growth')} /> : null}
      {revenue.failed ? <Failed text={t('insight.admin.failed.revenue')} /> : null}
      {stats.data ? (
        <div className={grid}>
          <Users users={stats.data.users} growth={growth.data ?? []} />
          <Revenue business={stats.data.business} months={revenue.data ?? []} />
          <Subscriptions users={stats.data.users} />
          <Lessons meetings={stats.data.meetings} />
          <Plans users={stats.data.users} />
          <Popular meetings={stats.data.meetings} />
          <Engagement engagement={stats.data.engagement} />
        </div>
      ) : stats.failed ? null : (
        <Coming />
      )}
    </div>
  );
}

const Failed = ({ text }: { text: string }) => (
  <p role="alert" className="text-danger">
    {text}
  </p>
);

const Coming = () => (
  <div aria-hidden className="grid gap-4">
    {[1, 2, 3].map((row) => (
      <Skeleton key={row} className="h-10 rounded-md" />
    ))}
  </div>
);
