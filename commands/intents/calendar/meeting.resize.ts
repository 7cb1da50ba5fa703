/** Makes a lesson longer or shorter; its beginning stays. */
import { minuteOfDay, type Wall } from '../../../domain/basics/wallTime.ts';
import { endOnWall } from '../../../domain/basics/zones.ts';
import { command } from '../../kernel/command.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { ask, mark, say, type Draft } from '../../kernel/draft.ts';
import { words, type Interpretation, type Entity } from '../../kernel/interpretation.ts';
import { heldToConstraints } from '../../slots/temporalConstraints.ts';
import { aChange, openPrice } from '../../slots/aChange.ts';
import { idle } from '../../slots/freeText.ts';
import { findHeld, selectorOf } from '../../slots/selector.ts';
import { clockOfNumber, saysOnlyEnd, untilHour, whenOf } from '../../slots/when.ts';
import { inWords, minutesWords } from '../../kernel/words.ts';
import { addressOf } from './lesson/address.ts';
import { endsOwnDay } from './lesson/clearsStretch.ts';
import { firstLessons } from '../../world/exampleWords.ts';
import { isBit } from './lesson/otherTimes.ts';
import { isLength, isFormer, dayOfEnd, isOfHeld, isBackTo } from './lesson/lengths.ts';

/** "תסיים את יעל ב-12": the hour is when it ends. */
const endsAt =
  /\b(?:finish|finishes|finishing|end|ends|ending|wrap|stays?|staying|leaves?|leaving)\b|נשאר|נמתח|למתוח|תמתח|הולכת? (?:ב|עד)|לסיים|סיימ|תסיים|נסיים|מסיים|סתיים|יגמר/;
const isEndingHour = (item: Entity, text: string): boolean =>
  item.kind === 'time' && item.time.kind === 'time' && endsAt.test(text);
/** "From an hour to 45 minutes": the first is how long it was. */
const isBefore = (item: Entity, { items }: Interpretation): boolean =>
  isLength(item) && item.role === 'from' && items.some((one) => one !== item && isLength(one));
const isEnd = (item: Entity): boolean =>
  untilHour(item) !== null ||
  (item.kind === 'number' && item.role === 'to' && clockOfNumber(item.value) !== null) ||
  (item.kind === 'time' &&
    (item.time.kind === 'time' || item.time.kind === 'interval') &&
    (item.role === 'until' ||
      item.role === 'to' ||
      (item.time.kind === 'interval' && item.time.open === 'until')));

/** "Until 5": the number as an hour. */
function hourOfNumber(item: Entity): Entity {
  const clock =
    item.kind === 'number'
      ? (untilHour(item) ?? (item.role === 'to' ? clockOfNumber(item.value) : null))
      : null;
  if (clock === null) return item;
  const { from, to, cost, role, joined } = item;
  const time = {
    kind: 'time',
    grain: 'hour',
    start: '',
    clock,
    from,
    to,
    text: '',
    rule: 'until',
    score: 0,
  } as const;
  return { kind: 'time', from, to, cost, role, joined, time };
}

/** "Noa until 5:30 from now on": of one lesson that stands, and of nothing but its end. */
const isOfEnd = ({ items }: Interpretation, world: IndexedWorld): boolean => {
  const rest = items.filter((item) => untilHour(item) === null);
  const days = items.flatMap((item) => (untilHour(item) === null ? [] : dayOfEnd(item)));
  return (
    saysOnlyEnd(items) &&
    rest.some(({ kind }) => kind === 'person' || kind === 'subject') &&
    rest.every(
      (item) =>
        item.kind === 'person' ||
        item.kind === 'subject' ||
        (item.kind === 'time' && item.time.kind === 'date') ||
        (item.kind === 'word' && /^(?:scope|noun|only)$/.test(item.sense)),
    ) &&
    findHeld(selectorOf([...rest, ...days]), world).length === 1
  );
};

/** "תוסיף רבע שעה לשיעור": longer by that, not that long. */
const adds =
  /\+ ?\d| -\d|(?:דקות|שעה) (?:פחות|יותר)| עוד |הוס[ףי]|תוסי|הורד|וריד|\b(?:add|tack|adding|knock|shave|chop|longer|shorter|extra|another|more|take)\b(?!.*\binstead\b)/;

