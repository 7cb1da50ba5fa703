/** Reads a sentence in the school of the sixth set, as one of its people says it. */
import { indexWorld, type IndexedWorld } from '../../commands/world/indexWorld.ts';
import type { Plan } from '../../commands/kernel/plan.ts';
import { readSentence } from '../../commands/nlu/readSentence.ts';
import type { Locale, SpeakerRole } from '../../commands/world/world.ts';
import { sixthWorlds } from '../corpus/aside/sixthWorlds.ts';

const indexed = new Map<string, IndexedWorld>();

export function readInSchool(locale: Locale, who: SpeakerRole, text: string): Plan {
  const world = sixthWorlds[locale][who];
  if (world === undefined) throw new Error(`Nobody of the school is a ${who}.`);
  const key = `${locale} ${who}`;
  const known = indexed.get(key) ?? indexWorld(world);
  indexed.set(key, known);
  return readSentence(text, known);
}
