/** Notifications to devices: asks for one job for each, since one that is off keeps no other waiting. */
import type { Store } from '../../../db/database.ts';
import type { Channel } from '../../../kernel/jobs/channels.ts';
import { askToPush } from './pushJob.ts';

export const makePushChannel = ({ db }: Pick<Store, 'db'>, kinds: readonly string[]): Channel => ({
  name: 'push',
  send: (notice) => askToPush(db, notice, { kinds, at: null }),
});
