/** A reply to the open card, as the values it settles: "yes", "only this", "the second", "6 instead". */
import { addMinutes, dayOf, minuteOfDay, type Wall } from '../../../domain/basics/wallTime.ts';
import { yesOrNo } from '../../intents/everywhere/yesOrNo.ts';
import { allOf } from '../../slots/allOfThem.ts';
import { onlyThatDay } from '../../slots/aScope.ts';
import { atClock } from '../../world/days.ts';
import { nearestHour, whenOf } from '../../slots/when.ts';
import type { When } from '../../slots/saidWhen.ts';
import type { Interpretation, Entity } from '../../kernel/interpretation.ts';
import { words } from '../../kernel/interpretation.ts';
import { normalize, typedSpan } from '../text/normalize.ts';
import type { Choice, Plan, Slots } from '../../kernel/plan.ts';
import type { AnnotatedText } from '../../kernel/annotatedText.ts';
import { tokenize } from '../text/tokens.ts';

/** `more`: the card's sentence goes on with these words. */
export type FollowUp = { given: Slots } | { more: string } | { effect: 'confirm' | 'dismiss' };

const ordinals: [RegExp, number][] = [
  [/\b(?:first|1st)\b|^ה?ראשונ?ה?$|הראשון|הראשונה/, 0],
  [/\b(?:second|2nd)\b|השני(?:ה|יה)?$/, 1],
  [/\b(?:third|3rd)\b|השלישי(?:ת)?$/, 2],
  [/\blast\b|האחרו(?:ן|נה)$/, -1],
];

/** "The last action" is of what was done, and none of what is offered. */
const isOfDone = /\b(?:actions?|changes?|commands?|steps?)\b|(?:פעולה|שינוי)(?![א-ת])/;

/** The button that a reply names: all of them, or one by its number, by its place where places are meant, or by words of its label. */
export function chosenBy(said: AnnotatedText, card: Plan, byPlace = true): unknown {
  const choices = card.ask?.choices ?? [];
  if (choices.length === 0) return undefined;
  // "Yes" to "Ask to join?", where that is all there is to choose.
  const [only, ...others] = choices;
  if (only && others.length === 0 && yesOrNo(said.normal.text) === 'yes') return only.value;
  const all = allOf(said.normal.text, choices);
  return all ? all.value : oneOf(said, card, choices, byPlace);
}

function oneOf(
  { normal: { text }, readings }: AnnotatedText,
  card: Plan,
  choices: readonly Choice[],
  byPlace: boolean,
): unknown {
  const number = /^#?\s*(\d)\s*[.)]?$/.exec(text)?.[1];
  if (number !== undefined && card.ask?.slot !== 'start') return choices[Number(number) - 1]?.value;
  for (const [pattern, place] of byPlace && !isOfDone.test(text) ? ordinals : [])
    if (pattern.test(text) && text.length < 30) return choices.at(place)?.value;
  const spoken = tokenize(text).filter(({ kind }) => kind !== 'mark');
  // How far it goes is answered in its own words; the hour beside them may be a new one.
  const isScope = card.ask?.slot.endsWith('scope') === true;
  const fits = choices.filter(({ label }) => {
    const written = normalize(isScope ? (label.split(' · ')[0] ?? label) : label).text;
    const has = new Set(tokenize(written).map((token) => token.text));
    const names = (from: number, to: number) =>
      readings.some(
        (one) =>
          (one.kind === 'person' || one.kind === 'subject') &&
          one.from < to &&
          one.to >= to &&
          one.from >= from &&
          one.named.some(({ name }) => written.includes(normalize(name).text)),
      );
    const littleWord = (from: number, to: number) =>
      readings.some((one) => one.kind === 'word' && one.from === from && one.to >= to);
    const isNamed = (token: (typeof spoken)[number]) => has.has(token.text) || names(token.from, token.to);
    return (
      spoken.some(isNamed) && spoken.every((token) => isNamed(token) || littleWord(token.from, token.to))
    );
  });
  return fits.length === 1 ? fits[0]?.value : undefined;
}

