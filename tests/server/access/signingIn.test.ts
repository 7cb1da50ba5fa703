import { getMigrations } from 'better-auth/db/migration';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeAccounts } from '../../../server/access/accounts.ts';
import { aServer, goodPassword, type TestServer } from '../aServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.stop());

const newcomer = { name: 'Noa Levi', email: 'noa@example.test', password: goodPassword, role: 'teacher' };

describe('signing up', () => {
  test('a new teacher is signed in at once and is on trial of ultra for 21 days, shown as active', async () => {
    const teacher = await server.signUp('teacher', { name: 'רחל אבן-דר' });
    const { data } = await teacher.graphql(
      `query ($id: ID!) { me { id role username email preferences { language theme currency timeZone } }
        getTeacherById(id: $id) { userData { subscriptionPlan subscriptionStatus trialEndDate subscriptionStartDate
          lessonDuration noticeHours numberOfBadCancelsAllowed } } }`,
      { id: teacher.id },
    );
    expect(data?.['me']).toMatchObject({
      id: teacher.id,
      role: 'teacher',
      username: 'רחל אבן-דר',
      preferences: { language: 'he', theme: 'light', currency: 'ILS', timeZone: 'Asia/Jerusalem' },
    });
    const { userData } = data?.['getTeacherById'] as { userData: Record<string, string> };
    expect(userData).toMatchObject({
      subscriptionPlan: 'ultra',
      subscriptionStatus: 'ACTIVE',
      lessonDuration: 45,
      noticeHours: 24,
      numberOfBadCancelsAllowed: 3,
    });
    const days = (Number(userData['trialEndDate']) - Number(userData['subscriptionStartDate'])) / 86_400_000;
    expect(days).toBe(21);
  });

  test.each(['student', 'parent'] as const)('a new %s has an account and no teaching', async (role) => {
    const person = await server.signUp(role);
    const { data } = await person.graphql('{ me { id role } }');
    expect(data?.['me']).toEqual({ id: person.id, role });
    const { rows } = await server.database.pool.query('SELECT 1 FROM app.teachers WHERE teacher_id = $1', [
      person.id,
    ]);
    expect(rows).toEqual([]);
  });

  test('an id is the same for the account and the person, and is a UUIDv7', async () => {
    const { id } = await server.signUp('student');
    const { rows } = await server.database.pool.query(
      'SELECT user_id FROM app.users JOIN auth."user" ON id = user_id WHERE id = $1',
      [id],
    );
    expect(rows).toHaveLength(1);
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  test('nobody signs up as an admin', async () => {
    const { status, body } = await server
      .visitor()
      .post('/auth/sign-up/email', { ...newcomer, role: 'admin' });
    expect([status, body['code'], body['field']]).toEqual([400, 'BAD_REQUEST', 'role']);
  });

  test.each([
    ['a name without a last name', { name: 'Noa' }, 'BAD_NAME'],
    ['a name with digits', { name: 'Noa Levi2' }, 'BAD_NAME'],
    ['a name with markup', { name: 'Noa <b>Levi' }, 'BAD_NAME'],
    ['a name that shows nothing', { name: '\u3164 \u3164' }, 'BAD_NAME'],
    ['a name that covers the lines around it', { name: `Z${'\u0301'.repeat(30)} Levi` }, 'BAD_NAME'],
    ['no name', { name: undefined }, 'BAD_NAME'],
    ['no address', { email: '' }, 'BAD_EMAIL'],
    ['an address without a domain', { email: 'noa@' }, 'BAD_EMAIL'],
    ['an address with a character that cannot be kept', { email: 'a\u0000b@example.test' }, 'BAD_EMAIL'],
    ['an address that turns the reading direction', { email: 'a\u202eb@example.test' }, 'BAD_EMAIL'],
    ['an address in look-alike letters', { email: '\u0430dmin@example.test' }, 'BAD_EMAIL'],
    ['a list instead of an address', { email: ['noa@example.test'] }, 'BAD_EMAIL'],
    ['a password of four characters', { password: 'abcd' }, 'WEAK_PASSWORD'],
    ['a password of two characters that take four units', { password: '😀😀' }, 'WEAK_PASSWORD'],
    ['a password of 129 characters', { password: 'x'.repeat(129) }, 'BAD_REQUEST'],
  ])('%s is refused and nothing is written', async (_what, wrong, code) => {
    const { status, body } = await server.visitor().post('/auth/sign-up/email', { ...newcomer, ...wrong });
    expect([status, body['code']]).toEqual([400, code]);
    const { rows } = await server.database.pool.query('SELECT 1 FROM app.users WHERE email = $1', [
      newcomer.email,
    ]);
    expect(rows).toEqual([]);
  });

  test('marks that turn the reading direction are taken out of a name', async () => {
    const { id } = await server.signUp('student', { name: ' Dana \u202e Levi\u200f ' });
    const { rows } = await server.database.pool.query('SELECT username FROM app.users WHERE user_id = $1', [
      id,
    ]);
    expect(rows).toEqual([{ username: 'Dana Levi' }]);
  });

  test('an email that is registered is told so, in capitals too', async () => {
    await server.signUp('student', { email: 'twice@example.test' });
    const { status, body } = await server
      .visitor()
      .post('/auth/sign-up/email', { ...newcomer, email: 'Twice@Example.test' });
    expect([status, body['code']]).toEqual([422, 'EMAIL_TAKEN']);
  });

  test('of twenty who sign up with one email at once one gets it, and no half person stays', async () => {
    const email = 'race@example.test';
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => server.visitor().post('/auth/sign-up/email', { ...newcomer, email })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { rows } = await server.database.pool.query(
      `SELECT (SELECT count(*) FROM app.users WHERE email = $1)::int AS people,
              (SELECT count(*) FROM auth."user" WHERE email = $1)::int AS accounts`,
      [email],
    );
    expect(rows).toEqual([{ people: 1, accounts: 1 }]);
  });
});

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

describe('changing the password', () => {
  test('ends every other session of this person, and the new password holds', async () => {
    const here = await server.signUp('student', { email: 'changes@example.test' });
    const there = server.visitor();
    await there.post('/auth/sign-in/email', { email: 'changes@example.test', password: goodPassword });
    const { status } = await here.post('/auth/change-password', {
      currentPassword: goodPassword,
      newPassword: 'another one',
    });
    expect(status).toBe(200);
    expect((await here.graphql('{ me { id } }')).data).toEqual({ me: { id: here.id } });
    expect((await there.graphql('{ me { id } }')).data).toEqual({ me: null });
    const again = await server
      .visitor()
      .post('/auth/sign-in/email', { email: 'changes@example.test', password: goodPassword });
    expect(again.body['code']).toBe('WRONG_CREDENTIALS');
  });

  test('needs the present password, and somebody who is signed in', async () => {
    const person = await server.signUp('student');
    const wrong = await person.post('/auth/change-password', {
      currentPassword: 'not it',
      newPassword: 'another one',
    });
    expect([wrong.status, wrong.body['code']]).toEqual([401, 'WRONG_CREDENTIALS']);
    const nobody = await server
      .visitor()
      .post('/auth/change-password', { currentPassword: 'a', newPassword: 'another one' });
    expect([nobody.status, nobody.body['code']]).toEqual([401, 'UNAUTHENTICATED']);
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
