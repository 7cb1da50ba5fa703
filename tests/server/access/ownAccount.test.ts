/** What people do with their own account: another password, another address, everything as a file, and the end of it. */
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aServer, goodPassword, type Browser, type TestServer } from '../testServer.ts';
import { codeSentTo, mailsTo } from '../mail/outbox.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.stop());

const soon = { timeout: 120_000 };

async function elsewhere(email: string, password = goodPassword): Promise<Browser> {
  const browser = server.visitor();
  expect((await browser.post('/auth/sign-in/email', { email, password })).status).toBe(200);
  return browser;
}

const isIn = async (browser: Browser) => (await browser.graphql('{ me { id } }')).data?.['me'] !== null;
const enter = async (email: string, password: string) =>
  (await server.visitor().post('/auth/sign-in/email', { email, password })).status;

describe('a forgotten password', () => {
  test('is replaced by the mailed code, ends every session and its sockets, and is told', async () => {
    const email = 'forgets@example.test';
    const here = await server.signUp('teacher', { email });
    const socket = server.socket(here.cookie);
    await once(socket, 'open');
    const closed = once(socket, 'close');
    const visitor = server.visitor();
    const asked = await visitor.post('/auth/reset/ask', { email: 'Forgets@Example.test' });
    expect(asked.status).toBe(200);
    const [mail] = await expect
      .poll(() => mailsTo(server.outbox, email), soon)
      .not.toEqual([])
      .then(() => mailsTo(server.outbox, email));
    expect(mail?.html).toContain(`${server.origin}/resetPassword?request=${String(asked.body['request'])}`);
    const code = await codeSentTo(server.outbox, email);
    const body = { request: asked.body['request'], code, password: 'another fine one' };
    const weak = await visitor.post('/auth/reset/finish', { ...body, password: 'abc' });
    expect(weak.body['code']).toBe('WEAK_PASSWORD');
    expect((await visitor.post('/auth/reset/finish', body)).status).toBe(200);
    await closed;
    expect(await isIn(here)).toBe(false);
    expect([await enter(email, goodPassword), await enter(email, 'another fine one')]).toEqual([401, 200]);
    expect((await visitor.post('/auth/reset/finish', body)).body['code']).toBe('CODE_OVER');
    await expect.poll(() => mailsTo(server.outbox, email).length, soon).toBe(2);
  });

  test('of an address without an account is told so, and asking for many is slowed', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 11; n += 1) {
      const { status, body } = await server
        .visitor()
        .post('/auth/reset/ask', { email: `nobody${n}@example.test` });
      if (n === 0) expect(body['code']).toBe('EMAIL_UNKNOWN');
      statuses.push(status);
    }
    expect(statuses).toEqual([...Array(10).fill(404), 429]);
    await server.database.pool.query('DELETE FROM auth.limits');
  });

  test('a code for one action does not do another', async () => {
    const email = 'crossing@example.test';
    await server.signUp('student', { email });
    const { body } = await server.visitor().post('/auth/reset/ask', { email });
    const code = await codeSentTo(server.outbox, email);
    const crossed = await server.visitor().post('/auth/sign-up/verify', { request: body['request'], code });
    expect(crossed.body['code']).toBe('CODE_OVER');
  });
});

describe('changing the password', () => {
  test('ends every other session of this person, and the new password holds', async () => {
    const email = 'changes@example.test';
    const here = await server.signUp('student', { email });
    const there = await elsewhere(email);
    const passwords = { currentPassword: goodPassword, newPassword: 'another one' };
    expect((await here.post('/auth/change-password', passwords)).status).toBe(200);
    expect([await isIn(here), await isIn(there)]).toEqual([true, false]);
    expect([await enter(email, goodPassword), await enter(email, 'another one')]).toEqual([401, 200]);
    await expect.poll(() => mailsTo(server.outbox, email).length, soon).toBe(1);
  });

  test('needs the present password, a new one that is not common, and somebody who is in', async () => {
    const person = await server.signUp('student');
    const change = async (currentPassword: string | undefined, newPassword: string, browser = person) => {
      const { status, body } = await browser.post('/auth/change-password', { currentPassword, newPassword });
      return [status, body['code']];
    };
    expect(await change('not it', 'another one')).toEqual([401, 'WRONG_CREDENTIALS']);
    expect(await change(undefined, 'another one')).toEqual([403, 'PROVE_AGAIN']);
    expect(await change(goodPassword, 'dragon')).toEqual([400, 'COMMON_PASSWORD']);
    expect(await change('a', 'another one', server.visitor())).toEqual([401, 'UNAUTHENTICATED']);
  });
});

