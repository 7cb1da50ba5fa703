/** A person's devices are registered and given up by the page and the phone app (spec section 7). */
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { isPublicAddress } from '../../../server/modules/notifications/push/publicAddress.ts';
import { endSessions } from '../../../server/modules/access/savePassword.ts';
import { aServer, goodPassword, type Browser, type TestServer } from '../testServer.ts';
import { aPushService, bodyOf } from './pushService.ts';

type Sent = { url: string; authorization: string; body: string };

const sent: Sent[] = [];
let answer = { status: 200, body: '{"name": "sent"}' };
const google = createServer((req, res) => {
  void bodyOf(req).then((body) => {
    const { authorization = '' } = req.headers;
    sent.push({ url: req.url ?? '', authorization, body: body.toString() });
    const isToken = req.url === '/token';
    res
      .writeHead(isToken ? 200 : answer.status)
      .end(isToken ? '{"access_token": "let me in", "expires_in": 3600}' : answer.body);
  });
});

let server: TestServer;
let person: Browser;
beforeAll(async () => {
  google.listen(0, '127.0.0.1');
  await once(google, 'listening');
  const url = `http://127.0.0.1:${(google.address() as AddressInfo).port}`;
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const account = { projectId: 'lessons', clientEmail: 'push@lessons.example', privateKey };
  server = await aServer({ push: { fcm: { ...account, tokenUrl: `${url}/token`, url }, toLoopback: false } });
});
afterAll(async () => {
  await server.stop();
  google.closeAllConnections();
  google.close();
});
beforeEach(async () => {
  sent.length = 0;
  answer = { status: 200, body: '{"name": "sent"}' };
  await server.database.pool.query('delete from auth.push_targets');
  await server.database.pool.query('delete from auth.limits');
  person = await server.signUp('student');
});

const keys = {
  p256dh: Buffer.alloc(65, 4).toString('base64url'),
  auth: Buffer.alloc(16, 1).toString('base64url'),
};
const at = (endpoint: string) => ({ endpoint, expirationTime: null, keys });

async function targets(): Promise<string[]> {
  const { rows } = await server.database.pool.query<{ user_id: string }>(
    'select user_id from auth.push_targets order by created_at',
  );
  return rows.map(({ user_id: id }) => id);
}

test('a browser subscribes twice and is one device; it is gone when it unsubscribes', async () => {
  const browser = at('https://push.example/a');
  expect((await person.post('/notifications/subscribe', browser)).body).toEqual({ status: 'ok' });
  await person.post('/notifications/subscribe', browser);
  expect(await targets()).toEqual([person.id]);
  await person.post('/notifications/unsubscribe', { endpoint: browser.endpoint });
  expect(await targets()).toEqual([]);
});

test('a device belongs to whoever registered it last, and nobody gives up another’s', async () => {
  const other = await server.signUp('teacher');
  const browser = at('https://push.example/shared');
  await person.post('/notifications/subscribe', browser);
  await other.post('/notifications/subscribe', browser);
  expect(await targets()).toEqual([other.id]);
  await person.post('/notifications/unsubscribe', { endpoint: browser.endpoint });
  expect(await targets()).toEqual([other.id]);
});

test('of eleven devices the first is forgotten', async () => {
  for (let n = 0; n < 11; n += 1)
    await person.post('/notifications/subscribe', at(`https://push.example/${n}`));
  const { rows } = await server.database.pool.query<{ address: string }>(
    'select address from auth.push_targets order by created_at limit 1',
  );
  expect([(await targets()).length, rows[0]?.address]).toEqual([10, 'https://push.example/1']);
});

test.each([
  'http://push.example/a',
  'https://127.0.0.1/a',
  'https://localhost/a',
  'https://10.0.0.8/a',
  'https://[::1]/a',
  'https://[::ffff:10.0.0.8]/a',
  'https://169.254.169.254/latest/meta-data',
  'https://database.internal/a',
  'https://push.example:5432/a',
  'https://name:word@push.example/a',
  'file:///etc/passwd',
  'nothing',
])('the server is not sent to %s', async (endpoint) => {
  expect(await person.post('/notifications/subscribe', at(endpoint))).toMatchObject({ status: 400 });
  expect(await targets()).toEqual([]);
});

