/** Plans where nobody takes money: chosen, ended, run out; and the phone app's question about them. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endTrials } from '../../../server/modules/plans/endTrials.ts';
import { aServer, type Browser, type TestServer } from '../testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.stop());

const dayMs = 86_400_000;

async function does(teacher: Browser, action: string): Promise<Record<string, unknown>> {
  const { data } = await teacher.graphql(`mutation { action: ${action} { status refusal { code params }
    teacher { userData { subscriptionPlan subscriptionStatus trialEndDate } } } }`);
  return data?.['action'] as Record<string, unknown>;
}

async function statusOf(teacher: Browser): Promise<string> {
  const { data } = await teacher.graphql(
    'query ($id: ID!) { getTeacherById(id: $id) { userData { subscriptionStatus } } }',
    { id: teacher.id },
  );
  return (data?.['getTeacherById'] as { userData: { subscriptionStatus: string } }).userData
    .subscriptionStatus;
}

test('whoever is on trial chooses basic, ends it, and chooses again', async () => {
  const teacher = await server.signUp('teacher');
  const shown = (subscriptionPlan: string, subscriptionStatus: string) => ({
    status: 'ok',
    teacher: { userData: { subscriptionPlan, subscriptionStatus, trialEndDate: null } },
  });
  expect(await does(teacher, 'choosePlan(plan: "basic")')).toMatchObject(shown('basic', 'ACTIVE'));
  expect(await does(teacher, 'cancelSubscription')).toMatchObject(shown('basic', 'CANCELLED'));
  expect(await does(teacher, 'choosePlan(plan: "ultra")')).toMatchObject(shown('ultra', 'ACTIVE'));
  expect(await does(teacher, 'choosePlan(plan: "gold")')).toMatchObject({ status: 'BAD_REQUEST' });
  const { rows } = await server.database.pool.query(
    'select kind from app.billing_events where teacher_id = $1 order by created_at, id',
    [teacher.id],
  );
  expect(rows.map(({ kind }) => String(kind))).toEqual(['chosen', 'cancelled', 'chosen']);
});

test('a trial ends after three weeks, not a millisecond before, once, and not for whoever has chosen a plan', async () => {
  const [waits, chose] = [await server.signUp('teacher'), await server.signUp('teacher')];
  await does(chose, 'choosePlan(plan: "premium")');
  const { rows } = await server.database.pool.query(
    'select trial_end as "end" from app.teachers where teacher_id = $1',
    [waits.id],
  );
  const endMs = (rows[0] as { end: Date }).end.getTime();
  expect(Math.abs(endMs - Date.now() - 21 * dayMs)).toBeLessThan(dayMs);
  await endTrials(server.database, endMs - 1);
  expect(await statusOf(waits)).toBe('ACTIVE');
  for (const later of [endMs, endMs + dayMs, endMs - dayMs]) await endTrials(server.database, later);
  expect([await statusOf(waits), await statusOf(chose)]).toEqual(['EXPIRED', 'ACTIVE']);
  const ended = await server.database.pool.query(
    `select 1 from app.billing_events where teacher_id = $1 and kind = 'trialEnded'`,
    [waits.id],
  );
  expect(ended.rowCount).toBe(1);
});

test('a teacher whose plan has ended reads and cancels, and adds again as soon as a plan is chosen', async () => {
  const teacher = await server.signUp('teacher');
  const lesson = (day: number) => {
    const start = Date.UTC(2027, 0, day, 9);
    return `addMeeting(input: { start: "${start}", end: "${start + 3_600_000}" })`;
  };
  const { data } = await teacher.graphql(`mutation { action: ${lesson(5)} { meeting { id } } }`);
  const { id } = (data?.['action'] as { meeting: { id: string } }).meeting;
  await does(teacher, 'cancelSubscription');
  const add = async () =>
    (await teacher.graphql(`mutation { action: ${lesson(6)} { status } }`)).data?.['action'];
  expect(await add()).toEqual({ status: 'PLAN_LIMIT' });
  expect((await server.get('/auth/export', { cookie: teacher.cookie, origin: server.origin })).status).toBe(
    200,
  );
  const removed = await teacher.graphql(`mutation { action: deleteMeeting(id: "${id}") { status } }`);
  expect(removed.data?.['action']).toEqual({ status: 'ok' });
  await does(teacher, 'choosePlan(plan: "basic")');
  expect(await add()).toEqual({ status: 'ok' });
});

test('the phone app asks how the plan stands; one that has ended is written about once, nobody else may ask', async () => {
  const teacher = await server.signUp('teacher');
  const ask = (who: Browser) => who.post('/email/check-subscription-status', { language: 'en' });
  expect((await ask(server.visitor())).status).toBe(401);
  expect((await ask(await server.signUp('student'))).status).toBe(403);
  expect((await ask(teacher)).body).toMatchObject({ status: 'ok', subscriptionStatus: 'ACTIVE' });
  await does(teacher, 'cancelSubscription');
  for (const _ of [1, 2])
    expect((await ask(teacher)).body).toMatchObject({ subscriptionStatus: 'CANCELLED' });
  const { rows } = await server.database.pool.query(
    `select id from app.billing_events where teacher_id = $1 and kind = 'told'`,
    [teacher.id],
  );
  expect(rows).toHaveLength(1);
  const mail = join(server.outbox, `${(rows[0] as { id: string }).id}.eml`);
  await expect.poll(() => existsSync(mail), { timeout: 120_000 }).toBe(true);
  expect(readFileSync(mail, 'utf8')).toContain('Your plan has ended');
});

test('without keys there is nobody to tell of payments', async () => {
  expect((await fetch(`${server.address}/billing/webhook`, { method: 'POST', body: '{}' })).status).toBe(404);
});
