/** What a student asks for or cancels is previewed by the rules that the server will use, as far as a student knows them. */
import { expect, test } from 'vitest';
import { indexWorld } from '../../commands/indexWorld.ts';
import { readSentence } from '../../commands/pipeline/readSentence.ts';
import { preview } from '../../commands/preview.ts';
import { aWorld } from '../../commands/world.ts';
import { toMs } from '../../domain/basics/zones.ts';

const zone = 'Asia/Jerusalem';
const ms = (wall: string): string => String(toMs(wall, zone));
const lesson = {
  id: 'l',
  organizer: 'rivka',
  start: ms('2026-11-29T16:00'),
  end: ms('2026-11-29T16:45'),
  subject: 'Maths',
  attendees: [{ attendeeId: 'dana' }],
};
const world = indexWorld(
  aWorld({
    now: '2026-11-21T10:00',
    locale: 'en',
    timeZone: zone,
    role: 'student',
    user: { id: 'dana', username: 'Dana', role: 'student' },
    teachers: [{ id: 'rivka', username: 'Rivka' }],
    subjects: [{ id: 's', name: 'Maths', cost: 160 }],
    meetings: [{ ...lesson, teacherId: 'rivka' }],
  }),
);

test('a request for an hour', () => {
  const plan = readSentence('book maths Tuesday at 5 online', world);
  expect(plan.steps).toMatchObject([{ name: 'addPendingMeeting', args: { input: { organizer: 'rivka' } } }]);
  expect(preview(plan, world)).toMatchObject({
    rows: [{ before: null, after: { status: 'Pending', start: '2026-11-24T17:00', location: 'online' } }],
  });
});

test('that one will not come', () => {
  const plan = readSentence("I can't come on November 29", world);
  expect(plan.steps).toMatchObject([{ name: 'cancelMyAttendance', args: { id: 'l' } }]);
  expect(preview(plan, world)).toMatchObject({ outcomes: [{ attendance: { late: false } }] });
});

test('another time for a lesson says which one it stands for; asked again, the request gets the new time', () => {
  const plan = readSentence('move my lesson on November 29 to December 1 at 5', world);
  expect(plan.steps).toMatchObject([
    { name: 'addPendingMeeting', args: { input: { start: '2026-12-01T17:00', replaces: { id: 'l' } } } },
  ]);
  expect(preview(plan, world)).toMatchObject({
    rows: [{ after: { status: 'Pending', replaces: { meetingId: 'l', slot: '2026-11-29T16:00' } } }],
  });
  const waiting = {
    ...lesson,
    id: 'p',
    teacherId: 'rivka',
    requestedBy: 'dana',
    status: 'Pending',
    start: ms('2026-12-01T17:00'),
    end: ms('2026-12-01T17:45'),
    replaces: { meetingId: 'l', occurrence: lesson.start },
  };
  const later = indexWorld(aWorld({ ...world, pendingMeetings: [waiting] }));
  const again = readSentence('move my lesson on November 29 to December 2 at 5', later);
  expect(again.steps).toMatchObject([
    {
      name: 'updatePendingMeeting',
      args: { input: { id: 'p', start: '2026-12-02T17:00' }, status: 'Pending' },
    },
  ]);
  expect(preview(again, later)).toMatchObject({
    rows: [{ after: { start: '2026-12-02T17:00', replaces: { meetingId: 'l' } } }],
  });
});
