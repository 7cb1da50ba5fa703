/** Stopping without cutting anybody off: what was asked is answered, each answer the last on its connection. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as Listener, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { answerLimitMs } from './timeLimit.ts';

/** On a connection that is open a question may be on its way. */
const idleMs = 500;
/** One who has not even finished asking by then is not waited for. */
const askingMs = 1_000;
/** A whole question is answered, or given up, within its limit. */
const answeringMs = answerLimitMs + 500;
const lookMs = 20;
/** A turn of the event loop this short had next to nothing to do. */
const quietTurnMs = 1;
const mostTurns = 50;

type Asked = { req: IncomingMessage; res: ServerResponse };

/** To be called before the server listens; what it returns stops listening and answers what was taken. */
export function draining(server: Server): () => Promise<void> {
  const connections = new Map<Socket, Set<Asked>>();
  let isStopping = false;

  server.on('connection', (socket: Socket) => {
    connections.set(socket, new Set());
    socket.once('close', () => connections.delete(socket));
  });
  // The websockets have an end of their own.
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
      lastedMs = performance.now() - sinceMs;
      if (lastedMs >= idleMs) cut((asked) => asked.size === 0);
      if (lastedMs >= askingMs) cut((asked) => [...asked].every(({ req }) => !req.complete));
    }
    server.closeAllConnections();
  };
}

/**
 * The system takes connections before we see them, and cuts those off that nobody has seen when the listening ends: so it
 * ends right after a turn in which all of them were seen. Not by `server.close`, which cuts idle connections off at once.
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
