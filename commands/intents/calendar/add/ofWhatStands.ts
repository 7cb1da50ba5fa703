/** Sentences that have a word of booking and are of a lesson that stands: where, when or what it is, and nothing new. */
import type { Case } from '../../../kernel/cases.ts';
import { has } from '../../../kernel/interpretation.ts';
import { peopleOf } from '../../../slots/somePeople.ts';
import { whenOf } from '../../../slots/when.ts';
import { namesOne, theirs } from '../lesson/namesOne.ts';
import { namesNobody, saysNoHour } from '../lesson/said.ts';
import { hasSeries, isHeldThen } from './held.ts';
import { speaksOfWhatIs } from './speaksOfWhatIs.ts';

/** "לא יתקיים שיעור מחר" calls it off. */
const isCalledOff: Case = ({ negated, verb }) => negated && (verb?.pattern ?? '').startsWith('(יהיה|');

/** "Physics instead of maths with Noam": what is taught. */
const isAnotherSubject: Case = ({ items }) =>
  items.some(({ kind, role }) => kind === 'subject' && role === 'instead');

const insteadOf = /\b(?:instead of|rather than)\b|(?<![A-Za-zÀ-ӿא-ي])במקום(?![A-Za-zÀ-ӿא-ي])/u;

/** "Put Yael at 4 instead of 3": the lesson that she has. */
const isAtAnother: Case = (heard) =>
  insteadOf.test(heard.normal.text) &&
  !namesNobody(heard) &&
  heard.items.some(({ kind, role }) => role === 'instead' && (kind === 'time' || kind === 'number'));

/** "Put Itay's Friday one at 6" */
const isOne: Case = ({ normal }) => namesOne.test(normal.text);

/** "השיעור של יעל היום ב-4", of one who comes that day. */
const isTheirs: Case = ({ items, normal }, world) => theirs.test(normal.text) && isHeldThen(items, world);

/** "Noam comes at 17:30 from now on", of one whose lessons go on: what changes is theirs. */
const changesWhatIs: Case = ({ items, normal: { text } }, world) =>
  /\bfrom now on\b|מעכשיו והלאה|מעתה והלאה/.test(text) &&
  !/קבע|\b(?:book|add|schedule|new)\b/.test(text) &&
  hasSeries(items, world);

/** "השיעור של נועם ב-6", "Noam's lesson is at 6": of the one there is. */
const isThatOf: Case = ({ verb, items, normal }, world) =>
  verb === null &&
  /^(?:השיעור (?:של|עם) |[A-Za-zÀ-ӿא-ي]+'s (?:lesson|class) )/u.test(normal.text) &&
  peopleOf(items).some(({ named }) => named.some(({ id }) => (world.lessonsOf.get(id) ?? []).length > 0));

/** "תשימי את נועה בזום בחמישי": where the one there is. */
const isPutElsewhere: Case = (heard) =>
  /(?<![A-Za-zÀ-ӿא-ي])(?:[לתנ]?שימי? את|תעש[הי]) .*(?:זום|אונליין|אצל)/u.test(heard.normal.text) &&
  saysNoHour(heard);

/** "תרשום לשיעור של עומר חזרה על שברים" writes on the lesson that is there. */
const isWrittenOn: Case = ({ normal }) =>
  /(?:כתו?ב|רשו[םמ]|רשמ)י? [בל]ה?שיעור (?:הבא )?(?:של|עם)/.test(normal.text);

const oneMore = /(?<![A-Za-zÀ-ӿא-ي])(?:גם|עוד|נוסף)(?![A-Za-zÀ-ӿא-ي])|\b(?:also|another|extra)\b/u;

/** "נועם ביום שני אפשר ב-18?", who comes then anyway: another hour for that one. */
const isAskedElsewhen: Case = (heard, world) =>
  heard.verb === null &&
  heard.polite &&
  peopleOf(heard.items).length === 1 &&
  !has(heard, 'noun') &&
  !heard.items.some(({ kind }) => kind === 'subject') &&
  !oneMore.test(heard.normal.text) &&
  isHeldThen(heard.items, world);

/** "Open Dana's Thursday lesson" shows it. */
const isOpened: Case = (heard) =>
  /\bopen\b|פתח/.test(heard.normal.text) && !namesNobody(heard) && saysNoHour(heard);

const isStanding: Case[] = [
  isCalledOff,
  isAnotherSubject,
  isAtAnother,
  isOne,
  isTheirs,
  changesWhatIs,
  isThatOf,
  isPutElsewhere,
  isWrittenOn,
  isAskedElsewhen,
  isOpened,
];

/** "קבוצת שני מקסימום 5": how many may come to the one that stands. */
const limitsIt: Case = (heard) =>
  heard.verb?.pattern.startsWith('^ (קבוצת') === true && has(heard, 'limit') && saysNoHour(heard);

/** "הקבוצה ביום שני ב-5" */
const isThatGroup: Case = ({ normal }) => normal.text.startsWith('הקבוצ');

/** "The group at 19:00" is the one there is. */
const isTheGroup: Case = (heard) =>
  /\b(?:the|this|that|[a-z]+'s) (?:[a-z]+ )?group\b(?! (?:lesson|class))/.test(heard.normal.text) &&
  namesNobody(heard);

/** "קבוצת הפיזיקה עד 8 תלמידים": how many come to the one there is. */
const isGroupAlone: Case = (heard) =>
  heard.normal.text.startsWith('קבוצ') && whenOf(heard.items).items.length === 0 && namesNobody(heard);

const groupBegins =
  /^קבוצת (?:יום )?(?:ראשון|שני|שלישי|רביעי|חמישי|שישי) (?:מתחילה|תתחיל|תהיה)(?![A-Za-zÀ-ӿא-ي])/u;

/** "קבוצת שני מתחילה בשש", "קבוצת המתמטיקה מעכשיו בשש" */
const isGroupElsewhen: Case = (heard) =>
  heard.normal.text.startsWith('קבוצ') && (speaksOfWhatIs(heard) || groupBegins.test(heard.normal.text));

const isStandingGroup: Case[] = [limitsIt, isThatGroup, isTheGroup, isGroupAlone, isGroupElsewhen];

export const ofWhatStands: Case[] = [...isStanding, ...isStandingGroup];
