/** Copies the lessons of a week to the weeks after it, or to another one; what stands there already is not doubled. */
import { addDays, addMinutes, minutesBetween, type Wall } from '../../../domain/basics/wallTime.ts';
import type { Step } from '../../../domain/operations.ts';
import { command } from '../../kernel/command.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { ask, assume, say, type Draft } from '../../kernel/draft.ts';
import { isTime, words, type Interpretation, type Entity } from '../../kernel/interpretation.ts';
import type { EntityCandidate, AnnotatedText } from '../../kernel/annotatedText.ts';
import { aRange, type Range } from '../../slots/aRange.ts';
import { dayStart, weekOf } from '../../world/days.ts';
import { idle } from '../../slots/freeText.ts';
import { numberBeside } from '../../slots/aNumber.ts';
import { whenOf } from '../../slots/when.ts';
import { inWords } from '../../kernel/words.ts';
import type { Held } from '../../world/lesson.ts';
import { newInputOf } from './newInputOf.ts';

const week = 7 * 1440;
const largestBatch = 100;
const mostWeeks = 52;

/** "next week the same as this week": what is copied is said last. */
const isLike = (heard: Interpretation): boolean =>
  /same as|just like|identical|copy of|\bsame\b.* as\b|כמו/.test(heard.normal.text);

/** The week behind the one that is copied, whichever that is. */
const behind =
  /לשבוע (?:שאחריו|שלאחריו|אחריו|העוקב)|\b(?:in)?to the (?:week after(?! next)(?: that)?|following week|(?:next|following) one)\b/;

/** In English its words name a week too, counted from today and not from the one that is copied. */
function behindOf({ normal: { text } }: AnnotatedText): EntityCandidate[] {
  const found = behind.exec(text);
  if (found === null) return [];
  const [from, to] = [found.index, found.index + found[0].length];
  return [{ kind: 'word', sense: 'filler', value: '', from, to, cost: 0.2 }];
}

const isStretch = (item: Entity): boolean =>
  isTime(item) &&
  (item.time.kind === 'date' || (item.time.kind === 'interval' && item.time.open === undefined));

