/** The language by itself, in the parts in which the page takes it along: to be weighed and to be tried. */
import { join } from 'node:path';
import { build, type Rollup } from 'vite';
import { laterParts } from './laterParts.ts';
import { root } from './productNode.mjs';

/** `without`: what is not taken along, such as the libraries. With a folder it is written there. */
export async function buildLanguage(
  entries: Record<string, string>,
  without: (id: string) => boolean = () => false,
  outDir?: string,
): Promise<Rollup.OutputChunk[]> {
  const made = (await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [laterParts()],
    build: {
      write: outDir !== undefined,
      ...(outDir === undefined ? {} : { outDir, emptyOutDir: true }),
      copyPublicDir: false,
      target: 'esnext',
      lib: {
        entry: Object.fromEntries(Object.entries(entries).map(([name, path]) => [name, join(root, path)])),
        formats: ['es'],
      },
      rollupOptions: { external: without, output: { minify: true } },
    },
  })) as Rollup.RollupOutput[];
  return made.flatMap(({ output }) => output.filter((chunk) => chunk.type === 'chunk'));
}
