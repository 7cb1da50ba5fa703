/** Names of subjects and of lessons as they are said: runs of words without numbers, kept together over what stands between them. */
import { typedSpan } from '../../nlu/text/normalize.ts';
import type { Interpretation, Entity } from '../../kernel/interpretation.ts';
import type { EntityCandidate, AnnotatedText } from '../../kernel/annotatedText.ts';
import type { Token } from '../../nlu/text/tokens.ts';

type Quoted = Entity & { kind: 'quoted' };

const most = 5;
const isWord = ({ kind, text }: Token): boolean =>
  (kind === 'hebrew' || kind === 'latin') && !/^https?:/.test(text);

/** `ofGoal`: a Hebrew ל before the name says "to" and is no part of it. */
export function titleWords(said: AnnotatedText, ofGoal = false): EntityCandidate[] {
  const { tokens, normal } = said;
  const reading = (from: number, to: number, cost: number): EntityCandidate => {
    const span = typedSpan(normal, from, to);
    return { kind: 'quoted', text: normal.raw.slice(span.from, span.to), from, to, cost };
  };
  return tokens.flatMap((first, at) => {
    const found: EntityCandidate[] = [];
    for (let n = 0; n < most; n++) {
      const token = tokens[at + n];
      if (token === undefined || !isWord(token)) break;
      const cost = 2 + 1.7 * n;
      found.push(reading(first.from, token.to, cost));
      if (ofGoal && /^ל[א-ת]{2}/.test(first.text)) found.push(reading(first.from + 1, token.to, cost - 0.4));
    }
    return found;
  });
}

/** "with Ruth" names somebody; the Hebrew את only leads to the name. */
export const isWithOne = ({ from }: Entity, { normal }: Interpretation): boolean =>
  /(?:\b(?:with|for)|(?<![A-Za-zÀ-ӿא-ي])(?:עם|בשביל)) $/u.test(normal.text.slice(0, from));

export const titlesIn = (items: readonly Entity[]): Quoted[] =>
  items.filter((item): item is Quoted => item.kind === 'quoted' && !/^subject-\d+$/.test(item.text));

/** The whole of a name that is heard in parts ("history of art"); null where a sum or a number stands within it. */
export function titleOf(parts: readonly Entity[], { items, normal }: Interpretation): string | null {
  const [first, last] = [parts[0], parts.at(-1)];
  if (first === undefined || last === undefined) return null;
  const within = items.filter(({ from, to }) => from > first.from && to < last.to);
  if (within.some(({ kind }) => kind === 'number' || kind === 'money' || kind === 'link')) return null;
  const span = withItsLetter(typedSpan(normal, first.from, last.to), normal.raw);
  const text = normal.raw.slice(span.from, span.to).trim();
  return (first === last ? text.replace(/^ל?["״“”'‘](.+?)["״“”'’]?$/u, '$1') : text).replace(/[.,:;!]+$/, '');
}

/** "Physics A", "A level physics": a capital by itself is of the name, and no article. */
function withItsLetter(
  { from, to }: { from: number; to: number },
  raw: string,
): { from: number; to: number } {
  const before = /(?<=\S )[A-Z] $/.exec(raw.slice(0, from))?.[0] ?? '';
  const after = /^ [A-Z](?![\p{L}\d'’])/u.exec(raw.slice(to))?.[0] ?? '';
  return { from: from - before.length, to: to + after.length };
}
