/** Unhandled rejections and uncaught exceptions: logged, and survived only where that is safe (docs/decisions/027). */
import { isDatabaseAway } from '../basics/databaseFaults.ts';
import { reportFault } from '../basics/reportFault.ts';

/** stop: ends the program in order, with this exit code. */
export function setLastHandlers(stop: (exitCode: number) => void): void {
  // The work has ended where it failed; its transaction was rolled back.
  process.on('unhandledRejection', (fault) => reportFault('nobody awaited this', fault));
  process.on('uncaughtException', (fault) => {
    reportFault('nobody caught this', fault);
    // A broken connection, reported by its socket only: no work of ours was interrupted.
    if (!isDatabaseAway(fault)) stop(1);
  });
  // The reader of the log is gone; the server keeps serving.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}
