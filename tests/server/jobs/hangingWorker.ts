/** A worker of its own: node hangingWorker.ts <database>; prints the id of each mail it is to send, and never gets done with it. */
import { startJobs } from '../../../server/app/jobs.ts';
import { connect } from '../../../server/db/database.ts';

const [url = ''] = process.argv.slice(2);
await startJobs(connect(url), {
  nowMs: Date.now,
  sendMail({ id }) {
    console.log(id);
    return new Promise(() => {});
  },
});
console.log('ready');
