/** Keeps hours or days free of lessons: a lunch, a holiday, every Friday. */
import { namesDaysFromTo } from '../../slots/daysFromTo.ts';
import {
  addDays,
  addMinutes,
  dayOf,
  daysOf,
  minuteOfDay,
  type Wall,
} from '../../../domain/basics/wallTime.ts';
import { command } from '../../kernel/command.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { ask, mark, say, type Draft } from '../../kernel/draft.ts';
import { has, type Interpretation, type Entity } from '../../kernel/interpretation.ts';
import { partHours } from '../../grammar/time/resolve.ts';
import { isOfSeveral, meant } from '../../slots/severalDays.ts';
import { aRange, markDenied, type Range } from '../../slots/aRange.ts';
import { laterHour, otherRange } from '../../slots/otherRange.ts';
import { daysIn } from '../../slots/exceptions.ts';
import { aRule, firstDay, firstOf, type SaidRule } from '../../slots/aRule.ts';
import { beginsAt, onItsDay } from '../../slots/newMoment.ts';
import { atClock, dayStart } from '../../world/days.ts';
import { isOfWhichDays, isPlural, saysEach, whenOf, type When } from '../../slots/when.ts';
import { idle } from '../../slots/freeText.ts';
import { inWords, momentWords } from '../../kernel/words.ts';
import { closesHours, endsOwnDay, isBesideLesson } from './lesson/clearsStretch.ts';
import { freeStarts } from './lesson/freeStarts.ts';
import { daysOff } from './block/daysOff.ts';

const ofNoLessons = '(אין|בלי) שיעורים';

/** "I can't tomorrow before 5": of the hours that are said. */
const cannot = { en: "^ (i|we) can't", he: '^ (אני|אנחנו) לא (יכול|יכולה|יכולים)' };

const isOfHours = ({ items }: Interpretation): boolean => {
  const { stretch, endClock } = whenOf(items);
  return endClock !== undefined || /hour|minute|part/.test(stretch?.grain ?? '');
};

