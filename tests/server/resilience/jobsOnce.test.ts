/** A job is done once, however often the line to the database is cut while it is taken, done and told to be done (proof R19). */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { recordProof } from '../../recordProof.ts';
import { freshDatabase } from '../database.ts';

const cuts = process.env['PROVE'] === undefined ? 10 : 100;
const jobsEach = 4;

test(
  `of ${cuts} cuts of every line to the database none ends the worker, and each job is done once`,
  {
    timeout: 600_000,
  },
  async ({ task }) => {
    const database = await freshDatabase();
    const worker = spawn(process.execPath, [join(import.meta.dirname, 'countingWorker.ts'), database.url], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const begun: string[] = [];
    const lines = createInterface(worker.stdout);
    lines.on('line', (line) => begun.push(line));
    await once(lines, 'line');
    begun.length = 0;

    const asked: string[] = [];
    for (let cut = 0; cut < cuts; cut += 1) {
      for (let n = 0; n < jobsEach; n += 1) {
        const id = `job ${cut}.${n}`;
        asked.push(id);
        await database.pool.query(`select graphile_worker.add_job('sendMail', $1::json)`, [
          JSON.stringify({ id }),
        ]);
      }
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20));
      await database.pool
        .query(
          'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
        )
        .catch(() => {});
      expect(worker.exitCode, `after cut ${cut}`).toBeNull();
    }
    const waiting = async (): Promise<unknown> =>
      (await database.pool.query(`select id, attempts, locked_by from graphile_worker._private_jobs`)).rows;
    // What is tried for the fifth time has waited for most of a minute.
    await expect.poll(waiting, { timeout: 240_000 }).toEqual([]);
    expect(worker.exitCode).toBeNull();
    expect(begun.toSorted()).toEqual(asked.toSorted());
    recordProof(task, 'R19', `${cuts} cuts of every line: ${asked.length} jobs, each done once`);
    worker.kill('SIGKILL');
    await database.close();
  },
);
