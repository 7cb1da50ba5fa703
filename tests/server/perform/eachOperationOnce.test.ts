/** Every operation there is: its first answer is lost on the way, whoever sends it again gets one effect and one answer. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operations } from '../../../domain/operations.ts';
import { newId } from '../../../server/basics/newId.ts';
import { aServer, type TestServer } from '../testServer.ts';
import { mutationOf } from '../attack/callers.ts';
import { calls } from '../attack/calls.ts';
import { allRows, freshTargets, freshTimes } from '../attack/targets.ts';
import { aNeighbourhood, personas, type Neighbourhood } from '../people/personas.ts';
import { cuttingProxy, type CuttingProxy } from './cuttingProxy.ts';

let server: TestServer;
let people: Neighbourhood;
let proxy: CuttingProxy;
beforeAll(async () => {
  server = await aServer();
  people = await aNeighbourhood(server, 2);
  proxy = await cuttingProxy(`${server.address}/graphql`);
});
afterAll(async () => {
  await proxy.close();
  await server.stop();
});

/** null: no answer came. */
async function send(cookie: string, body: string): Promise<string | null> {
  const headers = { 'content-type': 'application/json', cookie, origin: server.origin };
  const answer = await fetch(proxy.url, { method: 'POST', headers, body }).catch(() => null);
  return answer && answer.text();
}

const changes = async (): Promise<number> => {
  const { rows } = await server.database.pool.query<{ count: number }>(
    'select count(*)::int as count from app.changes',
  );
  return rows[0]?.count ?? 0;
};

// Last: after it the parent is nobody's parent here. Its cells in the matrix ask for a child that the parent has not.
const parting = 'removeStudent';
// Nothing is open in the matrix: here the student had a lesson first, which the parent pays for.
const owing = 'remindFamily';
const names = [...Object.keys(operations).filter((name) => name !== parting), parting];

async function holdLesson({ T, S }: Neighbourhood): Promise<void> {
  const start = Math.floor(Date.now() / 3_600_000) * 3_600_000 - 86_400_000;
  const attendees = [{ attendeeId: S.id }];
  const input = { start: String(start), end: String(start + 45 * 60_000), cost: 150, attendees };
  const { data } = await T.graphql(
    'mutation ($input: NewMeetingInput!) { addMeeting(input: $input, insist: true) { status } }',
    { input },
  );
  expect(data).toEqual({ addMeeting: { status: 'ok' } });
}

const own: Record<string, { persona: 'P' | 'T'; args(student: string): Record<string, unknown> }> = {
  [parting]: { persona: 'P', args: (studentId) => ({ studentId }) },
  [owing]: { persona: 'T', args: () => ({ payerId: people.P.id }) },
};

test.each(names)('%s is done once, though its first answer is lost', async (name) => {
  const call = calls[`Mutation.${name}`];
  const persona = own[name]?.persona ?? personas.find((one) => call?.expected[one] === 'ok');
  if (!call || !persona) throw new Error(`nobody may ask for ${name}`);
  // The teacher invites more people here than a day allows.
  await server.database.pool.query('delete from auth.limits');
  await server.database.pool.query("update app.invitations set created_at = created_at - interval '2 days'");
  const targets = await freshTargets(people, /Waitlist|Place/.test(name));
  if (name === owing) await holdLesson(people);
  const args = own[name]?.args(targets.student) ?? call.args(targets, freshTimes());
  const variables = { ...args, requestId: newId() };
  const body = JSON.stringify({ query: mutationOf(name, Object.keys(variables)), variables });
  const before = await changes();
  proxy.cut(1);
  expect(await send(people[persona].cookie, body)).toBeNull();
  const once = await allRows(server);
  const after = await changes();
  const answer = await send(people[persona].cookie, body);
  expect(answer).toContain('"status":"ok"');
  expect(await send(people[persona].cookie, body)).toBe(answer);
  expect(await allRows(server)).toEqual(once);
  expect(after - before).toBeLessThanOrEqual(1);
});
