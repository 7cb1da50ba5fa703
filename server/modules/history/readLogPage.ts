/** One page of a teacher's log of changes: what each change did, and whether it may still be undone. */
import type { Id } from '../../../domain/basics/ids.ts';
import { toMajor } from '../../../domain/basics/money.ts';
import { isRefusal } from '../../../domain/basics/refusal.ts';
import type { Wall } from '../../../domain/basics/wallTime.ts';
import { toMs } from '../../../domain/basics/zones.ts';
import type { Meeting } from '../../../domain/calendar/meeting.ts';
import type { Actor } from '../../../domain/kernel/actor.ts';
import type { LogArea } from '../../../domain/kernel/entity.ts';
import { need, type Gathering } from '../../../domain/kernel/facts.ts';
import type { Teacher } from '../../../domain/people/people.ts';
import { logEntries, type FieldChange, type LogEntry } from '../../../domain/undo/logEntries.ts';
import { undoChange } from '../../../domain/undo/undoChange.ts';
import type { Store } from '../../db/database.ts';
import type { AskRows } from '../../kernel/perform/ask.ts';
import { readNames } from '../people/names.ts';
import { readChangesBefore, readCurrencies, readUndone, type ReadChange } from './rows.ts';

type Asking = { store: Store; askRows: AskRows; actor: Actor; nowMs: number };

type Wanted = {
  before: number | null;
  area: LogArea | null;
  studentId?: Id | null | undefined;
  meetingId?: Id | null | undefined;
  /** Changed from then on, and before that. */
  fromMs: number;
  toMs: number;
  limit: number;
};

/** So many changes are looked through for one page: a filter that keeps few answers fewer, and goes on from there. */
const lookedThrough = 600;
const atOnce = 150;
/** A change of hundreds of rows is told by its first ones. */
const mostEntries = 40;

type Kept = { change: ReadChange; entries: LogEntry[] };

export async function readLogPage(asking: Asking, wanted: Wanted) {
  const { store, actor } = asking;
  const kept: Kept[] = [];
  const meetings = new Map<Id, Meeting>();
  let before = wanted.before;
  for (let looked = 0; looked < lookedThrough && kept.length < wanted.limit; looked += atOnce) {
    const changes = await readChangesBefore(store.db, actor.id, { before, limit: atOnce });
    const told = changes.map((change) => ({ change, entries: logEntries(change.rows) }));
    await learnMeetings(asking, told, meetings);
    for (const each of told) {
      if (kept.length === wanted.limit) break;
      before = each.change.revision;
      const entries = each.entries.filter(
        (entry) => isWithin(each.change, wanted) && concerns(entry, wanted, meetings),
      );
      if (entries.length > 0) kept.push({ change: each.change, entries });
    }
    if (isLast(changes, before, wanted)) {
      before = null;
      break;
    }
  }
  return answer(asking, { kept, meetings, before });
}

const isWithin = ({ atMs }: ReadChange, { fromMs, toMs }: Wanted): boolean => atMs >= fromMs && atMs < toMs;

/** The last change there is has been looked at, or all that follows is older than what is asked for. */
function isLast(changes: readonly ReadChange[], before: number | null, { fromMs }: Wanted): boolean {
  const last = changes.at(-1);
  if (last === undefined) return true;
  return before === last.revision && (changes.length < atOnce || last.atMs < fromMs);
}

async function answer(
  asking: Asking,
  { kept, meetings, before }: { kept: Kept[]; meetings: ReadonlyMap<Id, Meeting>; before: number | null },
) {
  const { store, actor } = asking;
  const shown = kept.map(({ change, entries }) => ({ change, entries: entries.slice(0, mostEntries) }));
  const people = shown.flatMap(({ change, entries }) => [
    change.actorId,
    ...entries.flatMap((entry) => studentsOf(entry, meetings)),
  ]);
  const names = await readNames(store.db, [...new Set(people)]);
  const { teacher, undoable } = await whatMayBeUndone(
    asking,
    shown.map(({ change }) => change.id),
  );
  const since = shown.at(-1)?.change.revision ?? 0;
  const undone = await readUndone(store.db, actor.id, since);
  const currencyAt = teacher && (await readCurrencies(store.db, actor.id, { now: teacher.currency, since }));
  const person = (id: Id) => {
    const name = names.get(id)?.name;
    return name === undefined ? [] : [{ id, name }];
  };
  return {
    before,
    changes: shown.map(({ change, entries }) => {
      const currency = currencyAt?.(change.revision) ?? { before: '', after: '' };
      return {
        id: change.id,
        at: String(change.atMs),
        by: person(change.actorId)[0] ?? null,
        operations: change.operations,
        entries: entries.map((entry) => wireEntry(entry, { teacher, currency, meetings, person })),
        mayUndo: undoable.has(change.id),
        undone: undone.has(change.id),
        undoes: change.operations.includes('undoChange'),
        currency: currency.after,
        currencyBefore: currency.before,
      };
    }),
  };
}

