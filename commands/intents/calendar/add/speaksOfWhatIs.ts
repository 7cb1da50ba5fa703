/** Words of moving: "from now on", "later", "to 5" without an hour it starts from. */
import type { Interpretation } from '../../../kernel/interpretation.ts';

export const speaksOfWhatIs = ({ items, normal }: Interpretation): boolean =>
  /\bfrom now on\b|\b(?:later|earlier|instead)\b|מעכשיו|מהיום|במקום|יותר (?:מאוחר|מוקדם)/.test(normal.text) ||
  items.some((item) => (item.kind === 'time' || item.kind === 'number') && item.role === 'to');
