/** Lessons by hand: what the form shows is what is sent. */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toMs, toWall } from '../../../../domain/basics/zones.ts';
import type { WireMeeting } from '../../../../domain/calendar/wireMeeting.ts';
import { useEntityStore, type StudentAnswer } from '../../../../src/lib/entities/entityStore.ts';
import { useSession, type SessionUser } from '../../../../src/lib/session/session.ts';
import { nowIn } from '../../../../src/lib/page/useNow.ts';
import { firstOffered } from '../../../../src/features/calendar/firstOffered.ts';
import { byHandOf } from '../../../../src/features/calendar/form/byHandOf.ts';
import { MeetingDialog, type ByHand } from '../../../../src/features/calendar/form/MeetingDialog.tsx';
import { schoolMeetings } from '../../../../src/lib/lessons/schoolMeetings.ts';
import { visibleRange } from '../../../../src/features/calendar/grid/visibleRange.ts';
import { addDays, addMinutes, weekdayOf } from '../../../../domain/basics/wallTime.ts';
import { speak } from '../../../../src/lib/i18n/language.ts';
import { answering } from '../../app/answering.ts';

const zone = 'Asia/Jerusalem';
const ms = (wall: string): string => String(toMs(wall, zone));
const today = nowIn(zone).wall.slice(0, 10);
/** The Sunday of the week after next, which is ahead on whatever day this runs. */
const sunday = addDays(today, 14 - weekdayOf(today));

const rivka: SessionUser = {
  id: 'rivka',
  role: 'teacher',
  username: 'Rivka Cohen',
  email: 'rivka@example.test',
  preferences: { language: 'en', theme: 'light', currency: 'ILS', timeZone: zone },
};
const link = { teacherId: 'rivka', blocked: false, archived: false };
const students = [
  { id: 'dana', username: 'Dana Levi', links: [link] },
  { id: 'noam', username: 'Noam Bar', links: [link] },
  { id: 'gone', username: 'Gal Stone', links: [{ ...link, archived: true }] },
] as unknown as StudentAnswer[];

/** Every Sunday at four; the second one was moved to six, alone. */
const series: WireMeeting[] = [
  {
    id: 'series',
    seriesId: 'series',
    version: 1,
    organizer: 'rivka',
    start: ms(`${sunday}T16:00`),
    end: ms(`${sunday}T16:45`),
    timeZone: zone,
    subject: 'Greek',
    attendees: [{ attendeeId: 'dana', name: 'Dana Levi' }],
    rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=SU;COUNT=6',
    capacity: 1,
    cost: 150,
  },
];

type Sent = Record<string, unknown> & { start?: string; end?: string };
let sent: Sent[];
let occurrences: (string | undefined)[];
const note = ({ input, occurrence }: { input: Sent; occurrence?: string }) => {
  sent.push(input);
  occurrences.push(occurrence);
  return { status: 'ok', changeId: 'c1', meetings: [] };
};
const server = setupServer(...answering(() => ({ addMeeting: note, updateMeeting: note })).handlers);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

beforeEach(async () => {
  await speak('en');
  sent = [];
  occurrences = [];
  useEntityStore.setState({
    user: rivka,
    status: 'ready',
    teachers: [
      {
        id: 'rivka',
        username: 'Rivka',
        preferences: { currency: 'ILS', timeZone: zone, weekStart: null },
        userData: null,
      },
    ],
    students,
    subjects: [{ id: 'maths', name: 'Maths', cost: 200, color: 'subject-1' }],
    meetings: series,
  });
  // Whose school is here already is not asked for.
  useSession.setState({ user: rivka });
});

function open(byHand: ByHand): HTMLElement {
  const { meetings, teachers, students: known, subjects } = useEntityStore.getState();
  render(
    <MemoryRouter>
      <MeetingDialog
        byHand={[byHand]}
        school={schoolMeetings({ meetings, teachers, students: known, subjects })}
        onSaved={() => undefined}
        onClose={() => undefined}
      />
    </MemoryRouter>,
  );
  return screen.getByRole('dialog');
}
const fresh: ByHand = { kind: 'new', start: `${sunday}T10:00`, end: `${sunday}T10:45` };
const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));
async function type(label: string, text: string): Promise<void> {
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
  await userEvent.tab();
}
const walls = ({ start, end }: Sent): (string | undefined)[] =>
  [start, end].map((each) => each && toWall(Number(each), zone));

