/** Cancels one lesson, a series from a day on, or the whole of it. */
import { addDays, dayOf } from '../../../domain/basics/wallTime.ts';
import type { Step } from '../../../domain/operations.ts';
import { command } from '../../kernel/command.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { mark, say, type Draft } from '../../kernel/draft.ts';
import { has, words, type Interpretation, type Entity } from '../../kernel/interpretation.ts';
import { ofPart, speaksOfOthers } from '../../grammar/otherThings.ts';
import { heldToConstraints } from '../../slots/temporalConstraints.ts';
import { isSince, openedApart, openPrice } from '../../slots/aChange.ts';
import { aMeeting, allMeetings } from '../../slots/aMeeting.ts';
import { aNotify, aScope, isOnce } from '../../slots/aScope.ts';
import { namedChildren, whichChildren } from '../../slots/whichChildren.ts';
import { weekStart } from '../../world/days.ts';
import { untilHour, whenOf } from '../../slots/when.ts';
import { withHours } from '../../slots/theHour.ts';
import * as exceptions from '../../slots/exceptions.ts';
import { selectorOf, type Selector } from '../../slots/selector.ts';
import type { Slots } from '../../kernel/plan.ts';
import { inWords, lessonWords } from '../../kernel/words.ts';
import type { Held } from '../../world/lesson.ts';
import { isForThemAlone } from './lesson/forThemAlone.ts';
import { addressOf } from './lesson/address.ts';
import { clearsStretch, closesHours, endsOwnDay } from './lesson/clearsStretch.ts';
import { callsNothingOff } from './cancel/callsNothingOff.ts';
import { cancelRange, nextOnes, rangeItems, rangeOf, type RangeItem } from './cancel/cancelRange.ts';
import { oneInRange, oneOf } from './cancel/oneOfRange.ts';
import { isNoMore, stopsThen } from './cancel/stopping.ts';
import { cancelSeveral, ownAbsences, ownScope } from './cancel/cancelSeveral.ts';
import { cancelsOwn, firstLessons } from '../../world/exampleWords.ts';

/** "All but Omer's": what is left out would be the very one that is named. */
const leavesOut =
  /\b(?:except|excluding|apart from|other than|all but|but not)\b|(?<![A-Za-zÀ-ӿא-ي])(?:חוץ מ|למעט|מלבד|פרט ל|להוציא את)/u;

/** "Yael for the rest of March except the 24th", "Adam but not Dana": some of what else is named. */
const canLeaveOut = (heard: Interpretation, role: string): boolean => {
  const rest = exceptions.butForExceptions(heard).items;
  const { day, stretch, recurrence } = whenOf(rest);
  const isOfDays = heard.items.some(({ kind, role }) => kind === 'time' && role === 'except');
  return (
    heard.unread.length === 0 &&
    (exceptions.leavesOut(heard) || recurrence?.except !== undefined) &&
    // "All Noam's lessons except next Monday" have no end.
    (!isOfDays ||
      day !== undefined ||
      stretch?.end !== undefined ||
      recurrence?.rrule.includes('UNTIL') === true) &&
    rest.some(
      (item) =>
        (item.kind === 'time' && role !== 'teacher') ||
        item.kind === 'person' ||
        item.kind === 'subject' ||
        (item.kind === 'word' && item.value === 'group'),
    )
  );
};

/** "Itay cancelled Friday": told of somebody who learns. */
const calledOffHe = '(ביטל|ביטלה|ביטלו)';

