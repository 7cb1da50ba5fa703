/** Sentences that take something else away than a lesson, or nothing at all. */
import { ofPart, speaksOfOthers } from '../../../grammar/otherThings.ts';
import type { Case } from '../../../kernel/cases.ts';
import { has } from '../../../kernel/interpretation.ts';
import { callsNothingOff } from './callsNothingOff.ts';

const tellsThem = /^(?:tell|text|ask|remind|call|ו?ל?ת?ה?(?:גידי?|ודיעי?|זכירי?))$/;

/** "… and tell Yael I'm late": nothing of hers is called off. */
const isMessage: Case = ({ unread }, { role }) =>
  role === 'teacher' && unread.some(({ text }) => tellsThem.test(text));

/** "Stop the music": no lesson is spoken of. */
const isOfNoLesson: Case = (heard) =>
  heard.unread.length > 0 &&
  !heard.items.some(({ kind }) => kind === 'person' || kind === 'subject' || kind === 'time') &&
  !has(heard, 'noun') &&
  !has(heard, 'it');

/** "אנגלית יורדת ל-90": what it costs. */
const isPrice: Case = ({ normal }) => /(?<![A-Za-zÀ-ӿא-ي])(?:יורדת?|[ית]רד) ל-?\d/u.test(normal.text);

/** "The first half hour" is a part of a lesson. */
const isPart: Case = ({ normal }) => ofPart.test(normal.text);

/** "Take ten minutes off Omer's lesson" is how long it takes, "take 20 off Omer" what it costs. */
const takesTime: Case = ({ normal }) =>
  /\b(?:minutes?|mins?|hours?) off\b|\btake (?:\d+|.*cancell?(?:ation)?) off\b|ורי?די? ל[A-Za-zÀ-ӿא-ي]+ (?:\d|שקל|עשר|(?:את ה)?ביטול)/u.test(
    normal.text,
  );

/** "תבטלי את ההצעה לנועם": what was offered is no lesson yet. */
const isOffer: Case = ({ unread }) =>
  unread.some(({ text }) => /^(?:ה?(?:הצע[הת]|בקש[הת])|offer|proposal|request)$/.test(text));

/** "I'm not doing anything on Friday" */
const isIdle: Case = (heard) =>
  /(?:not|n't) (?:having|doing|holding|meeting)\b/.test(heard.normal.text) &&
  !heard.items.some(({ kind }) => kind === 'person' || kind === 'subject') &&
  !has(heard, 'noun');

/** "No need for the notes" */
const isNotNeeded: Case = (heard) =>
  /no need|אין צורך|לא צריכ?ה?/.test(heard.normal.text) &&
  !has(heard, 'noun', 'lesson') &&
  !has(heard, 'noun', 'group');

/** "Omer doesn't need a lesson" is of no one lesson until its day is said. */
const isNeverNeeded: Case = ({ items, normal }) =>
  /לא (?:צרי|לומד)/.test(normal.text) && !items.some(({ kind }) => kind === 'time');

/** "No need for another lesson" */
const isNoOther: Case = ({ normal }) =>
  /(?:\bno need\b|אין צורך|לא צרי).*(?:עוד|extra|more|another|additional|נוס[ףפ])/.test(normal.text);

/** "לא יכולה לבטל" cannot do something; "לא יכולה להגיע", "לא יכולה בחמישי" does not come. */
const cannotDo: Case = ({ normal }) =>
  /(?<![A-Za-zÀ-ӿא-ي])לא (?:יכול|יכולה|יכולים|יכולות|אוכל|נוכל|תוכל|יוכל) ל(?!הגיע|בוא|היות|השתתף|היכנס|עשות|שיעור|קבוצה|יום|מחר|ראשון|שני|שלישי|רביעי|חמישי|שישי|שבת)[A-Za-zÀ-ӿא-ي]{2,}/u.test(
    normal.text,
  );

/** "Cancel Dana's payment" */
const isOfOthers: Case = ({ normal }) => speaksOfOthers(normal.text);

export const ofOtherThings: Case[] = [
  isMessage,
  isOfNoLesson,
  callsNothingOff,
  isPrice,
  isPart,
  takesTime,
  isOffer,
  isIdle,
  isNotNeeded,
  isNeverNeeded,
  isNoOther,
  cannotDo,
  isOfOthers,
];
