import { getMigrations } from 'better-auth/db/migration';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeAccounts } from '../../../server/modules/access/accounts.ts';
import { aServer, goodPassword, newcomer, type TestServer } from '../testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.stop());

describe('signing in', () => {
  beforeAll(() => server.signUp('teacher', { email: newcomer.email }));

  test('the right password opens a session, whatever the case of the email', async () => {
    const browser = server.visitor();
    const { status, body } = await browser.post('/auth/sign-in/email', {
      email: 'NOA@example.test',
      password: goodPassword,
    });
    expect(status).toBe(200);
    expect(body['user']).toMatchObject({ role: 'teacher', email: newcomer.email });
    expect((await browser.graphql('{ me { email } }')).data).toEqual({ me: { email: newcomer.email } });
  });

  test('the answer holds no session token, and no cache keeps it', async () => {
    const { body, headers } = await server
      .visitor()
      .post('/auth/sign-in/email', { email: newcomer.email, password: goodPassword });
    expect(Object.keys(body)).toEqual(['user']);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('a wrong password and an unknown email get the same answer', async () => {
    const wrong = await server
      .visitor()
      .post('/auth/sign-in/email', { email: newcomer.email, password: 'not this one' });
    const unknown = await server
      .visitor()
      .post('/auth/sign-in/email', { email: 'nobody@example.test', password: 'not this one' });
    expect([wrong.status, wrong.body['code']]).toEqual([401, 'WRONG_CREDENTIALS']);
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
  });

  test('a session that nobody gave is nobody', async () => {
    const browser = server.visitor();
    browser.cookie = 'session=made-up.signature';
    expect((await browser.graphql('{ me { id } }')).data).toEqual({ me: null });
  });
});

test('the tables of accounts are the ones that better-auth expects', async () => {
  const accounts = makeAccounts(server.database, {
    publicUrl: new URL(server.origin),
    secret: 'x'.repeat(32),
  });
  const { toBeAdded, toBeCreated } = await getMigrations(accounts.options);
  expect({ toBeAdded, toBeCreated }).toEqual({ toBeAdded: [], toBeCreated: [] });
});
