/** What the first visit downloads, and what a lazy screen adds: held under the budgets of docs/architecture.md. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildPageIfChanged, manifestPath } from '../buildPage.mjs';
import { outsideOfFrame, reader, trial } from '../pageChunks.ts';
import { root } from '../productNode.mjs';
import { languageLimits, weighLanguage, type LanguageWeights } from '../weighLanguage.ts';

/** Vite's manifest: source file → what was built from it. */
export type Manifest = Record<
  string,
  {
    file: string;
    isEntry?: boolean;
    isDynamicEntry?: boolean;
    imports?: string[];
    dynamicImports?: string[];
    css?: string[];
  }
>;

export type Measure = { what: string; kilobytes: number; limit: number };

const limits = {
  initialJs: 200,
  initialCss: 15.5,
  lazyRoute: 100,
  previewing: 120,
  understanding: 157,
  languagePart: 93,
};

/** Every screen stands in this frame, so a route adds only what the frame has not brought. */
const frame = ['src/app/shell/Shell.tsx', 'src/app/shell/connectLine.ts'];

/** What reads sentences comes after the first paint and for all screens at once; docs/decisions/007 tells why it has a budget of its own. */
const understanding = new Set([
  reader,
  'src/features/chat/thread/EmptyThread.tsx',
  'src/lib/sentences/firstSentences.ts',
  // The first page reads sentences too, by the same parts.
  trial,
  'src/lib/entities/worldNow.ts',
  // The form previews by the same rules.
  'src/features/calendar/form/MeetingDialog.tsx',
  'commands/intents/catalogue.ts',
]);

/** Forms that preview what they would do, by all operations; the reader has brought these before on every screen of the frame. */
const previewing = new Set([
  'src/features/people/StudentsScreen.tsx',
  'src/features/parents/ChildDialog.tsx',
  'src/features/requests/TeacherRequests.tsx',
  'src/features/restrictedTimes/RestrictedTimeDialog.tsx',
  'src/features/restrictedTimes/RestrictedTimes.tsx',
  'src/features/students/LessonDialog.tsx',
  'src/features/subjects/SubjectDialog.tsx',
  'src/features/money/DiscountForm.tsx',
  'src/features/chat/cards/WaitingRequests.tsx',
  'src/features/expenses/ExpensesDialog.tsx',
]);

export function measurePage(manifest: Manifest, gzipKilobytes: (file: string) => number): Measure[] {
  const initial = closure(
    manifest,
    Object.keys(manifest).filter((name) => manifest[name]?.isEntry),
  );
  const sum = (files: Iterable<string>) =>
    [...new Set(files)].reduce((total, file) => total + gzipKilobytes(file), 0);
  const scripts = (names: Set<string>) =>
    [...names].flatMap((name) => manifest[name]?.file ?? []).filter(isScript);
  const styles = (names: Set<string>) => [...names].flatMap((name) => manifest[name]?.css ?? []);
  const closed = (names: readonly string[]) =>
    closure(
      manifest,
      names.filter((name) => manifest[name]),
    );
  const framed = closed(frame).union(initial);
  const outside = outsideOfFrame();
  const read = [framed.union(closed([reader])), initial.union(closed([trial]))];
  /** What is surely here before it; a part of the language comes after either reader. */
  const before = (name: string): Set<string>[] =>
    name.startsWith('later:') ? read : [frame.includes(name) || outside.has(name) ? initial : framed];
  const lazy = Object.keys(manifest)
    .filter((name) => manifest[name]?.isDynamicEntry)
    .map((name) => {
      const added = before(name).map((here) => sum(scripts(closure(manifest, [name]).difference(here))));
      return { what: `JS of ${name}`, kilobytes: Math.max(...added), limit: limitOf(name) };
    });
  return [
    { what: 'initial JS', kilobytes: sum(scripts(initial)), limit: limits.initialJs },
    { what: 'initial CSS', kilobytes: sum(styles(initial)), limit: limits.initialCss },
    ...lazy,
  ];
}

function limitOf(name: string): number {
  if (name.startsWith('later:')) return limits.languagePart;
  if (understanding.has(name)) return limits.understanding;
  return previewing.has(name) ? limits.previewing : limits.lazyRoute;
}

function closure(manifest: Manifest, names: string[]): Set<string> {
  const reached = new Set<string>();
  const waiting = [...names];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (reached.has(name)) continue;
    reached.add(name);
    waiting.push(...(manifest[name]?.imports ?? []));
  }
  return reached;
}

const isScript = (file: string) => file.endsWith('.js');

if (import.meta.main) {
  if (await buildPageIfChanged()) {
    const gzipKilobytes = (file: string) =>
      gzipSync(readFileSync(join(root, 'dist', file)), { level: 9 }).length / 1024;
    const manifest = JSON.parse(readFileSync(manifestPath, 'utf8')) as Manifest;
    const language = await weighLanguage();
    const ofLanguage = (Object.keys(language) as (keyof LanguageWeights)[]).map((part) => ({
      what: `language, ${part}`,
      kilobytes: language[part],
      limit: languageLimits[part],
    }));
    for (const { what, kilobytes, limit } of [...measurePage(manifest, gzipKilobytes), ...ofLanguage]) {
      const over = kilobytes > limit;
      console.log(`${over ? '✗' : '✓'} ${what}: ${kilobytes.toFixed(1)} KB gzip, at most ${limit}`);
      if (over) process.exitCode = 1;
    }
  } else process.exitCode = 1;
}
