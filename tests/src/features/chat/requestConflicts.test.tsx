/** A request for an hour that is taken: another hour is what Enter sends, and the hour that was asked for only by an act of its own. */
import { fireEvent, render, screen, within } from '@testing-library/react';
import i18next from 'i18next';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readSentence } from '../../../../commands/nlu/readSentence.ts';
import { addDays, weekdayOf, type Wall } from '../../../../domain/basics/wallTime.ts';
import { toMs } from '../../../../domain/basics/zones.ts';
import type { WireMeeting } from '../../../../domain/calendar/wireMeeting.ts';
import type { Step } from '../../../../domain/operations.ts';
import { useEntityStore } from '../../../../src/lib/entities/entityStore.ts';
import { useSession } from '../../../../src/lib/session/session.ts';
import { nowIn } from '../../../../src/lib/page/useNow.ts';
import { worldNow } from '../../../../src/lib/entities/worldNow.ts';
import { cardOf } from '../../../../src/features/chat/conversation/cardOf.ts';
import { settledCard } from '../../../../src/features/chat/conversation/settlePlan.ts';
import type { CardOf } from '../../../../src/features/chat/turns/turns.ts';
import { HowMany } from '../../../../src/features/booking/HowMany.tsx';
import { TimeForm } from '../../../../src/features/requests/TimeForm.tsx';
import { planView } from '../../../../src/features/effects/planView.ts';
import { confirmLabel } from '../../../../src/features/effects/planWords.ts';
import { speak, type Language } from '../../../../src/lib/i18n/language.ts';

const zone = 'Asia/Jerusalem';
const today = nowIn(zone).wall.slice(0, 10);
const sunday = addDays(today, 7 - weekdayOf(today));
const dayAfter = (days: number): string => addDays(sunday, days);
const ms = (wall: string): string => String(toMs(wall, zone));
const date = (day: string): string => `${Number(day.slice(8))}/${Number(day.slice(5, 7))}/${day.slice(0, 4)}`;

const lesson = (
  id: string,
  day: string,
  hour: string,
  attendees: WireMeeting['attendees'],
  more: Partial<WireMeeting> = {},
): WireMeeting => ({
  id,
  seriesId: id,
  version: 1,
  organizer: 'rivka',
  start: ms(`${day}T${hour}:00`),
  end: ms(`${day}T${hour}:45`),
  timeZone: zone,
  rrule: null,
  capacity: 1,
  location: 'online',
  ...(attendees ? { subject: 'Maths', attendees, cost: 150 } : {}),
  ...more,
});

const dana = { attendeeId: 'dana', name: 'Dana Levi' };
const workingHours = Object.fromEntries(
  ['SU', 'MO', 'TU', 'WE', 'TH'].map((day) => [day, [{ from: '14:00', to: '20:00' }]]),
);
const teachLocations = {
  teachAtTeacher: false,
  teachAtStudent: false,
  teachOnline: true,
  teachAtTeacherCost: 0,
  teachAtStudentCost: 0,
  teachOnlineCost: 0,
};
const teacher = (id: string, username: string) => ({
  id,
  username,
  preferences: { currency: 'ILS', timeZone: zone },
  userData: { lessonDuration: 45, workingHours, teachLocations },
});

function enter(role: 'student' | 'parent' | 'teacher'): void {
  const names = { student: 'Dana Levi', parent: 'Tal Levi', teacher: 'Rivka Cohen' };
  const ids = { student: 'dana', parent: 'tal', teacher: 'rivka' };
  useSession.setState({
    status: 'in',
    user: {
      id: ids[role],
      role,
      username: names[role],
      email: `${ids[role]}@example.test`,
      preferences: { language: 'en', theme: 'light', currency: 'ILS', timeZone: zone },
    } as never,
  });
  // Whoever comes finds an empty school first.
  openSchool();
}

