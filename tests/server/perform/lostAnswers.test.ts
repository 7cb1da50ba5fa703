/** An answer that is lost on its way, again and again: whoever asks until it comes gets one effect (proof R5). */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GenericSchema } from 'valibot';
import { addMinutes, dayAt, dayNumber } from '../../../domain/basics/wallTime.ts';
import { encode } from '../../../domain/basics/wire.ts';
import { operations, type Step } from '../../../domain/operations.ts';
import { recordProof } from '../../recordProof.ts';
import { randomOf } from '../../domain/calendar/randomSeries.ts';
import { startEndpoint, type Endpoint } from '../graphqlServer.ts';
import { add, everythingIn } from './carryOut.ts';
import { cuttingProxy, type CuttingProxy } from './cuttingProxy.ts';

const seeds = process.env['PROVE'] === undefined ? 4 : 100;
const mostCuts = 10;

let endpoint: Endpoint;
let proxy: CuttingProxy;
beforeAll(async () => {
  endpoint = await startEndpoint({ nowMs: () => Date.UTC(2026, 10, 1, 8) });
  proxy = await cuttingProxy(endpoint.url);
});
afterAll(async () => {
  await proxy.close();
  await endpoint.close();
});

/** The arguments of each mutation as the schema has them. */
const types: Record<string, string> = {
  input: '',
  inputs: '[NewMeetingInput!]!',
  id: 'ID!',
  changeId: 'ID!',
  scope: 'String',
  occurrence: 'String',
  version: 'Int',
  insist: 'Boolean',
  ids: '[ID!]!',
  costMultiplier: 'Float!',
  location: 'String!',
  from: 'String',
};
const inputs: Partial<Record<Step['name'], string>> = {
  addMeeting: 'NewMeetingInput!',
  updateMeeting: 'MeetingInput!',
  addRestrictedTime: 'NewRestrictedTimeInput!',
};

function documentOf({ name, args }: Step, requestId: string): string {
  const codec = { zone: endpoint.school.zone, currency: 'ILS' };
  const wire = encode(operations[name].args as GenericSchema<unknown, unknown>, args, codec);
  const variables = { ...wire, requestId };
  const given = Object.keys(variables);
  const typeOf = (arg: string) => (arg === 'requestId' ? 'ID' : arg === 'input' ? inputs[name] : types[arg]);
  const about = name.endsWith('RestrictedTime') ? '' : 'meeting { id }';
  return JSON.stringify({
    query: `mutation (${given.map((arg) => `$${arg}: ${typeOf(arg)}`).join(', ')}) {
      done: ${name}(${given.map((arg) => `${arg}: $${arg}`).join(', ')}) { status changeId ${about} } }`,
    variables,
  });
}

type Done = { status: string; changeId: string | null; meeting?: { id: string } | null };

/** null: the line was cut. */
async function ask(body: string): Promise<Done | null> {
  const headers = { 'content-type': 'application/json', 'x-person': endpoint.school.rivka.id };
  const response = await fetch(proxy.url, { method: 'POST', headers, body }).catch(() => null);
  if (!response) return null;
  const answer = (await response.json()) as { data: { done: Done } | null; errors?: unknown };
  expect(answer.errors).toBeUndefined();
  return answer.data?.done ?? null;
}

/** Its answer is lost `cuts` times; then it is as if it had been asked once. */
async function askUntilHeard(step: Step, cuts: number): Promise<Done> {
  const body = documentOf(step, randomUUID());
  proxy.cut(cuts);
  expect(await ask(body)).toBeNull();
  const once = await everythingIn(endpoint.database);
  for (let again = 1; again < cuts; again += 1) expect(await ask(body)).toBeNull();
  const done = await ask(body);
  expect(done?.status, JSON.stringify(step)).toBe('ok');
  expect(await everythingIn(endpoint.database)).toEqual(once);
  return done as Done;
}

test(
  'adding, splitting, pricing, deleting, blocking, undoing: each has one effect',
  { timeout: 900_000 },
  async ({ task }) => {
    let changes = 0;
    const attendees = [{ attendeeId: endpoint.school.dana.id }, { attendeeId: endpoint.school.noam.id }];
    for (let seed = 0; seed < seeds; seed += 1) {
      const day = (days: number): string => dayAt(dayNumber(2026, 11, 8) + days);
      // A weekday of a quarter of a year for each.
      const at = (week: number, hour: number) =>
        `${day((seed % 6) + (Math.floor(seed / 6) * 13 + week) * 7)}T${hour}:00`;
      const random = randomOf(seed);
      const cuts = () => 1 + Math.floor(random() * mostCuts);
      const asked = async (step: Step): Promise<Done> => {
        changes += 1;
        return askUntilHeard(step, cuts());
      };
      const hour = { start: at(0, 10), end: addMinutes(at(0, 10), 60) };
      const series = await asked(add({ ...hour, rrule: 'FREQ=WEEKLY;COUNT=12', attendees }));
      const id = series.meeting?.id ?? '';
      const inputs = [14, 15, 16].map((h) => ({ start: at(0, h), end: addMinutes(at(0, h), 45), attendees }));
      await asked({ name: 'addBatchMeetings', args: { inputs } });
      await asked({
        name: 'updateMeeting',
        args: { input: { id, cost: 10_000 + seed }, scope: 'this', occurrence: at(2, 10) },
      });
      const split = await asked({
        name: 'updateMeeting',
        args: {
          input: { id, start: at(6, 11), end: addMinutes(at(6, 11), 60), cost: 11_000 },
          scope: 'future',
          occurrence: at(6, 10),
        },
      });
      await asked({
        name: 'updateMeeting',
        args: { input: { id, cost: 12_000, attendees: attendees.slice(1) }, scope: 'all' },
      });
      const half = split.meeting?.id ?? '';
      await asked({
        name: 'updateMeetingsCostMultiplier',
        args: { ids: [id, half], costMultiplier: 1.1, from: at(1, 0).replace('T0:', 'T00:') },
      });
      await asked({ name: 'updateMeetingsLocation', args: { ids: [half], location: 'online' } });
      await asked({
        name: 'deleteMeeting',
        args: { id: split.meeting?.id ?? '', scope: 'this', occurrence: at(8, 11) },
      });
      const late = await asked(
        add({ start: at(3, 18), end: addMinutes(at(3, 18), 30), attendees: attendees.slice(0, 1) }),
      );
      await asked({ name: 'undoChange', args: { changeId: late.changeId ?? '' } });
      await asked({
        name: 'addRestrictedTime',
        args: { input: { start: at(0, 20), end: at(0, 22), reason: `Rest ${seed}` } },
      });
    }
    expect(changes).toBeGreaterThan(seeds);
    recordProof(
      task,
      'R5',
      `${changes} changes whose answer was lost 1 to ${mostCuts} times: one effect, one answer each`,
    );
  },
);
