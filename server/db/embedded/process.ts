/** The running PostgreSQL: it ends with the program that started it, and is restarted when it dies by itself. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Socket } from 'node:net';
import { codeOf } from '../../basics/cannotStart.ts';

export type Running = { stop(): Promise<void> };

/** A running database that can be connected to. */
export type Database = Running & { url: string };

type Launch = {
  /** The folder of its files. */
  cluster: string;
  command: [program: string, args: string[]];
  ids: { uid?: number; gid?: number };
  environment: NodeJS.ProcessEnv;
  logPath: string;
  ready(): Promise<boolean>;
};

/**
 * A second shell reads from a pipe to this process: however this process ends, the pipe closes and PostgreSQL gets its fast
 * shutdown. Only that shell holds the other end, so this process notices when the shell is gone. `read` is built into the
 * shell, so there is no other process to end.
 */
const watched = `
"$@" 3<&- & server=$!
(read -r _ <&3; kill -INT $server) 2>/dev/null & watch=$!
exec 3<&-
wait $server; code=$?
kill $watch 2>/dev/null
exit $code`;

/** An old server, or the last of its workers, may need a moment to release the folder. */
const patienceMs = 20_000;
const longestPauseMs = 5_000;

/** Throws when PostgreSQL does not answer within the patience. */
export async function keepRunning(launch: Launch): Promise<Running> {
  let stopping = false;
  let child = await launchUntilReady(launch, Date.now() + patienceMs, () => stopping);

  let restarting: Promise<void> = Promise.resolve();

  const restart = async (): Promise<void> => {
    for (let pauseMs = 50; !stopping; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
      try {
        child = await launchUntilReady(launch, Date.now() + patienceMs, () => stopping);
        guard(child);
        return;
      } catch {
        await pause(pauseMs);
      }
    }
  };
  const guard = (started: ChildProcess): void => {
    started.once('exit', () => {
      restarting = restart();
    });
    // Without its watcher it would outlive this process: it is restarted under a new one.
    lineTo(started).once('close', () => {
      if (isRunning(started) && !stopping) endOrphan(launch.cluster);
    });
  };
  guard(child);

  return {
    async stop() {
      stopping = true;
      // A server that is just being restarted may already run before `child` names it; it must end too.
      await restarting;
      await end(child, launch);
    },
  };
}

async function launchUntilReady(
  launch: Launch,
  untilMs: number,
  stopping: () => boolean,
): Promise<ChildProcess> {
  while (Date.now() < untilMs && !stopping()) {
    // The one that answers must be the one started here.
    endOrphan(launch.cluster);
    const child = startOnce(launch);
    while (isRunning(child)) {
      if ((await launch.ready()) && isRunning(child)) return child;
      if (Date.now() > untilMs || stopping()) await end(child, launch);
      await pause(20);
    }
    await pause(200);
  }
  throw new Error('PostgreSQL did not answer');
}

function startOnce({ command: [program, args], ids, environment, logPath }: Launch): ChildProcess {
  const log = openSync(logPath, 'a', 0o600);
  try {
    const child = spawn('/bin/sh', ['-c', watched, 'sh', program, ...args], {
      ...ids,
      env: environment,
      stdio: ['ignore', log, log, 'pipe'],
      // Not in the terminal's process group: Ctrl+C must reach the server first, which then stops this in order.
      detached: true,
    });
    const line = lineTo(child);
    line.on('error', () => {});
    line.resume();
    line.unref();
    child.once('exit', () => line.destroy());
    child.unref();
    return child;
  } finally {
    closeSync(log);
  }
}

async function end(child: ChildProcess, { cluster }: Launch): Promise<void> {
  if (!isRunning(child)) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.ref();
  lineTo(child).end();
  // The watcher may be gone, and then nobody reads the pipe.
  endOrphan(cluster);
  await gone;
}

const isRunning = (child: ChildProcess): boolean => child.exitCode === null && child.signalCode === null;

const lineTo = (child: ChildProcess): Socket => child.stdio[3] as Socket;

/**
 * Expects a locked data folder, so a server that runs on its cluster and is not ours was left behind by a kill: it is
 * asked to shut down, and the next start waits for it. It is recognized by the cluster's path in its command line.
 * After a kill of everything the number in postmaster.pid may belong to another program by now, and PostgreSQL would
 * refuse to start: then the file is removed.
 */
export function endOrphan(cluster: string): void {
  const path = join(cluster, 'postmaster.pid');
  if (!existsSync(path)) return;
  const pid = Number(readFileSync(path, 'utf8').split('\n', 1)[0]);
  if (!commandLineOf(pid).includes(` -D ${cluster} `)) return rmSync(path, { force: true });
  try {
    process.kill(pid, 'SIGINT');
  } catch (fault) {
    if (codeOf(fault) !== 'ESRCH') throw fault;
  }
}

function commandLineOf(pid: number): string {
  if (existsSync('/proc/self/cmdline')) {
    const path = `/proc/${pid}/cmdline`;
    return existsSync(path) ? readFileSync(path, 'utf8').replaceAll('\0', ' ') : '';
  }
  return spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' }).stdout;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
