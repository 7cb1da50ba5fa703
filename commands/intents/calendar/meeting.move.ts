/** Moves a lesson to another day or hour: one occurrence, or the series from there on. */
import { minuteOfDay, type Wall } from '../../../domain/basics/wallTime.ts';
import { command } from '../../kernel/command.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { assume, mark, type Draft } from '../../kernel/draft.ts';
import { words, type Interpretation, type Entity } from '../../kernel/interpretation.ts';
import { speaksOfOthers } from '../../grammar/otherThings.ts';
import { heldToConstraints } from '../../slots/temporalConstraints.ts';
import { isSince, openedApart } from '../../slots/aChange.ts';
import { aMeeting } from '../../slots/aMeeting.ts';
import { aNotify, aScope } from '../../slots/aScope.ts';
import { findHeld, isSelecting, selectorOf, type Selector } from '../../slots/selector.ts';
import { somePeople } from '../../slots/somePeople.ts';
import { withHours } from '../../slots/theHour.ts';
import { saysOnlyEnd, whenOf } from '../../slots/when.ts';
import { inWords } from '../../kernel/words.ts';
import { addressOf } from './lesson/address.ts';
import type { Held } from '../../world/lesson.ts';
import { isBackTo } from './lesson/lengths.ts';
import { becomesOther } from './lesson/becomes.ts';
import { newRecurring } from '../../grammar/he/recurrenceAdjectives.ts';
import { isOwnElsewhen, namesOne, theirs } from './lesson/namesOne.ts';
import { askForTime } from './askForTime.ts';
import { movingExamples } from '../../world/exampleWords.ts';
import { directionOf, startOf } from './move/moveGoal.ts';
import { movesAll, moveAll, moveTheRest, stepsOf, type MovedItem } from './move/moveAll.ts';
import { butForExceptions, leavesOut } from '../../slots/exceptions.ts';
import { goesByGroup } from './lesson/goesByGroup.ts';
import { areSwapped, swap, swapOf } from './move/swap.ts';
import { splitMove, type MoveParts } from './move/splitMove.ts';
import { isElsewhen, standing } from './move/standingLesson.ts';

