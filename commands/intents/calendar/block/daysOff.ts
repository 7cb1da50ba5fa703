/** Days of holiday by their numbers alone. */
import { addDays, dayOf } from '../../../../domain/basics/wallTime.ts';
import type { Interpretation } from '../../../kernel/interpretation.ts';
import type { Range } from '../../../slots/aRange.ts';
import type { When } from '../../../slots/saidWhen.ts';
import type { IndexedWorld } from '../../../world/indexWorld.ts';

const isAway = /\b(?:vacation|holiday|leave|abroad|reserves?)\b|חופש|מילואים|חו"ל/;
const bareNumbers = /^(?:from |between |(?:בין|מ) ?-? ?)?(\d{1,2})[^\d:.]{1,6}(\d{1,2})$/;

/** "I'm on vacation from 15 to 20": days, or hours of one (convention 3). */
export function daysOff(
  { normal: { text } }: Interpretation,
  { day, items }: When,
  { now }: IndexedWorld,
): Range | null {
  const [said] = items;
  if (day || said?.kind !== 'time' || items.length > 1 || !isAway.test(text)) return null;
  const [first, last] = (bareNumbers.exec(said.time.text) ?? []).slice(1).map(Number);
  if (first === undefined || last === undefined || first >= last || last > 31) return null;
  const today = dayOf(now);
  const month =
    first < Number(today.slice(8)) ? addDays(`${today.slice(0, 7)}-28`, 7).slice(0, 7) : today.slice(0, 7);
  const from = `${month}-${String(first).padStart(2, '0')}`;
  return { from: `${from}T00:00`, to: `${addDays(from, last - first + 1)}T00:00` };
}
