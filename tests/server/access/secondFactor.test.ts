/** A second factor of teachers and admins: turned on and off, asked for at each sign-in, and not to be gone round. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runAdminCli } from '../../../server/modules/access/adminCli.ts';
import { aServer, goodPassword, type Browser, type TestServer } from '../testServer.ts';
import { codeSentTo } from '../mail/outbox.ts';
import { aProvider, type TestProvider } from './openIdProvider.ts';
import { anAuthenticator, withSecondFactor } from './authenticator.ts';
import { begin, comeBack } from './providerBrowser.ts';

let provider: TestProvider;
let server: TestServer;
beforeAll(async () => {
  provider = await aProvider('http://localhost:4000');
  server = await aServer({ google: provider.google });
});
afterAll(async () => {
  await server.stop();
  await provider.close();
});

const isIn = async (browser: Browser) => (await browser.graphql('{ me { id } }')).data?.['me'] !== null;
const forget = () => server.database.pool.query('DELETE FROM auth.limits');

/** Somebody with the right password who has not shown a code yet. */
async function halfway(email: string): Promise<Browser> {
  const browser = server.visitor();
  const { status, body } = await browser.post('/auth/sign-in/email', { email, password: goodPassword });
  expect([status, body]).toEqual([200, { secondStep: true }]);
  return browser;
}

const step = async (browser: Browser, code: string) => {
  const { status, body } = await browser.post('/auth/sign-in/second-step', { code });
  return status === 200 ? 'in' : `${status} ${String(body['code'])}`;
};

async function aTeacher(email: string) {
  const here = await server.signUp('teacher', { email });
  return { here, email, ...(await withSecondFactor(here)) };
}

describe('turning it on', () => {
  test('asks for the password, then for a code of the app, and shows ten backup codes once', async () => {
    const here = await server.signUp('teacher', { email: 'on@example.test' });
    const there = server.visitor();
    await there.post('/auth/sign-in/email', { email: 'on@example.test', password: goodPassword });
    const wrong = await here.post('/auth/second-factor/begin', { password: 'not this one' });
    expect([wrong.status, wrong.body['code']]).toEqual([401, 'WRONG_CREDENTIALS']);
    const { body } = await here.post('/auth/second-factor/begin', { password: goodPassword });
    expect(body['uri']).toMatch(/^otpauth:\/\/totp\/Lesson%20Desk:on%40example\.test\?secret=[A-Z2-7]+&/);
    const app = anAuthenticator(String(body['uri']));
    const bad = await here.post('/auth/second-factor/confirm', { code: '12345' });
    expect([bad.status, bad.body['code']]).toEqual([400, 'BAD_CODE']);
    const off = await server.visitor().post('/auth/sign-in/email', {
      email: 'on@example.test',
      password: goodPassword,
    });
    expect(off.body).toHaveProperty('user');
    const done = await here.post('/auth/second-factor/confirm', { code: await app.code(0) });
    expect(done.body['backupCodes']).toHaveLength(10);
    expect([await isIn(here), await isIn(there)]).toEqual([true, true]);
    const seen = await (
      await server.get('/auth/second-factor', { cookie: here.cookie, origin: server.origin })
    ).json();
    expect(seen).toEqual({ offered: true, since: expect.stringMatching(/^\d+$/), codesLeft: 10 });
    const again = await here.post('/auth/second-factor/begin', { password: goodPassword });
    expect([again.status, again.body['code']]).toEqual([409, 'ALREADY_DONE']);
  });

  test('is offered to teachers and admins, not to students and parents', async () => {
    for (const role of ['student', 'parent'] as const) {
      const { status, body } = await (
        await server.signUp(role)
      ).post('/auth/second-factor/begin', {
        password: goodPassword,
      });
      expect([status, body['code']]).toEqual([403, 'FORBIDDEN']);
    }
    const email = 'runs@example.test';
    await server.signUp('student', { email });
    await runAdminCli(server.database, { makeAdmin: email, endSessions: null, endSecondFactor: null });
    const admin = server.visitor();
    await admin.post('/auth/sign-in/email', { email, password: goodPassword });
    await withSecondFactor(admin);
    expect(await step(await halfway(email), '000000')).toBe('400 BAD_CODE');
    await forget();
  });

  test('needs somebody who is in', async () => {
    for (const action of ['begin', 'confirm', 'end']) {
      const { status } = await server
        .visitor()
        .post(`/auth/second-factor/${action}`, { password: goodPassword });
      expect([action, status]).toEqual([action, 401]);
    }
  });
});

