/**
 * Loaded into a program under test by `node --import`: tells the port of each connection that it accepts, and when one
 * closes, for how long it had carried nothing. What waited in the operating system when listening ended was never
 * accepted, and is reset by the system and not by the program.
 */
import { subscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';

const lastUsedMs = new WeakMap<Socket, number>();
const socketOf = (message: unknown): Socket => (message as { socket: Socket }).socket;
const use = (socket: Socket): unknown => lastUsedMs.set(socket, performance.now());

subscribe('net.server.socket', (message) => {
  const socket = socketOf(message);
  const { remotePort } = socket;
  if (remotePort === undefined) return;
  use(socket);
  process.stdout.write(`accepted ${remotePort}\n`);
  socket.once('close', () => {
    const silentMs = performance.now() - (lastUsedMs.get(socket) ?? 0);
    process.stdout.write(`closed ${remotePort} after ${Math.round(silentMs)}\n`);
  });
});
for (const event of ['http.server.request.start', 'http.server.response.finish'])
  subscribe(event, (message) => void use(socketOf(message)));
