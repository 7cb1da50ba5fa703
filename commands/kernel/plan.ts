/** What comes out of the pipeline: what was understood, what it would do, or what must be asked first. */
import type { Id } from '../../domain/basics/ids.ts';
import type { Wall } from '../../domain/basics/wallTime.ts';
import type { RefusalCode } from '../../domain/basics/refusal.ts';
import type { Step } from '../../domain/operations.ts';

/** Ids of commands are the names of their files ('meeting.move'). */
export type CommandId = string;

/** The slots of language.md by name. Wall times in the person's zone, ids of the world. */
export type Slots = Record<string, unknown>;

export type Span = {
  /** UTF-16 offsets in the text as typed; an assumed value has from = to = 0. */
  from: number;
  to: number;
  slot: string;
  kind: 'said' | 'assumed';
  /** What the marker pen shows: who, what, when, scope, money. */
  pen?: 'who' | 'what' | 'when' | 'scope' | 'money';
  /** For an assumed value, the words that tell why ("45 minutes, your usual length"). */
  why?: string;
};

/** A value may be another sentence altogether: `{ says }`; with `goesOn` the sentence of this card waits until that is done. */
export type Choice = { label: string; value: unknown };

/** A sentence that waits until something else is done, and what was settled of it; kept among what is given to that other one. */
export type Waiting = { text: string; given: Slots };

export type Plan = {
  status: 'ready' | 'ask' | 'choose' | 'unknown' | 'refused';
  command: CommandId | null;
  slots: Slots;
  /** What must be known first; `choices` become buttons, never an empty prompt. */
  ask?: {
    slot: string;
    question: string;
    choices: Choice[];
    /** Why it is asked whether it was understood, by name; the card has the words of it. */
    why?: string;
  };
  /** Two readings that differ. */
  choices?: { command: CommandId; slots: Slots; label: string }[];
  /** A ready reading whose other reading is a button on the card ("today instead"). */
  others?: { label: string; slots: Slots }[];
  /** Operations in wall time and minor units; empty for what only reads. */
  steps: Step[];
  /** Of several things that were said at once, how many of the steps each takes, in their order. */
  actions?: number[];
  /** Operations of the specification that domain/operations.ts does not have yet, in the wire's form; not offered for doing. */
  calls?: { name: string; variables: Record<string, unknown> }[];
  /** What a reading command answers, or why it is refused. */
  reply?: {
    code?: RefusalCode;
    text: string;
    rows?: Id[];
    /** The people that the answer names, and what it is a list of. */
    title?: string;
    people?: { id: Id; name: string; note?: string }[];
    /** What to do about the answer: a sentence that would do it, and what that sentence is. */
    hint?: { text: string; says: string };
    /** The lessons that the answer names, each with its meeting; wall times in the person's zone. */
    lessons?: { meeting: Id; start: Wall; end: Wall }[];
    /** Links that the answer opens: https only, each with the lesson it belongs to. */
    links?: { label: string; url: string }[];
    /** Free hours that the answer offers. */
    free?: { start: Wall; end: Wall }[];
  };
  /** What only the device does: open a page, change the theme, write a file, copy an address. */
  effect?: {
    kind:
      | 'page'
      | 'copy'
      | 'theme'
      | 'language'
      | 'undo'
      | 'help'
      | 'confirm'
      | 'dismiss'
      | 'export'
      | 'import'
      | 'save'
      | 'feed'
      | 'signOut'
      | 'download'
      | 'choosePlan'
      | 'cancelPlan'
      | 'mailPlan'
      | 'sendFeedback'
      | 'notices'
      | 'notice'
      | 'push'
      | 'install';
    value: string;
  };
  /** What could be said instead of a sentence that was not understood, in the person's own names. */
  suggestions?: string[];
  spans: Span[];
  /** What was said and played no part in how it was read, as it was typed. */
  unread: string[];
  /** Of a sentence without an action: what it names all the same. */
  read?: string[];
  /** What was just said, where `text` is a sentence of before that it goes on with; its own marks. */
  heard?: { text: string; spans: Span[] };
  /** A name that nobody here has, where the sentence is about them. */
  stranger?: string;
  /** The sentence, and the values that answers have settled since: a button reads it again with them. */
  text?: string;
  given?: Slots;
  /** The text as it would read on the other layout of the keyboard; a button takes it, nothing is corrected in silence. */
  corrected?: string;
  /** For "why did you read it so". */
  trace?: string[];
};
