/** Reads times in both languages at once: all candidates, and the best cover without overlaps. */
import type { NormalText } from '../nlu/text/normalize.ts';
import { english } from './en/time/grammar.ts';
import { heTimes } from './he/time/grammar.ts';
import { spokenIn } from './spokenIn.ts';
import type { TimeContext, TimeReading } from './time/readings.ts';

/** Every candidate, overlapping ones too; by place, the longer first. */
export function readTimes(text: NormalText, context: TimeContext): TimeReading[] {
  const hebrew = /[א-ת]/.test(text.text);
  const inEnglish = () =>
    !spokenIn(text.text).includes('en')
      ? []
      : /[a-z0-9½¼¾]/.test(text.text)
        ? english.read(text, context)
        : [];
  // Latin text is English's, but for a bare "3pm".
  const inHebrew = () =>
    hebrew || (/\d/.test(text.text) && !/[a-z]{3}/.test(text.text)) ? heTimes.read(text, context) : [];
  // Figures in a Hebrew sentence are read by its own grammar alone, which knows their neighbours.
  const all = [...inEnglish().filter((found) => !hebrew || /[a-z]/i.test(found.text)), ...inHebrew()];
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
