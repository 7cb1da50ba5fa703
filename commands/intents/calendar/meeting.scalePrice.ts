/** Raises or lowers what lessons cost, by a percentage or by a sum. */
import { toMinor } from '../../../domain/basics/money.ts';
import { addMinutes, dayOf, weekdayOf, type Wall } from '../../../domain/basics/wallTime.ts';
import type { Step } from '../../../domain/operations.ts';
import { command } from '../../kernel/command.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { ask, assume, mark, say, type Draft } from '../../kernel/draft.ts';
import { has, unnamed, words, type Interpretation, type Entity } from '../../kernel/interpretation.ts';
import type { EntityCandidate, AnnotatedText } from '../../kernel/annotatedText.ts';
import { factors } from '../../grammar/factor.ts';
import { isSince } from '../../slots/aChange.ts';
import { aRange } from '../../slots/aRange.ts';
import { ownedDay } from '../../slots/ownedDay.ts';
import { saidSubject } from '../../slots/aSubject.ts';
import { idle } from '../../slots/freeText.ts';
import { peopleOf, somePeople } from '../../slots/somePeople.ts';
import { whenOf } from '../../slots/when.ts';
import { isRiseOfList } from '../../slots/isRiseOfList.ts';
import { inWords } from '../../kernel/words.ts';
import { addressOf } from './lesson/address.ts';
import { firstLessons } from '../../world/exampleWords.ts';
import type { Held, Lesson } from '../../world/lesson.ts';
import { nextOfEach } from './nextOfEach.ts';
import { lowers, riseOf, rises } from '../../slots/rise.ts';

const ofPrice =
  /\b(?:prices?|rates?|fees?|charge|pays?|costs?)\b|מחיר|תעריף|(?<![A-Za-zÀ-ӿא-ي])(?:[יתמ]?שלם|[מי]שלמ|עול[הה]|יעל[הו])/u;

const isUnit = /^ ?(?:%|percent|per cent|אחוז|times|פעמים|\.?\d)/;

/** "Lower Noam's price by 20", "נועם ישלם 20 פחות": where a price is spoken of, by how much needs no currency. */
const bareSums = ({ readings, normal: { text } }: AnnotatedText): EntityCandidate[] =>
  !ofPrice.test(text)
    ? []
    : readings.flatMap((one) =>
        one.kind === 'number' &&
        !isUnit.test(text.slice(one.to)) &&
        (/(?:\bby |\bknock |\btake |(?:^| )ב-?)$/.test(text.slice(0, one.from)) ||
          /^ (?:off|more|less|higher|lower|cheaper|פחות|יותר|מה?(?:מחיר|תעריף)|ל?ה?מחיר)/.test(
            text.slice(one.to),
          ))
          ? [
              {
                kind: 'money' as const,
                value: one.value,
                currency: null,
                from: one.from,
                to: one.to,
                cost: 0.6,
              },
            ]
          : [],
      );

