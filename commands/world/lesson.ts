/** A meeting of the world as sentences speak of it: on the person's own wall, with whom, in what. */
import type { Id } from '../../domain/basics/ids.ts';
import { minutesBetween, type Wall } from '../../domain/basics/wallTime.ts';
import { parseRule } from '../../domain/calendar/recurrence.ts';
import { wallOfMoment } from './moments.ts';
import type { World, WorldAttendee, WorldMeeting } from './world.ts';

export type Lesson = {
  id: Id;
  start: Wall;
  minutes: number;
  rrule: string | null;
  exdates: Set<Wall>;
  /** Who does not come to which occurrence. */
  away: ReadonlyMap<Wall, ReadonlySet<Id>>;
  subject: string;
  summary: string;
  location: string;
  attendeeIds: Id[];
  attendeeNames: string[];
  capacity: number;
  teacherId: Id | null;
  version: number | null;
  /** The series that this one occurrence was taken from, where it was. */
  of: Id | null;
  /** When that one would have been held. */
  slot: Wall | null;
  /** Not a lesson of this person: the time is taken, and nothing else is known. */
  busyOnly: boolean;
  meeting: WorldMeeting;
};

/** One occurrence. */
export type Held = { lesson: Lesson; start: Wall; end: Wall };

/** Over a clock change the wall shows another length than the moments of the wire. */
function watchMinutes({ start, end }: WorldMeeting): number | null {
  const [from, to] = [start, end].map((each) => (/^-?\d+$/.test(String(each)) ? Number(each) : NaN));
  return from === undefined || to === undefined || Number.isNaN(to - from) ? null : (to - from) / 60_000;
}

export const attendeeIdOf = (attendee: WorldAttendee | Id): Id | null =>
  typeof attendee === 'string'
    ? attendee
    : (attendee.attendeeId ?? attendee.studentId ?? attendee.id ?? null);

function awayFrom(meeting: WorldMeeting, zone: string): Map<Wall, Set<Id>> {
  const away = new Map<Wall, Set<Id>>();
  for (const attendee of meeting.attendees ?? []) {
    const id = attendeeIdOf(attendee);
    if (typeof attendee === 'string' || id === null) continue;
    const moments = [
      ...(attendee.cant ?? []),
      ...(attendee.absences ?? []).map(({ occurrence }) => occurrence),
    ];
    for (const moment of moments) {
      const wall = wallOfMoment(moment, zone);
      if (wall !== null) away.set(wall, (away.get(wall) ?? new Set()).add(id));
    }
  }
  return away;
}

/** Whether this person is expected at this occurrence. */
export const comesTo = ({ lesson, start }: Pick<Held, 'lesson' | 'start'>, id: Id): boolean =>
  lesson.attendeeIds.includes(id) && lesson.away.get(start)?.has(id) !== true;

/** A rule beyond the spec's parts is shown by its first occurrence alone rather than guessed at. */
function ruleOf(written: string | null | undefined): string | null {
  if (!written) return null;
  const rule = written.replace(/^RRULE:/i, '');
  // Feeds write UNTIL as a moment; the date is what counts here.
  const plain = rule.replace(/UNTIL=(\d{8})T\d{6}Z?/, 'UNTIL=$1');
  return parseRule(plain) === null ? null : plain;
}

/** The series that one occurrence was taken from, and when it would have been held. */
const takenFrom = ({ slot, seriesId }: WorldMeeting, zone: string): Pick<Lesson, 'of' | 'slot'> =>
  slot === undefined || slot === null
    ? { of: null, slot: null }
    : { of: seriesId ?? null, slot: wallOfMoment(slot, zone) };

export function lessonOf(meeting: WorldMeeting, world: World): Lesson | null {
  const start = wallOfMoment(meeting.start, world.timeZone);
  if (start === null || meeting.removed || meeting.cancelledBy) return null;
  const end =
    meeting.end === undefined || meeting.end === null ? null : wallOfMoment(meeting.end, world.timeZone);
  const minutes = end === null ? 45 : (watchMinutes(meeting) ?? minutesBetween(start, end));
  const organizer = meeting.organizer;
  const organizerId =
    typeof organizer === 'string'
      ? organizer
      : ((organizer as { id?: Id; attendeeId?: Id } | null | undefined)?.id ?? null);
  return {
    id: meeting.id,
    start,
    minutes: minutes > 0 ? minutes : 45,
    rrule: ruleOf(meeting.rrule),
    exdates: new Set((meeting.exdates ?? []).flatMap((moment) => wallOfMoment(moment, world.timeZone) ?? [])),
    away: awayFrom(meeting, world.timeZone),
    subject: meeting.subject ?? '',
    summary: meeting.summary ?? '',
    location: meeting.location ?? '',
    attendeeIds: (meeting.attendees ?? []).flatMap((attendee) => attendeeIdOf(attendee) ?? []),
    attendeeNames: (meeting.attendees ?? []).flatMap((one) =>
      typeof one === 'string' ? [] : (one.name ?? []),
    ),
    // Of a group that is only busy to whoever speaks, the places that are left are known.
    capacity:
      meeting.capacity ?? (typeof meeting.spacesLeft === 'number' ? Math.max(2, meeting.spacesLeft) : 1),
    teacherId: meeting.teacherId ?? organizerId,
    version: meeting.version ?? null,
    ...takenFrom(meeting, world.timeZone),
    busyOnly: meeting.busyOnly === true,
    meeting,
  };
}
