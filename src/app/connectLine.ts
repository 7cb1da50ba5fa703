/** Ties the line to the server to the session: an ended session leaves, another person starts with nothing fetched. */
import { client, onUnauthenticated, socket } from './apollo.ts';
import { followUnread } from './followUnread.ts';
import { leave, onOtherPerson } from './session.ts';

export function connectLine(): () => void {
  const ends = [
    followUnread(),
    onUnauthenticated(() => void leave()),
    onOtherPerson(async () => {
      socket.terminate();
      await client.clearStore();
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
}
