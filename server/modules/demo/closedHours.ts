/** The restricted times of the demo school's teacher: an hour each Thursday, and two days off next month. */
import type { Id } from '../../../domain/basics/ids.ts';
import { addDays, dayOf, weekdayOf } from '../../../domain/basics/wallTime.ts';
import { toWall } from '../../../domain/basics/zones.ts';
import type { RestrictedTime } from '../../../domain/calendar/availability/restrictedTime.ts';
import { demoId } from './demoId.ts';
import { demoZone } from './term.ts';

const thursday = 4;
const friday = 5;

export function closedHours(nowMs: number, teacherId: Id): RestrictedTime[] {
  const today = dayOf(toWall(nowMs, demoZone));
  const sunday = addDays(today, -weekdayOf(today));
  const closed = (key: string, part: Pick<RestrictedTime, 'start' | 'minutes' | 'rrule' | 'reason'>) => ({
    kind: 'restrictedTime' as const,
    teacherId,
    id: demoId(nowMs, `closed ${key}`),
    revision: 1,
    zone: demoZone,
    exdates: [],
    createdMs: nowMs,
    removedMs: null,
    ...part,
  });
  return [
    closed('lunch', {
      start: `${addDays(sunday, thursday - 7)}T14:00`,
      minutes: 60,
      rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TH',
      reason: 'פיזיותרפיה',
    }),
    // From Friday noon to midnight on Saturday, where the term has no lessons.
    closed('away', {
      start: `${addDays(sunday, 28 + friday)}T13:00`,
      minutes: 35 * 60,
      rrule: null,
      reason: 'סוף שבוע בצפון',
    }),
  ];
}