export const meetingCancel = command({
  id: 'meeting.cancel',
  who: ['teacher', 'student', 'parent'],
  effect: 'destroys',
  says: {
    en: [
      '(cancel|cancels|cancelling|canceling|cancell|delete|remove|drop|scrap|scrub|skip|kill|erase|stop|end|discontinue|scratch|unbook|pause|pausing)',
      '(call|calling) off',
      '(call|take|get) … off',
      '(leave|leaving)',
      'get rid of',
      "(can't|won't) (come|make it|attend|make|be there)",
      '(is|am|are) sick',
      "i'm sick",
      "(i'm|we're|is|are) (abroad|away|on holiday|on vacation)",
      'is (ill|unwell|not coming|away)',
      "(isn't|won't be) coming",
      '(no longer coming|not coming)',
      '(stay|stays|staying) [at] home',
      'no more (lessons|classes)',
      "can't (do|make)",
      'be (cancelled|canceled|called off)',
      "(won't|not) (meet|attend|stay)",
      '(stops|stopping|stop) coming',
      "(won't|not) be (coming|here|there|at|in|around|joining|attending|able to come|able to make it|able to attend|able to join)",
      "(isn't|not|won't be) able to (come|make it|make|attend|join|be there)",
      '(called|calling) in (sick|ill)',
      '(is|am) (out|off) (sick|ill|today|tomorrow)',
      '(cross|strike|take) … (off|out)',
      '(bin|axe|nix|abort|void|cancelation|cancellation)',
      '^ no',
      '^ no more',
      "(won't|don't|no longer) need",
      'no (lesson|class|session|lessons|classes)',
      'no need for the',
      '(count|rule) … out',
      '(skipping|ditching|bailing on|bail on|bail|forget|forget about)',
      "(not|isn't|aren't) (having|doing|holding|meeting)",
      '(so|,) no',
      "(won't|isn't|not|not going to) (happen|happening|taking place)",
      '(be|is) absent',
      "(will|i'll|gonna|going to|have to|need to) (miss|skip)",
      '(out|off) (sick|ill)',
      '(is|are) off',
    ],
    he: [
      '(לבטל|ביטול|להוריד|למחוק|מחק|מחקו|נמחק|להסיר|להעיף|לוותר|לבטלה|מבוטל|מבוטלת|מתבטל|מתבטלת|נאלץ לבטל|נאלצת לבטל|נאלצים לבטל|להפסיק|לסיים|לדלג|יורד|יורדת|נופל|נופלת)',
      'לסגור [את] [כל] (הסדרה|השיעורים)',
      'לא (עושה|עושים|מקיים|מקיימת|מעביר|מעבירה)',
      '(לא יכול|לא יכולה|לא יכולים|לא יכולות|לא אוכל|לא נוכל|לא תוכל|לא יוכל|לא יוכלו|לא אצליח|לא נצליח|לא תצליח|לא יצליח|לא מצליח|לא מצליחה) (להגיע|לבוא|להיות|להשתתף|להיכנס|לעשות)',
      '(לא יכול|לא יכולה|לא יכולים|לא יכולות|לא אוכל|לא נוכל|לא תוכל|לא יוכל)',
      '(לא מגיע|לא מגיעה|לא מגיעים|לא אגיע|לא נגיע|לא תגיע|לא יגיע|לא יגיעו|לא בא|לא באה|לא באים|לא באות|לא מגיעות|לא יבואו|לא אבוא|לא נבוא|לא יבוא|לא תבוא|לא אהיה|לא נהיה|לא תהיה|לא יהיה|לא משתתף|לא משתתפת)',
      'לא (אהיה|נהיה|יהיה|תהיה|יהיו|נמצא|נמצאת|נמצאים) (בארץ|פה|כאן|בבית)',
      '(חולה|חולים)',
      '(בחו"ל|בחופשה|בחופש|לא פה|לא בארץ)',
      '(בטיול|במחנה|בתחרות) [שנתי]',
      'אין [לי|לנו|לו|לה] (אפשרות|איך|יכולת) (להגיע|לבוא)',
      'אין [לי|לנו|לו|לה|להם] (שיעור|שיעורים|פגישה|מפגש)',
      'אין צורך',
      'לא (צריך|צריכה|צריכים)',
      '(מבריז|מבריזה|מבריזים|מדלג|מדלגת|אדלג|אחסיר|תחסיר|יחסיר|אפספס|תפספס|יפספס)',
      calledOffHe,
      '[אז] (בלי|אין)',
      '(אין|בלי) (יותר|עוד)',
      '(אין|לא) $',
      'לא (יהיה|תהיה|יהיו) (שיעור|שיעורים|קבוצה|פגישה|מפגש)',
      'לא (נפגש|נפגשת|נפגשים|לומד|לומדת|לומדים)',
      'לא (יתקיים|תתקיים|יתקיימו|מתקיים|מתקיימת|מתקיימים)',
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
    'it',
    'all:all',
    'same',
    'prep:except',
  ],
  price: openPrice,
  declines: (heard, world) => {
    const speaksOfLessons =
      heard.items.some(({ kind }) => kind === 'person' || kind === 'subject' || kind === 'time') ||
      has(heard, 'noun') ||
      has(heard, 'it');
    const { text } = heard.normal;
    return (
      // "… and tell Yael I'm late": nothing of hers is called off.
      (world.role === 'teacher' && heard.unread.some((one) => tellsThem.test(one.text))) ||
      (heard.unread.length > 0 && !speaksOfLessons) ||
      callsNothingOff(heard, world) ||
      // "אנגלית יורדת ל-90": what it costs.
      /(?<![A-Za-zÀ-ӿא-ي])(?:יורדת?|[ית]רד) ל-?\d/u.test(text) ||
      // "The lesson after Noam's" is another than his.
      heard.items.some(({ kind, role }) => kind === 'person' && (role === 'after' || role === 'before')) ||
      // "איתי היה חולה": why he was not there, and nothing to be called off.
      /(?<![A-Za-zÀ-ӿא-ي])הי[יתהו]+ (?:חול|ב?חו"ל|ב(?:חול|חופש|מילואים|טיול|צבא|בידוד|בית חולים))(?!.*בטל)/u.test(
        text,
      ) ||
      // "Omer had no lesson last week": told of what was.
      /\b(?:had|was|were) no (?:lesson|class|session)/.test(text) ||
      ofPart.test(text) ||
      isBareNo(heard) ||
      // "Until the end of June"
      (heard.verb?.ranges.every(
        ({ from, to }) => /^ends?$/.test(text.slice(from, to)) && text.slice(0, from).endsWith('the '),
      ) ??
        false) ||
      takesTime.test(text) ||
      // "תבטלי את ההצעה לנועם": what was offered is no lesson yet.
      heard.unread.some((one) => /^(?:ה?(?:הצע[הת]|בקש[הת])|offer|proposal|request)$/.test(one.text)) ||
      // "Can we stop early on Sunday"
      /\b(?:stop|end|finish|leave)(?: \w+){0,2} (?:early|earlier)\b/.test(text) ||
      // "I'm not doing anything on Friday"
      (/(?:not|n't) (?:having|doing|holding|meeting)\b/.test(text) &&
        !heard.items.some(({ kind }) => kind === 'person' || kind === 'subject') &&
        !has(heard, 'noun')) ||
      // "No need for the notes", "no need for another lesson" call nothing off.
      (/no need|אין צורך|לא צריכ?ה?/.test(text) &&
        !has(heard, 'noun', 'lesson') &&
        !has(heard, 'noun', 'group')) ||
      // "Omer doesn't need a lesson" is of no one lesson until its day is said.
      (/לא (?:צרי|לומד)/.test(text) && !heard.items.some(({ kind }) => kind === 'time')) ||
      /(?:\bno need\b|אין צורך|לא צרי).*(?:עוד|extra|more|another|additional|נוס[ףפ])/.test(text) ||
      (/\bbe (?:cancell?ed|called off)\b/.test(heard.normal.text) && !heard.able && !heard.polite) ||
      (world.role === 'teacher' && (clearsStretch(heard) || closesHours(heard) || endsOwnDay(heard))) ||
      (world.role === 'teacher' && words(heard, 'noun', 'student').length > 0 && !/ילדים/.test(text)) ||
      (world.role === 'teacher' && (isEveryone(heard) || isForThemAlone(heard))) ||
      takesOff(heard) ||
      (world.role === 'teacher' && (isOutOfGroup(heard) || isOneOfGroup(heard))) ||
      cannotDo.test(text) ||
      // Of a teacher it closes their hours.
      (world.role === 'teacher' &&
        /abroad|בחו"|בטיול/.test(heard.verb?.pattern ?? '') &&
        heard.items.every(({ kind }) => kind !== 'person')) ||
      // "Leave Sunday as it is" calls nothing off.
      (heard.verb?.pattern === '(leave|leaving)' && (world.role === 'teacher' || !isOnce(heard))) ||
      (leavesOut.test(text) && !canLeaveOut(heard, world.role)) ||
      isElsewhere(heard) ||
      speaksOfOthers(text) ||
      isLeaving(heard, world.role)
    );
  },
  resolve: heldToConstraints(resolve, true),
  plan(slots, world) {
    const { items, notify } = slots as { items?: RangeItem[]; notify?: 'tell' | 'quiet' };
    const one = (said: Slots): Step[] => {
      const addressed = addressOf(said, world);
      if (addressed === null) return [];
      const { id, address } = addressed;
      if (world.role === 'teacher') return [{ name: 'deleteMeeting', args: { id, ...address } }];
      return ownAbsences({ ...slots, ...said }, { id, address }, world);
    };
    if (items?.length === 0)
      return { reply: { text: inWords(world, 'Nothing is planned then.', 'אין שיעורים בזמן הזה.') } };
    if (items !== undefined) return { steps: items.flatMap((item) => one({ ...item, notify })) };
    return slots['meeting'] === undefined ? {} : { steps: one(slots) };
  },
  examples(world) {
    const { person, subject, weekday } = firstLessons(world);
    if (world.role !== 'teacher') return cancelsOwn(world);
    return {
      en: [
        `cancel ${person.en}'s next lesson, only this one`,
        `stop ${person.en}'s lessons from January`,
        `delete the whole ${weekday.en} ${subject.en} series`,
      ],
      he: [
        `לבטל את השיעור הבא של ${person.he}, רק הפעם`,
        `להפסיק את השיעורים של ${person.he} מינואר`,
        `למחוק את כל הסדרה של ${subject.he}`,
      ],
    };
  },
  counterexamples: {
    en: [
      "don't cancel Dana's lesson",
      'is Dana cancelled?',
      'should I cancel tomorrow?',
      'why was Sunday cancelled?',
    ],
    he: ['אל תבטל את השיעור של דנה', 'האם השיעור של דנה בוטל?', 'לא לבטל את דנה', 'למה ביטלתי את דנה?'],
  },
});

/** "תבטלי את כולם מחר" clears a stretch of time: no lesson is named. */
const isEveryone = (heard: Interpretation): boolean =>
  words(heard, 'scope', 'all').some(({ from, to }) => heard.normal.text.slice(from, to).endsWith('כולם')) &&
  !heard.items.some(({ kind }) => kind === 'person' || kind === 'subject');

/** "Drop it to 30 minutes", "by 15", "cancel 15 minutes of it". */
const ofMinutes = ({ role, ...item }: Entity, { normal: { text } }: Interpretation): boolean =>
  item.kind === 'time' &&
  item.time.kind === 'duration' &&
  item.time.minutes < 720 &&
  (role === 'to' || role === 'by' || /^ (?:of|off|from|less|shorter)\b/.test(text.slice(item.to)));

/** "תוריד רבע שעה", "תסיים ב-12": shorter, not cancelled. "Won't be here until 10:15" comes late. */
const takesOff = (heard: Interpretation): boolean =>
  heard.items.some((item) => ofMinutes(item, heard)) ||
  (/\bbe\b|\bcoming\b|אהיה|הגיע|גיעה?(?![A-Za-zÀ-ӿא-ي])/u.test(heard.verb?.pattern ?? '') &&
    heard.items.some((item) => untilHour(item) !== null)) ||
  (/הורד|וריד|\b(?:take|knock|shave) .*\boff\b/.test(heard.normal.text)
    ? heard.items.some(
        (item) => item.kind === 'time' && item.time.kind === 'duration' && item.time.minutes < 1440,
      )
    : /(?<![A-Za-zÀ-ӿא-ي])(?:[לתנמ]סיי(?:ם|מי|מת|מים)|[מתי]סתיי(?:ם|מת))(?![A-Za-zÀ-ӿא-ي])|^(?:please )?end\b/u.test(
        heard.normal.text,
      ) && selectorOf(heard.items).when.clock !== undefined);

/** "לא יכולה בראשון, אפשר בשני ב-4?" asks for another time. */
const isElsewhere = (heard: Interpretation): boolean =>
  /לא (?:יכול|אוכל|נוכל|מסתדר|מתאים|אגיע|נגיע|מגיע).*(?<![A-Za-zÀ-ӿא-ي])(?:אפשר|אולי|נוכל|עדיף|אבל (?:כן )?יכולה?)(?![A-Za-zÀ-ӿא-ي])|\bcan(?:'t|t|not)\b.*\b(?:can|could|is free|works|is better|suits|instead)\b/u.test(
    heard.normal.text,
  ) &&
  !/(?:לבטל|תבטל|ביטול)/.test(heard.normal.text) &&
  heard.items.filter(({ kind }) => kind === 'time').length > 1;

/** "לא יכולה לבטל" cannot do something; "לא יכולה להגיע", "לא יכולה בחמישי" does not come. */
const cannotDo =
  /(?<![A-Za-zÀ-ӿא-ي])לא (?:יכול|יכולה|יכולים|יכולות|אוכל|נוכל|תוכל|יוכל) ל(?!הגיע|בוא|היות|השתתף|היכנס|עשות|שיעור|קבוצה|יום|מחר|ראשון|שני|שלישי|רביעי|חמישי|שישי|שבת)[A-Za-zÀ-ӿא-ي]{2,}/u;

/** "take Noa off the physics group", "להסיר את איתי מהקבוצה": one of them goes, and the group stays. */
const isOutOfGroup = (heard: Interpretation): boolean =>
  has(heard, 'noun', 'group') &&
  heard.items.some(({ kind, role }) => kind === 'person' && role !== 'of') &&
  /\b(?:take|remove|drop|get|kick|pull|delete)\b.*\b(?:off|from|out of)\b.*\bgroup\b|(?<![A-Za-zÀ-ӿא-ي])מ(?:ה)?קבוצ/u.test(
    heard.normal.text,
  );

/** "Itay isn't coming to the group": he alone; the others have their lesson. */
const isOneOfGroup = (heard: Interpretation): boolean =>
  has(heard, 'noun', 'group') &&
  heard.items[0]?.kind === 'person' &&
  heard.items[0].from < (heard.verb?.ranges[0]?.from ?? 0) &&
  heard.items[0].role !== 'of' &&
  /com(?:e|ing)|\bbe\b|attend|sick|ill\b|away|absent|לא|חול/.test(heard.verb?.pattern ?? '');

/** "No English tomorrow" calls off; "no, Thursday" answers. */
const isBareNo = (heard: Interpretation): boolean => {
  const { text } = heard.normal;
  const verb = heard.verb?.ranges.find(({ from, to }) =>
    /^(?:(?:אז )?(?:בלי|אין)|לא|(?:(?:so|,) )?no)$/.test(text.slice(from, to)),
  );
  if (verb === undefined) return false;
  const first = heard.items.find(({ from }) => from >= verb.to);
  // "יעל עם שפעת, היום לא": why was said, and whose lesson.
  if (
    first === undefined &&
    heard.excused &&
    heard.items.some(({ kind }) => kind === 'person') &&
    heard.items.at(-1)?.kind === 'time'
  )
    return false;
  return !(
    (first?.kind === 'subject' ||
      (first?.kind === 'person' &&
        /^(?:no|אין) [^,]*$/.test(text) &&
        selectorOf(heard.items).when.clock === undefined) ||
      (first?.kind === 'person' && /(?:בלי|(?:היום|מחר|השבוע|הבא|י) אין)$/.test(text.slice(0, verb.to))) ||
      (first?.kind === 'word' && first.sense === 'noun')) &&
    first.from <= verb.to + 2 &&
    heard.items.some(({ kind }) => kind === 'time' || kind === 'person')
  );
};

/** "stop my Sunday lessons", said by one who comes to them, is meeting.leave. */
const isLeaving = (heard: Interpretation, role: string): boolean =>
  role !== 'teacher' &&
  !isOnce(heard) &&
  (isNoMore(heard) ||
    stopsThen(heard) ||
    (has(heard, 'noun', 'group') &&
      /[לת]ה?פסיקי? |\b(?:take|pull|get) (?:her|him|me) out\b|\bdrop (?:the|my) (?:\w+ )?group\b|(?:וריד|ציא|סיר)[A-Za-zÀ-ӿא-ي]* [^,.]{2,20} מה?קבוצ/u.test(
        heard.normal.text,
      )) ||
    (/\b(?:stop|quit|leave)\b|הפסי/.test(heard.normal.text) &&
      (has(heard, 'noun', 'lessons') ||
        // "Adam wants to stop maths"
        (heard.items.some(({ kind }) => kind === 'subject') &&
          heard.items.every(({ kind }) => kind !== 'time')))));

/** "from January", "מינואר": the day from which it ends; "the one after 5" says which, and not from when on. */
/** "Take ten minutes off Omer's lesson" is how long it takes, "take 20 off Omer" what it costs. */
const takesTime =
  /\b(?:minutes?|mins?|hours?) off\b|\btake (?:\d+|.*cancell?(?:ation)?) off\b|ורי?די? ל[A-Za-zÀ-ӿא-ي]+ (?:\d|שקל|עשר|(?:את ה)?ביטול)/u;

const sinceOf = (items: Entity[]): (Entity & { kind: 'time' })[] =>
  items.filter(
    (item): item is Entity & { kind: 'time' } =>
      isSince(item) &&
      !(
        item.kind === 'time' &&
        item.time.kind === 'interval' &&
        item.time.open === 'after' &&
        item.time.clockOnly
      ),
  );

/** "מאז הבוקר": nothing of what is ahead begins then. */
const isPastSince = (item: Entity, now: string): boolean =>
  item.kind === 'time' &&
  item.time.kind === 'interval' &&
  item.time.open === 'since' &&
  (item.time.start ?? '9') <= now;

/** "remove Omer from tomorrow": out of that day's lesson, not from then on. */
const takesFrom =
  /\b(?:remove|take|drop|delete|erase|scratch|cross)\b(?!.*\b(?:on|onwards?|series|lessons)\b).*\bfrom\b|(?<![A-Za-zÀ-ӿא-ي])(?:[לת]?הורידי?|תורידי?|תעיפי?|להעיף|תסירי?|להסיר|תמחקי?|למחוק)(?![A-Za-zÀ-ӿא-ي])(?!.*(?:והלאה|ואילך|סדרה|השיעורים|קבוצ))/u;

function dayOfSince(item: Entity): Entity {
  if (item.kind !== 'time') return item;
  const { time } = item;
  if (time.kind === 'date' && item.role === 'from') return { ...item, role: 'at' };
  if (time.kind !== 'interval' || !isSince(item) || time.start === undefined || time.end !== undefined)
    return item;
  if (time.grain !== 'day') return item;
  const date = dayOf(time.start);
  return {
    ...item,
    role: 'at',
    time: { ...time, kind: 'date', grain: 'day', start: date, day: time.day ?? { date } },
  };
}

/** "next Thursday" where the coming one has the lesson too: a cancellation is chosen, never guessed (convention 3). */
function otherDay(draft: Draft, held: Held, day: string, world: IndexedWorld): void {
  const also = world
    .heldBetween(`${day}T00:00`, `${day}T23:59`)
    .find((one) => one.lesson.id === held.lesson.id);
  if (also === undefined || also.start === held.start || also.start <= world.now) return;
  draft.choices = [held, also].map((one) => ({
    label: lessonWords(world, one),
    slots: { meeting: one.lesson.id, occurrence: one.start },
  }));
}

/** "There's no lesson tomorrow", "isn't coming, is he", "Rivka is sick": told by one who learns, and not ordered. */
const tells =
  /^(?:there's |there is |\S+ has |(?:i|we) have )?no (?:lesson|class)|^(?:ל[A-Za-zÀ-ӿא-ي]+ )?אין (?:ל[A-Za-zÀ-ӿא-ي]+ )?(?:שיעור|פגישה)| (?:is|does|has|will) (?:s?he|it|they|there)\??$/u;
const ofTeacher = /^ (?:is|isn't|has|won't|can't|cancel|חולה|מבטל|לא (?:יכול|בא|מגיע|ת))/;

/** "Can't on Friday, give him Sunday", "won't be there before 4:30": another time is said than the lesson's. */
const isOtherwise = ({ items, verb, normal: { text } }: Interpretation, { when }: Selector): boolean =>
  !verb?.ranges.some(({ from, to }) => /cancel|delet|remov|בטל|מחק|ורי?ד/.test(text.slice(from, to))) &&
  (when.moreClocks.length > 0 ||
    when.moreDays.some(({ date }) => date !== when.day?.date) ||
    items.some(
      ({ kind, ...item }) =>
        kind === 'time' &&
        'time' in item &&
        item.time.kind === 'interval' &&
        /before|after/.test(item.time.open ?? '') &&
        /hour|minute/.test(item.time.grain),
    ));

const tellsThem = /^(?:tell|text|ask|remind|call|ו?ל?ת?ה?(?:גידי?|ודיעי?|זכירי?))$/;

const isOfThisWeek = (heard: Interpretation): boolean =>
  words(heard, 'scope', 'this').some(({ from, to }) =>
    /\bthis week\b|השבוע/.test(heard.normal.text.slice(from, to)),
  );

const noMore =
  /(?<![A-Za-zÀ-ӿא-ي])(?:יותר(?! מ)|ו?מפסיק[A-Za-zÀ-ӿא-ي]*)(?![A-Za-zÀ-ӿא-ي])|\b(?:stops|stopping|any ?more|no longer)\b/u;

const startOf = (item: Entity & { kind: 'time' }): string | undefined =>
  'start' in item.time ? item.time.start : undefined;

function resolve(draft: Draft, said: Interpretation, world: IndexedWorld): void {
  const rest = exceptions.butForExceptions(said);
  const heard = { ...rest, items: openedApart(rest.items, world.now) };
  // "Adam is on a school trip tomorrow" tells it.
  if (heard.verb?.pattern.startsWith('(בטיול') && heard.verb.ranges.length < 2) draft.doubts.push('told');
  const left = said.items.filter((item) => !rest.items.includes(item));
  const items = takesFrom.test(heard.normal.text) ? heard.items.map(dayOfSince) : heard.items;
  const since = sinceOf(items).filter((item) => !isPastSince(item, world.now));
  if (items !== heard.items && since.some(({ time: { grain } }) => /hour|minute|part/.test(grain)))
    draft.doubts.push('since');
  const first = since[0];
  // "Moved to Haifa last week, so cancel all his lessons", "ill since this morning": what was says only why.
  const isOver = (item: Entity) =>
    item.kind === 'time' &&
    item.time.kind === 'interval' &&
    (isPastSince(item, world.now) || (has(heard, 'all') && (item.time.end ?? '9') <= world.now));
  const over = heard.items.filter(isOver);
  const selector = selectorOf(
    withHours(
      heard.items.filter((item) => !since.includes(item as Entity & { kind: 'time' }) && !isOver(item)),
      false,
      world,
    ),
  );
  mark(draft, 'occurrence', over, 'when');
  if (over.length > 0) draft.doubts.push('told');
  namedChildren(draft, world);
  if (world.role === 'teacher' && first === undefined && nextOnes(draft, selector, world)) return;
  const which = oneOf(heard);
  const range =
    first === undefined && !Array.isArray(draft.given['meeting']) ? rangeOf(draft, selector, world) : null;
  const one = range && which && oneInRange(draft, selector, range, which, world);
  if (range !== null && !one) {
    if (one === null && which !== null) return;
    const held = cancelRange(draft, selector, range, world);
    // "All Sundays in April but not the 12th": the 12th of then.
    const out = (selector.when.recurrence?.except ?? []).map((day) =>
      day < range.from ? `${range.from.slice(0, 8)}${day.slice(8)}` : day,
    );
    const meant = exceptions.keptOut(draft, said, held).filter(({ start }) => !out.includes(dayOf(start)));
    if (left.length + out.length > 0 && meant.length === held.length) draft.doubts.push('except');
    draft.slots['items'] = rangeItems(meant);
    if (held.length > 0 || selector.when.hours) return;
    draft.doubts.push('none');
  }
  const several = one || first ? null : allMeetings(draft, selector, world);
  if (several) return cancelSeveral(draft, several, world);
  const from = first && startOf(first);
  const held =
    one ??
    aMeeting(
      draft,
      from === undefined ? selector : { ...selector, since: from.length === 10 ? `${from}T00:00` : from },
      world,
      from === undefined,
    );
  whichChildren(draft, held, world);
  const other = selector.when.day?.other;
  if (held !== null && other !== undefined && draft.given['occurrence'] === undefined)
    otherDay(draft, held, other, world);
  mark(draft, 'occurrence', since, 'when');
  // "Monday's group this week only", of a Monday that has been: next week's may not be meant.
  if (held !== null && isOfThisWeek(heard) && dayOf(held.start) >= addDays(weekStart(world.now), 7))
    draft.doubts.push('week');
  // Of one lesson only what it is not can be left out.
  if (held !== null && exceptions.keptOut(draft, said, [held]).length === 0) draft.doubts.push('except');
  const everyone = words(heard, 'all', 'all');
  const wholeSeries = everyone.length > 0 && (has(heard, 'noun', 'lessons') || has(heard, 'noun', 'series'));
  if (world.role !== 'teacher' && words(heard, 'scope').length === 0 && held?.lesson.rrule) {
    ownScope(draft, items, wholeSeries || noMore.test(heard.normal.text), world);
  } else if (first && words(heard, 'scope').at(-1)?.value === 'all')
    // "The series from April": all of it that is left then.
    say(draft, 'scope', 'future', [...since, ...words(heard, 'scope')], 'scope');
  else
    aScope(
      draft,
      held,
      world,
      first && which === null
        ? { scope: 'future', items: since }
        : wholeSeries
          ? { scope: 'all', items: everyone }
          : undefined,
    );
  // "delete Omer" may be the student himself.
  // "Omer cancels" tells what he does; whether it is done is for the teacher to say.
  if (
    world.role === 'teacher' &&
    heard.items[0]?.kind === 'person' &&
    heard.items[0].from < (heard.verb?.ranges[0]?.from ?? 0) &&
    /\bcancels\b|(?:^|\s)(?:מבטל|מבטלת|ביטל[הו]?)(?:\s|$)/.test(heard.normal.text)
  )
    draft.doubts.push('told');
  if (
    /(?:^|\s)(?:מבוטלת?|מתבטלת?|יורדת?|נופלת?|(?:י|ת|מ)תקיי(?:ם|מת|מו|מים)|אולי|כנראה|ככל הנראה|ייתכן)(?=\s|[.,!]|$)|\b(?:probably|maybe|perhaps|likely)\b/.test(
      heard.normal.text,
    ) &&
    words(heard, 'scope').length === 0
  )
    draft.doubts.push('told');
  const isPersonAlone = heard.items.every(({ kind }) => kind === 'person');
  if (isPersonAlone && /\b(?:delete|remove|erase|get rid)\b|מחי?ק|הסר|תסיר|להסיר/.test(heard.normal.text))
    draft.doubts.push('person');
  // One of a group alone was named: the others would lose the lesson too.
  if (
    world.role === 'teacher' &&
    held !== null &&
    selector.people.length > 0 &&
    held.lesson.attendeeIds.length > selector.people.length &&
    !selector.group
  )
    draft.doubts.push('group');
  // "This week and next week": of one lesson the other would be left out.
  if (items.filter((item) => item.kind === 'time' && item.time.grain === 'week').length > 1)
    draft.doubts.push('weeks');
  const [teller] = heard.items;
  if (
    isOtherwise(heard, selector) ||
    (world.role !== 'teacher' &&
      ((tells.test(heard.normal.text) && !heard.polite) ||
        (teller?.kind === 'person' &&
          teller.named.every(({ kind }) => kind === 'teacher') &&
          ofTeacher.test(heard.normal.text.slice(teller.to)))))
  )
    draft.doubts.push('told');
  if (held !== null && held.start < world.now && dayOf(held.start) === dayOf(world.now))
    draft.doubts.push('begun');
  aNotify(draft);
}
