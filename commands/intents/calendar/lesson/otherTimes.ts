/** Times that do not say when something new takes place. */
import { minutesBetween } from '../../../../domain/basics/wallTime.ts';
import type { Interpretation } from '../../../kernel/interpretation.ts';
import type { EntityCandidate } from '../../../kernel/annotatedText.ts';

/** "15 minutes later" is of a lesson that is there already. */
export const isRelative = (reading: EntityCandidate, text: string): boolean =>
  reading.kind === 'time' &&
  reading.time.kind !== 'duration' &&
  /\b(?:later|earlier|sooner)\b|מאוחר|מוקדם|קודם/.test(text.slice(reading.from, reading.to));

/** "8am for two weeks" is an hour, and how long it goes on. */
export const isLong = ({ kind, ...reading }: EntityCandidate): boolean =>
  kind === 'time' &&
  'time' in reading &&
  reading.time.kind === 'interval' &&
  (reading.time.grain === 'hour' || reading.time.grain === 'minute') &&
  reading.time.start !== undefined &&
  reading.time.end !== undefined &&
  minutesBetween(reading.time.start, reading.time.end) > 1440;

/** "תוריד לנועם רבע שעה": too short for a lesson of its own. */
export const isBit = ({ items, normal: { text } }: Interpretation): boolean =>
  /הוסי|תוסי|הורד|וריד/.test(text) &&
  !/(?<![למ]ה?)שיעור/.test(text) &&
  items.some(({ kind }) => kind === 'person') &&
  items.some((item) => item.kind === 'time' && item.time.kind === 'duration' && item.time.minutes < 45) &&
  !items.some((item) => item.kind === 'time' && 'clock' in item.time);

/** "תוסיף לדנה עוד חצי שעה בראשון": longer by that, and no lesson half an hour from now. */
export const isLonger = (heard: Interpretation): boolean =>
  isBit(heard) ||
  (/הוסי|תוסי/.test(heard.normal.text) &&
    / עוד (?:רבע|חצי|שעה|\d+ דק)/.test(heard.normal.text.replace('שיעור עוד', '')) &&
    !heard.items.some(
      (item) => item.kind === 'time' && 'clock' in item.time && !item.time.text.startsWith('עוד'),
    ));
