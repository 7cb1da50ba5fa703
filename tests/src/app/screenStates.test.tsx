/** Subjects, students, requests, asking for a lesson and the settings: each is loading, empty, failed with a way to try again, and full. */
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
const ms = (wall: string): string => String(toMs(wall, zone));
const maths = { id: 's-1', teacherId: 'rivka', name: 'מתמטיקה', cost: 180, color: 'subject-1', lessons: [] };
const asks = {
  studentId: 'noa',
  studentName: 'נועה בר',
  teacherId: 'rivka',
  createdAt: ms('2026-11-20T09:00'),
};

let isAway = false;
/** Until then no answer comes. */
let held: Promise<void> | null = null;
let subjects: object[] = [];
let students: object[] = [];
let pendings: object[] = [];
let joinRequests: object[] = [];
let teachersIds: string[] = [];
let contract: (() => object) | null = null;

const school = answering(() => {
  const teacher = {
    ...rivka,
    version: 4,
    userData: {
      lessonDuration: 45,
      subscriptionPlan: 'premium',
      subscriptionStatus: 'ACTIVE',
      teachLocations: { teachOnline: true },
    },
  };
  return {
    async getTeacherById() {
      await held;
      if (isAway) throw new Error('the store is away');
      return teacher;
    },
    getStudentById: {
      ...dana,
      links: [],
      userData: { teachersIds, numberOfBadCancels: 0, badCancelsByTeacher: [] },
    },
    getStudentsByTeacherId: students,
    subjectsById: subjects,
    meetingsByTeacherId: [],
    pendingMeetingsByOrganizerId: pendings,
    waitingsByTeacherId: [],
    paymentsByTeacherId: [],
    getJoinRequestsByTeacherId: joinRequests,
    getJoinRequestsByStudentId: [],
    restrictedTimesByTeacherId: [],
    contractOf: () => (contract ?? (() => ({ version: 3, text: 'מבטלים יום קודם.', locale: 'he' })))(),
  };
});
const server = setupServer(...school.handlers);

// The page takes hold of its websocket when it is loaded: the server stands before it.
server.listen({ onUnhandledFrame: 'error' });
const { client } = await import('../../../src/lib/apollo/apollo.ts');
const { useSession } = await import('../../../src/lib/session/session.ts');
const { useEntityStore } = await import('../../../src/lib/entities/entityStore.ts');
const { SubjectsScreen } = await import('../../../src/features/subjects/SubjectsScreen.tsx');
const { StudentsScreen } = await import('../../../src/features/people/StudentsScreen.tsx');
const { RequestsPanel } = await import('../../../src/features/requests/RequestsPanel.tsx');
const { MeetingCreation } = await import('../../../src/features/booking/MeetingCreation.tsx');
const { SettingsScreen } = await import('../../../src/features/settings/SettingsScreen.tsx');

function enter(user: typeof rivka | typeof dana, Screen: ComponentType): void {
  useSession.setState({ status: 'in', user });
  const element = (
    <TooltipProvider>
      <Screen />
    </TooltipProvider>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}

/** Nothing of the last state is said while it is loading: neither that there is nothing nor that it failed. */
const isQuiet = (...said: (string | RegExp)[]): void => {
  expect(useEntityStore.getState().status).toBe('loading');
  for (const text of said) expect(screen.queryByText(text)).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
};

async function triesAgain(text: string): Promise<void> {
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(text);
  isAway = false;
  await userEvent.click(within(alert).getByRole('button', { name: 'לנסות שוב' }));
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: toMs('2026-11-22T09:00', zone) });
  [isAway, held] = [false, null];
  [subjects, students, pendings, joinRequests] = [[], [], [], []];
  teachersIds = ['rivka'];
  contract = null;
});
afterEach(async () => {
  useSession.setState({ status: 'out', user: null });
  await client.clearStore();
  vi.useRealTimers();
});
afterAll(() => server.close());

describe('subjects', () => {
  it('are loading, and where there are none a sentence is offered', async () => {
    enter(rivka, SubjectsScreen);
    isQuiet('עוד אין מקצועות');
    expect(await screen.findByText('עוד אין מקצועות')).toBeVisible();
    expect(screen.getByTitle('לכתוב בשבילי')).toBeVisible();
  });
  it('that could not be loaded come after trying again', async () => {
    [isAway, subjects] = [true, [maths]];
    enter(rivka, SubjectsScreen);
    await triesAgain('טעינת המקצועות נכשלה.');
    expect(await screen.findByRole('button', { name: 'עריכת מתמטיקה' })).toBeVisible();
  });
});

