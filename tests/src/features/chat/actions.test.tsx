/** Cards of what is no plain change of lessons: from the sentence to the words on the card, by the server's own rules. */
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { indexWorld, type IndexedWorld } from '../../../../commands/world/indexWorld.ts';
import { readSentence } from '../../../../commands/nlu/readSentence.ts';
import { preview } from '../../../../commands/preview.ts';
import { aWorld, type World } from '../../../../commands/world/world.ts';
import { toMs } from '../../../../domain/basics/zones.ts';
import type { WireMeeting } from '../../../../domain/calendar/wireMeeting.ts';
import type { WireWaiting } from '../../../../domain/requests/waiting.ts';
import { schoolMeetings } from '../../../../src/lib/lessons/schoolMeetings.ts';
import { CardView } from '../../../../src/features/chat/cards/CardView.tsx';
import { planFacts } from '../../../../src/features/effects/planFacts.ts';
import type { Actions } from '../../../../src/features/chat/turns/turns.ts';
import { speak } from '../../../../src/lib/i18n/language.ts';

const zone = 'Asia/Jerusalem';
const ms = (wall: string): string => String(toMs(wall, zone));
// A Saturday.
const now = '2026-11-21T10:00';

const dana = { id: 'dana', username: 'Dana Levi' };
const noam = { id: 'noam', username: 'Noam Bar' };
const rivka = {
  id: 'rivka',
  username: 'Rivka Cohen',
  userData: { noticeHours: 24, numberOfBadCancelsAllowed: 3, lessonDuration: 45 },
};

const lesson = (id: string, start: string, end: string, attendeeId: string): WireMeeting => ({
  id,
  organizer: 'rivka',
  version: 1,
  start: ms(start),
  end: ms(end),
  timeZone: zone,
  subject: 'Maths',
  capacity: 1,
  cost: 150,
  attendees: [{ attendeeId, name: attendeeId === 'dana' ? dana.username : noam.username }],
});

const meetings = [
  lesson('past', '2026-11-19T16:00', '2026-11-19T16:45', 'dana'),
  lesson('soon', '2026-11-21T16:00', '2026-11-21T16:45', 'dana'),
  lesson('later', '2026-11-26T16:00', '2026-11-26T16:45', 'dana'),
];

const pendings = [
  {
    id: 'p-noam',
    organizer: 'rivka',
    version: 4,
    status: 'Pending',
    requestedBy: 'noam',
    subject: 'Maths',
    location: 'teacher',
    start: ms('2026-11-24T16:00'),
    end: ms('2026-11-24T16:45'),
    attendees: [{ attendeeId: 'noam', name: noam.username }],
  },
  {
    id: 'p-dana',
    organizer: 'rivka',
    version: 5,
    status: 'Offered',
    requestedBy: 'dana',
    subject: 'Maths',
    location: 'teacher',
    start: ms('2026-11-25T17:00'),
    end: ms('2026-11-25T17:45'),
    attendees: [{ attendeeId: 'dana', name: dana.username }],
  },
];

/** A full group that Dana is not in: of it she is told its hours, and that no place is left. */
const group = (spacesLeft: number): WireMeeting => ({
  id: 'group',
  organizer: 'rivka',
  busyOnly: true,
  version: 1,
  start: ms('2026-11-23T18:00'),
  end: ms('2026-11-23T19:00'),
  timeZone: zone,
  rrule: 'FREQ=WEEKLY',
  exdates: [],
  spacesLeft,
});

const waiting: WireWaiting = {
  id: 'w',
  teacherId: 'rivka',
  meetingId: 'group',
  seriesId: 'series',
  studentId: 'dana',
  status: 'Waiting',
  createdAt: ms('2026-11-20T10:00'),
};

const closed = [
  { id: 'lunch', teacherId: 'rivka', start: ms('2026-11-23T12:00'), end: ms('2026-11-23T14:00') },
];

function worldOf(
  role: 'teacher' | 'student',
  locale: IndexedWorld['locale'],
  badCancels = 1,
  waitings: WireWaiting[] = [],
  asked: object | null = null,
): IndexedWorld {
  const teaches = role === 'teacher';
  const own = { ...dana, userData: { numberOfBadCancels: badCancels } };
  return indexWorld(
    aWorld({
      now,
      locale,
      timeZone: zone,
      role,
      user: teaches ? { ...rivka, role } : { ...own, role },
      teachers: [rivka],
      students: teaches ? [dana, noam] : [],
      subjects: [{ id: 's', name: 'Maths', cost: 200 }],
      meetings: [...meetings, ...(teaches ? [] : [group(0)])] as unknown as World['meetings'],
      waitings,
      // A student is told of their own requests alone.
      pendingMeetings: [...pendings.filter(({ id }) => id !== 'p-dana'), asked ?? pendings[1]].filter(
        (one) => teaches || one === (asked ?? pendings[1]),
      ) as unknown as World['pendingMeetings'],
      restrictedTimes: closed,
    }),
  );
}

