/** Two servers over one PostgreSQL that is restarted and killed under load: both stay, and each lesson and notice is there once (proof R19). */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startExternalPostgres } from '../../../scripts/checks/externalPostgres.ts';
import { connect } from '../../../server/db/database.ts';
import { patience } from '../../patience.ts';
import { recordProof } from '../../recordProof.ts';
import { aProgram } from './serverProcess.ts';
import { aTeacher } from './teacherFixture.ts';
import { bookingsOf } from './bookings.ts';
import { untilServed } from './untilServed.ts';

const restarts = process.env['PROVE'] === undefined ? 2 : 20;
const clientsEach = 4;

test(
  `of ${restarts} restarts of an external database under load none ends either of two servers`,
  {
    timeout: 900_000,
  },
  async ({ task }) => {
    const external = await startExternalPostgres();
    const dataDir = mkdtempSync(join(tmpdir(), 'lesson-desk-two-'));
    const environment = { DATA_DIR: dataDir, DATABASE_URL: external.url, SESSION_SECRET: 'x'.repeat(32) };
    const first = await aProgram(environment);
    const programs = [first, await aProgram(environment)];
    const store = connect(external.url);
    const teacher = await aTeacher(store, first);
    const bookings = bookingsOf(teacher);
    let isOver = false;
    const load = programs.flatMap((program) =>
      Array.from({ length: clientsEach }, async () => {
        while (!isOver) if ((await bookings.bookNext(program)) === null) await pause(20);
      }),
    );
    const loaded = Promise.all(load);
    loaded.catch(() => {});
    let slowestMs = 0;
    for (let restart = 0; restart < restarts; restart += 1) {
      await pause(300 + Math.random() * 500);
      if (restart % 2 === 0) await external.restart(Math.random() * 1_000);
      else {
        external.kill();
        await expect.poll(() => isAnswering(external.url), { timeout: 60_000, interval: 5 }).toBe(false);
      }
      await expect.poll(() => isAnswering(external.url), { timeout: 60_000, interval: 5 }).toBe(true);
      const backMs = performance.now();
      await Promise.all(programs.map((program) => untilServed(program, teacher)));
      slowestMs = Math.max(slowestMs, performance.now() - backMs);
      for (const program of programs) expect(program.isRunning(), program.said().slice(-2_000)).toBe(true);
    }
    isOver = true;
    await loaded;
    await bookings.bookOpen(first);
    expect(slowestMs).toBeLessThan(patience(1_000));
    expect(bookings.resets).toEqual([]);
    const waiting = async (): Promise<unknown> =>
      (
        await store.pool.query(
          'select id, attempts, locked_by, last_error from graphile_worker._private_jobs',
        )
      ).rows;
    await expect.poll(waiting, { timeout: 240_000, interval: 100 }).toEqual([]);
    const { rows: lessons } = await store.pool.query<{ summary: string; id: string }>(
      'select summary, id from app.meetings',
    );
    expect(Object.fromEntries(lessons.map(({ summary, id }) => [summary, id]))).toEqual(
      Object.fromEntries(bookings.booked),
    );
    expect(lessons).toHaveLength(bookings.booked.size);
    const { rows: notices } = await store.pool.query<{ people: number; notices: number; left: number }>(
      `select count(distinct (user_id, change_id))::int as people, count(*)::int as notices,
       (select count(*)::int from app.outbox) as left from app.notifications`,
    );
    expect(notices).toEqual([{ people: lessons.length, notices: lessons.length, left: 0 }]);
    for (const program of programs) expect(program.said()).not.toMatch(/nobody (?:awaited|caught) this/);
    recordProof(
      task,
      'R19',
      `${restarts} restarts of an external database, two servers, ${lessons.length} lessons and notices: nothing ended, each once, served ${Math.round(slowestMs)} ms after its return at the latest`,
    );
    expect(await Promise.all(programs.map((program) => program.stop()))).toEqual([0, 0]);
    await store.close();
    await external.stop();
    rmSync(dataDir, { recursive: true, force: true });
  },
);

/** By a line of its own each time: how long ours need to come back is what is measured. */
async function isAnswering(url: string): Promise<boolean> {
  const { pool, close } = connect(url);
  const answer = await pool.query('select 1').then(
    () => true,
    () => false,
  );
  await close();
  return answer;
}
