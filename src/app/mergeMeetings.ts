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
    // A row that is no longer this person's goes without a version.
    if (known && (row.version ?? Infinity) < (known.version ?? 0)) continue;
    if (row.removed) byId.delete(row.id);
    else byId.set(row.id, row);
  }
  return [...byId.values()];
}

/** By teacher, for each list that is being fetched: what has come meanwhile. The answer may be older than it. */
const meanwhile = new Map<string, Set<WireMeeting[]>>();

/** Merges into the lists of the rows' own teachers. What is gone names nobody, and goes from whichever list has it. */
export function mergeMeetings(came: readonly WireMeeting[], teacherId?: string): void {
  for (const [owner, fetching] of meanwhile) {
    const rows = came.filter(
      (row) => (teacherId ?? row.organizer) === owner || (teacherId === undefined && row.removed),
    );
    if (rows.length === 0) continue;
    for (const kept of fetching) kept.push(...rows);
    client.cache.updateQuery<MeetingsAnswer>(
      { query: MEETINGS, variables: { teacherId: owner } },
      (answer) => answer && { meetingsByTeacherId: merge(answer.meetingsByTeacherId, rows) },
    );
  }
}

/** The whole list again, without losing what came between the asking and the answer. */
export async function fetchMeetings(teacherId: string): Promise<void> {
  const kept: WireMeeting[] = [];
  const fetching = meanwhile.get(teacherId) ?? new Set();
  meanwhile.set(teacherId, fetching.add(kept));
  try {
    await client.query<MeetingsAnswer>({
      query: MEETINGS,
      variables: { teacherId },
      fetchPolicy: 'network-only',
    });
  } finally {
    fetching.delete(kept);
  }
  mergeMeetings(kept, teacherId);
}
