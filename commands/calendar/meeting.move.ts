/** Moves a lesson to another day or hour: one occurrence, or the series from there on. */
import { addMinutes, dayOf, minuteOfDay, minutesBetween, type Wall } from '../../domain/basics/wallTime.ts';
import type { Step } from '../../domain/operations.ts';
import { command } from '../command.ts';
import type { IndexedWorld } from '../indexWorld.ts';
import { ask, mark, say, type Draft } from '../pipeline/draft.ts';
import { words, type Heard } from '../pipeline/heard.ts';
import type { Slots } from '../pipeline/plan.ts';
import { aMeeting } from '../slots/aMeeting.ts';
import { aNotify, aScope } from '../slots/aScope.ts';
import { atClock, weekStart } from '../slots/days.ts';
import { findHeld, selectorOf } from '../slots/selector.ts';
import { somePeople } from '../slots/somePeople.ts';
import { nearestHour, nothingSaid, whenOf, type When } from '../slots/when.ts';
import { inWords, minutesWords, momentWords } from '../words.ts';
import type { Held } from './lesson.ts';
import { addressOf } from './address.ts';
import { askForTime } from './askForTime.ts';
import { firstLessons } from './exampleWords.ts';
import { movesAll, moveAll, type MovedItem } from './moveAll.ts';
import { splitMove, type MoveParts } from './splitMove.ts';

