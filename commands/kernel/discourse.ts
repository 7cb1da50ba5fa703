/** What a sentence may go on with: one state, kept by whoever keeps the thread. */
import type { Plan, Slots } from './plan.ts';

/** What was declined, replaced or has expired is not among these: whoever keeps the thread leaves it out. */
export type Discourse = {
  /** The one question or plan that waits. */
  open?: Plan | null;
  /** The last answer, where nothing was done since. */
  answer?: Plan | null;
  /** What was done last. */
  action?: Plan | null;
};

/** How a card stands that a sentence goes on with. */
export type Stage = keyof Discourse;

export type SentenceContext = {
  /** What the sentence may go on with. */
  discourse?: Discourse;
  /** Values settled by a button or an answer; they win over what the text says. */
  given?: Slots;
};
