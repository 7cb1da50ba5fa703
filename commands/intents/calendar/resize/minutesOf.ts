/** How long a lesson will be: "to 30 minutes", "an hour long"; "by 15 minutes" adds or takes away; "until 5" ends it. */
import { minuteOfDay, type Wall } from '../../../../domain/basics/wallTime.ts';
import type { Entity } from '../../../kernel/interpretation.ts';
import { untilHour } from '../../../slots/when.ts';
import { adds } from './lengthSaid.ts';

type Time = Entity & { kind: 'time' };

/** `now`: how long it is; null where it cannot be told. */
export const minutesOf = (item: Time, now: number, start: Wall, text: string): number | null =>
  item.time.kind === 'duration' ? byLength(item, item.time.minutes, now, text) : untilEnd(item, start);

/** "Longer, 60 minutes", "she needs more time, make it an hour": how long it will be, and not by how much. */
const apart =
  /\b(longer|shorter|more time)\b[^,]*, [^,]*$|(?<![A-Za-zÀ-ӿא-ي])יותר (?:ארוך|קצר|זמן)[^,]*, [^,]*$/u;

const takesAway =
  /shorten|shorter|cut|trim|reduce|\boff\b| -\d|(?:דקות|שעה) פחות|knock|shave|chop|קצר|קצצ|קיצור|הורד|וריד/;

function byLength(item: Time, said: number, now: number, text: string): number | null {
  const comparative = apart.exec(text.slice(0, item.from));
  if (comparative && item.role !== 'by')
    return (comparative[1] === 'shorter') === said < now && said * 2 >= now ? said : null;
  if (!isByHowMuch(item, said, now, text)) return said;
  return takesAway.test(text) ? now - said : now + said;
}

/** "Shorten Noa a quarter of an hour" is by that, "to a quarter" says so. */
function isByHowMuch({ role }: Time, said: number, now: number, text: string): boolean {
  if (role === 'to') return false;
  if (role === 'by' || role === 'at' || adds.test(text)) return true;
  return (
    (/\b(?:extend|lengthen|prolong|stretch)/.test(text) && said < now) ||
    (/shorten|\bcut\b|קצר|קצצ/.test(text) && said < 30)
  );
}

function untilEnd(item: Time, start: Wall): number | null {
  const minute = endMinute(item);
  if (minute === undefined) return null;
  const span = minute - minuteOfDay(start);
  return span > 0 ? span : span < 0 && span + 720 > 0 ? span + 720 : null;
}

function endMinute(item: Time): number | undefined {
  const { time } = item;
  const until = untilHour(item);
  if (until) return until.minute;
  if (time.kind === 'time') return time.clock.minute;
  if (time.kind !== 'interval') return undefined;
  return time.endClock?.minute ?? (time.end === undefined ? undefined : minuteOfDay(time.end));
}
