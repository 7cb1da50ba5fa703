/** A teacher turns the second factor on, comes in by it, loses the device, and turns it off; and ends another session. */
import { expect } from 'vitest';
import { newId } from '../../../server/basics/newId.ts';
import { anAuthenticator } from '../access/authenticator.ts';
import { goodPassword, type TestServer } from '../testServer.ts';

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
}
