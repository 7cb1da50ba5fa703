/** All followed rows of one school: one line per kind and teacher, gathered into one list per kind. */
import {
  followedKinds,
  followedNames,
  payloadField,
  type FollowedKind,
  type FollowedName,
  type FollowedRowsOf,
  type JoinRequestAnswer,
  type StudentAnswer,
  type SubjectAnswer,
} from './followedKinds.ts';
import { followRows, type FollowedRows, type WireRow } from './followRows.ts';

/** As they are kept: rows that are gone are not among them. */
type Kept = Omit<FollowedRowsOf, 'students' | 'subjects' | 'joinRequests'> & {
  joinRequests: JoinRequestAnswer;
  students: StudentAnswer;
  subjects: SubjectAnswer;
};
export type FollowedLists = { [Name in FollowedName]: Kept[Name][] };

/** Rows of a mutation's payload, by the payload's own names. */
export type CameRows = Record<string, unknown>;

export type FollowedSchool = {
  follow(teacherId: string, isOwn: boolean): void;
  /** All kinds of one teacher. */
  fetch(teacherId: string): Promise<unknown>;
  /** One kind of all teachers. */
  fetchKind(name: FollowedName): Promise<unknown>;
  /** Rows that came with an answer. */
  merge(came: CameRows): void;
  stop(): void;
};

type Line = { teacherId: string; rows: WireRow[]; line: FollowedRows<WireRow> };

export function followSchool(onList: (lists: Partial<FollowedLists>) => void): FollowedSchool {
  const lines = new Map<FollowedName, Line[]>(followedNames.map((name) => [name, []]));
  // A kind and its rows belong together by name, which the loops below cannot show.
  const kindOf = (name: FollowedName) => followedKinds[name] as unknown as FollowedKind<WireRow>;
  const gather = (name: FollowedName): void => {
    const { compare } = kindOf(name);
    const all = (lines.get(name) ?? []).flatMap(({ rows }) => (compare ? rows.toSorted(compare) : rows));
    onList({ [name]: all } as Partial<FollowedLists>);
  };
  return {
    follow(teacherId, isOwn) {
      for (const name of followedNames) {
        const { query, live, for: whom } = kindOf(name);
        if (whom === 'teacher' && !isOwn) continue;
        const line: Line = {
          teacherId,
          rows: [],
          line: followRows<WireRow>({
            query,
            live,
            variables: { teacherId },
            onRows(rows) {
              line.rows = rows;
              gather(name);
            },
          }),
        };
        lines.get(name)?.push(line);
      }
    },
    fetch: (teacherId) =>
      Promise.all(
        [...lines.values()].flatMap((all) =>
          all.filter((one) => one.teacherId === teacherId).map(({ line }) => line.fetch()),
        ),
      ),
    fetchKind: (name) => Promise.all((lines.get(name) ?? []).map(({ line }) => line.fetch())),
    merge(came) {
      for (const name of followedNames) {
        const { kind, teacherOf } = kindOf(name);
        const rows = (came[payloadField(kind)] ?? []) as WireRow[];
        // What is gone names no teacher, and goes from whichever list has it.
        for (const { teacherId, line } of lines.get(name) ?? [])
          line.merge(rows.filter((row) => row.removed || teacherOf(row) === teacherId));
      }
    },
    stop() {
      for (const { line } of [...lines.values()].flat()) line.stop();
      for (const name of followedNames) lines.set(name, []);
    },
  };
}
