/** Where the lessons behind a bar stand: the same figures with the bar named in the address, /stats?…&behind=student:… */
import { isDay } from '../../../domain/basics/wallTime.ts';
import type { Behind } from '../../../domain/money/seatsBehind.ts';
import type { Figures } from './figures.ts';

/** What leads from a bar to its lessons. */
export type ToLessons = (behind: Behind) => string;

const written = (behind: Behind): string => {
  switch (behind.by) {
    case 'student':
      return `student:${behind.id}`;
    case 'subject':
      return `subject:${behind.name}`;
    case 'weekday':
      return `weekday:${behind.weekday}`;
    case 'hour':
      return `hour:${behind.weekday}-${behind.hour}`;
    case 'days':
      return `days:${behind.from}`;
    case 'cancelled':
      return 'cancelled:';
  }
};

export const toLessonsOf =
  ({ view, day, against }: Pick<Figures, 'view' | 'day' | 'against'>): ToLessons =>
  (behind) => {
    const query = new URLSearchParams({ view, date: day, behind: written(behind) });
    if (against === 'yearAgo') query.set('against', against);
    return `/stats?${query.toString()}`;
  };

/** null: the address names no bar. */
export function behindIn(said: string | null): Behind | null {
  const at = said?.indexOf(':') ?? -1;
  if (said === null || at < 0) return null;
  return readers[said.slice(0, at)]?.(said.slice(at + 1)) ?? null;
}

const weekdayIn = (said: string | undefined): number | null => {
  const day = Number(said);
  return said && Number.isInteger(day) && day >= 0 && day < 7 ? day : null;
};

const readers: Record<string, (said: string) => Behind | null> = {
  student: (id) => ({ by: 'student', id }),
  subject: (name) => ({ by: 'subject', name }),
  weekday(said) {
    const weekday = weekdayIn(said);
    return weekday === null ? null : { by: 'weekday', weekday };
  },
  hour(said) {
    const [day, hour] = said.split('-');
    const weekday = weekdayIn(day);
    return weekday === null || !hour ? null : { by: 'hour', weekday, hour: Number(hour) };
  },
  days: (from) => (isDay(from) ? { by: 'days', from } : null),
  cancelled: () => ({ by: 'cancelled' }),
};
