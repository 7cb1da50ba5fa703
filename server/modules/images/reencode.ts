/** Re-encodes a picture in a process of its own, limited to ten seconds and 256 MB (access.md T12). */
import { fork } from 'node:child_process';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { ImageUse } from '../../../domain/people/imageUse.ts';
import type { Remade, RemakeFault, RemakeJob } from './reencodeWorker.ts';

export type RemakeLimits = { longestMs: number; mostMb: number; worker: URL };

const limits: RemakeLimits = {
  longestMs: 10_000,
  mostMb: 256,
  worker: new URL('reencodeWorker.ts', import.meta.url),
};
/** For loading the decoder. */
const longestStartMs = 15_000;

export function remakeBeside(
  /** Streamed to the process. */
  picture: Readable,
  use: ImageUse,
  { longestMs, mostMb, worker }: RemakeLimits = limits,
): Promise<Remade | RemakeFault> {
  return new Promise((resolve, reject) => {
    const job: RemakeJob = { use, mostMb };
    const child = fork(fileURLToPath(worker), [JSON.stringify(job)], {
      // Without the server's environment, which contains secrets.
      env: process.env['SystemRoot'] ? { SystemRoot: process.env['SystemRoot'] } : {},
      execArgv: [`--max-old-space-size=${mostMb}`],
      stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    });
    let timer = setTimeout(() => child.kill('SIGKILL'), longestStartMs);
    let [isReady, isWhole] = [false, false];
    // The upload itself has its own time limit.
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
    // The client has disconnected, or sends too much.
    picture.on('error', () => child.kill('SIGKILL'));
    child.on('error', reject);
    child.on('exit', () => {
      clearTimeout(timer);
      // Discards the rest.
      picture.resume();
      // No answer before the exit: the picture took too much time or memory.
      resolve('FAILED');
    });
    // Writing to a process that has ended fails.
    child.stdin?.on('error', () => {});
    if (child.stdin) picture.pipe(child.stdin);
  });
}
