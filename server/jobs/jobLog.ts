/** Of the job queue only what went wrong is told: a job that waits or is done is no news. */
import { Logger } from 'graphile-worker';

export const jobLog = new Logger((scope) => (level, message) => {
  if (level !== 'error' && level !== 'warning') return;
  console.error(scope.taskIdentifier ? `The job ${scope.taskIdentifier}: ${message}` : `Jobs: ${message}`);
});