test('addresses of our own network are no public ones, however they are written', () => {
  const inside = ['127.0.0.1', '172.20.1.1', '192.168.1.1', '100.100.0.1', '::', '::1', 'fe80::1', 'fd00::1'];
  expect(inside.filter(isPublicAddress)).toEqual([]);
  expect(['::ffff:127.0.0.1', '64:ff9b::a00:1', '2002:7f00:1::'].filter(isPublicAddress)).toEqual([]);
  expect(['8.8.8.8', '2a00:1450:4001::200e'].every(isPublicAddress)).toBe(true);
});

test('a subscription without its keys is refused, and so is whoever is not signed in', async () => {
  const endpoint = 'https://push.example/a';
  expect((await person.post('/notifications/subscribe', { endpoint })).status).toBe(400);
  expect(
    (await person.post('/notifications/subscribe', { endpoint, keys: { p256dh: 'x', auth: 'y' } })).status,
  ).toBe(400);
  expect((await server.visitor().post('/notifications/subscribe', at(endpoint))).status).toBe(401);
  expect((await server.get('/notifications/key')).status).toBe(401);
});

test('the key by which push services know the server is made once, also by two at once', async () => {
  const key = async () => {
    const answered = await server.get('/notifications/key', { cookie: person.cookie, origin: server.origin });
    return ((await answered.json()) as { key: string }).key;
  };
  const [first, second] = await Promise.all([key(), key()]);
  expect(first).toBe(second);
  expect(Buffer.from(first, 'base64url')).toHaveLength(65);
});

const soon = { timeout: 120_000, interval: 50 };
const phone = 'a-phone:token_1';

test('a phone is sent to by FCM, in the person’s language and with the notification’s id', async () => {
  expect((await person.post('/fcm/register', { token: phone })).body).toEqual({ status: 'ok' });
  await toldOnce();
  const pushes = () => sent.filter(({ url }) => url === '/v1/projects/lessons/messages:send');
  await expect.poll(() => pushes().length, soon).toBeGreaterThan(0);
  const [push] = pushes();
  expect(push?.authorization).toBe('Bearer let me in');
  const { message } = JSON.parse(push?.body ?? '') as { message: Record<string, Record<string, unknown>> };
  const { rows } = await server.database.pool.query<{ id: string }>(
    'select id from app.notifications where user_id = $1',
    [person.id],
  );
  expect(rows.map(({ id }) => id)).toContain(message['data']?.['id']);
  expect(message).toMatchObject({ token: phone, notification: { title: expect.any(String) as string } });
});

test('a phone that FCM no longer knows is forgotten, and one that signs out is', async () => {
  answer = { status: 404, body: '{"error": {"details": [{"errorCode": "UNREGISTERED"}]}}' };
  await person.post('/fcm/register', { token: phone });
  await toldOnce();
  await expect.poll(targets, soon).toEqual([]);
  await person.post('/fcm/register', { token: phone });
  await person.post('/fcm/delete', { token: phone });
  expect(await targets()).toEqual([]);
});

test('a server without that setting calls no address of its own machine', async () => {
  const service = await aPushService();
  const { endpoint } = service.device().subscription;
  expect((await person.post('/notifications/subscribe', at(endpoint))).status).toBe(400);
  await service.stop();
});

/** Something is told to them that they have not read. */
async function toldOnce(): Promise<void> {
  const { newId } = await import('../../../server/basics/newId.ts');
  const { writeNotifications } = await import('../../../server/kernel/perform/notifications.ts');
  await server.database.db.transaction().execute((transaction) =>
    writeNotifications(
      transaction,
      [{ to: person.id, title: 'HomeworkUpdated', params: { teacherName: 'Rivka' } }],
      {
        changeId: newId(),
        actorId: newId(),
        nowMs: Date.now(),
      },
    ),
  );
}

test('a device is told as long as its session lasts: who ends the other sessions, ends their devices', async () => {
  const here = await server.signUp('teacher', { email: 'two-devices@example.test' });
  const there = server.visitor();
  await there.post('/auth/sign-in/email', { email: 'two-devices@example.test', password: goodPassword });
  await here.post('/notifications/subscribe', at('https://push.example/here'));
  await there.post('/notifications/subscribe', at('https://push.example/there'));
  expect(await targets()).toEqual([here.id, here.id]);
  const { status } = await here.post('/auth/sessions/end', { password: goodPassword });
  expect([status, await targets()]).toEqual([200, [here.id]]);
  // As a new password does, when it is forgotten.
  await server.database.db.transaction().execute((transaction) => endSessions(transaction, here.id, null));
  expect(await targets()).toEqual([]);
});
