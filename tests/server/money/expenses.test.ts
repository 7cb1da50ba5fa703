/** Expenses on the wire: the teacher's own eyes alone, live, once however often they are sent, and taken back by an undo. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WireExpense } from '../../../domain/money/expense.ts';
import type { Step } from '../../../domain/operations.ts';
import type { Actor } from '../../../domain/kernel/actor.ts';
import { makeFeeds } from '../../../server/app/kernel.ts';
import { startEndpoint, type Endpoint } from '../graphqlServer.ts';
import { carryingOut, everythingIn, now, type CarryOut } from '../perform/carryOut.ts';

let endpoint: Endpoint;
let rivkaDoes: CarryOut;
beforeAll(async () => {
  endpoint = await startEndpoint({ nowMs: () => now });
  rivkaDoes = carryingOut(endpoint.database, endpoint.school.rivka);
});
afterAll(() => endpoint.close());

const add = (more: object = {}): Step => ({
  name: 'addExpense',
  args: {
    input: { category: 'travel', description: 'Fuel', amount: 12050, start: '2026-11-03T00:00', ...more },
  },
});

async function ask(actor: Actor | null): Promise<{ rows: WireExpense[]; code: string | undefined }> {
  const { data, errors } = await endpoint.ask(
    actor,
    `query ($id: ID!) { getExpensesByTeacherId(teacherId: $id) {
      id version removed teacherId category description amount start rrule image } }`,
    { id: endpoint.school.rivka.id },
  );
  return {
    rows: (data?.['getExpensesByTeacherId'] ?? []) as WireExpense[],
    code: errors[0]?.extensions?.code,
  };
}

test('an expense is told in major units and milliseconds to its teacher, and to nobody else', async () => {
  const { school } = endpoint;
  const [added] = await rivkaDoes([add({ rrule: 'FREQ=MONTHLY' })]);
  const id = added?.expense?.id;
  expect(added).toMatchObject({ status: 'ok', expenses: [{ id }] });
  expect((await ask(school.rivka)).rows.find((row) => row.id === id)).toMatchObject({
    teacherId: school.rivka.id,
    category: 'travel',
    description: 'Fuel',
    amount: 120.5,
    start: String(Date.UTC(2026, 10, 2, 22)),
    rrule: 'FREQ=MONTHLY;INTERVAL=1',
    image: null,
  });
  expect((await ask(school.otherTeacher)).code).toBe('NOT_FOUND');
  for (const actor of [school.dana, school.ruth, school.blocked, school.stranger, school.admin])
    expect(await ask(actor)).toEqual({ rows: [], code: 'FORBIDDEN' });
  expect((await ask(null)).code).toBe('UNAUTHENTICATED');
});

test('her other devices hear of what is spent, changed, struck out and brought back; students hear nothing', async () => {
  const { rivka, dana } = endpoint.school;
  const feed = makeFeeds(endpoint.database, endpoint.live, () => now).expenses;
  const watching = await feed.watch(rivka.id, rivka);
  expect(await feed.watch(rivka.id, dana)).toBeNull();
  const next = async () => (await watching?.next())?.value;
  const [added] = await rivkaDoes([add()]);
  const id = added?.expense?.id ?? '';
  expect(await next()).toMatchObject({ id, amount: 120.5 });
  await rivkaDoes([{ name: 'updateExpense', args: { input: { id, amount: 9000 } } }]);
  expect(await next()).toMatchObject({ id, amount: 90 });
  const [removed] = await rivkaDoes([{ name: 'removeExpense', args: { id } }]);
  expect(await next()).toMatchObject({ id, removed: true });
  const [back] = await rivkaDoes([{ name: 'undoChange', args: { changeId: removed?.changeId ?? '' } }]);
  expect(back).toMatchObject({ status: 'ok', expenses: [{ id, removed: false, amount: 90 }] });
  expect(await next()).toMatchObject({ id, amount: 90, description: 'Fuel' });
  await watching?.return?.();
});

test('fifty devices that send the same expense record one, and fifty that raise all by a tenth raise them once', async () => {
  const count = async (): Promise<number> => (await ask(endpoint.school.rivka)).rows.length;
  const before = await count();
  const fifty = (step: Step, key: string) =>
    Promise.all(Array.from({ length: 50 }, () => rivkaDoes([step], key)));
  const added = await fifty(add({ description: 'Books', amount: 10000 }), 'books');
  expect(new Set(added.map(([outcome]) => outcome?.expense?.id)).size).toBe(1);
  expect(await count()).toBe(before + 1);
  const { rivka } = endpoint.school;
  const raise: Step = {
    name: 'updateExpensesCostMultiplier',
    args: { teacherId: rivka.id, costMultiplier: 1.1 },
  };
  await fifty(raise, 'raise');
  const books = (await ask(rivka)).rows.find(({ description }) => description === 'Books');
  expect(books?.amount).toBe(110);
});

test('nobody else adds to her expenses, changes or strikes them out, and only her own receipts hang on them', async () => {
  const { school, database } = endpoint;
  const [added] = await rivkaDoes([add()]);
  const id = added?.expense?.id ?? '';
  const before = await everythingIn(database);
  const steps: Step[] = [
    { name: 'updateExpense', args: { input: { id, amount: 1 } } },
    { name: 'removeExpense', args: { id } },
    { name: 'updateExpensesCostMultiplier', args: { teacherId: school.rivka.id, costMultiplier: 2 } },
  ];
  for (const step of steps) {
    for (const [actor, status] of [
      [school.otherTeacher, 'NOT_FOUND'],
      [school.dana, 'FORBIDDEN'],
      [school.ruth, 'FORBIDDEN'],
    ] as const)
      expect((await carryingOut(database, actor)([step], `${step.name} ${actor.id}`))[0]?.status).toBe(
        status,
      );
  }
  const foreign = { name: 'updateExpense', args: { input: { id, image: school.dana.id } } } as const;
  expect((await rivkaDoes([foreign]))[0]).toMatchObject({
    status: 'NOT_FOUND',
    refusal: { field: 'input.image' },
  });
  expect(await everythingIn(database)).toEqual(before);
});
