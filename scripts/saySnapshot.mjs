/**
 * The language as it lies in memory once it is read in, on disk: a snapshot of the heap (node --build-snapshot) starts in a fifth
 * of the time that its 300 files take. It is made when it is missing, or when something that it is made of has changed since.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder } from './filesUnder.mjs';
import { ended, findProductNode, root, startProduct } from './productNode.mjs';

const madeOf = ['commands', 'domain', 'scripts/buildSay.ts', 'package-lock.json'];
const folder = join(root, '.cache', 'say');

/** It runs for seconds: what the best compilers would give back they would have cost before. */
export const quickly = ['--no-turbofan', '--no-regexp-tier-up'];

/** @returns {Promise<string | null>} where it lies; null where none can be made, and the program runs from its files */
export async function readySnapshot() {
  const node = findProductNode();
  if (node === null) return null;
  const name = `${stampOf(node)}.blob`;
  const path = join(folder, name);
  if (existsSync(path)) return path;
  // Made aside: who makes it at the same time gets in nobody's way.
  const aside = join(folder, String(process.pid));
  const [program, blob] = [`${aside}.cjs`, `${aside}.blob`];
  try {
    mkdirSync(folder, { recursive: true });
    if (!(await runs('scripts/buildSay.ts', program))) return null;
    if (!(await runs('--no-flush-bytecode', '--snapshot-blob', blob, '--build-snapshot', program)))
      return null;
    for (const old of readdirSync(folder))
      if (/^\w{16}\.blob$/.test(old)) rmSync(join(folder, old), { force: true });
    renameSync(blob, path);
    return path;
  } catch {
    // Where nothing may be written, say.
    return null;
  } finally {
    rmSync(program, { force: true });
    rmSync(blob, { force: true });
  }
}

/** @param {string[]} args */
const runs = async (...args) => (await ended(startProduct(args, { stdio: ['ignore', 2, 2] }))) === 0;

/** By dates and sizes: to look at 500 contents would take longer than the start that is saved. @param {string} node */
function stampOf(node) {
  const hash = createHash('sha256');
  for (const path of [node, ...madeOf.flatMap(filesUnder).map((name) => join(root, name))]) {
    const { mtimeMs, size } = statSync(path);
    hash.update(`${path} ${mtimeMs} ${size}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}