/** "add an hour with Yael tomorrow" is a new lesson; "add 15 minutes to Yael's lesson" is not. */
const isNewLesson = (heard: Interpretation): boolean => {
  const { text } = heard.normal;
  return (
    /\b(?:add|tack|adding|give|take|knock|shave|chop)\b/.test(text) &&
    !/\b(?:minutes?|mins?|m|hours?|hr|hrs)\b.* (?:to|onto|for|off|from|longer|more|extra|instead of)\b|\b(?:more|extra|another) (?:\S+ (?:minutes|mins|hour)|quarter|half)|\w+ (?:more|extra) (?:minutes|mins|min)\b/.test(
      text,
    )
  );
};

/** "השיעור של יעל היום רק חצי שעה": the lesson that is there, and how long. */
const isOfLesson = ({ items, normal: { text } }: Interpretation): boolean =>
  /^(?:מעכשיו |מהיום )?ה(?:שיעור(?:ים)?|פגיש(?:ה|ות)|מפגש(?:ים)?)(?![A-Za-zÀ-ӿא-ي])/u.test(text) &&
  items.some(({ kind }) => kind === 'person' || kind === 'subject') &&
  items
    .filter(({ kind }) => kind === 'time')
    .every((item) => isLength(item) || (item.kind === 'time' && item.time.kind === 'date'));

const addsOrTakes = '(להוסיף|להוריד)';

/** "תוסיפי לעומר מחר שעה" is longer where he has a lesson then; else it is a new one. */
const isWithoutLesson = (heard: Interpretation, world: IndexedWorld): boolean =>
  heard.verb?.pattern === addsOrTakes &&
  !/(?<![A-Za-zÀ-ӿא-ي])[למ]ה?(?:שיעור|פגישה|מפגש|קבוצ)/u.test(heard.normal.text) &&
  !isOfHeld(heard, world) &&
  !isBit(heard);

