/** A teacher invites somebody: the mail leads to her own link, is sent once, and the list says that it was. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Step } from '../../../domain/operations.ts';
import { makeMailTransport } from '../../../server/modules/mail/mailTransport.ts';
import { startJobs } from '../../../server/app/jobs.ts';
import type { Jobs } from '../../../server/kernel/jobs/startJobQueue.ts';
import { mailOf } from '../../../server/modules/mail/mailJob.ts';
import { markInvitationSent } from '../../../server/modules/people/mailInvitations.ts';
import { aSchool, type School } from '../schoolFixture.ts';
import { freshDatabase, type FreshDatabase } from '../database.ts';
import { carryingOut, now } from '../perform/carryOut.ts';
import { mailsTo } from './outbox.ts';

const publicUrl = 'https://lessons.example';

let database: FreshDatabase;
let school: School;
let folder: string;
let jobs: Jobs;
beforeEach(async () => {
  database = await freshDatabase();
  school = await aSchool(database);
  folder = mkdtempSync(join(tmpdir(), 'outbox-'));
  const endpoint = makeMailTransport({ smtpUrl: null, from: null, folder, publicUrl });
  jobs = await startJobs(database, {
    nowMs: Date.now,
    async sendMail(job) {
      await endpoint.send(mailOf(job, { secret: 'a secret of the test', publicUrl }));
      if (job.kind === 'invitation') await markInvitationSent(database, job);
    },
  });
});
afterEach(async () => {
  await jobs.stop();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const invite = (email: string): Step => ({
  name: 'inviteStudent',
  args: { email, name: 'Noa Levi', message: 'See you <soon>' },
});

test('whoever is invited gets one mail, with the teacher’s link, which is made for it where there was none', async () => {
  const rivka = carryingOut(database, school.rivka);
  const [done] = await rivka([invite('noa@example.test')], 'once');
  expect(done?.status).toBe('ok');
  await rivka([invite('noa@example.test')], 'once');
  await expect.poll(() => mailsTo(folder, 'noa@example.test').length, { timeout: 120_000 }).toBe(1);
  const { share_slug: slug } = await database.db
    .selectFrom('app.teachers')
    .select('share_slug')
    .where('teacher_id', '=', school.rivka.id)
    .executeTakeFirstOrThrow();
  expect(slug).toMatch(/^[0-9a-f]{45}$/);
  const [mail] = mailsTo(folder, 'noa@example.test');
  expect(mail?.html).toContain(`${publicUrl}/lessonSignup?teacherId=${slug}`);
  expect(mail?.html).toContain('Noa Levi');
  // What a teacher writes is text.
  expect(mail?.html).toContain('See you &lt;soon&gt;');
  await expect
    .poll(
      async () =>
        (await database.db.selectFrom('app.invitations').select('sent_at').execute()).map(
          ({ sent_at: at }) => at !== null,
        ),
      { timeout: 120_000 },
    )
    .toEqual([true]);
});

test('an invitation that is refused sends nothing', async () => {
  const [refused] = await carryingOut(database, school.rivka)([invite('nobody')]);
  expect(refused?.status).toBe('BAD_REQUEST');
  const waiting = await database.pool.query(
    "SELECT count(*)::int AS jobs FROM graphile_worker.jobs WHERE task_identifier = 'sendMail'",
  );
  expect(waiting.rows).toEqual([{ jobs: 0 }]);
});

const removeAll = async (actor: School['rivka']): Promise<void> => {
  const rows = await database.db
    .selectFrom('app.invitations')
    .select('id')
    .where('teacher_id', '=', actor.id)
    .where('removed_at', 'is', null)
    .execute();
  for (const { id } of rows) await carryingOut(database, actor)([{ name: 'removeInvitation', args: { id } }]);
};
const settled = (actor: School['rivka']) =>
  database.db
    .updateTable('app.users')
    .set({ created_at: new Date(now - 30 * 86_400_000) })
    .where('user_id', '=', actor.id)
    .execute();
const many = (count: number, prefix: string): Step[] =>
  Array.from({ length: count }, (_, n) => invite(`${prefix}${n}@example.test`));
const jobsOf = async (): Promise<number> => {
  const { rows } = await database.pool.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM app.invitations',
  );
  return rows[0]?.count ?? 0;
};

test('a new teacher invites thirty people a day, and taking them off the list makes room for no more', async () => {
  const rivka = carryingOut(database, school.rivka);
  expect((await rivka(many(30, 'a')))[0]?.status).toBe('ok');
  await removeAll(school.rivka);
  const [refused] = await rivka([invite('one-more@example.test')]);
  expect(refused?.refusal).toMatchObject({ code: 'MAIL_LIMIT', field: 'email' });
  expect(await jobsOf()).toBe(30);
});

test('a teacher who has been there for a week invites a hundred, and what is refused is not counted', async () => {
  await settled(school.rivka);
  const rivka = carryingOut(database, school.rivka);
  expect((await rivka(many(60, 'a')))[0]).toMatchObject({ status: 'ok', refusal: null });
  await removeAll(school.rivka);
  const tooMany = await rivka(many(41, 'b'));
  expect(tooMany.map((each) => each.status)).toContain('MAIL_LIMIT');
  expect(await jobsOf()).toBe(60);
  expect((await rivka(many(40, 'b')))[0]?.status).toBe('ok');
});

test('one address receives three invitations a week, from whichever teachers and after however many removals', async () => {
  const teachers = [school.rivka, school.otherTeacher];
  const statuses: (string | undefined)[] = [];
  for (const teacher of [...teachers, ...teachers]) {
    const [answer] = await carryingOut(database, teacher)([invite('victim@example.test')]);
    statuses.push(answer?.status);
    await removeAll(teacher);
  }
  expect(statuses).toEqual(['ok', 'ok', 'ok', 'MAIL_LIMIT']);
});

test('another tag or other dots of one mailbox make no other receiver', async () => {
  const rivka = carryingOut(database, school.rivka);
  const asked = ['victim@gmail.com', 'v.ictim+1@gmail.com', 'Victim+two@googlemail.com', 'vic.tim@gmail.com'];
  const statuses: (string | undefined)[] = [];
  for (const email of asked) statuses.push((await rivka([invite(email)]))[0]?.status);
  expect(statuses).toEqual(['ok', 'ok', 'ok', 'MAIL_LIMIT']);
  const elsewhere = [
    'v.a@example.test',
    'v.a+1@example.test',
    'v.a+2@example.test',
    'va@example.test',
    'v.a+3@example.test',
  ];
  const others: (string | undefined)[] = [];
  for (const email of elsewhere) others.push((await rivka([invite(email)]))[0]?.status);
  expect(others).toEqual(['ok', 'ok', 'ok', 'ok', 'MAIL_LIMIT']);
});

test('no mail program makes a link of what a teacher writes', async () => {
  const message = 'Win at https://evil.example/prize or www.evil.example, write to a@evil.example. Bye.';
  const step: Step = {
    name: 'inviteStudent',
    args: { email: 'noa@example.test', name: 'evil.example', message },
  };
  await carryingOut(database, school.rivka)([step]);
  await expect.poll(() => mailsTo(folder, 'noa@example.test').length, { timeout: 120_000 }).toBe(1);
  const [mail] = mailsTo(folder, 'noa@example.test');
  const hrefs = [...(mail?.html.matchAll(/href="([^"]+)"/g) ?? [])].map(
    ([, href = '']) => new URL(href).origin,
  );
  expect(new Set(hrefs)).toEqual(new Set([publicUrl]));
  expect(mail?.html).not.toMatch(/\/\/evil|evil\.example|@evil/);
  expect(mail?.html.replaceAll('\u200b', '')).toContain(message);
});
