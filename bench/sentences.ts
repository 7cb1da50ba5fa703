/** Lines as teachers type them, in both languages: the examples that the commands themselves offer. */
import { catalogue } from '../commands/intents/catalogue.ts';
import { indexWorld } from '../commands/world/indexWorld.ts';
import { largeWorld } from './largeWorld.ts';

export function sentences(count: number): string[] {
  const world = indexWorld(largeWorld(10, 40));
  const all = catalogue.flatMap((command) => {
    const { he, en } = command.examples(world);
    return [...en, ...he, ...command.counterexamples.en, ...command.counterexamples.he];
  });
  return Array.from({ length: count }, (_, i) => all[i % all.length] ?? '');
}
