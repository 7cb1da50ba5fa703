/** The stretch that the same words may mean as well: "Tuesday", said on a Tuesday, or "next Thursday" (convention 3). */
import { addMinutes, minutesBetween, type Wall } from '../../domain/basics/wallTime.ts';
import { dayStart } from './days.ts';
import type { Range } from './aRange.ts';
import type { When } from './when.ts';

export function otherRange({ day }: When, { from, to }: Range): Range | null {
  if (day?.other === undefined) return null;
  const { date, other } = day;
  const shifted = (wall: Wall): Wall => addMinutes(wall, minutesBetween(dayStart(date), dayStart(other)));
  return { from: shifted(from), to: shifted(to) };
}
