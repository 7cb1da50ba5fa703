/** What is true of each kind of row: how it shows in the world as it will be, and how an undo takes it back. */
import type { Id } from './basics/ids.ts';
import { refuse, type Refusal } from './basics/refusal.ts';
import { need, type AskName, type Asks, type Gathering, type PlainKind, type RowsWanted } from './facts.ts';
import { linkedAfter, type Link, type LinkedStudent } from './people/link.ts';
import type { Teacher } from './people/people.ts';
import { teacherAfter } from './people/teacherProfile.ts';
import { isAsking } from './requests/joinRequest.ts';
import { isOpen } from './requests/pendingMeeting.ts';
import { stillWaits } from './requests/waiting.ts';
import type { Row, RowKind, Rows } from './rows.ts';
import { namedAlike } from './subjects/subject.ts';

/** How rows of a kind change the answers to questions; `rows`: as they will be. */
type Laid<R extends Row> = {
  [Name in AskName]?: (found: Asks[Name][1], of: Asks[Name][0], rows: readonly R[]) => Asks[Name][1];
};

type KindOfRow<R extends Row> = {
  /** What an undo leaves of a row that the change made: nothing, or the row marked as removed. */
  takenBack(row: R, nowMs: number): R | null;
  /** Why a row that was removed cannot come back by an undo: its place is taken, by none that goes with the undo. */
  returning?(row: R, teacher: Teacher, goes: (other: R) => boolean): Gathering<Refusal | null>;
  /** Of a row that an undo would erase: the meetings that could not stand without it. */
  leaving?(row: R, teacher: Teacher): Gathering<Id[]>;
  /** Lessons are laid over by overlay.ts, since a meeting and its occurrences are answered together. */
  laid?: Laid<R>;
  /** The meeting that a row of the lessons is or hangs on. */
  meetingOf?(row: R): Id;
  /** Lists that say the same in any order. */
  inAnyOrder?: readonly (keyof R & string)[];
};

type Marked = Extract<Row, { removedMs: number | null }>;

const marked = <R extends Marked>(row: R, nowMs: number): R => ({
  ...row,
  removedMs: row.removedMs ?? nowMs,
});
const erased = (): null => null;

/** Rows that stand for themselves: those that are asked for by id, or else all that `stands`. */
const plain =
  <R extends Extract<Rows[PlainKind], Marked>>(stands: (row: R) => boolean = () => true) =>
  (found: R[], { ids }: RowsWanted, rows: readonly R[]): R[] => {
    const byId = new Map(found.map((row) => [row.id, row]));
    for (const row of rows) byId.set(row.id, row);
    return [...byId.values()].filter(
      (row) => row.removedMs === null && (ids ? ids.includes(row.id) : stands(row)),
    );
  };

/** A student who comes by an earlier step is among them; what they are called, the store knows. */
function linked(
  found: LinkedStudent[],
  { ids }: { teacherId: Id; ids?: readonly Id[] },
  links: readonly Link[],
): LinkedStudent[] {
  const known = new Set(found.map(({ id }) => id));
  const come = links
    .filter(({ id }) => !known.has(id) && (!ids || ids.includes(id)))
    .map((link) => linkedAfter({ ...link, name: '' }, link));
  const after = found.map((student) => {
    const link = links.find(({ id }) => id === student.id);
    return link ? linkedAfter(student, link) : student;
  });
  return [...after, ...come];
}

export const rowKinds: { [Kind in RowKind]: KindOfRow<Rows[Kind]> } = {
  meeting: { takenBack: marked, meetingOf: ({ id }) => id, inAnyOrder: ['attendees', 'alarms'] },
  occurrence: {
    takenBack: erased,
    meetingOf: ({ meetingId }) => meetingId,
    inAnyOrder: ['absences', 'payments'],
    *returning(occurrence, { id: teacherId }, goes) {
      const held = yield* need('meeting', { teacherId, id: occurrence.meetingId });
      const there = held?.occurrences.find(({ slot }) => slot === occurrence.slot);
      return there && !goes(there) ? refuse('WRITTEN_SINCE', 'changeId') : null;
    },
  },
  restrictedTime: { takenBack: marked, laid: { restrictedTimes: plain() } },
  pendingMeeting: { takenBack: marked, laid: { pendingMeetings: plain(isOpen) } },
  waiting: {
    takenBack: marked,
    laid: { waitings: plain(stillWaits) },
    *returning(waiting, { id: teacherId }, goes) {
      const waitings = yield* need('waitings', { teacherId });
      const there = waitings.find(
        ({ seriesId, studentId }) => seriesId === waiting.seriesId && studentId === waiting.studentId,
      );
      return there && !goes(there) ? refuse('WRITTEN_SINCE', 'changeId') : null;
    },
  },
  subject: {
    takenBack: marked,
    laid: { subjects: plain() },
    *returning(subject, { id: teacherId }) {
      const subjects = yield* need('subjects', { teacherId });
      return namedAlike(subject, subjects) ? refuse('NAME_TAKEN', 'changeId', { name: subject.name }) : null;
    },
  },
  expense: { takenBack: marked, laid: { expenses: plain() } },
  teacher: {
    takenBack: (profile) => profile,
    laid: {
      teachers: (found, _of, [after]) => (after ? [after] : found),
      teacher: (found, _of, [after]) => (found && after ? teacherAfter(found, after) : found),
    },
  },
  // Evidence stays.
  acceptance: {
    takenBack: (acceptance) => acceptance,
    laid: {
      accepted: (found, { studentId }, rows) =>
        rows.filter((row) => row.studentId === studentId).at(-1)?.version ?? found,
    },
  },
  joinRequest: { takenBack: marked, laid: { joinRequests: plain(isAsking) } },
  person: {
    takenBack: marked,
    laid: {
      persons: (found, { ids }, rows) => {
        const after = new Map([...found, ...rows].map((row) => [row.id, row]));
        return ids.flatMap((id) => after.get(id) ?? []);
      },
    },
  },
  guardianship: {
    takenBack: erased,
    laid: {
      guardianships: (found, _of, rows) => [
        ...found.filter(({ id }) => !rows.some((row) => row.id === id)),
        ...rows,
      ],
    },
  },
  invitation: { takenBack: marked, laid: { invitations: plain() } },
  link: {
    takenBack: erased,
    *leaving(link, { id: teacherId }) {
      const held = yield* need('schedule', { teacherId, from: '1970-01-01T00:00', until: null });
      const attends = held.filter(({ meeting }) =>
        meeting.attendees.some(({ studentId }) => studentId === link.id),
      );
      return attends.map(({ meeting }) => meeting.id);
    },
    laid: { students: linked, roster: linked },
  },
};

// The row and its kind belong together by name, which the index type alone cannot show.
export const kindOf = (row: Row): KindOfRow<Row> => rowKinds[row.kind] as unknown as KindOfRow<Row>;

/** An answer with rows of one kind laid over it. */
export function laidOver(kind: RowKind, ask: AskName, found: unknown, of: unknown, rows: readonly Row[]) {
  const lay = rowKinds[kind].laid?.[ask] as
    ((found: unknown, of: unknown, rows: readonly Row[]) => unknown) | undefined;
  return lay ? lay(found, of, rows) : found;
}
