/** A teacher invites somebody: the mail leads to her own link, is sent once, and the list says that it was. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Step } from '../../../domain/operations.ts';
import { makeMailDoor } from '../../../server/doors/mailDoor.ts';
import { startJobs, type Jobs } from '../../../server/jobs/startJobs.ts';
import { mailOf } from '../../../server/mail/mailJob.ts';
import { markInvitationSent } from '../../../server/people/mailInvitations.ts';
import { aSchool, type School } from '../aSchool.ts';
import { freshDatabase, type FreshDatabase } from '../database.ts';
import { carryingOut } from '../performing/carryOut.ts';
import { mailsTo } from './anOutbox.ts';

const publicUrl = 'https://lessons.example';

let database: FreshDatabase;
let school: School;
let folder: string;
let jobs: Jobs;
beforeEach(async () => {
  database = await freshDatabase();
  school = await aSchool(database);
  folder = mkdtempSync(join(tmpdir(), 'outbox-'));
  const door = makeMailDoor({ smtpUrl: null, from: null, folder, publicUrl });
  jobs = await startJobs(database, {
    nowMs: Date.now,
    async sendMail(job) {
      await door.send(mailOf(job, { secret: 'a secret of the test', publicUrl }));
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
  await expect.poll(() => mailsTo(folder, 'noa@example.test').length, { timeout: 10_000 }).toBe(1);
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
      { timeout: 10_000 },
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
