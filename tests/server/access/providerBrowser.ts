/** A browser that goes to the identity provider and comes back. */
import { expect } from 'vitest';
import type { Browser, TestServer } from '../testServer.ts';
import type { TestProvider } from './openIdProvider.ts';

export type Said = { role?: string; language?: string; search?: string };

/** Where the page is to send the browser. */
export async function begin(browser: Browser, said: Said = {}): Promise<string> {
  const { status, body } = await browser.post('/auth/google/start', said);
  expect([status, body['code']]).toEqual([200, undefined]);
  return String(body['url']);
}

/** The browser at the address to which the provider sent it; where our server sends it then. */
export async function comeBack(server: TestServer, browser: Browser, url: string): Promise<string> {
  const { pathname, search } = new URL(url);
  const response = await fetch(server.address + pathname + search, {
    redirect: 'manual',
    headers: { cookie: browser.cookie, 'sec-fetch-site': 'cross-site' },
  });
  const set = response.headers.getSetCookie().find((line) => line.startsWith('session='));
  if (set) browser.cookie = set.split(';')[0] ?? '';
  return (response.headers.get('location') ?? '').replace(server.origin, '');
}

export async function enterBy(
  { server, provider }: { server: TestServer; provider: TestProvider },
  email: string,
  said?: Said,
): Promise<{ browser: Browser; at: string }> {
  const browser = server.visitor();
  const at = await comeBack(server, browser, await provider.walk(await begin(browser, said), email));
  return { browser, at };
}

export const whoIs = async (browser: Browser) =>
  (await browser.graphql('{ me { role email username preferences { language } } }')).data?.['me'];
