/** Who was told of a change is told that it was taken back: of which lesson on, and what it was and is again. */
import { minutesOf, wallAt, type Wall } from '../basics/wallTime.ts';
import { toMs, toWall } from '../basics/zones.ts';
import { lastSlot, nextSlot } from '../calendar/expand.ts';
import type { Meeting } from '../calendar/meeting.ts';
import { tellAttendees } from '../calendar/meetingNotices.ts';
import type { RowChange } from '../kernel/rows.ts';
import type { Notice } from '../notices/notice.ts';
import type { Teacher } from '../people/people.ts';

type Pair = { before: Meeting; after: Meeting };

export function tellOfUndo(back: readonly RowChange[], teacher: Teacher, nowMs: number): Notice[] {
  const pairs = back.flatMap(({ before, after }): Pair[] =>
    before?.kind === 'meeting' && after?.kind === 'meeting' ? [{ before, after }] : [],
  );
  const restored = pairs.filter(({ before, after }) => stands(before) && stands(after));
  const halves = new Map(restored.map((pair) => [pair, pairs.find((other) => isHalf(other, pair))?.before]));
  const parts = new Set(halves.values());
  return pairs.flatMap((pair) => {
    if (parts.has(pair.before)) return [];
    const { before, after } = pair;
    if (stands(after)) return stands(before) ? toldOf(pair, halves.get(pair)) : returned(after);
    return tellAttendees({ teacher, meeting: after, title: 'MeetingCancelled' }, 'tell');
  });

  function returned(meeting: Meeting): Notice[] {
    const date = momentOf(meeting, from(meeting));
    return tellAttendees({ teacher, meeting, title: 'MeetingAdded', params: { date, back: 1 } }, 'tell');
  }

  /** `half`: what the change had made of the lessons from some day on. */
  function toldOf({ before, after }: Pair, half: Meeting | undefined): Notice[] {
    const was = half ?? before;
    const since = half ? afterLast(before, from(after)) : from(after);
    const date = momentOf(after, since);
    const oldStart = momentOf(was, since);
    const costs = was.costMinor !== after.costMinor;
    const params = {
      date,
      back: 1,
      ...(oldStart === date ? {} : { oldStart, newStart: date }),
      ...(costs
        ? { oldCostMinor: was.costMinor, newCostMinor: after.costMinor, currency: teacher.currency }
        : {}),
    };
    const title = costs && oldStart === date ? 'MeetingCostUpdated' : 'MeetingUpdated';
    return tellAttendees({ teacher, meeting: after, title, params }, 'tell');
  }

  function from({ zone }: Meeting): Wall {
    return toWall(nowMs, zone);
  }
}

const stands = ({ removedMs }: Meeting): boolean => removedMs === null;

/** The half of a divided series that goes again, its lessons back where they were. */
const isHalf = (gone: Pair, { before, after }: Pair): boolean =>
  stands(gone.before) &&
  !stands(gone.after) &&
  before.rrule !== after.rrule &&
  gone.before.subject === after.subject &&
  JSON.stringify(namesIn(gone.before)) === JSON.stringify(namesIn(after));

const namesIn = ({ attendees }: Meeting): string[] => attendees.map(({ studentId }) => studentId).toSorted();

function afterLast(shortened: Meeting, now: Wall): Wall {
  const last = lastSlot(shortened);
  return last === null ? now : wallAt(Math.max(minutesOf(last) + 1, minutesOf(now)));
}

/** Of the next lesson; of a series that is over the first. */
const momentOf = (meeting: Meeting, since: Wall): number =>
  toMs(nextSlot(meeting, since) ?? meeting.start, meeting.zone);
