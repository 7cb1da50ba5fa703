/** What those who learn a subject are told of its new price. */
import { dayOf, type Day, type Wall } from '../basics/wallTime.ts';
import { toWall } from '../basics/zones.ts';
import type { Notice } from '../notices/notice.ts';
import type { Means } from '../kernel/operation.ts';
import type { Teacher } from '../people/people.ts';
import type { Subject } from './subject.ts';

/** The day with which a new price begins in the lessons; null for what begins at once. */
export function laterDay(from: Wall | null | undefined, { zone }: Teacher, { nowMs }: Means): Day | null {
  return from != null && from > toWall(nowMs, zone) ? dayOf(from) : null;
}

export function costChanged(
  before: Subject,
  after: Subject,
  { currency, from }: { currency: string; from: Day | null },
): Notice['params'] {
  return {
    subjectName: after.name,
    oldCostMinor: before.hourlyMinor,
    newCostMinor: after.hourlyMinor,
    currency,
    ...(from === null ? {} : { fromDay: from }),
  };
}
