/** A lesson that is asked for by sentence is told what the form would tell: what stands there, closed hours, and no price that falls. */
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readSentence } from '../../../../commands/nlu/readSentence.ts';
import { addDays, weekdayOf } from '../../../../domain/basics/wallTime.ts';
import { toMs } from '../../../../domain/basics/zones.ts';
import type { WireMeeting } from '../../../../domain/calendar/wireMeeting.ts';
import { useEntityStore } from '../../../../src/lib/entities/entityStore.ts';
import { useSession } from '../../../../src/lib/session/session.ts';
import { nowIn } from '../../../../src/lib/page/useNow.ts';
import { worldNow } from '../../../../src/lib/entities/worldNow.ts';
import { cardOf } from '../../../../src/features/chat/conversation/cardOf.ts';
import { RefusalCard } from '../../../../src/features/effects/RefusalCard.tsx';
import { CardView } from '../../../../src/features/chat/cards/CardView.tsx';
import type { Actions } from '../../../../src/features/chat/turns/turns.ts';
import { JoinRequests } from '../../../../src/features/joining/JoinRequests.tsx';
import type { Language } from '../../../../domain/basics/languages.ts';
import { speak } from '../../../../src/lib/i18n/language.ts';

const zone = 'Asia/Jerusalem';
const today = nowIn(zone).wall.slice(0, 10);
/** The Sunday of next week. */
const sunday = addDays(today, 7 - weekdayOf(today));
const dayAfter = (days: number): string => addDays(sunday, days);
const ms = (wall: string): string => String(toMs(wall, zone));
const date = (day: string): string => `${Number(day.slice(8))}/${Number(day.slice(5, 7))}/${day.slice(0, 4)}`;

const lesson = (id: string, day: string, hour: string, attendees: WireMeeting['attendees']): WireMeeting => ({
  id,
  seriesId: id,
  version: 1,
  organizer: 'rivka',
  start: ms(`${day}T${hour}:00`),
  end: ms(`${day}T${hour}:45`),
  timeZone: zone,
  rrule: null,
  capacity: 1,
  ...(attendees ? { subject: 'Maths', attendees, cost: 150 } : {}),
});

beforeEach(() => {
  useSession.setState({
    status: 'in',
    user: {
      id: 'dana',
      role: 'student',
      username: 'Dana Levi',
      email: 'dana@example.test',
      preferences: { language: 'en', theme: 'light', currency: 'ILS', timeZone: zone },
    },
  });
  const workingHours = Object.fromEntries(
    ['SU', 'MO', 'TU', 'WE', 'TH'].map((day) => [day, [{ from: '14:00', to: '20:00' }]]),
  );
  useEntityStore.setState({
    status: 'ready',
    teachers: [
      {
        id: 'rivka',
        username: 'Rivka Cohen',
        preferences: { currency: 'ILS', timeZone: zone },
        userData: { lessonDuration: 45, workingHours },
      },
    ] as never,
    students: [],
    subjects: [{ id: 'maths', teacherId: 'rivka', name: 'Maths', cost: 200, color: 'subject-1' }] as never,
    meetings: [
      lesson('mine', dayAfter(1), '17', [{ attendeeId: 'dana', name: 'Dana Levi' }]),
      lesson('busy', dayAfter(2), '17', null),
    ],
    closed: [
      {
        id: 'closed',
        teacherId: 'rivka',
        version: 1,
        start: ms(`${dayAfter(3)}T16:00`),
        end: ms(`${dayAfter(3)}T19:00`),
        timeZone: zone,
        rrule: null,
        exdates: [],
        reason: '',
      },
    ] as never,
    pendings: [],
    waitings: [],
    joinRequests: [],
  });
});

function show(text: string) {
  const world = worldNow();
  if (world === null) throw new Error('nobody is signed in');
  const card = cardOf(readSentence(text, world), world);
  render(
    <MemoryRouter>
      <CardView
        turn={{ id: '1', by: 'desk', at: 0, card } as never}
        actions={{ answer: vi.fn() } as unknown as Actions}
        bareEnter={false}
      />
    </MemoryRouter>,
  );
  return card;
}

