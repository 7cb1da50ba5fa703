/** The probe: JSON lines in, one JSON line out for each, in order; `--when` asks the time grammar alone. */
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { IndexedWorld } from './indexWorld.ts';
import { when, type WhenLine } from './languages/time/when.ts';
import { sayLine, worldOfLine, type SayInput } from './sayLine.ts';
import type { World } from './world.ts';

const files = new Map<string, Partial<World>>();

function worldFile(path: string): Partial<World> {
  const known = files.get(path) ?? (JSON.parse(readFileSync(path, 'utf8')) as Partial<World>);
  files.set(path, known);
  return known;
}

/** What a line holds, or why it cannot be answered. */
function parsed(line: string): Record<string, unknown> | string {
  let said: unknown;
  try {
    said = JSON.parse(line);
  } catch {
    return 'This line is not JSON.';
  }
  if (typeof said !== 'object' || said === null || Array.isArray(said)) return 'This line is no JSON object.';
  const { now } = said as Record<string, unknown>;
  if (typeof now !== 'string' || !/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(now))
    return 'This line does not say when now is, such as "now": "2026-03-10T09:00".';
  return said as Record<string, unknown>;
}

const unreadable = (text: string) => ({
  status: 'unknown',
  command: null,
  slots: {},
  operations: [],
  reply: { text },
  spans: [],
  unread: [],
});

/** Where the text stands first, all that follows it is of the world. */
const textFirst = /^\{"text": ?("(?:[^"\\]|\\.)*"), ?/;

/** Many lines speak of one world: it is indexed once. */
const worlds = new Map<string, IndexedWorld>();

function answer(line: string, asksWhen: boolean): unknown {
  const [head = '', first = ''] = textFirst.exec(line) ?? [];
  const rest = head === '' || asksWhen ? null : line.slice(head.length);
  const known = rest === null ? undefined : worlds.get(rest);
  if (known) return sayLine(JSON.parse(first) as string, known);
  const said = parsed(line);
  if (typeof said === 'string') return asksWhen ? { found: [], reply: { text: said } } : unreadable(said);
  const text = typeof said['text'] === 'string' ? said['text'] : '';
  if (asksWhen) return when({ ...(said as WhenLine), text });
  const { text: _text, ...others } = said;
  let world: IndexedWorld;
  try {
    world = worldOf({ ...(said as SayInput), text }, rest ?? JSON.stringify(others));
  } catch (error) {
    return unreadable(`The world of this line cannot be read: ${(error as Error).message}`);
  }
  return sayLine(text, world);
}

function worldOf(line: SayInput, key: string): IndexedWorld {
  const known = worlds.get(key);
  if (known) return known;
  const made = worldOfLine(line, typeof line.world === 'string' ? worldFile(line.world) : (line.world ?? {}));
  if (worlds.size > 200) worlds.clear();
  worlds.set(key, made);
  return made;
}

const asksWhen = process.argv.includes('--when');
for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
  if (line.trim() !== '') process.stdout.write(`${JSON.stringify(answer(line, asksWhen))}\n`);
}
