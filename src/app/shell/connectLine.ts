/** Ties the line to the server to the session: an ended session leaves, another person starts with nothing fetched. */
import { client, onUnauthenticated, socket } from '../../lib/apollo/apollo.ts';
import { followNotices } from '../../features/notices/followNotices.ts';
import { startShellWorker } from '../../lib/device/shellWorker.ts';
import { useOnline } from '../../lib/device/useOnline.ts';
import { whenIdle } from '../../lib/page/whenIdle.ts';
import { lookAgain, onOtherPerson, sessionEnded } from '../../lib/session/session.ts';

/** The browser's own code of a line that nobody closed. */
const brokenOff = 1006;
const awayMs = 4_000;

export function connectLine(): () => void {
  let lost: ReturnType<typeof setTimeout> | undefined;
  const ends = [
    () => clearTimeout(lost),
    socket.on('connected', () => {
      clearTimeout(lost);
      useOnline.getState().back();
    }),
    // The server may be away while the device itself has a line. A line that is laid anew at once was not away.
    socket.on('closed', (event) => {
      if (!(event instanceof CloseEvent && event.code === brokenOff)) return;
      clearTimeout(lost);
      lost = setTimeout(() => useOnline.getState().lost(), awayMs);
    }),
    followNotices(),
    // What the screen itself fetches comes first.
    whenIdle(() => void startShellWorker()),
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
