/** A teacher's rows for tests of money: maths for 150 on Sundays at 16:00. */
import { toMs } from '../../../domain/basics/zones.ts';
import type { Meeting } from '../../../domain/calendar/meeting.ts';
import type { Occurrence } from '../../../domain/calendar/occurrence.ts';
import type { Discount, Terms } from '../../../domain/money/discount.ts';

const zone = 'Asia/Jerusalem';

export const ms = (wall: string): number => toMs(wall, zone);

export const aMeeting = (id: string, students: readonly string[], more: Partial<Meeting> = {}): Meeting => ({
  kind: 'meeting',
  teacherId: 'rivka',
  id,
  seriesId: id,
  revision: 1,
  start: '2026-03-01T16:00',
  zone,
  minutes: 60,
  rrule: 'FREQ=WEEKLY;INTERVAL=1',
  summary: '',
  description: '',
  subject: 'Maths',
  color: null,
  location: 'teacher',
  attendees: students.map((studentId) => ({ studentId })),
  capacity: Math.max(1, students.length),
  costMinor: 15_000,
  costByHand: false,
  oldLessonNumber: null,
  alarms: [],
  insisted: false,
  createdMs: 0,
  removedMs: null,
  ...more,
});

export const anOccurrence = (meetingId: string, slot: string, more: Partial<Occurrence>): Occurrence => ({
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

export const someTerms = (more: Partial<Terms> = {}): Terms => ({
  name: 'Group',
  description: '',
  subject: null,
  type: 'percentage',
  value: 10,
  progressiveSteps: [],
  condition: 'recurringMeeting',
  conditionValue: null,
  days: [],
  hours: null,
  freeSpaceDays: null,
  maximumDiscountMinor: null,
  minimumPriceMinor: null,
  maximumPerMeetingMinor: null,
  usageLimit: null,
  startDate: null,
  endDate: null,
  active: true,
  applyToRecurring: true,
  ...more,
});

export const aDiscount = (terms: Partial<Terms> = {}, more: Partial<Discount> = {}): Discount => ({
  kind: 'discount',
  teacherId: 'rivka',
  id: 'group',
  revision: 1,
  terms: someTerms(terms),
  earlier: [],
  createdMs: 0,
  modifiedMs: 0,
  deletedMs: null,
  removedMs: null,
  ...more,
});
