/** When the demo school's teacher does not teach: an hour of her own each Thursday, and two days away next month. */
import type { Id } from '../../domain/basics/ids.ts';
import { addDays, dayOf, weekdayOf } from '../../domain/basics/wallTime.ts';
import { toWall } from '../../domain/basics/zones.ts';
import type { RestrictedTime } from '../../domain/calendar/restrictedTime.ts';
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
    // From a Friday noon to Saturday's midnight: no lesson of the term stands there.
    closed('away', {
      start: `${addDays(sunday, 28 + friday)}T13:00`,
      minutes: 35 * 60,
      rrule: null,
      reason: 'סוף שבוע בצפון',
    }),
  ];
}
