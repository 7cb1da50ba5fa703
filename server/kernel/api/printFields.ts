/** What each argument of each operation may be, read from the schemas that check it: docs/security/fields.md. */
import type { GenericSchema } from 'valibot';
import { marksOf } from '../../../domain/basics/wire.ts';

type Action = { kind: string; type: string; requirement?: unknown; message?: unknown };
type Part = GenericSchema & {
  type: string;
  wrapped?: Part;
  item?: Part;
  entries?: Record<string, Part>;
  options?: readonly unknown[];
  literal?: unknown;
  pipe?: readonly (Part | Action)[];
};
type Operations = Record<string, { name: string; args: unknown }>;

const mayBeMissing = new Set(['optional', 'nullable', 'nullish', 'exact_optional', 'undefinedable']);

export function printFields(operations: Operations): string {
  const sections = Object.values(operations)
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ name, args }) => {
      const rows = Object.entries((args as Part).entries ?? {}).flatMap(([field, part]) =>
        rowsOf(field, part),
      );
      return `## ${name}\n\n${rows.length === 0 ? 'No arguments.' : ['| argument | what it may be |', '| --- | --- |', ...rows].join('\n')}`;
    });
  return [head, ...sections].join('\n\n');
}

const head = `# The fields of every change

Printed from the operations of \`domain/\` by \`scripts/printSchema.ts\`; change those, then print again. Each change is judged by these
schemas on the server, whatever the page has checked before, and an argument that is not named is refused. What must fit together
(an end after its start, students who are linked, no more of them than places) is judged by the operation itself in the same
transaction; \`tests/server/perform/badInput.test.ts\` tries it. Each change also takes \`requestId\`, by
which a repeated request is known. Accounts have fields of their own: [accounts.md](accounts.md).`;

function rowsOf(name: string, part: Part): string[] {
  const { inner, words } = bare(part);
  const list = inner.item ? bare(inner.item) : null;
  const object = list ? list.inner : inner;
  const said = [...words, ...limitsOf(inner)];
  if (list)
    said.push(
      `a list${object.entries ? '' : ` of ${[typeOf(object), ...list.words, ...limitsOf(object)].join(', ')}`}`,
    );
  else if (!object.entries) said.unshift(typeOf(inner));
  const row = `| \`${name}${list ? '[]' : ''}\` | ${said.join(', ') || 'an object'} |`;
  const below = Object.entries(object.entries ?? {}).flatMap(([field, each]) =>
    rowsOf(`${name}${list ? '[]' : ''}.${field}`, each),
  );
  return [row, ...below];
}

/** A schema without the wrappers that make it optional. */
function bare(part: Part): { inner: Part; words: string[] } {
  if (mayBeMissing.has(part.type) && part.wrapped) {
    const { inner, words } = bare(part.wrapped);
    return { inner, words: words.includes('may be missing') ? words : [...words, 'may be missing'] };
  }
  return { inner: part, words: [] };
}

function typeOf(part: Part): string {
  const { wire } = marksOf(part);
  if (wire === 'wall' || wire === 'end' || wire === 'address') return 'a moment, in milliseconds';
  if (wire === 'money') return 'an amount in minor units';
  if (part.type === 'picklist') return `one of ${(part.options ?? []).map(String).join(' ')}`;
  if (part.type === 'literal') return `only ${String(part.literal)}`;
  return { string: 'a text', number: 'a number', boolean: 'yes or no' }[part.type] ?? part.type;
}

function limitsOf(part: Part): string[] {
  return (part.pipe ?? []).flatMap((action): string[] => {
    if (!('requirement' in action) && action.kind !== 'validation') return [];
    const { type, requirement } = action as Action;
    const limit =
      requirement instanceof RegExp ? requirement.source.replaceAll('|', '\\|') : String(requirement);
    switch (type) {
      case 'max_length':
        return [`at most ${limit} long`];
      case 'min_length':
        return [`at least ${limit} long`];
      case 'non_empty':
        return ['not empty'];
      case 'max_value':
        return [`at most ${limit}`];
      case 'min_value':
        return [`at least ${limit}`];
      case 'regex':
        return [`of the form \`${limit}\``];
      case 'safe_integer':
      case 'integer':
        return ['whole'];
      case 'finite':
        return ['finite'];
      case 'check':
      case 'raw_check':
        return ['checked by its own rule'];
      default:
        throw new Error(`no words are written for the rule ${type}`);
    }
  });
}
