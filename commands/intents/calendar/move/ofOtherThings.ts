/** Sentences that change something else of a lesson than when it is, or no lesson at all. */
import { speaksOfOthers } from '../../../grammar/otherThings.ts';
import type { Case } from '../../../kernel/cases.ts';
import { verbTexts, type Entity, type Interpretation } from '../../../kernel/interpretation.ts';
import { findHeld, selectorOf } from '../../../slots/selector.ts';
import { saysOnlyEnd } from '../../../slots/when.ts';
import { becomesOther } from '../lesson/becomes.ts';
import { goesByGroup } from '../lesson/goesByGroup.ts';
import { isBackTo } from '../lesson/lengths.ts';
import { looselySaid } from './looseVerbs.ts';
import { isNew, movingOf, type Moving } from './moving.ts';
import { areSwapped, swapOf } from './swap.ts';

const isDuration = (item: Entity): boolean => item.kind === 'time' && item.time.kind === 'duration';

const subjectsOf = ({ items }: Pick<Interpretation, 'items'>): Entity[] =>
  items.filter(({ kind }) => kind === 'subject');

/** "Can it be moved" asks for it; "it will be moved" tells. */
const isTold = ({ heard, text }: Moving): boolean =>
  /\bbe (?:moved|rescheduled|changed|pushed|shifted|postponed|switched|delayed|brought)\b/.test(text) &&
  !heard.able &&
  !heard.polite;

/** "Move my reminder to 5", "another lesson on Monday", "back to 45 minutes" */
const isOther = ({ text }: Moving): boolean =>
  speaksOfOthers(text) || isNew.test(text) || isBackTo.test(text);

/** "שעה במקום 45 דקות" is how long it is. */
const isOtherLength = ({ text, parts, goal }: Moving): boolean =>
  parts.by.length > 1 && /במקום|instead/.test(text) && goal.clock === undefined;

/** "Make Sunday's lesson longer", "take 15 minutes off Yael": how long it is. */
const isLonger = ({ heard, text }: Moving): boolean =>
  heard.unread.some((word) => /^(?:longer|shorter)$/.test(word.text)) ||
  /\b(?:knock|shave|chop|take) [^,]{1,30} off (?!to\b|until\b)/.test(text);

/** "Switch Adam's lesson to zoom": where it is held. */
const isElsewhere = ({ heard }: Moving): boolean =>
  heard.unread.some(({ text }) => /^(?:zoom|online|skype|video|זום|בזום|לזום)$/.test(text));

/** "Make it a weekly thing" says how often, and not where to. */
const isHowOften = ({ goal, parts }: Moving): boolean =>
  goal.recurrence !== undefined &&
  goal.clock === undefined &&
  !/BYDAY/.test(goal.recurrence.rrule) &&
  parts.by.length === 0;

/** "From maths to physics" changes what is taught, not when. */
const isOtherSubject = ({ heard }: Moving): boolean => {
  const subjects = subjectsOf(heard);
  return (
    subjects.some(({ role }) => role === 'to') ||
    (subjects.length > 1 && subjects.some(({ role }) => role === 'instead'))
  );
};

/** "For 5 students" is how many, not when. */
const isHowMany = ({ heard: { items } }: Moving): boolean =>
  items.some(
    (item, at) =>
      item.kind === 'number' &&
      [items[at - 1], items[at + 1]].some((one) => one?.kind === 'word' && one.value === 'student'),
  );

/** "To 2 students": of the goal nothing is a time. */
const isNoTime = ({ parts, goal }: Moving): boolean => parts.target.length > 0 && goal.items.length === 0;

/** "60 minutes instead of 45" is how long. */
const isForMinutes = ({ heard, parts }: Moving): boolean =>
  parts.by.length > 0 &&
  heard.items.some((item) => item.role === 'instead' && item.kind === 'number' && item.value > 14);

const notMoved = [
  isTold,
  isOther,
  isOtherLength,
  isLonger,
  isElsewhere,
  isHowOften,
  isOtherSubject,
  isHowMany,
  isNoTime,
  isForMinutes,
  ...looselySaid,
];

/** "Swap Noam and Omer" moves two lessons, where both are certain; else one has to say where it goes. */
const isNoMove: Case = (heard, world) => {
  if (areSwapped(heard)) return swapOf(heard, world) === null;
  const moving = movingOf(heard, world);
  return notMoved.some((isSo) => isSo(moving));
};

/** "Omer tomorrow 100 instead of 120": what it costs. */
const isPrice: Case = ({ normal }) =>
  /(?<![\d:.])\d{2,3}(?:0|5) (?:instead of|rather than|במקום) \d{3}(?![\d:.])|^\d{3} (?:for|to) .{1,40} (?:instead of|rather than) \d{3}$/.test(
    normal.text,
  );

