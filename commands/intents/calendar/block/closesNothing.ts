/** Sentences that have a word of closing and close no hours. */
import type { Case } from '../../../kernel/cases.ts';
import { has } from '../../../kernel/interpretation.ts';
import { whenOf } from '../../../slots/when.ts';
import { endsOwnDay, isBesideLesson } from '../lesson/clearsStretch.ts';

/** "Block it": no time is said. */
const isOfNoTime: Case = ({ items }) => whenOf(items).items.length === 0;

/** "Close the Monday group", "תסגור את השיעור של שישי": one lesson, or who may come to it, and no hours. */
const isOfOne: Case = ({ items, normal: { text } }) =>
  /\b(?:close|block|reserve|hold|keep|leave)\b|סגו?ר|חסו?[םמ]|שמו?ר|נע[לו]/.test(text) &&
  items.some(
    ({ kind, role, from, to }) =>
      kind === 'word' &&
      role !== 'for' &&
      role !== 'to' &&
      /^(?:groups?|lesson|class|session|קבוצ[הת]|שיעור)$/.test(text.slice(from, to)),
  );

/** "We finish the book on Sunday" */
const endsOther: Case = (heard) =>
  /\b(?:finish|end|stop|done|finished)\b|מסיימ/.test(heard.verb?.pattern ?? '') && !endsOwnDay(heard);

/** "I blocked tomorrow by mistake" */
const isDone: Case = ({ normal }) => /\bi(?:'ve| have)? (?:accidentally )?blocked\b/.test(normal.text);

/** "Take the block off Sunday" */
const isOpened: Case = ({ normal }) =>
  /\b(?:take|lift|remove|drop) (?:the|my|that) block\b/.test(normal.text);

/** "Busy on Sunday?" asks; from when until when tells. */
const asksWhetherBusy: Case = ({ asks, questionMark, items, normal: { text } }) =>
  /תפוס|עסוק/.test(text) &&
  !/אני|אנחנו|לסמן|סמני?/.test(text) &&
  (asks || questionMark || whenOf(items).endClock === undefined);

/** "Don't book me a lesson tomorrow" books none, and closes nothing. */
const booksNone: Case = (heard) => /לקבוע|קבעו?י? |זמינו/.test(heard.normal.text) && has(heard, 'noun');

export const closesNothing: Case[] = [
  isOfNoTime,
  isOfOne,
  isBesideLesson,
  endsOther,
  isDone,
  isOpened,
  asksWhetherBusy,
  booksNone,
];
