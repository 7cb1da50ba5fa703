/** Of the job queue only what went wrong is told: a job that waits or is done is no news. */
import { Logger } from 'graphile-worker';
import { log } from '../doors/log.ts';

export const jobLog = new Logger((scope) => (level, message) => {
  if (level !== 'error' && level !== 'warning') return;
  log({ level, event: 'job', at: scope.taskIdentifier ?? 'jobs', fault: message });
});
