/**
 * How the page takes the language along. What hears a sentence comes first; each language, what a command does once it is heard, and the
 * examples are parts of their own, fetched when a sentence first needs them (commands/later.ts). The sources stay whole: a command is
 * one file, and everywhere but in the built page it is loaded as one.
 */
import { readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { parseAst, type Plugin } from 'vite';
import { root } from './productNode.mjs';

const folder = join(root, 'commands');
const intents = join(folder, 'intents');
const later = join(folder, 'later.ts');
const virtual = '\0later:';
const door = '\0door:';

/** Modules of which the first part has only a door, and the part behind it. */
const behindDoors: Record<string, string> = {
  'grammar/en/words.ts': 'english',
  'grammar/en/excuses.ts': 'english',
  'grammar/en/paraphraseRules.ts': 'english',
  'grammar/he/words.ts': 'hebrew',
  'grammar/he/excuses.ts': 'hebrew',
  'grammar/he/paraphraseRules.ts': 'hebrew',
  'grammar/en/time/grammar.ts': 'english',
  'grammar/he/time/grammar.ts': 'hebrew',
  'nlu/repair/afterReason.ts': 'conversation',
  'nlu/lattice/turned.ts': 'conversation',
  'nlu/clauses/heardInPart.ts': 'conversation',
  'nlu/clauses/reportedSpeech.ts': 'conversation',
  'nlu/repair/frames.ts': 'conversation',
  'nlu/parse/framed.ts': 'conversation',
  'nlu/repair/selfCorrection.ts': 'conversation',
  'nlu/repair/keyboardRepair.ts': 'conversation',
  'nlu/repair/ranked.ts': 'ranked',
  'nlu/repair/doubted.ts': 'ranked',
  'nlu/rank/sharedWeights.ts': 'ranked',
  'nlu/rank/englishWeights.ts': 'ranking-en',
  'nlu/rank/hebrewWeights.ts': 'ranking-he',
  'nlu/repair/spellingRepair.ts': 'conversation',
  'nlu/parse/suggest.ts': 'conversation',
  'nlu/discourse/replyTo.ts': 'conversation',
  'nlu/discourse/smallTalkReply.ts': 'conversation',
  'nlu/parse/batch.ts': 'conversation',
  'nlu/clauses/retentionClause.ts': 'conversation',
  'nlu/clauses/parts.ts': 'conversation',
  'nlu/clauses/attendanceParts.ts': 'conversation',
  'nlu/clauses/paymentParts.ts': 'conversation',
};

/** What of a command stands in which part; the rest is needed to hear it at all. */
type Kind = 'english' | 'hebrew' | 'actions' | 'examples';
const kinds: Record<Kind, ReadonlySet<string>> = {
  english: new Set(['says.en']),
  hebrew: new Set(['says.he']),
  // Asked for once a phrase of the command stands in the sentence.
  actions: new Set(['resolve', 'plan', 'extra', 'price', 'declines']),
  examples: new Set(['examples']),
};
/** A command that may stand without its phrases is weighed at every sentence. */
const weighing = new Set(['extra', 'price']);

type Span = { start: number; end: number };
type Field = Span & { name: string };
type Shape = Span & { name: string; fields: Field[] };
/** `makes`: calls at the top, which only make values; what is not used of them is left out. `notes`: texts of tables that no page reads. */
type Source = { code: string; command?: Shape; exported: string[]; makes: number[]; notes: Span[] };
type Ast = Span & { type: string; [field: string]: unknown };
type Named = { name: string };
type Property = Span & { key: Named; value: Ast };

/** The fields of a command; its phrases by language. */
const fieldsOf = (shape: Ast): Field[] =>
  (shape['properties'] as Property[]).flatMap(({ start, end, key, value }) =>
    key.name === 'says' && value.type === 'ObjectExpression'
      ? fieldsOf(value).map((phrases) => ({ ...phrases, name: `says.${phrases.name}` }))
      : [{ start, end, name: key.name }],
  );

/** Each file is taken apart once a build, however many parts it stands in. */
const sources = new Map<string, Source>();

function sourceOf(path: string): Source {
  const known = sources.get(path);
  if (known) return known;
  const code = readFileSync(path, 'utf8');
  const { body } = parseAst(code, { lang: 'ts' }) as unknown as { body: Ast[] };
  const source: Source = { code, exported: [], makes: [], notes: notesIn(body) };
  sources.set(path, source);
  for (const statement of body) {
    const isExport = statement.type === 'ExportNamedDeclaration';
    const declared = (isExport ? statement['declaration'] : statement) as Ast | null;
    if (declared?.type === 'FunctionDeclaration' && isExport)
      source.exported.push((declared['id'] as Named).name);
    if (declared?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declared['declarations'] as { id: Named; init: Ast | null }[]) {
      if (isExport) source.exported.push(id.name);
      if (init?.type !== 'CallExpression' && init?.type !== 'NewExpression') continue;
      const [shape] = init['arguments'] as Ast[];
      if ((init['callee'] as Named).name === 'command' && shape?.type === 'ObjectExpression')
        source.command = { start: shape.start, end: shape.end, name: id.name, fields: fieldsOf(shape) };
      else source.makes.push(init.start);
    }
  }
  return source;
}

/** Where a row of a table has an example, it and its name are for whoever reads the table. */
function notesIn(node: unknown): Span[] {
  if (typeof node !== 'object' || node === null) return [];
  const inner = Object.values(node).flatMap(notesIn);
  if ((node as Ast).type !== 'ObjectExpression') return inner;
  const texts = ((node as Ast)['properties'] as Property[]).filter(
    ({ key, value }) => /^(?:name|example)$/.test(key?.name ?? '') && value.type === 'Literal',
  );
  return texts.some(({ key }) => key.name === 'example')
    ? [...inner, ...texts.map(({ value: { start, end } }) => ({ start, end }))]
    : inner;
}

function kindOf({ name }: Field, { fields }: Shape): Kind | undefined {
  if (weighing.has(name) && fields.some((field) => field.name === 'bare')) return undefined;
  return (Object.keys(kinds) as Kind[]).find((kind) => kinds[kind].has(name));
}

/** Small areas stand in one part: together they pack better. */
const together: Record<string, string> = {
  access: 'people',
  calendar: 'people',
  plans: 'money',
  everywhere: 'money',
  subjects: 'people',
  requests: 'people',
  notices: 'money',
};

/** What is said of lessons every day; what they cost, are called and remind of comes with the rest. */
const ofMeetings =
  /^meeting\.(?:add|addBatch|move|cancel|request|resize|repeat|place|attendees|leave|open|change)\./;

/** The part in which a command's actions stand: its area, and in the largest what its id begins with. */
function partOf(kind: Kind, path: string): string {
  if (kind !== 'actions') return kind;
  const area = basename(dirname(path));
  return `actions:${area === 'calendar' && ofMeetings.test(basename(path)) ? 'meetings' : (together[area] ?? area)}`;
}

const withPure = ({ code, makes, notes }: Source, changes: (Span & { by: string })[]): string =>
  [
    ...changes,
    ...makes.map((start) => ({ start, end: start, by: '/* @__PURE__ */ ' })),
    ...notes.map((note) => ({ ...note, by: "''" })),
  ]
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, by }) => text.slice(0, start) + by + text.slice(end), code);