describe('changing the address', () => {
  test('takes the password, then the code from the new address; the old one is told', async () => {
    const [old, email] = ['old@example.test', 'new@example.test'];
    const here = await server.signUp('teacher', { email: old });
    const there = await elsewhere(old);
    const unproved = await here.post('/auth/change-email/ask', { email });
    expect([unproved.status, unproved.body['code']]).toEqual([403, 'PROVE_AGAIN']);
    const { body } = await here.post('/auth/change-email/ask', { email, password: goodPassword });
    const code = await codeSentTo(server.outbox, email);
    const stranger = await server.signUp('student');
    const proof = { request: body['request'], code };
    expect((await stranger.post('/auth/change-email/verify', proof)).body['code']).toBe('CODE_OVER');
    expect(await enter(email, goodPassword)).toBe(401);
    expect((await here.post('/auth/change-email/verify', proof)).status).toBe(200);
    expect([await isIn(here), await isIn(there)]).toEqual([true, false]);
    expect((await here.graphql('{ me { email } }')).data).toEqual({ me: { email } });
    expect([await enter(old, goodPassword), await enter(email, goodPassword)]).toEqual([401, 200]);
    await expect.poll(() => mailsTo(server.outbox, old).length, soon).toBe(1);
  });
});

describe('a new address', () => {
  test.each([
    ['teachers of a student', 'student', 'StudentEmailChanged'],
    ['students of a teacher', 'teacher', 'TeacherEmailChanged'],
  ] as const)('is told to the %s, with the old address and the new', async (_those, role, title) => {
    const [before, email] = [`before-${role}@example.test`, `moved-${role}@example.test`];
    const other = role === 'student' ? 'teacher' : 'student';
    const [mover, told] = [
      await server.signUp(role, { name: 'Dana Katz', email: before }),
      await server.signUp(other),
    ];
    const [teacher, student] = role === 'student' ? [told, mover] : [mover, told];
    await server.database.db
      .insertInto('app.links')
      .values({ teacher_id: teacher.id, student_id: student.id })
      .execute();
    const { body } = await mover.post('/auth/change-email/ask', { email, password: goodPassword });
    const proof = { request: body['request'], code: await codeSentTo(server.outbox, email) };
    expect((await mover.post('/auth/change-email/verify', proof)).status).toBe(200);
    const { data } = await told.graphql(
      'query ($id: ID!) { getNotifications(userId: $id) { title message type } }',
      { id: told.id },
    );
    const [notice] = data?.['getNotifications'] as { title: string; message: string; type: string }[];
    expect(notice).toMatchObject({ title, type: 'info' });
    expect(JSON.parse(notice?.message ?? '')).toEqual({
      [`${role}Id`]: mover.id,
      [`${role}Name`]: 'Dana Katz',
      oldEmail: before,
      newEmail: email,
    });
  });

  test('to one that is registered is refused, also when it was taken meanwhile', async () => {
    const here = await server.signUp('teacher');
    await server.signUp('student', { email: 'taken@example.test' });
    const at = await here.post('/auth/change-email/ask', {
      email: 'taken@example.test',
      password: goodPassword,
    });
    expect([at.status, at.body['code']]).toEqual([422, 'EMAIL_TAKEN']);
    const email = 'soon-taken@example.test';
    const { body } = await here.post('/auth/change-email/ask', { email, password: goodPassword });
    const code = await codeSentTo(server.outbox, email);
    await server.signUp('student', { email });
    const late = await here.post('/auth/change-email/verify', { request: body['request'], code });
    expect([late.status, late.body['code']]).toEqual([422, 'EMAIL_TAKEN']);
  });
});

describe('the own data', () => {
  test('comes as one file, with no key to any door in it', async () => {
    const email = 'keeper@example.test';
    const person = await server.signUp('teacher', { email });
    const response = await server.get('/auth/export', {
      cookie: person.cookie,
      'sec-fetch-site': 'same-origin',
    });
    expect(response.headers.get('content-disposition')).toContain('attachment');
    const text = await response.text();
    const everything = JSON.parse(text) as { account: object; tables: Record<string, object[]> };
    expect(everything.account).toMatchObject({ id: person.id, email, role: 'teacher' });
    expect(everything.tables['app.users']).toMatchObject([{ user_id: person.id, username: 'Avi Levi' }]);
    expect(everything.tables['app.teachers']).toHaveLength(1);
    expect(text).not.toMatch(/password|token|salt|secret_hash/i);
  });

  test('is nobody else’s', async () => {
    expect((await server.get('/auth/export')).status).toBe(401);
    const response = await server.get('/auth/export', {
      cookie: 'session=made.up',
      'sec-fetch-site': 'same-origin',
    });
    expect(response.status).toBe(401);
  });
});

