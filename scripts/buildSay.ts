/** Puts `commands/say.ts` and all that it is made of into one file, which is given: a snapshot is made of one. */
import { basename, dirname } from 'node:path';
import { build } from 'vite';
import { root } from './productNode.mjs';

const [path] = process.argv.slice(2);
if (path === undefined) throw new Error('Where to?');

await build({
  configFile: false,
  publicDir: false,
  root,
  logLevel: 'error',
  ssr: { noExternal: true },
  build: {
    ssr: 'commands/say.ts',
    outDir: dirname(path),
    emptyOutDir: false,
    target: 'esnext',
    rollupOptions: { output: { format: 'cjs', entryFileNames: basename(path), codeSplitting: false } },
  },
});
