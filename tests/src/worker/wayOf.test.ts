/** Which requests the service worker answers from the device, and which it never touches. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ofServer, wayOf } from '../../../src/worker/wayOf.ts';

const origin = 'https://desk.example';
const shell = {
  files: [{ path: '/index.html' }, { path: '/firstPaint.js' }, { path: '/assets/start-1.js' }],
  publicPaths: ['/', '/pricing'],
};
const way = (path: string, { mode = 'navigate', method = 'GET' } = {}) =>
  wayOf({ method, mode, url: new URL(path, origin).href }, shell, origin);

test('a screen opens from the device, wherever it is opened', () => {
  for (const path of ['/home', '/login?from=push', '/payments', '/receipt/a-b/1', '/index'])
    expect(way(path), path).toBe('screen');
});

test('a public page is asked of the server, which knows its language', () => {
  expect(way('/')).toBe('publicPage');
  expect(way('/pricing?lang=en')).toBe('publicPage');
});

test('what the page is made of is kept, and nothing else', () => {
  const asked = { mode: 'no-cors' };
  expect(way('/firstPaint.js', asked)).toBe('kept');
  // Of a version before, whose parts a tab may still need.
  expect(way('/assets/other-2.js', asked)).toBe('kept');
  expect(way('/social-he.png', asked)).toBe('network');
  expect(way('https://elsewhere.example/assets/start-1.js', asked)).toBe('network');
  expect(way('/sitemap.xml')).toBe('network');
});

test('whatever belongs to a person or to a moment goes to the server, opened as a page too', () => {
  for (const path of ['/graphql', '/auth/session', '/auth/google/callback?code=1', '/images/a/small'])
    for (const mode of ['navigate', 'cors', 'no-cors']) expect(way(path, { mode }), path).toBe('network');
  for (const path of ['/feed/secret.ics', '/documents/1', '/statements/1', '/imports'])
    expect(way(path), path).toBe('network');
});

test('nothing that is sent is answered from the device', () => {
  expect(way('/home', { method: 'POST' })).toBe('network');
  expect(way('/assets/start-1.js', { method: 'PUT', mode: 'cors' })).toBe('network');
});

test('every path that the server answers is known', () => {
  const root = join(import.meta.dirname, '../../..');
  const paths = globSync('server/**/*.ts', { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/^\s+(?:\{ )?path: '(\/[^']*)',/gm)].map(([, path]) =>
      String(path),
    ),
  );
  expect(paths.length).toBeGreaterThan(8);
  const missing = paths.filter(
    (path) => way(path, { mode: 'cors' }) !== 'network' || way(path) !== 'network',
  );
  expect(missing).toEqual([]);
  expect(ofServer.filter((path) => way(path) !== 'network')).toEqual([]);
});
