/** JSON answers of plain HTTP routes, never cached. */
import type { ServerResponse } from 'node:http';
import type { Denied } from '../basics/httpDenied.ts';

export function answerJson(res: ServerResponse, status: number, body: object): void {
  const text = JSON.stringify(body);
  res.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
  });
  res.end(res.req.method === 'HEAD' ? undefined : text);
}

/** `errors` is for GraphQL clients, `code` for all others. */
export function answerDenied(res: ServerResponse, denied: Denied): void {
  const { status, code, message, more } = denied;
  if (more.retryAfterSeconds !== undefined) res.setHeader('retry-after', more.retryAfterSeconds);
  // The rest of a refused body is not read: the connection is closed after the answer.
  if (!res.req.complete) res.setHeader('connection', 'close');
  answerJson(res, status, { code, message, ...more, errors: [{ message, extensions: { code } }] });
}
