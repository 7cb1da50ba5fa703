/** On a phone, above the conversation: today by the hour. It leads to the lessons. */
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { dayOf, minuteOfDay, type Wall } from '../../../domain/basics/wallTime.ts';
import { useEntities } from '../../lib/entities/useEntities.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { dayNear, hourOf, shortDay, weekdayLong } from '../../lib/i18n/when.ts';
import { schoolMeetings } from '../../lib/lessons/schoolMeetings.ts';
import { useNow } from '../../lib/page/useNow.ts';
import { useSession } from '../../lib/session/session.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { cn } from '../../ui/cn.ts';
import { isolated } from '../../ui/Sentence.tsx';
import { todayRows, type TodayRow } from './todayRows.ts';
import { hoursSpanned, percentOf, type HourSpan } from '../../lib/lessons/weekHours.ts';

export function TodayStrip({ onOpen }: { onOpen(): void }) {
  const { t } = useTranslation();
  const { language, dir } = useLanguage();
  const rows = useTodayRows();
  const zone = useSession(({ user }) => user?.preferences.timeZone) ?? 'Asia/Jerusalem';
  const { wall: now } = useNow(zone);
  const Ahead = dir === 'rtl' ? ChevronLeft : ChevronRight;
  if (rows === null) return null;
  const lessons = rows.flatMap((row) => row.lessons);
  // The hour that it is stands in the picture too.
  const span = hoursSpanned([...lessons, { start: now, end: now }]);
  const day = dayNear(now, now, language);
  const told =
    lessons.length === 0
      ? t('learning.weekDayFree', { day })
      : t('learning.weekDay', { day, count: lessons.length });
  return (
    <button
      type="button"
      onClick={onOpen}
      className="mx-3 mb-1 grid shrink-0 gap-2 rounded-lg bg-sheet px-3 py-2.5 text-start text-sm shadow-sheet"
    >
      <span className="flex items-baseline gap-2">
        <span className="font-strong first-letter:uppercase">{told}</span>
        <span className="truncate text-on-surface-muted">
          {isolated(`${weekdayLong(now, language)}, ${shortDay(now, language)}`)}
        </span>
        <Ahead aria-hidden className="ms-auto size-4 shrink-0 self-center" />
      </span>
      <span className="sr-only">
        {lessons.map(({ start, subject }) => `${hourOf(start)} ${subject}`).join(', ')}
      </span>
      {lessons.length > 0
        ? rows.map((row) => <Track key={row.key} row={row} span={span} now={now} isNamed={rows.length > 1} />)
        : null}
      {lessons.length > 0 ? <Axis span={span} isNamed={rows.length > 1} /> : null}
    </button>
  );
}

/** null until the lessons are known, and for whoever has none. */
function useTodayRows(): TodayRow[] | null {
  const user = useSession((session) => session.user);
  const zone = user?.preferences.timeZone ?? 'Asia/Jerusalem';
  const now = useNow(zone);
  const { status, meetings, teachers, students, subjects } = useEntities(
    'status',
    'meetings',
    'teachers',
    'students',
    'subjects',
  );
  const role = user?.role;
  return useMemo(() => {
    if (status !== 'ready' || !role || role === 'admin') return null;
    const school = schoolMeetings({ meetings, teachers, students, subjects });
    return todayRows(school, role === 'teacher' ? null : students, { zone, now });
  }, [status, role, meetings, teachers, students, subjects, zone, now]);
}

type TrackProps = { row: TodayRow; span: HourSpan; now: Wall; isNamed: boolean };

function Track({ row: { name, lessons }, span, now, isNamed }: TrackProps) {
  const nowAt = percentOf(minuteOfDay(now), span);
  return (
    <span aria-hidden className="flex items-center gap-2">
      {isNamed ? <Avatar name={name} image={null} className="size-6 text-2xs" /> : null}
      <span className="relative h-6 flex-1 rounded-sm bg-sunk">
        {lessons.map(({ key, start, end, color, past }) => {
          const from = percentOf(minuteOfDay(start), span);
          const until = dayOf(end) === dayOf(start) ? percentOf(minuteOfDay(end), span) : 100;
          return (
            <i
              key={key}
              data-subject={color?.replace('subject-', '')}
              className={cn(
                'absolute inset-y-0 rounded-xs border-s-[3px] border-pen bg-wash',
                past && 'opacity-50',
              )}
              style={{ insetInlineStart: `${from}%`, width: `${until - from}%` }}
            />
          );
        })}
        <i className="absolute -inset-y-0.5 w-0.5 bg-accent" style={{ insetInlineStart: `${nowAt}%` }} />
      </span>
    </span>
  );
}

/** Every second hour, under its place. */
function Axis({ span, isNamed }: { span: HourSpan; isNamed: boolean }) {
  const { from, until } = span;
  const hours = Array.from({ length: until - from }, (_, at) => from + at).filter(
    (hour) => (hour - from) % 2 === 0,
  );
  return (
    <span
      aria-hidden
      className={cn('relative block h-3 text-2xs leading-3 text-on-surface-muted', isNamed && 'ms-8')}
    >
      {hours.map((hour) => (
        <span
          key={hour}
          className="absolute tabular-nums"
          style={{ insetInlineStart: `${percentOf(hour * 60, span)}%` }}
        >
          {hour}
        </span>
      ))}
    </span>
  );
}
