/** What students are told when their teacher takes a change back. */
import { expect, test } from 'vitest';
import { openSchool } from '../school.ts';
import { toMs } from '../../../domain/basics/zones.ts';

const sundays = {
  start: '2026-11-22T16:00',
  end: '2026-11-22T16:45',
  rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=SU;COUNT=6',
  attendees: [{ attendeeId: 'dana' }],
};
const at = (wall: string): number => toMs(wall, 'Asia/Jerusalem');

test('a price from some lesson on that is taken back names that lesson, and the price it has again', () => {
  const school = openSchool();
  const id = school.add(sundays);
  school.at('2026-12-01T09:00');
  const input = { id, cost: 18_000 };
  const { changeId } = school.perform({
    name: 'updateMeeting',
    args: { input, scope: 'future', occurrence: '2026-12-13T16:00' },
  });
  const { decision } = school.perform({ name: 'undoChange', args: { changeId } });
  expect(decision.tell).toHaveLength(1);
  expect(decision.tell[0]).toMatchObject({
    to: 'dana',
    title: 'MeetingCostUpdated',
    params: { date: at('2026-12-13T16:00'), back: 1, oldCostMinor: 18_000, newCostMinor: 15_000 },
  });
  expect(decision.tell[0]?.params).not.toHaveProperty('more');
});

test('a cancelled series that is taken back names the next lesson', () => {
  const school = openSchool();
  const id = school.add(sundays);
  school.at('2026-11-20T09:00');
  const { changeId } = school.perform({ name: 'deleteMeeting', args: { id, scope: 'all' } });
  school.at('2026-11-23T09:00');
  const { decision } = school.perform({ name: 'undoChange', args: { changeId } });
  expect(decision.tell).toMatchObject([
    { title: 'MeetingAdded', params: { date: at('2026-11-29T16:00'), back: 1 } },
  ]);
});

test('one lesson that is moved, made dearer or cancelled alone, and taken back, is told with what it is again', () => {
  const school = openSchool();
  const id = school.add(sundays);
  school.at('2026-11-23T09:00');
  const occurrence = '2026-12-06T16:00';
  const undone = (changeId: string) =>
    school
      .perform({ name: 'undoChange', args: { changeId } })
      .decision.tell.map(({ to, title, params }) => ({ to, title, params }));
  const changed = (input: object) =>
    school.perform({ name: 'updateMeeting', args: { input: { id, ...input }, scope: 'this', occurrence } })
      .changeId;
  expect(undone(changed({ start: '2026-12-07T18:00' }))).toMatchObject([
    {
      to: 'dana',
      title: 'MeetingUpdated',
      params: { back: 1, date: at(occurrence), oldStart: at('2026-12-07T18:00'), newStart: at(occurrence) },
    },
  ]);
  expect(undone(changed({ cost: 20_000 }))).toMatchObject([
    {
      title: 'MeetingCostUpdated',
      params: { back: 1, date: at(occurrence), oldCostMinor: 20_000, newCostMinor: 15_000 },
    },
  ]);
  const { changeId } = school.perform({ name: 'deleteMeeting', args: { id, scope: 'this', occurrence } });
  expect(undone(changeId)).toMatchObject([
    { to: 'dana', title: 'MeetingAdded', params: { back: 1, date: at(occurrence) } },
  ]);
  // What was paid is no news of the lesson.
  expect(undone(changed({ description: 'Bring the book' }))).toEqual([]);
});
