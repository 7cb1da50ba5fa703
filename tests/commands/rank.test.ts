/** What the rules do not understand is proposed by the ranker: always asked about, the same each time, by weights that belong to the rows. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { catalogue } from '../../commands/intents/catalogue.ts';
import { featuresOf } from '../../commands/nlu/rank/features.ts';
import { rank } from '../../commands/nlu/rank/rank.ts';
import { unpack } from '../../commands/nlu/rank/weights.ts';
import { saidIn } from '../../commands/nlu/parse/readOne.ts';
import { answerCard, readSentence } from '../../commands/nlu/readSentence.ts';
import { cardPath, hashOfCode, weightsPath, type Card } from '../../scripts/train/card.ts';
import { hashOfRows, rowsAlone } from '../../scripts/train/labelled.ts';
import { packed, parts } from '../../scripts/train/pack.ts';
import { worldNamed } from '../sentences/worlds.ts';

const card = JSON.parse(readFileSync(cardPath, 'utf8')) as Card;
const actions = new Map(catalogue.map(({ id, effect: action }) => [id, action]));
const rows = rowsAlone();
const school = worldNamed('requests', 'teacher', 'en');

describe('weights and rows belong together (npm run train)', () => {
  it('the weights were learned from the rows as they are, by the features as they are', () => {
    expect(card).toMatchObject({ rows: hashOfRows(), code: hashOfCode() });
  });

  it('the card is of the weights beside it', () => {
    const text = parts.map((part) => readFileSync(weightsPath(part), 'utf8')).join('');
    expect(createHash('sha256').update(text).digest('hex').slice(0, 16)).toBe(card.weights);
  });

  it('writers of whom nothing was learned are understood more often than not', () => {
    expect(Object.keys(card.figures).length).toBeGreaterThan(2);
    for (const { right } of Object.values(card.figures)) expect(right).toBeGreaterThan(0.5);
  });
});

describe('what the rules never met', () => {
  const proposed = rows
    .filter((_, at) => at % 10 === 0)
    .map((row) => ({ row, plan: readSentence(row.text, row.world) }))
    .filter(({ plan }) => plan.given?.['ranked'] === true);

  it('is proposed for many rows, and never done at once', () => {
    expect(proposed.length).toBeGreaterThan(50);
    const done = proposed.filter(
      ({ plan }) => plan.status === 'ready' && actions.get(plan.command ?? '') !== 'reads',
    );
    expect(done.map(({ row }) => row.text)).toEqual([]);
  });

  it('says why it was read so', () => {
    const asked = proposed.filter(({ plan }) => plan.ask?.why === 'ranked');
    expect(asked.length).toBeGreaterThan(20);
    for (const { plan } of asked) expect(plan.trace?.join('\n')).toMatch(/said as|נאמרות/);
  });

  it('is done after a yes', () => {
    const asked = readSentence('x dana thu', school);
    expect(asked).toMatchObject({ status: 'ask', command: 'meeting.cancel' });
    const sure = answerCard(asked, { [asked.ask?.slot ?? '']: asked.ask?.choices[0]?.value }, school);
    expect(sure.command).toBe('meeting.cancel');
  });
});

test('the same words have the same candidates each time', () => {
  for (const { text, world, as } of rows.filter((_, at) => at % 50 === 0)) {
    const [one, other] = [rank(saidIn(text, world), as), rank(saidIn(text, world), as)];
    expect(one.candidates).toEqual(other.candidates);
    expect(one.candidates.every(({ sum }) => Number.isInteger(sum))).toBe(true);
    expect(featuresOf(saidIn(text, world), as)).toEqual(featuresOf(saidIn(text, world), as));
  }
});

test('weights are read back as they were written', () => {
  const weights = [Int8Array.of(0, 44, -44), Int8Array.of(3, 0, 0)];
  const text = packed(['he 7', 'he 4000000'], (at) => weights[at] as Int8Array);
  const { rows: read, labels, values, ends } = unpack(text.he);
  expect([...read]).toEqual([
    [7, 0],
    [4000000, 1],
  ]);
  expect([[...labels], [...values], [...ends]]).toEqual([
    [1, 2, 0],
    [44, -44, 3],
    [2, 3],
  ]);
});
