/** Hours, attendance and cancellations, each with what it was before; behind cancellations stand their lessons. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { cn } from '../../ui/cn.ts';
import { Ltr } from '../../ui/Ltr.tsx';
import type { Statistics } from '../../../domain/money/statistics.ts';
import { money } from '../../lib/i18n/money.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import type { ToLessons } from './behind.ts';
import type { Figures } from './figures.ts';
import { earlierName, hoursName } from './statsWords.ts';

const percent = ({ attended, seats }: Statistics): string =>
  seats === 0 ? '–' : `${Math.round((100 * attended) / seats)}%`;

type Props = { figures: Figures; currency: string; to: ToLessons };

export function SideFigures({ figures, currency, to }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { now, sameDays } = figures;
  const anHour = now.minutes === 0 ? 0 : Math.round((now.earnedMinor * 60) / now.minutes / 100) * 100;
  // Where there was nothing before, nothing is compared.
  const was = (value: string): string =>
    sameDays.lessons === 0 ? '' : t('insight.stats.was', { what: earlierName(figures, language), value });
  const rows = [
    {
      name: t('insight.stats.hours'),
      note: t('insight.stats.perHour', { count: now.lessons, sum: money(anHour, currency, language) }),
      value: hoursName(now.minutes),
      was: was(hoursName(sameDays.minutes)),
      path: null,
    },
    {
      name: t('insight.stats.attendance'),
      note: t('insight.stats.ofSeats', { attended: now.attended, seats: now.seats }),
      value: percent(now),
      was: was(percent(sameDays)),
      path: null,
    },
    {
      name: t('insight.stats.cancellations'),
      note: t('insight.stats.inTimeAndLate', {
        inTime: now.cancelled.total - now.cancelled.late,
        late: now.cancelled.late,
      }),
      value: String(now.cancelled.total),
      was: was(String(sameDays.cancelled.total)),
      path: now.cancelled.total === 0 ? null : to({ by: 'cancelled' }),
    },
  ];
  return (
    <dl className="grid content-start">
      {rows.map(({ name, note, value, was: before, path }) => (
        <div
          key={name}
          className={cn(
            'relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-t border-line py-2 first:border-t-0',
            path && 'hover:bg-sunk',
          )}
        >
          <dt className="text-md">
            <Name name={name} path={path} />
          </dt>
          <dd className="text-end text-lg font-mid">
            <Ltr className="tabular-nums">{value}</Ltr>
          </dd>
          <dd className="text-xs text-on-surface-muted">{note}</dd>
          <dd className="text-end text-xs text-on-surface-muted">{before}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Of what has lessons behind it the whole row is pressed. */
function Name({ name, path }: { name: string; path: string | null }) {
  if (path === null) return name;
  return (
    <Link
      to={path}
      className="underline decoration-line-strong underline-offset-4 after:absolute after:inset-0"
    >
      {name}
    </Link>
  );
}
