/** Public pages as they are drawn at build: each in the language that is asked for, with the address at which the program is reached. */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aServer, type TestServer } from '../testServer.ts';

let folder: string;
let server: TestServer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'page-'));
  writeFileSync(join(folder, 'index.html'), 'the app');
  writeFileSync(join(folder, 'robots.txt'), 'Sitemap: https://origin.invalid/sitemap.xml');
  for (const language of ['he', 'en']) {
    mkdirSync(join(folder, 'pages', language), { recursive: true });
    writeFileSync(join(folder, 'pages', language, 'landing.html'), `first ${language}`);
    writeFileSync(join(folder, 'pages', language, 'faq.html'), `${language} https://origin.invalid/faq`);
  }
  server = await aServer({ pageFolder: folder });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const read = async (path: string, headers: Record<string, string> = {}): Promise<string> =>
  (await server.get(path, headers)).text();

test.each([
  ['/', {}, 'first he'],
  ['/?lang=en', {}, 'first en'],
  ['/', { cookie: 'language=en' }, 'first en'],
  ['/?lang=he', { cookie: 'theme=x; language=en' }, 'first he'],
  // A language of the screen alone has its pages in its fallback.
  ['/', { cookie: 'language=ar' }, 'first en'],
  ['/?lang=ar', { cookie: 'language=he' }, 'first en'],
  ['/?lang=xx', { cookie: 'language=../../x' }, 'first he'],
  ['/home', { cookie: 'language=en' }, 'the app'],
])('%s with %j is answered with “%s”', async (path, headers, expected) => {
  expect(await read(path, headers)).toBe(expected);
});

test('the address of the program stands in pages and in what robots read', async () => {
  expect(await read('/faq')).toBe(`he ${server.origin}/faq`);
  expect(await read('/robots.txt')).toBe(`Sitemap: ${server.origin}/sitemap.xml`);
});

test('whoever keeps answers is told that they differ by cookie', async () => {
  expect((await server.get('/faq')).headers.get('vary')).toBe('accept-encoding, cookie');
});

test('the script that stands in the drawn pages may run, and no other that is written into a page', async () => {
  const script = 'document.documentElement.lang = "he";';
  const other = mkdtempSync(join(tmpdir(), 'page-'));
  writeFileSync(join(other, 'index.html'), 'the app');
  writeFileSync(join(other, 'firstPaint.js'), script);
  const one = await aServer({ pageFolder: other, over: server.database });
  const policy = (await one.get('/')).headers.get('content-security-policy') ?? '';
  await one.stop();
  rmSync(other, { recursive: true, force: true });
  const hash = createHash('sha256').update(script).digest('base64');
  expect(policy.split('; ')).toContain(`script-src 'self' 'sha256-${hash}'`);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});
