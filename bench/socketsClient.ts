/** Browsers that watch a calendar each, in a process of their own: tells when all are subscribed, and then when what came to how many. */
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';

type Seat = { cookie: string; teacherId: string };
type Given = { port: number; origin: string; seats: Seat[] };

const subscription = `subscription ($id: ID!) { meetings(teacherId: $id) {
  id seriesId version removed summary start end timeZone subject rrule capacity cost busyOnly
  attendees { attendeeId name } } }`;
const lanes = 6;
/** Who is refused for now comes again, as browsers do. */
const againMs = 500;

const cameMs: number[] = [];

async function open({ port, origin }: Given, { cookie, teacherId }: Seat): Promise<void> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws', {
    headers: { cookie, origin },
    perMessageDeflate: false,
  });
  await once(socket, 'open');
  socket.send('{"type":"connection_init"}');
  await once(socket, 'message');
  socket.on('message', (data) => {
    // Only what was subscribed to counts, not the pings.
    if (data instanceof Buffer && data.includes('"next"'))
      cameMs.push(performance.timeOrigin + performance.now());
  });
  socket.send(
    JSON.stringify({
      id: '1',
      type: 'subscribe',
      payload: { query: subscription, variables: { id: teacherId } },
    }),
  );
}

async function untilOpen(given: Given, seat: Seat): Promise<void> {
  for (;;)
    try {
      await open(given, seat);
      return;
    } catch {
      await pause(againMs);
    }
}

process.on('message', (message) => {
  const given = message as Given | 'came';
  if (given === 'came') {
    process.send?.(cameMs.splice(0));
    return;
  }
  const waiting = [...given.seats];
  void Promise.all(
    Array.from({ length: lanes }, async () => {
      for (let seat = waiting.pop(); seat; seat = waiting.pop()) await untilOpen(given, seat);
    }),
  ).then(
    () => process.send?.('open'),
    (fault: unknown) => {
      throw fault;
    },
  );
});
process.on('disconnect', () => process.exit(0));
