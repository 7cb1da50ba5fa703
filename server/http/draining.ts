/** Stops without cutting anybody off: accepted requests are answered, each answer being the last on its connection. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as Listener, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { answerLimitMs } from '../basics/timeLimit.ts';

/** On an open connection a request may be on its way. */
const idleMs = 500;
/** A request that has not arrived completely by then is not waited for. */
const askingMs = 1_000;
/** A complete request is answered, or abandoned, within its limit. */
const answeringMs = answerLimitMs + 500;
const lookMs = 20;
/** A turn of the event loop this short had almost nothing to do. */
const quietTurnMs = 1;
const mostTurns = 50;

type Asked = { req: IncomingMessage; res: ServerResponse };

/** To be called before the server listens; the returned function stops listening and waits for the accepted requests. */
export function draining(server: Server): () => Promise<void> {
  const connections = new Map<Socket, Set<Asked>>();
  let isStopping = false;

  server.on('connection', (socket: Socket) => {
    connections.set(socket, new Set());
    socket.once('close', () => connections.delete(socket));
  });
  // Websockets are closed separately.
  server.on('upgrade', ({ socket }: IncomingMessage) => connections.delete(socket));
  server.prependListener('request', (req: IncomingMessage, res: ServerResponse) => {
    const asked: Asked = { req, res };
    const onSocket = connections.get(req.socket);
    onSocket?.add(asked);
    res.once('close', () => onSocket?.delete(asked));
    if (isStopping) res.setHeader('connection', 'close');
  });

  function cut(which: (asked: ReadonlySet<Asked>) => boolean): void {
    for (const [socket, asked] of connections) if (which(asked)) socket.destroySoon();
  }

  return async () => {
    isStopping = true;
    for (const { res } of [...connections.values()].flatMap((each) => [...each]))
      if (!res.headersSent) res.setHeader('connection', 'close');
    await stopListening(server);
    const sinceMs = performance.now();
    for (let lastedMs = 0; connections.size > 0 && lastedMs < answeringMs;) {
      await pause(lookMs);
      // What has arrived is read first: after a turn in which we were held up it would be cut off unread.
      await nextTurn();
      lastedMs = performance.now() - sinceMs;
      if (lastedMs >= idleMs) cut((asked) => asked.size === 0);
      if (lastedMs >= askingMs) cut((asked) => [...asked].every(({ req }) => !req.complete));
    }
    server.closeAllConnections();
  };
}

/**
 * The operating system accepts connections before we see them, and resets those that nobody has seen when listening
 * ends: so it ends right after a turn in which all of them were seen. Not by `server.close`, which closes idle
 * connections at once.
 */
async function stopListening(server: Server): Promise<void> {
  if (!server.listening) return;
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const sinceMs = performance.now();
    await nextTurn();
    if (performance.now() - sinceMs < quietTurnMs) break;
  }
  Listener.prototype.close.call(server);
}
