/**
 * Which modules of the page come in one file. By itself the bundler makes a file for each set of screens that share something: some three
 * hundred, most of them smaller than what their own packing costs. What is always needed together stands in one; nobody who is not in
 * fetches anything for those who are.
 */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Plugin, Rollup } from 'vite';
import { root } from './productNode.mjs';

const page = join(root, 'index.html');
const start = join(root, 'src/main.tsx');
const frame = 'src/app/shell/Shell.tsx';
const line = 'src/app/shell/connectLine.ts';
export const reader = 'src/features/chat/conversation/nluClient.ts';
const operations = join(root, 'domain/operations.ts');
export const trial = 'src/features/landing/readTrial.ts';

/** What people see first. */
const homes = [
  'src/features/calendar/TeacherHome.tsx',
  'src/features/calendar/grid/CalendarGrid.tsx',
  'src/features/students/StudentHome.tsx',
  'src/features/parents/ParentHome.tsx',
];

/** They come after what reads sentences, or bring it. */
const isReading = (entry: string): boolean =>
  [
    reader,
    trial,
    'src/features/chat/thread/EmptyThread.tsx',
    'src/lib/sentences/firstSentences.ts',
    'commands/intents/catalogue.ts',
  ].includes(entry) || entry.includes('later:');

/** Menus, hints and dialogs, which no page outside the frame has. */
const overlays =
  /node_modules\/(?:@floating-ui\/|@radix-ui\/react-(?:dialog|dismissable-layer|dropdown-menu|focus-guards|focus-scope|menu|popper|portal|presence|switch|tooltip|use-size|visually-hidden)\/|aria-hidden\/|get-nonce\/|react-remove-scroll|react-style-singleton\/|use-callback-ref\/|use-sidecar\/)/;

/** Screens outside the frame, with what the first page reads sentences by: each fetches only what is its own. */
export function outsideOfFrame(): Set<string> {
  // Read as text: to import what the features declare would bring the whole page into the build's own settings.
  const pages = globSync('src/features/*/feature.ts', { cwd: root }).flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split(/(?=path: ')/)
      .filter((row) => row.includes("frame: 'page'"))
      .flatMap((row) => [...row.matchAll(/import\('\.\/(.+?)'\)/g)])
      .map(([, screen]) => join(dirname(file), String(screen))),
  );
  if (pages.length === 0) throw new Error('No feature declares a page outside the frame.');
  return new Set([trial, ...pages]);
}

/** The stage in which those who are in need it; null: only a few screens do, or none. */
function stageOf(entries: ReadonlySet<string>, decides: (entry: string) => boolean): string | null {
  if (entries.has(frame)) return entries.has(line) ? 'frame-and-line' : 'frame';
  if (entries.has(line)) return 'line';
  if (!entries.has(reader)) return null;
  if (homes.some((home) => entries.has(home))) return 'lessons';
  const others = [...entries].filter((entry) => !isReading(entry));
  if (others.length === 0) return 'reading';
  return others.every(decides) ? 'rules' : 'screens';
}

type Graph = Pick<Rollup.PluginContext, 'getModuleInfo'>;

/** Of each module of ours, the parts of the page that need it at once; what one alone needs stands with it anyway. */
function entriesOf(graph: Graph): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const entries = [start];
  const known = new Set(entries);
  for (const entry of entries) {
    const waiting = [entry];
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      const of = found.get(id) ?? new Set();
      // A library stands wherever the bundler puts it: a list of its exports reaches all of it.
      if (of.has(nameOf(entry)) || id.includes('/node_modules/')) continue;
      found.set(id, of.add(nameOf(entry)));
      const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {};
      waiting.push(...importedIds);
      for (const later of dynamicallyImportedIds)
        if (!known.has(later)) {
          known.add(later);
          entries.push(later);
        }
    }
  }
  return found;
}

const nameOf = (id: string): string => (id.startsWith(root) ? relative(root, id) : id);

export function pageChunks() {
  const outside = outsideOfFrame();
  let entries: Map<string, Set<string>> | undefined;
  const chunkOf = (id: string, graph: Graph): string | null => {
    entries ??= entriesOf(graph);
    const of = entries.get(id);
    const stage =
      of && of.size > 1 && !of.has(nameOf(start))
        ? stageOf(of, (entry) => entries?.get(operations)?.has(entry) === true)
        : null;
    if (!of || stage === null) return null;
    const pages = [...outside].filter((page) => of.has(page)).map((page) => /(\w+)\.tsx?$/.exec(page)?.[1]);
    return [stage, ...pages].join('-');
  };
  return {
    // What a module takes along is sorted by itself.
    includeDependenciesRecursively: false,
    groups: [
      // Apart from what is ours: a new release leaves it as it was.
      { name: 'libraries', tags: ['$initial' as const], test: /node_modules/ },
      { name: 'start', tags: ['$initial' as const], test: (id: string) => id !== start && id !== page },
      { name: 'overlays', test: overlays },
      { debugName: 'stages', name: chunkOf },
    ],
  };
}

/** Files that wait for each other could find nothing of each other yet: the build refuses them. */
export function withoutCircles(): Plugin {
  return {
    name: 'without-circles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const done = new Set<string>();
      const follow = (file: string, way: readonly string[]): void => {
        if (way.includes(file)) this.error(`Files wait for each other: ${[...way, file].join(' → ')}`);
        if (done.has(file)) return;
        const chunk = bundle[file];
        for (const next of chunk?.type === 'chunk' ? chunk.imports : []) follow(next, [...way, file]);
        done.add(file);
      };
      for (const file of Object.keys(bundle)) follow(file, []);
    },
  };
}
