import { describe, expect, test } from 'vitest';
import { overlapsOf } from '../../../domain/calendar/collisions.ts';
import { isWall, minutesOf, wallAt } from '../../../domain/basics/wallTime.ts';
import { toMs } from '../../../domain/basics/zones.ts';
import { nextSlot, slotsBetween } from '../../../domain/calendar/expand.ts';
import { lessonsBetween, type Held } from '../../../domain/calendar/lesson.ts';
import type { Meeting } from '../../../domain/calendar/meeting.ts';
import { recordProof } from '../../recordProof.ts';
import { seed } from '../../randomSeed.ts';
import { randomOf, randomSeries, zones } from './randomSeries.ts';

const plain: Meeting = {
  kind: 'meeting',
  teacherId: 'rivka',
  id: 'a',
  seriesId: 'a',
  revision: 1,
  start: '2026-11-22T16:00',
  zone: 'Asia/Jerusalem',
  minutes: 45,
  rrule: null,
  summary: '',
  description: '',
  subject: '',
  color: null,
  location: 'teacher',
  attendees: [],
  capacity: 1,
  costMinor: 0,
  costByHand: false,
  oldLessonNumber: null,
  alarms: [],
  insisted: false,
  createdMs: 0,
  removedMs: null,
};

const held = (meeting: Partial<Meeting>): Held => ({ meeting: { ...plain, ...meeting }, occurrences: [] });

const firstOverlap = (a: Held, b: Held): string | null => overlapsOf(a, b).next().value?.mine.start ?? null;

function randomHeld(random: () => number, id: string, zone: string): Held | null {
  const { start: wished, rule } = randomSeries(random);
  const near = `${2026 + Math.floor(random() * 2)}${wished.slice(4)}`;
  const from = isWall(near) ? near : '2026-03-01T10:00';
  const start = nextSlot({ start: from, rrule: rule }, from);
  if (start === null) return null;
  const meeting: Meeting = {
    ...plain,
    id,
    seriesId: id,
    zone,
    start,
    rrule: random() < 0.1 ? null : rule,
    minutes: 15 + Math.floor(random() * 300),
  };
  const slots = slotsBetween(meeting, minutesOf(start), minutesOf(start) + 200 * 1440).map(wallAt);
  const occurrences = slots
    .filter(() => random() < 0.05)
    .map((slot, i) => ({
      kind: 'occurrence' as const,
      teacherId: 'rivka',
      id: `${id}${i}`,
      meetingId: id,
      slot,
      revision: 1,
      cancelledBy: random() < 0.5 ? ('teacher' as const) : null,
      own: random() < 0.5 ? { start: wallAt(minutesOf(slot) + Math.floor(random() * 3000)) } : {},
      absences: [],
      charges: [],
    }));
  return { meeting, occurrences };
}

/** Every pair of lessons that overlap before `untilMs`, found one by one. */
function overlapsOneByOne(a: Held, b: Held, untilMs: number): Set<string> {
  const others = lessonsBetween(b, 0, untilMs);
  const found = new Set<string>();
  let from = 0;
  for (const lesson of lessonsBetween(a, 0, untilMs)) {
    // Lessons of these tests are shorter than a day.
    while (from < others.length && (others[from]?.startMs ?? 0) < lesson.startMs - 86_400_000) from++;
    for (const other of others.slice(from)) {
      if (other.startMs >= lesson.endMs) break;
      if (other.endMs > lesson.startMs) found.add(`${lesson.slot} ${other.slot}`);
    }
  }
  return found;
}

const isEndless = ({ meeting }: Held): boolean =>
  meeting.rrule !== null && !/COUNT|UNTIL/.test(meeting.rrule);