describe('a lesson by hand', () => {
  it('may last fifty-two minutes', async () => {
    open(fresh);
    await userEvent.selectOptions(screen.getByLabelText('Subject'), 'Maths');
    await press('Dana Levi');
    await type('Minutes', '52');
    await press('Save');
    await expect.poll(() => sent).toHaveLength(1);
    expect(walls(sent[0] ?? {})).toEqual([`${sunday}T10:00`, `${sunday}T10:52`]);
  });

  it('has one place for one student, also after a second one was tapped and taken back', async () => {
    open(fresh);
    await userEvent.selectOptions(screen.getByLabelText('Subject'), 'Maths');
    await press('Dana Levi');
    await press('Noam Bar');
    expect(screen.getByLabelText('Places')).toHaveValue(2);
    await press('Noam Bar');
    await press('Save');
    await expect.poll(() => sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ capacity: 1, attendees: [{ attendeeId: 'dana' }] });
  });

  it('keeps the places of a group that were set by hand', async () => {
    open(fresh);
    await press('Dana Levi');
    await type('Places', '4');
    await press('Noam Bar');
    await press('Noam Bar');
    expect(screen.getByLabelText('Places')).toHaveValue(4);
  });

  it('offers nobody who has left', () => {
    const group = within(open(fresh)).getByRole('group', { name: 'Students' });
    expect(within(group).getAllByRole('button')).toHaveLength(2);
  });

  it('of every month is on the weekday that the form shows, also when the date is changed after', async () => {
    open(fresh);
    await userEvent.selectOptions(screen.getByLabelText('Subject'), 'Maths');
    await press('Dana Levi');
    await userEvent.selectOptions(screen.getByLabelText('Repeats'), 'Custom…');
    await userEvent.selectOptions(screen.getByLabelText('Unit'), 'Months');
    await userEvent.selectOptions(screen.getByLabelText('On'), 'weekday');
    const tuesday = addDays(sunday, 2);
    await type('Date', `${tuesday.slice(8)}/${tuesday.slice(5, 7)}/${tuesday.slice(0, 4)}`);
    await press('Save');
    await expect.poll(() => sent).toHaveLength(1);
    const nth = Math.ceil(Number(tuesday.slice(8)) / 7);
    expect(sent[0]).toMatchObject({ rrule: `FREQ=MONTHLY;INTERVAL=1;BYDAY=${nth}TU` });
    expect(walls(sent[0] ?? {})[0]).toBe(`${tuesday}T10:00`);
  });
});

