/** Builds the page into dist/ when something that it is made of has changed since. */
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { ended, root, startProduct } from './productNode.mjs';

const madeOf = ['src', 'commands', 'domain', 'public', 'index.html', 'vite.config.ts', 'package-lock.json'];
/** Which file was built from which source; kept outside dist/, which is served as it is. */
export const manifestPath = join(root, '.cache', 'page-manifest.json');
const stampPath = join(root, '.cache', 'page-built-from');

/** @returns {Promise<boolean>} whether the page stands; what went wrong has been printed */
export async function buildPageIfChanged() {
  const stamp = presentStamp();
  const built = existsSync(join(root, 'dist', 'index.html'));
  if (built && existsSync(stampPath) && readFileSync(stampPath, 'utf8') === stamp) return true;
  console.error('Building the page…');
  // Gone while building: a build that is cut short is built again.
  rmSync(stampPath, { force: true });
  const vite = join('node_modules', 'vite', 'bin', 'vite.js');
  const code = await ended(
    startProduct([vite, 'build', '--manifest', '--logLevel', 'warn'], { stdio: ['ignore', 2, 2] }),
  );
  if (code !== 0) return false;
  mkdirSync(dirname(stampPath), { recursive: true });
  renameSync(join(root, 'dist', '.vite', 'manifest.json'), manifestPath);
  rmSync(join(root, 'dist', '.vite'), { recursive: true });
  writeFileSync(stampPath, stamp);
  return true;
}

/** Contents, not dates: a fresh checkout has new dates on old files. */
function presentStamp() {
  const hash = createHash('sha256');
  for (const path of madeOf.flatMap((name) => filesUnder(name)).sort()) {
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** @param {string} path @returns {string[]} */
function filesUnder(path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full).flatMap((name) => filesUnder(`${path}/${name}`));
}
