/** A patch of a meeting, brought to the meeting's own terms: what is absent stays, null empties. */
import type { Id } from '../basics/ids.ts';
import { isRefusal, type Refusal } from '../basics/refusal.ts';
import { addMinutes, minutesBetween, type Wall } from '../basics/wallTime.ts';
import { onWallOf } from '../basics/zones.ts';
import type { Lesson } from './lesson.ts';
import type { Attendee, Meeting } from './meeting.ts';
import { checkEnd, checkTimes, startOnWallOf } from './meetingChecks.ts';
import { alarmsOf, attendeesOf, type MeetingInput } from './meetingInput.ts';

type Plain = Pick<
  Meeting,
  | 'summary'
  | 'description'
  | 'subject'
  | 'color'
  | 'location'
  | 'attendees'
  | 'capacity'
  | 'oldLessonNumber'
  | 'alarms'
  | 'minutes'
>;

export type Patch = Partial<Plain> & {
  /** Where the addressed lesson starts from now on, on the meeting's wall. */
  start?: Wall;
  rrule?: string | null;
  /** null: back to the usual price. */
  costMinor?: number | null;
};

/** What `future` and `all` never change of a lesson that has begun. */
export const forwardOnly = ['start', 'minutes', 'rrule', 'location', 'attendees'] as const;

export const looksForward = (patch: Patch): boolean =>
  forwardOnly.some((field) => patch[field] !== undefined);

/** lesson: as it is seen; of a whole series `shown` is what the series says. */
type Means = { lesson: Lesson; zone: string; nowMs: number; newId(): Id };

/** Without what is so already, of the lesson as `shown` and of all rows that the change reaches. */
export function patchOf(
  input: MeetingInput,
  shown: Lesson,
  rows: readonly Meeting[],
  means: Means,
): Patch | Refusal {
  const { meeting } = shown;
  const patch = timesOf(input, shown, means);
  if (isRefusal(patch)) return patch;
  if (input.summary !== undefined) patch.summary = input.summary ?? '';
  if (input.description !== undefined) patch.description = input.description ?? '';
  if (input.subject !== undefined) patch.subject = input.subject ?? '';
  if (input.color !== undefined) patch.color = input.color;
  if (input.location !== undefined) patch.location = input.location;
  if (input.attendees !== undefined) patch.attendees = attendeesOf(input.attendees, meeting.attendees);
  if (input.capacity !== undefined) patch.capacity = input.capacity;
  if (input.cost !== undefined) patch.costMinor = input.cost;
  if (input.oldLessonNumber !== undefined) patch.oldLessonNumber = input.oldLessonNumber;
  if (input.alarms !== undefined) patch.alarms = alarmsOf(input.alarms, means.newId);
  if (input.rrule !== undefined) patch.rrule = input.rrule;
  return withoutSame(patch, shown, rows);
}

function timesOf(input: MeetingInput, shown: Lesson, { lesson, zone, nowMs }: Means): Patch | Refusal {
  const { meeting } = shown;
  if (input.start === undefined) {
    if (input.end === undefined) return {};
    // An end that is said alone makes the lesson longer that is seen, also where it stands at an hour of its own.
    const minutes = checkEnd(
      { startMs: lesson.startMs, zone: meeting.zone },
      onWallOf(input.end, zone, meeting.zone),
    );
    return isRefusal(minutes) ? minutes : { minutes };
  }
  const start = startOnWallOf(input.start, zone, meeting.zone);
  if (isRefusal(start)) return start;
  const length = input.end === undefined ? shown.minutes : minutesBetween(input.start, input.end);
  const minutes = checkTimes(start, addMinutes(start, length), meeting.zone, nowMs);
  return isRefusal(minutes) ? minutes : { start, minutes };
}

function withoutSame(patch: Patch, shown: Lesson, rows: readonly Meeting[]): Patch {
  const { meeting, start, summary, description, subject, color, location, minutes, costMinor } = shown;
  const now: Patch = {
    ...meeting,
    start,
    summary,
    description,
    subject,
    color,
    location,
    minutes,
    costMinor,
  };
  const rest: Patch = { ...patch };
  for (const field of Object.keys(patch) as (keyof Patch)[]) {
    const value = JSON.stringify(patch[field]);
    const isShared = field !== 'start' && field !== 'rrule' && field !== 'attendees';
    const isEverywhere = !isShared || rows.every((row) => JSON.stringify(row[field]) === value);
    // What the lesson has of its own differs from its series, and the patch speaks of the series.
    const isOwn = rows.length > 0 && field in (shown.occurrence?.own ?? {});
    if (JSON.stringify(now[field]) === value && isEverywhere && !isOwn) delete rest[field];
  }
  return rest;
}

/** Who joins, who leaves and whose discount is another, done to another row of the series that may have other attendees. */
export function changedAttendees(
  of: readonly Attendee[],
  before: readonly Attendee[],
  after: readonly Attendee[],
): Attendee[] {
  const was = new Map(before.map((each) => [each.studentId, JSON.stringify(each)]));
  const gone = new Set(was.keys());
  const wanted = new Map(after.map((each) => [each.studentId, each]));
  const isOther = (each: Attendee) => JSON.stringify(each) !== was.get(each.studentId);
  const stay = of
    .filter(({ studentId }) => wanted.has(studentId) || !gone.has(studentId))
    .map((each) => {
      const one = wanted.get(each.studentId);
      return one && isOther(one) ? one : each;
    });
  const here = new Set(stay.map(({ studentId }) => studentId));
  const joined = after.filter(({ studentId }) => !here.has(studentId) && !gone.has(studentId));
  return [...stay, ...joined];
}
