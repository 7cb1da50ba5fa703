/** How many users there are, and how they became so many. */
import { useTranslation } from 'react-i18next';
import { Picture } from '../insight/Picture.tsx';
import { Ltr } from '../../ui/Ltr.tsx';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { openedLater } from '../../lib/page/openedLater.tsx';
import type { AdminStatsQuery, UserGrowthQuery } from './api/admin.generated.ts';
import { Figures, rowsOf, whole } from './figures.tsx';
import { monthName } from './monthName.ts';

const UsersChart = openedLater(async () => (await import('./Charts.tsx')).UsersChart);

type Props = { users: AdminStatsQuery['adminStats']['users']; growth: UserGrowthQuery['userGrowth'] };

const kinds = ['teachers', 'students', 'parents', 'admins', 'activeThisWeek', 'activeThisMonth'] as const;

export function Users({ users, growth }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  // Whoever is none of these runs the platform: the roles make up the whole.
  const admins = users.total - users.teachers - users.students - users.parents;
  const figures = kinds.map((kind) => ({
    value: whole({ ...users, admins }[kind]),
    name: t(`insight.admin.users.${kind}`),
  }));
  const nameOf = (day: string): string => monthName(day.slice(0, 7), language);
  return (
    <Picture
      title={t('insight.admin.users.title')}
      table={{
        columns: [t('insight.admin.users.month'), t('insight.admin.users.count')],
        rows: [...growth.map(({ day, users: count }) => [nameOf(day), whole(count)]), ...rowsOf(figures)],
      }}
    >
      <p className="flex flex-wrap items-baseline gap-x-3">
        <Ltr className="text-3xl font-mid tabular-nums">{whole(users.total)}</Ltr>
        <span className="text-sm text-on-surface-muted">
          {t('insight.admin.users.grew', {
            month: whole(users.newThisMonth),
            week: whole(users.newThisWeek),
          })}
        </span>
      </p>
      <UsersChart
        points={growth.map(({ day, users: value }) => ({
          key: day,
          name: nameOf(day),
          value,
          told: whole(value),
        }))}
      />
      <Figures figures={figures} />
    </Picture>
  );
}
