/** Websockets and nothing else: what the machine itself takes to send a text to all of them. Ends with its parent. */
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';

/** As long as a busy hour that a student is told of. */
const text = JSON.stringify({ id: '1', type: 'next', payload: 'x'.repeat(400) });

const sockets = new WebSocketServer({ host: '127.0.0.1', port: 0 });
sockets.on('connection', (socket) => socket.once('message', () => socket.send('{"type":"connection_ack"}')));
sockets.on('listening', () => process.send?.((sockets.address() as AddressInfo).port));

process.on('message', () => {
  const startMs = performance.timeOrigin + performance.now();
  for (const socket of sockets.clients) socket.send(text);
  process.send?.(startMs);
});
process.on('disconnect', () => process.exit(0));
