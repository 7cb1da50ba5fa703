/** English words; beside "tomorrow's" and "sundays’" stands the word without its ending. */
import type { Token } from '../../time/chart.ts';
import { cut } from '../../time/lexicon.ts';

export function englishTokens(text: string): Token[] {
  const tokens: Token[] = [];
  for (const token of cut(text)) {
    tokens.push(token);
    if (token.text.endsWith("'s")) tokens.push({ ...token, text: token.text.slice(0, -2) });
  }
  return tokens;
}
