/** The rows that operations change: the client draws them as a preview, the server writes them, the log keeps them. */
import type { Meeting } from './calendar/meeting.ts';
import type { Occurrence } from './calendar/occurrence.ts';

export type Row = Meeting | Occurrence;

/** before null = a new row, after null = a row that goes (occurrences only; meetings are marked). */
export type RowChange = { before: Row | null; after: Row | null };

export const rowKey = (row: Row): string => `${row.kind}:${row.id}`;
