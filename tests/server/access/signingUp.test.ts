/** Signing up: every field is judged with a code of its own, and a session begins when the mailed code is brought back. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aServer, goodPassword, newcomer, type Browser, type TestServer } from '../testServer.ts';
import { codeSentTo, mailsTo } from '../mail/outbox.ts';

let server: TestServer;
let nowMs = Date.now();
beforeAll(async () => {
  server = await aServer({ nowMs: () => nowMs });
});
afterAll(() => server.stop());

/** Limits by address are another file's matter. */
async function forgetLimits(): Promise<void> {
  await server.database.pool.query('DELETE FROM auth.limits');
}

async function asked(more: object): Promise<{ browser: Browser; request: string }> {
  await forgetLimits();
  const browser = server.visitor();
  const { status, body } = await browser.post('/auth/sign-up/email', { ...newcomer, ...more });
  expect([status, body['code']]).toEqual([200, undefined]);
  return { browser, request: String(body['request']) };
}

const wrongFor = (code: string) => (code === '000000' ? '111111' : '000000');

describe('a newcomer', () => {
  test('is nobody before the code, and is in after it, with what they said and the defaults', async () => {
    const email = 'rachel@example.test';
    const { browser, request } = await asked({ email, name: 'רחל אבן-דר', language: 'he' });
    expect(browser.cookie).toBe('');
    expect(
      (await server.database.pool.query('SELECT 1 FROM app.users WHERE email = $1', [email])).rows,
    ).toEqual([]);
    const code = await codeSentTo(server.outbox, email);
    const { status, body } = await browser.post('/auth/sign-up/verify', { request, code });
    expect([status, Object.keys(body)]).toEqual([200, ['user']]);
    const { id } = body['user'] as { id: string };
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    const { data } = await browser.graphql(
      `query ($id: ID!) { me { id role username email preferences { language theme currency timeZone } }
        getTeacherById(id: $id) { userData { subscriptionPlan subscriptionStatus trialEndDate subscriptionStartDate
          lessonDuration noticeHours numberOfBadCancelsAllowed } } }`,
      { id },
    );
    expect(data?.['me']).toEqual({
      id,
      role: 'teacher',
      username: 'רחל אבן-דר',
      email,
      preferences: { language: 'he', theme: 'dark', currency: 'ILS', timeZone: 'Asia/Jerusalem' },
    });
    const { rows } = await server.database.pool.query(
      'SELECT phone, location FROM app.users WHERE user_id = $1',
      [id],
    );
    expect(rows).toEqual([
      {
        phone: { country: 'IL', countryCode: '972', number: '525550101' },
        location: { address: newcomer.address },
      },
    ]);
    const { userData } = data?.['getTeacherById'] as { userData: Record<string, string> };
    expect(userData).toMatchObject({
      subscriptionPlan: 'ultra',
      subscriptionStatus: 'ACTIVE',
      lessonDuration: 45,
    });
    const days = (Number(userData['trialEndDate']) - Number(userData['subscriptionStartDate'])) / 86_400_000;
    expect(days).toBe(21);
  });

  test.each(['student', 'parent'] as const)('who is a %s teaches nobody', async (role) => {
    const email = `${role}@example.test`;
    const { browser, request } = await asked({ email, role });
    await browser.post('/auth/sign-up/verify', { request, code: await codeSentTo(server.outbox, email) });
    const { data } = await browser.graphql('{ me { id role } }');
    expect(data?.['me']).toMatchObject({ role });
    const { rows } = await server.database.pool.query(
      'SELECT 1 FROM app.teachers t JOIN app.users u ON u.user_id = t.teacher_id WHERE u.email = $1',
      [email],
    );
    expect(rows).toEqual([]);
  });

  test.each([
    ['an admin', { role: 'admin' }, 'BAD_REQUEST', 'role'],
    ['no name', { name: undefined }, 'MISSING_NAME', 'name'],
    ['a name without a last name', { name: 'Noa' }, 'NO_LAST_NAME', 'name'],
    ['a name with digits', { name: 'Noa Levi2' }, 'BAD_NAME', 'name'],
    ['a name with markup', { name: 'Noa <b>Levi' }, 'BAD_NAME', 'name'],
    ['a name that shows nothing', { name: '\u3164 \u3164' }, 'MISSING_NAME', 'name'],
    ['a name that covers the lines around it', { name: `Z${'\u0301'.repeat(30)} Levi` }, 'BAD_NAME', 'name'],
    ['no address', { email: '' }, 'MISSING_EMAIL', 'email'],
    ['an address without a domain', { email: 'noa@' }, 'BAD_EMAIL', 'email'],
    [
      'an address with a character that cannot be kept',
      { email: 'a\u0000b@example.test' },
      'BAD_EMAIL',
      'email',
    ],
    ['an address that turns the reading direction', { email: 'a\u202eb@example.test' }, 'BAD_EMAIL', 'email'],
    ['an address in look-alike letters', { email: '\u0430dmin@example.test' }, 'BAD_EMAIL', 'email'],
    ['a list instead of an address', { email: ['noa@example.test'] }, 'BAD_REQUEST', 'email'],
    ['no phone', { phone: undefined }, 'MISSING_PHONE', 'phone'],
    ['a phone too short', { phone: { country: 'IL', number: '05255' } }, 'BAD_PHONE', 'phone'],
    ['a phone of words', { phone: { country: 'IL', number: 'call me' } }, 'BAD_PHONE', 'phone'],
    ['a phone of no country', { phone: { country: 'ZZ', number: '052-555-0101' } }, 'BAD_PHONE', 'phone'],
    ['no place', { address: '' }, 'MISSING_ADDRESS', 'address'],
    ['a place of digits', { address: '123456' }, 'BAD_ADDRESS', 'address'],
    ['a password of four characters', { password: 'abcd' }, 'WEAK_PASSWORD', 'password'],
    ['a password of two characters that take four units', { password: '😀😀' }, 'WEAK_PASSWORD', 'password'],
    ['a common password', { password: 'Football' }, 'COMMON_PASSWORD', 'password'],
    ['a password of 129 characters', { password: 'x'.repeat(129) }, 'LONG_PASSWORD', 'password'],
  ])('%s is refused, by name, and nothing waits', async (_what, wrong, code, field) => {
    const { status, body } = await server
      .visitor()
      .post('/auth/sign-up/email', { ...newcomer, email: 'refused@example.test', ...wrong });
    expect([status, body['code'], body['field']]).toEqual([400, code, field]);
    expect(
      (await server.database.pool.query(`SELECT 1 FROM auth.codes WHERE email LIKE 'refused%'`)).rows,
    ).toEqual([]);
  });

  test('a number from abroad says its country itself', async () => {
    await asked({ email: 'abroad@example.test', phone: { country: 'IL', number: '+44 20 7946 0958' } });
    const { rows } = await server.database.pool.query(
      `SELECT newcomer->'phone' AS phone FROM auth.codes WHERE email = 'abroad@example.test'`,
    );
    expect(rows).toEqual([{ phone: { country: 'GB', countryCode: '44', number: '2079460958' } }]);
  });

  test('marks that turn the reading direction are taken out of a name', async () => {
    await asked({ email: 'marks@example.test', name: ' Dana \u202e Levi\u200f ' });
    const { rows } = await server.database.pool.query(
      `SELECT newcomer->>'name' AS name FROM auth.codes WHERE email = 'marks@example.test'`,
    );
    expect(rows).toEqual([{ name: 'Dana Levi' }]);
  });

  test('an email that is registered is told so, in capitals too', async () => {
    await server.signUp('student', { email: 'twice@example.test' });
    const { status, body } = await server
      .visitor()
      .post('/auth/sign-up/email', { ...newcomer, email: 'Twice@Example.test' });
    expect([status, body['code']]).toEqual([422, 'EMAIL_TAKEN']);
  });
});

