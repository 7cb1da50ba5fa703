/** The world as it will be: answers with the rows of earlier steps laid over them. */
import type { Id } from '../basics/ids.ts';
import type { Meeting } from '../calendar/meeting.ts';
import { meetingIdOf, type Occurrence, type MeetingWithOccurrences } from '../calendar/occurrence.ts';
import { need, type Ask, type Asks, type Gathering, type RowsWanted } from '../kernel/facts.ts';
import { rowKey, type Row, type RowChange, type RowKind } from '../kernel/rows.ts';
import { entityOf, rowKindNames } from './entities.ts';

/** Drives `inner`, and lets it see `rows` in every answer. */
export function* over<Result>(inner: Gathering<Result>, rows: readonly RowChange[]): Gathering<Result> {
  let turn = inner.next();
  while (!turn.done)
    turn = inner.next(rows.length === 0 ? yield turn.value : yield* answer(turn.value, rows));
  return turn.value;
}

function* answer(ask: Ask, rows: readonly RowChange[]): Gathering<unknown> {
  if (ask.ask === 'meeting') return yield* oneMeeting(ask.of, rows);
  if (ask.ask === 'meetings') return yield* manyMeetings(ask, rows);
  if (ask.ask === 'series') {
    const found = (yield ask) as Asks['series'][1];
    return patched(found, rows, (meeting) => meeting.seriesId === ask.of.seriesId).sort(byStart);
  }
  if (ask.ask === 'schedule' || ask.ask === 'familyLessons') {
    const found = (yield ask) as MeetingWithOccurrences[];
    // One that does not reach the range is harmless: who asks looks at lessons, not at rows.
    return patched(found, rows, () => true).filter(({ meeting }) => meeting.removedMs === null);
  }
  const found = yield ask;
  return rowKindNames.reduce((laid: unknown, kind) => {
    const after = rows.flatMap((each) => (each.after?.kind === kind ? [each.after] : []));
    return after.length > 0 ? laidOver(kind, ask, laid, after) : laid;
  }, found);
}

/** An answer with rows of one kind laid over it. */
function laidOver(kind: RowKind, { ask, of }: Ask, found: unknown, rows: readonly Row[]): unknown {
  const { asked, answers, isOpen } = entityOf({ kind });
  // A question and its answer belong together by name, which the index type alone cannot show.
  const lay = answers?.[ask] as ((found: unknown, of: unknown, rows: readonly Row[]) => unknown) | undefined;
  if (lay) return lay(found, of, rows);
  return asked && ask === `${kind}s` ? standing(found as Row[], of as RowsWanted, rows, isOpen) : found;
}

/** Rows that are asked for by id, or else all that are open. */
function standing(
  found: readonly Row[],
  { ids }: RowsWanted,
  rows: readonly Row[],
  isOpen: (row: Row) => boolean = () => true,
): Row[] {
  const byId = new Map([...found, ...rows].map((row) => [row.id, row]));
  const isGone = (row: Row): boolean => 'removedMs' in row && row.removedMs !== null;
  return [...byId.values()].filter((row) => !isGone(row) && (ids ? ids.includes(row.id) : isOpen(row)));
}

const byStart = (a: MeetingWithOccurrences, b: MeetingWithOccurrences): number =>
  a.meeting.start < b.meeting.start ? -1 : 1;

/** Only what an earlier step has touched is put together anew. */
function* manyMeetings(
  ask: Extract<Ask, { ask: 'meetings' }>,
  rows: readonly RowChange[],
): Gathering<MeetingWithOccurrences[]> {
  const touched = rows.flatMap(({ before, after }) => [before, after]).filter((row) => row !== null);
  const ids = new Set(touched.flatMap((row) => [row.id, meetingIdOf(row)]));
  const found = ((yield ask) as Asks['meetings'][1]).filter(({ meeting }) => !ids.has(meeting.id));
  const all = new Map(found.map((held) => [held.meeting.id, held]));
  const here = new Set(
    found.flatMap(({ meeting, occurrences }) => [meeting.id, ...occurrences.map(({ id }) => id)]),
  );
  for (const id of ask.of.ids) {
    const held = here.has(id) ? null : yield* oneMeeting({ teacherId: ask.of.teacherId, id }, rows);
    if (held) all.set(held.meeting.id, held);
  }
  return [...all.values()];
}

function* oneMeeting(
  { teacherId, id }: Asks['meeting'][0],
  rows: readonly RowChange[],
): Gathering<MeetingWithOccurrences | null> {
  const row = rows.find(({ before, after }) => (after ?? before)?.id === id);
  if (row && !row.after) return null;
  const meetingId = row?.after?.kind === 'occurrence' ? row.after.meetingId : id;
  const isNew = rows.some(
    ({ before, after }) => before === null && after?.kind === 'meeting' && after.id === meetingId,
  );
  const found = isNew ? null : yield* need('meeting', { teacherId, id: meetingId });
  const wanted = found?.meeting.id ?? meetingId;
  const belongs = (row: Row | null): boolean =>
    (row?.kind === 'meeting' && row.id === wanted) ||
    (row?.kind === 'occurrence' && row.meetingId === wanted);
  const own = rows.filter(({ before, after }) => belongs(before) || belongs(after));
  return (
    patched(found ? [found] : [], own, (meeting) => meeting.id === wanted).find(
      ({ meeting }) => meeting.id === wanted,
    ) ?? null
  );
}

function patched(
  found: readonly MeetingWithOccurrences[],
  rows: readonly RowChange[],
  isWanted: (meeting: Meeting) => boolean,
): MeetingWithOccurrences[] {
  const touched = new Set(
    rows.flatMap(({ before, after }) => [before, after]).flatMap((row) => (row ? [rowKey(row)] : [])),
  );
  const meetings = new Map<Id, Meeting>(found.map(({ meeting }) => [meeting.id, meeting]));
  const byMeeting = new Map<Id, Occurrence[]>();
  const hang = (row: Occurrence): void => {
    byMeeting.set(row.meetingId, [...(byMeeting.get(row.meetingId) ?? []), row]);
  };
  for (const { occurrences } of found)
    for (const row of occurrences) if (!touched.has(rowKey(row))) hang(row);
  for (const { after } of rows) {
    if (after?.kind === 'meeting' && (meetings.has(after.id) || isWanted(after)))
      meetings.set(after.id, after);
    if (after?.kind === 'occurrence') hang(after);
  }
  return [...meetings.values()].map((meeting) => ({ meeting, occurrences: byMeeting.get(meeting.id) ?? [] }));
}
