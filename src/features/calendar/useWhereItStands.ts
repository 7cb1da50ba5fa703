/** Where the calendar stands: where somebody turned it to, before that today, or the week ahead once nothing is left of this one. */
import { useState } from 'react';
import { weekStartOf } from '../../../domain/basics/languages.ts';
import { dayOf, startOfWeek, type Day } from '../../../domain/basics/wallTime.ts';
import { toWall } from '../../../domain/basics/zones.ts';
import { lessonsBetween } from '../../../domain/calendar/lesson.ts';
import { useEntities } from '../../lib/entities/useEntities.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { schoolMeetings } from '../../lib/lessons/schoolMeetings.ts';
import { useCalendar } from '../../lib/lessons/useCalendar.ts';
import { farthestDays, weekAhead } from '../../lib/lessons/weekAhead.ts';
import type { Now } from '../../lib/page/useNow.ts';

const dayMs = 86_400_000;

export function useWhereItStands(now: Now, zone: string) {
  const { language } = useLanguage();
  const { view, day, goTo } = useCalendar();
  const entities = useEntities('status', 'meetings', 'teachers', 'students', 'subjects');
  const isHere = entities.status === 'ready' || entities.status === 'near';
  // Once for a visit: a lesson that ends, or is called off, turns no page.
  const [ahead, setAhead] = useState<Day | 'today' | null>(null);
  const today = dayOf(now.wall);
  if (ahead === null && isHere) {
    const stretches = schoolMeetings(entities)
      .held.flatMap((held) => lessonsBetween(held, now.ms, now.ms + (farthestDays + 1) * dayMs))
      .map(({ startMs, endMs }) => ({ start: toWall(startMs, zone), end: toWall(endMs, zone) }));
    const weekStart = weekStartOf(language);
    const week = weekAhead(stretches, now.wall, weekStart);
    setAhead(week === startOfWeek(today, weekStart) ? 'today' : week);
  }
  const isOfWeek = view === 'week' || view === 'workWeek';
  const opened = ahead !== null && ahead !== 'today' && isOfWeek ? ahead : null;
  return {
    at: day ?? opened ?? today,
    /** The week that was opened instead of this one. */
    ahead: day === null ? opened : null,
    goToToday() {
      setAhead('today');
      goTo(null);
    },
  };
}
