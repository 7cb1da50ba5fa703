/** Whether all is well, in one strip. */
import { Check, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cn } from '../../ui/cn.ts';
import type { SystemHealthQuery } from './api/admin.generated.ts';
import { Figure, percent } from './figures.tsx';

const hourSeconds = 3_600;
const daySeconds = 24 * hourSeconds;

export function Health({ health }: { health: SystemHealthQuery['systemHealth'] }) {
  const { t } = useTranslation();
  const { database, uptimeSeconds, errorRate, responseMs, connections, connectionLimit } = health;
  const isWell = database === 'ok';
  const uptime =
    uptimeSeconds < 2 * hourSeconds
      ? t('insight.admin.health.minutes', { count: Math.floor(uptimeSeconds / 60) })
      : uptimeSeconds < 2 * daySeconds
        ? t('insight.admin.health.hours', { count: Math.floor(uptimeSeconds / hourSeconds) })
        : t('insight.admin.health.days', { count: Math.floor(uptimeSeconds / daySeconds) });
  return (
    <section
      aria-label={t('insight.admin.health.title')}
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 rounded-lg bg-desk px-5 py-3"
    >
      <span className={cn('flex items-center gap-2 font-mid', isWell ? 'text-success' : 'text-danger')}>
        {isWell ? <Check className="size-5" /> : <TriangleAlert className="size-5" />}
        {isWell ? t('insight.admin.health.ok') : t('insight.admin.health.slow')}
      </span>
      <Figure value={t('insight.admin.health.connected')} name={t('insight.admin.health.database')} />
      <Figure value={uptime} name={t('insight.admin.health.uptime')} />
      <Figure value={percent(errorRate, 2)} name={t('insight.admin.health.errors')} />
      <Figure
        value={
          responseMs === null
            ? '–'
            : t('insight.admin.health.milliseconds', { count: Math.round(responseMs) })
        }
        name={t('insight.admin.health.response')}
      />
      <Figure
        value={t('insight.admin.health.ofLimit', { count: connections, limit: connectionLimit })}
        name={t('insight.admin.health.connections')}
      />
    </section>
  );
}
