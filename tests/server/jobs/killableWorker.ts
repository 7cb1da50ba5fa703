/** A worker of its own, to be killed: node killableWorker.ts <database> <how many of a hundred fail>; prints the id of every notice that went out. */
import { setTimeout as pause } from 'node:timers/promises';
import { startJobs } from '../../../server/app/jobs.ts';
import { connect } from '../../../server/db/database.ts';

const [url = '', failing = '0'] = process.argv.slice(2);
await startJobs(connect(url), {
  nowMs: Date.now,
  channels: [
    {
      name: 'a slow endpoint',
      async send({ id }) {
        await pause(Math.random() * 20);
        if (Math.random() * 100 < Number(failing)) throw new Error('The endpoint is out of order');
        console.log(id);
      },
    },
  ],
});
console.log('ready');
