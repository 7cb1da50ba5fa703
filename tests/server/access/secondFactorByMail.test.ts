/** The owner of an account hears by mail that a second factor was turned on or off, or got round with a backup code. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runAdminCli } from '../../../server/modules/access/adminCli.ts';
import { aServer, goodPassword, type Browser, type TestServer } from '../testServer.ts';
import { mailsTo } from '../mail/outbox.ts';
import { withSecondFactor } from './authenticator.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.stop());

const titleOf = (html: string): string => /<h1[^>]*>([^<]*)<\/h1>/.exec(html)?.[1] ?? '';

/** The titles of the mails to this address, once there are so many. */
async function told(email: string, count: number): Promise<string[]> {
  await expect
    .poll(() => mailsTo(server.outbox, email).length, { timeout: 120_000 })
    .toBeGreaterThanOrEqual(count);
  return mailsTo(server.outbox, email).map(({ html }) => titleOf(html));
}

async function signInWith(email: string, code: string): Promise<number> {
  const browser: Browser = server.visitor();
  await browser.post('/auth/sign-in/email', { email, password: goodPassword });
  return (await browser.post('/auth/sign-in/second-step', { code })).status;
}

const speaksEnglish = (id: string) =>
  server.database.pool.query(
    `UPDATE app.users SET preferences = preferences || '{"language":"en"}' WHERE user_id = $1`,
    [id],
  );

test('turning it on, coming in with a backup code and turning it off are told in the person’s language', async () => {
  const email = 'told@example.test';
  const here = await server.signUp('teacher', { email });
  await speaksEnglish(here.id);
  const { app, backupCodes } = await withSecondFactor(here);
  expect(await told(email, 1)).toEqual(['A second step at sign-in was turned on']);
  const [first = '', second = ''] = backupCodes;
  expect(await signInWith(email, await app.code())).toBe(200);
  expect(await signInWith(email, 'aaaaa-bbbbb')).toBe(400);
  expect(await signInWith(email, first)).toBe(200);
  expect(await told(email, 2)).toEqual([
    'A second step at sign-in was turned on',
    'A backup code was used to sign in',
  ]);
  expect(mailsTo(server.outbox, email)[1]?.html).toContain('9 codes are left.');
  const { status } = await here.post('/auth/second-factor/end', { password: goodPassword, code: second });
  expect(status).toBe(200);
  expect((await told(email, 3))[2]).toBe('The second step at sign-in was turned off');
  expect(mailsTo(server.outbox, email)[2]?.html).toContain('/resetPassword');
});

test('a mail in Hebrew says the same', async () => {
  const email = 'ivrit@example.test';
  const here = await server.signUp('teacher', { email });
  const { backupCodes } = await withSecondFactor(here);
  for (const code of backupCodes.slice(0, 9)) expect(await signInWith(email, code)).toBe(200);
  const titles = await told(email, 10);
  expect(titles[0]).toBe('הופעל שלב שני בכניסה');
  expect(titles.slice(1)).toEqual(Array(9).fill('כניסה עם קוד גיבוי'));
  expect(mailsTo(server.outbox, email).at(-1)?.html).toContain('נשאר קוד אחד.');
});

test('what whoever runs the server takes away is told too, and a beginning that was never confirmed is not', async () => {
  const email = 'helped@example.test';
  const here = await server.signUp('teacher', { email });
  await speaksEnglish(here.id);
  const order = { makeAdmin: null, endSessions: null, endSecondFactor: email };
  await here.post('/auth/second-factor/begin', { password: goodPassword });
  expect(await runAdminCli(server.database, order)).toEqual([`${email} had no second factor.`]);
  await withSecondFactor(here);
  await runAdminCli(server.database, order);
  expect(await told(email, 2)).toEqual([
    'A second step at sign-in was turned on',
    'The second step at sign-in was turned off',
  ]);
});