describe('what stands at the hour that is asked for is told before it is sent', () => {
  it.each<[Language, string, string]>([
    ['en', `book a lesson ${date(dayAfter(1))} at 17:00`, 'There’s already a lesson at this time:'],
    ['en', `book a lesson ${date(dayAfter(2))} at 17:15`, 'Rivka Cohen has another lesson at this time:'],
    ['en', `book a lesson ${date(dayAfter(3))} at 17:00`, 'This is Rivka Cohen’s restricted time:'],
    ['en', `book a lesson ${date(dayAfter(4))} at 21:00`, 'Outside Rivka Cohen’s working hours:'],
    ['he', `לקבוע שיעור ב-${date(dayAfter(2))} בשעה 17:15`, 'בשעה הזאת יש שיעור אחר אצל Rivka Cohen:'],
    ['he', `לקבוע שיעור ב-${date(dayAfter(3))} בשעה 17:00`, 'השעות האלה סגורות אצל Rivka Cohen:'],
  ])('%s: %s', async (language, text, told) => {
    await speak(language);
    const card = show(text);
    expect(card.kind).toBe('plan');
    expect(screen.getByRole('region', { name: /Plan|תוכנית/ })).toHaveTextContent(told);
  });

  it('once, where two lessons are asked for, and the button counts them', async () => {
    await speak('en');
    const card = show(`book a lesson ${date(dayAfter(2))} at 17:00 and ${date(dayAfter(9))} at 17:00`);
    expect(card.kind === 'plan' && card.steps.length).toBe(2);
    expect(screen.getAllByText('Waiting for Rivka Cohen’s answer.')).toHaveLength(1);
    expect(screen.getByRole('button', { name: /^Send 2 requests/ })).toBeVisible();
  });

  it('and nothing is told where the hour is free', async () => {
    await speak('en');
    const card = show(`book a lesson ${date(dayAfter(4))} at 17:00`);
    if (card.kind !== 'plan') throw new Error(card.kind);
    expect(card.facts.notes?.some(({ kind }) => kind === 'taken')).toBe(false);
  });
});

describe('a request says where the lesson would be held', () => {
  it.each<[Language, string, string]>([
    ['en', `book a lesson ${date(dayAfter(4))} at 17:00 online`, 'Online'],
    ['en', `book a lesson ${date(dayAfter(4))} at 17:00`, 'At the teacher’s'],
    ['he', `לקבוע שיעור ב-${date(dayAfter(4))} בשעה 17:00 בזום`, 'אונליין'],
    ['he', `לקבוע שיעור ב-${date(dayAfter(4))} בשעה 17:00`, 'אצל המורה'],
  ])('%s: %s', async (language, text, place) => {
    await speak(language);
    expect(show(text).kind).toBe('plan');
    expect(screen.getByText(place)).toBeVisible();
  });

  it.each<[Language, string]>([
    ['en', 'At the student’s'],
    ['he', 'אצל התלמיד'],
  ])('and a request to join a group says it beside the group’s hours, in %s', async (language, place) => {
    await speak(language);
    const { teachers } = useEntityStore.getState();
    useSession.setState(({ user }) => ({ user: user && { ...user, id: 'rivka', role: 'teacher' } }));
    useEntityStore.setState({
      teachers,
      meetings: [
        {
          ...lesson('group', dayAfter(4), '18', []),
          subject: 'Maths',
          capacity: 4,
          location: 'student',
          rrule: 'FREQ=WEEKLY',
        },
      ],
      joinRequests: [
        {
          id: 'j',
          studentId: 'gil',
          studentName: 'Gil',
          meetingId: 'group',
          meetingName: 'Maths',
          status: 'Pending',
        },
      ],
    });
    render(<JoinRequests />);
    const row = within(screen.getByRole('list'));
    expect(row.getByText(place)).toBeVisible();
    expect(row.getByText(/18:00–18:45/u)).toBeVisible();
  });
});

it('another time for a lesson is asked without a price that falls to nothing', async () => {
  await speak('en');
  const card = show(`move my ${date(dayAfter(1))} lesson to 19:00`);
  if (card.kind !== 'plan') throw new Error(card.kind);
  expect(card.steps.map(({ name }) => name)).toEqual(['addPendingMeeting']);
  expect(card.facts.price).toBeNull();
  expect(screen.queryByText(/₪\s?0\b/u)).toBeNull();
});

it('the subject and the length that nobody said are chips with their reason', async () => {
  await speak('en');
  show(`book a lesson ${date(dayAfter(4))} at 17:00`);
  expect(screen.getByText('the usual subject')).toBeVisible();
  expect(screen.getByText('the teacher’s usual length')).toBeVisible();
});

it('a detail that is missing is named', async () => {
  await speak('en');
  render(
    <MemoryRouter>
      <RefusalCard card={{ code: 'BAD_REQUEST', field: 'input.attendees' }} />
    </MemoryRouter>,
  );
  expect(screen.getByText('Missing or incorrect: the students')).toBeVisible();
});
