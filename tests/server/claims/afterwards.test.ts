/** What follows a claim: what the log says, the contract, and accounts that are deleted before, during and after it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../server/basics/newId.ts';
import { deletePerson } from '../../../server/modules/access/deletePerson.ts';
import { retrying } from '../../../server/kernel/perform/retrying.ts';
import type { Actor } from '../../../domain/kernel/actor.ts';
import type { Step } from '../../../domain/operations.ts';
import { startEndpoint, type Endpoint } from '../graphqlServer.ts';
import { claiming } from './claimFixture.ts';

let endpoint: Endpoint;
beforeAll(async () => {
  endpoint = await startEndpoint();
});
afterAll(() => endpoint.close());

const { does, keeps, codeFor, claims, invites, lessonFor } = claiming(() => endpoint);

const leaves = ({ id: userId, role }: Actor) =>
  retrying(() =>
    endpoint.database.db.transaction().execute((transaction) => deletePerson(transaction, { userId, role })),
  );

/** As somebody who writes in the calendar meanwhile; ended by what is returned. */
async function holds(teacher: Actor): Promise<() => Promise<void>> {
  const client = await endpoint.database.pool.connect();
  await client.query('begin');
  await client.query('select 1 from app.teachers where teacher_id = $1 for no key update', [teacher.id]);
  return async () => {
    await client.query('commit');
    client.release();
  };
}

