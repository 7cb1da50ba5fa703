/** How large a request body may be, and how it is read. */
import type { IncomingMessage } from 'node:http';
import { Denied } from '../basics/httpDenied.ts';

export const bodyLimitBytes = 256 * 1024;

/** A body without a declared length could not be refused before it is read; no browser sends us one. */
export function refuseLargeBody(req: IncomingMessage, mostBytes = bodyLimitBytes): void {
  const length = req.headers['content-length'];
  if (length === undefined) {
    if (req.headers['transfer-encoding'] !== undefined) {
      throw new Denied(411, 'BAD_REQUEST', 'A request with a body must state its Content-Length.');
    }
    return;
  }
  if (Number(length) > mostBytes) {
    throw new Denied(413, 'BODY_TOO_LARGE', `A request may hold at most ${mostBytes / 1024} KB.`);
  }
}

/** Reads a body whose declared length is allowed; one that is longer than declared is cut off. */
export async function readBytes(req: IncomingMessage, mostBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of req as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > mostBytes) throw new Denied(413, 'BODY_TOO_LARGE', `At most ${mostBytes / 1024} KB.`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

export type BodyTimes = {
  /** The longest time between two chunks. */
  idleMs: number;
  wholeMs: number;
};

/** Stops reading a body that stalls or trickles: it occupies a slot meanwhile. */
export async function bodyInTime<Read>(
  req: IncomingMessage,
  { idleMs, wholeMs }: BodyTimes,
  reading: () => Promise<Read>,
): Promise<Read> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const tooSlow = (): void => {
    const fault = new Denied(408, 'BODY_TOO_SLOW', 'The request took too long to arrive.');
    reject(fault);
  };
  const whole = setTimeout(tooSlow, wholeMs);
  let idle = setTimeout(tooSlow, idleMs);
  const onData = (): void => {
    clearTimeout(idle);
    idle = setTimeout(tooSlow, idleMs);
  };
  const stop = (): void => {
    clearTimeout(whole);
    clearTimeout(idle);
    req.off('data', onData);
  };
  req.once('end', stop);
  try {
    const read = reading();
    read.catch(() => {});
    req.on('data', onData);
    return await Promise.race([read, late]);
  } finally {
    stop();
    late.catch(() => {});
  }
}

/** null for a body that is longer than allowed or incomplete. */
export function readText(req: IncomingMessage): Promise<string | null> {
  if (Number(req.headers['content-length'] ?? 0) > bodyLimitBytes) return Promise.resolve(null);
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    let bytes = 0;
    // Not `for await`: leaving it early would close the connection before the answer.
    req.on('data', (part: Buffer) => {
      bytes += part.length;
      if (bytes <= bodyLimitBytes) parts.push(part);
      else {
        req.pause();
        resolve(null);
      }
    });
    req.on('end', () => resolve(Buffer.concat(parts).toString('utf8')));
    req.on('error', () => resolve(null));
  });
}

/** Reads a JSON object. Only application/json is accepted: a form on a foreign page cannot send it without a preflight request. */
export async function readJson(req: IncomingMessage): Promise<Record<string, unknown>> {
  refuseLargeBody(req);
  const type = req.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') {
    throw new Denied(415, 'BAD_REQUEST', 'The body must be application/json.');
  }
  const parts: Buffer[] = [];
  for await (const part of req as AsyncIterable<Buffer>) parts.push(part);
  let body: unknown;
  try {
    body = JSON.parse(Buffer.concat(parts).toString('utf8'));
  } catch {
    throw new Denied(400, 'BAD_REQUEST', 'The body is not valid JSON.');
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new Denied(400, 'BAD_REQUEST', 'The body must be a JSON object.');
  }
  return body as Record<string, unknown>;
}
