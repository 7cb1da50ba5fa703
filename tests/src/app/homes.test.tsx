/** The screens of closed hours, of a student and of a parent: loading, failed, empty, full; and what is done on them by hand. */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toMs } from '../../../domain/basics/zones.ts';
import { TooltipProvider } from '../../../src/ui/Tooltip.tsx';
import { answering } from './answering.ts';

const zone = 'Asia/Jerusalem';
const ms = (wall: string): string => String(toMs(wall, zone));
const preferences = { language: 'he', theme: 'light', currency: 'ILS', timeZone: zone };

const rivka = {
  id: 'rivka',
  role: 'teacher' as const,
  username: 'רבקה כהן',
  email: 'r@example.test',
  preferences,
};
const dana = {
  id: 'dana',
  role: 'student' as const,
  username: 'דנה לוי',
  email: 'd@example.test',
  preferences,
};
const ruth = {
  id: 'ruth',
  role: 'parent' as const,
  username: 'רות לוי',
  email: 'p@example.test',
  preferences,
};

const lesson = (id: string, start: string, end: string, more: object = {}) => ({
  id,
  organizer: rivka.id,
  version: 3,
  start: ms(start),
  end: ms(end),
  timeZone: zone,
  subject: 'מתמטיקה',
  location: 'teacher',
  capacity: 1,
  cost: 150,
  attendees: [{ attendeeId: dana.id, name: dana.username }],
  ...more,
});

type Sent = { name: string; args: Record<string, unknown> };

let meetings: object[] = [];
let pendings: object[] = [];
let waitings: object[] = [];
let closed: object[] = [];
let teachersIds: string[] = [];
let isAway = false;
let sent: Sent[] = [];

const did =
  (name: string) =>
  (args: Record<string, unknown>): object => {
    sent.push({ name, args });
    return { status: 'ok', changeId: 'c-1', meetings: [] };
  };

const lateOnce = { teacherId: rivka.id, count: 1 };

const school = answering(() => ({
  getTeacherById: {
    ...rivka,
    userData: {
      lessonDuration: 45,
      noticeHours: 24,
      numberOfBadCancelsAllowed: 3,
      subscriptionPlan: 'premium',
      subscriptionStatus: 'ACTIVE',
      teachLocations: { teachAtTeacher: true },
    },
  },
  getStudentById: {
    ...dana,
    userData: { teachersIds, numberOfBadCancels: 1, badCancelsByTeacher: [lateOnce] },
  },
  getParentById: { ...ruth, userData: { students: teachersIds.length > 0 ? [dana] : [] } },
  getStudentsByTeacherId: [{ id: dana.id, username: dana.username, email: dana.email }],
  subjectsById: [{ id: 's-1', name: 'מתמטיקה', cost: 200, color: 'subject-6' }],
  meetingsByTeacherId() {
    if (isAway) throw new Error('the store is away');
    return meetings;
  },
  pendingMeetingsByOrganizerId: pendings,
  waitingsByTeacherId: waitings,
  paymentsByTeacherId: [],
  getJoinRequestsByTeacherId: [],
  getJoinRequestsByStudentId: [],
  restrictedTimesByTeacherId: closed,
  cancelMyAttendance: did('cancelMyAttendance'),
  addPendingMeeting: did('addPendingMeeting'),
  updatePendingMeeting: did('updatePendingMeeting'),
  takePlace: did('takePlace'),
  addRestrictedTime: did('addRestrictedTime'),
  removeRestrictedTime: did('removeRestrictedTime'),
}));
const server = setupServer(...school.handlers);

// The page takes hold of its websocket when it is loaded: the server stands before it.
server.listen({ onUnhandledFrame: 'error' });
const { client } = await import('../../../src/lib/apollo/apollo.ts');
const { useSession } = await import('../../../src/lib/session/session.ts');
const { RestrictedTimes } = await import('../../../src/features/restrictedTimes/RestrictedTimes.tsx');
const { StudentHome } = await import('../../../src/features/students/StudentHome.tsx');
const { ParentHome } = await import('../../../src/features/parents/ParentHome.tsx');
const { RequestsPanel } = await import('../../../src/features/requests/RequestsPanel.tsx');

