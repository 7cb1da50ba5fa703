/** Accounts and reminders go out by mail: to whom they concern, with what stands when they are sent, and within their limits. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Actor } from '../../../domain/kernel/actor.ts';
import type { Step } from '../../../domain/operations.ts';
import { askRows, performAll } from '../../../server/app/kernel.ts';
import { makeTypesetter } from '../../../server/modules/documents/typeset.ts';
import { remindByNight } from '../../../server/modules/families/remindByNight.ts';
import { sendFamilyMail } from '../../../server/modules/families/sendFamilyMail.ts';
import type { Mail } from '../../../server/modules/mail/letter.ts';
import { aSchool, type School } from '../schoolFixture.ts';
import { freshDatabase, type FreshDatabase } from '../database.ts';
import { add, carryingOut, everythingIn } from '../perform/carryOut.ts';
import { watchedStore } from '../store/watchedStore.ts';

const dayMs = 86_400_000;
const nowMs = Date.UTC(2026, 10, 24, 10);
const typesetter = makeTypesetter();
let database: FreshDatabase;
let school: School;
let sent: Mail[];

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(async () => {
  await typesetter.close();
  await database.close();
});

/** Dana, Ruth's daughter, had one lesson on 1 November, Noam one on the 15th; 150 each, nothing paid. */
beforeEach(async () => {
  await database.pool.query('truncate app.users, app.links, app.guardians, auth.limits cascade');
  await database.pool.query('delete from graphile_worker._private_jobs');
  school = await aSchool(database);
  sent = [];
  const lesson = (day: string, attendeeId: string): Step =>
    add({ start: `${day}T16:00`, end: `${day}T16:45`, cost: 15_000, attendees: [{ attendeeId }] });
  const outcomes = await does(school.rivka)([
    lesson('2026-11-01', school.dana.id),
    lesson('2026-11-15', school.noam.id),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['ok', 'ok']);
});

const does = (actor: Actor, atMs = nowMs) => carryingOut(database, actor, atMs);
const remind = (payerId: string): Step => ({ name: 'remindFamily', args: { payerId } });
const account = (args: object): Step =>
  ({ name: 'sendStatement', args: { month: '2026-11', ...args } }) as Step;
const pay = (payerId: string): Step => ({
  name: 'addPayment',
  args: { input: { type: 'payment', payerId, amount: 15_000 } },
});

/** Sends what waits, as the queue would. */
async function deliver(atMs = nowMs): Promise<Mail[]> {
  const { rows } = await database.pool.query<{ payload: { teacherId: string; id: string } }>(
    `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'sendFamilyMail'`,
  );
  await database.pool.query('delete from graphile_worker._private_jobs');
  for (const { payload } of rows)
    await sendFamilyMail(
      {
        store: database,
        nowMs: () => atMs,
        askRows,
        typesetter,
        publicUrl: 'https://lessons.example',
        mail: { send: async (mail) => void sent.push(mail) },
      },
      payload,
    );
  return sent;
}

const emailOf = async ({ id }: Actor): Promise<string> => {
  const { rows } = await database.pool.query<{ email: string }>(
    'select email from app.users where user_id = $1',
    [id],
  );
  return rows[0]?.email ?? '';
};

test('a reminder says how much is open and since when, to the one who pays, in their language', async () => {
  const { rivka, ruth } = school;
  await database.pool.query(`update app.users set preferences = '{"language": "en"}' where user_id = $1`, [
    ruth.id,
  ]);
  const [done] = await does(rivka)([remind(ruth.id)]);
  expect(done).toMatchObject({ status: 'ok', familyMail: { type: 'reminder', payerId: ruth.id } });
  const mails = await deliver();
  expect(mails).toMatchObject([
    {
      to: await emailOf(ruth),
      letter: {
        says: ['₪150 is open with Rivka Levi, since 1 Nov.'],
        button: { url: 'https://lessons.example/payments' },
      },
    },
  ]);
  const told = await database.db.selectFrom('app.notifications').select(['user_id', 'title']).execute();
  expect(told).toContainEqual({ user_id: ruth.id, title: 'PaymentReminder' });
});

test('a family that has paid before the mail leaves is not reminded by it', async () => {
  const { rivka, ruth } = school;
  await does(rivka)([remind(ruth.id)]);
  await does(rivka)([pay(ruth.id)]);
  expect(await deliver()).toEqual([]);
  expect((await does(rivka)([remind(ruth.id)]))[0]?.status).toBe('NOTHING_OPEN');
});

test('an account goes to the family that the teacher names, with its PDF', async () => {
  const { rivka, ruth } = school;
  expect((await does(rivka)([account({ payerId: ruth.id })]))[0]?.status).toBe('ok');
  const [mail] = await deliver();
  expect(mail?.to).toBe(await emailOf(ruth));
  expect(mail?.enclosures).toMatchObject([{ name: '2026-11.pdf', type: 'application/pdf' }]);
  expect(
    Buffer.from(mail?.enclosures?.[0]?.content ?? [])
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});

test('an account that has gone out is not taken back', async () => {
  const { rivka, ruth, dana } = school;
  for (const [actor, args] of [
    [rivka, { payerId: ruth.id }],
    [dana, { teacherId: rivka.id }],
  ] as const) {
    const [done] = await does(actor)([account(args)]);
    const undo: Step = { name: 'undoChange', args: { changeId: done?.changeId ?? '' } };
    expect((await does(actor)([undo]))[0]?.status, actor.name).toBe('ALREADY_SENT');
  }
});

test('a child who asks is sent what the child may see, at the child’s own address; the teacher is not told of it', async () => {
  const { rivka, dana } = school;
  expect((await does(dana)([account({ teacherId: rivka.id })]))[0]).toMatchObject({
    status: 'ok',
    familyMail: { payerId: dana.id },
  });
  expect(await deliver()).toMatchObject([{ to: await emailOf(dana) }]);
  const [own] = await does(rivka)([remind(school.noam.id)]);
  expect(own?.familyMails).toHaveLength(1);
});

test('nobody asks for another family’s account, and whoever is refused has written nothing', async () => {
  const { rivka, otherTeacher, stranger, ruth, noam, admin } = school;
  const before = await everythingIn(database);
  for (const [actor, args, status] of [
    [stranger, { teacherId: rivka.id }, 'NOT_FOUND'],
    [otherTeacher, { payerId: ruth.id }, 'NOT_FOUND'],
    [rivka, { payerId: stranger.id }, 'NOT_FOUND'],
    [rivka, {}, 'NOT_FOUND'],
    [admin, { teacherId: rivka.id }, 'FORBIDDEN'],
    [noam, { teacherId: otherTeacher.id }, 'NOT_FOUND'],
    [rivka, { payerId: ruth.id, month: '2026-13' }, 'BAD_TIME'],
  ] as const)
    expect((await does(actor)([account(args)]))[0]?.status, actor.name).toBe(status);
  expect(await everythingIn(database)).toEqual(before);
  // What a family names is not read: it is sent its own.
  expect((await does(noam)([account({ teacherId: rivka.id, payerId: ruth.id })]))[0]).toMatchObject({
    familyMail: { payerId: noam.id },
  });
  expect((await deliver()).map(({ to }) => to)).toEqual([await emailOf(noam)]);
});

test('without an address an account has nowhere to go', async () => {
  const { rivka, ruth } = school;
  await database.pool.query('update app.users set email = null where user_id = $1', [ruth.id]);
  expect((await does(rivka)([account({ payerId: ruth.id })]))[0]?.status).toBe('NO_ADDRESS');
  // The reminder still stands in the page.
  expect((await does(rivka)([remind(ruth.id)]))[0]?.status).toBe('ok');
  expect(await deliver()).toEqual([]);
});

test('a family is written to ten times a week at most, and a student asks ten times a day', async () => {
  const { rivka, ruth, noam } = school;
  const statuses = async (actor: Actor, step: Step): Promise<string[]> => {
    const all: string[] = [];
    for (let i = 0; i < 11; i += 1) all.push((await does(actor)([step]))[0]?.status ?? '');
    return all;
  };
  const ten = Array.from({ length: 10 }, () => 'ok');
  expect(await statuses(rivka, account({ payerId: ruth.id }))).toEqual([...ten, 'MAIL_LIMIT']);
  expect(await statuses(noam, account({ teacherId: rivka.id }))).toEqual([...ten, 'MAIL_LIMIT']);
});

test('by night each family is reminded once in so many days, and only where the teacher wishes', async () => {
  const { rivka, otherTeacher, ruth, noam } = school;
  const night = async (day: number): Promise<string[]> => {
    sent = [];
    const atMs = nowMs + day * dayMs;
    await remindByNight(database, atMs, { performAll, askRows });
    await remindByNight(database, atMs, { performAll, askRows });
    return (await deliver(atMs)).map(({ to }) => to);
  };
  expect(await night(0)).toEqual([]);
  const wish = (actor: Actor): Step => ({
    name: 'updateTeacher',
    args: { input: { id: actor.id, userData: { remindAfterDays: 14 } } },
  });
  expect((await does(rivka)([wish(rivka)]))[0]?.status).toBe('ok');
  expect((await does(otherTeacher)([wish(otherTeacher)]))[0]?.status).toBe('ok');
  // Dana's lesson is 23 days old, Noam's nine.
  expect(await night(0)).toEqual([await emailOf(ruth)]);
  expect(await night(1)).toEqual([]);
  expect(await night(6)).toEqual([await emailOf(noam)]);
  await does(rivka, nowMs + 7 * dayMs)([pay(noam.id)]);
  expect(await night(14)).toEqual([await emailOf(ruth)]);
  expect(await night(21)).toEqual([]);
});

test('of a family that was reminded lately no lesson is read at night', async () => {
  const { rivka, noam } = school;
  const wish: Step = {
    name: 'updateTeacher',
    args: { input: { id: rivka.id, userData: { remindAfterDays: 5 } } },
  };
  expect((await does(rivka)([wish]))[0]?.status).toBe('ok');
  const readsAt = async (atMs: number): Promise<boolean> => {
    const watched = watchedStore(database);
    await remindByNight(watched, atMs, { performAll, askRows });
    return [...watched.issued.keys()].some((sql) => sql.includes('"app"."meetings"'));
  };
  expect(await readsAt(nowMs)).toBe(true);
  expect(await readsAt(nowMs + dayMs)).toBe(false);
  expect((await deliver()).map(({ to }) => to)).toContain(await emailOf(noam));
});
