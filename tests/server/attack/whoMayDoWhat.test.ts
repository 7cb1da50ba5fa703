/** Every call of the schema, asked by everybody: with rows of theirs, of others, and with rows that do not exist (access.md, T1). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordProof } from '../../recordProof.ts';
import { aServer, type TestServer } from '../testServer.ts';
import { aNeighbourhood, personas, type Neighbourhood, type Persona } from '../people/personas.ts';
import { ask, everyCall } from './callers.ts';
import { absent, allRows, freshTargets, freshTimes } from './targets.ts';
import { calls } from './calls.ts';
import type { Targets } from './rowsOfTeacher.ts';
import { patience } from '../../patience.ts';

let server: TestServer;
let people: Neighbourhood;
beforeAll(async () => {
  server = await aServer();
  people = await aNeighbourhood(server, 2);
});
afterAll(() => server.stop());

/** The teacher invites more people here than a day allows. */
async function targetsFor(withGroups: boolean): Promise<Targets> {
  await server.database.pool.query('DELETE FROM auth.limits');
  await server.database.pool.query("UPDATE app.invitations SET created_at = created_at - interval '2 days'");
  return freshTargets(people, withGroups);
}

test('every call of the schema has its row, and no row is left over', () => {
  expect(Object.keys(calls).toSorted()).toEqual(everyCall().toSorted());
});

/** Those who are refused come first, so that the rows are still there for the one who may. */
const inTurn = (expected: Record<Persona, string>): Persona[] =>
  personas.toSorted((one, other) => Number(expected[one] === 'ok') - Number(expected[other] === 'ok'));

describe.each(Object.entries(calls))('%s', (call, { args, expected }) => {
  test('is answered to each as access.md says, and whoever is refused has changed nothing', async () => {
    const withGroups = /Waitlist|Place/.test(call);
    let targets = await targetsFor(withGroups);
    const before = await allRows(server);
    const answers: Record<string, string> = {};
    const order = inTurn(expected);
    const refused = order.filter((persona) => expected[persona] !== 'ok');
    for (const persona of refused)
      answers[persona] = (await ask(server, people[persona], call, args(targets, freshTimes()))).word;
    expect(await allRows(server)).toEqual(before);
    for (const [at, persona] of order.slice(refused.length).entries()) {
      // Whoever may has changed or removed them; the first one who may finds them as they were made.
      if (at > 0 && call.startsWith('Mutation.')) targets = await targetsFor(withGroups);
      answers[persona] = (await ask(server, people[persona], call, args(targets, freshTimes()))).word;
    }
    expect(answers).toEqual(expected);
  });
});

describe.each(Object.entries(calls).filter(([, { names }]) => names))('%s', (call, { args, expected }) => {
  test('answers foreign rows and rows that do not exist in the same words', async () => {
    const targets = await targetsFor(/Waitlist|Place/.test(call));
    const times = freshTimes();
    // A document is compiled when it comes again, and says the same in another order then.
    await ask(server, people.anon, call, args(targets, times));
    for (const persona of personas) {
      if (expected[persona] === 'ok') continue;
      const [foreign, none] = [
        await ask(server, people[persona], call, args(targets, times)),
        await ask(server, people[persona], call, args(absent(), times)),
      ];
      expect(none, persona).toEqual(foreign);
    }
    for (const persona of ['T', 'S', 'P'] as const) {
      const { word } = await ask(server, people[persona], call, args(absent(), times));
      expect(word, persona).toMatch(/NOT_FOUND|FORBIDDEN/);
    }
  });

  test('takes no id apart, whatever is written as one', async () => {
    for (const id of [
      "' or 1=1 --",
      '__proto__',
      '\u0000',
      '\ud800',
      '%00',
      '{"$ne":null}',
      '../T',
      'x'.repeat(5000),
    ]) {
      const odd = Object.fromEntries(Object.keys(absent()).map((name) => [name, id])) as Targets;
      const allowed = people[(['T', 'S', 'P'] as const).find((one) => expected[one] === 'ok') ?? 'S'];
      const { word } = await ask(server, allowed, call, args(odd, freshTimes()));
      expect(word, id).toMatch(/^(NOT_FOUND|BAD_REQUEST)$/);
    }
  });
});

const pairs = process.env['PROVE'] ? 1000 : 100;

test.for(['Query.getStudentById', 'Query.meetingsByTeacherId', 'Mutation.deleteMeeting'])(
  '%s takes another teacher no longer for a foreign row than for none',
  async (call, { task }) => {
    const row = calls[call];
    if (!row) throw new Error(call);
    const targets = { ...(await freshTargets(people)), student: people.Sb.id };
    const took = { foreign: [] as number[], none: [] as number[] };
    const time = async (which: 'foreign' | 'none', of: Targets): Promise<void> => {
      const startedMs = performance.now();
      await ask(server, people.T2, call, row.args(of, { start: '0', end: '0' }));
      took[which].push(performance.now() - startedMs);
    };
    for (let i = 0; i < pairs; i += 1) {
      const order = i % 2 === 0 ? (['foreign', 'none'] as const) : (['none', 'foreign'] as const);
      for (const which of order) await time(which, which === 'foreign' ? targets : absent());
    }
    const middle = (times: number[]): number =>
      times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
    const apartMs = Math.abs(middle(took.foreign) - middle(took.none));
    recordProof(task, 'T1', `${pairs} pairs: the middle answers lie ${apartMs.toFixed(2)} ms apart`);
    expect(apartMs).toBeLessThan(patience(2));
  },
);
