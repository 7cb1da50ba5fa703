/** One thing named in several places of a request, or bent: there is one place that counts, for every part of the program the same. */
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aServer, goodPassword, type Browser, type TestServer } from '../testServer.ts';

let server: TestServer;
let dana: Browser;
let noam: Browser;
beforeAll(async () => {
  server = await aServer();
  dana = await server.signUp('student', { email: 'dana@example.test' });
  noam = await server.signUp('student', { email: 'noam@example.test' });
});
afterAll(() => server.stop());

async function whoIs(cookie: string): Promise<unknown> {
  const browser = server.visitor();
  browser.cookie = cookie;
  return ((await browser.graphql('{ me { id } }')).data?.['me'] as { id: string } | null)?.id ?? null;
}

describe('one thing in several places', () => {
  test('a query in the body and another in the address: the body is read', async () => {
    const { body } = await dana.post(`/graphql?query=${encodeURIComponent('{ me { id } }')}`, {
      query: '{ status }',
    });
    expect(body['data']).toEqual({ status: 'ok' });
  });

  test('a query twice in the address is one of them, and never a change', async () => {
    const both = ['{ status }', 'mutation { deleteMeeting(id: "x") { status } }'];
    for (const [one, other] of [both, both.toReversed()] as [string, string][]) {
      const address = `/graphql?query=${encodeURIComponent(one)}&query=${encodeURIComponent(other)}`;
      const answer = await server.get(address, { cookie: dana.cookie, origin: server.origin });
      const { data } = (await answer.json()) as { data?: Record<string, unknown> };
      expect(data?.['deleteMeeting']).toBeUndefined();
    }
  });

  test('a name twice in the body: the last is judged and done alike', async () => {
    const text = `{"email":"noam@example.test","email":"dana@example.test","password":${JSON.stringify(goodPassword)}}`;
    const { status, body } = await server.visitor().post('/auth/sign-in/email', text);
    expect([status, (body['user'] as { id: string }).id]).toEqual([200, dana.id]);
  });

  test('an argument twice, or a variable that is also written out, is refused', async () => {
    const twice = await dana.graphql(`{ getStudentById(id: "${dana.id}", id: "${noam.id}") { id } }`);
    expect(twice.data).toBeNull();
  });

  test('two sessions in one request are one person, the same for the API and for the live line', async () => {
    for (const [first, second] of [
      [dana, noam],
      [noam, dana],
    ] as const) {
      const cookie = `${first.cookie}; ${second.cookie}`;
      const who = await whoIs(cookie);
      expect([dana.id, noam.id]).toContain(who);
      expect(await whoIs(cookie)).toBe(who);
      const socket = server.socket(cookie);
      await once(socket, 'open');
      socket.send(JSON.stringify({ type: 'connection_init' }));
      await once(socket, 'message');
      const query = `subscription { notifications(userId: "${String(who)}") { id } }`;
      socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query } }));
      const answer = await Promise.race([
        once(socket, 'message').then(([text]) => String(text)),
        new Promise<string>((resolve) => setTimeout(resolve, 300, 'it stands')),
      ]);
      expect(answer).toBe('it stands');
      socket.terminate();
    }
  });
});

describe('a cookie that was tampered with is nobody’s', () => {
  const parts = (browser: Browser) => {
    const [token = '', signature = ''] = decodeURIComponent(browser.cookie.replace('session=', '')).split(
      '.',
    );
    return { token, signature };
  };
  const cookieOf = (token: string, signature: string) =>
    `session=${encodeURIComponent(`${token}.${signature}`)}`;
  const bent = (text: string) => (text.startsWith('a') ? 'b' : 'a') + text.slice(1);

  test('whether its token, its signature or both are another’s', async () => {
    const [hers, his] = [parts(dana), parts(noam)];
    expect(await whoIs(cookieOf(hers.token, hers.signature))).toBe(dana.id);
    for (const [token, signature] of [
      [bent(hers.token), hers.signature],
      [hers.token, bent(hers.signature)],
      [his.token, hers.signature],
      [hers.token, ''],
      [`${hers.token}.${hers.signature}`, ''],
      ['', hers.signature],
    ] as const)
      expect(await whoIs(cookieOf(token, signature)), `${token} ${signature}`).toBeNull();
    expect(await whoIs(`session=${hers.token}`)).toBeNull();
  });
});