const waiting = async (count: number) =>
  expect
    .poll(async () => {
      const { rows } = await endpoint.database.pool.query(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows.length;
    })
    .toBe(count);

const logOf = async (teacher: Actor) => {
  const { data } = await endpoint.ask<{
    changeLog: {
      changes: {
        id: string;
        by: { name: string } | null;
        operations: string[];
        mayUndo: boolean;
        entries: { kind: string; fields: { name: string }[]; students: { id: string }[] }[];
      }[];
    };
  }>(
    teacher,
    '{ changeLog { changes { id by { name } operations mayUndo entries { kind fields { name } students { id } } } } }',
  );
  return data?.changeLog.changes ?? [];
};

test('the log says who came to an account and what they agreed to, and nobody undoes it', async () => {
  const { rivka, stranger } = endpoint.school;
  const id = await keeps('Tali');
  const code = await codeFor(id);
  const { data } = await endpoint.ask<{ claim: { contract: { version: number; text: string } } }>(
    null,
    `{ claim(code: "${code}", locale: "en") { contract { version text } } }`,
  );
  const contract = data?.claim.contract;
  expect(contract?.text).toMatch(/cancel/i);
  expect(await claims(stranger, code, `, contractVersion: ${contract?.version}, locale: "en"`)).toBe('ok');
  const [last] = await logOf(rivka);
  expect(last).toMatchObject({
    by: { name: 'Tal Stern' },
    operations: ['claimStudent'],
    mayUndo: false,
    entries: [
      { kind: 'link', fields: [{ name: 'kept' }], students: [{ id: stranger.id }] },
      { kind: 'acceptance', students: [{ id: stranger.id }] },
    ],
  });
  for (const actor of [rivka, stranger]) {
    const [undone] = await does(actor, { name: 'undoChange', args: { changeId: last?.id ?? '' } });
    expect(undone?.status).not.toBe('ok');
  }
  const accepted = await endpoint.ask(
    rivka,
    `{ contractAcceptances(teacherId: "${rivka.id}") { studentId text } }`,
  );
  expect(accepted.data).toEqual({
    contractAcceptances: [{ studentId: stranger.id, text: contract?.text }],
  });
});

test('a contract that is another one by now is read again first, and the student stays kept', async () => {
  const { rivka, noam } = endpoint.school;
  const id = await keeps('Shir');
  const code = await codeFor(id);
  expect(await claims(noam, code, ', contractVersion: 41')).toBe('CONTRACT_CHANGED');
  const { data } = await endpoint.ask(rivka, `{ getStudentById(id: "${id}") { withoutAccount } }`);
  expect(data).toEqual({ getStudentById: { withoutAccount: true } });
});

test('of a claim and the deletion of the same account at once, none leaves lessons with nobody', async () => {
  const { rivka } = endpoint.school;
  for (const first of ['claim', 'deletion'] as const) {
    const actor = await aLearner('student');
    const id = await keeps(`Ori ${first}`);
    const code = await codeFor(id);
    const goesOn = await holds(rivka);
    const claim = first === 'claim' ? claims(actor, code) : null;
    if (claim) await waiting(1);
    const deletion = leaves(actor);
    if (first === 'claim') await waiting(2);
    else await deletion;
    await goesOn();
    const answer = await (claim ?? claims(actor, code));
    await deletion;
    const { rows } = await endpoint.database.pool.query<{ student_id: string; archived: boolean }>(
      'select student_id, archived from app.links where student_id in ($1, $2)',
      [id, actor.id],
    );
    expect([answer, rows]).toEqual(
      first === 'claim'
        ? ['ok', [{ student_id: actor.id, archived: true }]]
        : [undefined, [{ student_id: id, archived: false }]],
    );
  }
});

test('of a claim and the deletion of the teacher’s account at once, neither fails', async () => {
  for (const first of ['claim', 'deletion'] as const) {
    const teacher = await aTeacher();
    const actor = await aLearner('student');
    const studentId = newId();
    const made = await does(teacher, {
      name: 'addStudent',
      args: { input: { username: 'Yoav', studentId } },
    });
    expect(made[0]?.status).toBe('ok');
    const { data } = await endpoint.ask<{ inviteKeptStudent: { url: string } }>(
      teacher,
      `mutation { inviteKeptStudent(studentId: "${studentId}") { url } }`,
    );
    const code = new URL(data?.inviteKeptStudent.url ?? 'http://none').searchParams.get('code') ?? '';
    const goesOn = await holds(teacher);
    const acts = [() => claims(actor, code), () => leaves(teacher)];
    const begun: Promise<unknown>[] = [];
    for (const act of first === 'claim' ? acts : acts.toReversed()) {
      begun.push(act());
      await waiting(begun.length);
    }
    await goesOn();
    const answers = await Promise.all(begun);
    expect(answers).toEqual(first === 'claim' ? ['ok', undefined] : [undefined, 'CODE_WRONG']);
    const { rows } = await endpoint.database.pool.query('select 1 from app.links where teacher_id = $1', [
      teacher.id,
    ]);
    expect(rows).toEqual([]);
    const kept = await endpoint.database.pool.query('select 1 from app.users where user_id = $1', [
      studentId,
    ]);
    expect(kept.rows).toEqual([]);
  }
});

test('a parent who claimed and leaves gives the student back to the teacher, with what was paid, and another may claim', async () => {
  const { rivka, ruth } = endpoint.school;
  const parent = await aLearner('parent');
  const id = await keeps('Adi Katz', { email: 'adi@example.test' });
  await does(rivka, lessonFor(id, '18'));
  const spent = await codeFor(id);
  expect(await claims(parent, spent)).toBe('ok');
  const [paid] = await does(rivka, {
    name: 'addPayment',
    args: { input: { type: 'payment', payerId: parent.id, amount: 5000, method: 'cash' } },
  } as unknown as Step);
  expect(paid?.status).toBe('ok');
  await leaves(parent);
  const { data } = await endpoint.ask(
    rivka,
    `{ getStudentById(id: "${id}") { username withoutAccount payerId email userData { meetingsIds } } }`,
  );
  expect(data).toMatchObject({
    getStudentById: { username: 'Adi Katz', withoutAccount: true, payerId: id, email: null },
  });
  expect(
    (data?.['getStudentById'] as { userData: { meetingsIds: string[] } }).userData.meetingsIds,
  ).toHaveLength(1);
  const { rows } = await endpoint.database.pool.query('select payer_id from app.payments where id = $1', [
    paid?.payment?.id,
  ]);
  expect(rows).toEqual([{ payer_id: id }]);
  expect(await claims(ruth, spent)).toBe('CODE_WRONG');
  expect((await invites(id))?.status).toBe('ok');
  expect(await claims(ruth, await codeFor(id))).toBe('ok');
});

test('a child of two parents, or with another teacher, stays a family’s when the parent who claimed leaves', async () => {
  const { ruth } = endpoint.school;
  const parent = await aLearner('parent');
  const id = await keeps('Neta');
  expect(await claims(parent, await codeFor(id))).toBe('ok');
  await endpoint.database.db
    .insertInto('app.guardians')
    .values({ parent_id: ruth.id, student_id: id })
    .execute();
  await leaves(parent);
  const { data } = await endpoint.ask(ruth, `{ getStudentById(id: "${id}") { withoutAccount username } }`);
  expect(data).toMatchObject({ getStudentById: { username: 'Neta' } });
});

/** Known to the endpoint as the people of the school are. */
async function joins(role: 'student' | 'parent' | 'teacher', name: string): Promise<Actor> {
  const id = newId();
  await endpoint.database.db
    .insertInto('app.users')
    .values({ user_id: id, role, username: name, email: `${id}@example.test` })
    .execute();
  const actor: Actor = { id, role, name };
  endpoint.knows(actor);
  return actor;
}
const aLearner = (role: 'student' | 'parent') => joins(role, 'Lior Gal');
async function aTeacher(): Promise<Actor> {
  const teacher = await joins('teacher', 'Hila Raz');
  await endpoint.database.db
    .insertInto('app.teachers')
    .values({ teacher_id: teacher.id, zone: 'Asia/Jerusalem' })
    .execute();
  return teacher;
}
