/** Reads each sentence of a capability in its world and holds the plan against what is expected of it. */
import { describe, expect, it } from 'vitest';
import type { Discourse } from '../../commands/pipeline/discourse.ts';
import type { Plan } from '../../commands/pipeline/plan.ts';
import { answerCard, readSentence } from '../../commands/pipeline/readSentence.ts';
import { sayLine } from '../../commands/sayLine.ts';
import { sentencesOf, type Sentence } from '../sentences/rows.ts';
import { worldNamed } from '../sentences/worlds.ts';

/** A plan or a question stays open; an answer is only gone on from. */
const after = (card: Plan): Discourse =>
  card.ask || card.steps.length > 0 ? { open: card } : { answer: card };

/** The plan of the last thing said, after what was said before it and with what was tapped on its card. */
function planOf({ text, locale, as, world, now, after: before = [], tap }: Sentence): Plan {
  const indexed = worldNamed(world, as, locale, now);
  const card = [...before, text].reduce<Plan | null>(
    (last, line) => readSentence(line, indexed, last ? { discourse: after(last) } : {}),
    null,
  ) as Plan;
  return tap ? answerCard(card, tap, indexed) : card;
}

/** "ask.choices.*.value": the star is each of a list. */
function valueAt(of: unknown, path: string): unknown {
  const [key = '', ...rest] = path.split('.');
  if (key === '') return of;
  if (key === '*') return (of as unknown[] | undefined)?.map((one) => valueAt(one, rest.join('.')));
  return valueAt((of as Record<string, unknown> | null | undefined)?.[key], rest.join('.'));
}

const each = <Value>(
  of: Record<string, Value> | undefined,
  hold: (actual: unknown, wanted: Value, path: string) => void,
  plan: unknown,
) => {
  for (const [path, wanted] of Object.entries(of ?? {})) hold(valueAt(plan, path), wanted, path);
};

function expectPlanOf(row: Sentence): void {
  const { exactly, not, without, contains, matches, oneOf, count, operations, ...partly } = row.expect;
  const plan = planOf(row);
  expect(plan).toMatchObject('command' in row ? { command: row.command, ...partly } : partly);
  each(exactly, (actual, wanted, path) => expect(actual, path).toStrictEqual(wanted), plan);
  each(not, (actual, wanted, path) => expect(actual, path).not.toStrictEqual(wanted), plan);
  for (const path of without ?? []) expect(plan).not.toHaveProperty(path);
  each(contains, (actual, wanted, path) => expect(actual, path).toContainEqual(wanted), plan);
  each(matches, (actual, wanted, path) => expect(actual, path).toMatch(new RegExp(wanted, 'u')), plan);
  each(oneOf, (actual, wanted, path) => expect(wanted, path).toContainEqual(actual ?? null), plan);
  each(count, (actual, wanted, path) => expect(actual, path).toHaveLength(wanted), plan);
  if (operations) {
    const said = sayLine(row.text, worldNamed(row.world, row.as, row.locale, row.now));
    expect(said.operations).toMatchObject(operations);
  }
}

const titleOf = ({ as, after: before = [], text, tap }: Sentence): string =>
  `${as}: ${[...before, text].join(' → ')}${tap ? ` → ${JSON.stringify(tap)}` : ''}`;

/** One test for each sentence of a capability, in both languages. */
export function expectSentences(capability: string): void {
  describe.each(['he', 'en'] as const)(`${capability} in %s`, (locale) => {
    for (const row of sentencesOf(capability, locale)) it(`${titleOf(row)}`, () => expectPlanOf(row));
  });
}
