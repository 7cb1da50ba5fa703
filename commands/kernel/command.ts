/** The shape of a command: who says it, how it sounds in both languages, what it understands, and what it then does. */
import type { EntityCandidate, AnnotatedText } from './annotatedText.ts';
import type { Interpretation } from './interpretation.ts';
import type { Draft } from './draft.ts';
import type { CommandId, Plan, Slots } from './plan.ts';
import type { IndexedWorld } from '../world/indexWorld.ts';
import type { Locale, SpeakerRole } from '../world/world.ts';

/** What is left of a plan once its slots are known: a question, a refusal, steps, an answer, or something the device does. */
export type Outcome = Partial<Pick<Plan, 'status' | 'ask' | 'steps' | 'calls' | 'reply' | 'effect'>>;

export type Command = {
  id: CommandId;
  who: SpeakerRole[];
  /** 'reads' never changes anything; 'destroys' asks whenever a word, a name or a reading is uncertain. */
  effect: 'reads' | 'does' | 'destroys';
  /** An action that charges, or takes somebody or something away, as these slots say: a name it has only nearly heard is asked about. */
  weighs?: (slots: Slots) => boolean;
  /**
   * Phrases of which one must stand in the sentence. Words follow each other; '…' is a gap; (a|b) are alternatives;
   * '^' is the beginning of the sentence and '$' its end. An empty pattern matches a sentence without any verb.
   */
  says: Record<Locale, string[]>;
  /** Kinds (or kind:value) of readings that belong to this command; what is not taken stays unread. */
  takes: string[];
  /** A sentence may also lack all of `says` when these kinds of readings stand in it (names, subject and time alone). */
  bare?: (heard: Interpretation, world: IndexedWorld) => boolean;
  /** Such a sentence may also say that somebody comes or wishes to ("Dana comes at five"): it changes a lesson that stands. */
  lightly?: true;
  /** Nor does a reason take it back: "sick, so on zoom". */
  forReasons?: true;
  /** Said with a question mark it asks its teacher for it, and is no question about it. */
  asking?: true;
  /** How many words such a sentence may leave unread; none where it is not told. */
  bareLeaves?: number;
  /** Readings that only this command sees in a sentence: a title as it was said, an ordinal. */
  extra?: (said: AnnotatedText) => EntityCandidate[];
  /** Refuses a reading, or makes it dearer, where the skeleton of this command needs its parts apart. */
  price?: (reading: EntityCandidate, heard: { text: string }) => number | null;
  /** A sentence that has the phrase and still is none of this command's. */
  declines?: (heard: Interpretation, world: IndexedWorld) => boolean;
  resolve(draft: Draft, heard: Interpretation, world: IndexedWorld): void;
  plan(slots: Slots, world: IndexedWorld): Outcome;
  examples(world: IndexedWorld): Record<Locale, string[]>;
  counterexamples: Record<Locale, string[]>;
};

/** What not every command has, so that all of them are of one shape to the machine. */
const none = {
  weighs: undefined,
  bare: undefined,
  lightly: undefined,
  forReasons: undefined,
  asking: undefined,
  bareLeaves: undefined,
  extra: undefined,
  price: undefined,
  declines: undefined,
};

export const command = (shape: Command): Command => ({ ...none, ...shape });
