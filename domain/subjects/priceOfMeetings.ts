/** A subject's new price in the meetings of it: those whose price was not set by hand, and of which nothing was paid. */
import { isRefusal, refuse, type Refusal } from '../basics/refusal.ts';
import type { Wall } from '../basics/wallTime.ts';
import { toWall } from '../basics/zones.ts';
import { changeMany } from '../calendar/meetings/manyMeetings.ts';
import { usualCost } from '../calendar/price.ts';
import type { MeetingWithOccurrences } from '../calendar/occurrence.ts';
import type { Change, Means } from '../kernel/operation.ts';
import type { Teacher } from '../people/people.ts';
import type { Subject } from './subject.ts';
import type { PriceScope } from './subjectInput.ts';

type Following = {
  teacher: Teacher;
  /** As they will be. */
  subjects: Subject[];
  held: readonly MeetingWithOccurrences[];
  /** Those whose price was said: lessons may still have another one where it is no new one. */
  names: ReadonlySet<string>;
  scope: PriceScope;
  /** Alone it means the future. */
  from: Wall | null | undefined;
  notify: 'tell' | 'quiet' | null | undefined;
};

const nothing: Change = { rows: [], tell: [], about: [] };

export function priceOfMeetings(following: Following, means: Means): Change | Refusal {
  const { teacher, subjects, names, scope, from, notify } = following;
  if (scope === 'all' && from != null) return refuse('BAD_REQUEST', 'from');
  if (scope == null && from == null) return nothing;
  const held = following.held.filter(
    ({ meeting }) => meeting.removedMs === null && names.has(meeting.subject) && !meeting.costByHand,
  );
  if (held.length === 0) return nothing;
  const said = {
    ids: held.map(({ meeting }) => meeting.id),
    from: scope === 'all' ? null : beginning(from, teacher.zone, means.nowMs),
    notify,
  };
  const changed = changeMany(
    said,
    { teacher, subjects, held: [...held] },
    { becoming: (now) => ({ costMinor: usualCost(now, teacher, subjects) }) },
    means,
  );
  return isRefusal(changed) ? changed : { ...changed, about: [] };
}

/** The minute after this one at the soonest: a lesson that begins now has begun. */
function beginning(from: Wall | null | undefined, zone: string, nowMs: number): Wall {
  const soonest = toWall(nowMs + 60_000, zone);
  return from != null && from > soonest ? from : soonest;
}
