/** The bill of materials names every library, at the version that is installed, with what it must hash to. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

type Lock = { packages: Record<string, { version: string; integrity?: string; inBundle?: boolean }> };
type LockEntry = [path: string, Lock['packages'][string]];
type Bill = { components: { name: string; version: string; hashes?: { alg: string }[] }[] };

test('npm run bill', { timeout: 180_000 }, () => {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;
  // What lies inside another package is hashed with it.
  const [bundled, libraries] = [true, false].map((inside) =>
    Object.entries(lock.packages).filter(
      ([path, { inBundle }]) => path !== '' && (inBundle === true) === inside,
    ),
  ) as [LockEntry[], LockEntry[]];
  expect(libraries.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
  const printed = execFileSync('npm', ['run', '-s', 'bill'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const { components } = JSON.parse(printed) as Bill;
  const named = new Set(components.map(({ name, version }) => `${name}@${version}`));
  const missing = libraries.map(nameOf).filter((name) => !named.has(name));
  expect(missing).toEqual([]);
  const inside = new Set(bundled.map(nameOf));
  const unhashed = components.filter(({ hashes = [] }) => !hashes.some(({ alg }) => alg === 'SHA-512'));
  expect(unhashed.filter(({ name, version }) => !inside.has(`${name}@${version}`))).toEqual([]);
});

function nameOf([path, { version }]: LockEntry): string {
  return `${path.split('node_modules/').at(-1)}@${version}`;
}
