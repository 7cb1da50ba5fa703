/** Two children of one family at the same hour: told to the parent before they ask, and to the teacher who would answer. */
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addDays, weekdayOf } from '../../../../domain/basics/wallTime.ts';
import { toMs } from '../../../../domain/basics/zones.ts';
import type { WireMeeting } from '../../../../domain/calendar/wireMeeting.ts';
import { AlsoThen } from '../../../../src/features/booking/TakenTimes.tsx';
import { TeacherRequests } from '../../../../src/features/requests/TeacherRequests.tsx';
import { waitingOf } from '../../../../src/features/requests/waiting.ts';
import { LessonRows } from '../../../../src/features/students/LessonRows.tsx';
import { learnerLessons } from '../../../../src/features/students/learnerLessons.ts';
import { useEntityStore } from '../../../../src/lib/entities/entityStore.ts';
import type { WholeLanguage } from '../../../../domain/basics/languages.ts';
import { speak } from '../../../../src/lib/i18n/language.ts';
import { schoolMeetings } from '../../../../src/lib/lessons/schoolMeetings.ts';
import { nowIn } from '../../../../src/lib/page/useNow.ts';
import { useSession } from '../../../../src/lib/session/session.ts';
import { showPlan } from '../chat/showPlan.tsx';

const zone = 'Asia/Jerusalem';
const today = nowIn(zone).wall.slice(0, 10);
const monday = addDays(today, 8 - weekdayOf(today));
const tuesday = addDays(monday, 1);
const ms = (wall: string): string => String(toMs(wall, zone));
const date = (day: string): string => `${Number(day.slice(8))}/${Number(day.slice(5, 7))}/${day.slice(0, 4)}`;

const preferences = { language: 'en', theme: 'light', currency: 'ILS', timeZone: zone };
const teacher = (id: string, username: string) => ({
  id,
  username,
  preferences,
  userData: { lessonDuration: 45, blockedStudentsIds: [] },
});
const adam = { attendeeId: 'adam', name: 'Adam Levi' };
const noa = { attendeeId: 'noa', name: 'Noa Levi' };

const pending = (id: string, day: string, attendees: object[], organizer = 'rivka') => ({
  id,
  version: 1,
  organizer,
  requestedBy: 'ruth',
  status: 'Pending',
  start: ms(`${day}T16:00`),
  end: ms(`${day}T16:45`),
  timeZone: zone,
  rrule: null,
  subject: 'Maths',
  summary: '',
  description: '',
  location: 'teacher',
  attendees,
  capacity: 1,
});

function enter(role: 'parent' | 'teacher', more: Record<string, unknown>): void {
  const id = role === 'parent' ? 'ruth' : 'rivka';
  useSession.setState({
    status: 'in',
    user: { id, role, username: 'Ruth Levi', email: 'r@example.test', preferences } as never,
  });
  useEntityStore.setState({
    status: 'ready',
    user: useSession.getState().user as never,
    teachers: [teacher('rivka', 'Rivka Cohen'), teacher('david', 'David Bar')] as never,
    students: [
      { id: 'adam', username: 'Adam Levi', userData: { teachersIds: ['rivka'] } },
      { id: 'noa', username: 'Noa Levi', userData: { teachersIds: ['rivka', 'david'] } },
    ] as never,
    subjects: [{ id: 'maths', teacherId: 'rivka', name: 'Maths', cost: 200, color: 'subject-1' }] as never,
    meetings: [],
    closed: [],
    pendings: [],
    waitings: [],
    joinRequests: [],
    ...more,
  } as never);
}

/** Noa learns with another teacher on Monday at four. */
const ofNoa = {
  id: 'noas',
  seriesId: 'noas',
  version: 1,
  organizer: 'david',
  start: ms(`${monday}T16:00`),
  end: ms(`${monday}T16:45`),
  timeZone: zone,
  rrule: null,
  capacity: 1,
  subject: 'Piano',
  attendees: [noa],
  cost: 150,
} as WireMeeting;

const words = {
  en: {
    ask: (day: string) => `book a lesson for Adam with Rivka on ${date(day)} at 16:00`,
    lesson: 'Another of your children has a lesson at this time:',
    asked: 'This time was also asked for:',
    approve: "approve Adam's lesson",
    row: 'Also asked for at this time: Noa Levi',
  },
  he: {
    ask: (day: string) => `לקבוע לאדם שיעור אצל רבקה ב-${date(day)} בשעה 16:00`,
    lesson: 'לעוד ילד במשפחה יש שיעור בשעה הזאת:',
    asked: 'השעה הזאת התבקשה גם כאן:',
    approve: 'לאשר את השיעור של אדם',
    row: 'באותה שעה ביקשו גם: Noa Levi',
  },
} as const;

describe.each<WholeLanguage>(['en', 'he'])('in %s', (language) => {
  const said = words[language];
  beforeEach(() => speak(language));

  it('a parent is told of the other child’s lesson and request by sentence', () => {
    enter('parent', { meetings: [ofNoa], pendings: [pending('p', tuesday, [noa], 'david')] });
    showPlan(said.ask(monday));
    expect(screen.getByText(said.lesson)).toBeVisible();
    expect(screen.getByText(/Noa Levi/u)).toBeVisible();
  });

  it('and of the other child’s request', () => {
    enter('parent', { pendings: [pending('p', tuesday, [noa], 'david')] });
    showPlan(said.ask(tuesday));
    expect(screen.getByText(said.asked)).toBeVisible();
    expect(screen.getByText(/Noa Levi/u)).toBeVisible();
  });

  it('and in the last step of the form', () => {
    enter('parent', { meetings: [ofNoa] });
    const { teachers, subjects } = useEntityStore.getState();
    const [rivka] = teachers;
    if (!rivka) throw new Error('no teacher');
    render(
      <AlsoThen
        of={{ teacher: rivka, subjects, learnerId: 'adam', isChild: true }}
        booking={{
          teacherId: 'rivka',
          subjectId: 'maths',
          place: 'teacher',
          minutes: 45,
          start: `${monday}T16:30`,
          count: 2,
          note: '',
        }}
      />,
    );
    expect(screen.getByText(said.lesson)).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  it('a teacher is told in the list who else asked for that hour, and on the card of a yes', async () => {
    const pendings = [
      pending('p1', monday, [adam]),
      pending('p2', monday, [noa]),
      pending('p3', tuesday, [noa]),
    ];
    enter('teacher', { pendings, teachers: [teacher('rivka', 'Rivka Cohen')] });
    const waiting = waitingOf(pendings as never, { zone, currency: 'ILS', nowMs: Date.now() });
    const { unmount } = render(<TeacherRequests waiting={waiting} now={`${today}T08:00`} />);
    expect(screen.getAllByText(said.row)).toHaveLength(1);
    unmount();
    showPlan(said.approve);
    expect(screen.getByText(said.asked)).toBeVisible();
  });
});

it('a lesson that is being held says so among a child’s lessons, and offers nothing any more', async () => {
  await speak('en');
  const nowMs = Date.now();
  const held = { ...ofNoa, start: String(nowMs - 10 * 60_000), end: String(nowMs + 35 * 60_000) };
  enter('parent', { meetings: [held] });
  const { meetings, teachers, students, subjects } = useEntityStore.getState();
  const lessons = learnerLessons(schoolMeetings({ meetings, teachers, students, subjects }), 'noa', {
    zone,
    nowMs,
  });
  render(
    <MemoryRouter>
      <LessonRows title="Coming up" lessons={lessons} atOnce={4} onAction={vi.fn()} />
    </MemoryRouter>,
  );
  expect(screen.getByText('Now')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
