/** Who else comes to a group: brothers and sisters by their first name, all others as a number (decision 111). */
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { toMs } from '../../../../domain/basics/zones.ts';
import type { WireMeeting } from '../../../../domain/calendar/wireMeeting.ts';
import type { Language } from '../../../../domain/basics/languages.ts';
import { NextDays } from '../../../../src/features/parents/NextDays.tsx';
import { LessonRows } from '../../../../src/features/students/LessonRows.tsx';
import { learnerLessons } from '../../../../src/features/students/learnerLessons.ts';
import { NextLesson } from '../../../../src/features/students/NextLesson.tsx';
import { speak } from '../../../../src/lib/i18n/language.ts';
import { schoolMeetings } from '../../../../src/lib/lessons/schoolMeetings.ts';

const zone = 'Asia/Jerusalem';
const now = '2026-11-22T13:12';
const ms = (wall: string): string => String(toMs(wall, zone));

const noa = { attendeeId: 'noa', name: 'Noa Levi' };
const adam = { attendeeId: 'adam', name: 'Adam Levi' };

/** As the server tells it: those for whom one speaks, and how many there are in all. */
function lessonsOf(attendees: WireMeeting['attendees'], attendeesCount: number) {
  const group = {
    id: 'group',
    seriesId: 'group',
    version: 1,
    organizer: 'rivka',
    start: ms('2026-11-22T18:00'),
    end: ms('2026-11-22T19:00'),
    timeZone: zone,
    rrule: null,
    capacity: 6,
    subject: 'Choir',
    attendees,
    attendeesCount,
    cost: 90,
  } as WireMeeting;
  const rivka = { id: 'rivka', username: 'Rivka', preferences: { currency: 'ILS', timeZone: zone } };
  const school = schoolMeetings({
    meetings: [group],
    teachers: [{ ...rivka, userData: null }] as never,
    students: [],
    subjects: [],
  });
  return learnerLessons(school, 'noa', { zone, nowMs: toMs(now, zone) });
}

afterEach(() => speak('he'));

it.each<[Language, string, string, string]>([
  ['en', 'with 3 more students', 'with Adam', 'with Adam and 2 more students'],
  ['he', 'עם עוד 3 תלמידים', 'עם Adam', 'עם Adam ועוד שני תלמידים'],
])('in %s a student reads how many, a parent also which of their own', async (language, many, own, both) => {
  await speak(language);
  for (const [attendees, count, said] of [
    [[noa], 4, many],
    [[noa, adam], 2, own],
    [[noa, adam], 4, both],
  ] as const) {
    const lessons = lessonsOf([...attendees], count);
    const [next] = lessons;
    if (!next) throw new Error('there is no lesson');
    const noasDays = [{ learner: { id: 'noa', username: 'Noa Levi' } as never, lessons }];
    const { unmount } = render(
      <MemoryRouter>
        <NextLesson lesson={next} now={now} />
        <LessonRows title="Coming up" lessons={lessons} atOnce={4} />
        <NextDays learners={noasDays} now={now} />
      </MemoryRouter>,
    );
    expect(screen.getAllByText(new RegExp(`${said}$`, 'u'))).toHaveLength(3);
    unmount();
  }
});

it('a brother who does not come that day is not told of, and of a lesson for one nobody is', async () => {
  await speak('en');
  const away = { ...adam, absences: [{ occurrence: ms('2026-11-22T18:00'), kind: 'student' }] };
  for (const lessons of [lessonsOf([noa, away] as never, 2), lessonsOf([noa], 1)]) {
    const { unmount, container } = render(
      <MemoryRouter>
        <LessonRows title="Coming up" lessons={lessons} atOnce={4} />
      </MemoryRouter>,
    );
    expect(container).toHaveTextContent('Choir');
    expect(container).not.toHaveTextContent('with');
    unmount();
  }
});
