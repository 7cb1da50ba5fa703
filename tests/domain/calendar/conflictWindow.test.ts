/** What lies outside the stretch that a change is judged by does not decide: neither whether it may stand nor what is offered instead. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addMinutes, dayAt, dayNumber } from '../../../domain/basics/wallTime.ts';
import { lessonsBetween } from '../../../domain/calendar/lesson.ts';
import { toMs } from '../../../domain/basics/zones.ts';
import { decide, isRefused, type Decision } from '../../../domain/decide.ts';
import { fromWorld, type Answers } from '../../../domain/kernel/facts.ts';
import type { MeetingWithOccurrences } from '../../../domain/calendar/occurrence.ts';
import type { Step } from '../../../domain/operations.ts';
import type { Teacher } from '../../../domain/people/people.ts';
import { recordProof } from '../../recordProof.ts';
import { seed } from '../../randomSeed.ts';
import { openSchool, rivka, type School } from '../school.ts';

const runs = process.env.PROVE ? 3000 : 300;

const rules = [
  null,
  null,
  'FREQ=WEEKLY;INTERVAL=1',
  'FREQ=WEEKLY;INTERVAL=1;COUNT=6',
  'FREQ=WEEKLY;INTERVAL=2;UNTIL=20271201',
  'FREQ=DAILY;INTERVAL=5;COUNT=30',
  'FREQ=MONTHLY;INTERVAL=1',
];

const series = fc.record({
  day: fc.integer({ min: -20, max: 45 }),
  hour: fc.integer({ min: 8, max: 10 }),
  rrule: fc.constantFrom(...rules),
  minutes: fc.constantFrom(45, 60, 90, 600),
});
const edit = fc.record({
  kind: fc.constantFrom('move', 'move', 'move', 'cancel', 'add', 'rename'),
  which: fc.nat(40),
  nth: fc.nat(8),
  scope: fc.constantFrom('this', 'future', 'all'),
  days: fc.integer({ min: -20, max: 40 }),
  hours: fc.integer({ min: -1, max: 1 }),
});
type Series = typeof series extends fc.Arbitrary<infer T> ? T : never;
type Edit = typeof edit extends fc.Arbitrary<infer T> ? T : never;

/** Free hours are rare, so that those which are offered lie far away. */
const teacher: Teacher = { ...rivka, workingHours: { SU: [{ from: 8 * 60, to: 11 * 60 }] } };

const today = dayNumber(2026, 11, 21);
const inputOf = ({ day, hour, rrule, minutes }: Series) => {
  const start = `${dayAt(today + day)}T${String(hour).padStart(2, '0')}:00`;
  return { start, end: addMinutes(start, minutes), ...(rrule === null ? {} : { rrule }) };
};

function stepOf(
  school: School,
  { kind, which, nth, scope, days, hours }: Edit,
  insist: boolean,
): Step | null {
  const all = school.all();
  const held = all[which % all.length];
  if (!held) return null;
  const from = toMs('2026-09-01T00:00', rivka.zone);
  const lessons = lessonsBetween(held, from, toMs('2027-10-01T00:00', rivka.zone));
  const lesson = lessons[nth % Math.max(1, lessons.length)];
  if (!lesson) return null;
  const address = { scope, occurrence: lesson.slot, insist };
  const start = addMinutes(lesson.start, days * 1440 + hours * 60);
  if (kind === 'move') {
    const input = { id: held.meeting.id, start, end: addMinutes(start, lesson.minutes) };
    return { name: 'updateMeeting', args: { input, ...address } };
  }
  if (kind === 'rename')
    return { name: 'updateMeeting', args: { input: { id: held.meeting.id, summary: 'Other' }, ...address } };
  if (kind === 'add')
    return { name: 'addMeeting', args: { input: { start, end: addMinutes(start, 60) }, insist } };
  const { scope: reach, occurrence } = address;
  return { name: 'deleteMeeting', args: { id: held.meeting.id, scope: reach, occurrence } };
}

/** A school that answers no more of its schedule than it was asked for. */
function narrow(answers: Answers): Answers {
  return {
    ...answers,
    schedule(of) {
      const fromMs = toMs(of.from, rivka.zone);
      const untilMs = of.until === null ? Number.POSITIVE_INFINITY : toMs(of.until, rivka.zone);
      const isIn = (wall: string): boolean => {
        const ms = toMs(wall, rivka.zone);
        return ms > fromMs - 86_400_000 && ms < untilMs;
      };
      const lastMs = Math.min(untilMs, toMs('2030-01-01T00:00', rivka.zone));
      return answers.schedule(of).flatMap((held): MeetingWithOccurrences[] => {
        if (lessonsBetween(held, fromMs, lastMs).length === 0) return [];
        const { meeting, occurrences } = held;
        return [
          {
            meeting,
            occurrences: occurrences.filter(({ slot, own }) => isIn(own.start ?? slot) || isIn(slot)),
          },
        ];
      });
    },
  };
}

function decided(school: School, steps: Step[], answers: Answers): Decision {
  let ids = 0;
  const actor = { id: rivka.id, role: 'teacher', name: rivka.name } as const;
  return fromWorld(decide(steps, actor, { nowMs: school.nowMs(), newId: () => `new${++ids}` }), answers);
}

test('what is decided follows from the stretch alone', { timeout: 600_000 }, ({ task }) => {
  let refusals = 0;
  fc.assert(
    fc.property(
      fc.array(series, { minLength: 4, maxLength: 9 }),
      fc.array(edit, { maxLength: 4 }),
      fc.array(edit, { minLength: 1, maxLength: 2 }),
      (lessons, before, asked) => {
        const school = openSchool('2026-11-21T09:00', teacher);
        for (const each of lessons) {
          const input = { ...inputOf(each), subject: 'Maths' };
          school.perform({ name: 'addMeeting', args: { input, insist: true } });
        }
        for (const each of before) {
          const step = stepOf(school, each, true);
          if (step && !isRefused(school.plan(step))) school.perform(step);
        }
        const steps = asked.map((each) => stepOf(school, each, false)).filter((step) => step !== null);
        if (steps.length === 0) return;
        const whole = decided(school, steps, school.answers);
        if (isRefused(whole) && whole.refused.refusal.code === 'CLASH') refusals += 1;
        expect(decided(school, steps, narrow(school.answers))).toEqual(whole);
      },
    ),
    { seed, numRuns: runs },
  );
  // A check that never meets a conflict would prove nothing.
  expect(refusals).toBeGreaterThan(runs / 8);
  recordProof(
    task,
    'R1',
    `${runs} calendars and changes (seed ${seed}), ${refusals} of them clashes: judged by their stretch as by the whole calendar`,
  );
});
