/** Logs only what goes wrong in the job queue. */
import { Logger } from 'graphile-worker';
import { log } from '../basics/log.ts';

export const jobLog = new Logger((scope) => (level, message) => {
  if (level !== 'error' && level !== 'warning') return;
  log({ level, event: 'job', at: scope.taskIdentifier ?? 'jobs', fault: message });
});
