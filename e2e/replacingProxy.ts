/** A server in front of a story's school that gives another file in place of one of its own, as after a second build. */
import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import type { School } from './school.ts';

export type InFront = { url: string; give(path: string, body: string): void; close(): Promise<void> };

export async function openInFront(school: School): Promise<InFront> {
  const behind = new URL(school.url);
  const given = new Map<string, string>();
  const headersOf = ({ headers }: IncomingMessage) => ({
    ...headers,
    host: behind.host,
    ...(headers.origin ? { origin: behind.origin } : {}),
  });
  const server = createServer((req, res) => {
    const { url: path = '/', method } = req;
    const body = given.get(path);
    const headers = headersOf(req);
    // What is given stands under the rules of the school's own answer.
    if (body !== undefined) delete headers['if-none-match'];
    const asked = request({ port: behind.port, host: behind.hostname, path, method, headers }, (answer) => {
      if (body === undefined) {
        res.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(res);
        return;
      }
      answer.resume();
      const { 'content-type': type, 'content-security-policy': policy } = answer.headers;
      res.writeHead(200, {
        'content-type': type ?? 'text/javascript',
        'cache-control': 'no-cache',
        'content-security-policy': String(policy),
      });
      res.end(body);
    });
    asked.on('error', () => res.destroy());
    req.pipe(asked);
  });
  server.on('upgrade', (req, socket, head) => {
    const there = connect(Number(behind.port), behind.hostname, () => {
      const lines = Object.entries(headersOf(req)).map(([name, value]) => `${name}: ${String(value)}`);
      there.write(`${req.method} ${req.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      there.write(head);
      there.pipe(socket).pipe(there);
    });
    there.on('error', () => socket.destroy());
    socket.on('error', () => there.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    give: (path, body) => void given.set(path, body),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
