/** When a new lesson begins and ends: said, assumed, or asked. */
import { minutesBetween, type Wall } from '../../../../domain/basics/wallTime.ts';
import { ask, assume, mark, say, type Draft } from '../../../kernel/draft.ts';
import { inWords, minutesWords, momentWords } from '../../../kernel/words.ts';
import { aRange } from '../../../slots/aRange.ts';
import { endOf, isDouble, minutesOr, newMoment, type NewMoment } from '../../../slots/newMoment.ts';
import type { Choice } from '../../../kernel/plan.ts';
import type { When } from '../../../slots/saidWhen.ts';
import type { IndexedWorld } from '../../../world/indexWorld.ts';
import { freeStarts } from '../lesson/freeStarts.ts';

type Missing = Extract<NewMoment, { missing: string }>;
type Known = Exclude<NewMoment, Missing>;

export const usualMinutes = ({ user }: IndexedWorld): number =>
  Number(user?.userData?.['lessonDuration']) || 45;

/** What is asked, by what is not known; in English and in Hebrew. */
const questions: Record<Missing['missing'], [en: string, he: string]> = {
  past: ['That has passed. When instead?', 'המועד הזה עבר. מתי במקום?'],
  hour: ['At what hour?', 'באיזו שעה?'],
  day: ['When?', 'מתי?'],
  both: ['When?', 'מתי?'],
};

/** Why an hour without a day is of that day. */
const reasons: Record<NonNullable<Known['why']>, [en: string, he: string]> = {
  today: ['today', 'היום'],
  tomorrow: ['tomorrow, that hour has passed today', 'מחר, השעה הזאת כבר עברה היום'],
};

export function momentOf(draft: Draft, when: When, world: IndexedWorld): void {
  const { start, minutes: chosen } = draft.given;
  const moment: NewMoment =
    typeof start === 'string' ? { start, others: [], why: null } : newMoment(when, world);
  const usual = usualMinutes(world);
  if (when.endClock === undefined && isDouble(draft.heard.normal.text)) when.minutes ??= 2 * usual;
  const minutes = typeof chosen === 'number' ? chosen : minutesOr(usual, when, draft);
  if ('missing' in moment) askMoment(draft, when, moment, minutes, world);
  else {
    sayStart(draft, when, moment, world);
    sayEnd(draft, when, moment.start, minutes, world);
  }
}

function askMoment(draft: Draft, when: When, moment: Missing, minutes: number, world: IndexedWorld): void {
  const { missing, day, passed } = moment;
  const within = when.stretch && missing !== 'past' ? aRange(when, world) : null;
  const free = freeStarts(world, day, minutes, 4, undefined, undefined, within);
  mark(draft, 'start', when.items, 'when');
  ask(draft, 'start', inWords(world, ...questions[missing]), [
    ...tookPlace(passed, world),
    ...free.map((value) => ({ label: momentWords(world, value), value })),
  ]);
}

/** A teacher writes down afterwards what was taught without a plan: it is paid and counted like any lesson. */
function tookPlace(passed: Wall | undefined, world: IndexedWorld): Choice[] {
  if (passed === undefined || world.role !== 'teacher') return [];
  const moment = momentWords(world, passed);
  return [{ label: inWords(world, `It took place: ${moment}`, `כבר התקיים: ${moment}`), value: passed }];
}

function sayStart(draft: Draft, when: When, { start, others, why }: Known, world: IndexedWorld): void {
  const told = when.items.filter(
    (item) => item.kind === 'time' && item.time.kind !== 'duration' && item.time.kind !== 'recurrence',
  );
  say(draft, 'start', start, told, 'when');
  if (why !== null) assume(draft, 'start', start, inWords(world, ...reasons[why]), 'when');
  for (const other of others)
    draft.others.push({ label: momentWords(world, other), slots: { start: other } });
}

function sayEnd(draft: Draft, when: When, start: Wall, minutes: number, world: IndexedWorld): void {
  const end = endOf(start, when, minutes);
  draft.slots['end'] = end;
  // "מ-17 ל-16" is no lesson through the night.
  if (minutesBetween(start, end) > 720) draft.doubts.push('long');
  if (when.minutes !== undefined || when.endClock !== undefined) {
    const long = when.items.filter((item) => item.kind === 'time' && item.time.kind === 'duration');
    say(draft, 'minutes', minutesBetween(start, end), long, 'when');
    return;
  }
  // A length that was chosen since is not the usual one.
  if (typeof draft.given['minutes'] === 'number') return;
  const long = minutesWords(world, minutes);
  assume(draft, 'end', end, inWords(world, `${long}, your usual length`, `${long}, האורך הרגיל שלך`), 'when');
}
