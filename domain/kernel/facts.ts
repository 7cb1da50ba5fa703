/** What an operation may ask about the world. The client answers from what it has loaded, the server from locked rows. */
import type { Id } from '../basics/ids.ts';
import type { AskedKind, RowChange, Rows } from './rows.ts';

/** ids: these, settled or not; without: all that stand and are still open. Removed ones are never among them. */
export type RowsWanted = { teacherId: Id; ids?: readonly Id[] };

type RowQuestions = {
  [Kind in AskedKind as `${Kind}s`]: [of: RowsWanted, answer: Rows[Kind][]];
};

/**
 * name: [question, answer]. Areas add theirs: `declare module '../kernel/facts.ts' { interface Questions { … } }`.
 *
 * @public
 */
export interface Questions {
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
}

export type Asks = RowQuestions & Questions;

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
