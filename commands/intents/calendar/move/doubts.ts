/** What is asked about before a lesson is moved as it was said. */
import type { Doubt } from '../../../kernel/cases.ts';
import type { Entity, Interpretation } from '../../../kernel/interpretation.ts';
import { leavesOut } from '../../../slots/exceptions.ts';
import type { Selector } from '../../../slots/selector.ts';
import type { IndexedWorld } from '../../../world/indexWorld.ts';
import type { Held } from '../../../world/lesson.ts';

/** `said`: the whole sentence; `heard`: but for what it leaves out; `out`: a week that is left out. */
type Said = { said: Interpretation; heard: Interpretation; out: Entity | undefined; world: IndexedWorld };

/** "Move Dana but not Omer": of one lesson nothing can be left out, so what was meant is asked. */
const leavesSomeOut = ({ said, out }: Said): boolean => leavesOut(said) && !out;

/** "Lesson with Omer Friday at 9, just this once" may as well be one more. */
const isLessonWith = ({ heard: { verb, normal } }: Said): boolean =>
  verb === null && /^(?:an? |one )?(?:lesson|class|session) (?:with|for) |^שיעור (?:עם |ל)/.test(normal.text);

/** "Itay asked to move to Sunday, move him": told, and then ordered. */
const isOrdered =
  /[,.;] ?(?:so |please |then |ok )*(?:move|shift|switch|change|put|do) (?:him|her|it|them|this)\b|[,.;] ?(?:אז |בבקשה )?(?:[לת]ה?(?:עביר|זיז|שנ|חליפ?)[A-Za-zÀ-ӿא-ي]*|תעשי?) (?:אות|ל[הוי]|את זה|חד|רק|בבקשה)/u;

/** "Itay asked to move to Sunday": what they wish is for the teacher to say. */
const isTheirWish = ({ heard: { wish, normal }, world }: Said): boolean =>
  wish && world.role === 'teacher' && !isOrdered.test(normal.text);

/** "נועם יכול רק בחמש": when somebody can is not yet that it moves. */
const tellsWhenTheyCan = ({ heard: { normal } }: Said): boolean => /יכול\S* רק/.test(normal.text);

export const saidDoubts: Doubt<Said>[] = [
  { asks: 'except', when: leavesSomeOut },
  { asks: 'new', when: isLessonWith },
  { asks: 'wish', when: isTheirWish },
  { asks: 'can', when: tellsWhenTheyCan },
];

type Found = { heard: Interpretation; held: Held | null; selector: Selector; world: IndexedWorld };

const outOfGroup =
  /(?<![A-Za-zÀ-ӿא-ي])(?:אות[יוה] )?(?:מה?|במקום ה?)קבוצ|\b(?:out of|from|instead of|rather than) .*\bgroup\b|\bprivate\b|פרטי/u;

/** "Move Dana from the group to 5": out of a group, or in its place, one alone goes, and the group itself stays. */
const isOneOfGroup = ({ heard, held, selector, world }: Found): boolean =>
  held !== null &&
  held.lesson.attendeeIds.length > 1 &&
  outOfGroup.test(heard.normal.text) &&
  (world.role !== 'teacher' || selector.people.length > 0);

const suitsOne = /^ל(?!א )[A-Za-zÀ-ӿא-ي]+ (?:מתאים|נוח|טוב|עדיף)|\bsuits\b/u;
const suitsUs =
  /(?<![A-Za-zÀ-ӿא-ي])(?:מתאי(?:ם|מה)|נוח|מסתדר) ל(?:י|נו)(?![A-Za-zÀ-ӿא-ي])|\b(?:suits?|works? for) (?:me|us)\b/u;

/** "לאדם מתאים שישי ב-10": what suits somebody is told. */
const tellsWhatSuits = ({ heard: { verb, normal }, world }: Found): boolean =>
  world.role === 'teacher' ? verb === null && suitsUs.test(normal.text) : suitsOne.test(normal.text);

export const foundDoubts: Doubt<Found>[] = [
  { asks: 'group', when: isOneOfGroup },
  { asks: 'suits', when: tellsWhatSuits },
];
