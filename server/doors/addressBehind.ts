/** Where a call comes from. Behind proxies of our own it is what the outermost of them saw; whatever stands before that a caller may have written. */
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
