/** A folder beside the one that is meant, in which something is made before it gets its name. */
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** What was left by a process that was killed goes first; this one goes with its process. */
export function makeBeside(folder: string, state: string): { path: string; remove(): void } {
  const start = `${basename(folder)}.${state}-`;
  for (const name of readdirSync(dirname(folder))) {
    if (name.startsWith(start) && !isRunning(Number(name.slice(start.length))))
      remove(join(dirname(folder), name));
  }
  const path = join(dirname(folder), `${start}${process.pid}`);
  mkdirSync(path, { mode: 0o700 });
  const atExit = () => remove(path);
  process.once('exit', atExit);
  return {
    path,
    remove() {
      process.off('exit', atExit);
      remove(path);
    },
  };
}

/** What is written into it at this moment, it may be, makes a second try necessary. */
const remove = (path: string): void => rmSync(path, { recursive: true, force: true, maxRetries: 3 });

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
