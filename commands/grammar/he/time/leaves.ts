/** Hebrew leaves that single words cannot give: years, tens with ones, hours with a dot. */
import type { Leaf, Token } from '../../time/chart.ts';
import { clockOf } from '../../time/resolve.ts';

const dotted = /(?<![\p{N}.,:/])(\d{1,2})\.(\d{2})(?![\p{N}]|[.:/]\p{N})/gu;

/** "ב 17 30", as voice typing writes it. */
const spaced =
  /(?<=(?:^|[^A-Za-zÀ-ӿא-ي])(?:[ול]?ב-? ?|בשעה |לשעה |ל-? ?))(\d{2}) ([0-5][05])(?![\p{N}A-Za-zÀ-ӿא-ي]|[.:/,-]\p{N}| \p{N})/gu;

export function hebrewLeaves(text: string, tokens: Token[]): Leaf[] {
  const leaves: Leaf[] = [];
  for (const token of tokens) {
    if (!/^(?:19|20)\d\d$/.test(token.text)) continue;
    leaves.push({
      from: token.from,
      to: token.to,
      cat: 'year',
      value: { y: Number(token.text) },
      rule: 'year',
    });
  }
  for (const match of text.matchAll(dotted)) {
    const hour = Number(match[1]);
    const minute = Number(match[2]);
    // 17.30 cannot be a date; 5.10 can, and is an hour only after the word for it.
    if (minute >= 1 && minute <= 12 && !text.slice(0, match.index).endsWith('שעה ')) continue;
    const clock = clockOf(hour, minute, match[1]);
    if (!clock) continue;
    leaves.push({
      from: match.index,
      to: match.index + match[0].length,
      cat: 'clock',
      value: { ...clock, grain: 'minute' },
      rule: 'hour with a dot',
    });
  }
  for (const match of text.matchAll(spaced)) {
    const clock = clockOf(Number(match[1]), Number(match[2]), match[1]);
    if (!clock) continue;
    leaves.push({
      from: match.index,
      to: match.index + match[0].length,
      cat: 'clock',
      value: { ...clock, open: false, grain: 'minute' },
      rule: 'hour with a space',
      score: 3,
    });
  }
  return leaves;
}
