/** Stands between a page and the server, and cuts the line when the answer is there: the page never hears what was done. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export type CuttingProxy = {
  url: string;
  /** Cuts the next answers. */
  cut(answers: number): void;
  close(): Promise<void>;
};

export async function cuttingProxy(upstream: string): Promise<CuttingProxy> {
  let toCut = 0;
  const server = createServer((asked, answered) => {
    const onward = request(upstream, { method: asked.method, headers: asked.headers });
    onward.on('response', async (answer: IncomingMessage) => {
      const parts: Buffer[] = [];
      for await (const part of answer) parts.push(part as Buffer);
      if (toCut > 0) {
        toCut -= 1;
        asked.socket.destroy();
        return;
      }
      answered.writeHead(answer.statusCode ?? 502, answer.headers);
      answered.end(Buffer.concat(parts));
    });
    asked.pipe(onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`,
    cut: (answers) => void (toCut = answers),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
