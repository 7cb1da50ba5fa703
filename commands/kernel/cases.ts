/** Tables of named cases: which sentences are none of a command's, and what is asked about before it is offered. */
import type { Draft } from './draft.ts';
import type { Interpretation } from './interpretation.ts';
import type { IndexedWorld } from '../world/indexWorld.ts';

/** One kind of sentence: its name says which, and the comment above it gives an example. */
export type Case = (heard: Interpretation, world: IndexedWorld) => boolean;

export const anyOf =
  (...cases: Case[]): Case =>
  (heard, world) =>
    cases.some((isSo) => isSo(heard, world));

/** "Show my teachers on Monday", "don't show my children": more than the plain words of the command, or their denial. */
export const saysMore: Case = ({ unread, negated, items }) =>
  unread.length > 0 || negated || items.some(({ kind }) => kind !== 'word');

/** The name of a doubt (src/features/chat/turns/whyAsked.ts has its words), and what has to be so for it. */
export type Doubt<Known> = { asks: string; when: (known: Known) => boolean };

/** In the order of the table: what is said of a doubt is said of the first. */
export function raise<Known>(draft: Draft, doubts: readonly Doubt<Known>[], known: Known): void {
  for (const { asks, when } of doubts) if (when(known)) draft.doubts.push(asks);
}
