/** A teacher turns the second factor on, comes in by it, loses the device, and turns it off; ends another session; and has a passkey for a while. */
import { expect } from 'vitest';
import { newId } from '../../../server/basics/newId.ts';
import { anAuthenticator } from '../access/authenticator.ts';
import { aPasskeyDevice } from '../access/passkeyDevice.ts';
import { goodPassword, type Browser, type TestServer } from '../testServer.ts';

export async function useSecondFactor(server: TestServer): Promise<void> {
  const email = 'two-steps@example.test';
  const here = await server.signUp('teacher', { email });
  const { body } = await here.post('/auth/second-factor/begin', { password: goodPassword });
  const app = anAuthenticator(String(body['uri']));
  const on = await here.post('/auth/second-factor/confirm', { code: await app.code(0) });
  const [code] = on.body['backupCodes'] as string[];
  const browser = server.visitor();
  await browser.post('/auth/sign-in/email', { email, password: goodPassword });
  const entered = await browser.post('/auth/sign-in/second-step', { code: await app.code() });
  expect(entered.status).toBe(200);
  const state = await server.get('/auth/second-factor', { cookie: browser.cookie, origin: server.origin });
  expect(await state.json()).toMatchObject({ codesLeft: 10 });
  const off = await here.post('/auth/second-factor/end', { password: goodPassword, code });
  expect(off.status).toBe(200);
  const ending = await here.post('/auth/sessions/end', { password: goodPassword, id: newId() });
  expect(ending.status).toBe(404);
  await usePasskey(server, here);
}

async function usePasskey(server: TestServer, here: Browser): Promise<void> {
  const device = aPasskeyDevice(server.origin);
  const post = async (browser: Browser, path: string, sent: object): Promise<Record<string, unknown>> => {
    const { status, body } = await browser.post(path, sent);
    expect([path, status]).toEqual([path, 200]);
    return body;
  };
  const made = await post(here, '/auth/passkeys/begin', { password: goodPassword });
  const credential = device.register(made['options'] as never);
  const { passkeys } = await post(here, '/auth/passkeys/add', {
    request: made['request'],
    name: 'A',
    credential,
  });
  const [{ id } = { id: '' }] = passkeys as { id: string }[];
  const browser = server.visitor();
  const { request, options } = await post(browser, '/auth/sign-in/passkey/begin', {});
  await post(browser, '/auth/sign-in/passkey', { request, credential: device.show(options as never) });
  await post(here, '/auth/passkeys/rename', { id, name: 'B' });
  await post(here, '/auth/passkeys/remove', { id, password: goodPassword });
}