describe('signing in with it', () => {
  test('takes the password and then a code', async () => {
    const { email, app } = await aTeacher('both@example.test');
    const browser = await halfway(email);
    expect(await step(browser, await app.code())).toBe('in');
    expect(await isIn(browser)).toBe(true);
    expect(browser.cookie).not.toContain('two_factor');
  });

  test('the state in between opens nothing', async () => {
    const { email } = await aTeacher('between@example.test');
    const browser = await halfway(email);
    expect(browser.cookie).toMatch(/^auth\.two_factor=[^;]+$/);
    expect(await isIn(browser)).toBe(false);
    expect((await browser.graphql('mutation { markAllNotificationsAsRead { status } }')).data).toBeNull();
    const value = browser.cookie.slice(browser.cookie.indexOf('=') + 1);
    const asSession = server.visitor();
    asSession.cookie = `session=${value}`;
    expect(await isIn(asSession)).toBe(false);
    for (const path of ['/auth/export', '/auth/sessions', '/auth/second-factor'])
      expect((await server.get(path, { cookie: browser.cookie, origin: server.origin })).status).toBe(401);
    const { rows } = await server.database.pool.query(
      `SELECT count(*)::int AS n FROM auth.session s JOIN auth."user" u ON u.id = s."userId" WHERE u.email = $1`,
      [email],
    );
    expect(rows).toEqual([{ n: 1 }]);
  });
});

describe('a code', () => {
  test('is not good twice, nor is one that is older than a used one', async () => {
    const { email, app } = await aTeacher('replay@example.test');
    const first = await halfway(email);
    const code = await app.code();
    expect(await step(first, code)).toBe('in');
    const second = await halfway(email);
    expect(await step(second, code)).toBe('400 BAD_CODE');
    expect(await step(second, await app.code(0))).toBe('400 BAD_CODE');
  });

  test('of two browsers that send the same code at once only one comes in', async () => {
    const { email, app } = await aTeacher('race@example.test');
    const browsers = await Promise.all([halfway(email), halfway(email)]);
    const code = await app.code();
    const came = await Promise.all(browsers.map((browser) => step(browser, code)));
    expect(came.toSorted()).toEqual(['400 BAD_CODE', 'in']);
  });
});

describe('the second step', () => {
  test('slows guessing for the account and the address, whatever the number of sign-ins between', async () => {
    const { email, app } = await aTeacher('guessed@example.test');
    const answers: string[] = [];
    const right = new Set(await Promise.all([-1, 0, 1, 2].map((later) => app.code(later))));
    for (let n = 0; n < 12; n += 1) {
      const guess = String(100_000 + n);
      answers.push(await step(await halfway(email), right.has(guess) ? '000001' : guess));
    }
    expect(answers.slice(0, 10)).toEqual(Array(10).fill('400 BAD_CODE'));
    expect(answers.slice(10)).toContain('429 RATE_LIMITED');
    await forget();
  });

  test('that nobody began, or that is over, opens nothing', async () => {
    const { email, app } = await aTeacher('over@example.test');
    expect(await step(server.visitor(), await app.code())).toBe('410 SECOND_STEP_OVER');
    const forged = server.visitor();
    forged.cookie = 'auth.two_factor=2fa-aaaaaaaaaaaaaaaaaaaa.c2lnbmF0dXJl';
    expect(await step(forged, await app.code())).toBe('410 SECOND_STEP_OVER');
    const mine = await halfway(email);
    const unsigned = server.visitor();
    unsigned.cookie = `${mine.cookie.split('.').slice(0, 2).join('.')}.c2lnbmF0dXJl`;
    expect(await step(unsigned, await app.code())).toBe('410 SECOND_STEP_OVER');
    await server.database.pool.query(
      `UPDATE auth.verification SET "expiresAt" = now() - interval '1 second'`,
    );
    expect(await step(mine, await app.code(1))).toBe('410 SECOND_STEP_OVER');
  });

  test('takes no code of another account', async () => {
    const one = await aTeacher('one@example.test');
    const other = await aTeacher('other@example.test');
    expect(await step(await halfway(one.email), await other.app.code())).toBe('400 BAD_CODE');
    const mixed = await halfway(one.email);
    mixed.cookie += `; ${other.here.cookie}`;
    expect(await step(mixed, await other.app.code())).toBe('400 BAD_CODE');
  });

  test('who has lost the device uses a backup code, once', async () => {
    const { email, backupCodes } = await aTeacher('lost@example.test');
    const [code = ''] = backupCodes;
    expect(await step(await halfway(email), 'aaaaa-bbbbb')).toBe('400 BAD_CODE');
    const browser = await halfway(email);
    expect(await step(browser, code)).toBe('in');
    expect(await step(await halfway(email), code)).toBe('400 BAD_CODE');
    const { codesLeft } = (await (
      await server.get('/auth/second-factor', { cookie: browser.cookie, origin: server.origin })
    ).json()) as { codesLeft: number };
    expect(codesLeft).toBe(9);
  });
});

