/**
 * Loaded into a program under test by `node --import`: tells the port of each connection that it accepts. What waited in
 * the operating system when listening ended was never accepted, and is reset by the system and not by the program.
 */
import { subscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';

subscribe('net.server.socket', (message) => {
  const { remotePort } = (message as { socket: Socket }).socket;
  if (remotePort !== undefined) process.stdout.write(`accepted ${remotePort}\n`);
});
