/** An admin is made, and the sessions of others end, by whoever runs the server and by nobody else (access.md T25). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runAdminCli, type Orders } from '../../../server/modules/access/adminCli.ts';
import { patience } from '../../patience.ts';
import { aServer, goodPassword, type Browser, type TestServer } from '../testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.stop());

const order = (orders: Partial<Orders>) =>
  runAdminCli(server.database, { makeAdmin: null, endSessions: null, endSecondFactor: null, ...orders });
const me = async (browser: Browser) => (await browser.graphql('{ me { role } }')).data?.['me'];
const soon = { timeout: patience(3_000) };

describe('an admin', () => {
  test('is made of an account that is proved, and signs in anew', async () => {
    const email = 'tamar@example.test';
    const before = await server.signUp('student', { email });
    expect(await order({ makeAdmin: 'Tamar@Example.test' })).toEqual([
      'Tamar@Example.test is an admin now, and signs in anew.',
    ]);
    await expect.poll(() => me(before), soon).toBeNull();
    const after = server.visitor();
    await after.post('/auth/sign-in/email', { email, password: goodPassword });
    expect(await me(after)).toEqual({ role: 'admin' });
  });

  test('is not made of nobody, nor of a teacher, who would leave a school behind', async () => {
    const email = 'teaches@example.test';
    const teacher = await server.signUp('teacher', { email });
    await expect(order({ makeAdmin: 'nobody@example.test' })).rejects.toThrow('There is no account');
    await expect(order({ makeAdmin: email })).rejects.toThrow('an admin needs an account of its own');
    expect(await me(teacher)).toEqual({ role: 'teacher' });
  });
});

describe('sessions', () => {
  test('of one person are ended by whoever runs the server, or those of all', async () => {
    const [one, other] = [
      await server.signUp('parent', { email: 'one@example.test' }),
      await server.signUp('parent', { email: 'other@example.test' }),
    ];
    expect(await order({ endSessions: 'one@example.test' })).toEqual([
      'The sessions of one@example.test were ended: 1.',
    ]);
    await expect.poll(() => me(one), soon).toBeNull();
    expect(await me(other)).toEqual({ role: 'parent' });
    await order({ endSessions: 'everybody' });
    await expect.poll(() => me(other), soon).toBeNull();
  });
});
