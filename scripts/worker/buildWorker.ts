/** Builds the service worker into a built page, with the list of what the page is made of: `buildWorker.ts FOLDER`. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { build } from 'vite';
import type { Shell } from '../../src/worker/shell.ts';
import { publicPages } from '../prerender/publicPages.ts';
import { root } from '../productNode.mjs';

/** What opens the product and no screen needs: for machines, for those who share a link, or drawn anew by the page itself. */
const leftOut = /^\/(?:pages\/|social-|robots\.txt|sitemap\.xml|worker\.js|\.vite\/)/;

function shellOf(folder: string): Shell {
  const hashOf = (path: string): string =>
    createHash('sha256')
      .update(readFileSync(join(folder, path)))
      .digest('base64url')
      .slice(0, 16);
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).split(sep).join('/'));
  const files = paths
    .filter((path) => !leftOut.test(path))
    .sort()
    .map((path) => (path.startsWith('/assets/') ? { path } : { path, revision: hashOf(path) }));
  const version = createHash('sha256').update(JSON.stringify(files)).digest('base64url').slice(0, 12);
  return { version, files, publicPaths: publicPages.map(({ path }) => path) };
}

async function buildWorker(folder: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { SHELL: JSON.stringify(shellOf(folder)) },
    build: {
      target: 'es2024',
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: {
        input: join(root, 'src/worker/worker.ts'),
        output: { format: 'iife', entryFileNames: 'worker.js' },
      },
    },
  });
}

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('buildWorker.ts FOLDER');
await buildWorker(folder);
