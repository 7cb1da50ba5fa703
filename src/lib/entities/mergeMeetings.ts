/** What is held of each teacher's calendar, and the one merge: a row that came replaces the row of its id, is added, or goes. */
import type { WireMeeting } from '../../../domain/calendar/wireMeeting.ts';
import {
  CalendarPartsDocument,
  MeetingsDocument,
  type CalendarPartsQuery,
  type MeetingsQueryVariables,
} from './meeting.generated.ts';
import { client } from '../apollo/apollo.ts';

/** Milliseconds, end exclusive. */
export type Stretch = { fromMs: number; untilMs: number };

/** Whether one of the stretches holds all of this one. */
export const isWithin = (stretches: readonly Stretch[], { fromMs, untilMs }: Stretch): boolean =>
  stretches.some((each) => each.fromMs <= fromMs && each.untilMs >= untilMs);

export type HeldCalendar = {
  /** What takes place in a stretch, before the whole is here. */
  fetchStretch(stretch: Stretch): Promise<void>;
  /**
   * All of it: what was written since, where that is enough, else part by part, so that no other waits long.
   * onParts is called before the parts are fetched, with how many there are.
   */
  fetchWhole(onParts?: (count: number) => Promise<void> | void): Promise<void>;
  stop(): void;
};

type Parts = CalendarPartsQuery['calendarParts'];

type Calendar = {
  // What is gone stays as the last word of it: an answer that was read before must not bring it back.
  rows: Map<string, WireMeeting>;
  /** For each answer that is on its way: what has come meanwhile. The answer may be older than it. */
  meanwhile: Set<WireMeeting[]>;
  /** Everything up to this revision is held, as whoever this key names sees it; null while only a part is. */
  whole: { revision: number; viewerKey: string } | null;
  tell(): void;
};

const calendars = new Map<string, Calendar>();

/** So far behind, all is read anew: what has changed is nearly everything. */
const mostBehind = 500;

export function holdCalendar(teacherId: string, onRows: (rows: WireMeeting[]) => void): HeldCalendar {
  const calendar: Calendar = {
    rows: new Map(),
    meanwhile: new Set(),
    whole: null,
    tell: () => onRows([...calendar.rows.values()].filter((row) => !row.removed)),
  };
  calendars.set(teacherId, calendar);

  /** The rows of an answer, put in unless the calendar was let go meanwhile. */
  async function fetchRows(part: Omit<MeetingsQueryVariables, 'teacherId'>): Promise<WireMeeting[]> {
    const came: WireMeeting[] = [];
    calendar.meanwhile.add(came);
    try {
      const { data } = await client.query({
        query: MeetingsDocument,
        variables: { teacherId, ...part },
        fetchPolicy: 'no-cache',
      });
      const rows = data?.meetingsByTeacherId ?? [];
      put(calendar, rows);
      put(calendar, came);
      return rows;
    } finally {
      calendar.meanwhile.delete(came);
    }
  }

  async function fetchParts(): Promise<Parts> {
    const { data } = await client.query({
      query: CalendarPartsDocument,
      variables: { teacherId },
      fetchPolicy: 'no-cache',
    });
    if (!data) throw new Error('the calendar is not told');
    return data.calendarParts;
  }

  async function catchUp({ revision, viewerKey }: Parts): Promise<boolean> {
    const { whole } = calendar;
    if (whole?.viewerKey !== viewerKey || revision - whole.revision > mostBehind) return false;
    if (revision > whole.revision) await fetchRows({ since: whole.revision });
    calendar.whole = { revision, viewerKey };
    return true;
  }

  async function fetchAll({ revision, viewerKey, cuts }: Parts): Promise<void> {
    const before = new Map(calendar.rows);
    const answered = new Set<string>();
    const edges = [null, ...cuts, null];
    for (let at = 1; at < edges.length; at += 1)
      for (const { id } of await fetchRows({ after: edges[at - 1], upTo: edges[at] })) answered.add(id);
    // Gone while the line was broken; what has changed since the asking is newer than the answers.
    for (const [id, row] of calendar.rows)
      if (!answered.has(id) && before.get(id) === row) calendar.rows.delete(id);
    calendar.whole = { revision, viewerKey };
  }

  return {
    async fetchStretch({ fromMs, untilMs }) {
      await fetchRows({ from: String(fromMs), to: String(untilMs) });
      calendar.tell();
    },
    async fetchWhole(onParts) {
      const parts = await fetchParts();
      await onParts?.(parts.cuts.length + 1);
      if (!(await catchUp(parts))) await fetchAll(parts);
      calendar.tell();
    },
    stop() {
      calendar.tell = () => undefined;
      if (calendars.get(teacherId) === calendar) calendars.delete(teacherId);
    },
  };
}

/** Rows older than what is held are passed over: an answer and an event may arrive in either order. */
function put({ rows }: Pick<Calendar, 'rows'>, came: readonly WireMeeting[]): void {
  for (const row of came) {
    const known = rows.get(row.id);
    // A row that is no longer this person's goes without a version.
    if (known && (row.version ?? Infinity) < (known.version ?? 0)) continue;
    rows.set(row.id, row);
  }
}

/** All that was written up to the whole's revision is held: what is not there was gone by then, and this came late. */
const isOutdated = ({ rows, whole }: Calendar, { id, version }: WireMeeting): boolean =>
  whole !== null && !rows.has(id) && (version ?? Infinity) <= whole.revision;

/** Merges into the lists of the rows' own teachers. What is gone names nobody, and goes from whichever list has it. */
export function mergeMeetings(came: readonly WireMeeting[], teacherId?: string): void {
  for (const [owner, calendar] of calendars) {
    const rows = came.filter(
      (row) =>
        ((teacherId ?? row.organizer) === owner || (teacherId === undefined && row.removed)) &&
        !isOutdated(calendar, row),
    );
    if (rows.length === 0) continue;
    for (const fetching of calendar.meanwhile) fetching.push(...rows);
    put(calendar, rows);
    calendar.tell();
  }
}
