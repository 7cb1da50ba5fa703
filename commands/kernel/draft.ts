/** A plan in the making: each value said, assumed with its reason, or asked. */
import type { Choice, Plan, Slots, Span } from './plan.ts';
import { typedSpan } from '../nlu/text/normalize.ts';
import type { Interpretation, Entity } from './interpretation.ts';

type Pen = NonNullable<Span['pen']>;

export type Draft = {
  heard: Interpretation;
  slots: Slots;
  spans: Span[];
  /** Values already settled by an answer or a button; they win over what is read. Null: an assumption was refused, so it is asked. */
  given: Slots;
  ask: Plan['ask'];
  others: NonNullable<Plan['others']>;
  /** Readings that differ where none may be guessed. */
  choices?: { label: string; slots: Slots }[];
  /** Why an action must be asked about before it is offered, by name; src/features/chat/turns/whyAsked.ts has the words of each. */
  doubts: string[];
  /** One was picked out of the stretch that was said. */
  picked?: true;
  trace: string[];
};

export const newDraft = (heard: Interpretation, given: Slots): Draft => ({
  heard,
  slots: {},
  spans: [],
  given,
  ask: undefined,
  others: [],
  doubts: [],
  trace: [],
});

export function say(draft: Draft, slot: string, value: unknown, items: Entity[], pen: Pen): void {
  if (!(slot in draft.given)) draft.slots[slot] = value;
  mark(draft, slot, items, pen);
}

/** Spans for words that belong to a slot. */
export function mark(draft: Draft, slot: string, items: Entity[], pen: Pen): void {
  for (const item of items) {
    const { from, to } = typedSpan(draft.heard.normal, item.from, item.to);
    const misspelt = (item.kind === 'person' || item.kind === 'subject') && item.fit === 'near';
    if (misspelt) draft.doubts.push('name');
    draft.spans.push({
      from,
      to,
      slot,
      kind: misspelt ? 'assumed' : 'said',
      pen,
      ...(misspelt ? { why: nameOf(item) } : {}),
    });
  }
}

const nameOf = (item: Entity): string =>
  item.kind === 'person' || item.kind === 'subject' ? item.named.map(({ name }) => name).join(' / ') : '';

export function assume(draft: Draft, slot: string, value: unknown, why: string, pen: Pen): void {
  if (slot in draft.given) return;
  draft.slots[slot] = value;
  draft.spans.push({ from: 0, to: 0, slot, kind: 'assumed', pen, why });
}

/** The first question stands: later ones wait for its answer. */
export function ask(draft: Draft, slot: string, question: string, choices: Choice[]): void {
  draft.ask ??= { slot, question, choices };
}

const how: ReadonlySet<string> = new Set(['sure', 'command', 'frame', 'ranked', 'after', 'invited']);

/** How it was read, and what waits for it, are no values of the action. */
export const withoutHow = (slots: Slots): Slots =>
  Object.fromEntries(Object.entries(slots).filter(([slot]) => !how.has(slot)));
