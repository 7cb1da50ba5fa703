/** Hands a picture to a process of its own: ten seconds and 256 MB are all that it gets (access.md T12). */
import { fork } from 'node:child_process';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { ImageFormat } from '../../domain/people/imageUse.ts';
import type { Remade, RemakeFault, RemakeJob } from './remakeWorker.ts';

export type RemakeLimits = { longestMs: number; mostMb: number; worker: URL };

const limits: RemakeLimits = {
  longestMs: 10_000,
  mostMb: 256,
  worker: new URL('remakeWorker.ts', import.meta.url),
};
/** Until the process has loaded its decoder. */
const longestStartMs = 15_000;

export function remakeBeside(
  /** Goes on to the process as it comes. */
  picture: Readable,
  formats: readonly ImageFormat[],
  { longestMs, mostMb, worker }: RemakeLimits = limits,
): Promise<Remade | RemakeFault> {
  return new Promise((resolve, reject) => {
    const job: RemakeJob = { formats, mostMb };
    const child = fork(fileURLToPath(worker), [JSON.stringify(job)], {
      // No secret of the server's is there to be found.
      env: process.env['SystemRoot'] ? { SystemRoot: process.env['SystemRoot'] } : {},
      execArgv: [`--max-old-space-size=${mostMb}`],
      stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    });
    let timer = setTimeout(() => child.kill('SIGKILL'), longestStartMs);
    let [isReady, isWhole] = [false, false];
    // How long it takes to come is bounded where it comes from.
    const count = (): void => {
      clearTimeout(timer);
      if (isReady && isWhole) timer = setTimeout(() => child.kill('SIGKILL'), longestMs);
    };
    child.on('message', (said: 'ready' | Remade | RemakeFault) => {
      if (said !== 'ready') return resolve(said);
      isReady = true;
      count();
    });
    picture.on('end', () => {
      isWhole = true;
      if (isReady) count();
    });
    // Whoever brought it has gone, or brings too much.
    picture.on('error', () => child.kill('SIGKILL'));
    child.on('error', reject);
    child.on('exit', () => {
      clearTimeout(timer);
      // Nobody reads the rest of it.
      picture.resume();
      // Without an answer before it: the picture took too long, or too much.
      resolve('FAILED');
    });
    // A process that has ended reads no more.
    child.stdin?.on('error', () => {});
    if (child.stdin) picture.pipe(child.stdin);
  });
}
