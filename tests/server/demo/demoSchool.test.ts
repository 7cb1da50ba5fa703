import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toMs } from '../../../domain/basics/zones.ts';
import { lessonsBetween } from '../../../domain/calendar/lesson.ts';
import { makeAccounts } from '../../../server/modules/access/accounts.ts';
import { horizonMs, occupiedFromMs } from '../../../server/modules/calendar/occupied.ts';
import { writeRows } from '../../../server/app/kernel.ts';
import { seedDemoSchool } from '../../../server/modules/demo/seedDemoSchool.ts';
import { readMeetings } from '../../../server/modules/calendar/rows/readMeetings.ts';
import { aServer, type Browser, type TestServer } from '../testServer.ts';
import { freshDatabase } from '../database.ts';

let server: TestServer;
const entered: Record<string, Browser> = {};
const roles = ['teacher', 'student', 'parent', 'admin'] as const;

beforeAll(async () => {
  server = await aServer({ demo: true });
  for (const role of roles) {
    const browser = server.visitor();
    const { body } = await browser.post('/auth/demo/sign-in', { role });
    browser.id = (body['user'] as { id: string }).id;
    entered[role] = browser;
  }
});
afterAll(() => server.stop());

const as = (role: (typeof roles)[number]): Browser => entered[role] ?? server.visitor();

describe('the sign-in page of the demo school', () => {
  test('offers four people to enter as, without their password', async () => {
    const response = await server.get('/auth/demo');
    const text = await response.text();
    const { demo } = JSON.parse(text) as { demo: { roles: { role: string; email: string; name: string }[] } };
    expect(demo.roles.map(({ role, email }) => [role, email])).toEqual([
      ['teacher', 'rivka@example.test'],
      ['student', 'dana@example.test'],
      ['parent', 'ruth@example.test'],
      ['admin', 'admin@example.test'],
    ]);
    expect(text).not.toContain('lesson5');
  });

  test.each(roles)('one tap enters as the %s', async (role) => {
    const { data } = await as(role).graphql('{ me { id role } }');
    expect(data?.['me']).toEqual({ id: as(role).id, role });
  });

  test('the password that the README tells opens all of them', async () => {
    for (const name of ['rivka', 'dana', 'ruth', 'admin', 'noam']) {
      const answer = await server
        .visitor()
        .post('/auth/sign-in/email', { email: `${name}@example.test`, password: 'lesson5' });
      expect(answer.status).toBe(200);
    }
  });

  test('a role that is none is refused', async () => {
    for (const role of ['owner', '__proto__', null]) {
      expect((await server.visitor().post('/auth/demo/sign-in', { role })).status).toBe(400);
    }
  });

  test('a school that is not the demo school has no such doors and no such people', async () => {
    const real = await aServer();
    expect((await real.get('/auth/demo')).status).toBe(404);
    expect((await real.visitor().post('/auth/demo/sign-in', { role: 'teacher' })).status).toBe(404);
    const { rows } = await real.database.pool.query('SELECT 1 FROM app.users');
    expect(rows).toEqual([]);
    await real.stop();
  });
});