export const meetingMove = command({
  id: 'meeting.move',
  who: ['teacher', 'student', 'parent'],
  effect: 'does',
  asking: true,
  says: {
    en: [
      '(move|moves|moving|shove|knock|budge|relocate|rearrange|jump|mv|mov|drag|take|reschedule|rescheduling|resched|reshedule|rebook|shift|bump|nudge|slide|push|postpone|delay|defer|transfer|bring|pull|advance|switch|switches|change|changing|swap|set|start)',
      '(re - schedule|re schedule|re - book)',
      '(come|comes|meet|see|have|arrive|be|do|put|book|schedule|give)',
      'be (moved|rescheduled|changed|pushed|shifted|postponed|switched|delayed|brought forward|pushed back)',
      '(push|move|put|bring|pull|shift) … (back|off|forward|up|ahead|earlier|later)',
      '(push|put|bring|pull|shift|move) (back|off|forward|up|ahead|over)',
      '(starts|start|begins|begin|is now|will be|moves|goes|should be|make it|change it)',
      '(has|have|needs|ought|had better|must|should|gets|to) [to] [really] (be|start|begin|come|moved|move)',
      'make … (earlier|later|start)',
      '(get|have) … (come|start|begin)',
      'make',
      '(wants|prefers|would prefer)',
      'instead $',
      '(put|do|wants|needs|prefers|would like|asked|asks) … instead $',
      "can't (make it|make|do|come) … (can do|can make|can come|could do|could come|is free|works|is better|suits)",
    ],
    he: [
      '(לזוז|זזים|זז|זזה|יזוז|להזיז|להעביר|לעבור|יעבור|שיעבור|לדחות|דחה|דחי|נדחית|דוחה|דוחים|להקדים|לאחר|תאחר|תאחרי|לשנות|שנה|להחליף)',
      '(להתחיל|יתחיל|יהיה|תהיה|שיהיה|צריך להיות|צריכה להיות|צריכים להיות|אמור להיות|אמורה להיות)',
      '(הזיזו|העבירו|נזוז|להזזה|לעדכן|עדכן|למשוך|להסיט|לקדם|תאחרו|נאחר|לעכב|דחייה|דחיה|הזזה)',
      '(שני|שנה) את',
      '(תעשה|תעשי)',
      '(להקפיץ|לגרור|לגלגל)',
      '(לא יכול|לא יכולה|לא יכולים|לא אוכל|לא נוכל|לא מסתדר|לא מתאים) … (אפשר|אולי|נוכל|עדיף|אבל יכול|אבל יכולה|אבל כן יכול|אבל כן יכולה)',
      '(לשים|לעשות|לבוא|להגיע|לקבל|יבוא|תבוא|יגיע|אבוא|נבוא)',
    ],
  },
  takes: [
    'person',
    'subject',
    'time',
    'number',
    'noun',
    'which',
    'scope',
    'notify',
    'direction',
    'same',
    'it',
    'all',
    'prep:except',
  ],
  price(reading, { text }) {
    if (reading.kind !== 'time') return 0;
    // "את איתי של שישי ב-11": the day is the lesson's, and the hour where it goes.
    if (
      reading.time.kind === 'instant' &&
      /(?<![A-Za-zÀ-ӿא-ي])את [A-Za-zÀ-ӿא-ي]+ של $/u.test(text.slice(0, reading.from))
    )
      return null;
    // "half an hour later" is by how much, not a moment from now.
    if (
      reading.time.kind !== 'duration' &&
      /\b(?:later|earlier|sooner|back)$|מאוחר|מוקדם/.test(text.slice(reading.from, reading.to))
    )
      return null;
    // "ביום חמישי שעה אחת מאוחר יותר": by one hour, and not at one.
    if (
      reading.time.kind === 'instant' &&
      /^ (?:later|earlier|מאוחר|מוקדם|קדימה|אחורה)/.test(text.slice(reading.to))
    )
      return null;
    // "half an hour later today": by how much, and on which day.
    if (
      /^(?:later|earlier) /.test(text.slice(reading.from, reading.to)) &&
      /\b(?:hours?|minutes?|mins?|min) $/.test(text.slice(0, reading.from))
    )
      return null;
    // "שעה במקום 45 דקות מעכשיו": how long it was, and from when on.
    if (
      reading.time.kind === 'instant' &&
      /(?:במקום|instead of) $/.test(text.slice(0, reading.from)) &&
      / (?:מעכשיו|from now)$/.test(text.slice(reading.from, reading.to))
    )
      return null;
    // "שעה וחצי מעכשיו והלאה": how long, from now on.
    if (reading.time.kind === 'instant' && /^ (?:והלאה|ואילך)/.test(text.slice(reading.to))) return null;
    // "ראשון ל-5": the day it stood on, and the hour it goes to.
    if (
      reading.time.kind === 'instant' &&
      /\sto\s|\sל(?:-|\d|שעה|[א-ת]{2})|^עכשיו /.test(text.slice(reading.from, reading.to))
    )
      return null;
    // "at 4:30 from the 22nd on": the hour it goes to, and from which day on.
    if (reading.time.kind === 'instant' && / from (?:the |\d)/.test(text.slice(reading.from, reading.to)))
      return null;
    // "From Wednesdays to Thursdays" is where it stood and where it goes.
    if (
      reading.time.kind === 'recurrence' &&
      /^[a-z]+days? (?:to|into|onto) [a-z]+days?$/.test(text.slice(reading.from, reading.to)) &&
      text.slice(0, reading.from).endsWith('from ')
    )
      return null;
    if (reading.time.kind !== 'interval') return 0;
    const { time } = reading;
    // "from Tuesday to Thursday" is where it stood and where it goes, not a stretch of time; so is "to 5".
    if (time.open === 'from' || time.open === 'since')
      return time.grain === 'minute' || time.grain === 'hour' ? null : 0.5;
    if (time.open !== undefined) return null;
    const isSpan = time.start !== undefined && time.end !== undefined;
    return isSpan && /^(?:from\b|מ)|\sto\s|\sל/.test(text.slice(reading.from, reading.to)) ? null : 0;
  },
  declines: (heard, world) =>
    isOther(heard, world) ||
    // "השיעור של יעל היום יהיה במתמטיקה"
    becomesOther(heard) ||
    // "Omer tomorrow 100 instead of 120": what it costs.
    /(?<![\d:.])\d{2,3}(?:0|5) (?:instead of|rather than|במקום) \d{3}(?![\d:.])|^\d{3} (?:for|to) .{1,40} (?:instead of|rather than) \d{3}$/.test(
      heard.normal.text,
    ) ||
    // "An hour instead of 45 minutes": how long.
    (/\binstead of\b|rather than|במקום/.test(heard.normal.text) &&
      heard.items.filter((item) => item.kind === 'time' && item.time.kind === 'duration').length > 1) ||
    // "Maths instead of English": what is taught.
    (/\binstead of\b|במקום/.test(heard.normal.text) &&
      heard.items.filter(({ kind }) => kind === 'subject').length > 1) ||
    isOfOthers(heard, world) ||
    (world.role === 'teacher' && goesByGroup(heard)) ||
    isEndMoved(heard) ||
    isNoLessonOf(heard, world) ||
    isBeginning(heard, world) ||
    // "אעדכן בערב" tells; "the test was put off" is no lesson.
    /תמיד (?:מתחיל|עובר|זז)|(?<![A-Za-zÀ-ӿא-ي])(?:[אנ]עדכן|ה?(?:מבחן|בחינה|בגרות|מתכונת) (?:נדח|הוקד|עבר|זז))/u.test(
      heard.normal.text,
    ) ||
    // "דנה באה בחמש?" asks who teaches; a teacher of hers is asked for it.
    (world.role === 'teacher' && heard.questionMark && !heard.polite && !heard.asks),
  lightly: true,
  /** "omer tomorrow to 5", "omer 30 minutes later": without a verb, of a lesson that is there. */
  bare(heard, world) {
    if (
      heard.asks ||
      heard.negated ||
      leavesOut(heard) ||
      isNew.test(heard.normal.text) ||
      newRecurring.test(heard.normal.text)
    )
      return false;
    const parts = splitMove(heard.items, heard.normal.text);
    // "Everything tomorrow an hour later"
    if (isOfAll.test(heard.normal.text) && parts.by.length > 0 && words(heard, 'direction').length > 0)
      return true;
    const moves =
      parts.target.some((item) => item.role === 'to') ||
      heard.items.some(
        (item) => item.role === 'instead' && !(item.kind === 'time' && item.time.kind === 'duration'),
      ) ||
      (parts.by.length > 0 && words(heard, 'direction').length > 0) ||
      (parts.target.length > 0 && words(heard, 'scope', 'future').length > 0) ||
      (parts.since.length > 0 &&
        whenOf(parts.target).clock !== undefined &&
        // "From next week physics with Noam every Wednesday at 4": a line of what is new.
        (whenOf(parts.target).recurrence === undefined ||
          words(heard, 'noun').length > 0 ||
          !heard.items.some(({ kind }) => kind === 'subject')));
    const mayMove =
      heard.light ||
      heard.wish ||
      words(heard, 'scope', 'this').length > 0 ||
      // "On Sunday I can only at 5"
      /(?<![A-Za-zÀ-ӿא-ي])יכול(?:ה|ים)? .{0,30}רק(?![A-Za-zÀ-ӿא-ي])/u.test(heard.normal.text) ||
      namesOne.test(heard.normal.text) ||
      isOwnElsewhen(heard, world) ||
      theirs.test(heard.normal.text);
    // "נועם ביום שני אפשר ב-18?", who comes on that day anyway.
    const isAsked = heard.polite && heard.verb === null && world.role === 'teacher';
    if (!moves && !mayMove && !isAsked) return false;
    const told = selectorOf(parts.selector);
    const selector = moves ? told : standing(told, heard, parts, world);
    if (!moves && !mayMove && selector === told && told.when.day === undefined) return false;
    const held = findHeld(selector, world);
    if (!moves && !isElsewhen(heard, parts, held, world)) return false;
    // "עומר קבוע בימי שלישי" of one who has a single lesson is a new series.
    if (
      heard.items.some((item) => item.kind === 'time' && item.time.kind === 'recurrence') &&
      held.every(({ lesson }) => lesson.rrule === null)
    )
      return false;
    return (
      (selector.people.length > 0 ||
        selector.subjects.length > 0 ||
        selector.group ||
        (held.length === 1 &&
          // Who learns speaks of a lesson of their own.
          (world.role === 'student' || heard.items.some(({ role }) => role === 'instead')))) &&
      held.length > 0
    );
  },
  resolve: heldToConstraints(resolve, true),
  plan(slots, world) {
    const { start, end, items } = slots as { start?: Wall; end?: Wall; items?: MovedItem[] };
    if (items !== undefined)
      return items.length === 0
        ? { reply: { text: inWords(world, 'Nothing is planned then.', 'אין שיעורים בזמן הזה.') } }
        : { steps: stepsOf(items, slots, world) };
    const addressed = addressOf(slots, world);
    if (addressed === null || start === undefined || end === undefined) return {};
    const { id, address } = addressed;
    if (world.role !== 'teacher') return { steps: askForTime({ start, end }, slots, world) };
    return { steps: [{ name: 'updateMeeting', args: { input: { id, start, end }, ...address } }] };
  },
  examples: movingExamples,
  counterexamples: {
    en: [
      "don't move Dana to 5",
      'should I move Dana to Monday?',
      'is Dana moving to Sunday?',
      'what if I move maths to 5?',
    ],
    he: ['אל תזיז את דנה ל-5', 'האם להזיז את דנה לשני?', 'למה דנה עברה לשני?', 'מה אם נזיז את המתמטיקה ל-5?'],
  },
});

