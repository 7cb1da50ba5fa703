/** An amount as it is typed. */
import { largestMinor, toMinor } from '../../../domain/basics/money.ts';
import { figureTyped } from './figureTyped.ts';

/** null for what is no amount. */
export function minorOf(text: string, currency: string): number | null {
  const figure = figureTyped(text);
  if (!/^\d{1,12}(\.\d{1,3})?$/.test(figure)) return null;
  const minor = toMinor(Number(figure), currency);
  return minor !== null && minor <= largestMinor ? minor : null;
}
