/** Adds a lesson, a series or a group to the calendar. */
import { isBesideLesson } from './clearsStretch.ts';
import { addDays, addMinutes, dayOf, minuteOfDay, minutesBetween } from '../../../domain/basics/wallTime.ts';
import { toMinor } from '../../../domain/basics/money.ts';
import { weekdayCodes } from '../access/weekHours.ts';
import { command } from '../../kernel/command.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { ask, assume, mark, say, type Draft } from '../../kernel/draft.ts';
import { has, words, type Interpretation, type Entity } from '../../kernel/interpretation.ts';
import { saysInOrder } from '../../nlu/text/inOrder.ts';
import type { EntityCandidate, AnnotatedText } from '../../kernel/annotatedText.ts';
import { heldToConstraints } from '../../slots/temporalConstraints.ts';
import { idle } from '../../slots/freeText.ts';
import { saidSubject, tellUnpriced, usualSubject } from '../../slots/aSubject.ts';
import { isOfSeveral } from '../../slots/severalDays.ts';
import { aNotify } from '../../slots/aScope.ts';
import { aRule, firstDay, firstOf, type SaidRule } from '../../slots/aRule.ts';
import {
  beginsAt,
  endOf,
  forWeeks,
  isDouble,
  minutesOr,
  openEnded,
  newMoment,
  onItsDay,
  type NewMoment,
} from '../../slots/newMoment.ts';
import { findHeld, selectorOf } from '../../slots/selector.ts';
import { limitOf, numberBeside } from '../../slots/aNumber.ts';
import { butForExceptions, exdatesOf } from '../../slots/exceptions.ts';
import { peopleOf, somePeople } from '../../slots/somePeople.ts';
import { saysOnlyEnd, whenOf, type When } from '../../slots/when.ts';
import { bookingOf } from '../../slots/newStudent.ts';
import { askWithWhom, isWithStranger, markNew } from '../../slots/withWhom.ts';
import { inWords, minutesWords, momentWords } from '../../kernel/words.ts';
import { firstLessons } from '../../world/exampleWords.ts';
import { aRange } from '../../slots/aRange.ts';
import { freeStarts } from './freeStarts.ts';
import { speaksOfOthers } from '../../grammar/otherThings.ts';
import { newRecurring } from '../../grammar/he/recurrenceAdjectives.ts';
import { allOfOneSubject, isBatch } from './batchParts.ts';
import { newLessonWords } from './firstLesson.ts';
import { namesOne, theirs } from './namesOne.ts';
import { stands } from './stands.ts';
import { isLonger, isLong, isRelative } from './otherTimes.ts';

/** "open Dana's Thursday lesson" shows it. */
const opensOne = (heard: Interpretation): boolean =>
  /\bopen\b|פתח/.test(heard.normal.text) &&
  peopleOf(heard.items).length > 0 &&
  whenOf(heard.items).clock === undefined;

/** Words of moving: "from now on", "later", "to 5" without an hour it starts from. */
const speaksOfWhatIs = (heard: Interpretation): boolean =>
  /\bfrom now on\b|\b(?:later|earlier|instead)\b|מעכשיו|מהיום|במקום|יותר (?:מאוחר|מוקדם)/.test(
    heard.normal.text,
  ) || heard.items.some((item) => (item.kind === 'time' || item.kind === 'number') && item.role === 'to');

/** "add a student called Omer", "new phone tomorrow": something else is added. */
const isAdding = (heard: Interpretation): boolean =>
  // "תכניסי את יעל לקבוצה", "תפתח את הקבוצה": the one there is.
  ((peopleOf(heard.items).length > 0
    ? /(?<![A-Za-zÀ-ӿא-ي])(?:ל|את ה)קבוצ/u
    : /את הקבוצה|קבוצת ה?[A-Za-zÀ-ӿא-ي]+$/u
  ).test(heard.normal.text) &&
    whenOf(heard.items).clock === undefined) ||
  (words(heard, 'noun', 'student').length > 0 &&
    /\b(?:add|new|create)\b.*\bcalled\b/.test(heard.normal.text)) ||
  saysInOrder(
    heard.normal.text,
    /\badd(?:ing)?\b/,
    /\b(?:minutes?|mins?|m|hour|hours)\b/,
    / (?:to|onto)\b/,
  ) ||
  (/^new\b/.test(heard.normal.text) &&
    heard.unread.length > 0 &&
    peopleOf(heard.items).length === 0 &&
    !heard.items.some(({ kind }) => kind === 'subject'));

/** "Noam comes at 17:30 from now on", of one whose lessons go on: what changes is theirs. */
const changesWhatIs = ({ items, normal: { text } }: Interpretation, world: IndexedWorld): boolean =>
  /\bfrom now on\b|מעכשיו והלאה|מעתה והלאה/.test(text) &&
  !/קבע|\b(?:book|add|schedule|new)\b/.test(text) &&
  peopleOf(items).some(({ named }) =>
    named.some(({ id }) => (world.lessonsOf.get(id) ?? []).some(({ rrule }) => rrule !== null)),
  );

