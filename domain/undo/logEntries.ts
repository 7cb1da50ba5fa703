/** What a change did, row by row, as the log of changes tells it. */
import type { Id } from '../basics/ids.ts';
import type { Wall } from '../basics/wallTime.ts';
import { entityOf } from '../entities/entities.ts';
import { sameRow } from '../entities/rowChanges.ts';
import type { LogArea, LoggedRow } from '../kernel/entity.ts';
import { sameText } from '../kernel/sameContent.ts';
import type { Row, RowChange, RowKind } from '../kernel/rows.ts';
import type { TeacherProfile } from '../people/teacherProfile.ts';

type Done = 'made' | 'moved' | 'changed' | 'removed' | 'returned';

export type LogEntry = {
  area: LogArea;
  kind: RowKind;
  id: Id;
  done: Done;
  /** As it is after the change, or was where it is gone. */
  told: LoggedRow;
  /** Where the change moved, renamed or repriced it. */
  startBefore: Wall | null;
  nameBefore: string | null;
  amountBeforeMinor: number | null;
  /** Whom the row names, before or after. */
  studentIds: Id[];
  /** The fields that differ, by their names in the row. */
  fields: FieldChange[];
};

type Short = string | number | boolean;

/** What is long or has parts of its own is named alone: before and after are null then. */
export type FieldChange = { name: string; before: Short | null; after: Short | null };

/** A longer text is not repeated in a line of the log. */
const shortText = 40;

/** What every change rewrites beside what it is about. */
const beside = new Set(['revision', 'modifiedMs', 'createdMs', 'insisted', 'earlier']);

export function logEntries(rows: readonly RowChange[]): LogEntry[] {
  return rows.flatMap((change) => entryOf(change) ?? []);
}

function entryOf(change: RowChange): LogEntry | null {
  const row = change.after ?? change.before;
  const log = row && entityOf(row).log;
  if (!row || !log) return null;
  const [before, after] = [standingBefore(change), standingAfter(change)];
  const [was, is] = [before && log.of(before), after && log.of(after)];
  const told = is ?? was;
  if (!told || sameRow(before, after)) return null;
  return {
    area: log.area,
    kind: row.kind,
    id: row.id,
    done: doneBy(was, is),
    told,
    ...differences(was, is),
    studentIds: [...new Set([was, is].flatMap((each) => each?.studentIds ?? []))],
    fields: before && after ? fieldsChanged(before, after) : [],
  };
}

type Differences = Pick<LogEntry, 'startBefore' | 'nameBefore' | 'amountBeforeMinor'>;

function differences(was: LoggedRow | null, is: LoggedRow | null): Differences {
  const before = <Key extends keyof LoggedRow>(key: Key): NonNullable<LoggedRow[Key]> | null =>
    was && is && was[key] !== is[key] ? (was[key] ?? null) : null;
  return {
    startBefore: doneBy(was, is) === 'moved' ? before('start') : null,
    nameBefore: is?.name ? before('name') || null : null,
    amountBeforeMinor: before('amountMinor'),
  };
}

/** Of an occurrence there is a row only while it differs: without one it is as its series says. */
function standingBefore({ before, after }: RowChange): Row | null {
  return before ?? (after?.kind === 'occurrence' ? plain(after) : null);
}

function standingAfter({ before, after }: RowChange): Row | null {
  return after ?? (before?.kind === 'occurrence' ? plain(before) : null);
}

const plain = (row: Extract<Row, { kind: 'occurrence' }>): Row => ({
  ...row,
  own: {},
  cancelledBy: null,
  absences: [],
  charges: [],
});

function doneBy(was: LoggedRow | null, is: LoggedRow | null): Done {
  if (!was) return 'made';
  if (!is || (is.isGone && !was.isGone)) return 'removed';
  if (was.isGone && !is.isGone) return 'returned';
  return was.start !== is.start ? 'moved' : 'changed';
}

function fieldsChanged(before: Row, after: Row): FieldChange[] {
  const [was, is] = [flat(before), flat(after)];
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return names
    .filter((name) => !beside.has(name) && !sameText(was[name], is[name]))
    .map((name) => {
      const isShort = [was[name], is[name]].every((value) => value == null || shortOf(value) !== null);
      return isShort
        ? { name, before: shortOf(was[name]), after: shortOf(is[name]) }
        : { name, before: null, after: null };
    });
}

function shortOf(value: unknown): Short | null {
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  return typeof value === 'string' && value.length <= shortText ? value : null;
}

/** What stands in a part of the row is a field among its others. */
function flat(row: Row): Record<string, unknown> {
  if (row.kind === 'occurrence') return { ...row, ...row.own, own: null };
  if (row.kind === 'discount') return { ...row, ...row.terms, terms: null };
  return row.kind === 'teacher' ? { ...row, ...settingsOf(row) } : { ...row };
}

function settingsOf({ locations, phone, place }: TeacherProfile): Record<string, unknown> {
  const { teacher, student, online } = locations;
  return {
    locations: null,
    teachAtTeacher: teacher.offered,
    teachAtTeacherCostMinor: teacher.costMinor,
    teachAtStudent: student.offered,
    teachAtStudentCostMinor: student.costMinor,
    teachOnline: online.offered,
    teachOnlineCostMinor: online.costMinor,
    phone: phone && [phone.countryCode && `+${phone.countryCode}`, phone.number].filter(Boolean).join(' '),
    place: place && (place.address ?? `${place.lat}, ${place.lon}`),
  };
}
