/** The database is killed a moment after an answer: the server stays, says 503 meanwhile, and serves again as soon as it can (proof R19). */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { expect, test } from 'vitest';
import { codeOf } from '../../../server/basics/cannotStart.ts';
import { patience } from '../../patience.ts';
import { recordProof } from '../../recordProof.ts';
import { ask, aProgram, type Program } from './serverProcess.ts';
import { bookingsOf, isUnanswered, type Teacher } from './bookings.ts';
import { untilServed } from './untilServed.ts';

const kills = process.env['PROVE'] === undefined ? 8 : 200;

test(
  `of ${kills} kills of the database right after an answer none ends the server, and all is served again within a second`,
  {
    timeout: 1_800_000,
  },
  async ({ task }) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'lesson-desk-standing-'));
    const program = await aProgram({ DATA_DIR: dataDir });
    const teacher = await demoTeacher(program);
    const bookings = bookingsOf(teacher);
    const health = new Set<number>();
    let slowestMs = 0;
    let unserved = 0;
    for (let kill = 0; kill < kills; kill += 1) {
      await expect.poll(() => bookings.bookNext(program), { timeout: 120_000 }).not.toBeNull();
      await pause(Math.random() * 20);
      killPostmaster(dataDir);
      let isServed = false;
      const knocking = (async () => {
        while (!isServed) {
          const [seen, told] = await Promise.all([
            ask(program, { path: '/health' }),
            ask(program, { path: '/graphql', cookie: teacher.cookie, body: { query: '{ me { id } }' } }),
          ]);
          if (seen.kind === 'answered') health.add(seen.status);
          // Throws where it was answered by anything else than the right answer or 503 with its code.
          if (isUnanswered(told)) unserved += 1;
          expect([seen.kind, told.kind]).toEqual(['answered', 'answered']);
          await pause(15);
        }
      })();
      knocking.catch(() => {});
      try {
        const backMs = await untilBack(dataDir);
        await untilServed(program, teacher);
        slowestMs = Math.max(slowestMs, performance.now() - backMs);
      } finally {
        isServed = true;
      }
      await knocking;
      expect(program.isRunning(), program.said().slice(-2_000)).toBe(true);
    }
    await bookings.bookOpen(program);
    expect(health).toEqual(new Set([200, 503]));
    expect(unserved).toBeGreaterThan(0);
    expect(slowestMs).toBeLessThan(patience(1_000));
    expect(bookings.resets).toEqual([]);
    expect(program.said()).not.toMatch(/nobody (?:awaited|caught) this/);
    await expectAllThere(program, teacher, bookings.booked);
    recordProof(
      task,
      'R19',
      `${kills} kills 0 to 20 ms after an answer: nothing ended, 503 to ${unserved} calls meanwhile, served ${Math.round(slowestMs)} ms after its return at the latest`,
    );
    expect(await program.stop()).toBe(0);
    rmSync(dataDir, { recursive: true, force: true });
  },
);

async function demoTeacher(program: Program): Promise<Teacher> {
  const entered = await ask(program, { path: '/auth/demo/sign-in', body: { role: 'teacher' } });
  if (entered.kind !== 'answered' || entered.status !== 200) throw new Error(JSON.stringify(entered));
  const cookie = entered.cookies.join('; ');
  const { id } = entered.body['user'] as { id: string };
  const query = 'query ($id: ID!) { getStudentsByTeacherId(teacherId: $id) { id } }';
  const told = await ask(program, { path: '/graphql', cookie, body: { query, variables: { id } } });
  if (told.kind !== 'answered') throw new Error(told.kind);
  const { getStudentsByTeacherId: students } = told.body['data'] as {
    getStudentsByTeacherId: { id: string }[];
  };
  return { id, cookie, studentId: students[0]?.id ?? '' };
}

function killPostmaster(dataDir: string): void {
  const [pid] = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n', 1);
  process.kill(Number(pid), 'SIGKILL');
}

/** When PostgreSQL takes callers again; one whom it does not know is a caller too. */
async function untilBack(dataDir: string): Promise<number> {
  for (const untilMs = Date.now() + 60_000; Date.now() < untilMs;) {
    const client = new pg.Client({ host: join(dataDir, 'run'), user: 'nobody', database: 'postgres' });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.end();
      return performance.now();
    } catch (fault) {
      // Refused by name or password: it looked at who calls.
      if (codeOf(fault)?.startsWith('28')) return performance.now();
    }
    await pause(5);
  }
  throw new Error('PostgreSQL did not come back');
}

async function expectAllThere(
  program: Program,
  { id, cookie }: Teacher,
  booked: ReadonlyMap<string, string>,
): Promise<void> {
  const query = 'query ($id: ID!) { meetingsByTeacherId(teacherId: $id) { id summary } }';
  const told = await ask(program, { path: '/graphql', cookie, body: { query, variables: { id } } });
  if (told.kind !== 'answered') throw new Error(told.kind);
  const { meetingsByTeacherId: all } = told.body['data'] as {
    meetingsByTeacherId: { id: string; summary: string | null }[];
  };
  const ours = all.filter(({ summary }) => summary?.startsWith('request '));
  expect(Object.fromEntries(ours.map((each) => [each.summary, each.id]))).toEqual(Object.fromEntries(booked));
  expect(ours).toHaveLength(booked.size);
}
