/** The probe: JSON lines in, one JSON line out for each, in order; `--when` asks the time grammar alone. */
import { readFileSync } from 'node:fs';
import { startupSnapshot } from 'node:v8';
import { catalogue } from './intents/catalogue.ts';
import { indexWorld, type IndexedWorld } from './world/indexWorld.ts';
import { hearingsOf } from './nlu/parse/readOne.ts';
import { when, type WhenLine } from './grammar/timeProbe.ts';
import { sayLine, worldOfLine, type SayInput } from './sayLine.ts';
import { aWorld, type World } from './world/world.ts';

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

/** A chunk is answered whole: who types gets an answer at each line, and a file is written in few pieces. */
async function answerInput(): Promise<void> {
  const asksWhen = process.argv.includes('--when');
  const write = (lines: string[]) => {
    const said = lines.filter((line) => line.trim() !== '');
    process.stdout.write(said.map((line) => `${JSON.stringify(answer(line, asksWhen))}\n`).join(''));
  };
  // Who has stopped reading needs no more answers (`| head`).
  process.stdout.on('error', () => process.exit());
  let begun = '';
  process.stdin.setEncoding('utf8');
  for await (const chunk of process.stdin as AsyncIterable<string>) {
    const lines = (begun + chunk).split('\n');
    begun = lines.pop() ?? '';
    write(lines);
  }
  write([begun]);
}

/** All commands are heard once in both languages. Nothing is planned: that needs Temporal, which is not there while a snapshot is made. */
function readIn(): void {
  for (const locale of ['he', 'en'] as const) {
    const world = indexWorld(aWorld({ locale, now: '2026-01-01T12:00' }));
    for (const { examples } of catalogue) for (const text of examples(world)[locale]) hearingsOf(text, world);
  }
}

// Laid down by scripts/saySnapshot.mjs with all that was read in, it goes on from here.
if (startupSnapshot.isBuildingSnapshot()) {
  readIn();
  startupSnapshot.setDeserializeMainFunction(answerInput);
} else void answerInput();
