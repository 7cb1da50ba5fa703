/** What the users, plans, lessons and requests are made of. */
import { useTranslation } from 'react-i18next';
import { Picture } from '../insight/Picture.tsx';
import { Ltr } from '../../ui/Ltr.tsx';
import type { AdminStatsQuery } from './api/admin.generated.ts';
import { countOf, Figures, percent, rowsOf, whole } from './figures.tsx';
import { SharedBar } from './SharedBar.tsx';

type Stats = AdminStatsQuery['adminStats'];
type Status = 'ACTIVE' | 'TRIAL' | 'CANCELLED' | 'EXPIRED' | 'SUSPENDED';
type Plan = 'basic' | 'premium' | 'ultra';

export function Subscriptions({ users: { subscriptions } }: Pick<Stats, 'users'>) {
  const { t } = useTranslation();
  const nameOf = (status: string): string => t(`insight.admin.subscriptions.${status as Status}`);
  return (
    <Picture
      title={t('insight.admin.subscriptions.title')}
      table={{
        columns: [t('insight.admin.subscriptions.status'), t('insight.admin.subscriptions.teachers')],
        rows: subscriptions.map((part) => [nameOf(part.key), countOf(part, t)]),
      }}
    >
      <SharedBar parts={subscriptions} nameOf={nameOf} />
    </Picture>
  );
}

export function Plans({ users: { plans } }: Pick<Stats, 'users'>) {
  const { t } = useTranslation();
  const nameOf = (plan: string): string => t(`insight.admin.plans.${plan as Plan}`);
  return (
    <Picture
      title={t('insight.admin.plans.title')}
      table={{
        columns: [t('insight.admin.plans.plan'), t('insight.admin.subscriptions.teachers')],
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
  const perTeacher = t('insight.admin.meetings.perTeacher', {
    count: Number(meetings.averagePerTeacher.toFixed(1)),
  });
  return (
    <Picture
      title={t('insight.admin.meetings.title')}
      note={`${t('insight.admin.meetings.span')}, ${perTeacher}`}
      table={{
        columns: [t('insight.admin.meetings.kind'), t('insight.admin.meetings.count')],
        rows: kinds.map((kind) => [t(`insight.admin.meetings.${kind}`), whole(meetings[kind])]),
      }}
    >
      <SharedBar
        parts={kinds.map((kind) => ({ key: kind, count: meetings[kind] }))}
        nameOf={(kind) => t(`insight.admin.meetings.${kind as (typeof kinds)[number]}`)}
      />
    </Picture>
  );
}

export function Popular({ meetings: { popularSubjects } }: Pick<Stats, 'meetings'>) {
  const { t } = useTranslation();
  const most = Math.max(1, ...popularSubjects.map(({ count }) => count ?? 0));
  return (
    <Picture
      title={t('insight.admin.popular.title')}
      table={{
        columns: [t('insight.admin.popular.subject'), t('insight.admin.popular.lessons')],
        rows: popularSubjects.map((subject) => [subject.key, countOf(subject, t)]),
      }}
    >
      {popularSubjects.length === 0 ? (
        <p className="text-on-surface-muted">{t('insight.admin.popular.none')}</p>
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
    { value: whole(engagement.joinRequests), name: t('insight.admin.engagement.joinRequests') },
    { value: whole(engagement.pending), name: t('insight.admin.engagement.pending') },
    { value: percent(engagement.approvalRate), name: t('insight.admin.engagement.approved') },
    { value: whole(engagement.feedback), name: t('insight.admin.engagement.feedback') },
    { value: percent(engagement.deliveryRate, 1), name: t('insight.admin.engagement.delivered') },
  ];
  return (
    <Picture
      title={t('insight.admin.engagement.title')}
      table={{
        columns: [t('insight.admin.engagement.what'), t('insight.admin.engagement.count')],
        rows: rowsOf(figures),
      }}
    >
      <Figures figures={figures} />
    </Picture>
  );
}