export const meetingMove = command({
  id: 'meeting.move',
  who: ['teacher', 'student', 'parent'],
  deed: 'does',
  says: {
    en: [
      '(move|moves|moving|mv|reschedule|rescheduling|shift|push|postpone|delay|transfer|bring|pull|advance|switch|change|swap|set|start)',
      '(push|move|put|bring|pull|shift) … (back|off|forward|up|ahead|earlier|later)',
      '(push|put|bring|pull|shift|move) (back|off|forward|up|ahead|over)',
      '(starts|start|begins|begin|is now|will be|moves|goes|should be|make it|change it)',
      'make … (earlier|later|start)',
      'make',
      'instead $',
      'put … instead',
      'do … instead',
    ],
    he: [
      '(זז|זזה|יזוז|תזוז|להזיז|תזיז|תזיזי|תזיזו|הזז|הזיזי|הזיזו|מזיז|מזיזה|נזיז|אזיז|להעביר|תעביר|תעבירי|תעבירו|העבר|העבירי|מעביר|מעבירה|נעביר|אעביר|עובר|עוברת|עוברים|לעבור|יעבור|תעבור|שיעבור|לדחות|תדחה|תדחי|תדחו|דחה|דחי|נדחה|נדחית|דוחה|דוחים|להקדים|תקדים|תקדימי|תקדימו|הקדם|הקדימי|מקדים|מקדימה|נקדים|לאחר|תאחר|תאחרי|לשנות|תשנה|תשני|תשנו|שנה|משנה|משנים|נשנה|להחליף|תחליף|תחליפי|נחליף)',
      '(מתחיל|מתחילה|יתחיל|תתחיל|יהיה|תהיה|שיהיה)',
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
  ],
  price(reading, { text }) {
    if (reading.kind !== 'time') return 0;
    // "half an hour later" is by how much, not a moment from now.
    if (
      reading.time.kind !== 'duration' &&
      /\b(?:later|earlier|sooner|back)$|מאוחר|מוקדם/.test(text.slice(reading.from, reading.to))
    )
      return null;
    // "ראשון ל-5": the day it stood on, and the hour it goes to.
    if (
      reading.time.kind === 'instant' &&
      /\sto\s|\sל(?:-|\d|שעה|[א-ת]{3})/.test(text.slice(reading.from, reading.to))
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
  declines: (heard) => isOther(heard),
  /** "omer tomorrow to 5", "omer 30 minutes later": without a verb, of a lesson that is there. */
  bare(heard, world) {
    if (heard.unread.length > 0 || heard.asks || heard.negated) return false;
    const parts = splitMove(heard.items);
    const moves =
      parts.target.some((item) => item.role === 'to') ||
      heard.items.some((item) => item.role === 'instead') ||
      (parts.by.length > 0 && words(heard, 'direction').length > 0) ||
      (parts.target.length > 0 && words(heard, 'scope', 'future').length > 0);
    const selector = selectorOf(parts.selector);
    return (
      moves &&
      (selector.people.length > 0 || selector.subjects.length > 0) &&
      findHeld(selector, world).length > 0
    );
  },
  resolve,
  plan(slots, world) {
    const { start, end, items } = slots as { start?: Wall; end?: Wall; items?: MovedItem[] };
    if (items !== undefined)
      return items.length === 0
        ? { reply: { text: inWords(world, 'Nothing is planned then.', 'אין שיעורים בזמן הזה.') } }
        : { steps: items.flatMap((item) => moved(item, slots, world)) };
    const addressed = addressOf(slots, world);
    if (addressed === null || start === undefined || end === undefined) return {};
    const { id, address } = addressed;
    if (world.role !== 'teacher') return { calls: [askForTime(id, { start, end }, world)] };
    return { steps: [{ name: 'updateMeeting', args: { input: { id, start, end }, ...address } }] };
  },
  examples(world) {
    const { subject, person, weekday } = firstLessons(world);
    return {
      en: [
        `move ${person.en}'s lesson to 5pm, future ones too`,
        `push ${person.en} back half an hour, just this time`,
        `move ${weekday.en}'s ${subject.en} to Monday at 6`,
      ],
      he: [
        `תזיז את השיעור של ${person.he} ל-17:00, גם את הבאים`,
        `תדחה את ${person.he} בחצי שעה, רק הפעם`,
        `להעביר את ${subject.he} של ${weekday.he} לשני ב-6`,
      ],
    };
  },
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
  /^(?:make|set|start|starts|change|put|switch|bring back|will be|is now|should be|goes|יהיה|תהיה|לשנות|תשנה|תשני|להחליף|תחליף|תחליפי|לעבור|תעבור|תעברי|עובר|עוברת|יעבור)$/;

/** "make an appointment with Yael": a lesson, not the lesson, is a new one. */
const isNew =
  /\b(?:make|set|put|start)\b.*\b(?:an?|another|new) (?:[a-z]+ )?(?:lesson|class|session|meeting|appointment)\b/;

function isOther(heard: Heard): boolean {
  if (isNew.test(heard.normal.text)) return true;
  const said = (heard.verb?.ranges ?? [])
    .map((range) => heard.normal.text.slice(range.from, range.to))
    .join(' ');
  const { target, by, selector } = splitMove(heard.items);
  const goal = whenOf(target);
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
  if (target.length > 0 && goal.items.length === 0) return true;
  if (nowhere && (loose.test(said) || heard.unread.some(({ text }) => !/\d/.test(text)))) return true;
  return (
    loose.test(said) &&
    selector.every((item) => item.kind === 'word' && item.sense !== 'it' && item.sense !== 'noun')
  );
}

function moved(item: MovedItem, { notify }: Slots, world: IndexedWorld): Step[] {
  const addressed = addressOf({ ...item, notify }, world);
  return addressed === null
    ? []
    : [
        {
          name: 'updateMeeting',
          args: { input: { id: addressed.id, start: item.start, end: item.end }, ...addressed.address },
        },
      ];
}

function resolve(draft: Draft, heard: Heard, world: IndexedWorld): void {
  const parts = splitMove(heard.items);
  if (world.role === 'teacher' && movesAll(heard)) return moveAll(draft, parts, directionOf(heard), world);
  if (heard.wish && world.role === 'teacher') draft.doubts.push('wish');
  const since = parts.since[0];
  const selector = selectorOf(parts.selector);
  const from = since?.kind === 'time' && 'start' in since.time ? since.time.start : undefined;
  const held = aMeeting(
    draft,
    from === undefined ? selector : { ...selector, since: from.length === 10 ? `${from}T00:00` : from },
    world,
  );
  if (held !== null) startOf(draft, heard, parts, held, world);
  else mark(draft, 'start', [...parts.target, ...parts.by], 'when');
  aScope(draft, held, world, since ? { scope: 'future', items: parts.since } : undefined);
  if (world.role === 'parent') somePeople(draft, 'child', heard.items, ['child'], world);
  aNotify(draft);
}

function startOf(draft: Draft, heard: Heard, parts: MoveParts, held: Held, world: IndexedWorld): void {
  const target = whenOf(parts.target);
  const by = whenOf(parts.by);
  const isPast = (start: Wall) => start <= world.now && held.start > world.now;
  if (typeof draft.given['start'] === 'string') return lengthOf(draft, draft.given['start'], held, target);
  if (by.minutes !== undefined) return byHowMuch(draft, heard, parts, by.minutes, held, world);
  const goal = aheadOf(goalOf(target, held), isPast);
  // Where it stands already is no goal, and nothing that is ahead moves into the past.
  if (goal === null || goal.start === held.start || isPast(goal.start)) {
    mark(draft, 'start', parts.target, 'when');
    const question =
      goal !== null && isPast(goal.start)
        ? inWords(world, 'That has passed. To when?', 'המועד הזה עבר. לאיזה מועד?')
        : inWords(world, 'To when?', 'לאיזה מועד?');
    ask(draft, 'start', question, freeChoices(held, world));
    return;
  }
  const { start, others } = goal;
  say(draft, 'start', start, parts.target, 'when');
  const hours = target.clock === undefined ? [] : [target.clock, ...target.moreClocks];
  if (hours.length > 1)
    ask(
      draft,
      'start',
      inWords(world, 'At which hour?', 'באיזו שעה?'),
      hours
        .map((hour) => atClock(start, nearestHour(hour, minuteOfDay(held.start)).minute))
        .map((value) => ({ label: momentWords(world, value), value })),
    );
  for (const other of others)
    draft.others.push({ label: momentWords(world, other), slots: { start: other } });
  lengthOf(draft, start, held, target);
}

/** Of two hours of which one has passed, the other is meant. */
function aheadOf(goal: Goal | null, isPast: (start: Wall) => boolean): Goal | null {
  if (goal === null || !isPast(goal.start)) return goal;
  const start = goal.others.find((other) => !isPast(other) && dayOf(other) === dayOf(goal.start));
  return start === undefined ? goal : { start, others: [] };
}

type Goal = { start: Wall; others: Wall[] };

/** Where it goes: what is not said stays as it was (convention 9). */
function goalOf(target: When, held: Held): Goal | null {
  const { day, clock, stretch } = target;
  const weekday = target.recurrence?.weekdays?.[0];
  if (day === undefined && clock === undefined && stretch === undefined && weekday === undefined) return null;
  const hour =
    clock === undefined
      ? { minute: minuteOfDay(held.start), other: null }
      : nearestHour(clock, minuteOfDay(held.start));
  let date = day?.date ?? dayOf(held.start);
  const otherDates: string[] = day?.other === undefined ? [] : [day.other];
  if (day === undefined && weekday !== undefined)
    date = dayOf(atClock(weekStart(held.start), weekday * 1440));
  if (stretch !== undefined && day === undefined) {
    // "to next week": the same weekday there; a part of a day gives only its beginning.
    if (stretch.start === undefined) return null;
    if (stretch.grain === 'week')
      date = dayOf(atClock(stretch.start, 1440 * new Date(`${dayOf(held.start)}T00:00Z`).getUTCDay()));
    else if (stretch.grain === 'part' && clock === undefined) return { start: stretch.start, others: [] };
    else date = dayOf(stretch.start);
  }
  const start = atClock(date, hour.minute);
  const others = [
    ...otherDates.map((other) => atClock(other, hour.minute)),
    ...(hour.other === null ? [] : [atClock(date, hour.other)]),
  ];
  return { start, others };
}

function lengthOf(draft: Draft, start: Wall, held: Held, target: When): void {
  let minutes = held.lesson.minutes;
  if (target.minutes !== undefined) minutes = target.minutes;
  else if (target.endClock !== undefined) {
    const begin = minuteOfDay(start);
    const until = (((target.endClock.minute - begin) % 1440) + 1440) % 1440;
    minutes = target.endClock.open && until > 720 ? until - 720 : until;
  }
  draft.slots['end'] = addMinutes(start, minutes);
  if (minutes !== held.lesson.minutes) draft.slots['minutes'] = minutes;
}

function byHowMuch(
  draft: Draft,
  heard: Heard,
  parts: MoveParts,
  minutes: number,
  held: Held,
  world: IndexedWorld,
): void {
  const direction = directionOf(heard);
  const told = [...parts.by, ...words(heard, 'direction')];
  if (direction === null && draft.given['delta'] === undefined) {
    mark(draft, 'delta', told, 'when');
    ask(draft, 'delta', inWords(world, 'Later or earlier?', 'מאוחר יותר או מוקדם יותר?'), [
      { label: `${minutesWords(world, minutes)} ${inWords(world, 'later', 'מאוחר יותר')}`, value: minutes },
      {
        label: `${minutesWords(world, minutes)} ${inWords(world, 'earlier', 'מוקדם יותר')}`,
        value: -minutes,
      },
    ]);
    return;
  }
  const delta = typeof draft.given['delta'] === 'number' ? draft.given['delta'] : (direction ?? 1) * minutes;
  say(draft, 'delta', delta, told, 'when');
  const start = addMinutes(held.start, delta);
  draft.slots['start'] = start;
  lengthOf(draft, start, held, nothingSaid());
}

/** "Push back" is later (convention 9); "forward" alone says neither. */
function directionOf(heard: Heard): 1 | -1 | null {
  const told = words(heard, 'direction').at(-1)?.value;
  const verb = (heard.verb?.ranges ?? [])
    .map((range) => heard.normal.text.slice(range.from, range.to))
    .join(' ');
  if (told === 'later') return 1;
  if (told === 'earlier') return -1;
  if (/\b(?:back|off|delay|postpone|later)\b|דח|לאחר|תאחר/.test(verb)) return 1;
  if (/^push$/.test(verb) && told === undefined) return 1;
  if (/\b(?:earlier|advance|up)\b|קד[יםמ]/.test(verb)) return -1;
  if (/\b(?:bring|pull)\b/.test(verb) && (told === 'forward' || /forward|ahead/.test(verb))) return -1;
  return null;
}

function freeChoices(held: Held, world: IndexedWorld): { label: string; value: Wall }[] {
  const choices: { label: string; value: Wall }[] = [];
  for (const shift of [60, -60, 1440, 7 * 1440]) {
    const start = addMinutes(held.start, shift);
    const end = addMinutes(start, held.lesson.minutes);
    const busy = world
      .heldBetween(addMinutes(start, -720), end)
      .some((one) => one.lesson.id !== held.lesson.id && one.end > start && one.start < end);
    if (!busy && minutesBetween(world.now, start) > 0)
      choices.push({ label: momentWords(world, start), value: start });
  }
  return choices;
}
