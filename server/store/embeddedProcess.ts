/** The running PostgreSQL: ends with the program that started it, and is started again when it dies alone. */
import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';

export type Running = { stop(): Promise<void> };

type Launch = {
  command: [program: string, args: string[]];
  ids: { uid?: number; gid?: number };
  environment: NodeJS.ProcessEnv;
  logPath: string;
  ready(): Promise<boolean>;
};

/**
 * A shell between the two watches a pipe from this process: however this process ends, the pipe closes and PostgreSQL gets its
 * fast shutdown. `read` is the shell's own, so nothing but the shell is left to end.
 */
const watched = `
exec 3<&0 </dev/null
"$@" 3<&- & server=$!
(read -r _ <&3; kill -INT $server) 2>/dev/null & watch=$!
exec 3<&-
wait $server; code=$?
kill $watch 2>/dev/null
exit $code`;

/** An old server, or the last of its workers, may need a moment to let go of the folder. */
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
  };
  guard(child);

  return {
    async stop() {
      stopping = true;
      // One that is just being started again answers before it is known here; it must end too.
      await restarting;
      await end(child);
    },
  };
}

async function launchUntilReady(
  launch: Launch,
  untilMs: number,
  stopping: () => boolean,
): Promise<ChildProcess> {
  while (Date.now() < untilMs && !stopping()) {
    const child = startOnce(launch);
    while (child.exitCode === null && child.signalCode === null) {
      if (await launch.ready()) return child;
      if (Date.now() > untilMs || stopping()) await end(child);
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
      stdio: ['pipe', log, log],
      // Not in the terminal's group: Ctrl+C must reach the server first, which then stops this in order.
      detached: true,
    });
    child.unref();
    child.stdin?.on('error', () => {});
    if (child.stdin && 'unref' in child.stdin && typeof child.stdin.unref === 'function') child.stdin.unref();
    return child;
  } finally {
    closeSync(log);
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.ref();
  child.stdin?.end();
  await gone;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