export const weekCopy = command({
  id: 'week.copy',
  who: ['teacher'],
  effect: 'does',
  says: {
    en: [
      '(copy|duplicate|clone|paste|replicate|repeat)',
      '(copy|duplicate|clone) … over',
      '[be] [make] (same as|just like|identical to)',
      '(make|should be) … (same as|just like)',
      'same (lessons|schedule|week|classes)',
      '(make|set) … (identical to|like)',
      '(use|run|reuse) … again',
      'roll … (over|forward|into|to|onto)',
      'make … a copy of',
      '(paste|put|copy) … (onto|on to|over)',
    ],
    he: [
      '(להעתיק|לגלגל|לשכפל|שכפל|העתקת|שכפול)',
      '[תעשה|תעשי|לעשות|שיהיה] כמו',
      '(תעשה|תעשי|לעשות) … כמו',
      'להדביק',
      '(אותו|אותה) (דבר|לוז|לו"ז|מערכת)',
    ],
  },
  extra: (said) => [
    ...behindOf(said),
    ...idle(
      said,
      /^(?:דבר|בדיוק|exactly|just|[לב]?שבוע|ה?(?:מערכת|לו"?ז|יומן|לוח)|שאחריו|אחריו|שלאחריו|שאחרי|following|after|that|schedule|timetable)$/,
    ),
  ],
  takes: ['time', 'number', 'noun', 'all', 'count', 'it', 'same', 'direction'],
  // "last week to this week" is from where and to where, not one stretch.
  price: (reading, { text }) =>
    reading.kind === 'time' &&
    reading.time.kind === 'interval' &&
    (reading.time.open !== undefined ||
      /\s(?:to|into)\s|\sל/.test(text.slice(reading.from, reading.to)) ||
      /^ (?:times|x)\b/.test(text.slice(reading.to)))
      ? null
      : 0,
  declines: (heard) =>
    heard.unread.length > 0 ||
    !heard.items.some((item) => isStretch(item) && isTime(item) && item.time.grain !== 'minute'),
  resolve,
  plan(slots, world) {
    const { from, to, start, count } = slots as { from?: Wall; to?: Wall; start?: Wall; count?: number };
    if (from === undefined || to === undefined || start === undefined || count === undefined) return {};
    const shift = minutesBetween(from, start);
    const standing = new Set(
      world.heldBetween(start, addMinutes(addMinutes(to, shift), (count - 1) * week)).map(known),
    );
    const inputs = world
      .heldBetween(from, to)
      .filter(({ lesson }) => !lesson.busyOnly)
      .flatMap((held) =>
        Array.from({ length: count }, (_, n) => addMinutes(held.start, shift + n * week))
          .filter((at) => at > world.now && !standing.has(known({ ...held, start: at })))
          .map((at) => newInputOf(held, at, world)),
      );
    if (inputs.length === 0)
      return {
        reply: { text: inWords(world, 'Those lessons are already there.', 'השיעורים האלה כבר קבועים שם.') },
      };
    const steps: Step[] = [];
    for (let at = 0; at < inputs.length; at += largestBatch)
      steps.push({ name: 'addBatchMeetings', args: { inputs: inputs.slice(at, at + largestBatch) } });
    return { steps };
  },
  examples: () => ({
    en: ['copy this week to the next four weeks', 'copy last week to this week'],
    he: ['להעתיק את השבוע לארבעת השבועות הבאים', 'תעתיק את השבוע שעבר לשבוע הזה'],
  }),
  counterexamples: {
    en: [
      "don't copy this week",
      'should I copy this week to next week?',
      'copy my share link',
      'move this week to next week',
    ],
    he: [
      'אל תעתיק את השבוע',
      'האם להעתיק את השבוע לשבוע הבא?',
      'תעתיק את הקישור שלי',
      'תזיז את השבוע לשבוע הבא',
    ],
  },
});

/** The same people at the same time are the same lesson: it is not doubled. */
const known = ({ lesson, start }: Pick<Held, 'lesson' | 'start'>): string =>
  `${start} ${lesson.attendeeIds.join()}`;

const rangeOf = (item: Entity | undefined, world: IndexedWorld): Range | null =>
  item === undefined ? null : aRange(whenOf([item]), world);

function resolve(draft: Draft, heard: Interpretation, world: IndexedWorld): void {
  const said = heard.items.filter(isStretch);
  // "תעתיקי לשבוע הבא את השיעורים של השבוע": where to is said first.
  const isTurned = said.length === 2 && said[0]?.role === 'to' && said[1]?.role !== 'to';
  const [source, goal] = isLike(heard) || isTurned ? said.toReversed() : said;
  const from = rangeOf(source, world);
  if (from === null || source === undefined) return;
  say(draft, 'from', from.from, [source], 'when');
  draft.slots['to'] = from.to;
  const target = rangeOf(goal, world);
  const times = numberBeside(heard.items, 'count');
  const long = heard.items.find((item) => isTime(item) && item.time.kind === 'duration');
  const weeks =
    long && isTime(long) && long.time.kind === 'duration' ? Math.round(long.time.minutes / week) : null;
  if (behind.test(heard.normal.text)) {
    draft.slots['start'] = from.to;
    draft.slots['count'] = 1;
  } else if (target && goal) {
    const isWeeks = minutesBetween(from.from, from.to) >= week;
    const start = isWeeks ? dayStart(weekOf(target.from, world)) : target.from;
    const span = Math.max(1, Math.round(minutesBetween(start, target.to) / week));
    say(draft, 'start', start, [goal], 'when');
    countWeeks(draft, isWeeks ? span : 1, world);
  } else if (times || (weeks !== null && weeks > 0 && long)) {
    say(draft, 'count', null, [times ?? (long as Entity), ...words(heard, 'count')], 'when');
    countWeeks(draft, times?.value ?? (weeks as number), world);
    assume(draft, 'start', from.to, inWords(world, 'the weeks after it', 'השבועות שאחריו'), 'when');
  } else {
    const next = `${addDays(weekOf(world.now, world), 7)}T00:00`;
    ask(draft, 'start', inWords(world, 'To which week?', 'לאיזה שבוע?'), [
      { label: inWords(world, 'next week', 'שבוע הבא'), value: next },
    ]);
    draft.slots['start'] = draft.given['start'];
    draft.slots['count'] = 1;
    if (draft.given['start'] !== undefined) draft.ask = undefined;
  }
}

/** No year beyond the next is planned by copying. */
function countWeeks(draft: Draft, count: number, world: IndexedWorld): void {
  draft.slots['count'] = count <= mostWeeks ? count : draft.given['count'];
  if (draft.slots['count'] !== undefined) return;
  ask(
    draft,
    'count',
    inWords(world, `For how many weeks? At most ${mostWeeks}.`, `לכמה שבועות? לכל היותר ${mostWeeks}.`),
    [4, 12, mostWeeks].map((value) => ({ label: String(value), value })),
  );
}
