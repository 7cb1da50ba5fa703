/** Sentences with what is held of them: JSON lines, one a line. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale, SpeakerRole } from '../../commands/world/world.ts';

type Told = {
  text: string;
  locale: Locale;
  as: SpeakerRole;
  command: string;
  start: string;
  minutes: number;
};

/** `name`: the file's, in tests/commands/rows; each has the values that its test asks for. */
export const rowsOf = <Row = Told>(name: string): Row[] =>
  readFileSync(join(import.meta.dirname, 'rows', `${name}.jsonl`), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Row);
