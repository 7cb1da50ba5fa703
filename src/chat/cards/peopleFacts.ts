/** What a plan does to people, told in facts without words: whom it is about, how it stood and how it will stand. */
import type { Names, Operation, Stand } from '../../../domain/operation.ts';
import { operations, type Step } from '../../../domain/operations.ts';
import type { RowChange } from '../../../domain/rows.ts';

export type PeopleFacts = { names: string[]; before: Stand | null; after: Stand | null };

const cardOf = ({ name }: Step) => (operations[name] as unknown as Operation<string, unknown, never>).card;

/** null where no step is about people: each such operation says whom it is about. */
export function peopleFacts(
  steps: readonly Step[],
  rows: readonly RowChange[],
  known: Names,
): PeopleFacts | null {
  if (steps.length === 0 || steps.some((step) => !isOfPeople(step, rows))) return null;
  const names = [...new Set(steps.map((step) => cardOf(step)?.about?.(step.args, rows, known) ?? ''))];
  const stands = steps.flatMap((step) => cardOf(step)?.stands?.(step.args, rows) ?? []);
  // Of several the card tells only what all of them share.
  const [first] = stands;
  const same = (side: 'before' | 'after'): Stand | null =>
    first && stands.every((one) => JSON.stringify(one[side]) === JSON.stringify(first[side]))
      ? first[side]
      : null;
  return { names: names.filter(Boolean), before: same('before'), after: same('after') };
}

function isOfPeople(step: Step, rows: readonly RowChange[]): boolean {
  const card = cardOf(step);
  if (!card?.about) return false;
  return typeof card.effect !== 'function' || card.effect(step.args, rows) !== null;
}
