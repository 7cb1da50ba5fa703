/** What the users, plans, lessons and requests are made of. */
import { useTranslation } from 'react-i18next';
import { Picture } from '../insight/Picture.tsx';
import { Ltr } from '../../ui/Ltr.tsx';
import type { AdminStatsQuery } from './api/admin.generated.ts';
import { countOf, Figure, percent, whole } from './figures.tsx';
import { SharedBar } from './SharedBar.tsx';

type Stats = AdminStatsQuery['adminStats'];
type Status = 'ACTIVE' | 'TRIAL' | 'CANCELLED' | 'EXPIRED' | 'SUSPENDED';
type Plan = 'basic' | 'premium' | 'ultra';

export function Subscriptions({ users: { subscriptions } }: Pick<Stats, 'users'>) {
  const { t } = useTranslation();
  const nameOf = (status: string): string => t(`admin.subscriptions.${status as Status}`);
  return (
    <Picture
      title={t('admin.subscriptions.title')}
      table={{
        columns: [t('admin.subscriptions.status'), t('admin.subscriptions.teachers')],
        rows: subscriptions.map((part) => [nameOf(part.key), countOf(part, t)]),
      }}
    >
      <SharedBar parts={subscriptions} nameOf={nameOf} />
    </Picture>
  );
}

export function Plans({ users: { plans } }: Pick<Stats, 'users'>) {
  const { t } = useTranslation();
  const nameOf = (plan: string): string => t(`admin.plans.${plan as Plan}`);
  return (
    <Picture
      title={t('admin.plans.title')}
      table={{
        columns: [t('admin.plans.plan'), t('admin.subscriptions.teachers')],
        rows: plans.map((part) => [nameOf(part.key), countOf(part, t)]),
      }}
    >
      <SharedBar parts={plans} nameOf={nameOf} />
    </Picture>
  );
}

export function Lessons({ meetings }: Pick<Stats, 'meetings'>) {
  const { t } = useTranslation();
  const kinds = ['completed', 'upcoming'] as const;
  const perTeacher = t('admin.meetings.perTeacher', { count: Number(meetings.averagePerTeacher.toFixed(1)) });
  return (
    <Picture
      title={t('admin.meetings.title')}
      note={`${t('admin.meetings.span')}, ${perTeacher}`}
      table={{
        columns: [t('admin.meetings.kind'), t('admin.meetings.count')],
        rows: kinds.map((kind) => [t(`admin.meetings.${kind}`), whole(meetings[kind])]),
      }}
    >
      <SharedBar
        parts={kinds.map((kind) => ({ key: kind, count: meetings[kind] }))}
        nameOf={(kind) => t(`admin.meetings.${kind as (typeof kinds)[number]}`)}
      />
    </Picture>
  );
}

export function Popular({ meetings: { popularSubjects } }: Pick<Stats, 'meetings'>) {
  const { t } = useTranslation();
  const most = Math.max(1, ...popularSubjects.map(({ count }) => count ?? 0));
  return (
    <Picture
      title={t('admin.popular.title')}
      table={{
        columns: [t('admin.popular.subject'), t('admin.popular.lessons')],
        rows: popularSubjects.map((subject) => [subject.key, countOf(subject, t)]),
      }}
    >
      {popularSubjects.length === 0 ? (
        <p className="text-on-surface-muted">{t('admin.popular.none')}</p>
      ) : (
        <ol className="grid gap-2.5 text-sm">
          {popularSubjects.map((subject) => (
            <li key={subject.key} className="grid grid-cols-[7rem_minmax(0,1fr)_auto] items-center gap-3">
              <bdi className="truncate">{subject.key}</bdi>
              <span className="h-1.5 rounded-full bg-sunk">
                <span
                  className="block h-full rounded-full bg-accent"
                  style={{ inlineSize: `${(100 * (subject.count ?? 0)) / most}%` }}
                />
              </span>
              <Ltr className="font-mid tabular-nums">{countOf(subject, t)}</Ltr>
            </li>
          ))}
        </ol>
      )}
    </Picture>
  );
}

export function Engagement({ engagement }: Pick<Stats, 'engagement'>) {
  const { t } = useTranslation();
  const figures = [
    { value: whole(engagement.joinRequests), name: t('admin.engagement.joinRequests') },
    { value: whole(engagement.pending), name: t('admin.engagement.pending') },
    { value: percent(engagement.approvalRate), name: t('admin.engagement.approved') },
    { value: percent(engagement.deliveryRate, 1), name: t('admin.engagement.delivered') },
  ];
  return (
    <Picture
      title={t('admin.engagement.title')}
      table={{
        columns: [t('admin.engagement.what'), t('admin.engagement.count')],
        rows: figures.map(({ value, name }) => [name, value]),
      }}
    >
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-2">
        {figures.map(({ value, name }) => (
          <Figure key={name} value={value} name={name} />
        ))}
      </div>
    </Picture>
  );
}
