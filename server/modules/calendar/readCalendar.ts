/** A teacher's meetings in their wire form: all of them, a part, or what was written since a revision. */
import type { Id } from '../../../domain/basics/ids.ts';
import type { Meeting } from '../../../domain/calendar/meeting.ts';
import { afterSlot, numberSeries } from '../../../domain/calendar/number.ts';
import { writeMeeting, type WireMeeting } from '../../../domain/calendar/wireMeeting.ts';
import type { MeetingWithOccurrences } from '../../../domain/calendar/occurrence.ts';
import { readNames } from '../people/names.ts';
import { lessonsTouchedSince, type TouchedLesson } from '../../kernel/perform/changeLog.ts';
import { readMeetings } from './rows/readMeetings.ts';
import type { Queries, Stored } from '../../db/tables.ts';
import { isIn, whichOf, type CalendarPart } from './calendarPart.ts';

/**
 * A wire row; for rows written since a revision also who attends the series or did before one of these changes: they
 * may have a row of it that is no longer theirs.
 */
export type CalendarRow = WireMeeting & { attendedBy?: ReadonlySet<Id> };

/** stamp: the same as long as everything that the rows depend on is the same. */
export type Calendar = { rows: CalendarRow[]; revision: number; stamp: string };

/** To be called within one snapshot, or a lesson could be missing both from its series and as a row of its own. */
export async function readPart(
  queries: Queries,
  teacherId: Id,
  part: CalendarPart,
): Promise<Calendar | null> {
  const teacher = await stampQuery(queries, teacherId).executeTakeFirst();
  if (!teacher) return null;
  const { currency, revision, stamp } = toStamped(teacher);
  const meetings = await readMeetings(queries, teacherId, whichOf(part));
  const inside = meetings.filter((held) => isIn(part, held));
  return { rows: await toWire(queries, inside, currency), revision, stamp };
}

/** What was written since a revision, wherever it takes place: a subscriber also has rows that have left the requested period. */
export async function readCalendar(queries: Queries, teacherId: Id, since: number): Promise<Calendar | null> {
  const teacher = await stampQuery(queries, teacherId).executeTakeFirst();
  if (!teacher) return null;
  const { currency, revision, stamp } = toStamped(teacher);
  if (since >= revision) return { rows: [], revision, stamp };
  const changed = await readMeetings(queries, teacherId, { since, removedToo: true });
  // A change of one row of a series can change the numbers of its others.
  const seriesIds = [...new Set(changed.map(({ meeting }) => meeting.seriesId))];
  const around = await readMeetings(queries, teacherId, { seriesIds, removedToo: true });
  const touched = await lessonsTouchedSince(queries, teacherId, since);
  const standing = await toWire(queries, around, currency);
  const there = new Set(standing.map(({ id }) => id));
  const gone = new Set(touched.map(({ row }) => row.id).filter((id) => !there.has(id)));
  const attendedBy = attendanceOf(around, touched);
  const rows: CalendarRow[] = [
    ...standing,
    ...[...gone].map((id) => ({ id, version: revision, removed: true })),
  ].map((row) => ({ ...row, attendedBy: attendedBy(row.id) }));
  // In the order in which they were written, in case several changes are read at once.
  rows.sort((one, other) => (one.version ?? 0) - (other.version ?? 0));
  return { rows, revision, stamp };
}

/** By row id: who attends its series, or did in a touched version of it. */
function attendanceOf(
  around: readonly MeetingWithOccurrences[],
  touched: readonly TouchedLesson[],
): (rowId: Id) => ReadonlySet<Id> {
  const meetings = [
    ...around.map(({ meeting }) => meeting),
    ...touched.flatMap(({ row }) => (row.kind === 'meeting' ? [row] : [])),
  ];
  const seriesOf = new Map(meetings.map(({ id, seriesId }) => [id, seriesId]));
  const occurrences = [
    ...around.flatMap(({ occurrences }) => occurrences.map(({ id, meetingId }) => ({ id, meetingId }))),
    ...touched.map(({ row: { id }, meetingId }) => ({ id, meetingId })),
  ];
  for (const { id, meetingId } of occurrences) {
    const series = seriesOf.get(meetingId);
    if (series !== undefined) seriesOf.set(id, series);
  }
  const students = new Map<Id, Set<Id>>();
  for (const { seriesId, attendees } of meetings) {
    const known = students.get(seriesId) ?? new Set<Id>();
    for (const { studentId } of attendees) known.add(studentId);
    students.set(seriesId, known);
  }
  const nobody: ReadonlySet<Id> = new Set();
  return (rowId) => students.get(seriesOf.get(rowId) ?? '') ?? nobody;
}

type Stamped = { revision: number; currency: string; stamp: string };

/** Everything that a teacher's calendar depends on is in it: the rows, the currency of prices, the names of attendees. */
export const stampQuery = (queries: Queries, teacherId: Id) =>
  queries
    .selectFrom('app.teachers')
    .select(['revision', 'people_revision', 'currency'])
    .where('teacher_id', '=', teacherId);

export type StampRow = Pick<Stored<'app.teachers'>, 'revision' | 'people_revision' | 'currency'>;

export const toStamped = ({ revision, people_revision: people, currency }: StampRow): Stamped => ({
  revision,
  currency,
  stamp: `${revision} ${people} ${currency}`,
});

export async function toWire(
  queries: Queries,
  meetings: readonly MeetingWithOccurrences[],
  currency: string,
): Promise<WireMeeting[]> {
  const people = await readNames(queries, [
    ...new Set(meetings.flatMap(({ meeting }) => meeting.attendees.map(({ studentId }) => studentId))),
  ]);
  const nameOf = (id: Id) => people.get(id);
  const firstNumberOf = firstNumbers(meetings);
  return meetings.flatMap((held) => writeMeeting(held, { currency, nameOf, firstNumberOf }));
}

/** A split series continues counting in its later rows; a single row counts from the beginning. */
function firstNumbers(meetings: readonly MeetingWithOccurrences[]): (meeting: Meeting) => number | null {
  const first = new Map<Id, number | null>();
  for (const rows of Map.groupBy(meetings, ({ meeting }) => meeting.seriesId).values()) {
    const standing = rows.filter(({ meeting }) => meeting.removedMs === null);
    if (standing.length < 2) continue;
    const last = standing
      .map(({ meeting }) => meeting.start)
      .reduce((one, other) => (one > other ? one : other));
    const numbers = numberSeries(standing, afterSlot(last));
    for (const { meeting } of standing) first.set(meeting.id, numbers.firstOf(meeting.id));
  }
  return ({ id }) => first.get(id) ?? null;
}
