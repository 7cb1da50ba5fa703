/** Calls a push service: one POST without redirects, given up after a while, whose answer is read only as far as it is needed. */
import { request as overHttp } from 'node:http';
import { request as requestOverTls } from 'node:https';
import type { LookupFunction } from 'node:net';

export type Call = {
  url: string;
  headers: Record<string, string | number>;
  body: Buffer | string;
  /** Refuses what must not be called. */
  lookup?: LookupFunction;
};

const patienceMs = 10_000;
const mostBytes = 16_384;

export function callPushService({
  url,
  headers,
  body,
  lookup,
}: Call): Promise<{ status: number; text: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; text: string }>();
  const send = url.startsWith('https:') ? requestOverTls : overHttp;
  const request = send(
    url,
    {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      signal: AbortSignal.timeout(patienceMs),
      ...(lookup && { lookup }),
    },
    (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        text += part;
        if (text.length > mostBytes) response.destroy();
      });
      response.once('close', () => resolve({ status: response.statusCode ?? 0, text }));
      response.once('error', reject);
    },
  );
  request.once('error', reject);
  request.end(body);
  return promise;
}
