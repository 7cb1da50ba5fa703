/** npm run language: prints the commands and their examples into docs/language.md; with --check only compares. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import prettier from 'prettier';
import { catalogue } from '../commands/intents/catalogue.ts';
import { indexWorld } from '../commands/world/indexWorld.ts';
import type { SpeakerRole } from '../commands/world/world.ts';
import { commands as he } from '../src/lib/i18n/he/commands.ts';
import { commands as en } from '../src/lib/i18n/en/commands.ts';
import { teacherWorld } from '../tests/corpus/world.ts';
import { root } from './productNode.mjs';

const file = join(root, 'docs/language.md');
const marks = { from: '<!-- commands: printed by npm run language -->', to: '<!-- /commands -->' };

type Words = { [key: string]: string | Words };

/** 'meeting.move' → its title. */
function titleOf(words: Words, id: string): string {
  const found = id
    .split('.')
    .reduce<string | Words | undefined>((at, key) => (typeof at === 'object' ? at[key] : at), words);
  return typeof found === 'string' ? found : id;
}

const roles: SpeakerRole[] = ['teacher', 'student', 'parent', 'admin', 'visitor'];

function row(command: (typeof catalogue)[number]): string {
  const role = roles.find((one) => command.who.includes(one)) ?? 'teacher';
  const examples = command.examples(indexWorld({ ...teacherWorld, role }));
  const cell = (sentences: readonly string[]) => sentences.slice(0, 3).join('<br>').replaceAll('|', '\\|');
  return `| ${titleOf(en, command.id)} · ${titleOf(he, command.id)} | ${command.who.join(', ')} | ${cell(examples.en)} | ${cell(examples.he)} |`;
}

const table = ['| what | who | English | עברית |', '|---|---|---|---|', ...catalogue.map(row)].join('\n');
const text = readFileSync(file, 'utf8');
const [before, rest] = text.split(marks.from);
const after = rest?.split(marks.to)[1];
if (before === undefined || after === undefined)
  throw new Error('docs/language.md has lost the marks of its table');
const options = await prettier.resolveConfig(file);
const printed = await prettier.format(`${before}${marks.from}\n\n${table}\n\n${marks.to}${after}`, {
  ...options,
  filepath: file,
});
if (!process.argv.includes('--check')) writeFileSync(file, printed);
else if (printed !== text) {
  console.error('docs/language.md is not current: npm run language prints it anew.');
  process.exitCode = 1;
}
