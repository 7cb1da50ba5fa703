/** The shape of an action that the conversation, the screens and the server share. */
import type { GenericSchema } from 'valibot';
import type { Id } from '../basics/ids.ts';
import type { Wall } from '../basics/wallTime.ts';
import type { Refusal } from '../basics/refusal.ts';
import type { Gathering } from './facts.ts';
import type { Notice } from '../notices/notice.ts';
import type { Actor } from './actor.ts';
import type { RowChange, RowKind } from './rows.ts';

export type Means = {
  /** The server's clock, or the moment of the preview. */
  nowMs: number;
  newId(): Id;
  /** Of whoever does it, where it is known. */
  sessionId?: string | null;
};

/** A lesson that a change of its series left as it was, or left something of; the card names it. */
export type KeptLesson = {
  meetingId: Id;
  slot: Wall;
  /** On the wall of the meeting's zone. */
  start: Wall;
  why: 'paid' | 'ownTime' | 'own' | 'begun' | 'asked';
};

/** An occurrence as a card names it: the row of its meeting, and its slot. */
export type Address = { meetingId: Id; slot: Wall };

/** What a cancellation came to, for whoever cancelled. */
export type Attendance = { late: boolean; badCancels: number; allowed: number; blocked: boolean };

export type Change = {
  rows: RowChange[];
  attendance?: Attendance;
  kept?: KeptLesson[];
  /** Where an occurrence is after this change that a later step of the same plan names as the card showed it. */
  follow?(address: Address): Address;
  tell: Notice[];
  /** The ids of meetings that this step speaks of first: payload `meeting` is the first of them. */
  about: Id[];
};

export type Names = { person(id: Id): string; teacher(id: Id): string };

/** How the card of a plan tells an operation. Without a card of its own, the lessons that it touches tell it. */
type OperationCard<Args, Effect extends string> = {
  /** What it comes to, in one word that src/lib/i18n names: the card's title, its button, its line once it is done. */
  effect: Effect | ((args: Args, rows: readonly RowChange[]) => Effect | null);
  /** What other steps of the same plan do is part of this. */
  leads?: true;
  /** Of what is done to people: the name of whom it is about, '' where the effect says it all; null where lessons tell it. */
  about?(args: Args, rows: readonly RowChange[], names: Names): string | null;
};

export type Operation<Name extends string, Args, Facts, Effect extends string = string> = {
  /** The name of the GraphQL mutation. */
  name: Name;
  /**
   * The kinds of rows that it may change, the one that its answer speaks of first; `meeting` with its occurrences. An undo may change
   * any.
   */
  writes: readonly RowKind[] | 'any';
  /** Of an answer that is not named after the first of `writes`; `own`: somebody's own account or children. */
  payload?: 'meeting' | 'attendance' | 'own' | 'parent';
  card?: OperationCard<NoInfer<Args>, Effect>;
  /** Before it is done it can be changed by hand: the page has a form for it beside the calendar. */
  byHand?: true;
  /** Done twice it would not come to the same, so whoever asks for it names the request (requestId). */
  onlyOnce?: true;
  /** Of a person's own rows, under their own lock; all others are done in a teacher's calendar. */
  own?: true;
  /** The arguments of the GraphQL field, in wall time and minor units (basics/wire.ts turns them into the wire's). */
  args: GenericSchema<unknown, Args>;
  /** Asks for what `authorize` and `change` need, or refuses (NOT_FOUND) at once. */
  facts(args: Args, actor: Actor): Gathering<Facts | Refusal>;
  /** What ownership and the plan forbid beyond what the facts refused; absent where they refused it all. */
  authorize?(actor: Actor, facts: Facts, args: Args): Refusal | null;
  /** For a later step of a plan: its arguments with each address where an earlier step has moved it. */
  readdress?(args: Args, follow: (address: Address) => Address): Args;
  /** Pure: the rows before and after. Collisions are judged by `decide`, over the rows after all steps. */
  change(args: Args, facts: Facts, means: Means): Change | Refusal;
};

export function operation<const Name extends string, Args, Facts, const Effect extends string = never>(
  shape: Operation<Name, Args, Facts, Effect>,
): Operation<Name, Args, Facts, Effect> {
  return shape;
}

/** What an operation comes to, in one word; null where the lessons that it touches tell it. */
export function effectOf<Args, Effect extends string>(
  { card }: Operation<string, Args, never, Effect>,
  args: Args,
  rows: readonly RowChange[],
): Effect | null {
  const effect = card?.effect ?? null;
  return typeof effect === 'function' ? effect(args, rows) : effect;
}
