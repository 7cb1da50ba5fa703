/** Plans that are paid for: signatures, events that come twice and in any order, and how the teacher's plan follows. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordProof } from '../../recordProof.ts';
import { aServer, type Browser, type TestServer } from '../testServer.ts';
import { aStripe, periodEndMs, webhookSecret, type Held, type TestStripe } from './stripeServer.ts';

let stripe: TestStripe;
let server: TestServer;
beforeAll(async () => {
  stripe = await aStripe();
  const settings = { secretKey: 'sk_test_1', webhookSecret, apiUrl: stripe.url };
  server = await aServer({ stripe: settings });
});
afterAll(async () => {
  await server.stop();
  await stripe.stop();
});

const deliveries = process.env['PROVE'] ? 1000 : 100;

async function deliver({ body, signature }: { body: string; signature: string }): Promise<number> {
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  return (await fetch(`${server.address}/billing/webhook`, { method: 'POST', body, headers })).status;
}

async function planOf(teacher: Browser): Promise<Record<string, unknown>> {
  const { data } = await teacher.graphql(
    `query ($id: ID!) { getTeacherById(id: $id) { userData {
      subscriptionPlan subscriptionStatus subscriptionId trialEndDate subscriptionEndDate } } }`,
    { id: teacher.id },
  );
  return (data?.['getTeacherById'] as { userData: Record<string, unknown> }).userData;
}

const does = async (teacher: Browser, action: string): Promise<Record<string, unknown>> =>
  (await teacher.graphql(`mutation { action: ${action} { status checkoutUrl refusal { code params } } }`))
    .data?.['action'] as Record<string, unknown>;

function subscription(teacher: Browser, more: Partial<Held> = {}): Held {
  const made: Held = {
    id: `sub_${stripe.held.size + 1}`,
    teacherId: teacher.id,
    plan: 'premium',
    status: 'active',
    createdMs: Date.UTC(2026, 10, 1),
    ...more,
  };
  stripe.held.set(made.id, made);
  return made;
}

test('a paid plan is chosen at the provider’s page and is the teacher’s when the provider says so, then changed and ended', async () => {
  const teacher = await server.signUp('teacher');
  expect(await does(teacher, 'choosePlan(plan: "premium")')).toMatchObject({
    status: 'ok',
    checkoutUrl: `https://checkout.stripe.test/${teacher.id}/price_premium`,
  });
  expect(await planOf(teacher)).toMatchObject({ subscriptionPlan: 'ultra', subscriptionId: null });
  const paid = subscription(teacher);
  expect(await deliver(stripe.event(paid, { kind: 'customer.subscription.created' }))).toBe(200);
  const mine = { subscriptionPlan: 'premium', subscriptionStatus: 'ACTIVE', subscriptionId: paid.id };
  expect(await planOf(teacher)).toEqual({ ...mine, trialEndDate: null, subscriptionEndDate: null });
  await does(teacher, 'choosePlan(plan: "ultra")');
  expect(await planOf(teacher)).toMatchObject({ ...mine, subscriptionPlan: 'ultra' });
  await does(teacher, 'cancelSubscription');
  expect(await planOf(teacher)).toMatchObject({
    subscriptionStatus: 'ACTIVE',
    subscriptionEndDate: String(periodEndMs),
  });
  paid.status = 'canceled';
  await deliver(stripe.event(paid, { kind: 'customer.subscription.deleted' }));
  expect(await planOf(teacher)).toMatchObject({ subscriptionStatus: 'CANCELLED' });
  expect(await does(teacher, 'choosePlan(plan: "basic")')).toMatchObject({ status: 'ok', checkoutUrl: null });
  expect(await planOf(teacher)).toMatchObject({ subscriptionPlan: 'basic', subscriptionStatus: 'ACTIVE' });
});

test('an event without a signature, of another secret or older than five minutes changes nothing', async () => {
  const teacher = await server.signUp('teacher');
  const before = await planOf(teacher);
  const paid = subscription(teacher);
  const { body, signature } = stripe.event(paid);
  const late = stripe.event(paid, { atMs: Date.now() - 301_000 });
  expect(await deliver({ body, signature: '' })).toBe(400);
  expect(await deliver({ body, signature: signature.replace(/v1=.{8}/, 'v1=00000000') })).toBe(400);
  expect(await deliver({ body: body.replace('premium', 'ultra'), signature })).toBe(400);
  expect(await deliver(late)).toBe(400);
  expect(await planOf(teacher)).toEqual(before);
  expect(await deliver({ body, signature })).toBe(200);
});

test('events that come shuffled and doubled end alike, whatever they themselves say', async ({ task }) => {
  const teachers = await Promise.all(Array.from({ length: 5 }, () => server.signUp('teacher')));
  const events = teachers.flatMap((teacher) => {
    const old = subscription(teacher, { status: 'canceled', createdMs: Date.UTC(2026, 8, 1) });
    const now = subscription(teacher, { plan: 'ultra', createdMs: Date.UTC(2026, 10, 1) });
    // Stories of what was, most of them untrue by now.
    const told = (of: Held, i: number) =>
      stripe.event(
        { ...of, status: i % 3 ? 'active' : 'canceled', plan: i % 2 ? 'premium' : 'ultra' },
        { kind: i % 4 ? 'customer.subscription.updated' : 'customer.subscription.deleted' },
      );
    return Array.from({ length: deliveries / 10 }, (_, i) => told(i % 2 ? old : now, i));
  });
  const seed = 7;
  let thrown = seed;
  const random = (): number => (thrown = (thrown * 48_271) % 2_147_483_647) / 2_147_483_647;
  const shuffled = [...events, ...events]
    .map((event) => ({ event, at: random() }))
    .toSorted((one, other) => one.at - other.at);
  expect(shuffled).toHaveLength(deliveries);
  for (let from = 0; from < deliveries; from += 20) {
    const some = shuffled.slice(from, from + 20).map(({ event }) => deliver(event));
    expect(new Set(await Promise.all(some))).toEqual(new Set([200]));
  }
  for (const teacher of teachers) {
    expect(await planOf(teacher)).toMatchObject({ subscriptionPlan: 'ultra', subscriptionStatus: 'ACTIVE' });
    const { rows } = await server.database.pool.query(
      'select count(*)::int as events from app.billing_events where teacher_id = $1',
      [teacher.id],
    );
    expect(rows).toEqual([{ events: deliveries / 10 }]);
  }
  recordProof(
    task,
    'R5',
    `${deliveries} deliveries, each event twice and all shuffled (seed ${seed}): each took effect once, every plan as the provider holds it`,
  );
});

test('of two running subscriptions the younger counts, and the end of the other takes nothing away', async () => {
  const teacher = await server.signUp('teacher');
  const older = subscription(teacher, { createdMs: Date.UTC(2026, 9, 1) });
  const younger = subscription(teacher, { plan: 'ultra' });
  for (const each of [younger, older]) await deliver(stripe.event(each));
  older.status = 'canceled';
  await deliver(stripe.event(older, { kind: 'customer.subscription.deleted' }));
  expect(await planOf(teacher)).toMatchObject({ subscriptionId: younger.id, subscriptionStatus: 'ACTIVE' });
});

test('a provider that says no is quoted, and nothing has changed', async () => {
  const teacher = await server.signUp('teacher');
  const paid = subscription(teacher);
  await deliver(stripe.event(paid));
  stripe.held.delete(paid.id);
  const { status, refusal } = await does(teacher, 'cancelSubscription');
  expect(status).toBe('BILLING');
  expect((refusal as { params: string }).params).toContain('No such subscription');
  expect(await planOf(teacher)).toMatchObject({ subscriptionStatus: 'ACTIVE', subscriptionEndDate: null });
});
