/** A card names those whom it is about, and nobody else who comes to the lesson. */
import { expect, it } from 'vitest';
import type { Lesson } from '../../../../domain/calendar/lesson.ts';
import type { Step } from '../../../../domain/operations.ts';
import { namesOver } from '../../../../src/features/effects/namesMeant.ts';

const group = {
  meeting: { id: 'group', attendees: [{ studentId: 'Yael' }, { studentId: 'Itai' }] },
  occurrence: null,
} as unknown as Lesson;
const joins: Step = { name: 'joinWaitlist', args: { meetingId: 'group', studentId: 'Dana' } };

it.each<[string, Step, string[]]>([
  ['a teacher puts Dana on the list for a full group', joins, ['Dana']],
  ['Dana is taken off it', { ...joins, name: 'leaveWaitlist' }, ['Dana']],
  ['the group itself is cancelled', { name: 'deleteMeeting', args: { id: 'group' } }, ['Yael', 'Itai']],
])('%s', (_what, step, names) => {
  expect(namesOver([step], group, (id) => id)).toEqual(names);
});
