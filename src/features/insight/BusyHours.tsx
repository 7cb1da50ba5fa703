/** At which hours of which days most is taught. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { weekFrom } from '../../../domain/basics/wallTime.ts';
import type { Statistics } from '../../../domain/money/statistics.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { useWeekStart } from '../../lib/i18n/useWeekStart.ts';
import { weekday, weekdayLong } from '../../lib/i18n/when.ts';
import { Ltr } from '../../ui/Ltr.tsx';
import type { ToLessons } from './behind.ts';
import { Picture } from './Picture.tsx';
import { dayAt } from './statsWords.ts';

const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

type Cell = { day: number; hour: number; count: number };

/** null: nothing was taught. */
function busyOf({ hours: all }: Statistics) {
  const taught = all
    .flatMap((hours, day) => hours.map((count, hour): Cell => ({ day, hour, count })))
    .filter(({ count }) => count > 0);
  if (taught.length === 0) return null;
  const byHour = Array.from({ length: 24 }, (_, hour) => all.reduce((sum, day) => sum + (day[hour] ?? 0), 0));
  const [from, until] = [Math.min, Math.max].map((edge) => edge(...taught.map(({ hour }) => hour)));
  return {
    taught,
    most: Math.max(...taught.map(({ count }) => count)),
    busiest: byHour.indexOf(Math.max(...byHour)),
    hours: Array.from({ length: (until ?? 0) - (from ?? 0) + 1 }, (_, at) => (from ?? 0) + at),
    days: [...new Set(taught.map(({ day }) => day))],
  };
}

export function BusyHours({ now, to }: { now: Statistics; to: ToLessons }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const busy = busyOf(now);
  if (!busy) return null;
  return (
    <Picture
      title={t('insight.stats.whenTaught')}
      note={
        <>
          {t('insight.stats.busiest')}
          {language === 'he' ? null : ' '}
          <Ltr>{clock(busy.busiest)}</Ltr>
        </>
      }
      table={{
        columns: [t('insight.stats.weekday'), t('insight.stats.hour'), t('insight.stats.lessons')],
        rows: busy.taught.map(({ day, hour, count }) => [
          weekdayLong(dayAt(day), language),
          clock(hour),
          String(count),
        ]),
        to: busy.taught.map(({ day, hour }) => to({ by: 'hour', weekday: day, hour })),
      }}
    >
      <Grid now={now} busy={busy} to={to} />
    </Picture>
  );
}

type GridProps = { now: Statistics; busy: NonNullable<ReturnType<typeof busyOf>>; to: ToLessons };

function Grid({ now, busy, to }: GridProps) {
  const { language } = useLanguage();
  const weekStart = useWeekStart();
  const { hours, days, most } = busy;
  const shownDays = weekFrom(weekStart).filter((day) => days.includes(day));
  return (
    <div aria-hidden className="grid gap-1 text-xs">
      <div className="flex gap-1 text-on-surface-muted">
        <span className="w-12 shrink-0" />
        {hours.map((hour) => (
          <span key={hour} className="min-w-0 flex-1 text-center">
            {hour}
          </span>
        ))}
      </div>
      {shownDays.map((day) => (
        <div key={day} className="flex items-center gap-1">
          <span className="w-12 shrink-0 truncate">{weekday(dayAt(day), language)}</span>
          {hours.map((hour) => {
            const count = now.hours[day]?.[hour] ?? 0;
            return (
              <HourCell
                key={hour}
                count={count}
                most={most}
                to={count === 0 ? null : to({ by: 'hour', weekday: day, hour })}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

type HourCellProps = { count: number; most: number; to: string | null };

/** The picture is not gone through by the keyboard: its table is. */
function HourCell({ count, most, to }: HourCellProps) {
  const look = 'relative grid h-7 min-w-0 flex-1 place-items-center overflow-hidden rounded-xs bg-sunk';
  const filled = (
    <>
      <span
        className="absolute inset-0 bg-accent"
        style={{ opacity: count === 0 ? 0 : 0.15 + (0.85 * count) / most }}
      />
      <span className={count > most / 2 ? 'relative text-on-accent' : 'relative text-on-surface'}>
        {count || ''}
      </span>
    </>
  );
  return to === null ? (
    <span className={look}>{filled}</span>
  ) : (
    <Link to={to} tabIndex={-1} className={`${look} hover:underline`}>
      {filled}
    </Link>
  );
}
