/** Sentences that have words of showing what stands in the calendar, and ask for something else or tell it. */
import type { Case } from '../../../kernel/cases.ts';
import { has } from '../../../kernel/interpretation.ts';
import { whenOf } from '../../../slots/when.ts';
import { asksForFirst } from '../lesson/firstLesson.ts';
import { saysNoHour } from '../lesson/said.ts';

const saysTime: Case = ({ items }) => items.some(({ kind }) => kind === 'time');

/** "Lessons for Omer every Monday at 3" are to be. */
const isToBe: Case = ({ items, normal }) => {
  const { recurrence, clock } = whenOf(items);
  return (
    /^(?:lessons|classes|שיעורים|פגישות) /.test(normal.text) &&
    recurrence !== undefined &&
    clock !== undefined
  );
};

/** "כמה תלמידים יש לי": of all there are. */
const isOfAll: Case = (heard, world) =>
  /^כמה (?:תלמידים )?יש לי/.test(heard.normal.text) && !saysTime(heard, world);

/** "אני תפוסה בערב", told, closes it. */
const isBusy: Case = ({ verb, asks }) => verb?.pattern.includes('אני (תפוס') === true && !asks;

/** "If Adam is still ill on Wednesday, what then?" asks what would be. */
const isCondition: Case = ({ normal }) =>
  /^(?:if|suppose|אם|ו?נניח|מתי נ(?:תחיל|עשה))(?![A-Za-zÀ-ӿא-ي])/u.test(normal.text);

/** "My week starts on Monday" tells how it is counted. */
const tellsOfWeeks: Case = ({ asks, normal }) => !asks && /\bweeks? (?:starts?|begins?)\b/.test(normal.text);

/** "השיעורים של דנה אצלה מעכשיו" tells where. */
const tellsWhere: Case = ({ normal }) => /^ה?שיעורים [^?]*אצל[הוםי]/.test(normal.text);

/** "Is it possible to have a lesson on Wednesday" asks for one. */
const asksForLesson: Case = ({ verb, normal }) =>
  (verb?.pattern ?? '').startsWith('is … (lesson') && /^is (?:it|there)\b/.test(normal.text);

/** "So no lessons with Noam over Passover" calls them off. */
const callsOff: Case = ({ normal }) =>
  /(?:^|, | so )no (?:more )?(?:lessons|classes) with /.test(normal.text);

/** "אפשר שהשיעורים שלי בראשון יהיו בחמש" */
const asksToMove: Case = ({ normal }) => normal.text.startsWith('אפשר ש');

/** "Noa is coming on Sunday" tells. */
const tellsComing: Case = ({ verb, asks, normal }) =>
  (verb?.pattern ?? '').startsWith('(is|are) …') &&
  !asks &&
  !/^(?:is|are)\b|[,;] ?(?:is|are)\b/.test(normal.text);

/** "Is Dana cancelled?" asks what has been done. */
const asksWhatWasDone: Case = (heard, world) =>
  /\bcancell?ed\b/.test(heard.normal.text) &&
  (heard.items.some(({ kind }) => kind === 'person') || !saysTime(heard, world));

/** "Is there maths on Sunday", "show me Sunday" are of a time; "is there milk" and "show me Dana" are not. */
const isOfNoTime: Case = (heard, world) => {
  const pattern = heard.verb?.pattern ?? '';
  if (!/^\^ (?:show|\(is)/.test(pattern)) return false;
  return (
    heard.unread.length > 0 ||
    !saysNoHour(heard) ||
    !saysTime(heard, world) ||
    (pattern === '^ show me' ? world.role === 'teacher' : !heard.items.some(({ kind }) => kind === 'subject'))
  );
};

/** "What do I teach": what is taught, and not when (subject.show). */
const isOfSubjects: Case = ({ normal }) => /\bsubjects?\b|מקצועות|^what do i teach\W*$/.test(normal.text);

/** "מי הבא בתור" */
const isNext: Case = ({ normal }) => /הבאה? בתור/.test(normal.text);

/** "מה קורה" by itself is a greeting; "מתי" asks for a time, unless its day was said. */
const isGreeting: Case = ({ items, normal }) =>
  /מה קורה|^(?:מתי|באיזו? שעה)/.test(normal.text) &&
  !items.some((item) => item.kind === 'time' && item.time.kind !== 'recurrence');

/** "מתי חנוכה השנה" */
const isWhenOther: Case = (heard) =>
  /^(?:מתי|באיזו? שעה) (?!אני)/.test(heard.normal.text) &&
  !heard.items.some(({ kind }) => kind === 'person' || kind === 'subject') &&
  !has(heard, 'noun');

/** "Do I have anything at 5": whether anything stands at one hour is schedule.check. */
const isOfOneHour: Case = (heard) =>
  !saysNoHour(heard) &&
  /am i busy|do i have (?:any|some)thing|יש (?:לי )?(?:משהו|מישהו|פגישה|תלמיד)(?![A-Za-zÀ-ӿא-ي])/u.test(
    heard.normal.text,
  );

/** "What is the weather on" */
const isUnread: Case = ({ unread, verb, items }) =>
  unread.length > 0 && ((verb?.words ?? 0) <= 3 || items.length === 0);

/** "Agenda for the meeting" */
const isOtherAgenda: Case = ({ items, normal }) => normal.text.startsWith('agenda') && items.length === 0;

/** "Lessons of 45 minutes" */
const saysLength: Case = ({ items }) =>
  items.some((item) => item.kind === 'time' && item.time.kind === 'duration');

export const ofOtherThings: Case[] = [
  tellsOfWeeks,
  isToBe,
  isOfAll,
  isBusy,
  isCondition,
  tellsWhere,
  asksForLesson,
  callsOff,
  asksToMove,
  tellsComing,
  asksWhatWasDone,
  isOfNoTime,
  isOfSubjects,
  asksForFirst,
  isNext,
  isGreeting,
  isWhenOther,
  isOfOneHour,
  isUnread,
  isOtherAgenda,
  saysLength,
];
