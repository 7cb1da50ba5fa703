/** The websockets that are open, by session and by person. */
import type { WebSocket } from 'ws';
import type { Session } from '../../kernel/api/context.ts';

/** The client of graphql-ws does not reconnect by itself after this code. */
const unauthorized = 4401;
/** setTimeout counts in 32 bits; a longer session is checked again by then. */
const longestTimerMs = 2 ** 31 - 1;

export class OpenSockets {
  private readonly sockets = new Map<WebSocket, Session>();
  private readonly counts = new Map<string, number>();

  add(socket: WebSocket, session: Session): void {
    const { id } = session.actor;
    this.sockets.set(socket, session);
    this.counts.set(id, this.countOf(id) + 1);
    const expiry = this.endAtExpiry(socket, session);
    socket.on('close', () => {
      clearTimeout(expiry);
      this.sockets.delete(socket);
      const left = this.countOf(id) - 1;
      if (left > 0) this.counts.set(id, left);
      else this.counts.delete(id);
    });
  }

  get size(): number {
    return this.sockets.size;
  }

  countOf(userId: string): number {
    return this.counts.get(userId) ?? 0;
  }

  closeSession(sessionId: string): void {
    for (const [socket, session] of this.sockets) if (session.id === sessionId) end(socket);
  }

  closePerson(userId: string): void {
    for (const [socket, session] of this.sockets) if (session.actor.id === userId) end(socket);
  }

  /** Checks whether sessions are still valid: all of them, or those of some sockets. */
  async recheck(
    sessionNow: (socket: WebSocket) => Promise<Session | null>,
    only: Iterable<WebSocket> = [...this.sockets.keys()],
  ): Promise<void> {
    for (const socket of only) {
      const session = this.sockets.get(socket);
      if (!session) continue;
      try {
        const now = await sessionNow(socket);
        if (now?.id !== session.id || now.actor.role !== session.actor.role) end(socket);
      } catch {
        // Its state is unknown; whoever reconnects is checked again.
        socket.terminate();
      }
    }
  }

  private endAtExpiry(socket: WebSocket, session: Session): NodeJS.Timeout | undefined {
    if (session.expiresMs === undefined) return undefined;
    const leftMs = Math.max(0, session.expiresMs - Date.now());
    return setTimeout(() => end(socket), Math.min(leftMs, longestTimerMs)).unref();
  }
}

/** A client that does not answer the closing is disconnected: nothing may be sent to a session that has ended. */
function end(socket: WebSocket): void {
  socket.close(unauthorized, 'Unauthorized');
  setTimeout(() => socket.terminate(), 500).unref();
}
