/** Sentences that say a length or an end and make no lesson longer or shorter. */
import type { Case } from '../../../kernel/cases.ts';
import { untilHour, whenOf } from '../../../slots/when.ts';
import { endsOwnDay } from '../lesson/clearsStretch.ts';
import { isBackTo, isLength, isOfHeld } from '../lesson/lengths.ts';
import { isBit } from '../lesson/otherTimes.ts';
import { adds, endsAt, isEnd, isEndingHour } from './lengthSaid.ts';

/** "Add an hour with Yael tomorrow" is a new lesson; "add 15 minutes to Yael's lesson" is not. */
const isNewLesson: Case = ({ normal: { text } }) =>
  /\b(?:add|tack|adding|give|take|knock|shave|chop)\b/.test(text) &&
  !/\b(?:minutes?|mins?|m|hours?|hr|hrs)\b.* (?:to|onto|for|off|from|longer|more|extra|instead of)\b|\b(?:more|extra|another) (?:\S+ (?:minutes|mins|hour)|quarter|half)|\w+ (?:more|extra) (?:minutes|mins|min)\b/.test(
    text,
  );

/** "Extend Itay for another month" is how long it goes on. */
const isOfDays: Case = ({ items }) =>
  items.some((item) => item.kind === 'time' && item.time.kind === 'duration' && item.time.minutes >= 1440);

/** "All of them 30 minutes except Noa" is of the others. */
const isAllBut: Case = ({ normal }) =>
  /\b(?:except|apart from|other than|all but)\b|(?<![A-Za-zÀ-ӿא-ي])(?:חוץ מ|למעט|מלבד)/u.test(normal.text);

/** "He will be 10 minutes late" is not how long it takes. */
const isLate: Case = ({ normal }) => /\blate\b/.test(normal.text);

/** "Extend it until the end of June" is how long it goes on. */
const isUntilDay: Case = ({ items }) =>
  items.some(
    (item) =>
      item.kind === 'time' &&
      item.time.kind === 'interval' &&
      item.time.open === 'until' &&
      /month|week|day|year/.test(item.time.grain),
  );

/** "165 an hour" is a price. */
const isPrice: Case = ({ normal }) => /\d (?:an|per) hour\b/.test(normal.text);

export const addsOrTakes = '(להוסיף|להוריד)';

/** "תוסיפי לעומר מחר שעה" is longer where he has a lesson then; else it is a new one. */
const isWithoutLesson: Case = (heard, world) =>
  heard.verb?.pattern === addsOrTakes &&
  !/(?<![A-Za-zÀ-ӿא-ي])[למ]ה?(?:שיעור|פגישה|מפגש|קבוצ)/u.test(heard.normal.text) &&
  !isOfHeld(heard, world) &&
  !isBit(heard);

/** "Until 5"; "up to 5 students" is how many. */
const saysEnd: Case = ({ items, normal: { text } }) =>
  items.some(isEnd) &&
  ((items.some((item) => untilHour(item) !== null) &&
    !items.some((item) => item.kind === 'word' && item.value === 'student')) ||
    /extend|stretch|prolong|\bstay|ארי|משיכ|משיך|[נית]שאר|מתח/u.test(text));

/** "Make Dana's lesson online": neither how long nor until when. */
const saysNoLength: Case = (heard, world) =>
  !heard.items.some((item) => isLength(item) || isEndingHour(item, heard.normal.text)) &&
  !saysEnd(heard, world);

/** "Add half an hour with Dana at 5": a lesson then. */
const addsAtHour: Case = ({ items, normal }) => adds.test(normal.text) && whenOf(items).clock !== undefined;

/** "Half an hour later": when it is. */
const isMoved: Case = ({ items, normal: { text } }) =>
  !endsAt.test(text) &&
  !isBackTo.test(text) &&
  items.some((item) => item.kind === 'word' && item.sense === 'direction');

export const ofOtherThings: Case[] = [
  isNewLesson,
  isOfDays,
  isAllBut,
  endsOwnDay,
  isLate,
  isUntilDay,
  isPrice,
  isWithoutLesson,
  saysNoLength,
  addsAtHour,
  isMoved,
];
