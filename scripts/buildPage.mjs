/** Builds the page into dist/ when something that it is made of has changed since. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder } from './filesUnder.mjs';
import { ended, root, startProduct } from './productNode.mjs';

const madeOf = [
  'src',
  'commands',
  'domain',
  'public',
  'index.html',
  'vite.config.ts',
  'scripts/laterParts.ts',
  'scripts/pageChunks.ts',
  'scripts/prerender',
  'scripts/worker',
  'package-lock.json',
];
/** Which file was built from which source; kept outside dist/, which is served as it is. */
export const manifestPath = join(root, '.cache', 'page-manifest.json');
const page = join(root, 'dist');
const stampPath = join(root, '.cache', 'page-built-from');

/** @returns {Promise<boolean>} whether the page stands; what went wrong has been printed */
export async function buildPageIfChanged() {
  const stamp = presentStamp();
  const built = existsSync(join(page, 'index.html'));
  if (built && existsSync(stampPath) && readFileSync(stampPath, 'utf8') === stamp) return true;
  console.error('Building the page…');
  // Built aside and swapped in: a build that fails or is cut short leaves the page of before.
  const aside = join(root, '.cache', `page-${process.pid}`);
  const vite = join('node_modules', 'vite', 'bin', 'vite.js');
  const args = [vite, 'build', '--outDir', aside, '--emptyOutDir', '--manifest', '--logLevel', 'warn'];
  try {
    if ((await ended(startProduct(args, { stdio: ['ignore', 2, 2] }))) !== 0) return false;
    renameSync(join(aside, '.vite', 'manifest.json'), manifestPath);
    // Without the storage that Node would warn about: pages are drawn for nobody.
    const drawing = [
      '--no-experimental-webstorage',
      join('scripts', 'prerender', 'prerender.ts'),
      aside,
      manifestPath,
    ];
    if ((await ended(startProduct(drawing, { stdio: ['ignore', 2, 2] }))) !== 0) return false;
    rmSync(join(aside, '.vite'), { recursive: true });
    const worker = [join('scripts', 'worker', 'buildWorker.ts'), aside];
    if ((await ended(startProduct(worker, { stdio: ['ignore', 2, 2] }))) !== 0) return false;
    rmSync(stampPath, { force: true });
    rmSync(page, { recursive: true, force: true });
    renameSync(aside, page);
    writeFileSync(stampPath, stamp);
    return true;
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
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