/** One door to a part, however many go through it: what is behind it is fetched once, and the sentence read again once. */
const codeOfDoor = (part: string): string =>
  `import { later } from ${JSON.stringify(later)};
  export const part = /* @__PURE__ */ later(() => import(${JSON.stringify(virtual + part)}));`;
const importDoor = (part: string, name: string): string =>
  `import { part as ${name} } from ${JSON.stringify(door + part)};\n`;

/** A command as it is heard: what it does, its English and its examples are reached through doors. */
function heard(path: string, source: Source): string {
  const { command } = source;
  if (!command) return withPure(source, []);
  const changes = command.fields.flatMap((field) => {
    const { name, start, end } = field;
    const kind = kindOf(field, command);
    if (name === 'counterexamples') return [{ start, end, by: 'counterexamples: { he: [], en: [] }' }];
    if (kind === undefined) return [];
    const there = `${kind}Part().${command.name}.${name}`;
    const by = name.startsWith('says.')
      ? `get ${name.slice(5)}() { return ${there} }`
      : `${name}: (...given) => ${there}(...given)`;
    return [{ start, end, by }];
  });
  const doors = (Object.keys(kinds) as Kind[]).map((kind) => importDoor(partOf(kind, path), `${kind}Part`));
  return doors.join('') + withPure(source, changes);
}

