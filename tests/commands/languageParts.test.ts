/** The page fetches the language in parts: what a sentence means must not depend on which of them are here. */
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { indexWorld } from '../../commands/world/indexWorld.ts';
import { readSentence } from '../../commands/nlu/readSentence.ts';
import { buildLanguage } from '../../scripts/buildLanguage.ts';
import { everyMeaning } from '../sentences/meanings.ts';
import { teacherWorld } from '../corpus/world.ts';

type Built = {
  indexWorld: typeof indexWorld;
  readSentence: typeof readSentence;
  whenHere: <Read>(read: () => Read) => Promise<Read>;
};

const folder = mkdtempSync(join(tmpdir(), 'language-'));
const built = join(folder, 'built');
let copies = 0;

/** The language as one has it who has read nothing yet; `lost` are parts that cannot be fetched. */
async function fresh(lost?: RegExp): Promise<Built> {
  const copy = join(folder, `copy${++copies}`);
  cpSync(built, copy, { recursive: true });
  for (const name of readdirSync(copy)) if (lost?.test(name)) rmSync(join(copy, name));
  return (await import(/* @vite-ignore */ pathToFileURL(join(copy, 'all.js')).href)) as Built;
}

const world = { ...teacherWorld };
const plainly = (of: unknown): unknown => JSON.parse(JSON.stringify(of));
const whole = (text: string) => plainly(readSentence(text, indexWorld(world)));
const inParts = async (language: Built, text: string) => {
  const indexed = language.indexWorld(world);
  return plainly(await language.whenHere(() => language.readSentence(text, indexed)));
};

beforeAll(async () => {
  const files = ['later', 'world/indexWorld', 'nlu/readSentence'];
  await buildLanguage(
    Object.fromEntries(files.map((file) => [file, `commands/${file}.ts`])),
    undefined,
    built,
  );
  writeFileSync(join(built, 'package.json'), '{"type":"module"}');
  writeFileSync(join(built, 'all.js'), files.map((file) => `export * from './${file}.js';`).join('\n'));
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

describe('the language in parts', { timeout: 240_000 }, () => {
  const ways = [...everyMeaning('calendar'), ...everyMeaning('requests')];
  const spoken = Object.values(Object.groupBy(ways, ({ locale, means }) => `${locale} ${means}`)).flatMap(
    (rows = []) => rows.slice(0, 3).map(({ text }) => text),
  );

  it('reads every sentence as it does in one piece', async () => {
    const language = await fresh();
    expect(spoken.length).toBeGreaterThan(300);
    for (const text of spoken) expect(await inParts(language, text), text).toEqual(whole(text));
  });

  it('reads a sentence so also when it is the first of all', async () => {
    const firsts = spoken.filter((_, at) => at % Math.ceil(spoken.length / 10) === 0);
    for (const text of firsts) expect(await inParts(await fresh(), text), text).toEqual(whole(text));
  });

  it('reads Hebrew without English being fetched, and English without Hebrew', async () => {
    const hebrew = 'להעביר את השיעור של נועם מיום שלישי ליום חמישי ב-16:30';
    const english = "move Noam's lesson from Tuesday to Thursday at 4:30pm";
    expect(readdirSync(built).filter((name) => /english|hebrew/.test(name)).length).toBe(2);
    expect(await inParts(await fresh(/english/), hebrew)).toEqual(whole(hebrew));
    expect(await inParts(await fresh(/hebrew/), english)).toEqual(whole(english));
  });

  it('tells that a part cannot be fetched, instead of reading without it', async () => {
    const lame = await fresh(/hebrew/);
    await expect(inParts(lame, 'מה יש לי מחר?')).rejects.toThrow(/hebrew/);
  });
});
