/** The client's network address. Behind our own proxies it is the one that the outermost of them saw; a caller may have forged anything before it. */
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

export function addressBehind(proxies: number): (req: IncomingMessage) => string {
  return (req) => {
    const direct = req.socket.remoteAddress ?? '';
    if (proxies === 0) return direct;
    const told = String(req.headers['x-forwarded-for'] ?? '').split(',');
    const seen = told.at(-proxies)?.trim() ?? '';
    return isIP(seen) ? seen : direct;
  };
}
