/** Writes what follows from the schema: the mutations in SDL, the page's documents with their types, and the page on fields. `--check` only compares. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { format, resolveConfig } from 'prettier';
import { operations } from '../domain/operations.ts';
import { modules } from '../server/app/modules.ts';
import { loadSdl } from '../server/kernel/api/loadSdl.ts';
import { printFields } from '../server/kernel/api/printFields.ts';
import { isPrinted, printOperations, printRows } from '../server/kernel/api/printOperations.ts';
import { printDocuments } from './printDocuments.ts';

const root = join(import.meta.dirname, '..');

type Printed = { path: string; text: string };

export async function printSchema(): Promise<Printed[]> {
  const mutations = await formatted(
    'server/kernel/api/operations.generated.graphql',
    printOperations(operations),
  );
  const rows = await formatted('server/kernel/api/rows.generated.graphql', printRows(modules));
  const written = loadSdl().filter((sdl) => !isPrinted(sdl));
  const schema = buildSchema([...written, mutations.text, rows.text].join('\n'));
  return [
    mutations,
    rows,
    ...(await Promise.all(
      (await printDocuments(root, schema)).map(({ path, text }) => formatted(path, text)),
    )),
    await formatted('docs/security/fields.md', printFields(operations)),
  ];
}

async function formatted(path: string, text: string): Promise<Printed> {
  const options = await resolveConfig(join(root, path));
  return { path, text: await format(text, { ...options, filepath: path }) };
}

if (import.meta.main) {
  const isChecking = process.argv.includes('--check');
  for (const { path, text } of await printSchema()) {
    const file = join(root, path);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    if (isChecking) {
      console.error(`${path} is not what the schema says. Run: npm run schema`);
      process.exitCode = 1;
    } else {
      writeFileSync(file, text);
      console.log(`printed ${path}`);
    }
  }
}
