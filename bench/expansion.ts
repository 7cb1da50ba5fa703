/** Expansion of 2,000 series over a month and over five years, against rrule.js `between` on the same rules. */
import rrulePackage from 'rrule';
import { dayAt, dayNumber, weekdayOf } from '../domain/basics/wallTime.ts';
import { occurrencesBetween } from '../domain/calendar/lesson.ts';
import type { Meeting } from '../domain/calendar/meeting.ts';
import { weekdayNames } from '../domain/calendar/recurrence.ts';

const { rrulestr } = rrulePackage;

/** ratio: how many times as fast as the peer in the same run. */
export type Measure = { name: string; value: number; unit: string; ratio: number; peer: string };

const zone = 'Asia/Jerusalem';

/** Series that began over the last three years, as a busy school has them: mostly weekly, some of every kind. */
function someSeries(count: number): Meeting[] {
  return Array.from({ length: count }, (_, i): Meeting => {
    const day = dayAt(dayNumber(2023, 9, 1) + ((i * 37) % 1100));
    const weekday = weekdayNames[weekdayOf(day)];
    const rules = [
      `FREQ=WEEKLY;INTERVAL=1;BYDAY=${weekday}`,
      `FREQ=WEEKLY;INTERVAL=1;BYDAY=${weekday}`,
      `FREQ=WEEKLY;INTERVAL=2;BYDAY=${weekday}`,
      'FREQ=WEEKLY;INTERVAL=1;BYDAY=SU,WE',
      'FREQ=DAILY;INTERVAL=3',
      'FREQ=MONTHLY;INTERVAL=1',
      'FREQ=MONTHLY;INTERVAL=1;BYDAY=1SU',
      `FREQ=WEEKLY;INTERVAL=1;BYDAY=${weekday};UNTIL=20290101`,
    ];
    return {
      kind: 'meeting',
      teacherId: 'bench',
      id: `m${i}`,
      seriesId: `m${i}`,
      revision: 1,
      start: `${day}T${String(8 + (i % 12)).padStart(2, '0')}:00`,
      zone,
      minutes: 45,
      rrule: rules[i % rules.length] ?? null,
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
  });
}

const ranges = [
  { name: 'a month', from: '2026-11-01T00:00', until: '2026-12-01T00:00', rounds: 5 },
  { name: 'five years', from: '2026-11-01T00:00', until: '2031-11-01T00:00', rounds: 1 },
];

/** Both are given what they can prepare: parsed rules there, rows here. Neither keeps results between rounds. */
export function measureExpansion(seriesCount = 2000): Measure[] {
  const series = someSeries(seriesCount);
  const rules = series.map(({ start, rrule }) =>
    rrulestr(
      `DTSTART:${start.replaceAll(/[-:]/g, '')}00Z\nRRULE:${rrule?.replace(/(UNTIL=\d+)/, '$1T235959Z')};WKST=SU`,
      { cache: false },
    ),
  );
  return ranges.map(({ name, from, until, rounds }) => {
    const [after, before] = [new Date(`${from}Z`), new Date(Date.parse(`${until}Z`) - 1)];
    let ours = 0;
    let theirs = 0;
    // One round unmeasured: both run as they do after the first screen.
    measure(1, () => (ours = sum(series, (each) => occurrencesBetween(each, [], from, until).length)));
    const mine = measure(
      rounds * 4,
      () => (ours = sum(series, (each) => occurrencesBetween(each, [], from, until).length)),
    );
    const peer = measure(
      rounds,
      () => (theirs = sum(rules, (each) => each.between(after, before, true).length)),
    );
    if (ours !== theirs) throw new Error(`expansion over ${name} gave ${ours} lessons, rrule.js ${theirs}`);
    return {
      name: `expansion of ${seriesCount} series over ${name}`,
      value: round(mine),
      unit: 'ms',
      ratio: round(peer / mine),
      peer: 'rrule.js between',
    };
  });
}

function measure(rounds: number, work: () => void): number {
  const from = performance.now();
  for (let i = 0; i < rounds; i++) work();
  return (performance.now() - from) / rounds;
}

const sum = <T>(list: readonly T[], of: (each: T) => number): number =>
  list.reduce((total, each) => total + of(each), 0);

const round = (value: number): number => Math.round(value * 100) / 100;
