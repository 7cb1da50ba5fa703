/** The cheapest way for one command to account for every word of a sentence, without overlap. */
import type { Command } from '../../kernel/command.ts';
import { edgesOf, type Edge } from './edges.ts';
import type { VerbFound } from './patterns.ts';
import type { AnnotatedText } from '../../kernel/annotatedText.ts';

type Step = { from: number; edge: Edge };

/** What a way over the words costs, before anything is made of it. */
export type LatticePath = {
  command: Command;
  said: AnnotatedText;
  verb: VerbFound | null;
  cost: number;
  steps: Step[];
};

/** The cheapest way over the whole text; `cost` is infinite where there is none. */
export function latticeSearch(command: Command, said: AnnotatedText, verb: VerbFound | null): LatticePath {
  const { text } = said.normal;
  const edges = edgesOf(command, said);
  const ranges = verb?.ranges ?? [];
  const best = new Array<number>(text.length + 1).fill(Infinity);
  const via = new Array<Step | undefined>(text.length + 1);
  best[0] = 0;
  const go = (from: number, edge: Edge, cost: number) => {
    if (cost >= (best[edge.to] ?? Infinity)) return;
    best[edge.to] = cost;
    via[edge.to] = { from, edge };
  };
  for (let at = 0; at < text.length; at++) {
    const here = best[at] ?? Infinity;
    if (here === Infinity) continue;
    for (const { from, to } of ranges) if (from === at) go(at, { to, cost: 0, verb: true }, here);
    if (text[at] === ' ') go(at, { to: at + 1, cost: 0 }, here);
    for (const edge of edges[at] ?? []) if (isClear(at, edge.to, ranges)) go(at, edge, here + edge.cost);
  }
  const steps: Step[] = [];
  for (let step = via[text.length]; step !== undefined; step = via[step.from]) steps.push(step);
  return { command, said, verb, cost: best[text.length] ?? Infinity, steps: steps.reverse() };
}

/** The words of the verb are the verb's. */
function isClear(from: number, to: number, ranges: VerbFound['ranges']): boolean {
  for (const range of ranges) if (from < range.to && to > range.from) return false;
  return true;
}
