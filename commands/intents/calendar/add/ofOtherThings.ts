/** Sentences that have a word of booking and put something else into the calendar, or into the books: no lesson is booked. */
import { speaksOfOthers } from '../../../grammar/otherThings.ts';
import type { Case } from '../../../kernel/cases.ts';
import { words, type Entity } from '../../../kernel/interpretation.ts';
import { saysInOrder } from '../../../nlu/text/inOrder.ts';
import { peopleOf } from '../../../slots/somePeople.ts';
import { isBesideLesson } from '../lesson/clearsStretch.ts';
import { isLonger } from '../lesson/otherTimes.ts';
import { namesNobody, saysNoHour } from '../lesson/said.ts';
import { isBatch } from './batchParts.ts';

/** "Dana Sun and Tue at 4": several days that are no rule are meeting.addBatch. */
const isOfSeveral: Case = ({ items }) => isBatch(items);

/** "Block an hour before Omer", "לשריין שעה מחר": hours are blocked where nobody is named. */
const blocksHours: Case = ({ verb, items }) =>
  /^\(?(?:block|לשריין)/.test(verb?.pattern ?? '') &&
  peopleOf(items).every(({ role }) => role === 'after' || role === 'before');

/** "Lunch tomorrow at 1" */
const isTimeOff: Case = (heard) =>
  /\b(?:break|lunch|vacation|holiday|day off)\b/.test(heard.normal.text) && namesNobody(heard);

const toGroup = /(?<![A-Za-zÀ-ӿא-ي])(?:ל|את ה)קבוצ/u;
const aGroupAlone = /את הקבוצה|קבוצת ה?[A-Za-zÀ-ӿא-ي]+$/u;

/** "תכניסי את יעל לקבוצה", "תפתח את הקבוצה": the one there is. */
const isIntoGroup: Case = (heard) =>
  (namesNobody(heard) ? aGroupAlone : toGroup).test(heard.normal.text) && saysNoHour(heard);

/** When or what it would be. */
const isOfLesson = ({ kind }: { kind: string }): boolean => kind === 'time' || kind === 'subject';

/** "Add a student called Omer", "add student Gil Bar" */
const isOfStudent: Case = (heard) =>
  words(heard, 'noun', 'student').length > 0 &&
  /\b(?:add|new|create|register)\b.*\b(?:called|student)\b/.test(heard.normal.text) &&
  !heard.items.some(isOfLesson);

/** "Add 15 minutes to Noam's lesson" */
const addsTime: Case = ({ normal }) =>
  saysInOrder(normal.text, /\badd(?:ing)?\b/, /\b(?:minutes?|mins?|m|hour|hours)\b/, / (?:to|onto)\b/);

/** "New phone tomorrow" */
const isNewThing: Case = (heard) =>
  /^new\b/.test(heard.normal.text) &&
  heard.unread.length > 0 &&
  namesNobody(heard) &&
  !heard.items.some(({ kind }) => kind === 'subject');

export const isPriceWord = (item: Entity | undefined): boolean =>
  item?.kind === 'word' && item.sense === 'price' && item.value === 'sum';

/** "Put Yael's price at 155": the price itself, not a lesson with one. */
const isOfPrice: Case = ({ items }) =>
  items.some(
    (item, at) => isPriceWord(item) && items[at + 1]?.kind !== 'number' && items[at + 1]?.kind !== 'money',
  );

/** "נועם ב-130 לשיעור" */
const isPriceOfEach: Case = ({ verb, normal: { text } }) =>
  verb === null &&
  /(?:ב-?|at )\d{3} (?:לשיעור|(?:per|a) (?:lesson|class))(?![A-Za-zÀ-ӿא-ي])/u.test(text) &&
  !/(?:ב-?|at )\d{1,2}(?!\d)/.test(text);

/** "Add a reminder for Noam" */
const isOfOthers: Case = ({ normal }) => speaksOfOthers(normal.text);

/** "Put the kettle on": neither who comes nor when, and a word that nobody knows. */
const isUnread: Case = (heard) => heard.unread.length > 0 && namesNobody(heard) && saysNoHour(heard);

export const ofOtherThings: Case[] = [
  isOfSeveral,
  isBesideLesson,
  isLonger,
  blocksHours,
  isTimeOff,
  isIntoGroup,
  isOfStudent,
  addsTime,
  isNewThing,
  isOfPrice,
  isPriceOfEach,
  isOfOthers,
  isUnread,
];
