/** Reads one phrase of a corpus in the fixed world and tells how its plan differs from what it means. */
import { isDeepStrictEqual } from 'node:util';
import { indexWorld, type IndexedWorld } from '../../commands/indexWorld.ts';
import { readSentence } from '../../commands/pipeline/readSentence.ts';
import type { Locale } from '../../commands/world.ts';
import type { MeaningShape } from '../corpus/meaning.ts';
import { teacherWorld } from '../corpus/world.ts';

const worlds: Record<Locale, IndexedWorld> = {
  en: indexWorld(teacherWorld),
  he: indexWorld({ ...teacherWorld, locale: 'he' }),
};

/** Empty where it is read as it is meant. */
export function differences(text: string, locale: Locale, means: Omit<MeaningShape, 'means'>): string[] {
  const plan = readSentence(text, worlds[locale]);
  const wrong: string[] = [];
  const status = means.status ?? 'ready';
  if (plan.command !== means.command) wrong.push(`read as ${plan.command ?? 'nothing'}`);
  if (plan.status !== status) wrong.push(`${plan.status} instead of ${status}`);
  if (means.asks !== undefined && plan.ask?.slot !== means.asks)
    wrong.push(`asks for ${plan.ask?.slot ?? 'nothing'}`);
  for (const [slot, value] of Object.entries(means.slots ?? {}))
    if (!isDeepStrictEqual(plan.slots[slot], value))
      wrong.push(`${slot} is ${JSON.stringify(plan.slots[slot])}`);
  return wrong;
}
