/** Plans made to cost: whoever is signed in may not hold up everybody else with one document (access.md T7). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMinutes } from '../../../domain/basics/wallTime.ts';
import type { Step } from '../../../domain/operations.ts';
import { openSchool } from '../../domain/school.ts';
import { startEndpoint, type Endpoint } from '../graphqlServer.ts';
import { everythingIn, now } from '../perform/carryOut.ts';
import { patience } from '../../patience.ts';

let endpoint: Endpoint;
beforeAll(async () => {
  endpoint = await startEndpoint({ nowMs: () => now });
});
afterAll(() => endpoint.close());

const slot = (index: number) => {
  const startMs = now + index * 1_800_000;
  return { start: String(startMs), end: String(startMs + 900_000) };
};

async function addInBatches(batches: number, each: number) {
  const names = Array.from({ length: batches }, (_, batch) => `b${batch}`);
  const inputs = names.map((_, batch) => Array.from({ length: each }, (__, i) => slot(batch * each + i)));
  const document = `mutation (${names.map((name) => `$${name}: [NewMeetingInput!]!`).join(' ')}) {
    ${names.map((name) => `${name}: addBatchMeetings(inputs: $${name}) { status refusal { params } meetings { id } }`).join(' ')} }`;
  type Data = Record<
    string,
    { status: string; refusal: { params: string } | null; meetings: object[] | null }
  >;
  const { data } = await endpoint.ask<Data>(
    endpoint.school.rivka,
    document,
    Object.fromEntries(names.map((name, batch) => [name, inputs[batch]])),
  );
  return data?.['b0'];
}

test('more than a thousand lessons in one document are refused, and none is written', async () => {
  const before = await everythingIn(endpoint.database);
  expect(await addInBatches(20, 51)).toMatchObject({
    status: 'TOO_MANY',
    refusal: { params: '{"limit":1000}' },
  });
  expect(await everythingIn(endpoint.database)).toEqual(before);
});

test('so are hundreds that each of a hundred steps would be answered with', async () => {
  const before = await everythingIn(endpoint.database);
  expect(await addInBatches(100, 3)).toMatchObject({
    status: 'TOO_MANY',
    refusal: { params: '{"limit":200}' },
  });
  expect(await everythingIn(endpoint.database)).toEqual(before);
});

test('several hundred are added in one document', async () => {
  const added = await addInBatches(6, 100);
  expect(added?.status).toBe('ok');
  expect(added?.meetings).toHaveLength(600);
});

/** On a machine that does nothing else it takes a fifth of this; it took fifty times as long. */
const longestMs = 2_500;

test.each([
  ['a hundred endless series at one hour, insisted on', (_: number) => 0, true, undefined],
  ['a hundred endless series at one hour', (_: number) => 0, false, 'CLASH'],
])('%s are judged while one waits', (_name, minutesOf, insist, refusal) => {
  const school = openSchool();
  const inputs = Array.from({ length: 100 }, (__, i) => {
    const start = addMinutes('2026-11-22T10:00', minutesOf(i));
    return { start, end: addMinutes(start, 15), rrule: 'FREQ=DAILY' };
  });
  const step = { name: 'addBatchMeetings', args: { inputs, insist } } as Step;
  const startedMs = performance.now();
  const decision = school.plan(step);
  expect(performance.now() - startedMs).toBeLessThan(patience(longestMs));
  expect('refused' in decision ? decision.refused.refusal.code : undefined).toBe(refusal);
  // "Anyway" is written where it is needed: in one of each two that overlap.
  if (!insist) return;
  const standing = decision.rows.filter(({ after }) => after?.kind === 'meeting' && !after.insisted);
  expect(standing.length).toBeLessThanOrEqual(1);
});