const isFromDay = (item: Entity): boolean =>
  item.kind === 'time' &&
  item.time.kind === 'interval' &&
  item.time.open === 'from' &&
  item.time.grain === 'day';

const comesFor = '(יבוא|תבוא|יגיע|תגיע)';
const meets = '(נפגש|נפגשת|נפגשים) עם';

const isComing = ({ verb }: Interpretation): boolean =>
  verb?.pattern === comesFor || (verb?.pattern ?? '').startsWith('(comes|');

const takesUp =
  '(רוצה|רוצים|צריך|צריכה|צריכים|ביקש|ביקשה|ביקשו|מבקש|מבקשת|זקוק|זקוקה|נרשם|נרשמה|מצטרף|מצטרפת|לוקח|לוקחת|לומד|לומדת|ילמד|תלמד|מתחיל|מתחילה|יתחיל|תתחיל)';

export const isTakingUp = ({ verb }: Interpretation): boolean => verb?.pattern === takesUp;

/** "Itay wants English every Wednesday": what they take up, where no lesson of theirs is that one already. */
const isNewToThem = (heard: Interpretation, world: IndexedWorld): boolean => {
  const { clock, day, recurrence } = whenOf(heard.items);
  const subjects = heard.items.flatMap((item) => (item.kind === 'subject' ? item.named : []));
  const [first] = heard.items;
  return (
    first?.kind === 'person' &&
    first.from < (heard.verb?.ranges[0]?.from ?? 0) &&
    heard.unread.length === 0 &&
    (subjects.length > 0 || has(heard, 'noun', 'lesson') || has(heard, 'title')) &&
    (recurrence !== undefined || day !== undefined) &&
    (clock !== undefined || recurrence !== undefined) &&
    !heard.items.some(({ role }) => role === 'instead') &&
    (has(heard, 'title') ||
      /(?<![A-Za-zÀ-ӿא-ي])(?:עוד|גם|נוספת?)(?![A-Za-zÀ-ӿא-ي])/u.test(heard.normal.text) ||
      !first.named.some(({ id }) =>
        (world.lessonsOf.get(id) ?? []).some(
          ({ subject, rrule, attendeeIds }) =>
            rrule !== null && attendeeIds.length < 2 && subjects.some(({ name }) => name === subject),
        ),
      ))
  );
};

/** Of one who comes that day anyway. */
const isHeldThen = (items: Entity[], world: IndexedWorld): boolean => {
  const { day } = whenOf(items);
  return (
    day !== undefined &&
    peopleOf(items).some(({ named }) =>
      named.some(({ id }) =>
        world
          .heldBetween(`${day.date}T00:00`, `${day.date}T23:59`)
          .some(({ lesson }) => lesson.attendeeIds.includes(id)),
      ),
    )
  );
};