/** The words of these as they were typed. */
export const typedOf = ({ normal }: Interpretation, items: readonly Entity[]): string =>
  items
    .map((item) => typedSpan(normal, item.from, item.to))
    .map(({ from, to }) => normal.raw.slice(from, to))
    .join(' ');

/** Commands that say where a lesson is. */
export const hasPlace = new Set(['meeting.add', 'meeting.request', 'meeting.place', 'meeting.propose']);

/** "לא, ב-21" to a plan that has its hour is another hour, and no day of the month. */
const hourAlone = /(?:^|[ ,])ב-?(1[3-9]|2[0-3])$/;

function startSaid(start: Wall, { clock, day }: When, text: string): Wall {
  const hour = hourAlone.exec(text)?.[1];
  if (hour !== undefined && clock === undefined) return atClock(dayOf(start), Number(hour) * 60);
  const minute = clock === undefined ? minuteOfDay(start) : nearestHour(clock, minuteOfDay(start)).minute;
  return atClock(day?.date ?? dayOf(start), minute);
}

/**
 * What the heard reply settles on the card; null where it speaks of nothing that stands there. "In Zoom this time" before a cancellation is
 * none: taken for how far it goes, the place would be dropped in silence.
 */
export const followUp = (heard: Interpretation, said: AnnotatedText, card: Plan): FollowUp | null =>
  words(heard, 'place').length > 0 && !hasPlace.has(card.command ?? '') ? null : settledOn(heard, said, card);

function settledOn(heard: Interpretation, said: AnnotatedText, card: Plan): FollowUp | null {
  const { text } = heard.normal;
  const given: Slots = {};
  const scope = words(heard, 'scope').at(-1);
  if (scope) given['scope'] = scope.value;
  const notify = words(heard, 'notify').at(-1);
  if (notify) given['notify'] = notify.value;
  const chosen = chosenBy(said, card);
  if (chosen !== undefined && card.ask) given[card.ask.slot] ??= chosen;
  const when = whenOf(
    heard.items.flatMap((item): Entity[] =>
      item.kind !== 'number'
        ? [item]
        : text.slice(item.from, item.to) === 'one' && item.role === null
          ? []
          : [{ ...item, role: 'at' as const }],
    ),
  );
  const start = card.slots['start'];
  const only = onlyThatDay(heard.items, text);
  if (only.length > 0 && scope === undefined && card.ask?.slot.endsWith('scope'))
    return { given: { ...given, scope: 'this' } };
  const shift = words(heard, 'direction').at(-1)?.value;
  if (typeof start === 'string' && when.minutes !== undefined && (shift === 'later' || shift === 'earlier'))
    return {
      given: { ...given, start: addMinutes(start, shift === 'later' ? when.minutes : -when.minutes) },
    };
  if (when.recurrence && card.command === 'meeting.add' && card.slots['rrule'] === undefined)
    return { more: heard.normal.raw.replace(/^\s*(?:make|do) (?:it|that|this)\s/i, '') };
  if (
    chosen === undefined &&
    typeof start === 'string' &&
    (when.clock !== undefined || when.day !== undefined)
  )
    given['start'] = startSaid(start, when, text);
  const place = words(heard, 'place').at(-1);
  if (place) given['place'] = place.value;
  if (chosen === undefined && typeof start === 'string' && when.minutes !== undefined)
    given['minutes'] = when.minutes;
  if (Object.keys(given).length > 0) return { given };
  if (card.ask?.slot === 'start' && when.items.length > 0)
    // "No, 6 instead": the moment alone goes on with the sentence.
    return { more: typedOf(heard, when.items) };
  const agreed = yesOrNo(text);
  if (agreed === 'no') return { effect: 'dismiss' };
  if (agreed === 'yes') {
    const only = card.ask?.choices.length === 1 ? card.ask.choices[0] : undefined;
    if (card.ask && only) return { given: { [card.ask.slot]: only.value } };
    return card.status === 'ready' ? { effect: 'confirm' } : null;
  }
  return null;
}
