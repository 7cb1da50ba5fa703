/** Coming to a teacher: her page by the link in its four states, the contract that was read and no other, and the teacher who comes by herself once she has said yes. */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw/http';
import { setupServer } from 'msw/node';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TooltipProvider } from '../../../../src/ui/Tooltip.tsx';
import { answering } from '../../app/answering.ts';

const preferences = { language: 'he', theme: 'light', currency: 'ILS', timeZone: 'Asia/Jerusalem' };
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
const children = [
  { id: 'noa', username: 'נועה' },
  { id: 'itay', username: 'איתי' },
];
const texts: Record<string, string> = { he: 'ביטול עד 24 שעות לפני.', en: 'Cancel 24 hours ahead.' };

let isAway = false;
/** The contract alone cannot be fetched. */
let isUnread = false;
let isClosed = false;
let version = 0;
let teachersIds: string[] = [];
let acceptances: object[] = [];
let refused: string | null = null;
let sent: Record<string, unknown>[] = [];

const contractIn = (locale: string) => ({
  version,
  locale: version === 0 ? locale : 'he',
  text: version === 0 ? texts[locale] : `גרסה ${version}`,
  hash: 'h',
  rateNoticeDays: 30,
});
const studentOf = (id: string) => ({
  ...(children.find((child) => child.id === id) ?? dana),
  email: null,
  links: [],
  userData: { teachersIds, numberOfBadCancels: 0, badCancelsByTeacher: [] },
});
const outcome = () => ({
  status: refused ?? 'ok',
  refusal: refused === null ? null : { code: refused, field: 'version', params: null },
  changeId: null,
});

const school = answering(() => {
  if (isAway) throw new Error('the store is away');
  return {
    publicTeacher: ({ locale }: { locale?: string }) =>
      isClosed
        ? null
        : {
            id: 'rivka',
            username: 'רבקה כהן',
            lessonDuration: 45,
            teachLocations: { teachOnline: true },
            currency: 'ILS',
            timeZone: 'Asia/Jerusalem',
            subjects: [{ id: 's-1', name: 'מתמטיקה', cost: 180, color: 'subject-1' }],
            contract: contractIn(locale ?? 'he'),
          },
    getStudentById: ({ id }: { id: string }) => studentOf(id),
    getParentById: () => ({ ...ruth, userData: { students: children, removedStudents: [] } }),
    getTeacherById: ({ id }: { id: string }) => ({
      id,
      username: 'רבקה כהן',
      preferences,
      userData: { lessonDuration: 45, numberOfBadCancelsAllowed: 3, teachLocations: { teachOnline: true } },
    }),
    getJoinRequestsByStudentId: [],
    subjectsById: [],
    meetingsByTeacherId: [],
    pendingMeetingsByOrganizerId: [],
    waitingsByTeacherId: [],
    paymentsByTeacherId: [],
    restrictedTimesByTeacherId: [],
    contractOf({ locale }: { locale?: string }) {
      if (isUnread) throw new Error('the contracts are away');
      return contractIn(locale ?? 'he');
    },
    contractAcceptances: () => acceptances,
    acceptContract(args: Record<string, unknown>) {
      sent.push(args);
      if (refused) return outcome();
      acceptances = [
        ...acceptances,
        {
          id: `a-${acceptances.length}`,
          studentId: args['studentId'],
          version: args['version'],
          acceptedAt: String(Date.now()),
        },
      ];
      return outcome();
    },
    addJoinRequest: () => outcome(),
  };
});
const server = setupServer(
  http.post(new URL('/graphql', location.href).href, () => (isAway ? HttpResponse.error() : undefined)),
  ...school.handlers,
);

// The page takes hold of its websocket when it is loaded: the server stands before it.
server.listen({ onUnhandledFrame: 'error' });
const { client } = await import('../../../../src/lib/apollo/apollo.ts');
const { useSession } = await import('../../../../src/lib/session/session.ts');
const { useEntityStore } = await import('../../../../src/lib/entities/entityStore.ts');
const { LessonSignup } = await import('../../../../src/features/joining/LessonSignup.tsx');
const { StudentHome } = await import('../../../../src/features/students/StudentHome.tsx');
const { ParentHome } = await import('../../../../src/features/parents/ParentHome.tsx');
const { speak } = await import('../../../../src/lib/i18n/language.ts');

function show(Screen: ComponentType, at = '/'): void {
  const element = (
    <TooltipProvider>
      <Screen />
    </TooltipProvider>
  );
  const router = createMemoryRouter(
    [
      { path: '/', element },
      { path: '/teacherNotFoundScreen', element: <p>בחופשה</p> },
    ],
    { initialEntries: [at] },
  );
  render(<RouterProvider router={router} />);
}
const enter = (user: typeof dana | typeof ruth, Screen: ComponentType, at?: string): void => {
  useSession.setState({ status: 'in', user });
  show(Screen, at);
};

beforeEach(() => {
  [isAway, isClosed, version, teachersIds, acceptances, refused, sent] = [false, false, 0, [], [], null, []];
});
afterEach(async () => {
  useSession.setState({ status: 'out', user: null });
  localStorage.clear();
  await speak('he');
  await client.clearStore();
});
afterAll(() => server.close());

