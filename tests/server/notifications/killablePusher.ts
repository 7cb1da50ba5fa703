/** A server's jobs in a process of their own, to be killed: node killablePusher.ts <database>. */
import { startJobs } from '../../../server/app/jobs.ts';
import { connect } from '../../../server/db/database.ts';
import { makePush } from '../../../server/modules/notifications/push/makePush.ts';
import { makePushChannel } from '../../../server/modules/notifications/push/pushChannel.ts';

const [url = ''] = process.argv.slice(2);
const store = connect(url);
const { senders, kinds } = makePush({
  store,
  settings: { fcm: null, toLoopback: true },
  publicUrl: 'https://lessons.example',
  nowMs: Date.now,
});
await startJobs(store, {
  nowMs: Date.now,
  channels: [makePushChannel(store, { kinds, nowMs: Date.now })],
  pushRoom: { store, senders },
});
console.log('ready');
