import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './productNode.mjs';

/**
 * All files in a folder and in those within it, or the file itself; none where there is nothing.
 * @param {string} path from the root of the product
 * @returns {string[]}
 */
export function filesUnder(path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full).flatMap((name) => filesUnder(`${path}/${name}`));
}