describe('what is there to see', () => {
  test('a request waits for the teacher and an offer for the parent, and the teacher has closed hours', async () => {
    const ask = async (role: (typeof roles)[number]) => {
      const { data } = await as(role).graphql(
        `query ($id: ID!) { pendingMeetingsByOrganizerId(organizerId: $id) { status }
          restrictedTimesByTeacherId(teacherId: $id) { reason } }`,
        { id: as('teacher').id },
      );
      const rows = (data?.['pendingMeetingsByOrganizerId'] ?? []) as { status: string }[];
      const closed = (data?.['restrictedTimesByTeacherId'] ?? []) as { reason: string | null }[];
      return [rows.map(({ status }) => status).toSorted(), closed.map(({ reason }) => reason !== null)];
    };
    expect(await ask('teacher')).toEqual([
      ['Offered', 'Pending'],
      [true, true],
    ]);
    expect(await ask('student')).toEqual([['Pending'], [false, false]]);
    expect(await ask('parent')).toEqual([['Offered'], [false, false]]);
  });

  test('somebody who has come by the link and agreed to the contract waits for a yes', async () => {
    const { data } = await as('teacher').graphql(
      `query ($id: ID!) { getJoinRequestsByTeacherId(teacherId: $id) { studentName status }
        contractOf(teacherId: $id) { version } contractAcceptances(teacherId: $id) { version } }`,
      { id: as('teacher').id },
    );
    expect(data).toMatchObject({
      getJoinRequestsByTeacherId: [{ studentName: 'גל ברק', status: 'Pending' }],
      contractOf: { version: 1 },
      contractAcceptances: [{ version: 1 }],
    });
  });

  test('the teacher has a dozen students, four subjects with their prices, and a plan', async () => {
    const { data } = await as('teacher').graphql(
      `query ($id: ID!) { getStudentsByTeacherId(teacherId: $id) { username email phoneNumber { number } }
        subjectsById(teacherId: $id) { name cost color lessons { name } }
        getTeacherById(id: $id) { username userData { subscriptionPlan subscriptionStatus workingHours { SU { from to } } } } }`,
      { id: as('teacher').id },
    );
    expect(data?.['getStudentsByTeacherId']).toHaveLength(12);
    expect(data?.['subjectsById']).toMatchObject([
      { name: 'מתמטיקה', cost: 180 },
      { name: 'אנגלית', cost: 160 },
      { name: 'פיזיקה', cost: 200 },
      { name: 'פסיכומטרי', cost: 120 },
    ]);
    expect(data?.['getTeacherById']).toMatchObject({
      username: 'רבקה כהן',
      userData: {
        subscriptionPlan: 'ultra',
        subscriptionStatus: 'ACTIVE',
        workingHours: { SU: [{ from: '14:00', to: '20:30' }] },
      },
    });
  });

  test('the teacher’s and Dana’s calendars are not empty', async () => {
    const query = 'query ($id: ID!) { meetingsByTeacherId(teacherId: $id) { id start subject busyOnly } }';
    const count = async (role: 'teacher' | 'student') => {
      const { data } = await as(role).graphql(query, { id: as('teacher').id });
      const meetings = data?.['meetingsByTeacherId'] as { busyOnly: boolean | null }[];
      return meetings.filter(({ busyOnly }) => !busyOnly).length;
    };
    expect(await count('teacher')).toBeGreaterThan(30);
    expect(await count('student')).toBeGreaterThan(1);
  });

  test('the parent sees both children', async () => {
    for (const name of ['roni', 'ariel']) {
      const { rows } = await server.database.pool.query<{ id: string }>(
        'SELECT id FROM auth."user" WHERE email = $1',
        [`${name}@example.test`],
      );
      const { data } = await as('parent').graphql(
        'query ($id: ID!) { getStudentById(id: $id) { username } }',
        {
          id: rows[0]?.id,
        },
      );
      expect((data?.['getStudentById'] as { username: string }).username).toContain('שפירא');
    }
  });

  test.each(['teacher', 'student'] as const)(
    'the %s has read and unread notifications, newest first',
    async (role) => {
      const { data } = await as(role).graphql(
        'query ($id: ID!) { getNotifications(userId: $id) { read timestamp message } }',
        { id: as(role).id },
      );
      const list = data?.['getNotifications'] as { read: boolean; timestamp: string; message: string }[];
      expect(new Set(list.map(({ read }) => read))).toEqual(new Set([true, false]));
      const times = list.map(({ timestamp }) => Number(timestamp));
      expect(times).toEqual(times.toSorted((a, b) => b - a));
      expect(JSON.parse(list[0]?.message ?? '')).toMatchObject({ subjectName: expect.any(String) as string });
    },
  );
});

describe.each(['2026-11-22T10:00', '2027-01-14T21:00'])('seeded on %s', (wall) => {
  test('the hours that are occupied are those of the lessons, and a second start adds nothing', async () => {
    const store = await freshDatabase();
    const nowMs = toMs(wall, 'Asia/Jerusalem');
    const accounts = makeAccounts(store, {
      publicUrl: new URL('http://localhost:4000'),
      secret: 'x'.repeat(32),
    });
    const parts = { store, accounts, writeRows };
    expect(await seedDemoSchool(parts, nowMs)).toBe(true);
    expect(await seedDemoSchool(parts, nowMs + 1)).toBe(false);

    const { teacher_id: rivka } = await store.db
      .selectFrom('app.teachers')
      .select('teacher_id')
      .executeTakeFirstOrThrow();
    const lessons = (await readMeetings(store.db, rivka, {})).flatMap((held) =>
      lessonsBetween(held, occupiedFromMs(nowMs), horizonMs(nowMs)),
    );
    const { rows } = await store.pool.query<{ meeting_id: string; ms: string }>(
      'SELECT meeting_id, extract(epoch FROM lower(during)) * 1000 AS ms FROM app.occupied',
    );
    const expected = lessons.map(({ meeting, startMs }) => `${meeting.id} ${startMs}`).toSorted();
    expect(rows.map(({ meeting_id, ms }) => `${meeting_id} ${Number(ms)}`).toSorted()).toEqual(expected);
    expect(expected.length).toBeGreaterThan(300);
    await store.close();
  });
});