describe('two series', () => {
  const pairs = process.env.PROVE ? 10_000 : 1000;

  test(
    `clash exactly where their lessons overlap, one by one (${pairs} pairs, seed ${seed})`,
    { timeout: 600_000 },
    ({ task }) => {
      const random = randomOf(seed);
      let conflicting = 0;
      for (let i = 0; i < pairs; i++) {
        const zone = (i % 3 === 0 ? zones[1] : zones[0]) ?? '';
        const [a, b] = [
          randomHeld(random, 'a', zone),
          randomHeld(random, 'b', i % 7 === 0 ? 'Europe/London' : zone),
        ];
        if (!a || !b) continue;
        const bothEndless = isEndless(a) && isEndless(b);
        const untilMs = toMs(bothEndless ? '2036-01-01T00:00' : '2079-01-01T00:00', 'Asia/Jerusalem');
        const oracle = overlapsOneByOne(a, b, untilMs);
        const found = new Set<string>();
        for (const { mine, other } of overlapsOf(a, b)) {
          if (mine.startMs < untilMs && other.startMs < untilMs) found.add(`${mine.slot} ${other.slot}`);
        }
        // Two that never end show one period of their conflicts; of others each is found.
        const missing = [...oracle].filter((key) => !found.has(key));
        const wrong = [...found].filter((key) => !oracle.has(key));
        const isFine =
          wrong.length === 0 && (bothEndless ? oracle.size === 0 || found.size > 0 : missing.length === 0);
        if (!isFine) expect({ a, b, missing, wrong }).toEqual({});
        if (oracle.size > 0) conflicting++;
      }
      // Not an oracle: that the random pairs try what they are to try (about one in eighteen conflicts).
      expect(conflicting).toBeGreaterThan(pairs / 40);
      recordProof(
        task,
        'R1',
        `${pairs} pairs of series (seed ${seed}), ${conflicting} of which clash: no overlap missed, none invented`,
      );
    },
  );

  test('that meet only after years are found, and that never meet are known without looking', () => {
    const everyFiftyOne = held({ id: 'a', start: '2026-11-22T16:00', rrule: 'FREQ=WEEKLY;INTERVAL=51' });
    const everyFiftyThree = held({ id: 'b', start: '2026-11-29T16:30', rrule: 'FREQ=WEEKLY;INTERVAL=53' });
    // 26 × 51 weeks = 25 × 53 weeks + 1
    expect(firstOverlap(everyFiftyOne, everyFiftyThree)).toBe('2052-04-21T16:00');
    const even = held({ id: 'a', rrule: 'FREQ=WEEKLY;INTERVAL=2' });
    const odd = held({ id: 'b', start: '2026-11-29T16:00', rrule: 'FREQ=WEEKLY;INTERVAL=4' });
    expect(firstOverlap(even, odd)).toBeNull();
    const later = held({ id: 'c', start: '2026-11-22T16:45', rrule: 'FREQ=DAILY;INTERVAL=1' });
    expect(firstOverlap(even, later)).toBeNull();
  });

  test('that touch only in a night in which the clock is turned are found, years ahead', () => {
    // 01:15 and 152 minutes end at 03:47, and at 04:47 where 02:00 is skipped: every third day meets such a night in 2029.
    const everyDay = held({ id: 'a', start: '2026-09-13T04:00', rrule: 'FREQ=DAILY;INTERVAL=1' });
    const everyThird = held({
      id: 'b',
      start: '2027-08-19T01:15',
      minutes: 152,
      rrule: 'FREQ=DAILY;INTERVAL=3',
    });
    const [first] = overlapsOf(everyDay, everyThird);
    expect([first?.mine.slot, first?.other.slot]).toEqual(['2029-03-23T04:00', '2029-03-23T01:15']);
  });

  test('in two zones clash only in the weeks in which one of them has already changed its clock', () => {
    const here = held({
      id: 'a',
      start: '2026-01-04T16:00',
      rrule: 'FREQ=WEEKLY;INTERVAL=1;UNTIL=20261231',
      minutes: 60,
    });
    const rrule = 'FREQ=WEEKLY;INTERVAL=1';
    const there = held({ id: 'b', zone: 'America/New_York', start: '2026-01-04T10:00', rrule, minutes: 60 });
    // 16:00 in Israel is 09:00 in New York, but for these Sundays.
    expect([...overlapsOf(here, there)].map(({ mine }) => mine.start.slice(0, 10))).toEqual([
      '2026-03-08',
      '2026-03-15',
      '2026-03-22',
      '2026-10-25',
    ]);
  });

  test('of which one is cancelled for a day leave that day free, and moved lessons are seen where they are', () => {
    const weekly = held({ id: 'a', rrule: 'FREQ=WEEKLY;INTERVAL=1;COUNT=3' });
    const row = {
      kind: 'occurrence' as const,
      teacherId: 'rivka',
      meetingId: 'a',
      revision: 1,
      absences: [],
      charges: [],
    };
    const changed: Held = {
      ...weekly,
      occurrences: [
        { ...row, id: 'o1', slot: '2026-11-22T16:00', cancelledBy: 'teacher', own: {} },
        { ...row, id: 'o2', slot: '2026-11-29T16:00', cancelledBy: null, own: { start: '2026-12-01T10:00' } },
      ],
    };
    const daily = held({ id: 'b', start: '2026-11-22T16:30', rrule: 'FREQ=DAILY;INTERVAL=1' });
    expect([...overlapsOf(changed, daily)].map(({ mine }) => mine.start)).toEqual(['2026-12-06T16:00']);
    const tuesday = held({ id: 'b', start: '2026-12-01T10:30' });
    expect(firstOverlap(changed, tuesday)).toBe('2026-12-01T10:00');
  });
});
