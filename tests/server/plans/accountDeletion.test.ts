/** Whoever deletes their account pays no longer, also when the payment provider does not answer just then. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { aServer, goodPassword, type Browser, type TestServer } from '../testServer.ts';
import { newId } from '../../../server/basics/newId.ts';
import { aStripe, webhookSecret, type Held, type TestStripe } from './stripeServer.ts';

let stripe: TestStripe;
let server: TestServer;
beforeAll(async () => {
  stripe = await aStripe();
  server = await aServer({ stripe: { secretKey: 'sk_test_1', webhookSecret, apiUrl: stripe.url } });
});
afterAll(async () => {
  await server.stop();
  await stripe.stop();
});

const soon = { timeout: 120_000 };

function subscription(teacherId: string): Held {
  const made: Held = {
    id: `sub_${stripe.held.size + 1}`,
    teacherId,
    plan: 'premium',
    status: 'active',
    createdMs: Date.UTC(2026, 10, 1),
  };
  stripe.held.set(made.id, made);
  return made;
}

async function tell(paid: Held): Promise<number> {
  const { body, signature } = stripe.event(paid);
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  return (await fetch(`${server.address}/billing/webhook`, { method: 'POST', body, headers })).status;
}

const leave = async (teacher: Browser) =>
  (await teacher.post('/auth/delete-account', { password: goodPassword })).status;

test('the subscription ends with the account', async () => {
  const teacher = await server.signUp('teacher');
  const paid = subscription(teacher.id);
  expect(await tell(paid)).toBe(200);
  expect(await leave(teacher)).toBe(200);
  await expect.poll(() => paid.status, soon).toBe('canceled');
});

test('a provider that does not answer is asked again until the subscription has ended', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const teacher = await server.signUp('teacher');
  const paid = subscription(teacher.id);
  await tell(paid);
  stripe.down = true;
  expect(await leave(teacher)).toBe(200);
  await expect.poll(() => stripe.refused, soon).toBeGreaterThan(0);
  expect(paid.status).toBe('active');
  stripe.down = false;
  await expect.poll(() => paid.status, soon).toBe('canceled');
  log.mockRestore();
});

test('what they paid on a page that was still open ends too', async () => {
  const teacher = await server.signUp('teacher');
  expect(await leave(teacher)).toBe(200);
  const late = subscription(teacher.id);
  expect(await tell(late)).toBe(200);
  await expect.poll(() => late.status, soon).toBe('canceled');
});

test('a subscription of a teacher of another school of the same payee is left alone', async () => {
  const elsewhere = subscription(newId());
  expect(await tell(elsewhere)).toBe(200);
  const teacher = await server.signUp('teacher');
  const mine = subscription(teacher.id);
  await tell(mine);
  await leave(teacher);
  await expect.poll(() => mine.status, soon).toBe('canceled');
  expect(elsewhere.status).toBe('active');
});
