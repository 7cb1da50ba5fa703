/** Verbs that move a lesson only beside certain words ("make it 6" and not "make it blue", "comes at 5 instead of 4" and not "comes at 5"). */
import { words } from '../../../kernel/interpretation.ts';
import { whenOf } from '../../../slots/when.ts';
import { isOwnElsewhen, namesOne } from '../lesson/namesOne.ts';
import type { Moving } from './moving.ts';
import { isGoalDay } from './whichLesson.ts';

/** Words that move things only when they say where to or by how much ("make it blue", "switch to dollars"). */
const loose =
  /^(?:make|make it|change it|set|start|starts|change|put|switch|bring back|will be|is now|should be|goes|יהיה|תהיה|לשנות|תשנה|תשני|להחליף|תחליף|תחליפי|לעבור|תעבור|תעברי|עובר|עוברת|יעבור|לעדכן|תעדכן|תעדכני|עדכן|עדכני|החלף|החליפי|שני את|שנה את)$/;

/** "עומר יבוא ב-5 במקום ב-4": coming moves a lesson only where both hours are said. */
const comes =
  /^(?:come|comes|meet|see|have|arrive|be|do|put|book|schedule|give|לשים|תשים|תשימי|ל?[יתנ]?עשו?ת?[הי]?|לבוא|להגיע|לקבל|יבוא|תבוא|יגיע|תגיע|אבוא|אגיע|נבוא|נגיע)$/;

/** "לא יכולה בראשון, אפשר בשני ב-4?" moves only where both days are said. */
const swaps = /^(?:לא (?:יכול|יכולה|יכולים|אוכל|נוכל|מסתדר|מתאים)|can(?:'t|t|not)) /;

const hasDirection = ({ heard }: Moving): boolean => words(heard, 'direction').length > 0;

const isFuture = ({ heard }: Moving): boolean => words(heard, 'scope', 'future').length > 0;

const isInstead = ({ heard }: Moving): boolean => heard.items.some(({ role }) => role === 'instead');

/** "שיהיה ליעל שיעור מחר בשבע": she is to have a lesson, and not the lesson another hour. */
const isToHave = ({ heard, said, text, parts }: Moving): boolean =>
  /^(?:יהיה|תהיה|שיהיה)$/.test(said) &&
  (parts.by.length > 0 ||
    /(?<![A-Za-zÀ-ӿא-ي])(?:שיעור|מפגש|פגישה)(?![A-Za-zÀ-ӿא-ي])/u.test(text) ||
    heard.items.some(({ kind, role }) => kind === 'person' && role === 'to'));

/** "תעדכני את נועה לשעה וחצי" is how long it is. */
const isToLength = ({ said, parts }: Moving): boolean =>
  /^(?:[לת]?עדכ|[לת]שנ)/.test(said) && parts.by.some(({ role }) => role === 'to');

/** "Her lesson is now physics": what it becomes, and not when it is. */
const isWhat = ({ heard: { verb, items } }: Moving): boolean =>
  items.some(({ kind, from }) => kind === 'subject' && from >= (verb?.ranges.at(-1)?.to ?? Infinity)) &&
  whenOf(items).clock === undefined;

/** "Yael will be absent today" */
const isOtherwise = (moving: Moving): boolean =>
  /^(?:is now|will be|should be)$/.test(moving.said) && (isWhat(moving) || moving.heard.excused);

/** "I can't on Sunday, perhaps" */
const saysNoOther = ({ heard, said }: Moving): boolean =>
  swaps.test(said) && heard.items.filter(({ kind }) => kind === 'time').length < 2;

/** "Come on Monday at 5 as well" */
const comesToo = ({ said, text }: Moving): boolean =>
  comes.test(said) && /\b(?:as well|in addition)\b/.test(text);

/** "Omer comes on Thursdays from now on" moves his; so does "comes at 5 instead of 4". */
const saysBoth = (moving: Moving): boolean =>
  (moving.goal.recurrence !== undefined && (isFuture(moving) || / from now on/.test(moving.text))) ||
  moving.heard.items.some(({ role, kind }) => role === 'instead' && (kind === 'time' || kind === 'number')) ||
  (moving.parts.by.length > 0 && hasDirection(moving));

/** "Omer comes at 5" */
const comesAlone = (moving: Moving): boolean =>
  comes.test(moving.said) &&
  !namesOne.test(moving.text) &&
  !isOwnElsewhen(moving.heard, moving.world) &&
  !saysBoth(moving);

/** "Set Dana maths Sunday 5pm" is new; "set Dana's lesson to 5" is not. */
const setsNew = (moving: Moving): boolean =>
  (moving.said === 'set' || moving.said === 'take') &&
  !moving.parts.target.some(({ role }) => role === 'to') &&
  !hasDirection(moving);

/** "Yael wants Wednesdays at 3 from now on", who comes already; what somebody wants to learn is new. */
const wantsNew = (moving: Moving): boolean =>
  /^(?:wants|prefers|would prefer)(?: (?:come|do|see|have))?$/.test(moving.said) &&
  !isInstead(moving) &&
  (!(moving.goal.recurrence || isFuture(moving)) ||
    moving.heard.unread.length > 0 ||
    moving.heard.items.some(({ kind }) => kind === 'subject') ||
    words(moving.heard, 'noun').length > 0);

/** "Omer has to be careful at six" */
const hasToDo = ({ heard, said }: Moving): boolean =>
  /^(?:has|have|needs|ought|had|must|should|gets|to) /.test(said) && heard.unread.length > 0;

/** "I'm moving on Friday", "Dana is moving to London": who moves is no lesson. */
const isMovingHouse = ({ heard, said, parts }: Moving): boolean =>
  said === 'moving' && (heard.unread.length > 0 || parts.selector.every(({ kind }) => kind === 'word'));

/** "Make it blue", "move Dana to London": neither where to nor by how much. */
function goesNowhere(moving: Moving): boolean {
  const { goal, parts, said, heard } = moving;
  const isNowhere =
    goal.items.length === 0 && (parts.by.length === 0 || (loose.test(said) && !hasDirection(moving)));
  return isNowhere && (loose.test(said) || heard.unread.some(({ text }) => !/\d/.test(text)));
}

/** "Can I switch to Monday at five": a learner's own lesson, of which is asked. */
const isOwnOf = ({ world, said, parts }: Moving): boolean =>
  world.role !== 'teacher' && /^(?:switch|לעבור)$/.test(said) && parts.target.some(isGoalDay);

/** "Make tomorrow at 5": no lesson is named. */
const ofNoLesson = (moving: Moving): boolean =>
  loose.test(moving.said) &&
  !isOwnOf(moving) &&
  moving.parts.selector.every((item) => item.kind === 'word' && item.sense !== 'it' && item.sense !== 'noun');

export const looselySaid = [
  isToHave,
  isToLength,
  isOtherwise,
  saysNoOther,
  comesToo,
  comesAlone,
  setsNew,
  wantsNew,
  hasToDo,
  isMovingHouse,
  goesNowhere,
  ofNoLesson,
];
