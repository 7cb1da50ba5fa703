/** A lesson: one occurrence as it takes place, the series' fields under its own. */
import { minutesOf, minutesPerDay, wallAt, type Wall } from '../basics/wallTime.ts';
import { minutesToMs, msToMinutes, toMs, toWall } from '../basics/zones.ts';
import { isSlot, slotsBetween } from './expand.ts';
import type { Meeting } from './meeting.ts';
import type { Occurrence, MeetingWithOccurrences } from './occurrence.ts';

export type Lesson = Pick<
  Meeting,
  'summary' | 'description' | 'subject' | 'color' | 'location' | 'costMinor' | 'insisted' | 'minutes'
> & {
  meeting: Meeting;
  /** The row of this occurrence, where something happened to it. */
  occurrence: Occurrence | null;
  /** The start that the rule gives. */
  slot: Wall;
  /** Wall times in the meeting's zone, past any clock change. */
  start: Wall;
  end: Wall;
  startMs: number;
  endMs: number;
  cancelled: boolean;
};

export function lessonAt(meeting: Meeting, slot: Wall, occurrence: Occurrence | null = null): Lesson {
  return lessonFrom(meeting, minutesOf(occurrence?.own.start ?? slot), slot, occurrence);
}

function lessonFrom(
  meeting: Meeting,
  startMinutes: number,
  slot: Wall,
  occurrence: Occurrence | null,
): Lesson {
  const { zone } = meeting;
  const own = occurrence?.own;
  const minutes = own?.minutes ?? meeting.minutes;
  const startMs = minutesToMs(startMinutes, zone);
  const endMs = startMs + minutes * 60_000;
  const settled = msToMinutes(startMs, zone);
  return {
    meeting,
    occurrence,
    slot,
    start: occurrence === null && settled === startMinutes ? slot : wallAt(settled),
    end: wallAt(msToMinutes(endMs, zone)),
    startMs,
    endMs,
    minutes,
    summary: own?.summary ?? meeting.summary,
    description: own?.description ?? meeting.description,
    subject: own?.subject ?? meeting.subject,
    color: own?.color === undefined ? meeting.color : own.color,
    location: own?.location ?? meeting.location,
    costMinor: own?.costMinor ?? meeting.costMinor,
    insisted: own?.insisted ?? meeting.insisted,
    cancelled: occurrence !== null && occurrence.cancelledBy !== null,
  };
}

type Wish = { cancelled?: boolean };

/**
 * The lessons of one meeting that overlap [from, until) on the wall of its zone, in order.
 * An occurrence with a row takes place even where the rule no longer gives its slot.
 */
export function occurrencesBetween(
  meeting: Meeting,
  occurrences: readonly Occurrence[],
  from: Wall,
  until: Wall,
  wish: Wish = {},
): Lesson[] {
  return lessonsBetween({ meeting, occurrences }, toMs(from, meeting.zone), toMs(until, meeting.zone), wish);
}

/** A meeting with the rows of its occurrences. */
export type Held = { readonly meeting: Meeting; readonly occurrences: readonly Occurrence[] };

/** As occurrencesBetween, for moments; a range of no length asks what stands at that moment. */
export function lessonsBetween(
  { meeting, occurrences }: Held,
  fromMs: number,
  untilMs: number,
  wish: Wish = {},
): Lesson[] {
  if (meeting.removedMs !== null) return [];
  const { zone } = meeting;
  const found: Lesson[] = [];
  const rows = new Set<number>();
  for (const occurrence of occurrences) {
    rows.add(minutesOf(occurrence.slot));
    if (occurrence.cancelledBy !== null && !wish.cancelled) continue;
    const lesson = lessonAt(meeting, occurrence.slot, occurrence);
    if (lesson.startMs < untilMs && lesson.endMs > fromMs) found.push(lesson);
  }
  // A day to either side: a clock change may carry a slot over the edge, the moments decide.
  const first = msToMinutes(fromMs, zone) - meeting.minutes - minutesPerDay;
  const last = msToMinutes(untilMs, zone) + minutesPerDay;
  const spanMs = meeting.minutes * 60_000;
  for (const slot of slotsBetween(meeting, first, last)) {
    if (rows.size > 0 && rows.has(slot)) continue;
    const startMs = minutesToMs(slot, zone);
    if (startMs >= untilMs || startMs + spanMs <= fromMs) continue;
    found.push(lessonFrom(meeting, slot, wallAt(slot), null));
  }
  return occurrences.length === 0 ? found : found.sort((a, b) => a.startMs - b.startMs);
}

/**
 * The lesson that an address means: its slot; the moment of its slot, where a clock change skips the slot;
 * or the start it was moved to. Cancelled ones are found too.
 */
export function lessonOf({ meeting, occurrences }: Held, address: Wall): Lesson | null {
  const row = occurrences.find((each) => each.slot === address);
  if (row) return lessonAt(meeting, row.slot, row);
  if (isSlot(meeting, address)) return lessonAt(meeting, address);
  const ms = toMs(address, meeting.zone);
  const slot = slotAtMs(meeting, ms);
  if (isSlot(meeting, slot))
    return lessonAt(meeting, slot, occurrences.find((each) => each.slot === slot) ?? null);
  const moved = occurrences.find((each) => toMs(each.own.start ?? each.slot, meeting.zone) === ms);
  return moved ? lessonAt(meeting, moved.slot, moved) : null;
}

/** The slot whose moment this is; where the rule gives none, the wall time of the moment. */
export function slotAtMs(meeting: Meeting, ms: number): Wall {
  const wall = toWall(ms, meeting.zone);
  if (isSlot(meeting, wall)) return wall;
  const near = minutesOf(wall);
  // A clock change may have carried the slot forward, by a day at most.
  const carried = slotsBetween(meeting, near - minutesPerDay, near).find(
    (slot) => minutesToMs(slot, meeting.zone) === ms,
  );
  return carried === undefined ? wall : wallAt(carried);
}

export const hasBegun = (lesson: Lesson, nowMs: number): boolean => lesson.startMs <= nowMs;

/** Somebody has paid for it, or something on it: it keeps its price and stays. */
export const isPaid = (lesson: Lesson): boolean =>
  lesson.occurrence?.charges.some(({ allocations }) => allocations.length > 0) ?? false;

/** All lessons of a schedule that overlap [fromMs, untilMs), in order. */
export function lessonsOfAll(
  schedule: readonly MeetingWithOccurrences[],
  fromMs: number,
  untilMs: number,
): Lesson[] {
  return schedule
    .flatMap((each) => lessonsBetween(each, fromMs, untilMs))
    .sort((a, b) => a.startMs - b.startMs);
}
