/** What an operation may ask about the world. The client answers from what it has loaded, the server from locked rows. */
import type { Id } from './basics/ids.ts';
import type { Wall } from './basics/wallTime.ts';
import type { MeetingWithOccurrences } from './calendar/occurrence.ts';
import type { LinkedStudent } from './people/link.ts';
import type { Teacher } from './people/people.ts';
import type { Guardianship, Person, Standing } from './people/personRow.ts';
import type { ContractVersion } from './requests/contract.ts';
import type { RowChange, RowKind, Rows } from './rows.ts';

/** Kinds whose rows stand for themselves and are asked for by their plural: need('pendingMeetings', …). */
export type PlainKind = Exclude<
  RowKind,
  'meeting' | 'occurrence' | 'link' | 'acceptance' | 'person' | 'guardianship'
>;

/** ids: these, settled or not; without: all that stand and are still open. Removed ones are never among them. */
export type RowsWanted = { teacherId: Id; ids?: readonly Id[] };

type PlainAsks = {
  [Kind in PlainKind as `${Kind}s`]: [of: RowsWanted, answer: Rows[Kind][]];
};

/** name: [question, answer] */
export type Asks = PlainAsks & {
  teacher: [of: { teacherId: Id }, answer: Teacher | null];
  /** All students of this teacher, the blocked and the archived too. */
  roster: [of: { teacherId: Id }, answer: LinkedStudent[]];
  /** People by themselves, the removed too; unknown ids are missing from the answer. */
  persons: [of: { ids: Id[] }, answer: Person[]];
  /** The children of a parent. */
  guardianships: [of: { parentId: Id }, answer: Guardianship[]];
  /** Who else a student belongs to. */
  personStanding: [of: { studentId: Id }, answer: Standing];
  teachersOf: [of: { studentId: Id }, answer: Id[]];
  /** Whose account shows this code now; null: nobody's. */
  linkCode: [of: { code: string }, answer: Id | null];
  /** All versions of the teacher's contract; without any of her own those that everybody begins with. */
  /** The version that was accepted last for this student; null: none was. */
  accepted: [of: { teacherId: Id; studentId: Id }, answer: number | null];
  contracts: [of: { teacherId: Id }, answer: ContractVersion[]];
  /** Only the students of this teacher; unknown ids are missing from the answer. */
  students: [of: { teacherId: Id; ids: Id[] }, answer: LinkedStudent[]];
  /** id: of a meeting, or of an occurrence that differs (it is a Meeting of its own on the wire). */
  meeting: [of: { teacherId: Id; id: Id }, answer: MeetingWithOccurrences | null];
  /** As meeting, of many ids at once; unknown ids are missing from the answer. */
  meetings: [of: { teacherId: Id; ids: Id[] }, answer: MeetingWithOccurrences[]];
  /** All rows of one seriesId, in order of start; for numbering. */
  series: [of: { teacherId: Id; seriesId: Id }, answer: MeetingWithOccurrences[]];
  /**
   * Every meeting, not removed, that may have an occurrence overlapping [from, until); until null = for ever. Rows of
   * occurrences that stand outside may be missing.
   */
  schedule: [of: { teacherId: Id; from: Wall; until: Wall | null }, answer: MeetingWithOccurrences[]];
  /** When these students have lessons with other teachers; with whom is nobody's business. Server only. */
  busyElsewhere: [
    of: { teacherId: Id; studentIds: Id[]; fromMs: number; untilMs: number },
    answer: { studentId: Id; startMs: number; endMs: number }[],
  ];
  /** The logged rows of one change and the rows as they stand now; server only. */
  change: [
    of: { teacherId: Id; changeId: Id },
    answer: {
      rows: RowChange[];
      current: RowChange['after'][];
      revision: number;
      actorId: Id;
      atMs: number;
    } | null,
  ];
};

export type AskName = keyof Asks;
export type Ask = { [K in AskName]: { ask: K; of: Asks[K][0] } }[AskName];

/** A computation that asks for facts on its way; driven by `fromWorld` at once or by `fromStore` with awaits. */
export type Gathering<Result> = Generator<Ask, Result, unknown>;

export function* need<K extends AskName>(ask: K, of: Asks[K][0]): Generator<Ask, Asks[K][1], unknown> {
  return (yield { ask, of } as Ask) as Asks[K][1];
}

export type Answers = { [K in AskName]: (of: Asks[K][0]) => Asks[K][1] };
export type StoreAnswers = { [K in AskName]: (of: Asks[K][0]) => Promise<Asks[K][1]> };

export function fromWorld<Result>(gathering: Gathering<Result>, world: Answers): Result {
  let turn = gathering.next();
  while (!turn.done) turn = gathering.next(answer(world, turn.value));
  return turn.value;
}

export async function fromStore<Result>(gathering: Gathering<Result>, store: StoreAnswers): Promise<Result> {
  let turn = gathering.next();
  while (!turn.done) turn = gathering.next(await answer(store, turn.value));
  return turn.value;
}

// An Ask pairs its name with its question, which the index type alone cannot show.
function answer(source: Answers | StoreAnswers, { ask, of }: Ask): unknown {
  return (source[ask] as (question: unknown) => unknown)(of);
}
