/** Sentences with what is expected of them, one JSON line each; README.md says what the keys mean. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const values = v.record(v.string(), v.unknown());
const person = {
  locale: v.picklist(['he', 'en']),
  as: v.picklist(['teacher', 'student', 'parent', 'visitor']),
};
const slotIn = v.object({ slot: v.string() });
const status = v.picklist(['ready', 'ask', 'choose', 'unknown', 'refused']);

const said = v.strictObject({ text: v.string(), locale: person.locale });
const valuesByPath = v.record(v.string(), v.array(v.unknown()));
const patternByPath = v.record(v.string(), v.string());

const Sentence = v.strictObject({
  text: v.string(),
  ...person,
  world: v.string(),
  now: v.optional(v.string()),
  after: v.optional(v.array(v.union([v.string(), said]))),
  done: v.optional(v.string()),
  tap: v.optional(values),
  means: v.optional(v.string()),
  mood: v.optional(v.string()),
  command: v.optional(v.nullable(v.string())),
  expect: v.strictObject({
    status: v.optional(status),
    slots: v.optional(values),
    steps: v.optional(v.array(v.unknown())),
    operations: v.optional(v.array(v.unknown())),
    ask: v.optional(v.looseObject({})),
    choices: v.optional(v.array(v.unknown())),
    others: v.optional(v.array(v.unknown())),
    reply: v.optional(v.looseObject({})),
    effect: v.optional(values),
    unread: v.optional(v.array(v.string())),
    read: v.optional(v.array(v.string())),
    suggestions: v.optional(v.array(v.string())),
    heard: v.optional(v.looseObject({})),
    text: v.optional(v.string()),
    given: v.optional(values),
    exactly: v.optional(values),
    not: v.optional(values),
    without: v.optional(v.array(v.string())),
    contains: v.optional(valuesByPath),
    lacks: v.optional(valuesByPath),
    matches: v.optional(patternByPath),
    unlike: v.optional(patternByPath),
    oneOf: v.optional(valuesByPath),
    count: v.optional(v.record(v.string(), v.number())),
    allowed: v.optional(v.literal(true)),
  }),
});

const Measured = v.strictObject({
  text: v.string(),
  ...person,
  world: v.string(),
  set: v.string(),
  means: v.optional(v.string()),
  command: v.optional(v.nullable(v.string())),
  expect: v.strictObject({
    status: v.optional(status),
    slots: v.optional(values),
    exactly: v.optional(values),
    ask: v.optional(slotIn),
  }),
  or: v.optional(v.union([v.nullable(v.string()), v.array(v.nullable(v.string()))])),
  mayAsk: v.optional(v.literal(true)),
  mayRead: v.optional(v.literal(true)),
});

const Time = v.strictObject({
  text: v.string(),
  locale: person.locale,
  now: v.string(),
  set: v.optional(v.literal('times')),
  times: v.string(),
});

export type Sentence = v.InferOutput<typeof Sentence>;
export type Measured = v.InferOutput<typeof Measured>;
export type Time = v.InferOutput<typeof Time>;

function rowsOf<Schema extends v.GenericSchema>(schema: Schema, file: string): v.InferOutput<Schema>[] {
  const lines = readFileSync(join(import.meta.dirname, file), 'utf8')
    .trimEnd()
    .split('\n');
  return lines.map((line, at) => {
    const read = v.safeParse(schema, JSON.parse(line));
    if (!read.success) throw new Error(`${file}:${at + 1}: ${v.summarize(read.issues)}\n${line}`);
    return read.output;
  });
}

const locales = ['he', 'en'] as const;
type Locale = (typeof locales)[number];

const filesIn = (folder: string) =>
  readdirSync(join(import.meta.dirname, folder)).filter((name) => name.endsWith('.jsonl'));

export const sentencesOf = (capability: string, locale: Locale): Sentence[] =>
  rowsOf(Sentence, `${capability}.${locale}.jsonl`);

const capabilities = [...new Set(filesIn('.').map((name) => name.split('.')[0] as string))].filter(
  (name) => name !== 'times',
);

/** Every sentence of every capability; with a world, those said in it. */
export const everySentence = (world?: string): Sentence[] =>
  capabilities
    .flatMap((capability) => locales.flatMap((locale) => sentencesOf(capability, locale)))
    .filter((row) => world === undefined || row.world === world);

export const measuredSet = (set: string, locale: Locale): Measured[] =>
  rowsOf(Measured, `sets/${set}.${locale}.jsonl`);

/** The sets of measured sentences, each with its languages. */
export const measuredSets = (): [set: string, locale: Locale][] =>
  filesIn('sets').flatMap((name): [string, Locale][] => {
    const [set = '', locale] = name.split('.');
    return set === 'times' ? [] : [[set, locale as Locale]];
  });

export const timesIn = (locale: Locale, kept = false): Time[] =>
  rowsOf(Time, `${kept ? 'sets/' : ''}times.${locale}.jsonl`);
