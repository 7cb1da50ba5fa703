/** `npm run backup` and `npm run restore` on a data folder, each as a process of its own. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { root } from '../../../scripts/productNode.mjs';

export type Said = { code: number | null; said: string };

export function start(
  args: string[],
  environment: NodeJS.ProcessEnv,
): { child: ChildProcess; ended: Promise<Said> } {
  const child = spawn(process.execPath, [join(root, 'server/backup/main.ts'), ...args], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: '', INIT_CWD: root, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = Promise.all([once(child, 'close'), text(child.stdout), text(child.stderr)]).then(
    ([[code], out, err]) => ({ code: code as number | null, said: `${out}${err}`.trim() }),
  );
  return { child, ended };
}

export const run = (args: string[], dataDir: string, environment: NodeJS.ProcessEnv = {}): Promise<Said> =>
  start(args, { DATA_DIR: dataDir, ...environment }).ended;
