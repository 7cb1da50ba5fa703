/** Ties the line to the server to the session: an ended session leaves, another person starts with nothing fetched. */
import { client, onUnauthenticated, socket } from './apollo.ts';
import { followUnread } from './followUnread.ts';
import { lookAgain, onOtherPerson, sessionEnded } from './session.ts';

/** The browser's own code of a line that nobody closed. */
const brokenOff = 1006;

export function connectLine(): () => void {
  const ends = [
    followUnread(),
    onUnauthenticated(() => void sessionEnded()),
    // A line that cannot be laid tells no reason: it may be the session that ended while there was none.
    socket.on('closed', (event) => {
      if (event instanceof CloseEvent && event.code === brokenOff) void lookAgain(sessionEnded);
    }),
    onOtherPerson(async () => {
      socket.terminate();
      await client.clearStore();
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
}