describe('the code', () => {
  test('is nowhere in the database, and neither is the password', async () => {
    const email = 'secretive@example.test';
    await asked({ email, password: 'quiet harbour' });
    const code = await codeSentTo(server.outbox, email);
    const { rows } = await server.database.pool.query(
      `SELECT c::text AS codes, (SELECT string_agg(j::text, ' ') FROM graphile_worker._private_jobs j) AS jobs
       FROM auth.codes c WHERE email = $1`,
      [email],
    );
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${code}|quiet harbour`));
  });

  test('five wrong tries end it, even for the right code', async () => {
    const email = 'guessed@example.test';
    const { browser, request } = await asked({ email });
    const code = await codeSentTo(server.outbox, email);
    const tries = await Promise.all(
      Array.from({ length: 10 }, () =>
        browser.post('/auth/sign-up/verify', { request, code: wrongFor(code) }),
      ),
    );
    const codes = tries.map(({ body }) => String(body['code'])).toSorted();
    expect(codes).toEqual([...Array(5).fill('BAD_CODE'), ...Array(5).fill('CODE_OVER')]);
    const { body } = await browser.post('/auth/sign-up/verify', { request, code });
    expect(body['code']).toBe('CODE_OVER');
  });

  test('is over after ten minutes; a new one can be had, and the old one stays over', async () => {
    const email = 'late@example.test';
    const { browser, request } = await asked({ email });
    const first = await codeSentTo(server.outbox, email);
    nowMs += 10 * 60_000 + 1;
    const late = await browser.post('/auth/sign-up/verify', { request, code: first });
    expect([late.status, late.body['code']]).toEqual([410, 'CODE_OVER']);
    expect((await browser.post('/auth/code/resend', { request })).status).toBe(200);
    const second = await codeSentTo(server.outbox, email, 2);
    if (first !== second) {
      expect((await browser.post('/auth/sign-up/verify', { request, code: first })).body['code']).toBe(
        'BAD_CODE',
      );
    }
    expect((await browser.post('/auth/sign-up/verify', { request, code: second })).status).toBe(200);
  });

  test('is sent again at most once in half a minute, and five times in all', async () => {
    const email = 'again@example.test';
    const { browser, request } = await asked({ email });
    const again = async () => (await browser.post('/auth/code/resend', { request })).status;
    expect(await again()).toBe(429);
    const answers: number[] = [];
    for (let n = 0; n < 5; n += 1) {
      nowMs += 31_000;
      await forgetLimits();
      answers.push(await again());
    }
    expect(answers).toEqual([200, 200, 200, 200, 429]);
  });

  test('opens one account, whoever brings it how often', async () => {
    const email = 'once@example.test';
    const { browser, request } = await asked({ email });
    const code = await codeSentTo(server.outbox, email);
    const tries = await Promise.all(
      Array.from({ length: 5 }, () => browser.post('/auth/sign-up/verify', { request, code })),
    );
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
    const { rows } = await server.database.pool.query('SELECT 1 FROM app.users WHERE email = $1', [email]);
    expect(rows).toHaveLength(1);
  });

  test('of two tabs the first that proves the address has it', async () => {
    const email = 'tabs@example.test';
    const [first, second] = [await asked({ email }), await asked({ email, role: 'student' })];
    const of = async (nth: number) => codeSentTo(server.outbox, email, nth);
    const one = await first.browser.post('/auth/sign-up/verify', {
      request: first.request,
      code: await of(1),
    });
    const two = await second.browser.post('/auth/sign-up/verify', {
      request: second.request,
      code: await of(2),
    });
    expect([one.status, two.status, two.body['code']]).toEqual([200, 422, 'EMAIL_TAKEN']);
  });

  test('that somebody else asked for does not open the account that they prepared', async () => {
    const email = 'victim@example.test';
    await asked({ email, password: 'of the attacker' });
    const victim = await asked({ email, password: 'of the owner' });
    const ofAttacker = await codeSentTo(server.outbox, email, 1);
    const ofVictim = await codeSentTo(server.outbox, email, 2);
    if (ofAttacker !== ofVictim) {
      const crossed = await victim.browser.post('/auth/sign-up/verify', {
        request: victim.request,
        code: ofAttacker,
      });
      expect(crossed.body['code']).toBe('BAD_CODE');
    }
    await victim.browser.post('/auth/sign-up/verify', { request: victim.request, code: ofVictim });
    const enter = (password: string) => server.visitor().post('/auth/sign-in/email', { email, password });
    expect((await enter('of the attacker')).status).toBe(401);
    expect((await enter('of the owner')).status).toBe(200);
  });

  test('is asked for when somebody signs in who has not brought it', async () => {
    const email = 'unfinished@example.test';
    const { browser, request } = await asked({ email });
    const right = await browser.post('/auth/sign-in/email', { email, password: goodPassword });
    expect([right.status, right.body['code'], right.body['request']]).toEqual([403, 'UNVERIFIED', request]);
    const wrong = await browser.post('/auth/sign-in/email', { email, password: 'not this one' });
    expect([wrong.status, wrong.body['code'], wrong.body['request']]).toEqual([
      401,
      'WRONG_CREDENTIALS',
      undefined,
    ]);
  });

  test.each(['', 'abcdef', '12345', '1234567', '٣٤٥٦٧٨'])('%j is none, and is no try', async (code) => {
    const { browser, request } = await asked({ email: 'shape@example.test' });
    const { status, body } = await browser.post('/auth/sign-up/verify', { request, code });
    expect([status, body['code']]).toEqual([400, 'BAD_CODE']);
  });

  test.each(['', 'x', '019a0000-0000-7000-8000-000000000000', "' or 1=1"])(
    'for a request that nobody made (%j) is over',
    async (request) => {
      await forgetLimits();
      const { body } = await server.visitor().post('/auth/sign-up/verify', { request, code: '123456' });
      expect(body['code']).toBe('CODE_OVER');
    },
  );
});

test('mails that are asked for are counted by address of the mail', async () => {
  await forgetLimits();
  const email = 'flooded@example.test';
  const statuses: number[] = [];
  for (let n = 0; n < 7; n += 1) {
    statuses.push((await server.visitor().post('/auth/sign-up/email', { ...newcomer, email })).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  await codeSentTo(server.outbox, email, 5);
  expect(mailsTo(server.outbox, email)).toHaveLength(5);
});
