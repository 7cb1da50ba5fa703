/** What nobody awaited and nobody caught: told to the log, and lived through only where that is safe (docs/decisions/027). */
import { isDatabaseAway } from './store/away.ts';
import { tellFault } from './doors/tellFault.ts';

/** stop: ends the program in order, with this exit code. */
export function setLastHandlers(stop: (exitCode: number) => void): void {
  // The work that was not awaited has ended where it failed; what it held in the database was taken back with its transaction.
  process.on('unhandledRejection', (fault) => tellFault('nobody awaited this', fault));
  process.on('uncaughtException', (fault) => {
    tellFault('nobody caught this', fault);
    // A line that broke, told by its socket alone: no work of ours was cut in the middle.
    if (!isDatabaseAway(fault)) stop(1);
  });
  // Whoever read the log is gone; people are served all the same.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}
