/** What a teacher reads on a student's card: lessons had, paid and owed, and when the next one is. */
import { paidCharge } from '../school.ts';
import { expect, test } from 'vitest';
import { toMs } from '../../../domain/basics/zones.ts';
import type { Held } from '../../../domain/calendar/lesson.ts';
import type { Attendee, Meeting } from '../../../domain/calendar/meeting.ts';
import type { Occurrence } from '../../../domain/calendar/occurrence.ts';
import { lessOff } from '../../../domain/money/lessOff.ts';
import { fullPrice } from '../../../domain/money/pricing.ts';
import { noStanding, standings } from '../../../domain/money/standing.ts';

const zone = 'Asia/Jerusalem';
const nowMs = toMs('2026-03-10T09:00', zone);

const meeting = (id: string, attendees: Attendee[], more: Partial<Meeting> = {}): Meeting => ({
  kind: 'meeting',
  teacherId: 'rivka',
  id,
  seriesId: id,
  revision: 1,
  start: '2026-02-01T16:00',
  zone,
  minutes: 45,
  rrule: 'FREQ=WEEKLY;INTERVAL=1',
  summary: '',
  description: '',
  subject: 'Maths',
  color: null,
  location: 'teacher',
  attendees,
  capacity: 3,
  costMinor: 12_000,
  costByHand: false,
  oldLessonNumber: null,
  alarms: [],
  insisted: false,
  createdMs: 0,
  removedMs: null,
  ...more,
});

const at = (meetingId: string, slot: string, more: Partial<Occurrence>): Occurrence => ({
  kind: 'occurrence',
  teacherId: 'rivka',
  id: `${meetingId} ${slot}`,
  meetingId,
  slot,
  revision: 1,
  cancelledBy: null,
  own: {},
  absences: [],
  charges: [],
  ...more,
});

test('what was had is owed at its price less what is off, what was paid stays as it was paid, and who was away owes nothing', () => {
  const held: Held = {
    meeting: meeting('m', [
      { studentId: 'dana', personalDiscount: { type: 'percentage', value: 25 } },
      { studentId: 'noam' },
    ]),
    occurrences: [
      at('m', '2026-02-01T16:00', { charges: [paidCharge('dana', 7_000)] }),
      at('m', '2026-02-08T16:00', { absences: [{ studentId: 'dana', kind: 'student', atMs: 0 }] }),
      at('m', '2026-02-15T16:00', { cancelledBy: 'teacher' }),
      at('m', '2026-02-22T16:00', { own: { costMinor: 20_000 } }),
    ],
  };
  const all = standings([held], nowMs, fullPrice);
  // 1, 8, 22 February, 1 and 8 March took place.
  expect(all.get('dana')).toMatchObject({
    attended: 4,
    absent: 1,
    paid: 1,
    unpaid: 3,
    owedMinor: 15_000 + 9_000 * 2,
  });
  expect(all.get('noam')).toMatchObject({
    attended: 5,
    absent: 0,
    paid: 0,
    unpaid: 5,
    owedMinor: 12_000 * 4 + 20_000,
  });
  expect(all.get('dana')?.past.map(({ start }) => start.slice(0, 10))).toEqual([
    '2026-03-08',
    '2026-03-01',
    '2026-02-22',
    '2026-02-08',
    '2026-02-01',
  ]);
});

test('the next lesson is the first that they come to, of all their meetings, however far it is', () => {
  const weekly: Held = {
    meeting: meeting('w', [{ studentId: 'dana' }, { studentId: 'noam' }]),
    occurrences: [
      at('w', '2026-03-15T16:00', { absences: [{ studentId: 'dana', kind: 'student', atMs: 0 }] }),
    ],
  };
  const once: Held = {
    meeting: meeting('o', [{ studentId: 'omer' }], { start: '2026-11-05T10:00', rrule: null }),
    occurrences: [],
  };
  const sooner: Held = {
    meeting: meeting('s', [{ studentId: 'noam' }], { start: '2026-03-10T18:00', rrule: null }),
    occurrences: [],
  };
  const all = standings([weekly, once, sooner], nowMs, fullPrice);
  expect(all.get('dana')?.next?.start).toBe('2026-03-22T16:00');
  expect(all.get('noam')?.next?.start).toBe('2026-03-10T18:00');
  expect(all.get('omer')?.next?.start).toBe('2026-11-05T10:00');
  expect(all.get('yael') ?? noStanding).toMatchObject({ attended: 0, owedMinor: 0, next: null });
});

test('a discount takes no price below nothing, and halves go to the teacher', () => {
  expect(lessOff(9_999, { type: 'percentage', value: 50 })).toBe(5_000);
  expect(lessOff(9_000, { type: 'fixed', value: 10_000 })).toBe(0);
  expect(lessOff(9_000, { type: 'percentage', value: 100 })).toBe(0);
  expect(lessOff(9_000, undefined)).toBe(9_000);
});
