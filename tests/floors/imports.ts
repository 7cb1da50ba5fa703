/** What each floor may know, and how to mend an import that looks the wrong way. */
type Floor = { may: RegExp; mend: string };

const anyPackage = String.raw`(?!node:)[@\w][^:]*`;
const packagesOf = (...names: string[]) => `(?:${names.join('|')})(?:/.*)?`;

const generatedTypes = String.raw`server/kernel/api/\w+\.generated\.ts`;

const floors: Record<string, Floor> = {
  domain: {
    may: only('domain/.*', packagesOf('valibot', 'rrule')),
    mend: 'move what it needs down into domain, or hand it in as an argument',
  },
  commands: {
    may: only('commands/.*', 'domain/.*', packagesOf('valibot', 'rrule', 'chrono-node', 'date-fns')),
    mend: 'a command knows the domain only; the page or the server acts on the plan it gives',
  },
  server: {
    may: only('server/.*', 'domain/.*', 'node:.*', `(?!(?:commands|src|tests|scripts)/)${anyPackage}`),
    mend: 'the server receives operations, not sentences: what both need belongs in domain',
  },
  src: {
    may: only(
      'src/.*',
      'commands/.*',
      'domain/.*',
      generatedTypes,
      `(?!(?:server|tests|scripts|e2e)/)${anyPackage}`,
    ),
    mend: 'the page knows the server by its schema alone: send an operation, or move the rule into domain',
  },
};

/** What the parts of the server may know of each other: modules bring what the kernel needs, and one place puts them together. */
const serverParts: (Floor & { of: RegExp })[] = [
  {
    of: /^server\/(?:kernel|http|db|basics)\//,
    may: /^(?!server\/(?:modules|app|backup)\/)/,
    mend: 'a module declares what the kernel, the HTTP server or the database needs of it; server/app hands it over',
  },
  {
    of: /^server\/(?:db|basics)\//,
    may: /^(?!server\/(?:kernel|http)\/)/,
    mend: 'the kernel and the HTTP server stand on the database, not the other way round',
  },
  {
    of: /^server\/kernel\//,
    may: /^(?!server\/http\/)/,
    mend: 'the kernel answers whoever calls, and knows nothing of HTTP',
  },
  {
    of: /^server\/modules\//,
    may: /^(?!server\/(?:app|backup)\/)/,
    mend: 'server/app puts the modules together; what several need is declared where it belongs',
  },
];

/** What the frame shows around every screen. */
const ofFrame =
  'chat/thread/ConversationPane|palette/Palette|plans/RenewalDialog|notices/followNotices|notices/NoticesDialog|students/TodayStrip';

/** What the parts of the page may know of each other: features stand on lib and ui, and one list puts them together. */
const pageParts: (Floor & { of: RegExp })[] = [
  {
    of: /^src\/lib\//,
    may: /^(?!src\/(?:features|app)\/)/,
    mend: 'what several features share knows none of them: let the feature hand it in, or keep it with the feature',
  },
  {
    of: /^src\/ui\//,
    may: /^(?!src\/(?:features|app|lib\/(?!device\/|i18n\/))).*$/,
    mend: 'a part of the design set is told what it shows, and asks nobody',
  },
  {
    of: /^src\/features\//,
    may: /^(?!src\/app\/)/,
    mend: 'a feature declares its screens in feature.ts; what it needs of the frame belongs in src/lib',
  },
  {
    of: /^src\/app\//,
    may: new RegExp(`^(?!src/features/(?!\\w+/feature\\.ts$|(?:${ofFrame})\\.tsx?$))`),
    mend: 'the app knows of a feature only what its feature.ts declares',
  },
];

/** A command tried from the terminal reads and prints: it is a door, not a rule. */
const doors: Record<string, RegExp> = { 'commands/say.ts': /^node:/ };

/** Every module that a file names, in imports, type imports, re-exports, `import()` and import types. */
export function importsOf(text: string): string[] {
  const later = /\bimport\s*\(\s*['"]([^'"]+)['"]/g;
  return [
    ...staticImportsOf(text),
    ...[...withoutComments(text).matchAll(later)].map((found) => found[1] ?? ''),
  ];
}

export function staticImportsOf(text: string): string[] {
  const named =
    /\b(?:import|export)\b[^'"`;()]*?\bfrom\s*['"]([^'"]+)['"]|(?<!['".])\bimport\s*['"]([^'"]+)['"]/g;
  return [...withoutComments(text).matchAll(named)].map((found) => found[1] ?? found[2] ?? '');
}

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');

/** `targets` are package names, or paths from the repository's root. */
export function forbiddenEdges(file: string, targets: string[]): string[] {
  const floor = floors[file.split('/', 1)[0] ?? ''];
  if (!floor) return [];
  const rules = [floor, ...[...serverParts, ...pageParts].filter(({ of }) => of.test(file))];
  return targets
    .filter((target) => !doors[file]?.test(target))
    .flatMap((target) =>
      rules.filter(({ may }) => !may.test(target)).map(({ mend }) => `${file} → ${target}: ${mend}`),
    );
}

function only(...sources: string[]): RegExp {
  return new RegExp(`^(?:${sources.join('|')})$`);
}
