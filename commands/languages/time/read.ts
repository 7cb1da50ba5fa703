/** Reads times in both languages at once: all candidates, and the best cover without overlaps. */
import type { NormalText } from '../../pipeline/normalize.ts';
import { english } from '../en/time/grammar.ts';
import { heTimes } from '../he/time/grammar.ts';
import type { TimeContext, TimeGrammar, TimeReading } from './readings.ts';

const grammars: TimeGrammar[] = [english, heTimes];

/** Every candidate, overlapping ones too; by place, the longer first. */
export function readTimes(text: NormalText, context: TimeContext): TimeReading[] {
  const hebrew = /[א-ת]/.test(text.text);
  // Figures in a Hebrew sentence are read by its own grammar alone, which knows their neighbours.
  const all = grammars.flatMap((grammar) =>
    grammar
      .read(text, context)
      .filter((found) => !hebrew || grammar.language === 'he' || /[a-z]/i.test(found.text)),
  );
  return all.sort((a, b) => a.from - b.from || b.to - a.to || b.score - a.score);
}

/** What the text says as a whole: the cover that leaves least unread with the fewest readings, then the best scores. */
export function bestTimes(readings: TimeReading[]): TimeReading[] {
  const order = [...readings].sort((a, b) => a.to - b.to || a.from - b.from);
  type Best = { worth: number; last?: TimeReading; before?: Best };
  const best: Best[] = [{ worth: 0 }];
  const ends = order.map((reading) => reading.to);
  order.forEach((reading, i) => {
    let low = 0;
    let high = i;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] as number) <= reading.from) low = middle + 1;
      else high = middle;
    }
    const before = best[low] as Best;
    const worth = before.worth + (reading.to - reading.from) * 10 - 9 + reading.score;
    const without = best[i] as Best;
    best.push(worth > without.worth ? { worth, last: reading, before } : without);
  });
  const found: TimeReading[] = [];
  for (let at = best[order.length]; at?.last; at = at.before) found.push(at.last);
  return found.reverse();
}
