/** When the lesson that is asked for begins and ends: said, assumed, or asked. */
import {
  addDays,
  addMinutes,
  dayOf,
  minutesBetween,
  type Day,
  type Wall,
} from '../../../../domain/basics/wallTime.ts';
import { ask, assume, mark, say, type Draft } from '../../../kernel/draft.ts';
import { inWords, minutesWords, momentWords } from '../../../kernel/words.ts';
import { aRange, type Range } from '../../../slots/aRange.ts';
import type { SaidRule } from '../../../slots/aRule.ts';
import { endOf, isDouble, minutesOr, newMoment, type NewMoment } from '../../../slots/newMoment.ts';
import type { When } from '../../../slots/saidWhen.ts';
import type { IndexedWorld } from '../../../world/indexWorld.ts';
import type { WorldPerson } from '../../../world/world.ts';
import { freeStarts } from '../lesson/freeStarts.ts';

/** The usual length of the teacher who is asked. */
const usualMinutes = (teacher: WorldPerson | null): number =>
  Number(teacher?.userData?.['lessonDuration']) || 45;

type Asked = { when: When; rule: SaidRule | null; asked: WorldPerson | null };

/** The start and the other readings of it; null where it is asked. */
export function momentAsked(
  draft: Draft,
  { when, rule, asked }: Asked,
  world: IndexedWorld,
): { start: Wall; others: Wall[] } | null {
  const { start } = draft.given;
  const moment: NewMoment =
    typeof start === 'string' ? { start, others: [], why: null } : newMoment(when, world);
  const { text } = draft.heard.normal;
  if (when.endClock === undefined && isDouble(text)) when.minutes ??= 2 * usualMinutes(asked);
  const minutes = minutesOr(usualMinutes(asked), when, draft);
  const free = aRange(when, world);
  if ('missing' in moment || (typeof start !== 'string' && isWindow(text, when, free, minutes))) {
    const day = 'missing' in moment ? moment.day : undefined;
    askStart(draft, when, rule ? null : free, startsIn(free, day, minutes, asked, world), world);
    return null;
  }
  sayTimes(draft, when, rule, { start: moment.start, minutes }, world);
  return moment;
}

/** "Between 4 and 6": a time in which it lies, and not how long it takes. */
const isWindow = (text: string, { endClock }: When, free: Range | null, minutes: number): boolean =>
  free !== null &&
  endClock !== undefined &&
  /\bbetween\b|(?<![A-Za-zÀ-ӿא-ي])בין(?![A-Za-zÀ-ӿא-ي])/u.test(text) &&
  minutesBetween(free.from, free.to) > minutes;

function askStart(draft: Draft, when: When, free: Range | null, starts: Wall[], world: IndexedWorld): void {
  if (free === null) mark(draft, 'from', when.items, 'when');
  else {
    say(draft, 'from', free.from, when.items, 'when');
    draft.slots['to'] = free.to;
  }
  ask(
    draft,
    'start',
    inWords(world, 'When?', 'מתי?'),
    starts.map((value) => ({ label: momentWords(world, value), value })),
  );
}

/** Free hours that keep to what was said of when. */
function startsIn(
  range: Range | null,
  day: Day | undefined,
  minutes: number,
  asked: WorldPerson | null,
  world: IndexedWorld,
): Wall[] {
  const starts = (on: Day | undefined, most: number) =>
    freeStarts(
      world,
      on,
      minutes,
      most,
      ({ lesson }) => !lesson.busyOnly || lesson.teacherId === asked?.id,
      (id) => id === asked?.id,
    );
  if (range === null) return starts(day, 4);
  const isWithin = (start: Wall) => start >= range.from && addMinutes(start, minutes) <= range.to;
  const found: Wall[] = [];
  for (let at = 0; at < 7 && found.length < 4; at++) {
    const on = addDays(dayOf(range.from), at);
    if (`${on}T00:00` < range.to) found.push(...starts(on, 24).filter(isWithin));
  }
  return found.slice(0, 4);
}

function sayTimes(
  draft: Draft,
  when: When,
  rule: SaidRule | null,
  { start, minutes }: { start: Wall; minutes: number },
  world: IndexedWorld,
): void {
  const isLong = (item: When['items'][number]) => item.kind === 'time' && item.time.kind === 'duration';
  const told = when.items.filter((item) => item.kind === 'time' && !isLong(item));
  say(draft, 'start', start, told, 'when');
  draft.slots['end'] = endOf(start, when, minutes);
  const long = when.items.filter(isLong);
  if (when.minutes !== undefined && !rule?.items.some((item) => long.includes(item)))
    say(draft, 'minutes', minutes, long, 'when');
  else if (when.minutes === undefined && when.endClock === undefined && !rule)
    assume(
      draft,
      'end',
      draft.slots['end'],
      `${minutesWords(world, minutes)}, ${inWords(world, 'the teacher’s usual length', 'האורך הרגיל של המורה')}`,
      'when',
    );
}
