/** A subject's new price in the meetings of it: those whose price was not set by hand, and of which nothing was paid. */
import { isRefusal, type Refusal } from '../basics/refusal.ts';
import { toWall } from '../basics/zones.ts';
import { changeMany } from '../calendar/manyMeetings.ts';
import { usualCost } from '../calendar/price.ts';
import type { MeetingWithOccurrences } from '../facts.ts';
import type { Change, Means } from '../operation.ts';
import type { Teacher } from '../people/people.ts';
import type { Subject } from './subject.ts';
import type { PriceScope } from './subjectInput.ts';

type Following = {
  teacher: Teacher;
  /** As they will be. */
  subjects: Subject[];
  held: readonly MeetingWithOccurrences[];
  /** Those with a new price. */
  names: ReadonlySet<string>;
  scope: PriceScope;
  notify: 'tell' | 'quiet' | null | undefined;
};

const nothing: Change = { rows: [], tell: [], about: [] };

export function priceOfMeetings(following: Following, means: Means): Change | Refusal {
  const { teacher, subjects, names, scope, notify } = following;
  if (scope == null) return nothing;
  const held = following.held.filter(
    ({ meeting }) => meeting.removedMs === null && names.has(meeting.subject) && !meeting.costByHand,
  );
  if (held.length === 0) return nothing;
  const said = {
    ids: held.map(({ meeting }) => meeting.id),
    // The minute after this one: a lesson that begins now has begun.
    from: scope === 'future' ? toWall(means.nowMs + 60_000, teacher.zone) : null,
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
