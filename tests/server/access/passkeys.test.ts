/** Passkeys of teachers and admins: added, named and removed, and a way in that nothing else opens. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aServer, goodPassword, type Browser, type TestServer } from '../testServer.ts';
import { mailsTo } from '../mail/outbox.ts';
import { withSecondFactor } from './authenticator.ts';
import { aPasskeyDevice, type PasskeyDevice } from './passkeyDevice.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.stop());

const site = 'http://localhost:4000';

type Options = { challenge: string; rpId?: string };
type Begun = { request: string; options: Options };

const told = ({ status, body }: Awaited<ReturnType<Browser['post']>>): string =>
  status === 200 ? 'ok' : `${status} ${String(body['code'])}`;
const isIn = async (browser: Browser) => (await browser.graphql('{ me { id } }')).data?.['me'] !== null;

async function passkeysOf({ cookie }: Browser): Promise<{ id: string }[]> {
  const response = await server.get('/auth/passkeys', { cookie, origin: server.origin });
  return ((await response.json()) as { passkeys: { id: string }[] }).passkeys;
}

async function begin(browser: Browser): Promise<Begun> {
  const { status, body } = await browser.post('/auth/passkeys/begin', { password: goodPassword });
  expect([status, body['code']]).toEqual([200, undefined]);
  return body as Begun;
}

async function add(browser: Browser, device: PasskeyDevice, name = 'Phone') {
  const { request, options } = await begin(browser);
  return browser.post('/auth/passkeys/add', { request, name, credential: device.register(options) });
}

type Shown = Parameters<PasskeyDevice['show']>[1];

async function comeIn(browser: Browser, device: PasskeyDevice, how?: Shown): Promise<string> {
  const { body } = await browser.post('/auth/sign-in/passkey/begin', {});
  const { request, options } = body as Begun;
  return told(
    await browser.post('/auth/sign-in/passkey', { request, credential: device.show(options, how) }),
  );
}

async function aTeacher(email: string) {
  const here = await server.signUp('teacher', { email });
  const device = aPasskeyDevice(site);
  expect(told(await add(here, device))).toBe('ok');
  return { here, device };
}

describe('one’s own', () => {
  test('are added by the password and the device, named, and removed by the password; the owner is told by mail', async () => {
    const { here } = await aTeacher('own@example.test');
    const wrong = await here.post('/auth/passkeys/begin', { password: 'not this one' });
    expect(told(wrong)).toBe('401 WRONG_CREDENTIALS');
    const [{ id } = { id: '' }] = await passkeysOf(here);
    const renamed = await here.post('/auth/passkeys/rename', { id, name: 'My laptop' });
    expect(renamed.body).toMatchObject({ passkeys: [{ name: 'My laptop', usedAt: null }] });
    expect(told(await here.post('/auth/passkeys/remove', { id, password: 'not it' }))).toBe(
      '401 WRONG_CREDENTIALS',
    );
    const removed = await here.post('/auth/passkeys/remove', { id, password: goodPassword });
    expect(removed.body).toEqual({ passkeys: [] });
    await expect
      .poll(() => mailsTo(server.outbox, 'own@example.test').map(({ html }) => html), { timeout: 120_000 })
      .toEqual([expect.stringContaining('נוסף מפתח גישה')]);
  });

  test('are for teachers and admins, and nobody names or removes another’s', async () => {
    const { here } = await aTeacher('mine@example.test');
    const [{ id } = { id: '' }] = await passkeysOf(here);
    const other = await server.signUp('teacher', { email: 'other@example.test' });
    for (const [path, sent] of [
      ['rename', { id, name: 'Theirs' }],
      ['remove', { id, password: goodPassword }],
      ['remove', { id: 'nothing', password: goodPassword }],
    ] as const)
      expect(told(await other.post(`/auth/passkeys/${path}`, sent))).toBe('404 NOT_FOUND');
    const student = await server.signUp('student', { email: 'learns@example.test' });
    expect(told(await student.post('/auth/passkeys/begin', { password: goodPassword }))).toBe(
      '403 FORBIDDEN',
    );
    expect((await server.visitor().post('/auth/passkeys/begin', {})).status).toBe(401);
  });

  test('a challenge is good once, and only for the one it was given to', async () => {
    const { here, device } = await aTeacher('once@example.test');
    const { request, options } = await begin(here);
    const other = await server.signUp('teacher', { email: 'reads@example.test' });
    const sent = { request, name: 'x', credential: aPasskeyDevice(site).register(options) };
    expect(told(await other.post('/auth/passkeys/add', sent))).toBe('410 SECOND_STEP_OVER');
    expect(told(await here.post('/auth/passkeys/add', sent))).toBe('410 SECOND_STEP_OVER');
    // The device is known already.
    expect(told(await add(here, device))).toBe('409 ALREADY_DONE');
  });
});

describe('a way in', () => {
  test('opens the account without a password, also where a code of an app is asked for after one', async () => {
    const { here, device } = await aTeacher('comes@example.test');
    await withSecondFactor(here);
    const browser = server.visitor();
    expect(await comeIn(browser, device)).toBe('ok');
    expect(await isIn(browser)).toBe(true);
  });

  test('is closed to a device that has not asked its owner, to another site and to a stranger’s device', async () => {
    const { device } = await aTeacher('closed@example.test');
    const browser = server.visitor();
    expect(await comeIn(browser, device, { verified: false })).toBe('401 PASSKEY_WRONG');
    expect(await comeIn(browser, device, { origin: 'https://elsewhere.test' })).toBe('401 PASSKEY_WRONG');
    expect(await comeIn(browser, aPasskeyDevice(site))).toBe('401 PASSKEY_WRONG');
    expect(await isIn(browser)).toBe(false);
  });

  test('an answer is good once, and a copy of the device that has fallen behind opens nothing', async () => {
    const { device } = await aTeacher('copied@example.test');
    const browser = server.visitor();
    const { body } = await browser.post('/auth/sign-in/passkey/begin', {});
    const { request, options } = body as Begun;
    const sent = { request, credential: device.show(options, { counter: 5 }) };
    const both = await Promise.all([
      browser.post('/auth/sign-in/passkey', sent),
      server.visitor().post('/auth/sign-in/passkey', sent),
    ]);
    expect(both.map(told).toSorted()).toEqual(['410 SECOND_STEP_OVER', 'ok']);
    expect(await comeIn(server.visitor(), device, { counter: 5 })).toBe('401 PASSKEY_WRONG');
    expect(await comeIn(server.visitor(), device, { counter: 6 })).toBe('ok');
  });

  test('is gone with the passkey, and with the account', async () => {
    const { here, device } = await aTeacher('gone@example.test');
    const [{ id } = { id: '' }] = await passkeysOf(here);
    await here.post('/auth/passkeys/remove', { id, password: goodPassword });
    expect(await comeIn(server.visitor(), device)).toBe('401 PASSKEY_WRONG');
  });
});
