/** The sentences that are learned from: the rows, the sentences of the tests that stand by themselves, and the examples of the commands. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '../../commands/intents/catalogue.ts';
import type { IndexedWorld } from '../../commands/world/indexWorld.ts';
import type { Locale, SpeakerRole } from '../../commands/world/world.ts';
import { everySentence, type Sentence } from '../../tests/sentences/rows.ts';
import { worldNamed } from '../../tests/sentences/worlds.ts';
import { root } from '../productNode.mjs';
import { rowWorld } from './rowWorld.ts';

export type Labelled = {
  text: string;
  locale: Locale;
  as: SpeakerRole;
  command: string;
  mood: string | null;
  source: string;
  world: IndexedWorld;
};

type Row = Omit<Labelled, 'world'> & { mood: string; open?: string };

const folder = join(root, 'commands/rows');
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.jsonl'))
  .sort();
const textOf = (name: string): string => readFileSync(join(folder, name), 'utf8');

/** What goes on with a card is none of the ranker's. */
export const rowsAlone = (): Labelled[] =>
  files
    .flatMap((name) => textOf(name).trimEnd().split('\n'))
    .map((line) => JSON.parse(line) as Row)
    .filter(({ open }) => open === undefined)
    .map((row) => ({ ...row, world: rowWorld(row.as, row.locale) }));

/** What nothing is made of means nothing here, whether or not its command is told. */
function meant({ command, expect }: Sentence): string | undefined {
  return command === null || (command === undefined && expect.status === 'unknown') ? 'none' : command;
}

export const sentencesAlone = (): Labelled[] =>
  everySentence().flatMap((sentence) => {
    const { text, locale, as, world, now, after, done, tap } = sentence;
    const command = meant(sentence);
    if (command === undefined || after !== undefined || done !== undefined || tap !== undefined) return [];
    return [
      { text, locale, as, command, mood: null, source: 'tests', world: worldNamed(world, as, locale, now) },
    ];
  });

export const examplesOfCommands = (): Labelled[] =>
  catalogue.flatMap(({ id, who, examples }) =>
    who.flatMap((as) =>
      (['he', 'en'] as const).flatMap((locale) => {
        const world = rowWorld(as, locale);
        return examples(world)[locale].map((text) => ({
          text,
          locale,
          as,
          command: id,
          mood: null,
          source: 'examples',
          world,
        }));
      }),
    ),
  );

/** Writers and what they wrote, as one figure: weights belong to the rows that they were learned from. */
export function hashOfRows(): string {
  const hash = createHash('sha256');
  for (const name of files) hash.update(`${name}\n${textOf(name)}`);
  return hash.digest('hex').slice(0, 16);
}
