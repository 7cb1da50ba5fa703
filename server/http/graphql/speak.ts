/** One websocket as graphql-ws speaks on it; by its own adapter each would have timers and keep its request. */
import type { Duplex } from 'node:stream';
import { CloseCode, type Server } from 'graphql-ws';
import type { WebSocket, WebSocketServer } from 'ws';
import { reportFault } from '../../basics/reportFault.ts';
import type { Session } from '../../kernel/api/context.ts';

/** What stays with a socket as long as it is open. */
export type Opened = { session: Session; socket: WebSocket; line: Duplex };

export function speak(graphql: Server<Opened>, socket: WebSocket, opened: Opened): void {
  const closed = graphql.opened(
    {
      protocol: socket.protocol,
      send: (text) =>
        new Promise((resolve, reject) => {
          if (socket.readyState === socket.OPEN)
            socket.send(text, (fault) => (fault ? reject(fault) : resolve()));
          else resolve();
        }),
      close: (code, reason) => socket.close(code, reason),
      onMessage: (hear) =>
        void socket.on('message', (data) => {
          hear((data as Buffer).toString()).catch((fault: unknown) => {
            reportFault('A message of a websocket could not be answered', fault);
            socket.close(CloseCode.InternalServerError, 'Internal server error');
          });
        }),
    },
    opened,
  );
  // What a client does wrong (a frame that is too large) ends its own socket and is no fault of ours.
  socket.on('error', () => socket.close(CloseCode.InternalServerError, 'Internal server error'));
  socket.once('close', (code, reason) => void closed(code, String(reason)));
}

export async function leaveAll(server: WebSocketServer): Promise<void> {
  for (const socket of server.clients) socket.close(1001, 'Going away');
  await new Promise<void>((resolve, reject) => {
    server.close((fault) => (fault ? reject(fault) : resolve()));
  });
}
