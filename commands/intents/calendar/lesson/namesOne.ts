import { minuteOfDay } from '../../../../domain/basics/wallTime.ts';
import type { IndexedWorld } from '../../../world/indexWorld.ts';
import type { Interpretation } from '../../../kernel/interpretation.ts';
import { fits, selectorOf } from '../../../slots/selector.ts';
import { whenOf } from '../../../slots/when.ts';

/** "Itay's Friday one", "את איתי של שישי": a lesson that stands, and never a new one. */
export const namesOne =
  /\b[a-z]+'s (?:[a-z]+ )?one\b|(?<![A-Za-zÀ-ӿא-ي])את [A-Za-zÀ-ӿא-ي]+ של (?:יום )?(?:ראשון|שני|שלישי|רביעי|חמישי|שישי|שבת|היום|מחר)(?![A-Za-zÀ-ӿא-ي])/u;

/** "השיעור של יעל היום ב-4": of one who comes that day it is the lesson that stands. */
export const theirs = /^(?:ה(?:שיעור|פגישה) (?:של|עם) |[a-z]+'s (?:lesson|class) )/;

const own =
  /\b(?:my|his|her|our|their|[a-z]+'s) (?:[a-z]+ ){0,2}(?:lesson|class)\b|\b(?:can|could|may) (?:i|we|he|she|they) come\b|\b(?:to|will) come\b|(?<![A-Za-zÀ-ӿא-ي])[בלש]?השיעור (?:של|ב)/u;

/** What is booked, or comes beside it, is new, also where it is called theirs. */
const books =
  /\b(?:book|request|schedule|reserve|arrange|order|get|add|set up|sign|put|fit|squeeze|pencil|also|too|as well|extra|another)\b|(?<![A-Za-zÀ-ӿא-ي])(?:ו?גם|עוד)(?![A-Za-zÀ-ӿא-ي])|קב[ועי]|הזמ|תא[םמ]|שב[ץצ]|רש[וםמ]|וסי|בקש|ארג[ןנ]|סד[רי]|שימ?י?(?![A-Za-zÀ-ӿא-ي])/u;

/** "Can I have my Sunday lesson at 5": of who has one lesson on that day it is that one at another hour, and no second one. */
export function isOwnElsewhen({ items, normal: { text } }: Interpretation, world: IndexedWorld): boolean {
  const { day, clock: first, moreClocks } = whenOf(items);
  // "I have a match on Sunday at 4, can I come at 6": the hour that is asked for is said last.
  const clock = moreClocks.at(-1) ?? first;
  if (
    world.role === 'teacher' ||
    day === undefined ||
    clock === undefined ||
    !own.test(text) ||
    books.test(text)
  )
    return false;
  const whose = selectorOf(items.filter(({ kind }) => kind === 'person' || kind === 'subject'));
  const [held, more] = world
    .heldBetween(`${day.date}T00:00`, `${day.date}T23:59`)
    .filter(({ lesson, start }) => start > world.now && lesson.capacity <= 1 && fits(lesson, whose));
  return held !== undefined && more === undefined && (clock.minute - minuteOfDay(held.start)) % 720 !== 0;
}
