/** A worker of its own: node countingWorker.ts <database>; prints the id of each mail that it is to send, as often as it is to. */
import { setTimeout as pause } from 'node:timers/promises';
import { startJobs } from '../../../server/app/jobs.ts';
import { connect } from '../../../server/db/database.ts';

const [url = ''] = process.argv.slice(2);
await startJobs(connect(url), {
  nowMs: Date.now,
  async sendMail({ id }) {
    console.log(id);
    await pause(Math.random() * 15);
  },
});
console.log('ready');
