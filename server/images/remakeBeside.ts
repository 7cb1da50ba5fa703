/** Hands a picture to a process of its own: ten seconds and 256 MB are all that it gets (access.md T12). */
import { fork } from 'node:child_process';
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
  picture: Buffer,
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
    child.on('message', (said: 'ready' | Remade | RemakeFault) => {
      if (said !== 'ready') return resolve(said);
      clearTimeout(timer);
      timer = setTimeout(() => child.kill('SIGKILL'), longestMs);
    });
    child.on('error', reject);
    child.on('exit', () => {
      clearTimeout(timer);
      // Without an answer before it: the picture took too long, or too much.
      resolve('FAILED');
    });
    // A process that has ended reads no more.
    child.stdin?.on('error', () => {});
    child.stdin?.end(picture);
  });
}
