/** A place in a queue comes off the wire as it went onto it. */
import { expect, test } from 'vitest';
import { readWaiting, type Waiting, writeWaiting } from '../../../domain/requests/waiting.ts';

const offered: Waiting = {
  kind: 'waiting',
  teacherId: 'rivka',
  id: 'w-1',
  revision: 3,
  meetingId: 'm-1',
  seriesId: 's-1',
  studentId: 'dana',
  requestedBy: 'ruth',
  status: 'Offered',
  createdMs: 1000,
  offeredMs: 2000,
  expiresMs: 3000,
  removedMs: null,
};

test.each([offered, { ...offered, status: 'Waiting' as const, offeredMs: null, expiresMs: null }])(
  'a place is read as it was written',
  (waiting) => {
    expect(readWaiting(writeWaiting(waiting, 'Dana'), 'somebody')).toEqual(waiting);
  },
);

test('what is gone is nobody’s place', () => {
  expect(readWaiting(writeWaiting({ ...offered, removedMs: 4000 }, null), 'rivka')).toBeNull();
});
