/** A sentence is drawn at every key: what it does not touch is not drawn anew. */
import { render } from '@testing-library/react';
import i18next from 'i18next';
import { expect, it } from 'vitest';
import { toMs } from '../../../../domain/basics/zones.ts';
import type { WireMeeting } from '../../../../domain/calendar/wireMeeting.ts';
import { showWithPlan } from '../../../../src/lib/lessons/ghosts.ts';
import { LessonEvent } from '../../../../src/features/calendar/grid/LessonEvent.tsx';
import { gridLook } from '../../../../src/features/calendar/grid/gridLook.tsx';
import { schoolMeetings } from '../../../../src/lib/lessons/schoolMeetings.ts';
import { showMeetings } from '../../../../src/lib/lessons/showLessons.ts';

const zone = 'Asia/Jerusalem';
const lesson = (id: string, start: string, end: string): WireMeeting => ({
  id,
  version: 1,
  organizer: 'rivka',
  start: String(toMs(start, zone)),
  end: String(toMs(end, zone)),
  timeZone: zone,
  subject: 'Maths',
  capacity: 1,
});
const seen = {
  from: '2026-11-22T00:00',
  until: '2026-11-29T00:00',
  zone,
  nowMs: toMs('2026-11-22T09:00', zone),
};
const school = schoolMeetings({
  meetings: [
    lesson('moved', '2026-11-23T16:00', '2026-11-23T16:45'),
    lesson('stays', '2026-11-24T16:00', '2026-11-24T16:45'),
  ],
  teachers: [
    {
      id: 'rivka',
      username: 'Rivka',
      preferences: { currency: 'ILS', timeZone: zone, weekStart: null },
      userData: null,
    },
  ],
  students: [],
  subjects: [],
});

it('while one lesson is moved by a sentence, the others stay the very same', () => {
  const before = showMeetings(school.held, school, seen);
  const meeting = school.held.find((each) => each.meeting.id === 'moved')?.meeting;
  if (!meeting) throw new Error('it is not there');
  const at = (start: string) => [{ before: meeting, after: { ...meeting, start } }];
  for (const start of ['2026-11-23T17:00', '2026-11-23T18:00']) {
    const drawn = showWithPlan(school, at(start), [], seen);
    expect(drawn.map(({ start: wall, state }) => [wall, state])).toEqual([
      ['2026-11-24T16:00', 'lesson'],
      ['2026-11-23T16:00', 'old'],
      [start, 'ghost'],
    ]);
    expect(drawn[0]).toBe(before.find(({ meetingId }) => meetingId === 'stays'));
  }
  const later = { ...seen, nowMs: toMs('2026-11-24T17:00', zone) };
  expect(showMeetings(school.held, school, later).map(({ past }) => past)).toEqual([true, true]);
});

it('a lesson that stays in its hours and changes its price is drawn once, as it would be', () => {
  const meeting = school.held.find((each) => each.meeting.id === 'moved')?.meeting;
  if (!meeting) throw new Error('it is not there');
  const rows = [{ before: meeting, after: { ...meeting, costMinor: meeting.costMinor + 1000 } }];
  expect(showWithPlan(school, rows, [], seen).map(({ start, state }) => [start, state])).toEqual([
    ['2026-11-24T16:00', 'lesson'],
    ['2026-11-23T16:00', 'ghost'],
  ]);
});

it('the hours beside a day are written by 24 without asking the library', () => {
  const said = gridLook.slotHeaderContent({ date: new Date('2026-11-22T16:00:00Z') } as never);
  expect(render(<>{said}</>).container).toHaveTextContent('16:00');
  expect(gridLook).not.toHaveProperty('slotHeaderFormat');
});

it('a month tells who comes before what is taught; of a group the first one and how many more', () => {
  const [shown] = showMeetings(school.held, school, seen);
  if (!shown) throw new Error('nothing is drawn');
  const line = (names: string[]): string | null =>
    render(
      <LessonEvent
        shown={{ ...shown, names, subject: 'Maths' }}
        size="line"
        numberOf={() => null}
        t={i18next.t}
      />,
    ).container.textContent;
  expect(line(['Dana Levi'])).toBe('16:00 Dana Levi Maths');
  expect(line(['Dana Levi', 'Noam Cohen', 'Omer'])).toBe('16:00 Dana +2 Maths');
  // The gap between two names stands outside of what is isolated: inside, at its edge, it is not drawn.
  const { container } = render(
    <LessonEvent
      shown={{ ...shown, names: ['יעל מזרחי'], subject: 'Maths' }}
      size="line"
      numberOf={() => null}
      t={i18next.t}
    />,
  );
  expect([...container.querySelectorAll('bdi')].map(({ textContent }) => textContent)).toContain(
    'מזרחי Maths',
  );
  // Somebody else's hour, or a lesson in which nobody is yet.
  expect(line([])).toBe('16:00 Maths');
});
