/** How one who learns says that they stop: for good, or from a day to come on. */
import type { Interpretation, Entity } from '../../../kernel/interpretation.ts';

/** "I won't be coming on Sundays any more"; of one day it is that day's lesson. */
export const isNoMore = ({ items, normal: { text } }: Interpretation): boolean =>
  /\bfor good\b/.test(text) ||
  (/\bany ?more\b/.test(text) &&
    !items.some(
      (item) => item.kind === 'time' && (item.time.kind === 'date' || item.time.kind === 'instant'),
    ));

/** "At the end of March", "from April": from when on, and no day on which a lesson of theirs stands. */
export const isWhen = (item: Entity): boolean =>
  item.kind === 'time' &&
  /day|week|month|year/.test(item.time.grain) &&
  (item.time.kind === 'interval' ||
    (item.time.kind === 'date' && (item.role === 'from' || item.time.day.weekday === undefined)));

/** "I stop at the end of March": all of it then, and no lesson of that day. */
export const stopsThen = ({ items, normal: { text } }: Interpretation): boolean =>
  items.some(isWhen) &&
  /\b(?:stop(?:s|ping)?|quit(?:s|ting)?|finish(?:es|ing)?|runs)\b|פסיק|נמשכ|(?<![א-ת])[למינת]?סיי[םמ]/u.test(
    text,
  );
