/** The one merge: a row that came replaces the row of its id, is added, or goes. */
import type { WireMeeting } from '../../domain/calendar/wireMeeting.ts';
import { client } from './apollo.ts';
import { MEETINGS } from '../calendar/documents.ts';

type MeetingsAnswer = { meetingsByTeacherId: WireMeeting[] };

/** Rows older than what is held are passed over: an answer and an event may arrive in either order. */
export function merge(held: readonly WireMeeting[], came: readonly WireMeeting[]): WireMeeting[] {
  const byId = new Map(held.map((row) => [row.id, row]));
  for (const row of came) {
    const known = byId.get(row.id);
    if (row.removed) byId.delete(row.id);
    else if (!known || (row.version ?? 0) >= (known.version ?? 0)) byId.set(row.id, row);
  }
  return [...byId.values()];
}

/** Merges into the list of the rows' own teacher; rows of a stream without organizer name their teacher. */
export function mergeMeetings(came: readonly WireMeeting[], teacherId?: string): void {
  const byTeacher = Map.groupBy(came, (row) => teacherId ?? row.organizer ?? '');
  for (const [owner, rows] of byTeacher) {
    if (owner === '') continue;
    client.cache.updateQuery<MeetingsAnswer>(
      { query: MEETINGS, variables: { teacherId: owner } },
      (answer) => answer && { meetingsByTeacherId: merge(answer.meetingsByTeacherId, rows) },
    );
  }
}
