/** The names of colours in both languages, and the ink of the calendar that each comes nearest to. */
import { prefixSplits, type Token } from '../nlu/text/tokens.ts';

/** Inks 1–12: brick, amber, sand, olive, moss, pine, teal, sky, ink, iris, plum, rose. */
const names: Record<number, string> = {
  1: 'red brick maroon אדום אדומה בורדו לבנים',
  2: 'orange amber כתום כתומה ענבר',
  3: 'yellow sand gold beige צהוב צהובה חול זהב בז',
  4: 'olive זית',
  5: 'green moss lime ירוק ירוקה',
  6: 'pine אורן',
  7: 'teal turquoise cyan טורקיז',
  8: 'sky azure תכלת',
  9: 'blue navy ink כחול כחולה',
  10: 'purple violet iris סגול סגולה',
  11: 'plum שזיף',
  12: 'pink rose magenta ורוד ורודה',
};

const inks = new Map(
  Object.entries(names).flatMap(([ink, words]) => words.split(' ').map((word) => [word, `subject-${ink}`])),
);

export type ColorFound = { from: number; to: number; value: string };

export const colorsIn = (tokens: Token[]): ColorFound[] =>
  tokens.flatMap((token) => {
    const splits = token.kind === 'hebrew' ? prefixSplits(token.text) : [0];
    const split = splits.find((at) => inks.has(token.text.slice(at)));
    if (split === undefined) return [];
    return [{ from: token.from + split, to: token.to, value: inks.get(token.text.slice(split)) as string }];
  });
