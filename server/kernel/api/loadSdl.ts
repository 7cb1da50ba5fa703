/** The schema definition of all modules: every .graphql file of the server. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const server = join(import.meta.dirname, '..', '..');

export function loadSdl(): string[] {
  return readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.graphql'))
    .toSorted()
    .map((path) => readFileSync(join(server, path), 'utf8'));
}
