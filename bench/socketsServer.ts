/** The whole server with many people who are signed in: a teacher with many students, and others beside. Ends with its parent. */
import { createHmac, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from '../server/app/settings.ts';
import { startApp } from '../server/app/startApp.ts';
import { connect } from '../server/db/database.ts';
import { openDatabase } from '../server/db/embedded/openDatabase.ts';
import { migrate } from '../server/db/migrate.ts';

const [watching = 0, others = 0] = process.argv.slice(2).map(Number);
/** Of the others, as many learn with one teacher. */
const classSize = 40;

const folder = mkdtempSync(join(tmpdir(), 'lesson-desk-bench-'));
const settings = readSettings({ DATA_DIR: folder, PUBLIC_URL: 'http://127.0.0.1:4000' }, []);
if ('sentence' in settings) throw new Error(settings.sentence);
const database = await openDatabase(settings);
const store = connect(database.url);
await migrate(store);
const filling = await store.pool.connect();
await filling.query('set statement_timeout = 0');

const sign = (token: string): string =>
  `session=${encodeURIComponent(`${token}.${createHmac('sha256', settings.sessionSecret).update(token).digest('base64')}`)}`;

/** Accounts with a session each, as the sign-in writes them. */
async function people(role: 'teacher' | 'student', count: number): Promise<{ id: string; cookie: string }[]> {
  const tokens = Array.from({ length: count }, () => randomBytes(24).toString('base64url'));
  const { rows } = await filling.query<{ id: string; token: string }>(
    `with made as (
       insert into auth."user" (id, name, email, "emailVerified", role)
       select gen_random_uuid(), 'Person ' || token, lower(token) || '@example.test', true, $1
       from unnest($2::text[]) token returning id, name)
     insert into auth.session (id, "expiresAt", token, "updatedAt", "userId")
     select gen_random_uuid(), now() + interval '7 days', substr(name, 8), now(), id from made
     returning "userId" as id, token`,
    [role, tokens],
  );
  return rows.map(({ id, token }) => ({ id, cookie: sign(token) }));
}

const link = (teacherId: string, students: readonly { id: string }[]) =>
  filling.query(
    `insert into app.links (teacher_id, student_id) select $1, student from unnest($2::uuid[]) student`,
    [teacherId, students.map(({ id }) => id)],
  );

const [teacher] = await people('teacher', 1);
if (!teacher) throw new Error('there is no teacher');
const students = await people('student', watching);
await link(teacher.id, students);
const seats = students.map(({ cookie }) => ({ cookie, teacherId: teacher.id }));
for (let at = 0; at < others; at += classSize) {
  const [other] = await people('teacher', 1);
  const learners = await people('student', Math.min(classSize, others - at));
  if (!other) throw new Error('there is no teacher');
  await link(other.id, learners);
  seats.push(...learners.map(({ cookie }) => ({ cookie, teacherId: other.id })));
}
await filling.query('analyze');
await filling.query('reset statement_timeout');
filling.release();

const app = await startApp({
  settings: { ...settings, port: 0 },
  store,
  databaseUrl: database.url,
  production: true,
});
// The moment at which a commit is heard of in this process.
const line = await store.pool.connect();
const heard = new Map<number, number>();
line.on('notification', ({ payload = '' }) => {
  const { kind, revision } = JSON.parse(payload) as { kind: string; revision?: number };
  if (kind === 'rows' && revision !== undefined)
    heard.set(revision, performance.timeOrigin + performance.now());
});
await line.query('listen live');

process.on('message', (asked) => {
  if (asked !== 'memory') return;
  globalThis.gc?.();
  const { rss, heapUsed } = process.memoryUsage();
  const [lastMs = 0] = [...heard.values()].slice(-1);
  process.send?.({ rss, heapUsed, lastMs });
});
process.send?.({ port: app.port, teacher: { ...teacher }, seats });
process.on('disconnect', () => {
  void app.stop().then(async () => {
    line.release(true);
    await store.close();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
    process.exit(0);
  });
});