describe('students', () => {
  it('are loading, and where there are none inviting is offered', async () => {
    enter(rivka, StudentsScreen);
    isQuiet('עוד אין תלמידים');
    expect(await screen.findByText('עוד אין תלמידים')).toBeVisible();
  });
  it('that could not be loaded come after trying again', async () => {
    [isAway, students] = [true, [dana]];
    enter(rivka, StudentsScreen);
    await triesAgain('טעינת התלמידים נכשלה.');
    expect(await screen.findByText('תלמיד אחד')).toBeVisible();
  });
  it('who ask to come stand above the list, and who was answered lately under them with the answer', async () => {
    joinRequests = [
      { ...asks, id: 'j-1', status: 'Pending' },
      {
        ...asks,
        id: 'j-2',
        studentName: 'גיל שדה',
        meetingId: 'm-1',
        meetingName: 'פיזיקה',
        status: 'Rejected',
        updatedAt: ms('2026-11-21T09:00'),
      },
      { ...asks, id: 'j-3', studentName: 'מן העבר', status: 'Approved', updatedAt: ms('2026-09-01T09:00') },
    ];
    enter(rivka, StudentsScreen);
    const list = await screen.findByRole('region', { name: 'בקשות הצטרפות' });
    expect(within(list).getByText('נועה בר')).toBeVisible();
    await userEvent.click(within(list).getByText('נענו לאחרונה (1)'));
    expect(within(list).getByText('גיל שדה').closest('li')).toHaveTextContent('פיזיקה');
    expect(within(list).getByText('נדחתה')).toBeVisible();
    expect(within(list).queryByText('מן העבר')).toBeNull();
  });
});

describe('requests for lessons', () => {
  const open = () => userEvent.click(screen.getByRole('button', { name: /בקשות/ }));
  it('are loading before it is said that none wait', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    held = promise;
    enter(rivka, RequestsPanel);
    await open();
    isQuiet('אין בקשות שממתינות');
    expect(screen.getByRole('status')).toBeVisible();
    resolve();
    expect(await screen.findByText('אין בקשות שממתינות')).toBeVisible();
  });
  it('that could not be loaded are not called none, and come after trying again', async () => {
    isAway = true;
    enter(rivka, RequestsPanel);
    await vi.waitFor(() => expect(useEntityStore.getState().status).toBe('failed'));
    await open();
    expect(screen.queryByText('אין בקשות שממתינות')).toBeNull();
    await triesAgain('לא הצלחנו לטעון את הבקשות');
    expect(await screen.findByText('אין בקשות שממתינות')).toBeVisible();
  });
});

describe('asking for a lesson', () => {
  it('without a teacher takes a teacher’s link', async () => {
    teachersIds = [];
    enter(dana, MeetingCreation);
    isQuiet(/עוד אין מורה/);
    expect(await screen.findByText(/עוד אין מורה/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'קישור או קוד ממורה' })).toBeVisible();
  });
  it('that could not be loaded comes after trying again', async () => {
    [isAway, subjects] = [true, [maths]];
    enter(dana, MeetingCreation);
    await triesAgain('טעינת השיעורים נכשלה.');
    expect(await screen.findByRole('combobox', { name: 'מקצוע' })).toBeVisible();
  });
  it('of a subject that is taken away meanwhile asks for another, and loses nothing else', async () => {
    subjects = [maths, { ...maths, id: 's-2', name: 'פיזיקה' }];
    enter(dana, MeetingCreation);
    await userEvent.click(await screen.findByRole('button', { name: 'להמשיך' }));
    expect(screen.getByRole('heading', { name: 'מתי' })).toBeVisible();
    await vi.waitFor(() => expect(school.isWatched('subjects')).toBe(true));
    await school.tell('subjects', { ...maths, version: 9, removed: true });
    const subject = await screen.findByRole('combobox', { name: 'מקצוע' });
    expect(screen.getByRole('button', { name: 'להמשיך' })).toBeDisabled();
    await userEvent.selectOptions(subject, 'פיזיקה');
    expect(screen.getByRole('heading', { name: 'מתי' })).toBeVisible();
  });
});

describe('the settings', () => {
  it('that could not be loaded come after trying again', async () => {
    isAway = true;
    enter(rivka, SettingsScreen);
    await triesAgain('טעינת ההגדרות נכשלה.');
    expect(await screen.findByRole('region', { name: 'שעות עבודה' })).toBeVisible();
  });
  it('show no empty contract where hers could not be loaded', async () => {
    contract = () => {
      throw new Error('the contracts are away');
    };
    enter(rivka, SettingsScreen);
    const part = within(await screen.findByRole('region', { name: 'חוזה' }));
    const alert = await part.findByRole('alert');
    expect(part.queryByRole('textbox')).toBeNull();
    contract = null;
    await userEvent.click(within(alert).getByRole('button'));
    expect(await part.findByRole('textbox')).toHaveValue('מבטלים יום קודם.');
  });
});