export const timeBlock = command({
  id: 'time.block',
  who: ['teacher'],
  effect: 'destroys',
  says: {
    en: [
      '(block|reserve|close)',
      '(shut|close) [off] [my|the] (calendar|diary|schedule)',
      'block it',
      'block (off|out)',
      "(i'm|i will be|i'll be|we're|we are) (away|off|closed|unavailable|busy|abroad|out|not working|on vacation|on holiday|not available)",
      '(vacation|holiday)',
      '(no|not) (lessons|teaching|working|available|bookings)',
      "(can't|don't) (work|teach)",
      '(nobody|no one|noone) (can|may|should|gets to) book [me|in]',
      "don't let (anyone|anybody|people|students|them) book [me]",
      "(doctor's|doctors|doctor|dentist|dentist's|dr) [appointment|visit]",
      "i'm at (a|the|my)",
      "i'm on a (course|training|seminar)",
      "(i'm|we're|i am|we are) in (a meeting|meetings)",
      '(gym|yoga|pilates|physio|therapy|haircut|hairdresser|optician|vet|errands|staff meeting|team meeting|school run)',
      'mark … (unavailable|busy|blocked|off)',
      '(is|are) (taken|reserved)',
      '(keep|leave) … (free|clear|open|empty|off limits|closed|blocked)',
      "won't be (working|available|teaching|around|in)",
      cannot.en,
      '(lunch|lunch break|break|day off|time off|out of office|ooo)',
      '(take|taking|need|want|having) … off',
      'hold',
      '(want|need) … free $',
      'blocked [off|out]',
      '(i|we) (finish|end|stop)',
      "(i'm|we're) (done|finished)",
    ],
    he: [
      '(לחסום|חסום|לסגור|סגור)',
      '(אני|אנחנו) (בחופש|בחופשה|לא זמין|לא זמינה|לא עובד|לא עובדת|לא עובדים|לא פנוי|לא פנויה|לא נמצא|לא נמצאת|לא פה|לא בארץ|לא מלמד|לא מלמדת|בחול|בחו"ל|נוסע|נוסעת|נוסעים|טס|טסה|טסים|במילואים|עסוק|עסוקה|תפוס|תפוסה)',
      '(לנעול|לשריין|שריין|שריינו|סוגר|סוגרת|חוסמים|חסימה|חסימת|הפסקת|הפסקה|הפסקת צהריים|הפסקת צהרים)',
      '(לשמור|שמור|להשאיר) … (פנוי|פנויה|חופשי|ריק|לעצמי|סגור|סגורה|סגורים|חסום|חסומה)',
      'לסמן … (חסום|תפוס|כחסום|כתפוס|לא זמין|לא זמינה|לא פנויה)',
      '(יום חופש|ביום חופש|חופש|חופשה|מילואים|בחופש|בחופשה|במילואים|בחו"ל|חופשת)',
      '(אני|אנחנו) (בפגישה|בישיבה|בפגישות)',
      '^ (אני|אנחנו) (בצבא|בטיול|בקורס|בכנס|בהשתלמות|בבדיקות|ברופא|בסידורים|בחתונה)',
      cannot.he,
      'לא (עובד|עובדת|עובדים|זמין|זמינה)',
      'לא (יכול|יכולה|יכולים|אוכל|נוכל) (ללמד|לעבוד)',
      'לא (מקבל|מקבלת|מקבלים) (תלמידים|שיעורים)',
      '(יוצא|יוצאת|יוצאים) (לחופש|לחופשה)',
      'לא (אהיה|נהיה) (זמין|זמינה|פנוי|פנויה|פה|בארץ)',
      'אף אחד לא (יקבע|קובע|יכול לקבוע) [לי]',
      '(אני|אנחנו) (רוצה|רוצים|צריך|צריכה) … (חופשי|חופשייה|פנוי)',
      '(אין|בלי) עבודה',
      ofNoLessons,
      '(אני|אנחנו) (מסיים|מסיימת|מסיימים)',
      '^ לא (פנוי|פנויה|מלמד|מלמדת)',
      '^ (תפוס|תפוסה|עסוק|עסוקה)',
      '(תפוס|תפוסה|חסום|סגור) לי',
      '(יהיה|יהיו|שיהיו|שיהיה) (חסום|חסומות|סגור|סגורות)',
      '(לא|אל|שלא) (תתנו|תתני|תתן|לתת) … לקבוע',
      '(לא|אל|שלא) (תקבעו|תקבעי|יקבעו|לקבוע|תזמינו|יזמינו) [לי]',
    ],
  },
  takes: ['time', 'all', 'it', 'noun', 'any', 'number', 'prep:except'],
  extra: (said) =>
    idle(
      said,
      // "Block that hour": the one that was told; "an hour" is how long.
      /\b(?:that|the|lunch) hour\b/.test(said.normal.text)
        ? /^(?:hour|lunch|dentist|doctor|gym)$/
        : /^(?:calendar|schedule|diary|lunch|breaks?|admin|errands|gym|yoga|dentist|doctor|meeting|appointment|myself|family|personal|stuff|work|people|students|anyone|school|shopping|rest|holiday|vacation|easter|out|off|please|אצלי|ה?שעות|תפוסה?|עסוקה?|ימים)$/,
    ),
  // "את כל יום שישי" is the whole of that day, and no rule.
  price: (reading, { text }) =>
    reading.kind === 'time' &&
    reading.time.kind === 'recurrence' &&
    /(?<![A-Za-zÀ-ӿא-ي])את כל (?:ה?יום )?[A-Za-zÀ-ӿא-ي]+$/u.test(text.slice(0, reading.to))
      ? null
      : 0,
  declines: (heard) =>
    whenOf(heard.items).items.length === 0 ||
    (Object.values(cannot).includes(heard.verb?.pattern ?? '') && !isOfHours(heard)) ||
    isOfOne(heard) ||
    isBesideLesson(heard) ||
    (heard.verb?.pattern === ofNoLessons && !closesHours(heard)) ||
    (/\b(?:finish|end|stop|done|finished)\b|מסיימ/.test(heard.verb?.pattern ?? '') && !endsOwnDay(heard)) ||
    // "I blocked tomorrow by mistake" closes nothing.
    /\bi(?:'ve| have)? (?:accidentally )?blocked\b/.test(heard.normal.text) ||
    /\b(?:take|lift|remove|drop) (?:the|my|that) block\b/.test(heard.normal.text) ||
    // "Busy on Sunday?" asks; from when until when tells.
    (/תפוס|עסוק/.test(heard.normal.text) &&
      !/אני|אנחנו|לסמן|סמני?/.test(heard.normal.text) &&
      (heard.asks || heard.questionMark || whenOf(heard.items).endClock === undefined)) ||
    // "Don't book me a lesson tomorrow" books none, and closes nothing.
    (/לקבוע|קבעו?י? |זמינו/.test(heard.normal.text) && has(heard, 'noun')),
  resolve,
  plan(slots) {
    const { start, end, rrule, items } = slots as {
      start?: Wall;
      end?: Wall;
      rrule?: string;
      items?: { start: Wall; end: Wall }[];
    };
    if (items) return { steps: items.map((input) => ({ name: 'addRestrictedTime', args: { input } })) };
    if (start === undefined || end === undefined) return {};
    const input = { start, end, ...(rrule === undefined ? {} : { rrule }) };
    return { steps: [{ name: 'addRestrictedTime', args: { input } }] };
  },
  examples: () => ({
    en: ['block tomorrow 12 to 2', "I'm away December 24 to 27"],
    he: ['לחסום מחר 12–14', 'אני בחופש מחר'],
  }),
  counterexamples: {
    en: ["don't block tomorrow", 'block Omer', 'is tomorrow blocked?', 'show my blocked hours'],
    he: ['אל תחסום את מחר', 'לחסום את עומר', 'האם מחר חסום?', 'אילו שעות חסומות לי?'],
  },
});

/** "Close the Monday group", "תסגור את השיעור של שישי": one lesson, or who may come to it, and no hours. */
const isOfOne = ({ items, normal: { text } }: Interpretation): boolean =>
  /\b(?:close|block|reserve|hold|keep|leave)\b|סגו?ר|חסו?[םמ]|שמו?ר|נע[לו]/.test(text) &&
  items.some(
    ({ kind, role, from, to }) =>
      kind === 'word' &&
      role !== 'for' &&
      role !== 'to' &&
      /^(?:groups?|lesson|class|session|קבוצ[הת]|שיעור)$/.test(text.slice(from, to)),
  );

/** "Sunday to Thursday 2 to 4", which may be those of the coming week alone. */
function onceOf(
  { weekdays: [first], rrule }: SaidRule,
  { recurrence }: When,
  { from, to }: Range,
  { now }: IndexedWorld,
): { start: Wall; end: Wall; rrule: string } | null {
  const { text = '', weekdays = [] } = recurrence ?? {};
  if (first === undefined || !namesDaysFromTo(text)) return null;
  const day = firstDay([first], addDays(dayOf(now), 1));
  const last = addDays(day, weekdays.length - 1);
  return {
    start: `${day}${from.slice(10)}`,
    end: `${addDays(day, daysOf(to) - daysOf(from))}${to.slice(10)}`,
    rrule: `${rrule};UNTIL=${last.replaceAll('-', '')}`,
  };
}

/** "At the gym every day at 1, block 12:45 to 1:30": the hours that are closed are said last. */
function ofLastHours(items: Entity[]): Entity[] {
  const last = items.findLastIndex(
    (item) =>
      item.kind === 'time' &&
      item.time.kind === 'interval' &&
      item.time.startClock !== undefined &&
      item.time.endClock !== undefined &&
      item.time.day === undefined,
  );
  return items.map((item, at) => {
    if (at >= last || item.kind !== 'time') return item;
    const { time } = item;
    if (time.kind === 'recurrence' && time.endClock === undefined) {
      const { clock: _clock, ...rule } = time;
      return { ...item, time: rule };
    }
    return time.kind === 'instant'
      ? { ...item, time: { ...time, kind: 'date', grain: 'day', start: time.day.date } }
      : item;
  });
}

const noMore = /\bany ?more\b|\bno longer\b|(?<![A-Za-zÀ-ӿא-ي])יותר(?![A-Za-zÀ-ӿא-ي])/u;

function resolve(draft: Draft, heard: Interpretation, world: IndexedWorld): void {
  const [items, out] = apartFrom(ofLastHours(meant(heard.items)));
  // "Two weeks from the 20th", "from the 20th" go on beyond the day that is named.
  if (
    draft.given['end'] === undefined &&
    items.some(
      (item) =>
        item.kind === 'time' &&
        ((item.time.kind === 'date' && item.role === 'from') ||
          /\b(?:week|month)s? from\b/.test(item.time.text)),
    )
  )
    draft.doubts.push('since');
  const rule = aRule(items, null);
  const when = whenOf(items);
  // "Every Monday at 5 and Tuesday from 4 to 6" are two.
  if (
    rule?.weekdays[0] !== undefined &&
    when.day?.weekday !== undefined &&
    !rule.weekdays.includes(when.day.weekday)
  )
    draft.doubts.push('days');
  if (rule) {
    onItsDay(rule, when);
    // "Once a month on Friday": which of them is asked.
    if (when.day?.weekday !== undefined && rule.weekdays.length === 0) draft.doubts.push('days');
    say(draft, 'rrule', rule.rrule, rule.items, 'when');
    when.day = {
      date: firstOf(rule, dayOf(rule.start ?? world.now)),
    };
    delete when.stretch;
    // "Every Monday morning" is that part of the day, not the whole of it.
    const part = when.recurrence?.part;
    if (part !== undefined && when.clock === undefined) {
      const [from, to] = partHours[part];
      when.clock = { minute: from, open: false };
      when.endClock = { minute: to % 1440, open: false };
    }
  }
  if (when.minutes !== undefined && !rule) beginsAt(when);
  // Where the day's work ends it is closed; "at 8" is in the evening.
  const isEnd = endsOwnDay(heard) && when.clock !== undefined;
  if (isEnd) when.endClock = { minute: 0, open: false };
  if (isEnd && when.clock?.open && when.clock.minute >= 480 && when.clock.minute < 600)
    when.clock = { minute: when.clock.minute + 720, open: false };
  // "תסגרי ביום רביעי מ6"
  if (
    when.clock !== undefined &&
    when.minutes === undefined &&
    items.some((item) => item.kind === 'number' && item.role === 'from')
  )
    when.endClock ??= { minute: 0, open: false };
  const { stretch, clock } = when;
  if (isEnd && clock && stretch?.start && stretch.end) when.hours = { from: clock.minute, to: 1440 };
  // "On Tuesday mornings" may be of each Tuesday.
  if (stretch?.day && isPlural.test(stretch.text)) draft.doubts.push('days');
  const range = aRange(when, world);
  // "From the 1st for a week"
  const { calendar, minutes = 0 } = when;
  if (range && !rule && when.day && calendar && minutes >= 1440 && when.clock === undefined)
    range.to = addMinutes(range.from, minutes);
  if (/\boff (?:at|from) \d/.test(heard.normal.text) && when.endClock === undefined)
    draft.doubts.push('hours');
  // "Thursday after school" is not all of it.
  if (when.clock === undefined && /\b(?:after|before|until) (?:school|work|lunch)\b/.test(heard.normal.text))
    draft.doubts.push('hours');
  // "I don't teach after 8 any more" is of no one day.
  if (!rule && noMore.test(heard.normal.text)) draft.doubts.push('days');
  if (isOfWhichDays(when) || isOfSeveral(items)) draft.doubts.push('days');
  if (range === null) {
    ask(draft, 'start', inWords(world, 'When?', 'מתי?'), [
      { label: inWords(world, 'tomorrow', 'מחר'), value: `${addDays(dayOf(world.now), 1)}T00:00` },
    ]);
    return;
  }
  // "The first Sunday of the month" may have been: nothing is closed that has passed.
  if (!rule && range.to <= world.now)
    ask(draft, 'start', inWords(world, 'That has passed. When?', 'המועד הזה עבר. מתי?'), []);
  const length = lengthSaid(heard, when);
  if (length !== null) {
    askHour(draft, when, range, length, world);
    return;
  }
  if (when.hours || saysEach(when)) {
    everyDay(draft, when, range, world);
    return;
  }
  say(draft, 'start', range.from, when.items, 'when');
  draft.slots['end'] = range.to;
  markDenied(draft, 'start', range);
  if (out.length > 0) {
    leaveOpen(draft, range, items, out, world);
    return;
  }
  if (draft.given['start'] !== undefined) return;
  const once = rule && onceOf(rule, when, range, world);
  if (once) {
    draft.choices = [
      { label: inWords(world, 'every week', 'כל שבוע'), slots: {} },
      { label: momentWords(world, once.start), slots: once },
    ];
    return;
  }
  const days = rule ? null : daysOff(heard, when, world);
  if (days) {
    const last = addDays(dayOf(days.to), -1);
    draft.choices = [
      {
        label: `${momentWords(world, dayOf(days.from))} – ${momentWords(world, last)}`,
        slots: { start: days.from, end: days.to },
      },
      { label: `${momentWords(world, range.from)}–${range.to.slice(11)}`, slots: {} },
    ];
    return;
  }
  const other = rule ? null : otherRange(when, range);
  draft.choices = readings(when, other ? [range, other] : [range], isHabit(draft, when, isEnd), world);
}

/** How long, where no hour was said: "two hours on Thursday", "lunch tomorrow" are not the whole day. */
function lengthSaid({ normal: { text } }: Interpretation, { minutes, clock, stretch }: When): number | null {
  if (clock !== undefined) return null;
  if (minutes !== undefined && minutes < 1440) return minutes;
  return stretch === undefined && ofAnHour.test(text) ? 60 : null;
}

const ofAnHour =
  /\blunch\b(?! (?:to|until)\b)|(?<![A-Za-zÀ-ӿא-ي])הפסקת (?:צהריים|צהרים|אוכל|קפה)(?![A-Za-zÀ-ӿא-ي])|ארוחת/u;

/** The hour of so long a time is asked; its answer is where it begins. */
function askHour(draft: Draft, when: When, { from }: Range, minutes: number, world: IndexedWorld): void {
  mark(draft, 'start', when.items, 'when');
  const { start } = draft.given as { start?: Wall };
  if (start !== undefined) {
    draft.slots['end'] = addMinutes(start, minutes);
    return;
  }
  const isNoon = ofAnHour.test(draft.heard.normal.text);
  const starts = isNoon
    ? [720, 780, 840].map((minute) => atClock(from, minute))
    : freeStarts(world, dayOf(from), minutes);
  ask(
    draft,
    'start',
    inWords(world, 'From when?', 'מאיזו שעה?'),
    starts.map((value) => ({ label: momentWords(world, value), value })),
  );
}

/** "Next week in the afternoon", "in the mornings": those hours of each of its days. */
function everyDay(draft: Draft, when: When, { from, to }: Range, world: IndexedWorld): void {
  const hours = when.hours ?? { from: minuteOfDay(from), to: minuteOfDay(to) || 1440 };
  const day = dayOf(from > world.now && when.hours ? from : world.now);
  const last = when.hours && addDays(dayOf(to), to.endsWith('T00:00') ? -1 : 0).replaceAll('-', '');
  say(draft, 'start', atClock(day, hours.from), when.items, 'when');
  draft.slots['end'] = atClock(day, hours.to);
  draft.slots['rrule'] = `FREQ=DAILY;INTERVAL=1${last ? `;UNTIL=${last}` : ''}`;
}

/** Hours of no one day, said of what one does: of every day, or of that one. */
const isHabit = ({ slots, heard }: Draft, { day, stretch }: When, isEnd: boolean): boolean =>
  day === undefined &&
  slots['rrule'] === undefined &&
  (isEnd || (stretch?.clockOnly === true && isUsual.test(heard.normal.text)));

/** "After 8" is of the morning or of the evening; "I don't teach before 2" of a day or of all of them (convention 3). */
function readings(when: When, ranges: Range[], isDaily: boolean, world: IndexedWorld): Draft['choices'] {
  const all = ranges.flatMap((range) =>
    [range.from, ...laterHour(when, range, world)].map((from) => ({ from, to: range.to })),
  );
  const daily = isDaily
    ? all.map(({ from, to }) => {
        const isOpen = when.stretch && when.stretch.start === undefined;
        const start = isOpen ? dayStart(from) : from;
        const end = atClock(start, minuteOfDay(to) || 1440);
        const every = inWords(world, 'every day', 'כל יום');
        return {
          label: `${every} ${start.slice(11)}–${to.slice(11)}`,
          slots: { start, end, rrule: 'FREQ=DAILY;INTERVAL=1' },
        };
      })
    : [];
  const once = all.map(({ from, to }) => ({
    label: from.endsWith('T00:00')
      ? momentWords(world, dayOf(from))
      : `${momentWords(world, from)}–${to.slice(11)}`,
    slots: { start: from, end: to },
  }));
  const choices = [...daily, ...once];
  return choices.length > 1 ? choices : undefined;
}

/** What one does, and not what one does once. */
const isUsual =
  /\b(?:don't|never) (?:work|teach)\b|\bno (?:lessons|teaching|bookings|classes)\b|(?<![A-Za-zÀ-ӿא-ي])(?:לא (?:עובדי?ם?|עובדת|מלמדי?ם?|מלמדת)|(?:אין|בלי) (?:שיעורים|קביעות)|(?:לא|אל) (?:לקבוע|תקבעי?ו?|תת(?:ני|נו|ן) .{0,20}לקבוע))(?![A-Za-zÀ-ӿא-ي])|\b(?:don't let|nobody|no one)\b.* book\b/u;

/** What is closed, and what of it stays open: "tomorrow but not the evening", "all week except Wednesday". */
function apartFrom(items: Entity[]): [said: Entity[], out: Entity[]] {
  const at = items.findIndex(({ role }) => role === 'except');
  if (at < 0) return [items, []];
  return at === 0 ? [items.slice(1), items.slice(0, 1)] : [items.slice(0, at), items.slice(at)];
}

/** Nobody is taught at night: what is left of it needs no closing. */
const isNight = ({ from, to }: Range): boolean =>
  dayOf(from) === dayOf(to) ? to.slice(11) <= '07:00' : from.slice(11) >= '21:00' && to.endsWith('T00:00');

/** What goes before and after that which stays open; where it is not within, that is asked about. */
function leaveOpen(draft: Draft, range: Range, items: Entity[], out: Entity[], world: IndexedWorld): void {
  mark(draft, 'start', out, 'when');
  const [first, more] = out;
  const hours = whenOf(out);
  const isOfHours = hours.clock !== undefined || hours.stretch?.grain === 'part';
  let [day] = first ? daysIn(first) : [];
  // "Next week but not Wednesday": that of the week.
  while (day !== undefined && hours.day?.which === 'bare' && day < dayOf(range.from)) day = addDays(day, 7);
  const open =
    day !== undefined && !isOfHours
      ? { from: `${day}T00:00`, to: `${addDays(day, 1)}T00:00` }
      : aRange(whenOf([...items.filter((item) => daysIn(item).length > 0), ...out]), world);
  const isClear =
    more === undefined &&
    !/\bbut not\b|אבל לא/.test(draft.heard.normal.text) &&
    (hours.clock === undefined || hours.endClock !== undefined);
  const parts = [
    { from: range.from, to: open?.from ?? '' },
    { from: open?.to ?? '9', to: range.to },
  ].flatMap((one) => (one.from < one.to && !isNight(one) ? [{ start: one.from, end: one.to }] : []));
  if (
    !isClear ||
    open === null ||
    open.from < range.from ||
    open.to > range.to ||
    !parts[0] ||
    'rrule' in draft.slots
  )
    draft.doubts.push('except');
  else if (parts.length > 1) draft.slots['items'] = parts;
  else Object.assign(draft.slots, parts[0]);
}
