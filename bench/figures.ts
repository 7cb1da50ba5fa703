/** The figures of a month and of the one before it, out of a calendar of 20,000 lessons with discounts: what /stats reckons for its first picture. */
import { dayAt, dayNumber } from '../domain/basics/wallTime.ts';
import { toMs } from '../domain/basics/zones.ts';
import { lessonsBetween } from '../domain/calendar/lesson.ts';
import type { Meeting } from '../domain/calendar/meeting.ts';
import type { MeetingWithOccurrences } from '../domain/calendar/occurrence.ts';
import type { Discount } from '../domain/money/discount.ts';
import { noTerms } from '../domain/money/discountTerms.ts';
import { ledgerOf } from '../domain/money/ledger.ts';
import { moneyBy } from '../domain/money/lessonMoney.ts';
import { priceBy } from '../domain/money/price.ts';
import { pricingOf } from '../domain/money/pricing.ts';
import { figuresOf } from '../src/features/insight/figures.ts';
import { median, round, type Measure } from './measure.ts';

const zone = 'Asia/Jerusalem';
const lessonCount = 20_000;
const lessonsADay = 16;
const studentCount = 40;
const turns = 7;
const today = '2026-11-22';
const nowMs = toMs(`${today}T13:00`, zone);
const firstDay = dayNumber(2026, 11, 22) - lessonCount / lessonsADay / 2;

const lesson = (i: number): Meeting => ({
  kind: 'meeting',
  teacherId: 'bench',
  id: `m${i}`,
  seriesId: `m${i}`,
  revision: 1,
  start: `${dayAt(firstDay + Math.floor(i / lessonsADay))}T${String(7 + (i % lessonsADay)).padStart(2, '0')}:00`,
  zone,
  minutes: 45,
  rrule: null,
  summary: '',
  description: '',
  subject: i % 3 === 0 ? 'Maths' : 'Physics',
  color: null,
  location: 'teacher',
  attendees: [{ studentId: `s${i % studentCount}` }],
  capacity: 1,
  costMinor: 15_000,
  costByHand: false,
  oldLessonNumber: null,
  alarms: [],
  insisted: false,
  createdMs: 0,
  removedMs: null,
});

/** One by the number of the month's lessons, so that a student's lessons are counted. */
const discount: Discount = {
  kind: 'discount',
  teacherId: 'bench',
  id: 'often',
  revision: 1,
  terms: {
    ...noTerms,
    name: 'Often',
    condition: 'timeBased',
    hours: { from: '08:00', to: '14:00' },
    progressiveSteps: [
      { threshold: 4, discountValue: 5 },
      { threshold: 8, discountValue: 10 },
    ],
  },
  earlier: [],
  createdMs: 0,
  modifiedMs: 0,
  deletedMs: null,
  removedMs: null,
};

export function measureFigures(): Measure[] {
  const schedule = Array.from({ length: lessonCount }, (_, i): MeetingWithOccurrences => ({
    meeting: lesson(i),
    occurrences: [],
  }));
  const ours: number[] = [];
  const peer: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    ours.push(timed(() => reckon(schedule)));
    peer.push(timed(() => schedule.flatMap((held) => lessonsBetween(held, 0, nowMs))));
  }
  return [
    {
      name: 'the figures of a month out of 20,000 lessons, ledger and prices and all',
      value: round(median(ours)),
      unit: 'ms',
      ratio: round(median(ours) / median(peer)),
      peer: 'the same lessons walked through',
      aim: '< 300 ms',
    },
  ];
}

function reckon(schedule: readonly MeetingWithOccurrences[]): number {
  const priceFor = priceBy(pricingOf([discount], schedule));
  const ledger = ledgerOf({ schedule, payments: [], payerOf: (id) => id, priceFor }, nowMs);
  const facts = { schedule, expenses: [], moneyOf: moneyBy(ledger, priceFor), zone, nowMs };
  return figuresOf(facts, { view: 'month', day: '2026-11-01', against: 'before', weekStart: 0 }).now
    .earnedMinor;
}

function timed(work: () => unknown): number {
  const startedMs = performance.now();
  work();
  return performance.now() - startedMs;
}
