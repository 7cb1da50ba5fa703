/** What the palette finds: everything that can be said, everyone, every subject, every screen. */
import type { Command } from '../../commands/command.ts';
import type { IndexedWorld } from '../../commands/indexWorld.ts';

export type CommandItem = {
  id: string;
  /** Questions only read; the rest does something. */
  asks: boolean;
  title: string;
  /** A sentence of this person's own students and lessons. */
  sentence: string;
  /** All its examples, to be found by any of their words. */
  words: string[];
};

export type NamedItem = { id: string; name: string; color?: string | null; sentence: string };

export type ScreenItem = { path: string; title: string };

/** Commands that are replies to something on the screen are not looked for. */
const hidden = new Set(['answer']);

/** One item for each command that this role may say and that has an example now. */
export function commandItems(
  catalogue: readonly Command[],
  world: IndexedWorld,
  titleOf: (id: string) => string,
): CommandItem[] {
  return catalogue
    .filter((command) => command.who.includes(world.role) && !hidden.has(command.id))
    .flatMap((command): CommandItem[] => {
      const examples = command.examples(world);
      const own = examples[world.locale];
      const sentence = own[0];
      if (sentence === undefined) return [];
      // Whoever thinks of the command in the other language finds it too.
      const words = [...examples.he, ...examples.en];
      return [
        { id: command.id, asks: command.deed === 'reads', title: titleOf(command.id), sentence, words },
      ];
    });
}