describe('a teacher’s page by her link', () => {
  it('is loading, then shows what she teaches, at which price, and her contract', async () => {
    show(LessonSignup, '/?teacherId=aB3');
    expect(screen.getByRole('status', { name: 'טוענים' })).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('רבקה כהן');
    expect(screen.getByRole('region', { name: 'מי המורה' })).toHaveTextContent('180');
    expect(screen.getByText('ביטול עד 24 שעות לפני.')).toBeVisible();
  });
  it('that could not be loaded says so, and comes after trying again', async () => {
    isAway = true;
    show(LessonSignup, '/?teacherId=aB3');
    const alert = await screen.findByRole('alert');
    isAway = false;
    await userEvent.click(within(alert).getByRole('button'));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('רבקה כהן');
  });
  it('that leads nowhere leads to “on vacation”', async () => {
    isClosed = true;
    show(LessonSignup, '/?teacherId=aB3');
    expect(await screen.findByText('בחופשה')).toBeVisible();
  });
});

describe('the contract', () => {
  const join = async (): Promise<HTMLElement> => {
    localStorage.setItem('teacherId', 'aB3');
    enter(dana, StudentHome);
    return screen.findByRole('dialog');
  };
  it.each(['he', 'en'] as const)('that is agreed to is the text that was read, in %s', async (language) => {
    await speak(language);
    const dialog = await join();
    expect(await within(dialog).findByText(texts[language] ?? '')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('checkbox'));
    await userEvent.click(
      within(dialog).getByRole('button', { name: language === 'he' ? 'לשלוח בקשה' : 'Send request' }),
    );
    await vi.waitFor(() => expect(sent).toMatchObject([{ version: 0, locale: language }]));
    await vi.waitFor(() => expect(dialog).not.toBeInTheDocument());
  });
  it('that changed while it was read is shown anew, and is not agreed to before it was read', async () => {
    const dialog = await join();
    await userEvent.click(await within(dialog).findByRole('checkbox'));
    [refused, version] = ['CONTRACT_CHANGED', 2];
    await userEvent.click(within(dialog).getByRole('button', { name: 'לשלוח בקשה' }));
    expect(await within(dialog).findByText('גרסה 2')).toBeVisible();
    expect(within(dialog).getByRole('checkbox')).not.toBeChecked();
    refused = null;
    await userEvent.click(within(dialog).getByRole('checkbox'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'לשלוח בקשה' }));
    await vi.waitFor(() => expect(sent.at(-1)).toMatchObject({ version: 2 }));
  });
  it('with a teacher is read at home, and a newer one is agreed to there for each child', async () => {
    teachersIds = ['rivka'];
    version = 2;
    acceptances = [
      { id: 'old', studentId: 'noa', version: 1, acceptedAt: String(Date.now()) },
      { id: 'new', studentId: 'itay', version: 2, acceptedAt: String(Date.now()) },
    ];
    enter(ruth, ParentHome);
    await userEvent.click(await screen.findByRole('button', { name: 'החוזה עם רבקה כהן' }));
    const dialog = await screen.findByRole('dialog', { name: 'החוזה עם רבקה כהן' });
    expect(await within(dialog).findByText('גרסה 2')).toBeVisible();
    const [ofNoa, ofItay] = within(dialog).getAllByRole('listitem');
    expect(ofNoa).toHaveTextContent(/נועה.*גרסה קודמת אושרה/);
    expect(ofItay).toHaveTextContent(/איתי.*אושר ב/);
    expect(within(dialog).getAllByRole('button', { name: /מקובל/ })).toHaveLength(1);
    await userEvent.click(within(dialog).getByRole('button', { name: 'החוזה מקובל עליי בשם נועה' }));
    await vi.waitFor(() =>
      expect(sent).toMatchObject([{ teacherId: 'rivka', version: 2, studentId: 'noa', locale: 'he' }]),
    );
    await vi.waitFor(() => expect(within(dialog).queryByRole('button', { name: /מקובל/ })).toBeNull());
  });
  it('is opened where a sentence leads, and asked for again where it could not be loaded', async () => {
    teachersIds = ['rivka'];
    isUnread = true;
    enter(dana, StudentHome, '/?contract=rivka');
    const alert = await within(await screen.findByRole('dialog')).findByRole('alert');
    isUnread = false;
    await userEvent.click(within(alert).getByRole('button'));
    expect(await within(screen.getByRole('dialog')).findByText('ביטול עד 24 שעות לפני.')).toBeVisible();
  });
});

describe('a student who was said yes to', () => {
  it('has the teacher at once, without coming again', async () => {
    enter(dana, StudentHome);
    expect(await screen.findByText(/עוד אין מורה/)).toBeVisible();
    await vi.waitFor(() => expect(school.isWatched('studentUpdated')).toBe(true));
    teachersIds = ['rivka'];
    await school.tell('studentUpdated', studentOf('dana'));
    expect(await screen.findByRole('button', { name: 'החוזה עם רבקה כהן' })).toBeVisible();
    expect(screen.queryByText(/עוד אין מורה/)).toBeNull();
    expect(useEntityStore.getState().status).toBe('ready');
    // And it goes as it came, where the yes is taken back.
    teachersIds = [];
    await school.tell('studentUpdated', studentOf('dana'));
    expect(await screen.findByText(/עוד אין מורה/)).toBeVisible();
  });
});
