/** In how many files an entity or an operation is named: what it costs to add one. */
import { productSources, type Source } from './sources.ts';

/** `restrictedTime` is also named by addRestrictedTime, RestrictedTimes and restricted_time, but not by `links` within `blinks`. */
export function namesEntity(text: string, entity: string): boolean {
  const parts = entity.split(/(?=[A-Z])/).map((part) => part.toLowerCase());
  const [first = '', ...rest] = parts;
  const capital = (part: string) => part.charAt(0).toUpperCase() + part.slice(1);
  const camel = rest.map(capital).join('');
  const forms = [
    `(?<![A-Za-z])${first}${camel}s?(?![a-z])`,
    `${capital(first)}${camel}s?(?![a-z])`,
    `(?<![a-z])${parts.join('_')}s?(?![a-z])`,
  ];
  return new RegExp(forms.join('|')).test(text);
}

export const namesOperation = (text: string, name: string): boolean => new RegExp(`\\b${name}\\b`).test(text);

/** The entities, as each declares itself in domain. */
export const entityNames = (): string[] => [
  ...new Set(namesIn(/interface Entities \{([^}]+)\}/, 'an interface Entities')),
];

/** The operations, as domain lists them. */
export const operationNames = (): string[] =>
  namesIn(/export const operations = \{([^}]*)\}/, 'a list of operations');

function namesIn(list: RegExp, what: string): string[] {
  const names = productSources()
    .filter(({ file }) => file.startsWith('domain/'))
    .flatMap(({ text }) => [...(list.exec(text)?.[1] ?? '').matchAll(/^\s*(\w+):|^\s*(\w+),/gm)])
    .map(([, typed, listed]) => typed ?? listed ?? '');
  if (names.length === 0)
    throw new Error(`domain holds ${what} no more: tell scripts/checks/house/naming.ts where it went`);
  return names;
}

export const filesNaming = (
  sources: readonly Source[],
  names: (text: string, name: string) => boolean,
  name: string,
): string[] => sources.filter(({ text }) => names(text, name)).map(({ file }) => file);
