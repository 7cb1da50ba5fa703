/** How far ahead of what the rules took a sentence for another command must be: told by the plans of the blind sets that are right. */
import { leadOver, rank, type Books } from '../../commands/nlu/rank/rank.ts';
import { saidIn } from '../../commands/nlu/parse/readOne.ts';
import { readSentence } from '../../commands/nlu/readSentence.ts';
import { judge, judgeExactly } from '../../tests/commands/judge.ts';
import { measuredSet, measuredSets } from '../../tests/sentences/rows.ts';
import { worldNamed } from '../../tests/sentences/worlds.ts';
import { takenForMuch } from '../../commands/nlu/repair/doubted.ts';
import type { Labelled } from './labelled.ts';

/** By fewer right plans nothing is told. */
const enough = 20;
/** Of so many right plans one may be doubted. */
const mayBeDoubted = 100;
/** What is hardly ahead at all is no reason to doubt. */
const leastDoubted = 10;

type Taken = { pair: string; lead: number };

/** Where every value counts, whatever is done and is not exactly that is wrong. */
const exact = new Set(['requests', 'records']);

/** As the rules alone take it; nothing where they take it for nothing. */
function takenFor(
  { text, world, as }: Omit<Labelled, 'command' | 'locale' | 'mood' | 'source'>,
  books: Books,
) {
  const plan = readSentence(text, world, { given: {} });
  const { command, status } = plan;
  if (command === null || (status !== 'ready' && status !== 'ask')) return null;
  const ranking = rank(saidIn(text, world), as, books);
  const action = command.replace(/Batch$/, '');
  const rival = ranking.candidates.find((one) => one.command.replace(/Batch$/, '') !== action)?.command ?? '';
  return { plan, pair: `${command} ${rival}`, lead: leadOver(ranking, command) };
}

function rightOnes(rows: Labelled[], books: Books): Taken[] {
  const blind = measuredSets().flatMap(([set, locale]) =>
    measuredSet(set, locale).flatMap((row) => {
      const taken = takenFor(
        { text: row.text, world: worldNamed(row.world, row.as, row.locale), as: row.as },
        books,
      );
      if (taken === null) return [];
      const { verdict } = (exact.has(set) ? judgeExactly : judge)(row, taken.plan);
      return verdict === 'right' ? [taken] : [];
    }),
  );
  const ofWriters = rows.flatMap((row) => {
    const taken = takenFor(row, books);
    return taken?.plan.command === row.command ? [taken] : [];
  });
  return [...blind, ...ofWriters];
}

function leadsByPair(rows: Labelled[], books: Books): Map<string, number[]> {
  const leads = new Map<string, number[]>();
  for (const { pair, lead } of rightOnes(rows, books)) leads.set(pair, [...(leads.get(pair) ?? []), lead]);
  return leads;
}

/** By both commands: the lowest lead above which hardly a right plan would be doubted. */
export function doubtsOf(rows: Labelled[], books: Books, usual: number): Record<string, number> {
  return Object.fromEntries(
    [...leadsByPair(rows, books)]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([pair, all]) => {
        if (all.length < enough || pair.endsWith(' none')) return [];
        const highest = all.toSorted((a, b) => b - a)[Math.floor(all.length / mayBeDoubted)] ?? 0;
        const limit = Math.max(leastDoubted, Math.ceil(highest) + 1);
        return limit < usual ? [[pair, limit]] : [];
      }),
  );
}

/**
 * The same limits, raised by the final weights over every right plan that is known: what has been shown to be right is not doubted, and what
 * nothing else is taken in place of (from a lead of `instead` on) has its limit too.
 */
export function sparing(
  { doubtsOf: told, doubts, instead }: { doubtsOf: Record<string, number>; doubts: number; instead: number },
  known: Labelled[],
  books: Books,
): Record<string, number> {
  const raised = new Map(Object.entries(told));
  for (const [pair, all] of leadsByPair(known, books)) {
    const highest = Math.max(...all.map((lead) => Math.ceil(lead) + 1));
    const limit = raised.get(pair);
    if (limit !== undefined ? highest > limit : highest > instead && !pair.endsWith(' none'))
      raised.set(pair, highest);
  }
  return Object.fromEntries(
    [...raised]
      .filter(
        ([pair, limit]) => limit < doubts || limit > instead || !takenForMuch.test(pair.split(' ')[0] ?? ''),
      )
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}