const actions = {
  confirm: vi.fn(),
  choose: vi.fn(),
  answer: vi.fn(),
  drop: vi.fn(),
  undo: vi.fn(),
  setQuiet: vi.fn(),
  edit: vi.fn(),
  settle: vi.fn(),
  takeWay: vi.fn(),
  insist: vi.fn(),
  leaveOut: vi.fn(),
} satisfies Actions;

async function say(text: string, world: IndexedWorld, state: 'open' | 'done' = 'open'): Promise<HTMLElement> {
  await speak(world.locale);
  const plan = readSentence(text, world);
  expect([plan.status, plan.steps.length]).toEqual(['ready', expect.any(Number)]);
  expect(plan.steps.length).toBeGreaterThan(0);
  const school = schoolMeetings({
    meetings: [...meetings, group(0)],
    subjects: [],
    students: [
      { ...dana, email: null },
      { ...noam, email: null },
    ],
    teachers: [
      {
        ...rivka,
        preferences: { currency: 'ILS', timeZone: zone, weekStart: null },
        userData: {
          ...rivka.userData,
          subscriptionPlan: 'ultra',
          subscriptionStatus: 'ACTIVE',
          blockedStudentsIds: [],
          excludedStudentsIds: [],
          teachLocations: null,
          workingHours: null,
        },
      },
    ],
  });
  const shown = preview(plan, world);
  const facts = planFacts(plan.steps, shown, school, { nowMs: toMs(now, zone), zone });
  render(
    <MemoryRouter>
      <CardView
        turn={{
          id: 't',
          atMs: 0,
          by: 'desk',
          card: {
            kind: 'plan',
            plan,
            steps: plan.steps,
            keep: [],
            requestId: 'r',
            preview: shown,
            facts,
            state,
            quiet: false,
          },
        }}
        actions={actions}
        bareEnter
      />
    </MemoryRouter>,
  );
  return screen.getByRole('region');
}

afterEach(() => speak('he'));

describe('hours that are closed', () => {
  it('name the lessons that stand in them and stay', async () => {
    const card = await say('block Thursday 15:00 to 18:00', worldOf('teacher', 'en'));
    expect(card).toHaveTextContent('Add restricted time');
    expect(card).toHaveTextContent('Thu 26 Nov, 15:00–18:00');
    expect(card).toHaveTextContent('One lesson at this time stays');
    expect(card).toHaveTextContent('16:00–16:45 · Maths · Dana Levi');
    expect(screen.getByRole('button', { name: /^Add/ })).toBeEnabled();
    expect(screen.queryByText('Don’t notify')).toBeNull();
  });
  it('are told in Hebrew, a whole day by its name alone', async () => {
    const card = await say('לחסום את יום רביעי', worldOf('teacher', 'he'));
    expect(card).toHaveTextContent('לחסום שעות');
    expect(card).toHaveTextContent('רביעי 25.11');
    expect(card).not.toHaveTextContent('00:00');
  });
  it('are opened again', async () => {
    const card = await say('free up Monday noon', worldOf('teacher', 'en'));
    expect(card).toHaveTextContent('Open restricted time');
    expect(screen.getByRole('button', { name: /^Open this time/ })).toBeEnabled();
  });
});

