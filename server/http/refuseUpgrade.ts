/** Answers why no websocket is opened, and closes the connection. */
import type { Duplex } from 'node:stream';

export function refuseUpgrade(socket: Duplex, status: string): void {
  // Node leaves such a connection half open for as long as the client likes.
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}
