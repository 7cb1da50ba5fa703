/** How pictures come in: through the server, and never whole in its memory. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aServer, type Browser, type TestServer } from '../testServer.ts';

let server: TestServer;
let rivka: Browser;
let tal: Browser;
beforeAll(async () => {
  server = await aServer();
  rivka = await server.signUp('teacher');
  tal = await server.signUp('student');
});
afterAll(() => server.stop());

test('four pictures of fifty megabytes at once are never in the server’s memory whole', async () => {
  const megabyte = Buffer.alloc(1024 * 1024, 7);
  const head =
    '--x\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n';
  const foot = '\r\n--x--\r\n';
  const send = async (who: Browser): Promise<string> => {
    const { port } = new URL(server.address);
    const socket = connect(Number(port), '127.0.0.1');
    const answered = once(socket, 'data').then(([part]) => String(part).split('\r\n')[0] ?? '');
    socket.write(
      `POST /images HTTP/1.1\r\nhost: localhost\r\norigin: ${server.origin}\r\ncookie: ${who.cookie}\r\n` +
        `content-type: multipart/form-data; boundary=x\r\ncontent-length: ${head.length + 50 * megabyte.length + foot.length}\r\n\r\n${head}`,
    );
    for (let n = 0; n < 50; n += 1) if (!socket.write(megabyte)) await once(socket, 'drain');
    socket.write(foot);
    const answer = await answered;
    socket.destroy();
    return answer;
  };
  const held = (): number => process.memoryUsage().arrayBuffers;
  const before = held();
  let most = 0;
  const watch = setInterval(() => (most = Math.max(most, held() - before)), 5);
  // No picture, but as long as one.
  const answers = await Promise.all([send(rivka), send(rivka), send(tal), send(tal)]);
  clearInterval(watch);
  expect(answers).toEqual(Array(4).fill('HTTP/1.1 422 Unprocessable Entity'));
  // Two hundred have come; what is not collected yet counts too.
  expect(most).toBeLessThan(120 * megabyte.length);
});

test('a form without a picture, with another name for it, or that is none, is told so', async () => {
  const bring = async (body: string, type = 'multipart/form-data; boundary=x') => {
    const headers = { origin: server.origin, cookie: rivka.cookie, 'content-type': type };
    const response = await fetch(`${server.address}/images`, { method: 'POST', headers, body });
    return [response.status, ((await response.json()) as { code: string }).code];
  };
  const part = (name: string) =>
    `--x\r\ncontent-disposition: form-data; name="${name}"; filename="a"\r\n\r\nabc\r\n--x--\r\n`;
  expect(await bring('--x--\r\n')).toEqual([400, 'BAD_REQUEST']);
  expect(await bring(part('other'))).toEqual([400, 'BAD_REQUEST']);
  expect(await bring('nothing of the kind')).toEqual([400, 'BAD_REQUEST']);
  expect(await bring(part('image'), 'multipart/form-data')).toEqual([415, 'BAD_REQUEST']);
  expect(await bring(part('image'))).toEqual([422, 'IMAGE_FAILED']);
});

test('whoever hangs up in the middle leaves room for the next', async () => {
  const { port } = new URL(server.address);
  const begin = async (): Promise<void> => {
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(
      `POST /images HTTP/1.1\r\nhost: localhost\r\norigin: ${server.origin}\r\ncookie: ${tal.cookie}\r\n` +
        'content-type: multipart/form-data; boundary=x\r\ncontent-length: 9000\r\n\r\n' +
        '--x\r\ncontent-disposition: form-data; name="image"; filename="a"\r\n\r\nabc',
    );
    await new Promise((resolve) => setTimeout(resolve, 100));
    socket.destroy();
  };
  await Promise.all([begin(), begin()]);
  const form = new FormData();
  form.set('image', new File(['no picture'], 'a.png'));
  const headers = { origin: server.origin, cookie: tal.cookie };
  const again = async () =>
    (await fetch(`${server.address}/images`, { method: 'POST', headers, body: form })).status;
  await expect.poll(again, { timeout: 120_000 }).toBe(422);
});
