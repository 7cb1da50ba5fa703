/** What students are told by mail: where their teacher is on ultra, each in their own language. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeMailTransport } from '../../../server/modules/mail/mailTransport.ts';
import { startJobs } from '../../../server/app/jobs.ts';
import type { Jobs } from '../../../server/kernel/jobs/startJobQueue.ts';
import { makeMailChannel } from '../../../server/modules/mail/mailChannel.ts';
import { aSchool, type School } from '../schoolFixture.ts';
import { freshDatabase, type FreshDatabase } from '../database.ts';
import { add, carryingOut } from '../perform/carryOut.ts';
import { mailsIn } from './outbox.ts';

const publicUrl = 'https://lessons.example';
const soon = { timeout: 120_000 };

let database: FreshDatabase;
let school: School;
let folder: string;
let jobs: Jobs;
beforeEach(async () => {
  database = await freshDatabase();
  school = await aSchool(database);
  folder = mkdtempSync(join(tmpdir(), 'outbox-'));
  const endpoint = makeMailTransport({ smtpUrl: null, from: null, folder, publicUrl });
  const channels = [makeMailChannel(database, endpoint, publicUrl)];
  jobs = await startJobs(database, { nowMs: Date.now, channels });
});
afterEach(async () => {
  await jobs.stop();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

async function bookDanaAndNoam(): Promise<void> {
  const attendees = [school.dana, school.noam].map(({ id }) => ({ attendeeId: id }));
  const [outcome] = await carryingOut(
    database,
    school.rivka,
  )([add({ start: '2026-12-08T16:00', end: '2026-12-08T16:45', attendees })]);
  expect(outcome?.status).toBe('ok');
  await expect
    .poll(async () => (await database.pool.query('select 1 from app.outbox')).rowCount, soon)
    .toBe(0);
}

test('on ultra each student gets one mail with the lesson and its hour, in their language and zone', async () => {
  await database.pool.query(
    `update app.users set preferences = preferences || '{"language":"en","timeZone":"Europe/London"}' where user_id = $1`,
    [school.noam.id],
  );
  await bookDanaAndNoam();
  const mails = mailsIn(folder);
  expect(mails).toHaveLength(2);
  const hebrew = mails.find(({ html }) => html.includes('lang="he"'))?.html;
  const english = mails.find(({ html }) => html.includes('lang="en"'))?.html;
  expect(hebrew).toContain('שיעור חדש');
  expect(hebrew).toMatch(/Rivka Levi.*16:00/s);
  expect(english).toContain('New lesson');
  expect(english).toMatch(/Rivka Levi.*14:00/s);
});

test('no mail program makes a link of a name', async () => {
  await database.pool.query(`update app.users set username = 'www.evil.example' where user_id = $1`, [
    school.rivka.id,
  ]);
  await bookDanaAndNoam();
  const html = mailsIn(folder)
    .map((mail) => mail.html)
    .join('');
  expect(html.replaceAll('\u200b', '')).toContain('www.evil.example');
  expect(html).not.toContain('evil.example');
});

test('a child without an address is told by the one who looks after it', async () => {
  await database.pool.query('update app.users set email = null where user_id = $1', [school.dana.id]);
  await bookDanaAndNoam();
  const receivers = mailsIn(folder).map(({ eml }) => /^To: .*(Ruth|Noam)/m.exec(eml)?.[1]);
  expect(new Set(receivers)).toEqual(new Set(['Noam', 'Ruth']));
  expect(receivers).toHaveLength(2);
});

test.each(['basic', 'premium'])('a teacher on %s sends no mail, and nothing waits', async (plan) => {
  await database.pool.query('update app.teachers set plan = $2 where teacher_id = $1', [
    school.rivka.id,
    plan,
  ]);
  await bookDanaAndNoam();
  expect(mailsIn(folder)).toEqual([]);
});

test('who books again and again fills nobody’s mailbox: thirty mails a day, the rest is told in the app', async () => {
  const book = carryingOut(database, school.rivka);
  const day = (at: number): string => new Date(Date.UTC(2026, 11, 1 + at)).toISOString().slice(0, 10);
  for (let at = 0; at < 33; at += 1) {
    const attendees = [{ attendeeId: (at < 32 ? school.dana : school.noam).id }];
    const [outcome] = await book([add({ start: `${day(at)}T16:00`, end: `${day(at)}T16:45`, attendees })]);
    expect(outcome?.status).toBe('ok');
  }
  await expect
    .poll(async () => (await database.pool.query('select 1 from app.outbox')).rowCount, soon)
    .toBe(0);
  const mailed = (name: string) => mailsIn(folder).filter(({ eml }) => eml.includes(name)).length;
  expect([mailsIn(folder).length, mailed('Noam')]).toEqual([31, 1]);
  const told = await database.pool.query('select 1 from app.notifications where user_id = $1', [
    school.dana.id,
  ]);
  expect(told.rowCount).toBe(32);
});