export const meetingResize = command({
  id: 'meeting.resize',
  who: ['teacher'],
  effect: 'does',
  says: {
    en: [
      '(make|extend|lengthen|shorten|cut|trim|resize|stretch|prolong|reduce|set)',
      '(make|cut|extend) … long',
      '(have|let|get) … (last|run|end|finish|go)',
      '(cut|trim|trimming) … (down|short|off)',
      '(add|tack|tack on|adding|give|take|knock|shave|chop)',
      '(run|runs|last|lasts|go|goes|will run) (for|longer|up to)',
      '(longer|shorter)',
      '(lesson|lessons|class|classes) (is|are) [now]',
      '(finish|finishes|end|ends|wrap up|wrap)',
      '(instead of|rather than)',
      '(will last|lasts|should last|should be|will be|is now)',
      '(run|runs|goes on|go on|continues|carries on|takes|will take|only needs|needs only|just needs)',
      '(stays|stay|leaves|leave|staying|leaving)',
      '(needs|need) … (more|extra|longer)',
    ],
    he: [
      '(להאריך|לקצר)',
      '(יימשך|ימשך|נמשך|נמשכת|יהיה|תהיה|יהיו|יימשכו)',
      '(צריך|צריכה|צריכים|אמור|אמורה|אמורים) להיות',
      '(להגדיל|להקטין|להרחיב|להמשיך|תמשכי|להימשך)',
      '[לשנות|שנה|לקבוע] [את] (משך|אורך) (השיעור|הפגישה)',
      '(תעשה|תעשי|לעשות) את',
      '(לעדכן|לשנות)',
      'לעשות',
      '(להוסיף|להוריד) … (לשיעור|לפגישה|מהשיעור|מהפגישה)',
      addsOrTakes,
      '(הולך|הולכת|יוצא|יוצאת)',
      '(מספיק|מספיקה|נשאר|נשארת|נשארים|יישאר|ישאר|תישאר|תשאר|שתהיה|שיהיה|למתוח)',
      '(ייצא|תצא|לצאת|לסיים|יסתיים|תסתיים|ייגמר|תיגמר)',
    ],
  },
  takes: [
    'person',
    'subject',
    'time',
    'noun',
    'which',
    'scope',
    'notify',
    'it',
    'all:all',
    'length',
    'direction',
    'number',
  ],
  extra: (said) => idle(said, /^(?:עוד|פחות|ארוך|ארוכה|קצרה?|באורך)$/),
  lightly: true,
  /** "Dana 60 minutes instead of 45" */
  bare: (heard, world) =>
    !heard.asks &&
    !heard.negated &&
    (isOfEnd(heard, world) ||
      (heard.items.some(isLength) &&
        (heard.items.some((item) => isFormer(item, heard)) || isOfLesson(heard) || isOfHeld(heard, world)))),
  // "30 minutes from now on" is a length and a scope, not a moment.
  price: (reading) =>
    reading.kind === 'time' && reading.time.kind === 'instant' ? null : openPrice(reading),
  declines: (heard, world) =>
    isNewLesson(heard) ||
    // "Extend Itay for another month" is how long it goes on; "all of them 30 minutes except Noa" is of the others.
    heard.items.some(
      (item) => item.kind === 'time' && item.time.kind === 'duration' && item.time.minutes >= 1440,
    ) ||
    /\b(?:except|apart from|other than|all but)\b|(?<![A-Za-zÀ-ӿא-ي])(?:חוץ מ|למעט|מלבד)/u.test(
      heard.normal.text,
    ) ||
    endsOwnDay(heard) ||
    // "He will be 10 minutes late" is not how long it takes.
    /\blate\b/.test(heard.normal.text) ||
    // "Extend it until the end of June" is how long it goes on.
    heard.items.some(
      (item) =>
        item.kind === 'time' &&
        item.time.kind === 'interval' &&
        item.time.open === 'until' &&
        /month|week|day|year/.test(item.time.grain),
    ) ||
    // "165 an hour" is a price.
    /\d (?:an|per) hour\b/.test(heard.normal.text) ||
    isWithoutLesson(heard, world) ||
    (!heard.items.some(isLength) &&
      !heard.items.some((item) => isEndingHour(item, heard.normal.text)) &&
      !(
        heard.items.some(isEnd) &&
        ((heard.items.some((item) => untilHour(item) !== null) &&
          // "Up to 5 students" is how many.
          !heard.items.some((item) => item.kind === 'word' && item.value === 'student')) ||
          /extend|stretch|prolong|\bstay|ארי|משיכ|משיך|[נית]שאר|מתח/u.test(heard.normal.text))
      )) ||
    (adds.test(heard.normal.text) && whenOf(heard.items).clock !== undefined) ||
    (!endsAt.test(heard.normal.text) &&
      !isBackTo.test(heard.normal.text) &&
      heard.items.some((item) => item.kind === 'word' && item.sense === 'direction')),
  resolve: heldToConstraints(resolve),
  plan(slots, world) {
    const addressed = addressOf(slots, world);
    const { end } = slots as { end?: Wall };
    if (addressed === null || end === undefined) return {};
    return {
      steps: [{ name: 'updateMeeting', args: { input: { id: addressed.id, end }, ...addressed.address } }],
    };
  },
  examples(world) {
    const { person } = firstLessons(world);
    return {
      en: [`cut ${person.en} to 30 minutes from now on`, `extend ${person.en}'s next lesson by 15 minutes`],
      he: [`תקצר את ${person.he} ל-30 דקות מעכשיו`, `תאריך את השיעור הבא של ${person.he} ברבע שעה`],
    };
  },
  counterexamples: {
    en: [
      "don't make it an hour",
      'should I cut Noam to 30 minutes?',
      'move Dana back half an hour',
      'book Dana for an hour tomorrow at 5',
    ],
    he: [
      'אל תאריך את השיעור',
      'האם להאריך את השיעור של דנה לשעה?',
      'תדחה את דנה בחצי שעה',
      'תקבע לדנה שעה מחר ב-5',
    ],
  },
});

