/** The commands as the palette finds them: what this person does most with its count, then everything that can be said and asked. */
import type { Command } from '../../../commands/kernel/command.ts';
import type { IndexedWorld } from '../../../commands/world/indexWorld.ts';
import type { PaletteItem } from './rankItems.ts';
import type { Use } from './usedCommands.ts';

/** Commands that are replies to something on the screen are not looked for. */
const hidden = new Set(['answer', 'dismiss', 'confirm']);

/** One item for each command that this role may say and that has an example now. */
export function commandItems(
  catalogue: readonly Command[],
  world: IndexedWorld,
  used: ReadonlyMap<string, Use>,
  titleOf: (id: string) => string,
): PaletteItem[] {
  return catalogue
    .filter((command) => command.who.includes(world.role) && !hidden.has(command.id))
    .flatMap((command): PaletteItem[] => {
      const examples = command.examples(world);
      const sentence = examples[world.locale][0];
      if (sentence === undefined) return [];
      const asks = command.effect === 'reads';
      const use = used.get(command.id);
      // A question is asked again as it was; yesterday's action names yesterday's lesson.
      const say = asks && use ? use.said : sentence;
      return [
        {
          id: command.id,
          group: use ? 'most' : asks ? 'ask' : 'say',
          title: titleOf(command.id),
          detail: say,
          // Whoever thinks of the command in the other language finds it too.
          words: [...examples.he, ...examples.en, ...(use ? [use.said] : [])],
          count: use?.count ?? 0,
          act: { say },
        },
      ];
    });
}
