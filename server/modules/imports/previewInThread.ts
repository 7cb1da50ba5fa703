/** Makes the preview of an imported calendar in a thread of its own, limited to two seconds and little memory. */
import { Worker } from 'node:worker_threads';
import type { ImportInto, ImportPreview } from '../../../domain/calendar/ics/importPreview.ts';
import type { IcsFault } from '../../../domain/calendar/ics/readIcs.ts';
import type { PreviewJob } from './previewWorker.ts';

export type PreviewFault = IcsFault | 'TOO_SLOW';

export type PreviewLimits = { longestMs: number; mostMb: number; worker: URL };

const limits: PreviewLimits = {
  longestMs: 2000,
  mostMb: 128,
  worker: new URL('previewWorker.ts', import.meta.url),
};
/** For starting the thread. */
const longestStartMs = 15_000;

export function previewBeside(
  text: string,
  into: ImportInto,
  { longestMs, mostMb, worker: program }: PreviewLimits = limits,
): Promise<ImportPreview | PreviewFault> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(program, {
      resourceLimits: { maxOldGenerationSizeMb: mostMb, maxYoungGenerationSizeMb: 32, stackSizeMb: 2 },
    });
    let timer = setTimeout(
      () => end(() => reject(new Error('The reading of a calendar did not begin'))),
      longestStartMs,
    );
    function end(answer: () => void): void {
      clearTimeout(timer);
      answer();
      void worker.terminate();
    }
    worker.on('message', (said: 'ready' | ImportPreview | IcsFault) => {
      if (said !== 'ready') return end(() => resolve(said));
      clearTimeout(timer);
      timer = setTimeout(() => end(() => resolve('TOO_SLOW')), longestMs);
      worker.postMessage({ text, into } satisfies PreviewJob);
    });
    worker.on('error', (fault: NodeJS.ErrnoException) => {
      const isTooMuch = fault.code === 'ERR_WORKER_OUT_OF_MEMORY';
      end(() => (isTooMuch ? resolve('TOO_SLOW') : reject(fault)));
    });
    worker.on('exit', () =>
      end(() => reject(new Error('The reading of a calendar ended without an answer'))),
    );
  });
}