/** A command with nothing but the fields of one kind. */
function only(kind: Kind, source: Source): string {
  const { command } = source;
  if (!command) throw new Error('A part is made of commands.');
  const kept = command.fields
    .filter((field) => kindOf(field, command) === kind)
    .map(({ start, end }) => source.code.slice(start, end))
    .join(', ');
  const { start, end } = command;
  return withPure(source, [
    { start, end, by: kind === 'english' || kind === 'hebrew' ? `{ says: { ${kept} } }` : `{ ${kept} }` },
  ]);
}

/** All that a module exports, through a door that opens at the first use. */
const throughDoor = (part: string, { exported }: Source): string =>
  importDoor(part, 'part') +
  exported
    .map(
      (name) => `export const ${name} = /* @__PURE__ */ new Proxy(() => 0, {
        apply: (_, __, given) => part().${name}(...given),
        get: (_, field) => { const there = part().${name}; const value = there[field]; return typeof value === 'function' ? value.bind(there) : value; },
      });`,
    )
    .join('\n');

const importsOf = (path: string): string[] =>
  [...readFileSync(path, 'utf8').matchAll(/from '(\.\/[^']+)'/g)].map(([, from]) =>
    join(dirname(path), from ?? ''),
  );

/** The files of all commands, as the lists of the areas have them, which the catalogue has. */
const commandFiles = (): string[] => importsOf(join(intents, 'catalogue.ts')).flatMap(importsOf);

function codeOfPart(part: string): string {
  const modules = Object.keys(behindDoors)
    .filter((path) => behindDoors[path] === part)
    .map((path) => `export * from ${JSON.stringify(`${join(folder, path)}?whole`)};`);
  const [kind] = part.split(':') as [Kind];
  const commands = !(kind in kinds)
    ? []
    : commandFiles()
        .filter((path) => partOf(kind, path) === part)
        .map(
          (path) => `export { ${sourceOf(path).command?.name} } from ${JSON.stringify(`${path}?${kind}`)};`,
        );
  return [...modules, ...commands].join('\n');
}

/**
 * Small modules of which the first part needs a little and the others all: each side takes what it needs. What has a state, and the words
 * of the languages, are there once.
 */
const twice = 'twice';
const ofParts = new Set(['actions', 'examples', twice]);
const once =
  /^(?:grammar|intents\/people|nlu\/entities)\/|^later\.ts$|^intents\/catalogue\.ts$|^world\/(?:indexWorld|nameIndex|transliterate|linkIn|peopleRows|subjectNames|exampleWords)\.ts$|^slots\/(?:when|selector|somePeople|severalDays|withWhom|theStudents|newStudent|newName|namesOne)\.ts$|^nlu\/text\/normalize\.ts$/;
const isTwice = (path: string): boolean => {
  if (!path.startsWith(`${folder}/`) || once.test(relative(folder, path))) return false;
  const { code, command } = sourceOf(path);
  return command === undefined && !/^let /m.test(code);
};

export function laterParts(): Plugin {
  return {
    name: 'later-parts',
    apply: 'build',
    enforce: 'pre',
    buildStart: () => sources.clear(),
    resolveId(id, importer) {
      if (id.startsWith(virtual) || id.startsWith(door)) return id;
      const [from, query] = (importer ?? '').split('?') as [string, string | undefined];
      if (!id.startsWith('.') || query === undefined || !ofParts.has(query)) return null;
      const path = join(dirname(from), id);
      return isTwice(path) ? `${path}?${twice}` : null;
    },
    load(id) {
      // Nothing in commands/ does anything by being imported.
      const made = (code: string) => ({ code, moduleType: 'ts' as const, moduleSideEffects: false });
      if (id.startsWith(virtual)) return made(codeOfPart(id.slice(virtual.length)));
      if (id.startsWith(door)) return made(codeOfDoor(id.slice(door.length)));
      const [path, query] = id.split('?') as [string, string | undefined];
      if (!path.startsWith(`${folder}/`) || !path.endsWith('.ts') || path === later) return null;
      const source = sourceOf(path);
      const part = behindDoors[relative(folder, path)];
      if (query !== undefined && query in kinds) return made(only(query as Kind, source));
      return made(part !== undefined && query !== 'whole' ? throughDoor(part, source) : heard(path, source));
    },
  };
}