/** "להוריד 5% מהשבוע הבא" is off that week alone; what rises, and "ב-5% מהשבוע הבא", begins with it. */
const isTakenOff = (text: string, at: number): boolean =>
  lowers.test(text) &&
  !rises.test(text) &&
  /(?:^| )(?!ב)[^ ]+ ?(?:%|אחוז|אחוזים|שקל|שקלים|ש"ח|₪) מ[^ ]{0,3}$/.test(text.slice(0, at + 1));

export const meetingScalePrice = command({
  id: 'meeting.scalePrice',
  who: ['teacher'],
  effect: 'does',
  weighs: () => true,
  says: {
    en: [
      '(raise|increase|lower|reduce|decrease|cut|bump|put up|make) [the|my] [price|prices|rate|rates] [of|for]',
      '(take|knock|shave|give) … off',
      'add',
      '[more] (cheaper|expensive|more)',
      '(raise|increase|lower|reduce|put up) … (price|prices|rate)',
      'make … (cheaper|expensive)',
      '(cost|costs|pay|pays) … (more|less)',
      '(go|goes|going) (up|down)',
      '(raise|increase|lower|reduce|decrease|cut|bump|drop|discount|hike|up|slash)',
      '(bump|put|push|bring) … (up|down)',
      '(off|discount)',
      '(double|doubled|halve|triple|quadruple|twice|half|multiply)',
      '(price|prices|rate|rates|charge|pays|pay|cost|costs)',
    ],
    he: [
      '(להעלות|העלה|להוריד|לייקר|להוזיל|להפחית) [את] [ה] [המחיר|המחירים|מחיר|מחירים]',
      '(יקר|יקרים|יקרה|זול|זולים|זולה)',
      '(להעלות|להוריד|להפחית) … (המחיר|מהמחיר|המחירים)',
      '(מחיר|מחירים|תעריף|לחייב|לגבות|ישלם|תשלם|משלם|משלמת|משלמים|ישלמו)',
      '(להכפיל|לכפול|להוסיף)',
      '(יתייקר|תתייקר|יתייקרו|מתייקר|מתייקרים|יוזל|תוזל|יוזלו|יעלה|יעלו|עולה|עולים|ירד|תרד|ירדו)',
    ],
  },
  takes: [
    'person',
    'subject',
    'time',
    'percent',
    'money',
    'noun',
    'scope',
    'all',
    'it',
    'notify',
    'which',
    'factor',
    'price',
  ],
  extra: (said) => [
    ...factors(said),
    ...bareSums(said),
    ...idle(said, /^(?:פחות|יותר|less|prices|rates|fees|ה?מחירים|מחירי|ה?מחיר|ה?תעריפים|תעריפי)$/),
  ],
  /** "half price for Omer tomorrow" */
  bare: (heard) =>
    !heard.asks &&
    !heard.negated &&
    // "לנועה 15 אחוז פחות בחמישי"
    (has(heard, 'factor') ||
      (/פחות|יותר|\d(?: shekels?| ?₪|%| percent) (?:less|more)\b/.test(heard.normal.text) &&
        (peopleOf(heard.items).length > 0 || has(heard, 'all')))),
  price: (reading, { text }) =>
    reading.kind === 'time' &&
    reading.time.kind === 'interval' &&
    reading.time.open !== undefined &&
    isTakenOff(text, reading.from)
      ? null
      : 0,
  declines: (heard) =>
    heard.unread.length > 0 ||
    // What was paid is told.
    /\bpaid\b|(?<![A-Za-zÀ-ӿא-ي])שיל(?:ם|מ[הו])(?![A-Za-zÀ-ӿא-ي])/u.test(heard.normal.text) ||
    riseOf(heard) === null ||
    isRiseOfList(heard) ||
    isOfSubjectAlone(heard) ||
    (has(heard, 'noun', 'student') && !/\beverybody|\beveryone|כולם/.test(heard.normal.text)) ||
    (/\boff\b/.test(heard.normal.text) &&
      peopleOf(heard.items).length > 0 &&
      !(has(heard, 'noun', 'lesson') && heard.items.some(({ kind }) => kind === 'time')) &&
      !(has(heard, 'noun', 'lessons') && has(heard, 'all'))),
  resolve,
  plan(slots, world) {
    const { from, to, factor, amount } = slots as {
      from?: Wall;
      to?: Wall;
      factor?: number;
      amount?: number;
    };
    if (factor === undefined && amount === undefined) return {};
    const held = lessonsOf(slots, world);
    if (held.length === 0)
      return {
        reply: {
          text: inWords(world, 'There are no upcoming lessons like that.', 'אין שיעורים כאלה בהמשך.'),
        },
      };
    const { notify } = slots as { notify?: 'tell' | 'quiet' };
    const since = from === undefined || from < world.now ? world.now : from;
    if (factor !== undefined) {
      return {
        steps: [
          {
            name: 'updateMeetingsCostMultiplier',
            args: {
              ids: [...new Set(held.map(({ lesson }) => lesson.id))],
              costMultiplier: factor,
              from: since,
              ...(to === undefined ? {} : { to }),
              ...(notify === undefined ? {} : { notify }),
            },
          },
        ],
      };
    }
    if (to === undefined) return { steps: held.flatMap((one) => dearer(one, 'future', amount ?? 0, world)) };
    const range = { from: since, to, ...(notify === undefined ? {} : { notify }) };
    return { steps: dearerWithin(held, amount ?? 0, range, world) };
  },
  examples(world) {
    const { person } = firstLessons(world);
    return {
      en: ['raise all future lessons by 10%', `raise ${person.en}'s lessons by 10%`, 'take 5% off next week'],
      he: ['תעלה את כל השיעורים העתידיים ב-10 אחוז', `להעלות את השיעורים של ${person.he} ב-10%`],
    };
  },
  counterexamples: {
    en: [
      "don't raise all lessons by 10%",
      'should I raise all lessons by 10%?',
      'give Dana 10% off',
      "set tomorrow's 4pm to 150",
    ],
    he: [
      'אל תעלה את כל השיעורים ב-10%',
      'האם להעלות את כל השיעורים ב-10%?',
      'לדנה 10% הנחה',
      'תעלה את המחיר של דנה ל-180',
    ],
  },
});

/** "English at twice the price", "make physics 10% cheaper": what a subject costs, not its lessons. */
const isOfSubjectAlone = ({ items }: Interpretation): boolean =>
  items.some(({ kind }) => kind === 'subject') &&
  items.every(
    (item) =>
      !['person', 'time'].includes(item.kind) &&
      (item.kind !== 'word' || !['noun', 'all', 'which', 'scope', 'it'].includes(item.sense)),
  );

/** Each lesson of a stretch of days, or of all that is ahead each series and each lesson once. */
function lessonsOf(slots: Record<string, unknown>, world: IndexedWorld): Held[] {
  const { from, to, students, subject, items } = slots as {
    from?: Wall;
    to?: Wall;
    students?: string[];
    subject?: string;
    items?: { meeting: string }[];
  };
  const name = subject === undefined ? undefined : world.named.get(subject)?.name;
  const since = from === undefined || from < world.now ? world.now : from;
  const isMeant = (lesson: Lesson): boolean =>
    !lesson.busyOnly &&
    (students?.some((id) => lesson.attendeeIds.includes(id)) ?? true) &&
    (name === undefined || lesson.subject === name) &&
    (items === undefined || items.some(({ meeting }) => meeting === lesson.id));
  return to === undefined
    ? nextOfEach(world.lessons.filter(isMeant), since)
    : world.search({ from: since, to, wanted: ({ lesson }) => isMeant(lesson) });
}

/** null where it would cost less than nothing. */
function dearerPrice({ lesson }: Held, amount: number, world: IndexedWorld): number | null {
  const subject = world.subjects.find(({ name }) => name === lesson.subject);
  const now = lesson.meeting.cost ?? ((subject?.cost ?? 0) * lesson.minutes) / 60;
  const cost = toMinor(Math.round((now + amount) * 100) / 100, world.user?.preferences?.currency ?? 'ILS');
  return cost === null || cost < 0 ? null : cost;
}

function dearer(held: Held, scope: 'this' | 'future', amount: number, world: IndexedWorld): Step[] {
  const cost = dearerPrice(held, amount, world);
  const addressed = addressOf({ meeting: held.lesson.id, occurrence: held.start, scope }, world);
  return cost === null || addressed === null
    ? []
    : [{ name: 'updateMeeting', args: { input: { id: addressed.id, cost }, ...addressed.address } }];
}

type Range = { from: Wall; to: Wall; notify?: 'tell' | 'quiet' };

/** One call for all that come to cost the same; a lesson of a series that differs from it is changed by itself. */
function dearerWithin(held: Held[], amount: number, range: Range, world: IndexedWorld): Step[] {
  const isMixed = ({ lesson }: Held): boolean =>
    lesson.of !== null || world.lessons.some(({ of }) => of !== null && of === seriesOf(lesson));
  const alike = Map.groupBy(
    held.filter((one) => !isMixed(one)),
    (one) => dearerPrice(one, amount, world),
  );
  return [
    ...[...alike].flatMap(([cost, lessons]): Step[] =>
      cost === null
        ? []
        : [
            {
              name: 'updateMeetingsCost',
              args: { ids: [...new Set(lessons.map(({ lesson }) => lesson.id))], cost, ...range },
            },
          ],
    ),
    ...held.filter(isMixed).flatMap((one) => dearer(one, 'this', amount, world)),
  ];
}

const seriesOf = ({ id, meeting }: Lesson): string => meeting.seriesId ?? id;

/** "Lower it by 20" is not of every lesson there is; "raise prices by 10%" is. */
const saysWhose = ({ items, normal: { text } }: Interpretation): boolean =>
  items.some(
    (item) =>
      item.kind === 'person' ||
      item.kind === 'subject' ||
      (item.kind === 'time' && (!isSince(item) || isTakenOff(text, item.from))) ||
      (item.kind === 'word' && (item.sense === 'all' || item.sense === 'noun')),
  ) ||
  /\b(?:prices|rates|fees|all|every(?:one|body)?)\b|מחירי|תעריפי|(?<![A-Za-zÀ-ӿא-ي])(?:כל|ל?כול[םן])(?![A-Za-zÀ-ӿא-ي])/u.test(
    text,
  );

/** "The Monday group", "קבוצת שני": the day is its name. */
const dayOfName =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day(?:'s)? group|(?:ה?קבוצ(?:ת|ה של)) (?:יום )?[A-Za-zÀ-ӿא-ي]+)/u;

/** Of groups, or of those alone who learn by themselves; returns the words of time that name one. */
function groupsOf(draft: Draft, heard: Interpretation, world: IndexedWorld): Entity[] {
  const { text } = heard.normal;
  const isPrivate = /\b(?:private|one on one|individual)\b|פרטי/.test(text);
  const groups = words(heard, 'noun', 'group');
  if (!isPrivate && groups.length === 0) return [];
  const isOf = (lesson: Lesson): boolean =>
    (lesson.capacity > 1 || lesson.attendeeIds.length > 1) !== isPrivate;
  const names = heard.items.filter(
    (item) =>
      item.kind === 'time' &&
      groups.some(({ from, to }) =>
        dayOfName.test(text.slice(Math.min(item.from, from), Math.max(item.to, to))),
      ),
  );
  const weekday = whenOf(names).day?.weekday;
  const meant = world.lessons.filter(
    (lesson) => isOf(lesson) && (weekday === undefined || weekdayOf(dayOf(lesson.start)) === weekday),
  );
  mark(draft, 'items', [...groups, ...names], 'what');
  // "The group" of two is not both.
  if (meant.length !== 1 && !isPrivate && !/\bgroups\b|group lessons|קבוצות/.test(text))
    draft.doubts.push('group');
  draft.slots['items'] = meant.map(({ id }) => ({ meeting: id }));
  return names;
}

/** Where one lesson or series alone is meant, it is told. */
function ofOneLesson(draft: Draft, { items }: Interpretation, world: IndexedWorld): void {
  const isNamed = items.some(({ kind }) => kind === 'person' || kind === 'subject');
  const [only, ...others] = isNamed ? lessonsOf(draft.slots, world) : [];
  if (!only || others.length > 0) return;
  draft.slots['meeting'] = only.lesson.id;
  draft.slots['occurrence'] = only.start;
}

const aWeek = 7 * 1440;

function resolve(draft: Draft, heard: Interpretation, world: IndexedWorld): void {
  const rise = riseOf(heard);
  if (rise === null) return;
  const sign = lowers.test(unnamed(heard)) ? -1 : 1;
  if (rise.kind === 'word') say(draft, 'factor', Number(rise.value), [rise], 'money');
  else if (rise.kind === 'percent')
    say(draft, 'factor', Math.round((100 + sign * rise.value) * 100) / 10_000, [rise], 'money');
  else {
    say(draft, 'amount', sign * rise.value, [rise], 'money');
    // "Raise Omer 150" may be what he pays then.
    if (rise.role !== 'by' && rise.role !== 'at' && rise.value >= 60) draft.doubts.push('sum');
  }
  const factor = draft.slots['factor'];
  // Twice as much and half as much in figures are rarer than a slip of the finger.
  if (
    !(rise.kind === 'word' && !/\d/.test(heard.normal.text.slice(rise.from, rise.to))) &&
    typeof factor === 'number' &&
    (factor <= 0.5 || factor >= 2) &&
    draft.given['sure'] !== true
  )
    ask(draft, 'sure', inWords(world, `The price times ${factor}?`, `המחיר כפול ${factor}?`), [
      { label: inWords(world, 'Yes', 'כן'), value: true },
    ]);
  somePeople(draft, 'students', heard.items, ['student'], world);
  saidSubject(draft, heard.items, world);
  // "20 less for the next lesson" is no price of all.
  if (has(heard, 'which', 'next') && !has(heard, 'all') && heard.items.every(({ role }) => role !== 'from'))
    draft.doubts.push('scope');
  const named = groupsOf(draft, heard, world);
  if (!saysWhose(heard)) draft.doubts.push('all');
  const since = heard.items.filter((item) => isSince(item) && !isTakenOff(heard.normal.text, item.from));
  const when = whenOf(heard.items.filter((item) => !since.includes(item) && !named.includes(item)));
  const said = ownedDay(heard.items, world) ?? aRange(when, world);
  // "This Sunday", said on a Tuesday, of lessons that stand: the one still ahead.
  const isPast = said !== null && said.to <= world.now && when.day?.which === 'this';
  const range = isPast ? { from: addMinutes(said.from, aWeek), to: addMinutes(said.to, aWeek) } : said;
  const first = since[0];
  if (range) {
    say(draft, 'from', range.from, whenOf(heard.items).items, 'when');
    draft.slots['to'] = range.to;
    ofOneLesson(draft, heard, world);
    return;
  }
  if (first?.kind === 'time' && 'start' in first.time && first.time.start !== undefined)
    say(draft, 'from', `${dayOf(first.time.start)}T00:00`, since, 'when');
  ofOneLesson(draft, heard, world);
  const told = words(heard, 'scope');
  if (told.length > 0) say(draft, 'scope', 'future', told, 'scope');
  else assume(draft, 'scope', 'future', inWords(world, 'all that is ahead', 'כל מה שבהמשך'), 'scope');
  if (has(heard, 'all')) mark(draft, 'scope', words(heard, 'all'), 'scope');
}
