/** The probe: JSON lines in, one JSON line out for each, in order; `--when` asks the time grammar alone. */
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { IndexedWorld } from './indexWorld.ts';
import { when, type WhenLine } from './languages/time/when.ts';
import { sayLine, worldOfLine, type SayInput } from './sayLine.ts';
import type { World } from './world.ts';

const files = new Map<string, Partial<World>>();
const worlds = new Map<string, IndexedWorld>();

function worldFile(path: string): Partial<World> {
  const known = files.get(path) ?? (JSON.parse(readFileSync(path, 'utf8')) as Partial<World>);
  files.set(path, known);
  return known;
}

/** Many lines speak of one world: it is indexed once. */
function worldOf(line: SayInput): IndexedWorld {
  const key = JSON.stringify([line.world ?? null, line.locale, line.as, line.now, line.timeZone]);
  const known = worlds.get(key);
  if (known) return known;
  const made = worldOfLine(line, typeof line.world === 'string' ? worldFile(line.world) : (line.world ?? {}));
  if (worlds.size > 200) worlds.clear();
  worlds.set(key, made);
  return made;
}

function answer(line: string, asksWhen: boolean): unknown {
  let said: unknown;
  try {
    said = JSON.parse(line);
  } catch {
    return {
      status: 'unknown',
      command: null,
      slots: {},
      operations: [],
      reply: { text: 'This line is not JSON.' },
      spans: [],
      unread: [],
    };
  }
  if (asksWhen) return when(said as WhenLine);
  const input = said as SayInput;
  return sayLine(String(input.text ?? ''), worldOf(input));
}

const asksWhen = process.argv.includes('--when');
for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
  if (line.trim() !== '') process.stdout.write(`${JSON.stringify(answer(line, asksWhen))}\n`);
}
