/** What a reading of time costs a sentence that moves a lesson: one that runs where it stood and where it goes together is refused. */
import type { TimeReading } from '../../../grammar/time/readings.ts';
import type { EntityCandidate } from '../../../kernel/annotatedText.ts';

type Said = { time: TimeReading; words: string; before: string; after: string };

/** "את איתי של שישי ב-11": the day is the lesson's, and the hour where it goes. */
const isLessonsDay = ({ time, before }: Said): boolean =>
  time.kind === 'instant' && /(?<![A-Za-zÀ-ӿא-ي])את [A-Za-zÀ-ӿא-ي]+ של $/u.test(before);

/** "Half an hour later" is by how much, not a moment from now. */
const isByHowMuch = ({ time, words }: Said): boolean =>
  time.kind !== 'duration' && /\b(?:later|earlier|sooner|back)$|מאוחר|מוקדם/.test(words);

/** "ביום חמישי שעה אחת מאוחר יותר": by one hour, and not at one. */
const isByAnHour = ({ time, after }: Said): boolean =>
  time.kind === 'instant' && /^ (?:later|earlier|מאוחר|מוקדם|קדימה|אחורה)/.test(after);

/** "Half an hour later today": by how much, and on which day. */
const isLaterThatDay = ({ words, before }: Said): boolean =>
  /^(?:later|earlier) /.test(words) && /\b(?:hours?|minutes?|mins?|min) $/.test(before);

/** "שעה במקום 45 דקות מעכשיו": how long it was, and from when on. */
const isFormerLength = ({ time, words, before }: Said): boolean =>
  time.kind === 'instant' && /(?:במקום|instead of) $/.test(before) && / (?:מעכשיו|from now)$/.test(words);

/** "שעה וחצי מעכשיו והלאה": how long, from now on. */
const isLengthFromNow = ({ time, after }: Said): boolean =>
  time.kind === 'instant' && /^ (?:והלאה|ואילך)/.test(after);

/** "ראשון ל-5": the day it stood on, and the hour it goes to. */
const isDayToHour = ({ time, words }: Said): boolean =>
  time.kind === 'instant' && /\sto\s|\sל(?:-|\d|שעה|[א-ת]{2})|^עכשיו /.test(words);

/** "At 4:30 from the 22nd on": the hour it goes to, and from which day on. */
const isHourFromDay = ({ time, words }: Said): boolean =>
  time.kind === 'instant' && / from (?:the |\d)/.test(words);

/** "From Wednesdays to Thursdays" is where it stood and where it goes. */
const isDaysToDays = ({ time, words, before }: Said): boolean =>
  time.kind === 'recurrence' &&
  /^[a-z]+days? (?:to|into|onto) [a-z]+days?$/.test(words) &&
  before.endsWith('from ');

/** "To 5", "until Friday": where it goes. */
const isOneSided = ({ time }: Said): boolean =>
  time.kind === 'interval' &&
  (isFrom(time) ? time.grain === 'minute' || time.grain === 'hour' : time.open !== undefined);

/** "From Tuesday to Thursday" is where it stood and where it goes, not a stretch of time. */
const isFromTo = ({ time, words }: Said): boolean =>
  time.kind === 'interval' &&
  time.open === undefined &&
  time.start !== undefined &&
  time.end !== undefined &&
  /^(?:from\b|מ)|\sto\s|\sל/.test(words);

const isFrom = (time: TimeReading): boolean =>
  time.kind === 'interval' && (time.open === 'from' || time.open === 'since');

const refused = [
  isLessonsDay,
  isByHowMuch,
  isByAnHour,
  isLaterThatDay,
  isFormerLength,
  isLengthFromNow,
  isDayToHour,
  isHourFromDay,
  isDaysToDays,
  isOneSided,
  isFromTo,
];

export function priceOf(reading: EntityCandidate, text: string): number | null {
  if (reading.kind !== 'time') return 0;
  const { time, from, to } = reading;
  const said = { time, words: text.slice(from, to), before: text.slice(0, from), after: text.slice(to) };
  if (refused.some((isSo) => isSo(said))) return null;
  return isFrom(time) ? 0.5 : 0;
}
