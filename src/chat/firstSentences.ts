/** Sentences to begin with, of the person's own students and lessons: some that ask, some that do. */
import { catalogue } from '../../commands/catalogue.ts';
import { worldNow } from '../app/worldNow.ts';

export function firstSentences(count: number): string[] {
  const world = worldNow();
  if (!world) return [];
  const mine = catalogue.filter((command) => command.who.includes(world.role));
  const asks = mine.filter((command) => command.deed === 'reads');
  const does = mine.filter((command) => command.deed !== 'reads');
  const found: string[] = [];
  for (const list of [does, asks]) {
    for (const command of list) {
      const sentence = command.examples(world)[world.locale][0];
      if (sentence !== undefined && found.length < (list === does ? Math.ceil(count / 2) : count))
        found.push(sentence);
    }
  }
  return found;
}
