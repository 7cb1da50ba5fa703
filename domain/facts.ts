/** What an operation may ask about the world. The client answers from what it has loaded, the server from locked rows. */
import type { Id } from './basics/ids.ts';
import type { Wall } from './basics/wallTime.ts';
import type { Meeting } from './calendar/meeting.ts';
import type { Occurrence } from './calendar/occurrence.ts';
import type { RestrictedTime } from './calendar/restrictedTime.ts';
import type { LinkedStudent, Teacher } from './people/people.ts';
import type { PendingMeeting } from './requests/pendingMeeting.ts';
import type { RowChange } from './rows.ts';
import type { Subject } from './subjects/subject.ts';

export type MeetingWithOccurrences = { meeting: Meeting; occurrences: Occurrence[] };

/** name: [question, answer] */
export type Asks = {
  teacher: [of: { teacherId: Id }, answer: Teacher | null];
  subjects: [of: { teacherId: Id }, answer: Subject[]];
  /** Only the students of this teacher; unknown ids are missing from the answer. */
  students: [of: { teacherId: Id; ids: Id[] }, answer: LinkedStudent[]];
  /** id: of a meeting, or of an occurrence that differs (it is a Meeting of its own on the wire). */
  meeting: [of: { teacherId: Id; id: Id }, answer: MeetingWithOccurrences | null];
  /** All rows of one seriesId, in order of start; for numbering. */
  series: [of: { teacherId: Id; seriesId: Id }, answer: MeetingWithOccurrences[]];
  /**
   * Every meeting, not removed, that may have an occurrence overlapping [from, until); until null = for ever. Rows of
   * occurrences that stand outside may be missing.
   */
  schedule: [of: { teacherId: Id; from: Wall; until: Wall | null }, answer: MeetingWithOccurrences[]];
  /** All hours that the teacher has closed, not removed. */
  restrictedTimes: [of: { teacherId: Id }, answer: RestrictedTime[]];
  /** The one of this id, settled or not; or, where id is null, all that wait for an answer. Not removed ones. */
  pendingMeetings: [of: { teacherId: Id; id: Id | null }, answer: PendingMeeting[]];
  /** The logged rows of one change and the rows as they stand now; server only. */
  change: [
    of: { teacherId: Id; changeId: Id },
    answer: { rows: RowChange[]; current: RowChange['after'][]; revision: number } | null,
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
