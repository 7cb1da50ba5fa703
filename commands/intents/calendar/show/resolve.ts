/** Fills the slots of what is shown: whose lessons, of what, and of which days. */
import { addDays, dayOf, type Wall } from '../../../../domain/basics/wallTime.ts';
import { assume, say, type Draft } from '../../../kernel/draft.ts';
import type { Interpretation } from '../../../kernel/interpretation.ts';
import { inWords } from '../../../kernel/words.ts';
import { aRange } from '../../../slots/aRange.ts';
import { whenOf } from '../../../slots/when.ts';
import type { When } from '../../../slots/saidWhen.ts';
import { weekOf } from '../../../world/days.ts';
import type { IndexedWorld } from '../../../world/indexWorld.ts';
import { sayWhose } from '../lesson/sayWhose.ts';

export function resolveShown(draft: Draft, heard: Interpretation, world: IndexedWorld): void {
  sayWhose(draft, heard, world);
  const { text } = heard.normal;
  const when = whenOf(heard.items);
  const range = spokenDay(text, world) ?? rangeOf(when, text, world);
  if (range) {
    say(draft, 'from', range.from, when.items, 'when');
    draft.slots['to'] = range.to;
    // "המשך השבוע" begins now.
    if (/המשך|(?<![A-Za-zÀ-ӿא-ي])שאר(?![A-Za-zÀ-ӿא-ي])|נשאר|נותר/u.test(text) && range.from < world.now)
      draft.slots['from'] = world.now;
    return;
  }
  const usual = usualRanges.find((one) => one.when(draft, text)) ?? thisWeek;
  const { from, to } = usual.range(world);
  assume(draft, 'from', from, inWords(world, ...usual.why), 'when');
  draft.slots['to'] = to;
}

type Range = { from: Wall; to: Wall };

const daysFrom = ({ now }: IndexedWorld, first: number, after: number): Range => ({
  from: `${addDays(dayOf(now), first)}T00:00`,
  to: `${addDays(dayOf(now), after)}T00:00`,
});

/** "Todays lessons", without its apostrophe. */
function spokenDay(text: string, world: IndexedWorld): Range | null {
  if (/\btodays\b/.test(text)) return daysFrom(world, 0, 1);
  return /\btomorrows\b/.test(text) ? daysFrom(world, 1, 2) : null;
}

const looksBack =
  /\b(?:past|did|had|were|was|previous|history|last(?! (?:lesson|class|student|one) (?:on|of|today|tomorrow|this|next)\b))\b|(?<![A-Za-zÀ-ӿא-ي])[שו]?(?:היו|היה|היי?תה|עבר)(?![A-Za-zÀ-ӿא-ي])|קודמים|שעבר/u;

/** "Do I have", "will there be": of what comes. Without such a word "the lessons of February", in March, are those of the month that was. */
const looksAhead =
  /\b(?:do|does|have|has|got|will|going|next|coming|upcoming)\b|(?<![A-Za-zÀ-ӿא-י])ו?ש?(?:יש|אין|יהיה|יהיו|קרובים|הבא)(?![A-Za-zÀ-ӿא-י])/u;

function rangeOf(when: When, text: string, world: IndexedWorld): Range | null {
  const { day, stretch, clock, recurrence } = when;
  // "עם מי יש לי ב-5" is of today.
  if (day === undefined && stretch === undefined && clock !== undefined && recurrence === undefined)
    when.day = { date: dayOf(world.now) };
  return aRange(when, world, looksBack.test(text) || (!looksAhead.test(text) && 'near'));
}

/** Which days are shown where none are said, and why; in English and in Hebrew. */
type Usual = {
  when: (draft: Draft, text: string) => boolean;
  why: [en: string, he: string];
  range: (world: IndexedWorld) => Range;
};

const usualRanges: Usual[] = [
  // "Previous lessons"
  {
    when: (_, text) => /\b(?:past|previous|history)\b|קודמים|שהיו|שעברו/.test(text),
    why: ['the last three months', 'שלושת החודשים האחרונים'],
    range: (world) => ({ from: daysFrom(world, -90, 0).from, to: world.now }),
  },
  // "Dana's lessons", "upcoming lessons"
  {
    when: ({ slots }, text) =>
      ['students', 'subject', 'child'].some((slot) => slots[slot] !== undefined) ||
      /\b(?:upcoming|coming|future)\b|קרובים|עתידיים/.test(text),
    why: ['the next thirty days', 'שלושים הימים הקרובים'],
    range: (world) => ({ from: world.now, to: daysFrom(world, 0, 31).to }),
  },
  // "My day"
  {
    when: (_, text) => /\bday\b|סדר יום/.test(text),
    why: ['today', 'היום'],
    range: (world) => daysFrom(world, 0, 1),
  },
];

/** "What do I have" */
const thisWeek: Pick<Usual, 'why' | 'range'> = {
  why: ['this week', 'השבוע'],
  range: (world) => {
    const first = weekOf(world.now, world);
    return { from: `${first}T00:00`, to: `${addDays(first, 7)}T00:00` };
  },
};
