/** Answers of the plain HTTP doors: JSON, never kept by a cache. */
import type { ServerResponse } from 'node:http';

/** A call that is understood and not allowed; the door turns it into its answer. */
export class Denied extends Error {
  readonly status: number;
  readonly code: string;
  readonly more: {
    field?: string;
    retryAfterSeconds?: number;
    /** The request for a code that stands open, of whoever has proved to be its owner. */
    request?: string;
  };

  constructor(status: number, code: string, message: string, more: Denied['more'] = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.more = more;
  }
}

export function answerJson(res: ServerResponse, status: number, body: object): void {
  const text = JSON.stringify(body);
  res.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
  });
  res.end(res.req.method === 'HEAD' ? undefined : text);
}

/** `errors` is there for GraphQL clients, `code` for the others. */
export function answerDenied(res: ServerResponse, denied: Denied): void {
  const { status, code, message, more } = denied;
  if (more.retryAfterSeconds !== undefined) res.setHeader('retry-after', more.retryAfterSeconds);
  // The rest of a refused body is not read: the connection ends with the answer.
  if (!res.req.complete) res.setHeader('connection', 'close');
  answerJson(res, status, { code, message, ...more, errors: [{ message, extensions: { code } }] });
}
