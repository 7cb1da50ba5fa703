/** A teacher's meetings in the form of the wire, all of them or what was written since a revision. */
import type { Id } from '../../domain/basics/ids.ts';
import type { Meeting } from '../../domain/calendar/meeting.ts';
import { afterSlot, numberSeries } from '../../domain/calendar/number.ts';
import { writeMeeting, type WireMeeting } from '../../domain/calendar/wireMeeting.ts';
import type { MeetingWithOccurrences } from '../../domain/facts.ts';
import { readNames } from '../people/names.ts';
import { touchedSince } from '../store/rows/changeLog.ts';
import { readMeetings } from '../store/rows/readMeetings.ts';
import type { Queries, Stored } from '../store/tables.ts';

/** stamp: the same for as long as all that the rows are made of is the same. */
export type Calendar = { rows: WireMeeting[]; revision: number; stamp: string };

/** To be asked within one snapshot, or a lesson could be missing from both its series and its own row. */
export async function readCalendar(
  queries: Queries,
  teacherId: Id,
  since: number | null,
): Promise<Calendar | null> {
  const teacher = await stampQuery(queries, teacherId).executeTakeFirst();
  if (!teacher) return null;
  const { currency, revision, stamp } = toStamped(teacher);
  if (since === null) {
    const meetings = await readMeetings(queries, teacherId, {});
    return { rows: await toWire(queries, meetings, currency), revision, stamp };
  }
  if (since >= revision) return { rows: [], revision, stamp };
  const changed = await readMeetings(queries, teacherId, { since, removedToo: true });
  // A change of one row of a series can change the numbers of its others.
  const seriesIds = [...new Set(changed.map(({ meeting }) => meeting.seriesId))];
  const around = await readMeetings(queries, teacherId, { seriesIds, removedToo: true });
  const rows = await toWire(queries, around, currency);
  const there = new Set(rows.map(({ id }) => id));
  for (const id of await touchedSince(queries, teacherId, since)) {
    if (!there.has(id)) rows.push({ id, version: revision, removed: true });
  }
  // In the order in which they were written, should several changes be read at once.
  rows.sort((one, other) => (one.version ?? 0) - (other.version ?? 0));
  return { rows, revision, stamp };
}

type Stamped = { revision: number; currency: string; stamp: string };

/** All that a teacher's calendar is made of has its part in it: the rows, the currency of their prices, the names of who attends. */
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

/** A series that was split goes on counting in its later rows; one row alone counts from the beginning. */
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
