/** Asks each websocket every twelve seconds whether it is still there; one that does not answer until the next time is ended. */
import type { WebSocket } from 'ws';

const usualMs = 12_000;
/** Not all at once: what is sent meanwhile would wait. */
const turns = 100;

export class Heartbeat {
  private readonly sockets = Array.from({ length: turns }, () => new Set<WebSocket>());
  private readonly asked = new WeakSet<WebSocket>();
  private readonly timer: NodeJS.Timeout;
  private readonly answered: (this: WebSocket) => void;
  private turn = 0;
  private added = 0;

  constructor(everyMs = usualMs) {
    this.timer = setInterval(() => this.beat(), everyMs / turns).unref();
    const { asked } = this;
    this.answered = function answered() {
      asked.delete(this);
    };
  }

  add(socket: WebSocket): void {
    const of = this.sockets[(this.added += 1) % turns];
    of?.add(socket);
    socket.on('pong', this.answered);
    socket.once('close', () => of?.delete(socket));
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private beat(): void {
    this.turn = (this.turn + 1) % turns;
    for (const socket of this.sockets[this.turn] ?? []) {
      if (socket.readyState !== socket.OPEN) continue;
      if (this.asked.has(socket)) socket.terminate();
      else {
        this.asked.add(socket);
        socket.ping();
      }
    }
  }
}
