/** A kept student comes to an account by the teacher's link: lessons, payments and notes stay, and nothing of the old row is left. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Step } from '../../../domain/operations.ts';
import { newId } from '../../../server/basics/newId.ts';
import { personColumns } from '../../../server/modules/claims/personColumns.ts';
import { studentLinkEntity } from '../../../server/modules/people/studentLinkEntity.ts';
import { startEndpoint, type Endpoint } from '../graphqlServer.ts';
import { add, now } from '../perform/carryOut.ts';
import { claiming } from './claimFixture.ts';

let endpoint: Endpoint;
let clock = now;
beforeAll(async () => {
  endpoint = await startEndpoint({ nowMs: () => clock });
});
afterAll(() => endpoint.close());

const { does, keeps, codeFor, claims, lessonFor } = claiming(() => endpoint);

async function placesOf(id: string): Promise<string[]> {
  const { rows } = await endpoint.database.pool.query<{ name: string }>(
    `select format('%s.%s', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname in ('app', 'auth') order by 1`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const { rows: naming } =
      await sql`select 1 from ${sql.table(name)} t where t::text like ${`%${id}%`} limit 1`.execute(
        endpoint.database.db,
      );
    if (naming.length > 0) found.push(name);
  }
  return found;
}

test('every column of the database that can name a person says what becomes of it', async () => {
  const { rows } = await endpoint.database.pool.query<{ name: string; column: string }>(
    `select format('%s.%s.%s', n.nspname, c.relname, a.attname) as name, a.attname as column
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relkind = 'r' and n.nspname in ('app', 'auth') and format_type(a.atttypid, null) in ('uuid', 'jsonb')`,
  );
  const ofNobody =
    /^(id|(teacher|meeting|series|occurrence|charge|payment|subject|change|notification|request|replaces_meeting|session)_id|refund_of|undoes|touched_by|alarms|urls|exdates|locations|working_hours|location|phone|preferences|personal_discount|off|newcomer)$/;
  // A person's own row is named by its id, as nothing else is.
  const asked = rows.filter(({ name, column }) => !ofNobody.test(column) || name === 'auth.user.id');
  const known = Object.keys(personColumns);
  const unknown = asked.map(({ name }) => name).filter((name) => !known.includes(name));
  expect(
    unknown,
    'to be entered in personColumns.ts, or in the pattern above where they name nobody',
  ).toEqual([]);
  expect(known.filter((name) => !rows.some((row) => row.name === name))).toEqual([]);
});

test('an account takes the place over with lessons, payments and notes, and hears and sees them', async () => {
  const { rivka, stranger, noam } = endpoint.school;
  const id = await keeps('Tali Stern', { phoneNumber: { number: '052-555-0142' } });
  const [booked, , paid] = await does(
    rivka,
    lessonFor(id, '10'),
    { name: 'updateStudentLink', args: { input: { studentId: id, notes: 'Chapter two' } } },
    {
      name: 'addPayment',
      args: { input: { type: 'payment', payerId: id, amount: 5000, method: 'cash' } },
    } as unknown as Step,
  );
  expect([booked?.status, paid?.status]).toEqual(['ok', 'ok']);
  const code = await codeFor(id);
  // The link that holds is shown again.
  expect(await codeFor(id)).toBe(code);
  const seen = await endpoint.ask(
    null,
    `{ claim(code: "${code}") { teacherName username phoneNumber { number } } }`,
  );
  expect(seen.data).toEqual({
    claim: { teacherName: 'Rivka Levi', username: 'Tali Stern', phoneNumber: null },
  });
  expect(await claims(stranger, code)).toBe('ok');

  const { data } = await endpoint.ask(
    rivka,
    `{ getStudentById(id: "${stranger.id}") { username withoutAccount phoneNumber { number } links { notes } } }`,
  );
  expect(data).toEqual({
    getStudentById: {
      username: 'Tal Stern',
      withoutAccount: false,
      phoneNumber: { number: '525550142' },
      links: [{ notes: 'Chapter two' }],
    },
  });
  const own = await endpoint.ask<{
    meetingsByTeacherId: { id: string; attendees: { attendeeId: string }[] }[];
  }>(stranger, `{ meetingsByTeacherId(teacherId: "${rivka.id}") { id attendees { attendeeId } } }`);
  const lesson = own.data?.meetingsByTeacherId.find((each) => each.id === booked?.meeting?.id);
  expect(lesson?.attendees).toEqual([{ attendeeId: stranger.id }]);
  expect(await placesOf(id)).toEqual(['app.claims']);
  // Used once.
  expect(await claims(noam, code)).toBe('CODE_WRONG');
  // The teacher goes on with the student as with any other.
  const [moved] = await does(rivka, lessonFor(stranger.id, '12'));
  expect(moved?.status).toBe('ok');
});

test('a student who learns with the teacher already becomes one with the kept one, and loses nothing', async () => {
  const { rivka, dana } = endpoint.school;
  const id = await keeps('Dani Katz');
  await does(
    rivka,
    { name: 'updateStudentLink', args: { input: { studentId: id, notes: 'Kept', badCancels: 1 } } },
    { name: 'updateStudentLink', args: { input: { studentId: dana.id, notes: 'Own', badCancels: 2 } } },
    lessonFor(id, '15'),
    lessonFor(dana.id, '16'),
  );
  expect(await claims(dana, await codeFor(id), ', takeName: true')).toBe('ok');
  const { data } = await endpoint.ask(
    rivka,
    `{ getStudentById(id: "${dana.id}") { username userData { meetingsIds } links { notes badCancels } } }`,
  );
  expect(data).toMatchObject({
    getStudentById: { username: 'Dani Katz', links: [{ notes: 'Kept\n\nOwn', badCancels: 3 }] },
  });
});

test('whoever comes to one lesson under both names is told so, and nothing changes', async () => {
  const { rivka, noam } = endpoint.school;
  const id = await keeps('Nomi');
  const [booked] = await does(
    rivka,
    add({
      start: '2026-11-17T10:00',
      end: '2026-11-17T11:00',
      capacity: 3,
      attendees: [{ attendeeId: id }, { attendeeId: noam.id }],
    }),
  );
  expect(booked?.status).toBe('ok');
  const code = await codeFor(id);
  expect(await claims(noam, code)).toBe('SAME_LESSON');
  expect(await endpoint.ask(null, `{ claim(code: "${code}") { username } }`)).toMatchObject({
    data: { claim: { username: 'Nomi' } },
  });
});

test('of two who open one link at once one takes the place over', async () => {
  const { noam, stranger } = endpoint.school;
  const id = await keeps('Yuval');
  const code = await codeFor(id);
  const both = await Promise.all([claims(noam, code), claims(stranger, code)]);
  expect(new Set(both)).toEqual(new Set(['CODE_WRONG', 'ok']));
});

test('a parent takes a kept student as a child, and pays for them from then on', async () => {
  const { rivka, ruth } = endpoint.school;
  const id = await keeps('Adi Katz', { email: 'adi@example.test' });
  await does(rivka, lessonFor(id, '18'));
  expect(await claims(ruth, await codeFor(id))).toBe('ok');
  const { data } = await endpoint.ask(
    rivka,
    `{ getStudentById(id: "${id}") { payerId withoutAccount email } }`,
  );
  expect(data).toEqual({ getStudentById: { payerId: ruth.id, withoutAccount: false, email: null } });
  const family = await endpoint.ask(ruth, `{ getStudentById(id: "${id}") { username } }`);
  expect(family.data).toEqual({ getStudentById: { username: 'Adi Katz' } });
});

test('a link is over after thirty days, is nobody else’s to make, and leads nowhere once the student is gone', async () => {
  const { rivka, otherTeacher, dana, stranger } = endpoint.school;
  const id = await keeps('Omri');
  for (const other of [otherTeacher, dana])
    expect(
      (await endpoint.ask(other, `mutation { inviteKeptStudent(studentId: "${id}") { status } }`)).errors[0]
        ?.extensions?.code,
    ).toMatch(/NOT_FOUND|FORBIDDEN/);
  const ofDana = await endpoint.ask(
    rivka,
    `mutation { inviteKeptStudent(studentId: "${dana.id}") { status } }`,
  );
  expect(ofDana.errors[0]?.extensions?.code).toBe('NOT_FOUND');
  const code = await codeFor(id);
  clock = now + 31 * 86_400_000;
  expect(await claims(stranger, code)).toBe('CODE_WRONG');
  expect(await codeFor(id)).not.toBe(code);
  clock = now;
  const studentId = newId();
  const [added] = await does(rivka, { name: 'addStudent', args: { input: { username: 'Shai', studentId } } });
  const ofShai = await codeFor(studentId);
  await does(rivka, { name: 'undoChange', args: { changeId: added?.changeId ?? '' } });
  expect(await claims(stranger, ofShai)).toBe('CODE_WRONG');
  const { rows } = await endpoint.database.pool.query<{ hash: string }>('select hash from app.claims');
  expect(rows.map(({ hash }) => hash)).not.toContain(ofShai);
});

test('a page of the teacher that is open hears that the kept student is gone and the account is there', async () => {
  const { rivka, blocked } = endpoint.school;
  const id = await keeps('Gili');
  const code = await codeFor(id);
  const feed = await endpoint.database.db
    .selectFrom('app.teachers')
    .select('revision')
    .where('teacher_id', '=', rivka.id)
    .executeTakeFirstOrThrow();
  expect(await claims(blocked, code)).toBe('ok');
  const { db } = endpoint.database;
  const since = { since: feed.revision, removedToo: true };
  const links = await studentLinkEntity.read(db, rivka.id, since);
  const wires = await studentLinkEntity.toWire(db, links, {
    id: rivka.id,
    currency: 'ILS',
    zone: 'Asia/Jerusalem',
  });
  expect(wires).toContainEqual(expect.objectContaining({ id, removed: true }));
  expect(wires).toContainEqual(expect.objectContaining({ id: blocked.id, removed: false }));
});
