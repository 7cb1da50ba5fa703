/** What one attendee pays for one lesson: the subject's hour by the length, plus the place's cost. */
import { proportion } from '../basics/money.ts';
import type { Teacher } from '../people/people.ts';
import type { Meeting } from './meeting.ts';
import type { Rows } from '../kernel/rows.ts';

export type Priced = Pick<Meeting, 'subject' | 'minutes' | 'location' | 'costMinor'>;

/** The price when a lesson is made; later changes of the subject's price do not touch it. */
export function usualCost(
  { subject, minutes, location }: Omit<Priced, 'costMinor'>,
  teacher: Teacher,
  subjects: readonly Rows['subject'][],
): number {
  const hourlyMinor = subjects.find(({ name }) => name === subject)?.hourlyMinor ?? 0;
  return proportion(hourlyMinor, minutes, 60) + placeCost(teacher, location);
}

/** The price after a change of length, place or subject, where it was not set by hand. */
export function changedCost(
  before: Priced,
  after: Omit<Priced, 'costMinor'>,
  teacher: Teacher,
  subjects: readonly Rows['subject'][],
): number {
  if (before.subject !== after.subject) return usualCost(after, teacher, subjects);
  // The hour keeps the price that was agreed when the lesson was made; the way there does not grow with the length.
  const hoursMinor = Math.max(0, before.costMinor - placeCost(teacher, before.location));
  return proportion(hoursMinor, after.minutes, before.minutes) + placeCost(teacher, after.location);
}

const placeCost = (teacher: Teacher, location: Meeting['location']): number =>
  teacher.locations[location].costMinor;