describe('a request', () => {
  it('is approved, and stands where it was asked for', async () => {
    const card = await say("approve Noam's pending lesson", worldOf('teacher', 'en'));
    expect(card).toHaveTextContent('Approve: Maths, Noam Bar');
    expect(card).toHaveTextContent('16:00–16:45');
    expect(card).toHaveTextContent('Noam Bar will be notified');
  });
  it('is answered by another time', async () => {
    const card = await say(
      "decline Noam's pending lesson, offer Monday at 6 instead",
      worldOf('teacher', 'en'),
    );
    expect(card).toHaveTextContent('Offer a time: Maths, Noam Bar');
    expect(card).toHaveTextContent('Tue 24 Nov, 16:00');
    expect(card).toHaveTextContent('Mon 23 Nov, 18:00');
    expect(card).toHaveTextContent('Waiting for Noam Bar’s answer');
  });
  it('for another time moves the lesson, and says from where to where', async () => {
    const world = worldOf('teacher', 'en', 1, [], {
      ...pendings[1],
      status: 'Pending',
      replaces: { meetingId: 'later', occurrence: ms('2026-11-26T16:00') },
    });
    const card = await say("approve Dana's pending lesson", world);
    expect(card).toHaveTextContent('Approve: Maths, Dana Levi');
    expect(card).toHaveTextContent('Thu 26 Nov, 16:00');
    expect(card).toHaveTextContent(
      'Moves Dana Levi’s lesson from Thu 26 Nov, 16:00–16:45 to Wed 25 Nov, 17:00–17:45',
    );
    expect(card).not.toHaveTextContent('2 ');
  });
  it('is declined', async () => {
    const card = await say('לדחות את השיעור הממתין של נועם', worldOf('teacher', 'he'));
    expect(card).toHaveTextContent('לדחות את הבקשה: Maths, Noam Bar');
  });
  it('is a student’s word for another time, and the lesson stays until there is an answer', async () => {
    const card = await say('move my lesson on Thursday to Friday at 11', worldOf('student', 'en'));
    expect(card).toHaveTextContent('Request a lesson: Maths');
    expect(card).toHaveTextContent('Waiting for Rivka Cohen’s answer');
    expect(card).toHaveTextContent('The lesson stays where it is until there’s an answer');
    expect(card).toHaveTextContent(
      'If accepted, Dana Levi’s lesson moves from Thu 26 Nov, 16:00–16:45 to Fri 27 Nov, 11:00–11:45',
    );
    expect(card).toHaveTextContent('Thu 26 Nov, 16:00');
  });
  it('is taken back by who asked', async () => {
    const card = await say('cancel my pending lesson', worldOf('student', 'en'), 'done');
    expect(card).toHaveTextContent('request withdrawn');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
  it('offered by the teacher is accepted by the student', async () => {
    const card = await say('לאשר את השיעור ביום רביעי', worldOf('student', 'he'));
    expect(card).toHaveTextContent('לאשר: Maths');
    expect(card).toHaveTextContent('17:00–17:45');
  });
});

describe('a lesson that a student does not come to', () => {
  it('is cancelled in time, and that is said', async () => {
    const card = await say("I can't come on Thursday", worldOf('student', 'en'));
    expect(card).toHaveTextContent('Cancelled in time');
    expect(card).toHaveTextContent('Rivka Cohen will be notified');
  });
  it('too late is counted, with what it may cost', async () => {
    const card = await say('אני לא יכולה להגיע היום', worldOf('student', 'he'));
    expect(card).toHaveTextContent('פחות מ־24 שעות לפני השיעור. נספר 2 מתוך 3');
    expect(card).toHaveTextContent('₪150');
    expect(screen.getByRole('button', { name: /^לבטל, ₪150/ })).toBeEnabled();
  });
  it('once too often closes the door, and says so before', async () => {
    const card = await say("I can't come today", worldOf('student', 'en', 3));
    expect(card).toHaveTextContent('4 used, 3 allowed');
    expect(card).toHaveTextContent('no new lessons until the teacher unblocks them');
  });
});

describe('attendance', () => {
  it('is written down for the one who is named', async () => {
    const card = await say("Dana didn't show up on Thursday", worldOf('teacher', 'en'));
    expect(card).toHaveTextContent('Attendance: Maths, Dana Levi');
    expect(card).toHaveTextContent('Dana Levi: did not show up');
    expect(screen.getByRole('button', { name: /^Save/ })).toBeEnabled();
  });
});

describe('a full group', () => {
  it('of which only the hours are known is waited for by the day it meets on', async () => {
    const card = await say("put me on the waiting list for Monday's group", worldOf('student', 'en'));
    expect(card).toHaveTextContent('Add to the waiting list');
    expect(card).toHaveTextContent('Mon 23 Nov');
    expect(card).toHaveTextContent('18:00–19:00');
    expect(card).toHaveTextContent('kept for 24 hours');
    expect(card).toHaveTextContent('Rivka Cohen will be notified');
  });
  it('is waited for no longer, without a word of which where there is only one', async () => {
    const card = await say('תוציא אותי מרשימת ההמתנה', worldOf('student', 'he', 1, [waiting]));
    expect(card).toHaveTextContent('להוריד מרשימת ההמתנה');
    expect(screen.getByRole('button', { name: /^להוריד מרשימת ההמתנה/ })).toBeEnabled();
  });
  it('is not asked for twice', () => {
    const world = worldOf('student', 'en', 1, [waiting]);
    const shown = preview(readSentence("put me on the waiting list for Monday's group", world), world);
    expect(shown).toMatchObject({ refused: { refusal: { code: 'ALREADY_ASKED' } } });
  });
});
