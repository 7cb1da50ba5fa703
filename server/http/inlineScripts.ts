/** The hashes of the scripts that stand in built pages: the page's policy lets these run and no others. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** As scripts/prerender puts it into the public pages. */
export function inlineScripts(folder: string): string[] {
  const path = join(folder, 'firstPaint.js');
  if (!existsSync(path)) return [];
  return [`'sha256-${createHash('sha256').update(readFileSync(path)).digest('base64')}'`];
}
