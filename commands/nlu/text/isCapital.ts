import { typedSpan, type NormalText } from './normalize.ts';
import type { Token } from './tokens.ts';

/** Written as a name is, and not all in capitals. */
export const isCapital = (normal: NormalText, { from, to, kind }: Token): boolean =>
  kind === 'latin' && /^[A-Z][a-z]/.test(normal.raw.slice(typedSpan(normal, from, to).from));
