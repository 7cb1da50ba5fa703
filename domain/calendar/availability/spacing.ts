/** How much time a teacher needs between two lessons: a rest, and the way where one of them is at a student's. */
import type { Teacher } from '../../people/people.ts';
import type { Overlap } from '../collisions.ts';
import type { Lesson } from '../lesson.ts';

export type Spacing = Pick<Teacher, 'bufferMinutes' | 'travelMinutes'>;

export const widestSpace = ({ bufferMinutes, travelMinutes }: Spacing): number =>
  bufferMinutes + travelMinutes;

/** Minutes. Two lessons with one student at that student's place need no way in between. */
function spaceBetween(one: Lesson, other: Lesson, { bufferMinutes, travelMinutes }: Spacing): number {
  const places = [one.location, other.location];
  if (!places.includes('student')) return bufferMinutes;
  const isOnePlace =
    places.every((place) => place === 'student') &&
    one.meeting.attendees.some(({ studentId }) =>
      other.meeting.attendees.some((each) => each.studentId === studentId),
    );
  return isOnePlace ? bufferMinutes : bufferMinutes + travelMinutes;
}

export const overlapInTime = ({ mine, other }: Overlap): boolean =>
  mine.startMs < other.endMs && other.startMs < mine.endMs;

/** They do not overlap, but too little lies between them. */
export function isTooClose({ mine, other }: Overlap, spacing: Spacing): boolean {
  const betweenMs = Math.max(other.startMs - mine.endMs, mine.startMs - other.endMs);
  return betweenMs >= 0 && betweenMs < spaceBetween(mine, other, spacing) * 60_000;
}
