/** Reads each sentence of a capability in its world and holds the plan against what is expected of it. */
import { describe, expect, it } from 'vitest';
import { indexWorld, type IndexedWorld } from '../../commands/world/indexWorld.ts';
import type { Discourse } from '../../commands/kernel/discourse.ts';
import type { Plan } from '../../commands/kernel/plan.ts';
import { answerCard, readSentence } from '../../commands/nlu/readSentence.ts';
import { preview } from '../../commands/preview.ts';
import { sayLine } from '../../commands/sayLine.ts';
import { isRefused } from '../../domain/decide.ts';
import { afterDoing } from '../sentences/worldAfterPlan.ts';
import { sentencesOf, type Sentence } from '../sentences/rows.ts';
import { worldNamed } from '../sentences/worlds.ts';

/** A plan or a question stays open; an answer is only gone on from. */
const after = (card: Plan): Discourse =>
  card.ask || card.steps.length > 0 ? { open: card } : { answer: card };

/** The plan of the last thing said, after what was said or done before it and with what was tapped on its card. */
function planOf({ text, locale, as, after: before = [], tap, done, ...row }: Sentence) {
  const begun = worldNamed(row.world, as, locale, row.now);
  const action = done === undefined ? null : readSentence(done, begun);
  const worldIn = (language: Sentence['locale']): IndexedWorld =>
    action ? indexWorld(afterDoing(action, begun)) : worldNamed(row.world, as, language, row.now);
  const lines = [...before, text].map((line) => (typeof line === 'string' ? { text: line, locale } : line));
  const card = lines.reduce<Plan | null>(
    (last, line) =>
      readSentence(line.text, worldIn(line.locale), { discourse: last ? after(last) : { action } }),
    null,
  ) as Plan;
  const world = worldIn(locale);
  return { plan: tap ? answerCard(card, tap, world) : card, world };
}

/** "ask.choices.*.value": the star is each of a list. */
function valueAt(of: unknown, path: string): unknown {
  const [key = '', ...rest] = path.split('.');
  if (key === '') return of;
  if (key === '*') return (of as unknown[] | undefined)?.map((one) => valueAt(one, rest.join('.')));
  return valueAt((of as Record<string, unknown> | null | undefined)?.[key], rest.join('.'));
}

/** An object is in a list where one of the list has at least what it has. */
const partOf = (wanted: unknown): unknown =>
  typeof wanted === 'object' && wanted !== null ? expect.objectContaining(wanted) : wanted;

function expectWithin(actual: unknown, wanted: unknown, path: string): void {
  if (typeof actual === 'string') expect(actual, path).toContain(wanted);
  else expect(actual, path).toContainEqual(partOf(wanted));
}

type Hold = (actual: unknown, wanted: never, path: string) => void;

/** What may be expected of the value at a path. */
const holds: Record<string, Hold> = {
  exactly: (actual, wanted, path) => expect(actual, path).toStrictEqual(wanted),
  not: (actual, wanted, path) => expect(actual, path).not.toStrictEqual(wanted),
  contains: (actual, wanted: unknown[], path) => {
    for (const one of wanted) expectWithin(actual, one, path);
  },
  lacks: (actual, wanted: unknown[], path) => {
    for (const one of wanted) expect(actual ?? [], path).not.toContainEqual(partOf(one));
  },
  matches: (actual, wanted, path) => expect(actual, path).toMatch(new RegExp(wanted, 'u')),
  unlike: (actual, wanted, path) => expect(actual ?? '', path).not.toMatch(new RegExp(wanted, 'u')),
  oneOf: (actual, wanted, path) => expect(wanted, path).toContainEqual(actual ?? null),
  count: (actual, wanted, path) => expect(actual, path).toHaveLength(wanted),
};

/** Whether what is sent is expected of it, and not only what is planned. */
const sends = /"operations"/;
const sentBy = ({ text, locale, as, world, now }: Sentence) => {
  const { operations } = sayLine(text, worldNamed(world, as, locale, now));
  return { operations };
};

function expectPlanOf(row: Sentence): void {
  const { without = [], allowed, ...expected } = row.expect;
  const said = planOf(row);
  const plan = { ...said.plan, ...(sends.test(JSON.stringify(expected)) ? sentBy(row) : {}) };
  const partly = Object.entries(expected).filter(([key]) => !(key in holds));
  const command = 'command' in row ? { command: row.command } : {};
  expect(plan).toMatchObject({ ...command, ...Object.fromEntries(partly) });
  for (const [key, hold] of Object.entries(holds))
    for (const [path, wanted] of Object.entries((expected as Record<string, object>)[key] ?? {}))
      hold(valueAt(plan, path), wanted as never, path);
  for (const path of without) expect(plan).not.toHaveProperty(path);
  if (allowed) expect(isRefused(preview(said.plan, said.world))).toBe(false);
}

const titleOf = ({ as, after: before = [], done, text, tap }: Sentence): string =>
  `${as}: ${[...(done === undefined ? [] : [`${done} ✓`]), ...before, text].map((line) => (typeof line === 'string' ? line : line.text)).join(' → ')}${tap ? ` → ${JSON.stringify(tap)}` : ''}`;

/** One test for each sentence of a capability, in both languages. */
export function expectSentences(capability: string): void {
  describe.each(['he', 'en'] as const)(`${capability} in %s`, (locale) => {
    for (const row of sentencesOf(capability, locale)) it(`${titleOf(row)}`, () => expectPlanOf(row));
  });
}