function resolve(draft: Draft, said: Interpretation, world: IndexedWorld): void {
  const heard = { ...said, items: said.items.map(hourOfNumber) };
  const { text } = heard.normal;
  const length =
    heard.items.find((item) => isLength(item) && !isFormer(item, heard) && !isBefore(item, heard)) ??
    heard.items.find(isEnd) ??
    heard.items.find((item) => isEndingHour(item, text));
  const held = aChange(
    draft,
    heard.items.flatMap((item) =>
      item === length && untilHour(item) !== null
        ? dayOfEnd(item)
        : item === length || isFormer(item, heard) || isBefore(item, heard)
          ? []
          : [item],
    ),
    world,
  );
  if (length?.kind !== 'time') return;
  if (held === null) {
    say(draft, 'minutes', 'minutes' in length.time ? length.time.minutes : undefined, [length], 'when');
    return;
  }
  // "finish ten minutes early": shorter by that.
  const direction = words(heard, 'direction').at(-1);
  const minutes =
    direction && length.time.kind === 'duration' && !isBackTo.test(heard.normal.text)
      ? held.lesson.minutes + (direction.value === 'earlier' ? -1 : 1) * length.time.minutes
      : minutesOf(length, held.lesson.minutes, held.start, heard.normal.text);
  if (direction) mark(draft, 'minutes', [direction], 'when');
  if (minutes === null || minutes <= 0 || minutes > 1440) {
    ask(
      draft,
      'minutes',
      inWords(world, 'How long?', 'כמה זמן?'),
      [30, 45, 60, 90].map((value) => ({ label: minutesWords(world, value), value })),
    );
    return;
  }
  say(
    draft,
    'minutes',
    minutes,
    [length, ...heard.items.filter((item) => isFormer(item, heard) || isBefore(item, heard))],
    'when',
  );
  const settled = typeof draft.given['minutes'] === 'number' ? draft.given['minutes'] : minutes;
  draft.slots['end'] = endOnWall(held.start, settled, world.timeZone);
}

/** "Longer, 60 minutes", "she needs more time, make it an hour": how long it will be, and not by how much. */
const apart =
  /\b(longer|shorter|more time)\b[^,]*, [^,]*$|(?<![A-Za-zÀ-ӿא-ي])יותר (?:ארוך|קצר|זמן)[^,]*, [^,]*$/u;

/** "to 30 minutes", "an hour long"; "by 15 minutes" adds or takes away. */
function minutesOf(item: Entity & { kind: 'time' }, now: number, start: Wall, text: string): number | null {
  const { time } = item;
  if (time.kind === 'duration') {
    // "Shorten Noa a quarter of an hour" is by that, "to a quarter" says so.
    const comparative = apart.exec(text.slice(0, item.from));
    if (comparative && item.role !== 'by')
      return (comparative[1] === 'shorter') === time.minutes < now && time.minutes * 2 >= now
        ? time.minutes
        : null;
    const isMore =
      /\b(?:extend|lengthen|prolong|stretch)/.test(text) && item.role !== 'to' && time.minutes < now;
    const isLess = /shorten|\bcut\b|קצר|קצצ/.test(text) && item.role !== 'to' && time.minutes < 30;
    if (
      item.role === 'to' ||
      (item.role !== 'by' && item.role !== 'at' && !adds.test(text) && !isLess && !isMore)
    )
      return time.minutes;
    return /shorten|shorter|cut|trim|reduce|\boff\b| -\d|(?:דקות|שעה) פחות|knock|shave|chop|קצר|קצצ|קיצור|הורד|וריד/.test(
      text,
    )
      ? now - time.minutes
      : now + time.minutes;
  }
  const clock =
    untilHour(item) ??
    (time.kind === 'time' ? time.clock : time.kind === 'interval' ? time.endClock : undefined);
  const minute =
    clock?.minute ?? (time.kind === 'interval' && time.end !== undefined ? minuteOfDay(time.end) : undefined);
  if (minute === undefined) return null;
  const span = minute - minuteOfDay(start);
  return span > 0 ? span : span < 0 && span + 720 > 0 ? span + 720 : null;
}
