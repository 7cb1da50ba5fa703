/** The form of a subject: a new price for the coming lessons begins with the day that is said, and what it leaves is told. */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toMs } from '../../../../domain/basics/zones.ts';
import { TooltipProvider } from '../../../../src/ui/Tooltip.tsx';
import { answering } from '../../app/answering.ts';

const rivka = {
  id: 'rivka',
  role: 'teacher' as const,
  username: 'רבקה כהן',
  email: 'r@example.test',
  preferences: { language: 'he', theme: 'light', currency: 'ILS', timeZone: 'Asia/Jerusalem' },
};
const year = new Date().getFullYear() + 1;

let sent: Record<string, unknown>[] = [];
const school = answering(() => ({
  getTeacherById: {
    ...rivka,
    version: 4,
    userData: { lessonDuration: 45, subscriptionPlan: 'premium', subscriptionStatus: 'ACTIVE' },
  },
  getStudentsByTeacherId: [],
  subjectsById: [
    {
      id: 's1',
      version: 2,
      removed: false,
      teacherId: 'rivka',
      name: 'מתמטיקה',
      cost: 180,
      color: 'subject-1',
      position: 0,
      lessons: [],
    },
  ],
  meetingsByTeacherId: [],
  pendingMeetingsByOrganizerId: [],
  waitingsByTeacherId: [],
  paymentsByTeacherId: [],
  getJoinRequestsByTeacherId: [],
  restrictedTimesByTeacherId: [],
  updateSubject(args: Record<string, unknown>) {
    sent.push(args);
    return { status: 'ok', changeId: 'c-1' };
  },
}));
const server = setupServer(...school.handlers);

// The page takes hold of its websocket when it is loaded: the server stands before it.
server.listen({ onUnhandledFrame: 'error' });
const { client } = await import('../../../../src/lib/apollo/apollo.ts');
const { useSession } = await import('../../../../src/lib/session/session.ts');
const { useEntityStore } = await import('../../../../src/lib/entities/entityStore.ts');
const { SubjectsScreen } = await import('../../../../src/features/subjects/SubjectsScreen.tsx');

async function openForm() {
  useSession.setState({ status: 'in', user: rivka });
  await useEntityStore.getState().open(rivka);
  const element = (
    <TooltipProvider>
      <SubjectsScreen />
    </TooltipProvider>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  await userEvent.click(await screen.findByRole('button', { name: 'עריכת מתמטיקה' }));
  return within(await screen.findByRole('dialog'));
}

beforeEach(() => {
  sent = [];
});
afterEach(async () => {
  useEntityStore.getState().close();
  useSession.setState({ status: 'out', user: null });
  await client.clearStore();
});
afterAll(() => server.close());

it('a price from January is sent with its day, and what is booked before it is told', async () => {
  const form = await openForm();
  await userEvent.clear(form.getByLabelText('מחיר לשעה'));
  await userEvent.type(form.getByLabelText('מחיר לשעה'), '200');
  expect(form.queryByLabelText('החל מיום')).toBeNull();
  await userEvent.click(form.getByRole('radio', { name: 'גם השיעורים הבאים' }));
  const day = form.getByLabelText('החל מיום');
  await userEvent.clear(day);
  await userEvent.type(day, `1.1.${year}`);
  expect(form.getByText(/שיעורים לפני 1\.1 נשארים במחיר שלהם/)).toBeVisible();
  await userEvent.click(form.getByRole('button', { name: 'לשמור' }));
  const from = String(toMs(`${year}-01-01T00:00`, 'Asia/Jerusalem'));
  await vi.waitFor(() =>
    expect(sent).toMatchObject([{ input: { id: 's1', cost: 200 }, scope: 'future', from, version: 2 }]),
  );
});

it('a day that was chosen is forgotten where new lessons alone are to cost it', async () => {
  const form = await openForm();
  await userEvent.clear(form.getByLabelText('מחיר לשעה'));
  await userEvent.type(form.getByLabelText('מחיר לשעה'), '200');
  await userEvent.click(form.getByRole('radio', { name: 'גם השיעורים הבאים' }));
  await userEvent.clear(form.getByLabelText('החל מיום'));
  await userEvent.type(form.getByLabelText('החל מיום'), `1.1.${year}`);
  await userEvent.click(form.getByRole('radio', { name: 'שיעורים חדשים בלבד' }));
  await userEvent.click(form.getByRole('button', { name: 'לשמור' }));
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).not.toHaveProperty('from');
  expect(sent[0]).not.toHaveProperty('scope');
});

it('a price that is too large is told the largest there is', async () => {
  const form = await openForm();
  await userEvent.clear(form.getByLabelText('מחיר לשעה'));
  await userEvent.type(form.getByLabelText('מחיר לשעה'), '99999999999');
  await userEvent.click(form.getByRole('button', { name: 'לשמור' }));
  expect(form.getByText(/^לכל היותר .*10,000,000,000/)).toBeVisible();
  expect(sent).toEqual([]);
});
