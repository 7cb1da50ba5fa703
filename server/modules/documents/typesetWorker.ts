/** A thread that typesets documents with Typst: one compiler, whose fonts and templates are read once; documents are processed one after the other. */
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { TypesetAnswer, TypesetJob } from './typeset.ts';

const port = parentPort;
if (!port) throw new Error('This file is run as a worker thread.');

const templates = join(import.meta.dirname, 'templates');
const { resolve } = createRequire(import.meta.url);
const fontBlobs = ['400Regular/Heebo_400Regular', '600SemiBold/Heebo_600SemiBold'].map((name) =>
  readFileSync(resolve(`@expo-google-fonts/heebo/${name}.ttf`)),
);
const compiler = NodeCompiler.create({ workspace: templates, fontArgs: [{ fontBlobs }] });

port.on('message', ({ id, template, data }: TypesetJob) => {
  port.postMessage({ id, ...typeset(template, data) } satisfies TypesetAnswer);
  // Cached layouts of earlier documents are not needed again.
  compiler.evictCache(10);
});

function typeset(template: string, data: string): { pdf: Uint8Array } | { fault: string } {
  try {
    const compiled = compiler.compile({ mainFilePath: join(templates, template), inputs: { data } });
    if (!compiled.result) {
      const error = compiled.takeError();
      return { fault: JSON.stringify(error?.shortDiagnostics ?? error?.kind ?? 'no document') };
    }
    return { pdf: compiler.pdf(compiled.result) };
  } catch (fault) {
    return { fault: String(fault) };
  }
}
