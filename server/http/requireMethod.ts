/** Refuses other methods than those of the route. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Denied } from '../basics/httpDenied.ts';

export function requireMethod(req: IncomingMessage, res: ServerResponse, ...methods: string[]): void {
  if (methods.includes(req.method ?? '')) return;
  res.setHeader('allow', methods.join(', '));
  throw new Denied(405, 'BAD_REQUEST', `${req.method} is not taken here.`);
}