type Writing = {
  teacher: Teacher | null;
  currency: { before: string; after: string };
  meetings: ReadonlyMap<Id, Meeting>;
  person(id: Id): { id: Id; name: string }[];
};

function wireEntry(entry: LogEntry, { teacher, currency, meetings, person }: Writing) {
  const { told } = entry;
  const meeting = told.meetingId ? meetings.get(told.meetingId) : undefined;
  const zone = told.zone ?? meeting?.zone ?? teacher?.zone ?? 'UTC';
  const moment = (wall: Wall | null | undefined) => (wall == null ? null : String(toMs(wall, zone)));
  const major = (minor: number | null | undefined, when: 'before' | 'after') =>
    minor == null || !teacher ? null : toMajor(minor, currency[when]);
  return {
    area: entry.area,
    kind: entry.kind,
    id: entry.id,
    done: entry.done,
    name: told.name || nameOf(meeting),
    nameBefore: entry.nameBefore,
    start: moment(told.start ?? meeting?.start),
    startBefore: moment(entry.startBefore),
    amount: major(told.amountMinor, 'after'),
    amountBefore: major(entry.amountBeforeMinor, 'before'),
    meetingId: told.meetingId ?? null,
    students: studentsOf(entry, meetings).flatMap(person),
    fields: entry.fields.map((field) => wireField(field, major)),
  };
}

/** Sums of the row in major units, under the name that they have on the wire. */
function wireField(
  { name, before, after }: FieldChange,
  major: (minor: number, when: 'before' | 'after') => number | null,
) {
  const isSum = name.endsWith('Minor');
  const text = (value: FieldChange['before'], when: 'before' | 'after') =>
    value === null ? null : String(isSum && typeof value === 'number' ? major(value, when) : value);
  return {
    name: isSum ? name.slice(0, -'Minor'.length) : name,
    before: text(before, 'before'),
    after: text(after, 'after'),
  };
}

const nameOf = (meeting: Meeting | undefined): string | null => meeting?.subject || meeting?.summary || null;

const studentsOf = ({ studentIds, told }: LogEntry, meetings: ReadonlyMap<Id, Meeting>): readonly Id[] =>
  studentIds.length > 0
    ? studentIds
    : (told.meetingId && meetings.get(told.meetingId)?.attendees.map(({ studentId }) => studentId)) || [];

const concerns = (entry: LogEntry, wanted: Wanted, meetings: ReadonlyMap<Id, Meeting>): boolean =>
  (wanted.area === null || entry.area === wanted.area) &&
  (!wanted.studentId || studentsOf(entry, meetings).includes(wanted.studentId)) &&
  (!wanted.meetingId || entry.told.meetingId === wanted.meetingId);

async function learnMeetings(
  { store, askRows, actor, nowMs }: Asking,
  told: readonly Kept[],
  meetings: Map<Id, Meeting>,
): Promise<void> {
  const ids = told.flatMap(({ entries }) => entries.flatMap((entry) => entry.told.meetingId ?? []));
  const unknown = [...new Set(ids)].filter((id) => !meetings.has(id));
  if (unknown.length === 0) return;
  const found = await askRows(
    { store, teacherId: actor.id, nowMs },
    (function* (): Gathering<Meeting[]> {
      const held = yield* need('meetings', { teacherId: actor.id, ids: unknown });
      return held.map(({ meeting }) => meeting);
    })(),
  );
  for (const meeting of found ?? []) meetings.set(meeting.id, meeting);
}

/** The same decision as `undoChange` itself, without writing. */
async function whatMayBeUndone({ store, askRows, actor, nowMs }: Asking, ids: readonly Id[]) {
  const found = await askRows(
    { store, teacherId: actor.id, nowMs },
    (function* (): Gathering<{ teacher: Teacher | null; undoable: Set<Id> }> {
      const teacher = yield* need('teacher', { teacherId: actor.id });
      const undoable = new Set<Id>();
      for (const changeId of ids) {
        const facts = yield* undoChange.facts({ changeId }, actor);
        if (isRefusal(facts)) continue;
        const change = undoChange.change({ changeId }, facts, { nowMs, newId: () => changeId });
        if (!isRefusal(change)) undoable.add(changeId);
      }
      return { teacher, undoable };
    })(),
  );
  return found ?? { teacher: null, undoable: new Set<Id>() };
}
