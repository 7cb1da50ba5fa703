/**
 * "If Noa has a lesson on Sunday, cancel it": what is ordered under a condition that the plan itself shows is read with what the condition
 * names, and asked about.
 */
import { catalogue } from '../../intents/catalogue.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import {
  conditions,
  emptyWords,
  opensCondition,
  thatHour,
  thatLesson,
  type Condition,
} from '../../grammar/conditions.ts';
import type { AnnotatedText } from '../../kernel/annotatedText.ts';
import type { Plan } from '../../kernel/plan.ts';
import { orderStarts } from '../lattice/match.ts';
import { sureQuestion } from '../parse/readOne.ts';

/** `named`: what the condition says beside its state, of when and of whom. */
type Parted = { condition: Condition; named: string; order: string };

const trimmed = (text: string): string =>
  text
    .replace(/^[\s,.;:]*(?:(?:then|so|please|אז)(?![\p{L}])[\s,]*)?/u, '')
    .replace(/[\s,.;:!?]+$/, '')
    .replace(/\s+/g, ' ');

const namedAround = (before: string, after: string): string =>
  trimmed(`${trimmed(before)} ${trimmed(after)}`.replace(emptyWords, ''));

/** The first state within the condition, which begins at `from`. */
function stateIn(text: string, from: number): { condition: Condition; at: number; to: number } | null {
  const found = conditions.flatMap((condition) => {
    const match = condition.says.exec(text.slice(from));
    return match ? [{ condition, at: from + match.index, to: from + match.index + match[0].length }] : [];
  });
  return found.sort((a, b) => a.at - b.at || b.to - a.to)[0] ?? null;
}

/** The order and what its condition names; null where there is no such condition, or no order beside it. */
function parted(said: AnnotatedText, world: IndexedWorld): Parted | null {
  const { text } = said.normal;
  const opening = opensCondition.exec(text);
  if (opening === null) return null;
  const from = opening.index + opening[0].length;
  const state = stateIn(text, from);
  if (state === null) return null;
  const { condition, at, to } = state;
  const before = text.slice(0, opening.index);
  const starts = orderStarts(said, world);
  if (starts.some((start) => start < opening.index))
    return { condition, named: namedAround(text.slice(from, at), text.slice(to)), order: trimmed(before) };
  const start = starts.filter((each) => each >= to).sort((a, b) => a - b)[0];
  if (start === undefined) return null;
  const named = namedAround(text.slice(from, at), text.slice(to, start));
  return { condition, named, order: trimmed(text.slice(start)) };
}

/** The order with what its condition names in place of "there" and "it", else behind it. */
function asOne({ condition, named, order }: Parted): string {
  if (named === '') return order;
  const stands = condition.ofLesson ? thatLesson : thatHour;
  return stands.test(order) ? order.replace(stands, ` ${named} `).replace(/\s+/g, ' ') : `${order} ${named}`;
}

const isOrder = (command: string | null): boolean => {
  const effect = catalogue.find(({ id }) => id === command)?.effect;
  return effect !== undefined && effect !== 'reads';
};

/** Null where it is no order under such a condition. */
export function underCondition(
  said: AnnotatedText,
  world: IndexedWorld,
  read: (text: string) => Plan,
): Plan | null {
  const parts = parted(said, world);
  if (parts === null) return null;
  const { text: _text, given, ...plan } = read(asOne(parts));
  if (!isOrder(plan.command)) return null;
  // What is marked stands elsewhere in the sentence as it was typed.
  const asWritten = { ...plan, spans: [] };
  if (plan.status !== 'ready' || given?.['sure'] === true)
    return plan.status === 'unknown' ? null : asWritten;
  return { ...asWritten, status: 'ask', ask: sureQuestion(world, 'condition'), steps: [] };
}
