/** What was said of when holds for what is planned; where it does not, or cannot be held, it is asked about. */
import { addDays, dayOf, type Wall } from '../../domain/basics/wallTime.ts';
import type { Command } from '../kernel/command.ts';
import type { IndexedWorld } from '../world/indexWorld.ts';
import type { Draft } from '../kernel/draft.ts';
import type { Entity } from '../kernel/interpretation.ts';
import { saysEnd } from './when.ts';
import { weekOf } from '../world/days.ts';

/** Days and wall times are compared as text: a day comes before its hours. Both: the lesson, and its new time. */
type Bound = [from: Wall | undefined, to: Wall | undefined, both?: boolean];

/** A day as its beginning. */
export const whole = (wall: Wall): Wall => `${wall}T00:00`.slice(0, 16);

export const lastDayOf = (rrule: string): string | undefined =>
  /UNTIL=(\d{8})/.exec(rrule)?.[1]?.replace(/(....)(..)(..)/, '$1-$2-$3');

/** From when on, until when, within what; none of what is no more than a day, and of where a lesson goes. */
const boundsIn =
  (world: IndexedWorld) =>
  ({ role, ...item }: Entity): Bound[] => {
    if (item.kind !== 'time') return [];
    const { time } = item;
    if (time.kind === 'recurrence') {
      const last = lastDayOf(time.rrule);
      return [[time.start, last && addDays(last, 1)]];
    }
    if (time.kind === 'date') {
      const next = addDays(time.start, 1);
      const week = weekOf(time.start, world);
      if (role === 'after') return [[next, undefined]];
      if (role === 'until') return [[undefined, next]];
      // "Sunday this week", "שלישי רק השבוע"
      return / week$|השבוע$/.test(time.text)
        ? [[week, addDays(week, 7), /רק|only|just/.test(time.text)]]
        : [];
    }
    if (time.kind !== 'interval' || !longer.test(time.grain) || /to|except|instead|by/.test(role ?? ''))
      return [];
    const { start, end } = time;
    return [
      role === 'after' && end
        ? [end, undefined]
        : [start, role === 'from' && !saysEnd.test(time.text) ? undefined : end],
    ];
  };

const longer = /day|week|month|year/;

type Planned = { meeting?: string; occurrence?: Wall; start?: Wall };

/** "Not this Sunday, the one after": which of them is meant is not counted here. */
const notThis =
  /\bnot (?:this|next|tomorrow|today)\b.*\b(?:the one after|(?:but )?the next(?: one)?|but the \w+ after)\b/;

function isAccorded(
  {
    slots,
    heard: {
      items,
      normal: { text },
    },
  }: Draft,
  world: IndexedWorld,
): boolean {
  const {
    rrule,
    scope,
    to,
    items: many,
  } = slots as Record<'rrule' | 'scope' | 'to', string | undefined> & {
    items?: Planned[];
  };
  const planned = many ?? [slots as Planned];
  const goesOn = rrule !== undefined || to !== undefined || (many?.length ?? 1) !== 1;
  /** "After tomorrow's lesson": that one takes place. "But not this week". "For two weeks" and "every other week", of one lesson or of all. */
  const isLost = (item: Entity): boolean => {
    const { role } = item;
    if (item.kind === 'word')
      return (
        (/noun|which|it/.test(item.sense) && /after|until/.test(role ?? '')) ||
        // "ואת זה שאחריו"
        // "This week and next"
        (item.value === 'next' && item.joined) ||
        (item.value === 'second' && items.some(({ kind, joined }) => kind === 'word' && joined))
      );
    if (item.kind !== 'time') return false;
    const { time } = item;
    // "מה-23": of the month, read as an hour.
    if (
      /(?<![א-ת])מה-?\d/.test(time.text) &&
      ('clockOnly' in time ? time.clockOnly && time.open : time.kind === 'time')
    )
      return true;
    if (time.kind === 'interval') {
      const { start: from = '9999-12-31', end = '9', open } = time;
      // "The first week of April", of which some days are of March.
      if (/(?:first|last) week of/.test(time.text) && from.slice(0, 7) !== end.slice(0, 7)) return true;
      if (role === 'instead') return planned.some(({ start = '' }) => start >= from && start < end);
      const isNew = slots['start'] !== undefined && slots['occurrence'] === undefined;
      const isLong =
        /from|since|until/.test(open ?? '') || (time.grain === 'week' && end > addDays(dayOf(from), 7));
      return isNew && !goesOn && longer.test(time.grain) && isLong;
    }
    if (time.kind === 'duration')
      return time.calendar !== undefined && !goesOn && (role === 'for' || time.text.startsWith('ל'));
    return time.kind === 'recurrence' && !goesOn && !/^FREQ=WEEKLY;INTERVAL=1(?!.*COUNT)/.test(time.rrule);
  };
  const isBroken = ([from = '', end, both = end === undefined]: Bound): boolean => {
    // "No more of it after June" is until then.
    if (end === undefined && rrule?.includes('UNTIL')) return false;
    return planned.some(({ meeting = '', occurrence, start }) => {
      const walls = [occurrence, start].filter((wall) => wall !== undefined);
      const out = walls.filter((wall) => wall < from || wall >= (end ?? '9')).length;
      if (out > 0 && (both || out === walls.length)) return true;
      const lesson = world.lessonById.get(meeting);
      if (!lesson?.rrule || goesOn || scope === undefined) return false;
      // More than was said, or one of several: two of a series are found within ten weeks.
      if (scope !== 'this') return end !== undefined;
      const begin = from > world.now ? from : world.now;
      const far = addDays(dayOf(begin), 70);
      const held = world.heldBetween(whole(begin), whole(end === undefined || end > far ? far : end));
      return held.filter((one) => one.lesson === lesson).length > 1;
    });
  };
  return !notThis.test(text) && !items.some(isLost) && !items.flatMap(boundsIn(world)).some(isBroken);
}

/** `ahead`: what was is not called off, and goes nowhere. */
export const heldToConstraints =
  (resolve: Command['resolve'], ahead = false): Command['resolve'] =>
  (draft, heard, world) => {
    resolve(draft, heard, world);
    const { occurrence = '9', start = '9' } = draft.slots as Planned;
    if (draft.picked || 'start' in draft.given || 'occurrence' in draft.given) return;
    if (!isAccorded(draft, world) || (ahead && (occurrence < start ? occurrence : start) < dayOf(world.now)))
      draft.doubts.push('when');
  };
