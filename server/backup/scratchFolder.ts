/** A scratch folder beside the target, in which something is built before it gets its name. */
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Removes scratch folders of killed processes first; this one is removed when its process exits. */
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

const mostTries = 20;

/**
 * A database that outlived its killed process may still write into the folder, or take its own files out of it: then
 * `rmSync` ends early, and with `force` it does so in silence.
 */
function remove(path: string): void {
  for (let tries = 0; tries < mostTries && existsSync(path); tries += 1)
    rmSync(path, { recursive: true, force: true, maxRetries: 3 });
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
