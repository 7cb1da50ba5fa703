/** The rows that operations change: the client draws them as a preview, the server writes them, the log keeps them. */
import type { Meeting } from './calendar/meeting.ts';
import type { Occurrence } from './calendar/occurrence.ts';
import type { Id } from './basics/ids.ts';
import type { RestrictedTime } from './calendar/restrictedTime.ts';
import type { PendingMeeting } from './requests/pendingMeeting.ts';
import type { Link } from './people/link.ts';

export type Row = Meeting | Occurrence | RestrictedTime | Link | PendingMeeting;

/**
 * before null = a new row, after null = a row that goes (occurrences only; the others are marked).
 * `revision` in `after` is still the one before: the store sets it as it writes.
 */
export type RowChange = { before: Row | null; after: Row | null };

export const rowKey = (row: Row): string => `${row.kind}:${row.id}`;

/** The meeting that a row is or hangs on; null for what is none of the lessons' own. */
export function meetingIdOf(row: Row): Id | null {
  if (row.kind === 'meeting') return row.id;
  return row.kind === 'occurrence' ? row.meetingId : null;
}

/** The same content, whatever the revision and the order in which a database gives lists and keys. */
export function sameRow(a: Row | null, b: Row | null): boolean {
  return a === b || (a !== null && b !== null && written(contentOf(a)) === written(contentOf(b)));
}

const byText = (list: readonly unknown[]): string[] => list.map(written).sort();

function contentOf(row: Row): Record<string, unknown> {
  if (row.kind === 'meeting')
    return { ...row, revision: 0, attendees: byText(row.attendees), alarms: byText(row.alarms) };
  if (row.kind === 'occurrence')
    return { ...row, revision: 0, absences: byText(row.absences), payments: byText(row.payments) };
  return { ...row, revision: 0 };
}

/** JSON with its keys in order and without undefined. */
function written(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(written).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${written(each)}`).join()}}`;
}

/** One change a row: the first before, the last after; rows that end as they began are left out. */
export function mergeChanges(changes: readonly RowChange[]): RowChange[] {
  const merged = new Map<string, RowChange>();
  for (const { before, after } of changes) {
    const row = after ?? before;
    if (!row) continue;
    const first = merged.get(rowKey(row));
    merged.set(rowKey(row), { before: first ? first.before : before, after });
  }
  return [...merged.values()].filter(({ before, after }) => !sameRow(before, after));
}
