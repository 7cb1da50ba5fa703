/** The occurrences that are touched: a strip where all change alike, rows where they differ. */
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cn } from '../../../ui/cn.ts';
import { Ltr } from '../../../ui/Ltr.tsx';
import { patternsOf, type Language } from '../../../../domain/basics/languages.ts';
import { useLanguage } from '../../../lib/i18n/useLanguage.ts';
import { isolated } from '../../../ui/Sentence.tsx';
import type { PlanDate } from '../../effects/planViewShape.ts';

const stripLength = 6;
const rowsLength = 4;

/** Those that do not simply go through stand among the first that are shown. */
function firstOf(dates: readonly PlanDate[], length: number): PlanDate[] {
  const first = new Set(dates.slice(0, length));
  for (const date of dates) {
    if (first.size >= length + 3) break;
    if (date.state === 'conflict' || date.state === 'stays') first.add(date);
  }
  return dates.filter((date) => first.has(date));
}

export function PlanDates({ dates, endless }: { dates: readonly PlanDate[]; endless: boolean }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const [all, setAll] = useState(false);
  const alike =
    dates.every(({ what }) => what === null) &&
    new Set(
      dates
        .filter((date) => date.state !== 'stays')
        .map((date) => `${date.before} ${date.after} ${date.price}`),
    ).size <= 1;
  const shown = all ? dates : firstOf(dates, alike ? stripLength : rowsLength);
  const hidden = dates.length - shown.length;
  const more =
    hidden > 0 || all ? (
      <button
        type="button"
        className="min-h-7 justify-self-start rounded-sm px-1 text-xs text-on-surface-muted hover:text-on-surface coarse:min-h-11"
        aria-expanded={all}
        onClick={() => setAll(!all)}
      >
        {all ? t('chat.fewerDates') : endless ? t('chat.andOn') : t('chat.moreDates', { count: hidden })}
      </button>
    ) : null;

  if (!alike) {
    return (
      <div className="grid">
        <ol className={cn('grid divide-y divide-line', all && 'max-h-72 overflow-y-auto')}>
          {shown.map((date) => (
            <Row key={date.key} date={date} />
          ))}
        </ol>
        {more}
      </div>
    );
  }
  return (
    <ol className={cn('grid gap-1', columnsOf(language), all && 'max-h-60 overflow-y-auto')}>
      {shown.map((date) => (
        <li
          key={date.key}
          className={cn(
            'grid h-11 min-w-0 content-center justify-items-center rounded-sm bg-desk leading-tight',
            troubled(date) && 'bg-warning-tint text-on-warning-tint',
          )}
        >
          <Ltr className="font-mid max-tablet:text-xs">{date.day}</Ltr>
          <span className={cn('text-2xs', troubled(date) ? 'font-mid' : 'text-on-surface-faint')}>
            <StateWord date={date} />
          </span>
        </li>
      ))}
      {more === null ? null : <li className="grid place-items-center text-center">{more}</li>}
    </ol>
  );
}

/** As many to a row as have room: "27 Dec" and "cancelled" are wider than "27.12" and "יבוטל". */
const columnsOf = (language: Language): string =>
  patternsOf(language).day === 'd MMM'
    ? 'grid-cols-[repeat(auto-fill,minmax(3.4rem,1fr))]'
    : 'grid-cols-[repeat(auto-fill,minmax(2.45rem,1fr))]';

const troubled = ({ state }: PlanDate): boolean => state === 'conflict' || state === 'stays';

function StateWord({ date }: { date: PlanDate }) {
  const { t } = useTranslation();
  if (date.state === 'conflict') return t('chat.taken');
  if (date.state === 'stays') return t('chat.stays');
  if (date.state === 'cancelled') return t('chat.cancelled');
  if (date.state === 'plain') return date.weekday;
  return t('chat.free');
}

function Row({ date }: { date: PlanDate }) {
  return (
    <li
      className={cn(
        'grid min-h-8 grid-cols-[6.5rem_1fr_auto] items-center gap-x-2',
        date.what !== null && 'py-1',
        troubled(date) && 'text-on-warning-tint',
      )}
    >
      {date.what === null ? null : <b className="col-span-full font-mid">{isolated(date.what)}</b>}
      <span className={cn(!troubled(date) && 'text-on-surface-muted')}>
        {date.weekday} <Ltr>{date.day}</Ltr>
      </span>
      <span className="inline-flex flex-wrap items-center gap-1.5">
        {date.before ? <Ltr className="text-on-surface-faint">{date.before}</Ltr> : null}
        {date.before && date.after ? (
          <ArrowRight className="size-3 text-on-surface-faint rtl:-scale-x-100" aria-hidden />
        ) : null}
        {date.after ? <Ltr className="font-mid">{date.after}</Ltr> : null}
        {date.price ? <span>{isolated(date.price)}</span> : null}
      </span>
      <span className={cn('text-xs', troubled(date) ? 'font-mid' : 'text-on-surface-faint')}>
        {date.state === 'plain' ? null : <StateWord date={date} />}
      </span>
    </li>
  );
}
