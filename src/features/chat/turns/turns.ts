/** What the thread holds: the person's sentences and the cards that answer them; plain data, kept on the device. */
import type { Plan, Slots, Span } from '../../../../commands/kernel/plan.ts';
import type { WayOut } from '../../../lib/operations/wayOut.ts';
import type { Blamed } from '../../effects/blamed.ts';
import type { RefusalShown } from '../../effects/RefusalCard.tsx';
import type { PlanFacts } from '../../effects/planFactsShape.ts';
import type { Preview } from '../../../../commands/preview.ts';
import type { Step } from '../../../../domain/operations.ts';
import type { Id } from '../../../../domain/basics/ids.ts';
import type { Wall } from '../../../../domain/basics/wallTime.ts';
import type { Refusal } from '../../../../domain/basics/refusal.ts';

export type Turn =
  | { id: string; atMs: number; by: 'person'; text: string; spans: Span[] }
  | { id: string; atMs: number; by: 'desk'; card: Card };

type PlanState = 'open' | 'sending' | 'done' | 'waiting' | 'refused' | 'dropped';

export type AnswerRow = {
  id: string;
  start?: Wall;
  end?: Wall;
  title: string;
  names?: string[];
  /** As stored with the subject ('subject-6'). */
  color?: string | null;
  note?: string;
  /** A sum or a count, already written for the reader. */
  figure?: string;
  /** What it opens; https only. */
  url?: string;
};

export type Slot = { start: Wall; end: Wall };

export type Card =
  | {
      kind: 'plan';
      plan: Plan;
      /** What is sent: the plan's steps with the version shown and the way out of conflicts. */
      steps: Step[];
      /** Occurrences of a series that stay as they are, because they would conflict. */
      keep: Wall[];
      /** A plan is sent under one name however often it is tried: it is done once. */
      requestId: string;
      preview: Preview;
      /** What the card shows of it, as it was when it was planned. */
      facts: PlanFacts;
      state: PlanState;
      changeId?: string;
      doneMs?: number;
      refusal?: Refusal;
      /** Of several steps or lessons the one that was refused. */
      blamed?: Blamed | null;
      undone?: boolean;
      quiet: boolean;
      /** Which of its several things are left out. */
      left?: number[];
      /** A newer plan or question stands in its place. */
      replaced?: boolean;
    }
  /** `facts`: what a yes would come to. `dropped`: neither answered nor done. */
  | {
      kind: 'question';
      plan: Plan;
      facts?: PlanFacts;
      answered?: string;
      dropped?: boolean;
      replaced?: boolean;
    }
  | { kind: 'choose'; plan: Plan; answered?: number; dropped?: boolean; replaced?: boolean }
  | { kind: 'answer'; plan: Plan; title: string; rows: AnswerRow[]; slots?: Slot[]; pendings?: Id[] }
  | { kind: 'done'; title: string; changeId?: string; undone?: boolean }
  | ({ kind: 'refusal' } & RefusalShown)
  /** `list`: what was said is a list of students, a line for each. */
  | { kind: 'unknown'; title?: string; unread: string[]; read?: string[]; examples: string[]; list?: string }
  | { kind: 'help'; groups: { area: string; examples: string[] }[] };

export type CardOf<Kind extends Card['kind']> = Extract<Card, { kind: Kind }>;

/** Whose sentence may still be read as something else: an open plan, a question without an answer, and an answer. */
export function openFor(turn: Turn | undefined): CardOf<'plan' | 'question' | 'answer'> | null {
  const card = turn?.by === 'desk' ? turn.card : null;
  if (card?.kind === 'plan') return card.state === 'open' ? card : null;
  if (card?.kind === 'question') return card.answered === undefined && !card.dropped ? card : null;
  return card?.kind === 'answer' ? card : null;
}

/** What a card may ask of the conversation. */
export type Actions = {
  confirm(turnId: string): void;
  choose(turnId: string, index: number): void;
  answer(turnId: string, value: unknown): void;
  drop(turnId: string): void;
  undo(turnId: string): void;
  setQuiet(turnId: string, quiet: boolean): void;
  edit(turnId: string): void;
  /** Reads the sentence of a plan, a question or an answer again with these values settled: the other reading. */
  settle(turnId: string, slots: Slots): void;
  /** Another safe way out of a conflict. */
  takeWay(turnId: string, way: WayOut): void;
  /** A second, separate act: it is done although it conflicts. */
  insist(turnId: string): void;
  /** One of several things is left out of the plan, or put back into it. */
  leaveOut(turnId: string, part: number, left: boolean): void;
};