/** "Let's do Omer at 7 tomorrow", "start Noa at 4:30 on Thursday": a second lesson is not what is meant. */
const isLetsOfHeld = ({ verb, items, normal: { text } }: Interpretation, world: IndexedWorld): boolean =>
  (/^\((?:let's|start\|begin\) … \(on|נפגש)/.test(verb?.pattern ?? '') ||
    // "Omer wants his lesson at 5 tomorrow"
    /^let's have\b|\b(?:wants|needs|have) (?:his|her) (?:lesson|class)\b|(?:רוצה|צריכ?[ךה]) את השיעור של/.test(
      text,
    )) &&
  !items.some(({ kind }) => kind === 'subject') &&
  isHeldThen(items, world);

/** "Noam wants physics on Thursdays": a new lesson, where what is taught or how often is said. */
const isLooseWish = ({ verb, items, normal: { text } }: Interpretation): boolean =>
  (verb?.pattern ?? '').startsWith('(wants|') &&
  (/\b(?:that|what|which)\b/.test(text) ||
    peopleOf(items).length === 0 ||
    !items.some(
      (item) =>
        item.kind === 'subject' ||
        (item.kind === 'time' && item.time.kind === 'recurrence') ||
        (item.kind === 'word' && item.sense === 'noun'),
    ) ||
    items.some(({ role, kind }) => role === 'instead' || (role === 'to' && kind !== 'person')));

/** "Yael comes tomorrow at six for maths": a new lesson, where she has none on that day. */
const comesToLearn = (heard: Interpretation, world: IndexedWorld): boolean => {
  const { clock, day, recurrence } = whenOf(heard.items);
  const people = peopleOf(heard.items);
  return (
    clock !== undefined &&
    (day !== undefined || recurrence !== undefined) &&
    people.length > 0 &&
    (heard.items.some(({ kind, role }) => kind === 'subject' && (role === 'to' || role === 'for')) ||
      // "בא לשיעור השלמה"
      has(heard, 'title')) &&
    !has(heard, 'scope') &&
    !speaksOfWhatIs({ ...heard, items: heard.items.filter(({ kind }) => kind !== 'subject') }) &&
    !people.some(({ named }) =>
      named.some(({ id }) =>
        world
          .heldBetween(`${day?.date ?? dayOf(world.now)}T00:00`, `${day?.date ?? dayOf(world.now)}T23:59`)
          .some(({ lesson }) => day !== undefined && lesson.attendeeIds.includes(id)),
      ),
    )
  );
};

/** "Put Yael at 4 instead of 3": the lesson that she has. */
const isAtAnother = ({ items, normal: { text } }: Interpretation): boolean =>
  /\b(?:instead of|rather than)\b|(?<![A-Za-zÀ-ӿא-ي])במקום(?![A-Za-zÀ-ӿא-ي])/u.test(text) &&
  peopleOf(items).length > 0 &&
  items.some(({ kind, role }) => role === 'instead' && (kind === 'time' || kind === 'number'));

const theGroup = /\b(?:the|this|that|[a-z]+'s) (?:[a-z]+ )?group\b(?! (?:lesson|class))/;

/** "במחיר 180": a price without its currency. */
function pricedAt({ normal: { text } }: AnnotatedText): EntityCandidate[] {
  return [
    ...text.matchAll(/(?<![A-Za-zÀ-ӿא-ي])(?:במחיר|בתעריף|בעלות|תמורת)(?: של)? (\d{2,4})(?![\d:./])/gu),
  ].map((found) => ({
    kind: 'money' as const,
    value: Number(found[1]),
    currency: null,
    from: found.index,
    to: found.index + found[0].length,
    cost: 0.8,
  }));
}

type AddSlots = {
  students?: string[];
  subject?: string;
  start?: string;
  end?: string;
  rrule?: string;
  exdates?: string[];
  place?: 'teacher' | 'student' | 'online';
  capacity?: number;
  cost?: number;
  summary?: string;
  notify?: 'tell' | 'quiet';
};

/** "put Yael's price at 155": the price itself, not a lesson with one. */
const speaksOfPrice = ({ items }: Interpretation): boolean =>
  items.some(
    (item, at) => isPriceWord(item) && items[at + 1]?.kind !== 'number' && items[at + 1]?.kind !== 'money',
  );

const isPriceWord = (item: Entity | undefined): boolean =>
  item?.kind === 'word' && item.sense === 'price' && item.value === 'sum';

/** "השיעור של נועם ב-6", "Noam's lesson is at 6": of the one there is. */
const isThatOf = ({ verb, items, normal: { text } }: Interpretation, world: IndexedWorld): boolean =>
  verb === null &&
  /^(?:השיעור (?:של|עם) |[A-Za-zÀ-ӿא-ي]+'s (?:lesson|class) )/u.test(text) &&
  peopleOf(items).some(({ named }) => named.some(({ id }) => (world.lessonsOf.get(id) ?? []).length > 0));

export const meetingAdd = command({
  id: 'meeting.add',
  who: ['teacher'],
  effect: 'does',
  says: {
    en: [
      '(book|add|schedule|create|set up|setup|put|plan|arrange|open|fix|enter|reserve)',
      '(block|save) [out|off]',
      '^ new [(lesson|class|session|meeting|appointment|group|series)]',
      '(put|set|chuck|pencil|stick|fit|pop|squeeze|slot|slide|sneak|get|jot|sign|write|mark|note|schedule|book|add) … (in|down|up)',
      "(let's|let us|let me) (do|have|book|schedule|add|set|make|fix)",
      '(need|want) [to] (book|schedule|add|teach)',
      '(bok|bookk|boook|shedule|scedule|skedule)',
      'set',
      'set … up with',
      'give … (lesson|class|session)',
      '(comes|is coming|coming) … for',
      '(wants|needs|would like|asked for|asks for) [to have|to do|to start|to learn]',
      'sched',
      '(start|begin) … (on|with)',
      '(start|begin|open) (a|an|another) [new] … (series|course)',
      '(add|book|schedule|create|set up|open|new|make|set|do|start) (a|an|another) [new] (lesson|class|session|meeting|appointment|booking|slot|group|series|recurring lesson)',
      '(add|book|schedule|create|open) [new] (lesson|lessons|class|session|meeting|group)',
    ],
    he: [
      '(לקבוע|קבע|קובע|קובעת|נקבע|אקבע|להוסיף|אוסיף|לשים|ליצור|צור|צרי|לפתוח|פתח|נפתח|לרשום|רשום|להכניס|לתאם|לשבץ|לזמן|לארגן|ארגן|לסדר|סדר|(לסגור|סגרתי|סגרנו|סיכמתי|סיכמנו|סידרתי|קבעתי|קבענו|הסכמנו) עם|שכנעתי את|לשריין ל|להזמין)',
      '(לקבוע|קבע|להוסיף|לפתוח|ליצור) (שיעור|פגישה|מפגש|קבוצה|סדרה|סדרת שיעורים)',
      '^ (שיעור|פגישה|מפגש|קבוצה) (חדש|חדשה|נוסף|נוספת)',
      '^ (קבוצת|קבוצה)',
      '(להתחיל|לפתוח|תעשה|תעשי|לעשות|עשה|עשי) [לי] (סדרה|שיעור|שיעורים|קבוצה|סדרת שיעורים|פגישה)',
      '(יהיה|תהיה|יתקיים|ייקבע|תיקבע) … (שיעור|מפגש|פגישה)',
      '(לשריין|שריין|לדחוף|דחוף) [לי]',
      'ללמד [את]',
      '(שמה|לשים) שם [את]',
      comesFor,
      meets,
      takesUp,
      '(תן|תני|לתת) … (שיעור|משבצת|פגישה|מקום)',
      '(תעשה|תעשי|לעשות) … (שיעור|פגישה)',
    ],
  },
  takes: [
    'person',
    'subject',
    'time',
    'number',
    'money',
    'noun',
    'place',
    'notify',
    'count',
    'limit',
    'quoted',
    'title',
    'price',
    'length',
    'it',
    'prep:except',
  ],
  extra: (said) => [
    ...newLessonWords(said),
    ...pricedAt(said),
    ...allOfOneSubject(said),
    ...idle(said, /^(?:אחד|רצופים|רצופות|כפולה?|חד|פעמי|פעמית|זוגי|פרטני|רגיל|רגילה|מתישהו)$/),
  ],
  price: (reading, { text }) =>
    isLong(reading) ||
    isRelative(reading, text) ||
    (reading.kind === 'time' &&
      /^up to \d+$/.test(text.slice(reading.from, reading.to)) &&
      /\bgroup|\bclass\b/.test(text))
      ? null
      : reading.kind === 'time' &&
          reading.time.kind === 'interval' &&
          reading.time.open === undefined &&
          reading.time.grain === 'week'
        ? 3
        : 0,
  /** Several days that are no rule are meeting.addBatch. */
  declines: (heard, world) =>
    isBatch(heard.items) ||
    isBesideLesson(heard) ||
    // "לא יתקיים שיעור" calls it off.
    (heard.negated && (heard.verb?.pattern ?? '').startsWith('(יהיה|')) ||
    isLonger(heard) ||
    // "קבוצת שני מקסימום 5": how many may come to the one that stands.
    (heard.verb?.pattern.startsWith('^ (קבוצת') === true &&
      has(heard, 'limit') &&
      whenOf(heard.items).clock === undefined) ||
    heard.items.some(({ kind, role }) => kind === 'subject' && role === 'instead') ||
    isAtAnother(heard) ||
    namesOne.test(heard.normal.text) ||
    (theirs.test(heard.normal.text) && isHeldThen(heard.items, world)) ||
    changesWhatIs(heard, world) ||
    isThatOf(heard, world) ||
    // "תשימי את נועה בזום בחמישי": where the one there is.
    (/(?<![A-Za-zÀ-ӿא-ي])(?:[לתנ]?שימי? את|תעש[הי]) .*(?:זום|אונליין|אצל)/u.test(heard.normal.text) &&
      whenOf(heard.items).clock === undefined) ||
    // Hours are blocked where nobody is named.
    (/^\(?(?:block|לשריין)/.test(heard.verb?.pattern ?? '') &&
      peopleOf(heard.items).every(({ role }) => role === 'after' || role === 'before')) ||
    (isComing(heard) && !comesToLearn(heard, world)) ||
    (isTakingUp(heard) && !isNewToThem(heard, world)) ||
    isLooseWish(heard) ||
    isLetsOfHeld(heard, world) ||
    isAdding(heard) ||
    speaksOfPrice(heard) ||
    // "נועם ב-130 לשיעור"
    (heard.verb === null &&
      /(?:ב-?|at )\d{3} (?:לשיעור|(?:per|a) (?:lesson|class))(?![A-Za-zÀ-ӿא-ي])/u.test(heard.normal.text) &&
      !/(?:ב-?|at )\d{1,2}(?!\d)/.test(heard.normal.text)) ||
    (/\b(?:break|lunch|vacation|holiday|day off)\b/.test(heard.normal.text) &&
      peopleOf(heard.items).length === 0) ||
    heard.normal.text.startsWith('הקבוצ') ||
    // "The group at 19:00" is the one there is.
    (theGroup.test(heard.normal.text) && peopleOf(heard.items).length === 0) ||
    // "קבוצת הפיזיקה עד 8 תלמידים": how many come to the one there is.
    (heard.normal.text.startsWith('קבוצ') &&
      whenOf(heard.items).items.length === 0 &&
      peopleOf(heard.items).length === 0) ||
    speaksOfOthers(heard.normal.text) ||
    // "תרשום לשיעור של עומר חזרה על שברים" writes on the lesson that is there.
    /(?:כתו?ב|רשו[םמ]|רשמ)י? [בל]ה?שיעור (?:הבא )?(?:של|עם)/.test(heard.normal.text) ||
    (heard.normal.text.startsWith('קבוצ') &&
      (speaksOfWhatIs(heard) ||
        /^קבוצת (?:יום )?(?:ראשון|שני|שלישי|רביעי|חמישי|שישי) (?:מתחילה|תתחיל|תהיה)(?![A-Za-zÀ-ӿא-ي])/u.test(
          heard.normal.text,
        ))) ||
    // "נועם ביום שני אפשר ב-18?", who comes then anyway: another hour for that one.
    (heard.verb === null &&
      heard.polite &&
      peopleOf(heard.items).length === 1 &&
      !has(heard, 'noun') &&
      !heard.items.some(({ kind }) => kind === 'subject') &&
      !/(?<![A-Za-zÀ-ӿא-ي])(?:גם|עוד|נוסף)(?![A-Za-zÀ-ӿא-ي])|\b(?:also|another|extra)\b/u.test(
        heard.normal.text,
      ) &&
      isHeldThen(heard.items, world)) ||
    opensOne(heard) ||
    (heard.unread.length > 0 &&
      peopleOf(heard.items).length === 0 &&
      whenOf(heard.items).clock === undefined),
  bareLeaves: 3,
  bare(heard, world) {
    // "At five and not at four" is of a lesson that stands.
    const isOther = heard.items.some(
      ({ kind, role }) => role === 'instead' && (kind === 'time' || kind === 'number' || kind === 'subject'),
    );
    if (heard.asks || heard.negated || isOther || speaksOfWhatIs(heard) || stands(heard, world)) return false;
    if (saysOnlyEnd(heard.items)) return false;
    if (heard.unread.length > 0) return isWithStranger(heard);
    // "Yael's at 12 today" tells of the one there is.
    if (/'s at \d/.test(heard.normal.text)) return false;
    // "דנה קבוע בשני" of one who has a series moves it.
    const hasSeries = peopleOf(heard.items).some(({ named }) =>
      named.some(({ id }) => (world.lessonsOf.get(id) ?? []).some(({ rrule }) => rrule !== null)),
    );
    const { text } = heard.normal;
    if (hasSeries && /(?<![A-Za-zÀ-ӿא-ي])קבוע/u.test(text) && !newRecurring.test(text)) return false;
    const isOften = heard.items.some((item) => item.kind === 'time' && item.time.kind === 'recurrence');
    // "From the 23rd at six" of one who has a series is when it is to be from then on.
    if (hasSeries && !isOften && heard.items.some(isFromDay)) return false;
    const when = whenOf(heard.items);
    // "Two hours for Noam tomorrow from four"
    if (when.minutes !== undefined) beginsAt(when);
    const people = peopleOf(heard.items);
    const subject = heard.items.some(({ kind }) => kind === 'subject');
    const timed = when.clock !== undefined || when.recurrence !== undefined;
    // "Omer at 7 this week" is of the lesson that he has then.
    if (timed && when.day === undefined && when.recurrence === undefined && when.stretch?.grain === 'week')
      return false;
    // "שיעור עם עומר מחר": the hour is asked; "השיעור" is one that stands.
    const isLesson = /^(?:שיעור|פגישה|מפגש)(?![A-Za-zÀ-ӿא-ي])/u.test(heard.normal.text);
    return people.length > 0
      ? timed || (when.day !== undefined && when.stretch === undefined && (subject || isLesson))
      : (subject || isLesson) && when.clock !== undefined;
  },
  resolve: heldToConstraints(resolve),
  plan(slots, world) {
    const { students, subject, start, end, rrule, exdates, place, capacity, cost, summary, notify } =
      slots as AddSlots;
    if (start === undefined || end === undefined) return {};
    const input = {
      start,
      end,
      ...(subject === undefined ? {} : { subject: world.named.get(subject)?.name ?? subject }),
      ...(rrule === undefined ? {} : { rrule }),
      ...(exdates === undefined ? {} : { exdates }),
      ...(place === undefined ? {} : { location: place }),
      ...(capacity === undefined ? {} : { capacity }),
      ...(cost === undefined ? {} : { cost: toMinor(cost, world.user?.preferences?.currency ?? 'ILS') }),
      ...(summary === undefined ? {} : { summary }),
    };
    return { steps: bookingOf(students ?? [], { input, notify }, world) };
  },
  examples(world) {
    const { person, subject } = firstLessons(world);
    return {
      en: [
        `book ${person.en} for ${subject.en} tomorrow at 5`,
        `every Sunday at 4 ${subject.en} with ${person.en} until June`,
        `group ${subject.en} Wednesday 18:00, max 4`,
      ],
      he: [
        `תקבע ל${person.he} ${subject.he} מחר ב-5`,
        `כל ראשון ב-16:00 ${subject.he} עם ${person.he} עד סוף יוני`,
        `קבוצת ${subject.he} ברביעי ב-18:00, עד 4 תלמידים`,
      ],
    };
  },
  counterexamples: {
    en: [
      "don't book Dana tomorrow at 5",
      'should I book Dana for Sunday?',
      'is Dana booked for Sunday at 5?',
      'did I add Dana on Sunday?',
    ],
    he: [
      'אל תקבע לדנה שיעור מחר ב-5',
      'האם לקבוע לדנה שיעור ביום ראשון?',
      'למה קבענו לדנה ביום ראשון?',
      'לא לקבוע לדנה מחר ב-5',
    ],
  },
});

const isHour = (item: Entity): boolean => item.kind === 'time' && item.time.kind === 'time';

/** "Tuesdays and Thursdays", and not the whole of the working week. */
const isOfFewDays = ({ length }: number[]): boolean => length > 0 && length < 4;

/** "קבוצה של 4": how many may come, and no hour. */
const ofGroup = ({ items: [first], normal }: Interpretation) =>
  first?.kind === 'number' && normal.text.slice(0, first.from) === 'קבוצה של ' ? first : null;

/** "Noa Thursday 4 to 5:30", who comes at four anyway: the lesson that stands, or one more. */
const isOverOwn = ({ students, start, end }: Draft['slots'], world: IndexedWorld): boolean =>
  Array.isArray(students) &&
  typeof start === 'string' &&
  typeof end === 'string' &&
  world.heldBetween(start, end).some(({ lesson }) => students.some((id) => lesson.attendeeIds.includes(id)));

function resolve(draft: Draft, heard: Interpretation, world: IndexedWorld): void {
  const kept = butForExceptions(heard).items;
  // "Not at 5 but at 6": the hour that is taken back is none of the lesson's.
  const gone = kept.filter((item) => isHour(item) && item.role === 'instead');
  const isPutRight =
    gone.length > 0 &&
    kept.some((item) => isHour(item) && item.role !== 'instead') &&
    /\bnot\b|לא /.test(heard.normal.text);
  const items = isPutRight ? kept.filter((item) => !gone.includes(item)) : kept;
  mark(draft, 'start', isPutRight ? gone : [], 'when');
  const limit = limitOf(items) ?? ofGroup(heard);
  // Of two hours the sentence says nothing about which is whose.
  if (whenOf(items.filter((item) => item !== limit)).moreClocks.length > 0) draft.doubts.push('hours');
  // "Yael instead of Omer" is one who comes and one who goes: not two who come.
  if (peopleOf(items).some(({ role }) => role === 'instead')) draft.doubts.push('instead');
  if (/\bi think\b/.test(heard.normal.text)) draft.doubts.push('think');
  // "Noam and Noa a lesson each", "not before four": two lessons, and no hour yet.
  if (
    (peopleOf(items).length > 1 &&
      /\beach (?!of)|\beach$|(?<![A-Za-zÀ-ӿא-ي])כל אח[דת](?![A-Za-zÀ-ӿא-ي])/u.test(heard.normal.text)) ||
    /\bnot (?:before|earlier)\b|(?<![A-Za-zÀ-ӿא-ي])לא (?:לפני|יותר מוקדם)(?![A-Za-zÀ-ӿא-ي])/u.test(
      heard.normal.text,
    )
  )
    draft.doubts.push('each');
  // "Itay is coming Friday at 11", who comes at 10: another lesson, or the one there is.
  if (heard.verb === null && /\bcom(?:es|ing)\b/.test(heard.normal.text) && isHeldThen(items, world))
    draft.doubts.push('held');
  // "סגרנו עם יעל היום ב4", who comes today anyway.
  if (
    /(?<![A-Za-zÀ-ӿא-ي])(?:סגר|סיכמ|קבע|הסכמ|סידר)(?:תי|נו) עם/u.test(heard.normal.text) &&
    isHeldThen(items, world)
  )
    draft.doubts.push('held');
  if (heard.normal.text.startsWith('ה') && theirs.test(heard.normal.text)) draft.doubts.push('held');
  if (isOfSeveral(items)) draft.doubts.push('days');
  const count = numberBeside(items, 'count');
  // "Yael instead of Omer", "Yael after Omer": not two who come.
  const coming = items.filter(
    ({ role, from }) =>
      role !== 'instead' &&
      role !== 'after' &&
      role !== 'before' &&
      // "שעה לפני עומר"
      !/(?:שעה|שעתיים|דקות) (?:לפני|אחרי) $/.test(heard.normal.text.slice(0, from)),
  );
  const beside = besideWhom(heard);
  const students = somePeople(
    draft,
    'students',
    coming.filter((item) => item !== beside?.item),
    ['student', 'child'],
    world,
  );
  const group = words(heard, 'noun', 'group').length > 0;
  saidSubject(draft, items, world);
  usualSubject(draft, students, world);
  if (limit) say(draft, 'capacity', limit.value, [limit], 'what');
  const rule = aRule(items, count) ?? forWeeks(whenOf(items)) ?? countedRule(draft, items, count);
  const when = whenOf(
    items.filter(
      (item) =>
        item !== limit &&
        (!rule?.items.includes(item) || (item.kind === 'time' && item.time.kind === 'recurrence')),
    ),
  );
  openEnded(when);
  if (rule) {
    onItsDay(rule, when);
    // "every Sunday at 4 and Wednesday at 5": the second is no part of the rule.
    if (
      rule.weekdays.length > 0 &&
      items.some(
        (item) =>
          (item.joined || rule.items.some((one) => one.joined)) &&
          item.kind === 'time' &&
          !rule.items.includes(item) &&
          (item.time.kind === 'date' || item.time.kind === 'instant'),
      )
    )
      draft.doubts.push('second');
    say(draft, 'rrule', rule.rrule, rule.items, 'when');
    delete when.recurrence;
    const from =
      rule.start !== undefined
        ? dayOf(rule.start)
        : (when.day?.date ??
          // Convention 3: a weekday said on that weekday is a week ahead.
          firstOf(rule, addDays(dayOf(world.now), isOfFewDays(rule.weekdays) ? 1 : 0)));
    // "Once a month on a Tuesday": the Tuesday it begins with says which of them, and that is asked about.
    const [weekday = when.day?.weekday, more] = rule.weekdays;
    if (
      /^FREQ=MONTHLY(?!.*BY(?:MONTHDAY|DAY=-?\d))/.test(rule.rrule) &&
      weekday !== undefined &&
      more === undefined
    ) {
      const begins = firstDay([weekday], from);
      const nth = Math.ceil(Number(begins.slice(8)) / 7);
      rule.rrule = rule.rrule
        .replace(/;BYDAY=[A-Z]+/, '')
        .replace(/(INTERVAL=\d+)/, `$1;BYDAY=${nth > 4 ? -1 : nth}${weekdayCodes[weekday] ?? ''}`);
      draft.doubts.push('which');
      draft.slots['rrule'] = rule.rrule;
    }
    when.day = { date: firstOf(rule, from) };
    const first = newMoment(when, world);
    if ('missing' in first && first.missing === 'past') when.day = { date: firstOf(rule, addDays(from, 1)) };
  }
  // "Alternating", "and then Noam right after": not all of it at that hour.
  if (
    /\b(?:alternat\w+|right after|and then)\b|(?<![A-Za-zÀ-ӿא-ي])(?:לסירוגין|מיד אחר|ואז)/u.test(
      heard.normal.raw,
    ) ||
    peopleOf(items).some(
      ({ from }, at) => at > 0 && /\bthen (?:with )?$/.test(heard.normal.text.slice(0, from)),
    )
  )
    draft.doubts.push('turns');
  beginsAt(when);
  if (beside && rule === null) besideLesson(draft, when, beside, world);
  momentOf(draft, when, rule !== null, world);
  if (heard.verb === null && rule === null && isOverOwn(draft.slots, world)) draft.doubts.push('held');
  exceptDays(draft, heard, rule?.weekdays ?? []);
  const place = words(heard, 'place').at(-1);
  if (place) say(draft, 'place', place.value, [place], 'what');
  const money =
    items.find((item) => item.kind === 'money') ??
    items.find((item, at) => item.kind === 'number' && isPriceWord(items[at - 1]));
  if (money?.kind === 'money' || money?.kind === 'number') say(draft, 'cost', money.value, [money], 'money');
  const title = items.find((item) => item.kind === 'quoted');
  const kind = words(heard, 'title');
  if (title?.kind === 'quoted') say(draft, 'summary', title.text, [title], 'what');
  else if (kind.length > 0)
    say(
      draft,
      'summary',
      kind.map(({ from, to }) => heard.normal.text.slice(from, to)).join(' '),
      kind,
      'what',
    );
  tellUnpriced(draft, world);
  aNotify(draft);
  if (students.length === 0 && !group && limit === null) askWithWhom(draft, world);
  else markNew(draft);
}

/** "Five lessons from Sunday at 4": one a week is the usual, and is asked. */
function countedRule(draft: Draft, items: Entity[], count: ReturnType<typeof numberBeside>): SaidRule | null {
  const when = whenOf(items);
  const { day = when.stretch?.day, moreDays } = when;
  if (count === null || count.value < 2 || day?.weekday === undefined || moreDays.length > 0) return null;
  draft.doubts.push('often');
  const rule = { rrule: `FREQ=WEEKLY;INTERVAL=1;COUNT=${count.value}`, items: [count], weekdays: [] };
  onItsDay(rule, { ...when, day });
  return rule;
}

type Beside = { item: Entity; isAfter: boolean };

/** "Yael after Omer", "לפני השיעור של עומר": by whose lesson the new one is to be. */
function besideWhom({ items, normal: { text } }: Interpretation): Beside | null {
  for (const item of items) {
    const before = text.slice(Math.max(0, item.from - 20), item.from);
    const found =
      item.kind === 'person' &&
      /(?<![A-Za-zÀ-ӿא-ي])(after|before|אחרי|לפני) (?:ה?(?:שיעור|פגישה) (?:של|עם) |(?:the|my) lesson with )?$/u.exec(
        before,
      );
    if (found && !/(?:שעה|שעתיים|דקות|hours?|minutes?) $/.test(before.slice(0, found.index)))
      return { item, isAfter: /^א|^af/.test(found[1] ?? '') };
  }
  return null;
}

/** It begins where theirs ends, or ends where theirs begins. */
function besideLesson(draft: Draft, when: When, { item, isAfter }: Beside, world: IndexedWorld): void {
  if (when.clock !== undefined) return;
  const [held, other] = findHeld(selectorOf([item, ...when.items]), world);
  if (held === undefined || other !== undefined) return;
  const usual = Number(world.user?.userData?.['lessonDuration']) || 45;
  const start = isAfter ? held.end : addMinutes(held.start, -(when.minutes ?? usual));
  mark(draft, 'start', [item], 'when');
  // "צמוד" is on either side.
  if (/צמוד|סמוך/.test(draft.heard.normal.raw)) draft.doubts.push('side');
  when.day = { date: dayOf(start) };
  when.clock = { minute: minuteOfDay(start), open: false };
}

/** A series is booked without the days that it leaves out; what leaves out anything else is asked about. */
function exceptDays(draft: Draft, heard: Interpretation, weekdays: number[]): void {
  const start = draft.slots['start'];
  if (typeof start !== 'string') return;
  const exdates = exdatesOf(heard.items, weekdays, start);
  if (exdates === null) draft.doubts.push('except');
  else if (exdates.length > 0) {
    const out = heard.items.filter(({ role }) => role === 'except');
    say(draft, 'exdates', exdates, out, 'when');
  }
}

function momentOf(draft: Draft, when: When, repeats: boolean, world: IndexedWorld): void {
  const moment: NewMoment =
    typeof draft.given['start'] === 'string'
      ? { start: draft.given['start'], others: [], why: null }
      : newMoment(when, world);
  const usual = Number(world.user?.userData?.['lessonDuration']) || 45;
  if (when.endClock === undefined && isDouble(draft.heard.normal.text)) when.minutes ??= 2 * usual;
  const minutes =
    typeof draft.given['minutes'] === 'number' ? draft.given['minutes'] : minutesOr(usual, when, draft);
  const timeItems = when.items.filter(
    (item) => item.kind === 'time' && item.time.kind !== 'duration' && item.time.kind !== 'recurrence',
  );
  if ('missing' in moment) {
    const question =
      moment.missing === 'past'
        ? inWords(world, 'That has passed. When instead?', 'המועד הזה עבר. מתי במקום?')
        : moment.missing === 'hour'
          ? inWords(world, 'At what hour?', 'באיזו שעה?')
          : inWords(world, 'When?', 'מתי?');
    say(draft, 'start', undefined, when.items, 'when');
    delete draft.slots['start'];
    ask(
      draft,
      'start',
      question,
      freeStarts(
        world,
        moment.day,
        minutes,
        4,
        undefined,
        undefined,
        when.stretch && moment.missing !== 'past' ? aRange(when, world) : null,
      ).map((start) => ({
        label: momentWords(world, start),
        value: start,
      })),
    );
    return;
  }
  const { start, others, why } = moment;
  say(draft, 'start', start, timeItems, 'when');
  if (why !== null)
    assume(
      draft,
      'start',
      start,
      why === 'today'
        ? inWords(world, 'today', 'היום')
        : inWords(world, 'tomorrow, that hour has passed today', 'מחר, השעה הזאת כבר עברה היום'),
      'when',
    );
  if (!repeats || others.length > 0)
    for (const other of others)
      draft.others.push({ label: momentWords(world, other), slots: { start: other } });
  const end = endOf(start, when, minutes);
  draft.slots['end'] = end;
  // "מ-17 ל-16" is no lesson through the night.
  if (minutesBetween(start, end) > 720) draft.doubts.push('long');
  const long = when.items.filter((item) => item.kind === 'time' && item.time.kind === 'duration');
  const isSaid = when.minutes !== undefined || when.endClock !== undefined;
  if (isSaid) say(draft, 'minutes', minutesBetween(start, end), long, 'when');
  // A length that was chosen since is not the usual one.
  else if (typeof draft.given['minutes'] !== 'number')
    assume(
      draft,
      'end',
      end,
      inWords(
        world,
        `${minutesWords(world, minutes)}, your usual length`,
        `${minutesWords(world, minutes)}, האורך הרגיל שלך`,
      ),
      'when',
    );
}
