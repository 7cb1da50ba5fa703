/** A week by the hour, from its first day, or the coming one where nothing of this lies ahead: each day a column, each lesson a block at its hour, what still waits with a dashed edge. */
import { useTranslation } from 'react-i18next';
import {
  addDays,
  dayOf,
  minuteOfDay,
  startOfWeek,
  type Day,
  type Wall,
} from '../../../domain/basics/wallTime.ts';
import { cn } from '../../ui/cn.ts';
import { Ltr } from '../../ui/Ltr.tsx';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { useWeekStart } from '../../lib/i18n/useWeekStart.ts';
import { hourOf, weekdayLetter, weekdayLong } from '../../lib/i18n/when.ts';
import type { WeekBlock } from './weekBlocks.ts';
import { hoursSpanned, percentOf, type HourSpan } from '../../lib/lessons/weekHours.ts';

/** In pixels: three quarters of an hour hold the line that tells when. */
const hourHeight = 16;
const leastHeight = 128;
const heightOf = ({ from, until }: HourSpan): number => Math.max(leastHeight, (until - from) * hourHeight);

/** Every second hour is written beside its line. */
const writtenEach = 2;

type Props = { blocks: readonly WeekBlock[]; now: Wall; label: string };

export function WeekStrip({ blocks, now, label }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const weekStart = useWeekStart();
  const { first, isComing } = weekShown(blocks, startOfWeek(dayOf(now), weekStart));
  const days = Array.from({ length: 7 }, (_, at) => addDays(first, at));
  const shown = blocks.filter(({ start }) => days.includes(dayOf(start)));
  const span = hoursSpanned(shown);
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-1.5">
      {isComing ? (
        <p className="col-span-2 text-sm text-on-surface-muted">{t('learning.comingWeek')}</p>
      ) : null}
      <Hours span={span} />
      <ol aria-label={label} className="grid grid-cols-7 gap-1">
        {days.map((day) => {
          const held = shown.filter(({ start }) => dayOf(start) === day);
          const lessons = held.filter(({ waits }) => !waits);
          const name = weekdayLong(day, language);
          const isToday = day === dayOf(now);
          return (
            <li
              key={day}
              aria-current={isToday ? 'date' : undefined}
              className="grid min-w-0 justify-items-center gap-1"
            >
              <span className="sr-only">
                {lessons.length === 0
                  ? t('learning.weekDayFree', { day: name })
                  : t('learning.weekDay', { day: name, count: lessons.length })}
                {held.length > lessons.length ? `, ${t('learning.weekDayWaits')}` : null}
              </span>
              <DayHead day={day} isToday={isToday} letter={weekdayLetter(day, language)} />
              <span
                aria-hidden
                className={cn(
                  'relative block w-full overflow-hidden rounded-sm',
                  isToday ? 'bg-accent-tint' : 'bg-sunk',
                )}
                style={{ height: heightOf(span) }}
              >
                {held.map((block) => (
                  <Block key={block.key} block={block} span={span} />
                ))}
                {isToday ? <NowLine now={now} span={span} /> : null}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** Where nothing of this week lies ahead, and something of the next does, that one (decision 148). */
function weekShown(blocks: readonly WeekBlock[], first: Day): { first: Day; isComing: boolean } {
  const next = addDays(first, 7);
  const isAhead = (from: Day): boolean =>
    blocks.some(({ start, past }) => !past && start >= from && start < addDays(from, 7));
  const isComing = !isAhead(first) && isAhead(next);
  return { first: isComing ? next : first, isComing };
}

function DayHead({ day, letter, isToday }: { day: Day; letter: string; isToday: boolean }) {
  return (
    <span aria-hidden className="grid justify-items-center text-2xs">
      <span className="text-on-surface-muted">{letter}</span>
      <span
        className={cn(
          'grid size-6 place-items-center rounded-full text-xs tabular-nums',
          isToday && 'bg-accent font-strong text-on-accent',
        )}
      >
        {Number(day.slice(8))}
      </span>
    </span>
  );
}

function Block({ block: { color, start, end, past, waits }, span }: { block: WeekBlock; span: HourSpan }) {
  const top = percentOf(minuteOfDay(start), span);
  // What runs over midnight ends with its day.
  const until = dayOf(end) === dayOf(start) ? percentOf(minuteOfDay(end), span) : 100;
  return (
    <span
      data-subject={color?.replace('subject-', '')}
      className={cn(
        'absolute inset-x-0 min-h-3 overflow-hidden rounded-xs text-2xs leading-3',
        waits
          ? 'border border-dashed border-pen bg-sheet text-on-surface'
          : 'border-s-[3px] border-pen ps-0.5',
        !waits && (past ? 'bg-sheet text-on-surface-muted' : 'bg-wash text-ink'),
      )}
      style={{ top: `${top}%`, height: `${until - top}%` }}
    >
      <Ltr className="tabular-nums">{hourOf(start)}</Ltr>
    </span>
  );
}

function NowLine({ now, span }: { now: Wall; span: HourSpan }) {
  const at = percentOf(minuteOfDay(now), span);
  return at < 0 || at > 100 ? null : (
    <i className="absolute inset-x-0 h-0.5 bg-accent" style={{ top: `${at}%` }} />
  );
}

/** Beside the columns; it ends where they end. */
function Hours({ span }: { span: HourSpan }) {
  const { from, until } = span;
  const written = Array.from({ length: until - from }, (_, at) => from + at).filter(
    (hour) => hour > from && (hour - from) % writtenEach === 0,
  );
  return (
    <span
      aria-hidden
      className="relative block w-5 self-end text-2xs text-on-surface-muted"
      style={{ height: heightOf(span) }}
    >
      {written.map((hour) => (
        <span
          key={hour}
          className="absolute inset-x-0 -translate-y-1/2 text-end tabular-nums"
          style={{ top: `${percentOf(hour * 60, span)}%` }}
        >
          {hour}
        </span>
      ))}
    </span>
  );
}