describe('a number', () => {
  it('is emptied and typed anew: six lessons are not sixteen', async () => {
    open(fresh);
    await userEvent.selectOptions(screen.getByLabelText('Subject'), 'Maths');
    await press('Dana Levi');
    await userEvent.selectOptions(screen.getByLabelText('Repeats'), 'Every week');
    await userEvent.selectOptions(screen.getByLabelText('Ends'), 'After a number of lessons');
    await type('Number of lessons', '6');
    await type('Minutes', '60');
    await press('Save');
    await expect.poll(() => sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=SU;COUNT=6' });
  });
});

describe('a lesson of a series', () => {
  it('gets another length for all that come without moving them, though it stands at an hour of its own', async () => {
    const second = addDays(sunday, 7);
    const slot = ms(`${second}T16:00`);
    useEntityStore.setState({
      meetings: series.flatMap((row): WireMeeting[] => [
        { ...row, exdates: [slot] },
        {
          ...row,
          id: 'moved',
          slot,
          own: ['start'],
          rrule: null,
          start: ms(`${second}T18:00`),
          end: ms(`${second}T18:45`),
        },
      ]),
    });
    open({ kind: 'edit', shown: { meetingId: 'series', slot: `${second}T16:00` } });
    expect(screen.getByLabelText('Starts at')).toHaveValue('18:00');
    // Its subject was removed, and the lesson still has the name.
    expect(screen.getByLabelText('Subject')).toHaveValue('Greek');
    await type('Minutes', '60');
    await userEvent.click(screen.getByRole('radio', { name: 'Future ones too' }));
    await press('Save');
    await expect.poll(() => sent).toHaveLength(1);
    expect(walls(sent[0] ?? {})).toEqual([undefined, `${second}T19:00`]);
  });
});

describe('a lesson that was made before the teacher moved to another time zone', () => {
  /** Rivka is in London now: a lesson at 16:00 in Jerusalem is at 14:00 on her calendar. */
  const london = 'Europe/London';
  const slot = `${sunday}T16:00`;
  const here = toWall(toMs(slot, zone), london);
  const hereLater = (minutes: number): string => toWall(toMs(slot, zone) + minutes * 60_000, london);
  const sentWalls = ({ start, end }: Sent): (string | undefined)[] =>
    [start, end].map((each) => each && toWall(Number(each), london));
  beforeEach(() => {
    const moved = { ...rivka, preferences: { ...rivka.preferences, timeZone: london } };
    useSession.setState({ user: moved });
    useEntityStore.setState({
      user: moved,
      teachers: [
        {
          id: 'rivka',
          username: 'Rivka',
          preferences: { currency: 'ILS', timeZone: london, weekStart: null },
          userData: null,
        },
      ],
    });
  });

  it('is shown at the hour of her calendar, and a new title does not move it', async () => {
    open({ kind: 'edit', shown: { meetingId: 'series', slot } });
    expect(screen.getByLabelText('Starts at')).toHaveValue(here.slice(11));
    await type('Topic', 'Verbs');
    await press('Save');
    await expect.poll(() => sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ summary: 'Verbs' });
    expect(sentWalls(sent[0] ?? {})).toEqual([undefined, undefined]);
    expect(occurrences).toEqual([ms(slot)]);
  });

  it('gets another length from the hour at which it stands', async () => {
    open({ kind: 'edit', shown: { meetingId: 'series', slot } });
    await type('Minutes', '60');
    await press('Save');
    await expect.poll(() => sent).toHaveLength(1);
    expect(sentWalls(sent[0] ?? {})).toEqual([undefined, hereLater(60)]);
  });

  it('moves to where it was dropped', async () => {
    const start = addMinutes(here, 60);
    open({ kind: 'move', shown: { meetingId: 'series', slot }, start, end: addMinutes(start, 45) });
    await press('Save');
    await expect.poll(() => sent).toHaveLength(1);
    expect(sentWalls(sent[0] ?? {})).toEqual([start, addMinutes(start, 45)]);
    expect(occurrences).toEqual([ms(slot)]);
  });

  it('is found again by the hour that a plan names', () => {
    const { meetings, teachers, students: known, subjects } = useEntityStore.getState();
    const school = schoolMeetings({ meetings, teachers, students: known, subjects });
    const step = {
      name: 'deleteMeeting' as const,
      args: { id: 'series', scope: 'this' as const, occurrence: here, notify: 'tell' as const },
    };
    expect(byHandOf([step], school, { currency: 'ILS', zone: london })).toMatchObject([
      { kind: 'edit', shown: { meetingId: 'series', slot }, fields: { hour: here.slice(11) } },
    ]);
  });
});

describe('a new lesson is offered', () => {
  const workDays = { first: 0, last: 4, weekStart: 0 };
  const week = visibleRange('week', '2026-11-22', workDays);
  it.each([
    ['at four of today', '2026-11-22T09:10', '2026-11-22T16:00'],
    ['at the next whole hour in the afternoon', '2026-11-22T17:20', '2026-11-22T18:00'],
    ['at four of tomorrow late in the evening', '2026-11-22T23:30', '2026-11-23T16:00'],
    ['on the first day of another week', '2026-12-02T23:30', '2026-11-22T16:00'],
  ])('%s', (_said, now, start) => {
    expect(firstOffered(week, now)).toBe(start);
  });
});
