/** Lines of the tests on which sentences stand as tables of TypeScript, where one line of JSON each would do. */
import { parse, type Source } from './sources.ts';

/** A person's sentence: Hebrew or Arabic letters, or at least two words. */
const isSentence = (text: string): boolean => /[֐-׿؀-ۿ]/.test(text) || /\p{L}+[^\p{L}]* +\p{L}+/u.test(text);

const aboutSentences = /^tests\/(?:corpus|commands|sentences)\/.*\.tsx?$/;

type Span = { start: number; end: number };

/** All lines of each list or object that holds a sentence: its expectation is written beside it. */
export function sentenceLines(source: Source): number {
  if (!aboutSentences.test(source.file)) return 0;
  const lineOf = lineFinder(source.text);
  const lines = new Set<number>();
  const walk = (node: unknown, table: Span | null): void => {
    if (typeof node !== 'object' || node === null) return;
    const around = isTable(node) ? node : table;
    if (around && holdsSentence(node))
      for (let line = lineOf(around.start); line <= lineOf(around.end - 1); line += 1) lines.add(line);
    for (const each of Object.values(node)) walk(each, around);
  };
  walk(parse(source).body, null);
  return lines.size;
}

const isTable = (node: object): node is Span =>
  'type' in node && (node.type === 'ArrayExpression' || node.type === 'ObjectExpression');

const holdsSentence = (node: object): boolean =>
  'type' in node &&
  node.type === 'Literal' &&
  'value' in node &&
  typeof node.value === 'string' &&
  isSentence(node.value);

/** Which line an offset stands on, without counting from the start for each. */
function lineFinder(text: string): (offset: number) => number {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    let [low, high] = [0, starts.length];
    while (low + 1 < high) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return low;
  };
}