describe('deleting the account', () => {
  test.each(['teacher', 'student', 'parent'] as const)(
    'of a %s takes the password and leaves nothing',
    async (role) => {
      const email = `leaving-${role}@example.test`;
      const person = await server.signUp(role, { email });
      const unproved = await person.post('/auth/delete-account', {});
      expect(unproved.body['code']).toBe('PROVE_AGAIN');
      const { status, headers } = await person.post('/auth/delete-account', { password: goodPassword });
      expect([status, headers.get('clear-site-data')]).toEqual([200, '"cache", "storage"']);
      expect(await isIn(person)).toBe(false);
      expect(await enter(email, goodPassword)).toBe(401);
      const { rows } = await server.database.pool.query(
        `SELECT username, email, phone, location FROM app.users WHERE user_id = $1`,
        [person.id],
      );
      expect(rows).toEqual([{ username: '—', email: null, phone: null, location: null }]);
      const left = await server.database.pool.query(
        `SELECT (SELECT count(*) FROM auth.session WHERE "userId" = $1)::int + (SELECT count(*) FROM app.teachers WHERE teacher_id = $1)::int
        + (SELECT count(*) FROM auth.account WHERE "userId" = $1)::int AS rows`,
        [person.id],
      );
      expect(left.rows).toEqual([{ rows: 0 }]);
      await expect.poll(() => mailsTo(server.outbox, email).length, soon).toBe(1);
    },
  );
});

describe('in a school that is at work', () => {
  let school: TestServer;
  beforeAll(async () => {
    school = await aServer({ demo: true });
  });
  afterAll(() => school.stop());

  async function demoPerson(role: string): Promise<Browser> {
    const browser = school.visitor();
    const { body } = await browser.post('/auth/demo/sign-in', { role });
    browser.id = (body['user'] as { id: string }).id;
    return browser;
  }

  const calendar = async (teacher: Browser) => {
    const { data, code } = await teacher.graphql(
      'query ($id: ID!) { meetingsByTeacherId(teacherId: $id) { id attendees { name } } }',
      { id: teacher.id },
    );
    expect(code).toBeUndefined();
    return data?.['meetingsByTeacherId'] as { attendees: { name: string }[] }[];
  };

  test('a student takes their own data, and nobody else’s', async () => {
    const dana = await demoPerson('student');
    const text = await (
      await school.get('/auth/export', { cookie: dana.cookie, 'sec-fetch-site': 'same-origin' })
    ).text();
    expect(text).toContain('דנה כהן');
    expect(text).not.toMatch(/נועם|noam@|rivka@/);
  });

  test('a student who is gone has no name in their teacher’s calendar, which stands as it was', async () => {
    const rivka = await demoPerson('teacher');
    const before = await calendar(rivka);
    expect(JSON.stringify(before)).toContain('דנה כהן');
    const dana = await demoPerson('student');
    expect((await dana.post('/auth/delete-account', { password: 'lesson5' })).status).toBe(200);
    const after = await calendar(rivka);
    expect(after).toHaveLength(before.length);
    expect(JSON.stringify(after)).not.toContain('דנה כהן');
  });

  test('a teacher who is gone leaves no row of the calendar, and the students find no teacher', async () => {
    const ruth = await demoPerson('parent');
    const rivka = await demoPerson('teacher');
    expect((await rivka.post('/auth/delete-account', { password: 'lesson5' })).status).toBe(200);
    const { rows: tables } = await school.database.pool.query<{ table: string }>(
      `SELECT table_name AS table FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
       WHERE table_schema = 'app' AND column_name = 'teacher_id' AND table_type = 'BASE TABLE' AND table_name NOT LIKE 'contract%'`,
    );
    for (const { table } of tables) {
      const { rows } = await school.database.pool.query(`SELECT 1 FROM app.${table} WHERE teacher_id = $1`, [
        rivka.id,
      ]);
      expect([table, rows.length]).toEqual([table, 0]);
    }
    expect((await ruth.graphql('{ me { id } }')).data).toEqual({ me: { id: ruth.id } });
    const foreign = await ruth.graphql('query ($id: ID!) { getTeacherById(id: $id) { id } }', {
      id: rivka.id,
    });
    expect(foreign.code).toBe('NOT_FOUND');
  });
});

test('logout ends the session and its sockets and clears the device', async () => {
  const person = await server.signUp('student');
  const socket = server.socket(person.cookie);
  await once(socket, 'open');
  const closed = once(socket, 'close');
  const { status, headers } = await person.post('/auth/logout', {});
  expect([status, headers.get('clear-site-data')]).toEqual([200, '"cache", "storage"']);
  await closed;
  expect(await isIn(person)).toBe(false);
});