function enter(user: typeof rivka | typeof dana | typeof ruth, Screen: ComponentType): void {
  useSession.setState({ status: 'in', user });
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <TooltipProvider>
          <Screen />
        </TooltipProvider>
      ),
    },
  ]);
  render(<RouterProvider router={router} />);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: toMs('2026-11-22T09:00', zone) });
  [meetings, pendings, waitings, closed, sent] = [[], [], [], [], []];
  teachersIds = [rivka.id];
  isAway = false;
});
afterEach(async () => {
  useSession.setState({ status: 'out', user: null });
  await client.clearStore();
  vi.useRealTimers();
});
afterAll(() => server.close());

describe('closed hours', () => {
  const lunch = {
    id: 'lunch',
    version: 2,
    teacherId: rivka.id,
    start: ms('2026-11-26T12:00'),
    end: ms('2026-11-26T13:00'),
    timeZone: zone,
    rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TH',
    exdates: [],
    reason: 'צהריים',
  };
  it('are loading, then listed with how they repeat and why', async () => {
    closed = [lunch];
    enter(rivka, RestrictedTimes);
    expect(screen.getByRole('status', { name: 'טוען' })).toBeVisible();
    expect(
      await screen.findByRole('button', { name: /לערוך: כל שבוע בחמישי, 12:00–13:00/ }),
    ).toHaveTextContent('צהריים');
  });
  it('that could not be loaded say so, and come after trying again', async () => {
    closed = [lunch];
    isAway = true;
    enter(rivka, RestrictedTimes);
    expect(await screen.findByRole('alert')).toHaveTextContent('לא הצלחנו לטעון את השעות החסומות');
    isAway = false;
    await userEvent.click(screen.getByRole('button', { name: 'לנסות שוב' }));
    expect(await screen.findByText('צהריים')).toBeVisible();
  });
  it('where there are none, the screen says how to close some', async () => {
    enter(rivka, RestrictedTimes);
    expect(await screen.findByText('אין שעות חסומות')).toBeVisible();
    expect(screen.getByRole('button', { name: 'לחסום מחר 12–14' })).toBeVisible();
  });
  it('are closed by the form, which names the lessons that stay in them', async () => {
    meetings = [lesson('m-1', '2026-11-23T13:00', '2026-11-23T13:45')];
    enter(rivka, RestrictedTimes);
    await userEvent.click(await screen.findByRole('button', { name: 'לחסום שעות' }));
    const form = within(screen.getByRole('dialog'));
    expect(form.getByText(/שיעור אחד עומד בשעות האלה ונשאר/)).toBeVisible();
    await userEvent.type(form.getByRole('textbox', { name: 'סיבה' }), 'רופא');
    await userEvent.click(form.getByRole('button', { name: 'לחסום' }));
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      name: 'addRestrictedTime',
      args: { input: { start: ms('2026-11-23T12:00'), end: ms('2026-11-23T14:00'), reason: 'רופא' } },
    });
  });
  it('are taken off the list with the version that was shown', async () => {
    closed = [lunch];
    enter(rivka, RestrictedTimes);
    await userEvent.click(await screen.findByRole('button', { name: /^להסיר: כל שבוע/ }));
    await vi.waitFor(() =>
      expect(sent).toMatchObject([{ name: 'removeRestrictedTime', args: { version: 2 } }]),
    );
  });
});

