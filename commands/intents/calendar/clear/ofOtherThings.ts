/** Sentences that have a word of clearing and clear no stretch of time. */
import { speaksOfOthers } from '../../../grammar/otherThings.ts';
import { anyOf, type Case } from '../../../kernel/cases.ts';
import { has, words } from '../../../kernel/interpretation.ts';
import { aRange } from '../../../slots/aRange.ts';
import { butForExceptions } from '../../../slots/exceptions.ts';
import { whenOf } from '../../../slots/when.ts';
import { blockedBetween } from '../lesson/blockedTimes.ts';
import { clearsStretch, closesHours, everyoneIn, isEachOfThem } from '../lesson/clearsStretch.ts';
import { isOfSomethingElse } from '../lesson/otherThings.ts';
import { isNone, isToldOff, verbOf } from './told.ts';

const isSick = /\b(?:sick|ill|unwell|away|vacation|holiday)\b|חול[הי]|חופש|מחל/;

const isCancelled = /(?<![A-Za-zÀ-ӿא-ي])(?:[לתמנ]?בטל|ביטול|[לתנ]?מחו?ק|מחיק|[לתנ]?ה?ורי?ד|[לתנ]ה?סיר|הסר)/u;

/** "Free up Sunday" opens blocked hours; where nothing is blocked and lessons stand it may mean them. */
const opensHours: Case = ({ items, normal }, world) => {
  if (!/\bfree up\b/.test(normal.text)) return false;
  const range = aRange(whenOf(items), world);
  return (
    range === null ||
    blockedBetween(range.from, range.to, world).length > 0 ||
    world.heldBetween(range.from, range.to).length === 0
  );
};

/** "Cancel Dana on Sunday": one lesson. */
const isOfOneLesson: Case = ({ items }) => items.some(({ kind }) => kind === 'person' || kind === 'subject');

/** "Sick, so all lessons are on zoom": they are held. */
const isHeldElsewhere: Case = (heard) =>
  words(heard, 'place').length > 0 &&
  isSick.test(heard.normal.text) &&
  !isCancelled.test(heard.normal.text) &&
  !/cancel|clear/.test(heard.normal.text);

/** "Cancel the day" of "cancel the day before Passover". */
const isDayBeside: Case = ({ verb, normal: { text } }) =>
  (verb?.ranges ?? []).some(
    ({ from, to }) =>
      text.slice(from, to).endsWith(' day') && /^ (?:right |just )?(?:before|after) \D/.test(text.slice(to)),
  );

/** "אין שיעורים אחרי שמונה" closes hours. */
const isNoneThen: Case = (heard) => isNone(heard) && (closesHours(heard) || !clearsStretch(heard));

/** "Sunday is off" tells of a day; "all lessons on the 18th are off" may be an order. */
const isTold: Case = (heard) => isToldOff(heard) && !has(heard, 'all');

/** "Cancel my day off": the hours that are closed, and no lesson in them. */
const isOfTimeOff: Case = ({ normal }) =>
  /\b(?:cancel|delete|remove|drop|scrap) (?:my|the|that|this) (?:[a-z]+ )?(?:(?:day|days|time|morning|afternoon|evening|week) off|vacation|holiday|block|break)\b/.test(
    normal.text,
  );

/** "לבטל לה את מחר": one of them cannot come, and the others can. */
const isOfOne: Case = ({ normal }) =>
  /(?:בטל|מחק|וריד)[ית]? ל(?:ה|ו|הם|הן)(?![A-Za-zÀ-ӿא-ي])/u.test(normal.text);

/** "Delete all his lessons": of one, and of no day. */
const isOfTheirs: Case = ({ normal }) =>
  /(?<![A-Za-zÀ-ӿא-ي])ה?שיעורים של(?:ו|ה|הם)(?![A-Za-zÀ-ӿא-ي])|\b(?:his|her|their) (?:lessons|classes)\b/u.test(
    normal.text,
  );

/** "Thursday is clear" tells how it is. */
const isClear: Case = ({ normal }) =>
  /\b(?:is|are|looks?|seems?|stays?|was) (?:all |now |still |totally |completely )?(?:clear|empty|clean)\b/.test(
    normal.text,
  );

/** "Clear my notifications" */
const isOfOthers: Case = ({ normal }) => speaksOfOthers(normal.text);

/** "תבטלי את שלישי": a cancellation is of a stretch of time only where everything in it is named. */
const isOfSome: Case = (heard) =>
  isCancelled.test(heard.normal.text) &&
  !has(heard, 'all') &&
  !has(heard, 'scope', 'all') &&
  !isSick.test(heard.normal.text) &&
  !clearsStretch(heard);

/** "Cancel the whole series" */
const isOfSeries: Case = (heard) => words(heard, 'scope', 'all').some((said) => !isEachOfThem(heard, said));

/** "Clear an hour" */
const isOfLength: Case = ({ items }) =>
  items.some((item) => item.kind === 'time' && item.time.kind === 'duration');

/** "Remove a student tomorrow" */
const isOfStudents: Case = (heard) => words(heard, 'noun', 'student').length > 0 && !everyoneIn(heard);

const cancels = /^(?:cancel|delete|remove|call off|drop|scrap|skip|scratch)$/;

/** "Cancel Sunday": the bare verb; which of one's lessons it is about must be said beside it. */
const isBareVerb: Case = (heard) =>
  cancels.test(verbOf(heard)) && !has(heard, 'all', 'everything') && !clearsStretch(heard);

/** A day, or from when until when. */
const isTimed: Case = ({ items }) => {
  const { day, stretch, clock, endClock } = whenOf(items);
  return day !== undefined || stretch !== undefined || (clock !== undefined && endClock !== undefined);
};

/** "Clear the table" */
const isUnread: Case = ({ unread }) => unread.length > 0;

/** "Clear" */
const isOfNothing: Case = (heard) =>
  !has(heard, 'all', 'everything') && !/everything|all|הכ/.test(heard.normal.text);

/** "I'm sick" only tells it. */
const tellsSick: Case = ({ normal: { text } }) => isSick.test(text) && !/cancel|clear|בטל/.test(text);

const isLooseWithoutTime = anyOf(isUnread, isOfNothing, tellsSick);

/** "Clear the table", "I'm sick": of no time, and not of everything either. */
const isOfNoTime: Case = (heard, world) => !isTimed(heard, world) && isLooseWithoutTime(heard, world);

const clearsNothing = anyOf(
  opensHours,
  isOfOneLesson,
  isHeldElsewhere,
  isDayBeside,
  isNoneThen,
  isTold,
  isOfSomethingElse,
  isOfTimeOff,
  isOfOne,
  isOfTheirs,
  isClear,
  isOfOthers,
  isOfSome,
  isOfSeries,
  isOfLength,
  isOfStudents,
  isBareVerb,
  isOfNoTime,
);

/** What is left out of it is no lesson that is cleared. */
export const ofOtherThings: Case = (whole, world) => clearsNothing(butForExceptions(whole), world);