/** Words that move things only when they say where to or by how much ("make it blue", "switch to dollars"). */
const loose =
  /^(?:make|make it|change it|set|start|starts|change|put|switch|bring back|will be|is now|should be|goes|יהיה|תהיה|לשנות|תשנה|תשני|להחליף|תחליף|תחליפי|לעבור|תעבור|תעברי|עובר|עוברת|יעבור|לעדכן|תעדכן|תעדכני|עדכן|עדכני|החלף|החליפי|שני את|שנה את)$/;

/** "עומר יבוא ב-5 במקום ב-4": coming moves a lesson only where both hours are said. */
const comes =
  /^(?:come|comes|meet|see|have|arrive|be|do|put|book|schedule|give|לשים|תשים|תשימי|ל?[יתנ]?עשו?ת?[הי]?|לבוא|להגיע|לקבל|יבוא|תבוא|יגיע|תגיע|אבוא|אגיע|נבוא|נגיע)$/;

/** "לא יכולה בראשון, אפשר בשני ב-4?" moves only where both days are said. */
const swaps = /^(?:לא (?:יכול|יכולה|יכולים|אוכל|נוכל|מסתדר|מתאים)|can(?:'t|t|not)) /;

const isOfAll =
  /^every(?:thing|one|body| lesson)\b|^(?:all |the |my )+(?:lessons|classes)|(?:day|row)'s (?:lessons|classes)|^(?:את )?(?:הכו?ל|(?:כל )?השיעורים) /;

/** "Her lesson is now physics": what it becomes, and not when it is. */
const isWhat = ({ verb, items }: Interpretation): boolean =>
  items.some(({ kind, from }) => kind === 'subject' && from >= (verb?.ranges.at(-1)?.to ?? Infinity)) &&
  whenOf(items).clock === undefined;

/** "make an appointment with Yael": a lesson, not the lesson, is a new one. */
const isNew =
  /\b(?:make|set|put|start)\b.*\b(?:an?|another|new) (?:[a-z]+ )?(?:lesson|class|session|meeting|appointment|booking|slot|spot|time)\b|(?<![A-Za-zÀ-ӿא-ي])(?:(?:גם|עוד) שיעור|ל?שיעור (?:קבוע |שבועי )?(?:נוסף|חדש|השלמה|ני?סיון|תגבור|חיזוק))(?![A-Za-zÀ-ӿא-ي])/u;

/** "Omer begins English on Tuesday at 4": he has no English yet. */
const isBeginning = ({ verb, items, normal: { text } }: Interpretation, world: IndexedWorld): boolean => {
  const said = verb?.ranges.map(({ from, to }) => text.slice(from, to)).join(' ') ?? '';
  const theirs = items.filter(({ kind }) => kind === 'person' || kind === 'subject');
  return (
    /^(?:ל?ה?תחיל|[מית]תחילה?|(?:start|begin)s?)$/.test(said) &&
    theirs.some(({ kind }) => kind === 'subject') &&
    findHeld(selectorOf(theirs), world).length === 0
  );
};

/** "Tomorrow I start at 5" is of a day; "make Sunday a group", "change to the Wednesday group" wants another lesson. */
const isNoLessonOf = ({ items, normal: { text } }: Interpretation, { role }: IndexedWorld): boolean =>
  role === 'teacher'
    ? /\bi (?:[a-z]+ )?(?:start|begin)\b|אני (?:[A-Za-zÀ-ӿא-ي]+ )?מתחיל|אתחיל/u.test(text) &&
      items.every((one) => one.kind === 'time' || (one.kind === 'word' && one.sense !== 'noun'))
    : /\b(?:a|to the) (?:[a-z]+ )?group\b/.test(text);

/** One of a group who goes elsewhere, "after the group", somebody who only asks to join: no lesson of theirs moves. */
const isOfOthers = ({ items, normal: { text } }: Interpretation, { role }: IndexedWorld): boolean => {
  const people = items.filter(({ kind }) => kind === 'person');
  return (
    (people.length === 0 &&
      (/(?:^|[^א-ת])ל?(?:אחרי|לפני) ה?קבוצ/.test(text) ||
        items.some(
          ({ kind, role, ...item }) =>
            kind === 'word' && 'value' in item && item.value === 'group' && /before|after/.test(role ?? ''),
        ))) ||
    (role === 'teacher' &&
      people.length > 0 &&
      (/\b(?:out of|from) (?:the |her |his |their )?(?:[a-z']+ )?group\b|(?<![A-Za-zÀ-ӿא-ي])מה?קבוצ/u.test(
        text,
      ) ||
        people.every((one) => one.kind === 'person' && one.named.every(({ kind }) => kind === 'applicant'))))
  );
};

const isLessonWith = /^(?:an? |one )?(?:lesson|class|session) (?:with|for) |^שיעור (?:עם |ל)/;

/** "Goes on until 5", "from 4 to 5 instead of 4:45": when it ends, and no beginning; "put it off until 5" is one. */
const isEndMoved = ({ items, verb, normal: { text } }: Interpretation): boolean =>
  (saysOnlyEnd(items) &&
    !/postpone|delay|defer|push|hold|put off|דחה|דח[הי]|עכב/.test(
      verb?.ranges.map(({ from, to }) => text.slice(from, to)).join(' ') ?? '',
    )) ||
  /(?:\bfrom |(?<![A-Za-zÀ-ӿא-ي])מ-?)[\d:]+ (?:to|until|עד|ל) ?-?[\d:]+ (?:instead of|rather than|and not|במקום)(?: (?:until|to|עד))? [\d:]+(?! to| until| עד|-|\d)/u.test(
    text,
  );

function isOther(heard: Interpretation, world: IndexedWorld): boolean {
  const { role } = world;
  if (areSwapped(heard)) return swapOf(heard, world) === null;
  // "can it be moved" asks for it; "it will be moved" tells.
  if (
    /\bbe (?:moved|rescheduled|changed|pushed|shifted|postponed|switched|delayed|brought)\b/.test(
      heard.normal.text,
    ) &&
    !heard.able &&
    !heard.polite
  )
    return true;
  if (speaksOfOthers(heard.normal.text)) return true;
  if (isNew.test(heard.normal.text) || isBackTo.test(heard.normal.text)) return true;
  // "arrives" stands for "arrive" here, whatever was typed.
  const said =
    heard.verb?.misspelt ??
    heard.verb?.lemma ??
    (heard.verb?.ranges ?? []).map((range) => heard.normal.text.slice(range.from, range.to)).join(' ');
  const { target, by, selector } = splitMove(heard.items, heard.normal.text);
  // "שיהיה ליעל שיעור מחר בשבע": she is to have a lesson, and not the lesson another hour.
  if (
    /^(?:יהיה|תהיה|שיהיה)$/.test(said) &&
    (by.length > 0 ||
      /(?<![A-Za-zÀ-ӿא-ي])(?:שיעור|מפגש|פגישה)(?![A-Za-zÀ-ӿא-ي])/u.test(heard.normal.text) ||
      heard.items.some(({ kind, role }) => kind === 'person' && role === 'to'))
  )
    return true;
  // "שעה במקום 45 דקות" is how long it is.
  if (by.length > 1 && /במקום|instead/.test(heard.normal.text) && whenOf(target).clock === undefined)
    return true;
  // "תעדכני את נועה לשעה וחצי" is how long it is.
  if (/^(?:[לת]?עדכ|[לת]שנ)/.test(said) && by.some(({ role }) => role === 'to')) return true;
  // "Yael will be absent today"
  if (/^(?:is now|will be|should be)$/.test(said) && (isWhat(heard) || heard.excused)) return true;
  // "Make Sunday's lesson longer", "take 15 minutes off Yael": how long it is.
  if (
    heard.unread.some(({ text }) => /^(?:longer|shorter)$/.test(text)) ||
    /\b(?:knock|shave|chop|take) [^,]{1,30} off (?!to\b|until\b)/.test(heard.normal.text)
  )
    return true;
  // "Switch Adam's lesson to zoom": where it is held.
  if (heard.unread.some(({ text }) => /^(?:zoom|online|skype|video|זום|בזום|לזום)$/.test(text))) return true;
  if (swaps.test(said) && heard.items.filter(({ kind }) => kind === 'time').length < 2) return true;
  if (comes.test(said) && /\b(?:as well|in addition)\b/.test(heard.normal.text)) return true;
  if (
    comes.test(said) &&
    !namesOne.test(heard.normal.text) &&
    !isOwnElsewhen(heard, world) &&
    // "Omer comes on Thursdays from now on"
    !(
      whenOf(target).recurrence &&
      (words(heard, 'scope', 'future').length > 0 || / from now on/.test(heard.normal.text))
    ) &&
    !heard.items.some(({ role, kind }) => role === 'instead' && (kind === 'time' || kind === 'number')) &&
    (by.length === 0 || words(heard, 'direction').length === 0)
  )
    return true;
  // "set Dana maths Sunday 5pm" is new; "set Dana's lesson to 5" is not.
  if (
    (said === 'set' || said === 'take') &&
    !target.some(({ role }) => role === 'to') &&
    words(heard, 'direction').length === 0
  )
    return true;
  const goal = whenOf(target);
  // "Yael wants Wednesdays at 3 from now on", who comes already; what somebody wants to learn is new.
  if (
    /^(?:wants|prefers|would prefer)(?: (?:come|do|see|have))?$/.test(said) &&
    !heard.items.some(({ role }) => role === 'instead') &&
    (!(goal.recurrence || words(heard, 'scope', 'future').length > 0) ||
      heard.unread.length > 0 ||
      heard.items.some(({ kind }) => kind === 'subject') ||
      words(heard, 'noun').length > 0)
  )
    return true;
  // "make it a weekly thing" says how often, and not where to.
  if (
    goal.recurrence !== undefined &&
    goal.clock === undefined &&
    !/BYDAY/.test(goal.recurrence.rrule) &&
    by.length === 0
  )
    return true;
  const nowhere =
    goal.items.length === 0 &&
    (by.length === 0 || (loose.test(said) && words(heard, 'direction').length === 0));
  const subjects = heard.items.filter(({ kind }) => kind === 'subject');
  // "from maths to physics" changes what is taught, not when.
  if (
    subjects.some(({ role }) => role === 'to') ||
    (subjects.length > 1 && subjects.some(({ role }) => role === 'instead'))
  )
    return true;
  // "for 5 students" is how many, not when.
  if (
    heard.items.some(
      (item, at) =>
        item.kind === 'number' &&
        [heard.items[at - 1], heard.items[at + 1]].some(
          (one) => one?.kind === 'word' && one.value === 'student',
        ),
    )
  )
    return true;
  // "Omer has to be careful at six"
  if (/^(?:has|have|needs|ought|had|must|should|gets|to) /.test(said) && heard.unread.length > 0) return true;
  // "I'm moving on Friday", "Dana is moving to London": who moves is no lesson.
  if (said === 'moving' && (heard.unread.length > 0 || selector.every(({ kind }) => kind === 'word')))
    return true;
  if (target.length > 0 && goal.items.length === 0) return true;
  // "60 minutes instead of 45" is how long.
  if (
    by.length > 0 &&
    heard.items.some((item) => item.role === 'instead' && item.kind === 'number' && item.value > 14)
  )
    return true;
  if (nowhere && (loose.test(said) || heard.unread.some(({ text }) => !/\d/.test(text)))) return true;
  // "Can I switch to Monday at five": a learner's own lesson, of which is asked.
  if (role !== 'teacher' && /^(?:switch|לעבור)$/.test(said) && target.some(isGoalDay)) return false;
  return (
    loose.test(said) &&
    selector.every((item) => item.kind === 'word' && item.sense !== 'it' && item.sense !== 'noun')
  );
}

const future = (items: Entity[]) => ({ scope: 'future' as const, items });

/** "Friday at 11" as "at 11", and "Friday" as nothing. */
function hourAlone(item: Entity): Entity[] {
  if (item.kind !== 'time' || item.time.kind === 'date') return item.kind === 'time' ? [] : [item];
  if (item.time.kind !== 'instant') return [item];
  const { day: _day, ...time } = item.time;
  return [{ ...item, time: { ...time, kind: 'time', start: time.start.slice(11) } }];
}

const hourFirst =
  / on |day$|(?:(?<![A-Za-zÀ-ӿא-ي])ב?יום \S+|ראשון|שני|שלישי|רביעי|חמישי|שישי|שבת|מחר|היום)$/u;

/** "To Monday at five", "לשני בחמש": where it goes, and no name of a lesson; "to five on Monday" may be that of Monday. */
const isGoalDay = ({ role, ...item }: Entity): boolean =>
  role === 'to' &&
  item.kind === 'time' &&
  (item.time.kind === 'date' ||
    (item.time.kind === 'recurrence' && item.time.weekdays !== undefined) ||
    (item.time.kind === 'instant' && !hourFirst.test(item.time.text)));

/** "Itay to 11 on Friday", who comes on Mondays too: of several lessons that which stands on the day of the goal. */
function onGoalsDay(selector: Selector, { target }: MoveParts, world: IndexedWorld): Selector {
  const days = target.flatMap((item): Entity[] =>
    item.kind === 'time' && (item.time.kind === 'date' || item.time.kind === 'instant')
      ? [{ ...item, time: { ...item.time, kind: 'date', grain: 'day', start: item.time.day.date } }]
      : [],
  );
  if (days.length !== 1 || selector.when.items.length > 0 || whenOf(target).clock === undefined)
    return selector;
  if (target.some(isGoalDay)) return selector;
  const isOfSomebody = selector.people.length + selector.subjects.length > 0 || world.role !== 'teacher';
  // "To 5 on the 18th", of one who comes on that day too: an hour of that lesson, and not another day for this one.
  const isHour = target.some(
    (item) => item.kind === 'time' && /^[^A-Za-zÀ-ӿא-ي]+ on the /u.test(item.time.text),
  );
  if (!isOfSomebody || (!isHour && isSelecting(selector) && findHeld(selector, world).length < 2))
    return selector;
  const onDay = selectorOf([...selector.items, ...days]);
  const [only, more] = findHeld(onDay, world);
  // Where it stands at that hour already, another goes there.
  const { minute, open } = whenOf(target).clock ?? { minute: -1, open: false };
  const isThere = only !== undefined && (minuteOfDay(only.start) - minute) % (open ? 720 : 1440) === 0;
  return only !== undefined && more === undefined && !isThere ? onDay : selector;
}

/** "to Tuesdays from now on": taken into the words of the goal. */
const fromNowOn = (heard: Interpretation, { target }: MoveParts): ReturnType<typeof future> | undefined =>
  /\b(?:from now on|going forward|onwards?|for good)\b/.test(heard.normal.text) ? future(target) : undefined;

/** "Noam's lesson before Passover": none of those in it. */
function nextToIt(item: Entity): Entity {
  if (item.kind !== 'time' || item.time.kind !== 'interval' || !/day|month/.test(item.time.grain))
    return item;
  const { start, end, ...time } = item.time;
  if (item.role === 'before' && start) return { ...item, time: { ...time, end: start, open: 'before' } };
  return item.role === 'after' && end ? { ...item, time: { ...time, start: end, open: 'after' } } : item;
}

/** "all Dana's lessons": the series. */
function allOf(heard: Interpretation): { scope: 'all'; items: Entity[] } | undefined {
  const all = [
    ...words(heard, 'all', 'all'),
    ...words(heard, 'all', 'everything').filter(({ from, to }) =>
      heard.normal.text.slice(from, to).endsWith('השיעורים'),
    ),
  ];
  const isSeries = words(heard, 'noun').some(({ value }) => value === 'lessons' || value === 'series');
  const isNamed =
    words(heard, 'all', 'everything').length > 0 && heard.items.some(({ kind }) => kind === 'person');
  return all.length > 0 && (isSeries || isNamed) ? { scope: 'all', items: all } : undefined;
}

type Weeks = Entity & { kind: 'time'; time: { kind: 'interval' } };

/** "But not this week", "except next week": the lesson after it is the first that moves. */
const isLeftWeek = (item: Entity): item is Weeks =>
  (item.role === 'except' || item.role === 'instead') &&
  item.kind === 'time' &&
  item.time.kind === 'interval' &&
  item.time.grain === 'week' &&
  item.time.open === undefined;

const isIn = ({ time: { start = '9', end = '' } }: Weeks, held: Held): boolean =>
  held.start >= start && held.start < end;

/** "From 18 to 19 March" is two days, "מה-18 ל-19" two hours: where it stands is of the kind of where it goes. */
function ofOneKind(parts: MoveParts): MoveParts {
  const [goal, more] = parts.target;
  if (goal?.kind !== 'time' || more !== undefined) return parts;
  const { time } = goal;
  const [since] = parts.since;
  const hour = since?.kind === 'time' ? /^מה-?(\d{1,2})$/.exec(since.time.text) : null;
  if (since && hour && time.kind === 'time') {
    const from: Entity = { ...since, kind: 'number', value: Number(hour[1]), role: 'from' };
    return { ...parts, selector: [...parts.selector, from], since: [] };
  }
  if (time.kind !== 'date' || !/^\d{1,2} (?!ל?חודש)\D/.test(time.text)) return parts;
  const selector = parts.selector.map((item): Entity => {
    if (item.kind !== 'number' || item.role !== 'from' || item.value > 31) return item;
    const date = `${time.start.slice(0, 8)}${String(item.value).padStart(2, '0')}`;
    return { ...item, kind: 'time', time: { ...time, start: date, day: { date } } };
  });
  return { ...parts, selector };
}

/** "I have a test on Monday, can we move Sunday to Friday": a day that stands before the order, where that has both of its own. */
function toldBefore({ items, verb }: Interpretation): Entity[] {
  const order = verb?.ranges[0]?.from ?? 0;
  const isDay = ({ kind, ...item }: Entity) =>
    kind === 'time' && 'time' in item && /^(?:date|instant|interval)$/.test(item.time.kind);
  const own = items.filter((item) => item.from > order && isDay(item));
  return own.length > 1 && own.at(-1)?.role === 'to' && own[0]?.role !== 'to'
    ? items.filter((item) => item.to <= order && isDay(item) && item.role !== 'with')
    : [];
}

/** "Itay asked to move to Sunday, move him": told, and then ordered. */
const isOrdered =
  /[,.;] ?(?:so |please |then |ok )*(?:move|shift|switch|change|put|do) (?:him|her|it|them|this)\b|[,.;] ?(?:אז |בבקשה )?(?:[לת]ה?(?:עביר|זיז|שנ|חליפ?)[A-Za-zÀ-ӿא-ي]*|תעשי?) (?:אות|ל[הוי]|את זה|חד|רק|בבקשה)/u;

function resolve(draft: Draft, said: Interpretation, world: IndexedWorld): void {
  const both = swapOf(said, world);
  if (both) return swap(draft, both, said, world);
  const out = said.items.find(isLeftWeek);
  const rest = butForExceptions(said);
  const heard = out ? { ...rest, items: rest.items.filter((item) => item !== out) } : rest;
  const why = toldBefore(heard);
  mark(draft, 'start', why, 'when');
  const parts = ofOneKind(
    splitMove(
      heard.items.filter((item) => !why.includes(item)),
      heard.normal.text,
    ),
  );
  // "אפשר לעשות את השיעור שלי בראשון ב-5": when it is to be, and which it is.
  if (parts.target.length === 0 && isOwnElsewhen(heard, world)) {
    parts.target = parts.selector.filter(({ kind }) => kind === 'time');
    parts.selector = parts.selector.filter(({ kind }) => kind !== 'time');
  }
  // "Noa's Thursdays from April to 5": which of them moves, from when on, and where to.
  const apart = openedApart(parts.selector, world.now);
  if (apart.length > parts.selector.length && parts.since.length === 0) {
    parts.selector = apart.filter((item) => !isSince(item));
    parts.since = apart.filter(isSince);
  }
  if (world.role === 'teacher' && movesAll(heard)) {
    moveAll(draft, parts, directionOf(heard), world);
    if (leavesOut(said)) moveTheRest(draft, said, world);
    return;
  }
  // Of one lesson nothing can be left out: what was meant is asked.
  if (leavesOut(said) && !out) draft.doubts.push('except');
  // "Lesson with Omer Friday at 9, just this once" may as well be one more.
  if (heard.verb === null && isLessonWith.test(heard.normal.text)) draft.doubts.push('new');
  if (heard.wish && world.role === 'teacher' && !isOrdered.test(heard.normal.text)) draft.doubts.push('wish');
  // When somebody can is not yet that it moves.
  if (/יכול\S* רק/.test(heard.normal.text)) draft.doubts.push('can');
  const since = parts.since[0];
  const isOfHours =
    parts.target.length > 0 &&
    parts.target.every(
      (item) => item.kind === 'number' || (item.kind === 'time' && item.time.kind === 'time'),
    );
  const steady = parts.target.filter((item) => item.kind === 'time' && item.time.kind === 'recurrence');
  const [first] = steady;
  const told = selectorOf(withHours(parts.selector.map(nextToIt), isOfHours, world));
  if (told.when.stretch?.open === 'before') told.which ??= 'last';
  const named = standing(told, heard, parts, world);
  const selector = onGoalsDay(named, parts, world);
  // The day that tells which lesson is no goal.
  if (selector !== named) parts.target = parts.target.flatMap(hourAlone);
  mark(draft, 'start', parts.told, 'when');
  // "To Thursdays at 5 from next week"
  const begins = first?.kind === 'time' && 'start' in first.time && first.time.start ? first : since;
  const from =
    begins?.kind === 'time' && 'start' in begins.time
      ? begins.time.start
      : out && findHeld(selector, world).some((held) => isIn(out, held))
        ? out.time.end
        : undefined;
  if (out) mark(draft, 'occurrence', [out], 'when');
  const held = aMeeting(
    draft,
    from === undefined ? selector : { ...selector, since: from.length === 10 ? `${from}T00:00` : from },
    world,
  );
  if (held !== null) startOf(draft, heard, parts, held, world, from);
  else mark(draft, 'start', [...parts.target, ...parts.by], 'when');
  // Out of a group, or in its place, one alone goes: the group itself stays.
  if (
    held !== null &&
    held.lesson.attendeeIds.length > 1 &&
    /(?<![A-Za-zÀ-ӿא-ي])(?:אות[יוה] )?(?:מה?|במקום ה?)קבוצ|\b(?:out of|from|instead of|rather than) .*\bgroup\b|\bprivate\b|פרטי/u.test(
      heard.normal.text,
    ) &&
    (world.role !== 'teacher' || selector.people.length > 0)
  )
    draft.doubts.push('group');
  // "לאדם מתאים שישי ב-10": what suits somebody is told.
  if (
    (world.role !== 'teacher' &&
      /^ל(?!א )[A-Za-zÀ-ӿא-ي]+ (?:מתאים|נוח|טוב|עדיף)|\bsuits\b/u.test(heard.normal.text)) ||
    (world.role === 'teacher' &&
      heard.verb === null &&
      /(?<![A-Za-zÀ-ӿא-ي])(?:מתאי(?:ם|מה)|נוח|מסתדר) ל(?:י|נו)(?![A-Za-zÀ-ӿא-ي])|\b(?:suits?|works? for) (?:me|us)\b/u.test(
        heard.normal.text,
      ))
  )
    draft.doubts.push('suits');
  const always = steady.length > 0 ? future(steady) : undefined;
  // "All of them in April" are those of April alone: that is asked.
  const whole =
    selector.when.items.length === 0 ? (allOf(heard) ?? fromNowOn(heard, parts) ?? always) : always;
  // Another time is asked for one lesson; the series is its teacher's to move.
  if (
    world.role !== 'teacher' &&
    held?.lesson.rrule &&
    words(heard, 'scope').length === 0 &&
    !since &&
    !whole
  )
    assume(
      draft,
      'scope',
      'this',
      inWords(world, 'one lesson is asked for', 'הבקשה היא לשיעור אחד'),
      'scope',
    );
  else aScope(draft, held, world, since ? future(parts.since) : whole);
  if (world.role === 'parent') somePeople(draft, 'child', heard.items, ['child'], world);
  aNotify(draft);
}
