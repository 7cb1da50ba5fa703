/** The files that are measured: what people write by hand, without what is generated, and what each imports. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { parseAst, type ESTree } from 'vite';
import { root } from '../../productNode.mjs';

export type Source = { file: string; text: string; lines: number };

export const floors = ['domain', 'commands', 'server', 'src'] as const;

const product = `{${floors.join()}}`;
const isGenerated = (file: string) => /generated/.test(file);

const read = (pattern: string): Source[] =>
  globSync(pattern, { cwd: root })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((file) => !isGenerated(file))
    .sort()
    .map((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      return { file, text, lines: text.split('\n').length - 1 };
    });

/** The product in TypeScript. */
export const productSources = (): Source[] => read(`${product}/**/*.{ts,tsx}`);

/** All that names an entity or an operation: the schema too, but not migrations, which are never edited again. */
export const namingSources = (): Source[] => read(`${product}/**/*.{ts,tsx,graphql}`);

export const testSources = (): Source[] => read('tests/**/*.{ts,tsx,json,jsonl}');

export const parse = ({ file, text }: Pick<Source, 'file' | 'text'>): ESTree.Program =>
  parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' });

/** Every node of a tree, the root first. */
export function* nodesIn(node: unknown): Generator<ESTree.Node> {
  if (typeof node !== 'object' || node === null) return;
  if (Array.isArray(node)) {
    for (const each of node) yield* nodesIn(each);
    return;
  }
  if ('type' in node) yield node as ESTree.Node;
  for (const value of Object.values(node)) yield* nodesIn(value);
}

/** The files of the repository that a file imports, types and `import()` included. */
export function importsOf(source: Pick<Source, 'file' | 'text'>): string[] {
  const targets = [...nodesIn(parse(source))].flatMap((node): string[] => {
    if (!('source' in node)) return [];
    const from = node.source;
    return typeof from === 'object' && from !== null && 'value' in from && typeof from.value === 'string'
      ? [from.value]
      : [];
  });
  return [...new Set(targets.filter((target) => target.startsWith('.')))].map((target) =>
    posix.join(dirname(source.file), target),
  );
}

export const folderOf = (file: string): string => dirname(file);
