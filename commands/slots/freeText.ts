/** Words that are taken as they were said: a title, a note, what is looked for. Each word costs more than one that is understood. */
import type { EntityCandidate, AnnotatedText } from '../kernel/annotatedText.ts';
import { typedSpan } from '../nlu/text/normalize.ts';

type Quoted = Extract<EntityCandidate, { kind: 'quoted' }>;

export const quotedItem = (items: EntityCandidate[]): Quoted | undefined =>
  items.find((item): item is Quoted => item.kind === 'quoted');

const perWord = 1.5;

function asSaid({ normal }: AnnotatedText, from: number, to: number, cost: number): EntityCandidate {
  const span = typedSpan(normal, from, to);
  // A Hebrew ל is written onto the quote before a title.
  const text = normal.raw.slice(span.from, span.to).replace(/^ל?["״“”](.+?)["״“”]?$/u, '$1');
  return { kind: 'quoted', text, from, to, cost };
}

/** Everything after a colon or a dash, whatever it is. */
export function afterColon(said: AnnotatedText): EntityCandidate[] {
  const mark = said.tokens.find(
    ({ text, from }) => text === ':' || (text === '-' && said.normal.text[from - 1] === ' '),
  );
  const last = said.tokens.at(-1);
  const first = mark && said.tokens.find(({ from }) => from >= mark.to);
  return first && last ? [asSaid(said, first.from, last.to, 0.5)] : [];
}

/** Everything after a phrase that says that it is told on. */
export function afterPhrase(said: AnnotatedText, phrase: RegExp): EntityCandidate[] {
  const found = phrase.exec(said.normal.text);
  const last = said.tokens.at(-1);
  if (!found || !last) return [];
  const first = said.tokens.find(
    ({ from, kind }) => from >= found.index + found[0].length && kind !== 'mark',
  );
  return first ? [asSaid(said, first.from, last.to, 0.5)] : [];
}

/** The words at the end of the sentence; where it gives a name, a Hebrew ל before the first of them is no part of it. */
export function lastWords(said: AnnotatedText, isName: boolean, most = 8): EntityCandidate[] {
  const words = said.tokens.filter(({ kind }) => kind !== 'mark');
  const end = words.at(-1)?.to;
  if (end === undefined) return [];
  return words.slice(-most).flatMap(({ from, text, kind }, at, tail) => {
    const cost = 0.5 + perWord * (tail.length - at);
    const hasLamed = isName && kind === 'hebrew' && /^ל[א-ת]{2}/.test(text);
    return hasLamed
      ? [asSaid(said, from + 1, end, at === tail.length - 1 ? 0.6 : cost - 0.3)]
      : [asSaid(said, from, end, cost)];
  });
}

/** Words of one command that say nothing more: where it is looked for, in which kind of file. */
export const idle = ({ tokens }: AnnotatedText, words: RegExp): EntityCandidate[] =>
  tokens.flatMap(({ text, from, to }) =>
    words.test(text) ? [{ kind: 'word' as const, sense: 'filler', value: '', from, to, cost: 0.3 }] : [],
  );

/** Any run of words in the sentence. */
export function anyWords(said: AnnotatedText, most = 4): EntityCandidate[] {
  const words = said.tokens.filter(({ kind }) => kind !== 'mark');
  return words.flatMap(({ from }, first) =>
    words
      .slice(first, first + most)
      .map(({ to }, more) => asSaid(said, from, to, 0.5 + perWord * (more + 1))),
  );
}