function openSchool(): void {
  useEntityStore.setState({
    status: 'ready',
    teachers: [teacher('rivka', 'Rivka Cohen')] as never,
    students: [{ id: 'dana', username: 'Dana Levi', userData: { teachersIds: ['rivka'] } }] as never,
    subjects: [{ id: 'maths', teacherId: 'rivka', name: 'Maths', cost: 200, color: 'subject-1' }] as never,
    meetings: [
      lesson('mine', dayAfter(1), '17', [dana]),
      lesson('busy', dayAfter(2), '17', null),
      lesson('weekly', dayAfter(4), '16', null),
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
}

beforeEach(async () => {
  await speak('en');
  enter('student');
});

function planned(text: string): CardOf<'plan'> {
  const world = worldNow();
  if (!world) throw new Error('nobody is signed in');
  const card = cardOf(readSentence(text, world), world);
  if (card.kind !== 'plan') throw new Error(`${text}: ${JSON.stringify(card)}`);
  return card;
}

const viewOf = ({ facts }: Pick<CardOf<'plan'>, 'facts'>, language: Language = 'en') =>
  planView(facts, [], { t: i18next.t, language, currency: 'ILS' });
const startOf = ([step]: readonly Step[] = []): unknown =>
  step && 'input' in step.args && (step.args.input as { start?: string }).start;

describe('what Enter sends', () => {
  it.each<[Language, 'student' | 'parent', string, string, RegExp, RegExp]>([
    [
      'en',
      'student',
      `book a lesson ${date(dayAfter(2))} at 17:00`,
      `${dayAfter(2)}T17:00`,
      /^Request \d\d:\d\d instead$/,
      /^Send the request for 17:00 anyway/,
    ],
    [
      'en',
      'student',
      `book a lesson ${date(dayAfter(1))} at 17:15`,
      `${dayAfter(1)}T17:15`,
      /^Request \d\d:\d\d instead$/,
      /^Send the request for 17:15 anyway/,
    ],
    [
      'en',
      'student',
      `move my ${date(dayAfter(1))} lesson to ${date(dayAfter(2))} at 17:00`,
      `${dayAfter(2)}T17:00`,
      /^Request \d\d:\d\d instead$/,
      /^Send the request for 17:00 anyway/,
    ],
    [
      'en',
      'parent',
      `book a lesson for Dana ${date(dayAfter(3))} at 17:00`,
      `${dayAfter(3)}T17:00`,
      /^Request .* instead$/,
      /^Send the request for 17:00 anyway/,
    ],
    [
      'he',
      'student',
      `לקבוע שיעור ב-${date(dayAfter(2))} בשעה 17:15`,
      `${dayAfter(2)}T17:15`,
      /^לבקש במקום זה את \d\d:\d\d$/,
      /^לשלוח את הבקשה ל־17:15 בכל זאת/,
    ],
  ])('%s, a %s: %s', async (language, role, text, asked, safe, anyway) => {
    enter(role);
    await speak(language);
    const card = planned(text);
    const view = viewOf(card, language);
    expect(view.conflicts.length).toBeGreaterThan(0);
    expect(view.conflict?.ways[0]?.isChosen).toBe(true);
    expect(confirmLabel(view, i18next.t)).toMatch(safe);
    expect(view.conflict?.anyway?.line).toMatch(anyway);
    expect(startOf(card.steps)).not.toBe(asked);
    const insisted = settledCard(card, { insisted: true });
    expect(startOf(insisted?.steps)).toBe(asked);
    expect(insisted?.facts?.conflict).toBeUndefined();
  });

  it('is another of the free hours, once that is chosen', () => {
    const card = planned(`book a lesson ${date(dayAfter(2))} at 17:00`);
    const other = card.facts.conflict?.ways[1];
    if (other?.kind !== 'hour') throw new Error('no second hour');
    expect(startOf(settledCard(card, { way: other })?.steps)).toBe(other.start);
  });

  it('leaves it where no hour is free', () => {
    useEntityStore.setState({
      meetings: [
        lesson('always', dayAfter(-14), '00', null, {
          end: ms(`${dayAfter(-13)}T00:00`),
          rrule: 'FREQ=DAILY',
        }),
      ],
    });
    const card = planned(`book a lesson ${date(dayAfter(2))} at 17:00`);
    const view = viewOf(card);
    expect(card.facts.conflict?.chosen).toBeNull();
    expect(confirmLabel(view, i18next.t)).toBe('Leave it as it is');
    expect(view.conflict?.anyway).not.toBeNull();
  });

  it('is the hour that was asked for, where it is free', () => {
    const card = planned(`book a lesson ${date(dayAfter(4))} at 17:00`);
    expect(card.facts.conflict).toBeUndefined();
    expect(startOf(card.steps)).toBe(`${dayAfter(4)}T17:00`);
  });
});

it('a series is asked for at an hour that is free in every week', () => {
  useEntityStore.setState({
    meetings: [lesson('later', dayAfter(9), '17', null), lesson('after', dayAfter(16), '18', null)],
  });
  const card = planned(`book a lesson every Tuesday at 17:00 from ${date(dayAfter(2))}`);
  expect(card.facts.conflict?.chosen?.kind).toBe('hour');
  const start = String(startOf(card.steps));
  expect(start.slice(0, 10)).toBe(dayAfter(2));
  expect(['17:00', '17:15', '17:30', '18:00', '18:30']).not.toContain(start.slice(11));
});

it('an offer by a teacher on a taken hour goes to a free one too', () => {
  enter('teacher');
  useEntityStore.setState({
    meetings: [lesson('danas', dayAfter(2), '17', [dana])],
    pendings: [
      { ...lesson('p', dayAfter(1), '16', [dana]), status: 'Pending', requestedBy: 'dana' },
    ] as never,
    students: [
      { id: 'dana', username: 'Dana Levi', links: [{ teacherId: 'rivka', blocked: false, archived: false }] },
    ] as never,
  });
  const card = planned(`offer Dana ${date(dayAfter(2))} at 17:00`);
  const view = viewOf(card);
  expect(confirmLabel(view, i18next.t)).toMatch(/^Offer \d\d:\d\d$/);
  expect(view.conflict?.anyway?.line).toMatch(/^Offer 17:00 anyway/);
  expect(startOf(settledCard(card, { insisted: true })?.steps)).toBe(`${dayAfter(2)}T17:00`);
});

describe('by hand', () => {
  const stepsFor = (start: Wall, end: Wall): Step[] => [
    {
      name: 'addPendingMeeting',
      args: {
        input: {
          organizer: 'rivka',
          start,
          end,
          subject: 'Maths',
          location: 'online',
          attendees: [{ attendeeId: 'dana' }],
        },
      },
    },
  ];

  function another(onSend: (steps: Step[]) => void, onBack = vi.fn()) {
    render(
      <TimeForm
        start={`${dayAfter(2)}T16:30`}
        end={`${dayAfter(2)}T17:00`}
        now={nowIn(zone).wall}
        send="Send request"
        sending={false}
        stepsFor={stepsFor}
        onSend={onSend}
        onBack={onBack}
      />,
    );
    fireEvent.change(screen.getByRole('spinbutton'), { target: { value: '60' } });
  }

  it('another time that is taken becomes a free one, and stays what it was by a second act only', async () => {
    const sent = vi.fn<(steps: Step[]) => void>();
    another(sent);
    const safe = await screen.findByRole('button', { name: /^Request .* instead$/ });
    expect(screen.getByText(/Rivka Cohen has another lesson at this time/)).toBeVisible();
    fireEvent.submit(safe.closest('form') as HTMLFormElement);
    expect(startOf(sent.mock.calls[0]?.[0])).not.toBe(`${dayAfter(2)}T16:30`);
    fireEvent.click(screen.getByRole('button', { name: /^Send the request for 16:30 anyway/ }));
    expect(screen.getByRole('alertdialog')).toHaveTextContent('Request a time that’s taken?');
    expect(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Back' })).toHaveFocus();
    expect(sent).toHaveBeenCalledTimes(1);
    fireEvent.click(screen.getByRole('button', { name: 'Send it for 16:30 anyway' }));
    expect(startOf(sent.mock.calls[1]?.[0])).toBe(`${dayAfter(2)}T16:30`);
  });

  it('a lesson that would lie on a lesson of one’s own is asked for at another hour', async () => {
    const sent = vi.fn<(steps: Step[]) => void>();
    const [known] = useEntityStore.getState().teachers;
    const { subjects } = useEntityStore.getState();
    if (!known || !subjects[0]) throw new Error('nobody teaches');
    render(
      <HowMany
        of={{ teacher: known, subjects: [...subjects], learnerId: 'dana', isChild: false }}
        subject={subjects[0]}
        booking={{
          teacherId: 'rivka',
          subjectId: 'maths',
          place: 'online',
          minutes: 45,
          start: `${dayAfter(1)}T17:15`,
          count: 1,
          note: '',
        }}
        sending={false}
        refusal={null}
        lost={false}
        onChange={vi.fn()}
        onBack={vi.fn()}
        onSend={sent}
      />,
    );
    fireEvent.click(await screen.findByRole('button', { name: /^Request .* instead$/ }));
    expect(startOf(sent.mock.calls[0]?.[0])).not.toBe(`${dayAfter(1)}T17:15`);
    expect(screen.getByText(/There’s already a lesson at this time/)).toBeVisible();
  });
});
