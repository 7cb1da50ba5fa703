/** Sentences that sound as if a lesson were asked for, and are of one that stands, or of none. */
import type { Case } from '../../../kernel/cases.ts';
import { words } from '../../../kernel/interpretation.ts';
import { whenOf } from '../../../slots/when.ts';
import { isOwnElsewhen } from '../lesson/namesOne.ts';
import { saysNoHour } from '../lesson/said.ts';
import { isOfHeld } from './ofHeld.ts';

/** "Get the shopping list for Sunday" */
const isUnread: Case = ({ unread }) => unread.length > 1;

/** "להפוך את השיעור לקבוצה" */
const isTurned: Case = ({ normal }) =>
  /(?<![A-Za-zÀ-ӿא-ي])(?:שהשיעורים|להפוך את)(?![A-Za-zÀ-ӿא-ي])/u.test(normal.text);

const coming =
  /(?<![A-Za-zÀ-ӿא-ي])(?:מגיעה?|באה?|(?:אפשר|יכול(?:ה|ים)?|רוצ(?:ה|ים)) (?:לבוא|להגיע)|[אנית](?:גיע|בוא)ו?|ש?מעכשיו .{2,30}יהיה|יכול(?:ה|ים)? .{0,30}רק)(?![A-Za-zÀ-ӿא-ي])|\bi'm coming\b/u;

/** "On Sunday I'm coming at 4:30", who comes at 4 then. */
const comesThen: Case = (heard, world) =>
  coming.test(heard.normal.text) && !saysNoHour(heard) && isOfHeld(heard, world);

/** "Does Dana need to bring a calculator to the lesson?" asks for none. */
const asksOther: Case = ({ unread, items, normal }) =>
  /[?]|(?<![A-Za-zÀ-ӿא-ي])כמה(?![A-Za-zÀ-ӿא-ي])/u.test(normal.text) &&
  unread.length > 0 &&
  whenOf(items).items.length === 0;

/** "Please move Sunday" */
const isMoved: Case = ({ normal }) => normal.text.startsWith('please move ');

/** "אפשר לעבור לשני": from where they come now. */
const isSwitched: Case = ({ normal }) =>
  /(?<![A-Za-zÀ-ӿא-ي])לעבור ל|\bswitch(?:ing)? to\b/u.test(normal.text);

const isTheLesson =
  /(?<![A-Za-zÀ-ӿא-ي])(?:ש|ב|ל)?השיעור(?![A-Za-zÀ-ӿא-ي])|\b(?:the|my|our|his|her|their|'s) (?:[A-Za-zÀ-ӿא-ي]+ )?(?:lesson|class)\b/u;

/** "Can the lesson on Sunday be on zoom", "… an hour and a half": the one that is there. */
const isOtherwise: Case = (heard, world) => {
  const { clock, minutes } = whenOf(heard.items);
  if (clock !== undefined) return false;
  const saysHow = words(heard, 'place').length > 0 || minutes !== undefined;
  if (isTheLesson.test(heard.normal.text)) return saysHow;
  const comes = /(?<![A-Za-zÀ-ӿא-ي])(?:מגיעה?|באה?)(?![A-Za-zÀ-ӿא-ي])/u.test(heard.normal.text);
  return (saysHow || comes) && isOfHeld(heard, world);
};

/** "Sunday would be great" */
const isPraise: Case = (heard) =>
  /\bwould be (?:great|good|nice|perfect|ideal)\b/.test(heard.normal.text) && saysNoHour(heard);

/** "Half an hour later": of a lesson that is there. */
const isLater: Case = ({ normal }) => /\b(?:later|earlier)\b/.test(normal.text);

/** "At 7 instead of 6": of a lesson that is there. */
const isInstead: Case = ({ items }) => items.some(({ role }) => role === 'instead');

/** "Order a pizza": neither when nor of what. */
const isOfNothing: Case = (heard) =>
  whenOf(heard.items).items.length === 0 &&
  !heard.items.some(({ kind }) => kind === 'subject') &&
  words(heard, 'noun', 'lesson').length === 0 &&
  !(heard.polite && heard.verb === null);

/** "Sign me up for the group"; "a lesson before the group, at 6" is one. */
const isOfGroup: Case = (heard) =>
  words(heard, 'noun', 'group').some(
    ({ role }) => !(/before|after/.test(role ?? '') && words(heard, 'noun', 'lesson').length > 0),
  );

export const ofWhatStands: Case[] = [
  isUnread,
  isOwnElsewhen,
  isTurned,
  comesThen,
  asksOther,
  isMoved,
  isSwitched,
  isOtherwise,
  isPraise,
  isLater,
  isInstead,
  isOfNothing,
  isOfGroup,
];
