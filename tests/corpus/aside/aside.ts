/** A phrase somebody said without having seen the grammar, and what the contract of the sentences makes of it. */
import type { Plan, Slots } from '../../../commands/pipeline/plan.ts';
import type { SpeakerRole } from '../../../commands/world.ts';

export type Aside = {
  say: string;
  as?: SpeakerRole;
  /** Ready where it is absent. */
  status?: Plan['status'];
  asks?: string;
  /** Slots that must be exactly so; others may stand beside them. */
  slots?: Slots;
  /** Another command that is as good an answer; null: left unread is as good. Of several each is judged by the same slots. */
  or?: string | null | (string | null)[];
  /** The contract leaves open whether it is certain enough: a question is as good. */
  mayAsk?: boolean;
  /** No deed is meant, yet an answer from what is there would be right. */
  mayRead?: boolean;
};

/** command null: nothing may be done. */
export type AsideList = { command: string | null; phrases: Aside[] };
