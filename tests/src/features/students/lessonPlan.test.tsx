/** What the teacher has planned for a lesson that is near, at home and before it is cancelled, for a student and a parent. */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toMs } from '../../../../domain/basics/zones.ts';
import { TooltipProvider } from '../../../../src/ui/Tooltip.tsx';
import { answering } from '../../app/answering.ts';

const zone = 'Asia/Jerusalem';
const ms = (wall: string): string => String(toMs(wall, zone));
const preferences = { language: 'he', theme: 'light', currency: 'ILS', timeZone: zone };
const person = <Role extends string>(id: string, role: Role, username: string) => ({
  id,
  role,
  username,
  email: `${id}@example.test`,
  preferences,
});
const rivka = person('rivka', 'teacher', 'רבקה כהן');
const dana = person('dana', 'student', 'דנה לוי');
const ruth = person('ruth', 'parent', 'רות לוי');

const lesson = (id: string, start: string, end: string) => ({
  id,
  organizer: rivka.id,
  version: 3,
  start: ms(start),
  end: ms(end),
  timeZone: zone,
  subject: 'פסנתר',
  location: 'teacher',
  capacity: 1,
  cost: 150,
  attendees: [{ attendeeId: dana.id, name: dana.username }],
});
const planned = (id: string, name: string, urls: string[], soon: object[]) => ({
  id,
  name,
  urls,
  soon,
  repetition: 1,
  private: name === '',
});

let meetings: object[] = [];
let plan: object[] = [];
const school = answering(() => ({
  getTeacherById: { ...rivka, userData: { noticeHours: 24, numberOfBadCancelsAllowed: 3 } },
  getStudentById: {
    ...dana,
    userData: { teachersIds: [rivka.id], numberOfBadCancels: 0, badCancelsByTeacher: [] },
  },
  getParentById: { ...ruth, userData: { students: [dana] } },
  subjectsById: [{ id: 's-1', name: 'פסנתר', cost: 200, color: 'subject-6', lessons: plan }],
  meetingsByTeacherId: meetings,
  pendingMeetingsByOrganizerId: [],
  waitingsByTeacherId: [],
  paymentsByTeacherId: [],
  getJoinRequestsByStudentId: [],
  restrictedTimesByTeacherId: [],
}));
const server = setupServer(...school.handlers);

// The page takes hold of its websocket when it is loaded: the server stands before it.
server.listen({ onUnhandledFrame: 'error' });
const { client } = await import('../../../../src/lib/apollo/apollo.ts');
const { useSession } = await import('../../../../src/lib/session/session.ts');
const { StudentHome } = await import('../../../../src/features/students/StudentHome.tsx');
const { ParentHome } = await import('../../../../src/features/parents/ParentHome.tsx');

function enter(user: typeof dana | typeof ruth, Screen: ComponentType): void {
  useSession.setState({ status: 'in', user });
  const element = (
    <TooltipProvider>
      <Screen />
    </TooltipProvider>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: toMs('2026-11-22T09:00', zone) });
  meetings = [
    lesson('m-1', '2026-11-24T16:00', '2026-11-24T16:45'),
    lesson('m-2', '2026-11-26T16:00', '2026-11-26T16:45'),
  ];
  plan = [
    planned(
      'l-1',
      'סולמות',
      ['https://www.example.test/scales', 'javascript:alert(1)'],
      [{ meetingId: 'm-1', slot: ms('2026-11-24T16:00') }],
    ),
    planned('l-2', '', [], [{ meetingId: 'm-2', slot: ms('2026-11-26T16:00') }]),
    planned('l-3', 'אקורדים', [], []),
  ];
});
afterEach(async () => {
  useSession.setState({ status: 'out', user: null });
  await client.clearStore();
  vi.useRealTimers();
});
afterAll(() => server.close());

it('a student reads the name and the materials of the next lesson, at home and before cancelling; none of a private one', async () => {
  enter(dana, StudentHome);
  const next = await screen.findByRole('region', { name: 'השיעור הבא' });
  const materials = () => within(next).getByRole('list', { name: 'חומרים לשיעור סולמות' });
  const links = within(materials()).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://www.example.test/scales']);
  expect(links[0]).toHaveTextContent('example.test/scales');
  expect(links[0]).toHaveAttribute('rel', 'noopener noreferrer');
  expect(screen.getAllByText('בתוכנית:')).toHaveLength(1);
  expect(screen.queryByText('אקורדים')).toBeNull();
  await userEvent.click(within(next).getByRole('button', { name: 'לבטל' }));
  expect(
    within(await screen.findByRole('dialog')).getByRole('link', { name: /example.test\/scales/ }),
  ).toBeVisible();
});

it('a parent reads them in the line of the child’s lesson', async () => {
  enter(ruth, ParentHome);
  const child = within(await screen.findByRole('article', { name: 'דנה לוי' }));
  const [first, second] = within(child.getByRole('region', { name: /^בהמשך/ })).getAllByRole('listitem');
  expect(first).toHaveTextContent('סולמות');
  expect(second).not.toHaveTextContent('סולמות');
  expect(child.getByRole('link', { name: /example.test\/scales/ })).toBeVisible();
});

it('materials come by themselves when a lesson comes within a week', async () => {
  const far = lesson('m-3', '2026-12-03T09:00', '2026-12-03T09:45');
  meetings = [far];
  plan = [planned('l-3', 'אקורדים', [], [])];
  enter(dana, StudentHome);
  await screen.findByRole('region', { name: 'השיעור הבא' });
  expect(screen.queryByText('אקורדים')).toBeNull();
  const soon = [{ meetingId: 'm-3', slot: ms('2026-11-27T09:00') }];
  plan = [planned('l-3', 'אקורדים', ['https://example.test/chords'], soon)];
  await vi.waitFor(() => expect(school.isWatched('meetings')).toBe(true));
  await school.tell('meetings', {
    ...far,
    version: 4,
    start: ms('2026-11-27T09:00'),
    end: ms('2026-11-27T09:45'),
  });
  expect(await screen.findByText('אקורדים')).toBeVisible();
});
