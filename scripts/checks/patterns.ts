/**
 * The regular expressions of the product, each looked at by recheck: what of them takes how long in the longest sentence.
 * `npm run patterns` looks at the new ones and writes down what it found; tests/patterns.test.ts demands that nothing is missing.
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { check } from 'recheck';
import { parseAst, type ESTree } from 'vite';
import type { SayInput } from '../../commands/sayLine.ts';
import { root } from '../productNode.mjs';

export type Pattern = { source: string; flags: string; file: string };

/** How the steps grow with the text; `unsafe` may take seconds for 500 characters. */
export type Growth = 'linear' | 'quadratic' | 'unsafe';

const written = join(root, 'scripts/checks/patterns.json');

/**
 * The pattern without what it looks back for over a limited stretch, `(?<=all [^,]{0,40}) `: that costs the same at each place, however long
 * the text is. Recheck cannot reason about looking back and throws dice instead, so what it says of such a pattern is never the same.
 */
export function withoutLimitedLookBack(source: string): string {
  let rest = source;
  for (let start = rest.indexOf('(?<='); start >= 0; start = rest.indexOf('(?<=', start + 1)) {
    const end = endOfGroup(rest, start);
    const body = rest.slice(start + 4, end - 1);
    const bare = body.replace(/\\.|\[(?:\\.|[^\]\\])*\]/g, 'x');
    const repeatsFreely = /[*+]|\{\d+,\}/.test(bare);
    const captures = /\((?!\?)|\(\?<[^=!]/.test(bare);
    if (/\{\d/.test(bare) && !repeatsFreely && !captures) rest = rest.slice(0, start) + rest.slice(end);
  }
  return rest;
}

/** Behind the bracket that closes the group which opens at `start`. */
function endOfGroup(source: string, start: number): number {
  let depth = 0;
  for (const found of source.slice(start).matchAll(/\\.|\[(?:\\.|[^\]\\])*\]|[()]/g)) {
    if (found[0] === '(') depth += 1;
    if (found[0] === ')') depth -= 1;
    if (depth === 0) return start + found.index + 1;
  }
  throw new Error(`A group is never closed: ${source}`);
}

/** Every literal of what reads text: commands, domain, server and page. */
export function literalPatterns(): Pattern[] {
  return globSync('{commands,domain,server,src}/**/*.{ts,tsx}', { cwd: root }).flatMap((name) => {
    const file = name.replaceAll('\\', '/');
    return patternsIn(readFileSync(join(root, file), 'utf8'), file);
  });
}

export function patternsIn(text: string, file: string): Pattern[] {
  const found: Pattern[] = [];
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if (Array.isArray(node)) return node.forEach(walk);
    const { type, regex } = node as Partial<ESTree.RegExpLiteral>;
    if (type === 'Literal' && regex) found.push({ source: regex.pattern, flags: regex.flags, file });
    Object.values(node).forEach(walk);
  };
  walk(parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }));
  return found;
}

/** Those that are put together of words as the language is loaded. */
export async function builtPatterns(): Promise<Pattern[]> {
  const found: Pattern[] = [];
  const { RegExp: own } = globalThis;
  const watching = new Proxy(own, {
    construct(target, args, newTarget) {
      const made = Reflect.construct(target, args, newTarget) as RegExp;
      const file = /\/((?:commands|domain)\/[^:?]*)/.exec(new Error().stack?.split('\n')[2] ?? '')?.[1];
      if (file !== undefined) found.push({ source: made.source, flags: made.flags, file });
      return made;
    },
  });
  globalThis.RegExp = watching;
  try {
    const { worldOfLine } = await import('../../commands/sayLine.ts');
    const { warm } = await import('../../commands/nlu/warm.ts');
    const { groups } = await import('../../commands/grammar/he/paraphraseRules.ts');
    const { groups: english } = await import('../../commands/grammar/en/paraphraseRules.ts');
    const line = { locale: 'he', as: 'teacher', now: '2026-03-10T09:00', timeZone: 'Asia/Jerusalem' };
    warm(worldOfLine({ ...line, text: '' } as SayInput, {}));
    for (const { ways } of groups) ways();
    // What finds any of several takes as long as they do one after the other.
    const joined = new Set([...groups, ...english].map(({ any }) => any.source));
    return found.filter(({ source }) => !joined.has(source));
  } finally {
    globalThis.RegExp = own;
  }
}

export const keyOf = ({ source, flags }: Pattern): string =>
  createHash('sha256').update(`/${source}/${flags}`).digest('base64url').slice(0, 12);

/**
 * What recheck finds, and whether it proved it: `automaton` finds the same at every look, `fuzz` throws dice and may find less or more the next time.
 * @throws what recheck could not decide within a minute
 */
export async function lookAt(pattern: Pattern): Promise<{ growth: Growth; proved: boolean }> {
  // `d` tells where groups stood, `g` and `y` where to begin: neither is of how long it takes.
  const result = await check(withoutLimitedLookBack(pattern.source), pattern.flags.replace(/[dgy]/g, ''), {
    timeout: 60_000,
  });
  if (result.status === 'unknown')
    throw new Error(`${pattern.file}: /${pattern.source}/: ${result.error.kind}`);
  const proved = result.checker === 'automaton';
  if (result.status === 'safe') return { growth: 'linear', proved };
  const isSquare = result.complexity.type === 'polynomial' && result.complexity.degree === 2;
  return { growth: isSquare ? 'quadratic' : 'unsafe', proved };
}

/** @throws what recheck could not decide within a minute */
export const growthOf = async (pattern: Pattern): Promise<Growth> => (await lookAt(pattern)).growth;

export const knownGrowths = (): Record<string, Growth> =>
  JSON.parse(readFileSync(written, 'utf8')) as Record<string, Growth>;

if (import.meta.main) {
  const known = process.argv.includes('--all') ? {} : knownGrowths();
  const now: Record<string, Growth> = {};
  for (const pattern of [...literalPatterns(), ...(await builtPatterns())]) {
    const key = keyOf(pattern);
    const growth = (now[key] ??= known[key] ?? (await growthOf(pattern)));
    if (growth !== 'unsafe') continue;
    console.error(`${pattern.file}: /${pattern.source}/ may take seconds for 500 characters.`);
    process.exitCode = 1;
  }
  const sorted = Object.fromEntries(Object.entries(now).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(written, `${JSON.stringify(sorted, null, 2)}\n`);
  process.exit();
}