describe('no other way in goes round it', () => {
  test('a new password by mail is asked for the code too', async () => {
    const { email, app } = await aTeacher('resets@example.test');
    const visitor = server.visitor();
    const asked = await visitor.post('/auth/reset/ask', { email });
    const body = {
      request: asked.body['request'],
      code: await codeSentTo(server.outbox, email, 2),
      password: goodPassword,
    };
    expect((await visitor.post('/auth/reset/finish', body)).status).toBe(200);
    expect(await isIn(visitor)).toBe(false);
    const browser = await halfway(email);
    expect(await step(browser, await app.code())).toBe('in');
  });

  test('a changed address takes it along', async () => {
    const { here, app } = await aTeacher('moves@example.test');
    const email = 'moved@example.test';
    const asked = await here.post('/auth/change-email/ask', { email, password: goodPassword });
    const code = await codeSentTo(server.outbox, email);
    expect(
      (await here.post('/auth/change-email/verify', { request: asked.body['request'], code })).status,
    ).toBe(200);
    expect(await step(await halfway(email), await app.code())).toBe('in');
  });

  test('the identity provider opens the second step, not the account', async () => {
    const email = 'byGoogle@example.test'.toLowerCase();
    const { app } = await aTeacher(email);
    const browser = server.visitor();
    const url = await provider.walk(await begin(browser, { search: '?subscribe=premium' }), email);
    const { pathname, search } = new URL(url);
    const response = await fetch(server.address + pathname + search, {
      redirect: 'manual',
      headers: { cookie: browser.cookie, 'sec-fetch-site': 'cross-site' },
    });
    expect(response.headers.get('location')).toBe('/secondStep?subscribe=premium');
    const set = response.headers.getSetCookie();
    expect(set.filter((line) => /^session=[^;]/.test(line))).toEqual([]);
    browser.cookie = set.find((line) => line.startsWith('auth.two_factor='))?.split(';')[0] ?? '';
    expect(await isIn(browser)).toBe(false);
    expect(await step(browser, await app.code())).toBe('in');
    expect(await isIn(browser)).toBe(true);
    expect(await comeBack(server, server.visitor(), url)).toMatch(/error=/);
  });
});

describe('turning it off', () => {
  test('asks for the password and a code, and sessions stay', async () => {
    const { here, email, app } = await aTeacher('off@example.test');
    const end = async (body: object) =>
      (await here.post('/auth/second-factor/end', body)).body['code'] ?? 'off';
    expect(await end({ code: await app.code() })).toBe('PROVE_AGAIN');
    expect(await end({ password: 'not this one', code: await app.code() })).toBe('WRONG_CREDENTIALS');
    expect(await end({ password: goodPassword, code: await app.code(-3) })).toBe('BAD_CODE');
    expect(await end({ password: goodPassword, code: await app.code() })).toBe('off');
    expect(await isIn(here)).toBe(true);
    const browser = server.visitor();
    const { body } = await browser.post('/auth/sign-in/email', { email, password: goodPassword });
    expect(body).toHaveProperty('user');
  });

  test('a backup code does in place of a code', async () => {
    const { here, backupCodes } = await aTeacher('offByBackup@example.test'.toLowerCase());
    const { status } = await here.post('/auth/second-factor/end', {
      password: goodPassword,
      code: backupCodes[3],
    });
    expect(status).toBe(200);
  });

  test('whoever runs the server takes it from somebody who has lost everything', async () => {
    const { email } = await aTeacher('stuck@example.test');
    const order = { makeAdmin: null, endSessions: null, endSecondFactor: email };
    expect(await runAdminCli(server.database, order)).toEqual([
      `${email} signs in without a second factor now.`,
    ]);
    const { body } = await server.visitor().post('/auth/sign-in/email', { email, password: goodPassword });
    expect(body).toHaveProperty('user');
  });
});

test('what is kept of it is encrypted, stands in the export without the secret, and goes with the account', async () => {
  const { here, app, backupCodes } = await aTeacher('kept@example.test');
  const rows = async () =>
    (await server.database.pool.query('SELECT * FROM auth.second_factors WHERE user_id = $1', [here.id]))
      .rows;
  const kept = JSON.stringify(await rows());
  for (const code of backupCodes) expect(kept).not.toContain(code);
  expect(kept).not.toContain(await app.code());
  const exported = (await (
    await server.get('/auth/export', { cookie: here.cookie, origin: server.origin })
  ).json()) as { tables: Record<string, Record<string, unknown>[]> };
  const [row = {}] = exported.tables['auth.second_factors'] ?? [];
  expect(Object.keys(row)).toContain('since');
  expect(Object.keys(row).filter((name) => ['secret', 'backup_codes'].includes(name))).toEqual([]);
  expect((await here.post('/auth/delete-account', { password: goodPassword })).status).toBe(200);
  expect(await rows()).toEqual([]);
});
