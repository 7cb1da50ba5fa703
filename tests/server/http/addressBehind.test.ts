/** Limits count by the address a call comes from, which a caller must not be able to make up. */
import type { IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressBehind } from '../../../server/http/clientAddress.ts';
import { aServer, type TestServer } from '../testServer.ts';

const from = (remoteAddress: string, forwarded?: string): IncomingMessage =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage;

describe('the address behind', () => {
  test.each([
    ['no proxy, whatever is written', 0, '10.0.0.1', '1.2.3.4', '10.0.0.1'],
    ['one proxy, which adds what it saw', 1, '10.0.0.1', '9.9.9.9, 1.2.3.4', '1.2.3.4'],
    [
      'two proxies, the outer of which saw the caller',
      2,
      '10.0.0.1',
      '9.9.9.9, 1.2.3.4, 10.0.0.2',
      '1.2.3.4',
    ],
    ['a proxy that was gone around', 1, '1.2.3.4', undefined, '1.2.3.4'],
    ['something that is no address', 1, '10.0.0.1', 'evil<script>', '10.0.0.1'],
    ['an IPv6 caller', 1, '10.0.0.1', '2001:db8::1', '2001:db8::1'],
  ])('%s', (_what, proxies, direct, forwarded, address) => {
    expect(addressBehind(proxies)(from(direct, forwarded))).toBe(address);
  });
});

describe('limits', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer({ trustProxy: 1 });
  });
  afterAll(() => server.stop());

  const ask = async (forwarded: string) =>
    (
      await server
        .visitor()
        .post('/auth/reset/ask', { email: 'nobody@example.test' }, { 'x-forwarded-for': forwarded })
    ).status;

  test('hold for one caller, however the first part is made up, and not for the next', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 11; n += 1) statuses.push(await ask(`10.1.1.${n}, 1.2.3.4`));
    expect(statuses).toEqual([...Array<number>(10).fill(404), 429]);
    expect(await ask('1.2.3.4, 5.6.7.8')).toBe(404);
  });
});