describe('a student at home', () => {
  it('sees the next lesson, and before cancelling late what it counts', async () => {
    meetings = [lesson('m-1', '2026-11-22T16:00', '2026-11-22T16:45')];
    enter(dana, StudentHome);
    const next = await screen.findByRole('region', { name: 'השיעור הבא' });
    expect(next).toHaveTextContent('16:00');
    await userEvent.click(within(next).getByRole('button', { name: 'לבטל, ₪150' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('נספר 2 מתוך 3');
    expect(dialog).toHaveTextContent('תישלח הודעה אל רבקה כהן');
    await userEvent.click(within(dialog).getByRole('button', { name: 'לבטל, ₪150' }));
    await vi.waitFor(() =>
      expect(sent).toMatchObject([
        { name: 'cancelMyAttendance', args: { id: 'm-1', attendeeId: dana.id, version: 3 } },
      ]),
    );
  });
  it('sees the lesson that is being held apart from the next one, and nothing of it can be called off', async () => {
    meetings = [
      lesson('m-1', '2026-11-22T08:30', '2026-11-22T09:15'),
      lesson('m-2', '2026-11-22T16:00', '2026-11-22T16:45'),
    ];
    enter(dana, StudentHome);
    const next = await screen.findByRole('region', { name: 'השיעור הבא' });
    expect(next).toHaveTextContent('16:00');
    const held = screen.getByRole('region', { name: 'עכשיו' });
    expect(held).toHaveTextContent('08:30');
    expect(within(held).queryByRole('button')).toBeNull();
  });
  it('asks for another time, and the teacher reads instead of which', async () => {
    meetings = [lesson('m-1', '2026-11-24T16:00', '2026-11-24T16:45')];
    enter(dana, StudentHome);
    const next = await screen.findByRole('region', { name: 'השיעור הבא' });
    await userEvent.click(within(next).getByRole('button', { name: 'לבקש מועד אחר' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByRole('button', { name: 'לשלוח את הבקשה' })).toBeDisabled();
    const hour = dialog.getByRole('combobox', { name: 'שעה' });
    await userEvent.clear(hour);
    await userEvent.type(hour, '18:00');
    await userEvent.tab();
    await userEvent.click(dialog.getByRole('button', { name: 'לשלוח את הבקשה' }));
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      name: 'addPendingMeeting',
      args: {
        input: {
          organizer: rivka.id,
          start: ms('2026-11-24T18:00'),
          end: ms('2026-11-24T18:45'),
          attendees: [{ attendeeId: dana.id }],
        },
      },
    });
    expect(sent[0]).toMatchObject({ args: { input: { replaces: { id: 'm-1' } } } });
  });
  it('answers an offer', async () => {
    pendings = [
      {
        ...lesson('p-1', '2026-11-25T18:00', '2026-11-25T18:45'),
        version: 6,
        status: 'Offered',
        requestedBy: dana.id,
      },
    ];
    enter(dana, StudentHome);
    const asked = await screen.findByRole('region', { name: 'בקשות' });
    expect(asked).toHaveTextContent('הצעה מאת רבקה כהן');
    await userEvent.click(within(asked).getByRole('button', { name: 'מתאים לי' }));
    await vi.waitFor(() =>
      expect(sent).toMatchObject([
        { name: 'updatePendingMeeting', args: { input: { id: 'p-1' }, status: 'Approved', version: 6 } },
      ]),
    );
  });
  it('is offered a place that was freed, with until when, and takes it', async () => {
    waitings = [
      {
        id: 'w-1',
        version: 3,
        teacherId: rivka.id,
        meetingId: 'g-1',
        studentId: dana.id,
        status: 'Offered',
        createdAt: '1',
        expiresAt: String(Date.now() + 3_600_000),
      },
    ];
    enter(dana, StudentHome);
    const own = await screen.findByRole('region', { name: 'המתנה למקום בקבוצה' });
    expect(own).toHaveTextContent('המקום שמור עד');
    await userEvent.click(within(own).getByRole('button', { name: 'לקחת את המקום' }));
    await vi.waitFor(() =>
      expect(sent).toMatchObject([{ name: 'takePlace', args: { meetingId: 'g-1', studentId: dana.id } }]),
    );
  });
  it('without lessons reads how to ask for one; without a teacher how to find one; without a line tries again', async () => {
    enter(dana, StudentHome);
    expect(await screen.findByText('אין שיעורים קרובים.')).toBeVisible();
    useSession.setState({ status: 'out', user: null });
    teachersIds = [];
    useSession.setState({ status: 'in', user: dana });
    expect(await screen.findByText(/עוד אין מורה/)).toBeVisible();
    useSession.setState({ status: 'out', user: null });
    teachersIds = [rivka.id];
    isAway = true;
    useSession.setState({ status: 'in', user: dana });
    expect(await screen.findByRole('alert')).toHaveTextContent('לא הצלחנו לטעון את השיעורים');
  });
});

describe('a parent at home', () => {
  it('sees each child’s lessons, and cancels for the child', async () => {
    meetings = [lesson('m-1', '2026-11-25T16:00', '2026-11-25T16:45')];
    enter(ruth, ParentHome);
    const child = await screen.findByRole('article', { name: 'דנה לוי' });
    await userEvent.click(within(child).getByRole('button', { name: /מה אפשר לעשות: מתמטיקה/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'לבטל' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('ביטול בזמן');
    await userEvent.click(within(dialog).getByRole('button', { name: 'לבטל את ההשתתפות' }));
    await vi.waitFor(() =>
      expect(sent).toMatchObject([{ name: 'cancelMyAttendance', args: { id: 'm-1', attendeeId: dana.id } }]),
    );
  });
  it('cannot call off a lesson that is being held', async () => {
    meetings = [
      lesson('m-1', '2026-11-22T08:30', '2026-11-22T09:15'),
      lesson('m-2', '2026-11-22T16:00', '2026-11-22T16:45'),
    ];
    enter(ruth, ParentHome);
    const coming = await screen.findByRole('region', { name: /^בהמשך/ });
    const [held, next] = within(coming).getAllByRole('listitem');
    if (!held || !next) throw new Error('both are listed');
    expect(held).toHaveTextContent('08:30');
    expect(within(held).queryByRole('button')).toBeNull();
    expect(within(next).getByRole('button')).toBeVisible();
  });
  it('without children reads that there are none', async () => {
    teachersIds = [];
    enter(ruth, ParentHome);
    expect(await screen.findByText('עוד אין כאן ילדים.')).toBeVisible();
  });
});

describe('the teacher’s requests', () => {
  it('are counted on the button, told with what stands in the way and offered a free hour; approving all the same is a second act', async () => {
    meetings = [lesson('m-1', '2026-11-25T18:00', '2026-11-25T18:45', { subject: 'פיזיקה' })];
    pendings = [
      {
        ...lesson('p-1', '2026-11-25T18:15', '2026-11-25T19:00'),
        version: 6,
        status: 'Pending',
        requestedBy: dana.id,
      },
    ];
    enter(rivka, RequestsPanel);
    await userEvent.click(await screen.findByRole('button', { name: 'בקשות לשיעור, אחת ממתינה' }));
    const panel = screen.getByRole('dialog');
    const [free] = await within(panel).findAllByRole('radio');
    expect(panel).toHaveTextContent('יש כבר פיזיקה');
    expect(free).toBeChecked();
    expect(within(panel).getByRole('button', { name: /^להציע את/ })).toBeEnabled();
    await userEvent.click(within(panel).getByRole('button', { name: /לאשר ל־18:15 בכל זאת.*…/ }));
    expect(sent).toEqual([]);
    await userEvent.click(within(panel).getByRole('button', { name: 'לאשר ל־18:15 בכל זאת' }));
    await vi.waitFor(() =>
      expect(sent).toMatchObject([
        { name: 'updatePendingMeeting', args: { input: { id: 'p-1' }, status: 'Approved', insist: true } },
      ]),
    );
  });
});