/** "An hour instead of 45 minutes": how long. */
const isLengthForLength: Case = ({ items, normal }) =>
  /\binstead of\b|rather than|במקום/.test(normal.text) && items.filter(isDuration).length > 1;

/** "Maths instead of English": what is taught. */
const isSubjectForSubject: Case = (heard) =>
  /\binstead of\b|במקום/.test(heard.normal.text) && subjectsOf(heard).length > 1;

/** "After the group": no lesson of theirs moves. */
const isBesideGroup: Case = ({ items, normal }) =>
  items.every(({ kind }) => kind !== 'person') &&
  (/(?:^|[^א-ת])ל?(?:אחרי|לפני) ה?קבוצ/.test(normal.text) ||
    items.some(
      ({ kind, role, ...item }) =>
        kind === 'word' && 'value' in item && item.value === 'group' && /before|after/.test(role ?? ''),
    ));

/** "Move Dana out of the group", or somebody who only asks to join: no lesson of theirs moves. */
const isOfOneWhoGoes: Case = ({ items, normal }, { role }) => {
  const people = items.filter(({ kind }) => kind === 'person');
  return (
    role === 'teacher' &&
    people.length > 0 &&
    (/\b(?:out of|from) (?:the |her |his |their )?(?:[a-z']+ )?group\b|(?<![A-Za-zÀ-ӿא-ي])מה?קבוצ/u.test(
      normal.text,
    ) ||
      people.every((one) => one.kind === 'person' && one.named.every(({ kind }) => kind === 'applicant')))
  );
};

/** "Move Omer to the group" */
const isIntoGroup: Case = (heard, { role }) => role === 'teacher' && goesByGroup(heard);

/** "Goes on until 5": when it ends, and no beginning; "put it off until 5" is one. */
const isEndAlone: Case = (heard) =>
  saysOnlyEnd(heard.items) &&
  !/postpone|delay|defer|push|hold|put off|דחה|דח[הי]|עכב/.test(verbTexts(heard).join(' '));

/** "From 4 to 5 instead of 4:45": when it ends. */
const isEndForEnd: Case = ({ normal }) =>
  /(?:\bfrom |(?<![A-Za-zÀ-ӿא-ي])מ-?)[\d:]+ (?:to|until|עד|ל) ?-?[\d:]+ (?:instead of|rather than|and not|במקום)(?: (?:until|to|עד))? [\d:]+(?! to| until| עד|-|\d)/u.test(
    normal.text,
  );

/** "Tomorrow I start at 5" is of a day; "make Sunday a group", "change to the Wednesday group" wants another lesson. */
const isNoLessonOf: Case = ({ items, normal: { text } }, { role }) =>
  role === 'teacher'
    ? /\bi (?:[a-z]+ )?(?:start|begin)\b|אני (?:[A-Za-zÀ-ӿא-ي]+ )?מתחיל|אתחיל/u.test(text) &&
      items.every((one) => one.kind === 'time' || (one.kind === 'word' && one.sense !== 'noun'))
    : /\b(?:a|to the) (?:[a-z]+ )?group\b/.test(text);

/** "Omer begins English on Tuesday at 4": he has no English yet. */
const isBeginning: Case = (heard, world) => {
  const theirs = heard.items.filter(({ kind }) => kind === 'person' || kind === 'subject');
  return (
    /^(?:ל?ה?תחיל|[מית]תחילה?|(?:start|begin)s?)$/.test(verbTexts(heard).join(' ')) &&
    subjectsOf(heard).length > 0 &&
    findHeld(selectorOf(theirs), world).length === 0
  );
};

/** "אעדכן בערב" tells; "the test was put off" is no lesson. */
const isOfTest: Case = ({ normal }) =>
  /תמיד (?:מתחיל|עובר|זז)|(?<![A-Za-zÀ-ӿא-ي])(?:[אנ]עדכן|ה?(?:מבחן|בחינה|בגרות|מתכונת) (?:נדח|הוקד|עבר|זז))/u.test(
    normal.text,
  );

/** "דנה באה בחמש?" asks who teaches; a teacher of hers is asked for it. */
const isAsked: Case = ({ questionMark, polite, asks }, { role }) =>
  role === 'teacher' && questionMark && !polite && !asks;

export const ofOtherThings: Case[] = [
  isNoMove,
  becomesOther,
  isPrice,
  isLengthForLength,
  isSubjectForSubject,
  isBesideGroup,
  isOfOneWhoGoes,
  isIntoGroup,
  isEndAlone,
  isEndForEnd,
  isNoLessonOf,
  isBeginning,
  isOfTest,
  isAsked,
];
