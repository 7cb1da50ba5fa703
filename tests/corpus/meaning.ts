/** A meaning and the ways people say it; every phrase must be read as exactly this, in the fixed world. */
import type { Plan, Slots } from '../../commands/pipeline/plan.ts';
import type { SpeakerRole } from '../../commands/world.ts';

export type Meaning = {
  means: string;
  as?: SpeakerRole;
  command: string | null;
  status?: Plan['status'];
  /** Slots that must be exactly so; others may stand beside them. */
  slots?: Slots;
  /** The slot that must be asked about. */
  asks?: string;
  phrases: string[];
};

export type MeaningShape = Omit<Meaning, 'phrases'>;
