/** Who is on a parent's list: adding by name or by code, another name, taking off and bringing back; a student's code and a teacher's link. */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Toaster } from '../../../../src/ui/Toaster.tsx';
import { TooltipProvider } from '../../../../src/ui/Tooltip.tsx';
import { slugIn } from '../../../../src/features/joining/slugIn.ts';
import { childNameProblem } from '../../../../src/features/parents/childNameProblem.ts';
import { answering } from '../../app/answering.ts';

const preferences = { language: 'he', theme: 'light', currency: 'ILS', timeZone: 'Asia/Jerusalem' };
const ruth = {
  id: 'ruth',
  role: 'parent' as const,
  username: 'רות לוי',
  email: 'p@example.test',
  preferences,
};
const dana = {
  id: 'dana',
  role: 'student' as const,
  username: 'דנה לוי',
  email: 'd@example.test',
  preferences,
};
type Child = { id: string; username: string; profileImage?: string | null };

let children: Child[] = [];
let before: Child[] = [];
let links: object[] = [];
let requests: { id: string; studentId: string; teacherName: string; status: string }[] = [];
let refused: string | null = null;
let sent: { name: string; args: Record<string, unknown> }[] = [];

const did =
  (name: string, change: (args: Record<string, unknown>) => Child[]) => (args: Record<string, unknown>) => {
    sent.push({ name, args });
    if (refused)
      return { status: refused, refusal: { code: refused, field: null, params: null }, changeId: null };
    [before, children] = [children, change(args)];
    return { status: 'ok', refusal: null, changeId: 'c-1' };
  };

const school = answering(() => ({
  getStudentById: ({ id }: Record<string, unknown>) => ({
    ...(children.find((child) => child.id === id) ?? dana),
    email: null,
    links,
    userData: { teachersIds: [], numberOfBadCancels: 0, badCancelsByTeacher: [] },
  }),
  getParentById: () => ({
    ...ruth,
    userData: {
      students: children,
      removedStudents: before
        .filter(({ id }) => !children.some((child) => child.id === id))
        .map((child) => ({ ...child, changeId: 'c-1', until: String(Date.now() + 86_400_000) })),
    },
  }),
  getJoinRequestsByStudentId: ({ studentId }: Record<string, unknown>) =>
    requests.filter((request) => request.studentId === studentId),
  addStudentToParent: did('addStudentToParent', ({ username }) => [
    ...children,
    { id: `child-${children.length + 1}`, username: String(username) },
  ]),
  updateStudent: did('updateStudent', () => children),
  updateStudentImageByParent: did('updateStudentImageByParent', ({ studentId, image }) =>
    children.map((child) =>
      child.id === studentId ? { ...child, profileImage: image as string | null } : child,
    ),
  ),
  removeStudent: did('removeStudent', ({ studentId }) => children.filter(({ id }) => id !== studentId)),
  undoChange: did('undoChange', () => before),
  createLinkCode: { status: 'ok', code: 'ABCD-EFGH', expiresAt: '1' },
  publicTeacher: null,
}));
const server = setupServer(...school.handlers);

// The page takes hold of its websocket when it is loaded: the server stands before it.
server.listen({ onUnhandledFrame: 'error' });
const { client } = await import('../../../../src/lib/apollo/apollo.ts');
const { useSession } = await import('../../../../src/lib/session/session.ts');
const { StudentHome } = await import('../../../../src/features/students/StudentHome.tsx');
const { ParentHome } = await import('../../../../src/features/parents/ParentHome.tsx');

function enter(user: typeof ruth | typeof dana, Screen: ComponentType, at = '/'): void {
  useSession.setState({ status: 'in', user });
  const element = (
    <TooltipProvider>
      <Screen />
      <Toaster />
    </TooltipProvider>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }], { initialEntries: [at] })} />);
}

beforeEach(() => {
  [children, before, sent] = [[], [], []];
  refused = null;
  [links, requests] = [[], []];
});
afterEach(async () => {
  useSession.setState({ status: 'out', user: null });
  await client.clearStore();
});
afterAll(() => server.close());

describe('a parent', () => {
  it('adds two children by name, and sees both with everybody’s week', async () => {
    enter(ruth, ParentHome);
    for (const name of ['נועה', 'איתי']) {
      await userEvent.click(await screen.findByRole('button', { name: 'להוסיף ילד או ילדה' }));
      const dialog = within(await screen.findByRole('dialog'));
      await userEvent.type(dialog.getByRole('textbox', { name: 'שם' }), name);
      await userEvent.click(dialog.getByRole('button', { name: 'להוסיף ילד או ילדה' }));
      expect(await screen.findByRole('article', { name })).toBeVisible();
    }
    expect(screen.getByRole('list', { name: 'השבוע של כולם' })).toBeVisible();
    expect(sent.map(({ args }) => args['username'])).toEqual(['נועה', 'איתי']);
  });
  it('is told what is wrong with a name, and nothing is sent', async () => {
    expect(['', 'נ', 'נועה3', 'x@', 'נועה', 'Noa Levi'].map(childNameProblem)).toEqual([
      'nameMissing',
      'nameShort',
      'nameLetters',
      'nameLetters',
      null,
      null,
    ]);
    enter(ruth, ParentHome);
    await userEvent.click(await screen.findByRole('button', { name: 'להוסיף ילד או ילדה' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'שם' }), 'נ');
    await userEvent.click(dialog.getByRole('button', { name: 'להוסיף ילד או ילדה' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('לפחות שתי אותיות');
    expect(sent).toEqual([]);
  });
  it('links an account by its code, and reads when the code is wrong', async () => {
    refused = 'CODE_WRONG';
    enter(ruth, ParentHome);
    await userEvent.click(await screen.findByRole('button', { name: 'להוסיף ילד או ילדה' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: 'חשבון שכבר יש' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'קוד חד־פעמי' }), 'ABCD-EFGH');
    await userEvent.click(dialog.getByRole('button', { name: 'להוסיף ילד או ילדה' }));
    expect(await dialog.findByText(/הקוד שגוי או שתוקפו פג/)).toBeVisible();
    expect(sent).toMatchObject([{ name: 'addStudentToParent', args: { code: 'ABCD-EFGH' } }]);
  });
  it('takes a child off the list, having read what stays, and brings the child back', async () => {
    children = [{ id: 'noa', username: 'נועה' }];
    enter(ruth, ParentHome);
    await userEvent.click(await screen.findByRole('button', { name: 'מה אפשר לעשות: נועה' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'להסיר' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('30 יום');
    await userEvent.click(within(dialog).getByRole('button', { name: 'להסיר' }));
    await vi.waitFor(() => expect(screen.queryByRole('article', { name: 'נועה' })).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: 'להחזיר את נועה' }));
    expect(await screen.findByRole('article', { name: 'נועה' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'להחזיר את נועה' })).toBeNull();
    expect(sent).toMatchObject([
      { name: 'removeStudent', args: { studentId: 'noa' } },
      { name: 'undoChange', args: { changeId: 'c-1' } },
    ]);
  });
  it('finds the way back also another day, or on another device', async () => {
    before = [{ id: 'noa', username: 'נועה' }];
    enter(ruth, ParentHome);
    const back = { name: 'להחזיר את נועה' };
    expect(await screen.findByRole('button', back, { timeout: 10_000 })).toBeVisible();
    // Another device has brought her back.
    children = before;
    await school.tell('parentUpdated', { __typename: 'Parent', id: ruth.id });
    await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'להחזיר את נועה' })).toBeNull());
  });
  it('gives a child a picture where a sentence leads, and takes it away', async () => {
    children = [{ id: 'noa', username: 'נועה', profileImage: 'image-1' }];
    enter(ruth, ParentHome, '/?picture=noa');
    const dialog = within(await screen.findByRole('dialog', { name: 'התמונה של נועה' }));
    expect(dialog.getByText(/עד/)).toHaveTextContent('5 MB');
    await userEvent.click(dialog.getByRole('button', { name: 'בלי תמונה' }));
    expect(await dialog.findByRole('button', { name: 'לבחור תמונה' })).toBeVisible();
    expect(sent).toMatchObject([
      { name: 'updateStudentImageByParent', args: { studentId: 'noa', image: null } },
    ]);
    await userEvent.click(dialog.getByRole('button', { name: 'סיימנו' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  it('reads in one sentence why a child’s picture is not taken', async () => {
    enter(ruth, ParentHome);
    await userEvent.click(await screen.findByRole('button', { name: 'להוסיף ילד או ילדה' }));
    const dialog = within(await screen.findByRole('dialog'));
    const chooser = dialog.getByLabelText('לבחור תמונה', { selector: 'input' });
    const large = new File(['x'], 'noa.png', { type: 'image/png' });
    Object.defineProperty(large, 'size', { value: 5 * 1024 * 1024 + 1 });
    for (const [file, sentence] of [
      [large, /התמונה גדולה מדי: לכל היותר .*5 MB/],
      [new File(['x'], 'noa.webp', { type: 'image/webp' }), /אפשר לבחור .*JPG, PNG, GIF/],
      [new File(['<svg/>'], 'noa.svg', { type: 'image/svg+xml' }), /קובצי SVG לא מתקבלים/],
    ] as const) {
      await userEvent.upload(chooser, file, { applyAccept: false });
      expect(await dialog.findByText(sentence)).toHaveRole('alert');
    }
  });
  it('sees a child that was added elsewhere, without asking', async () => {
    enter(ruth, ParentHome);
    expect(await screen.findByText('עוד אין כאן ילדים.')).toBeVisible();
    children = [{ id: 'noa', username: 'נועה' }];
    await school.tell('parentUpdated', { __typename: 'Parent', id: ruth.id });
    expect(await screen.findByRole('article', { name: 'נועה' })).toBeVisible();
  });
  it('reads under each child what was asked for that child, in a part that bears the name', async () => {
    children = [
      { id: 'noa', username: 'נועה' },
      { id: 'itai', username: 'איתי' },
    ];
    requests = children.map(({ id }) => ({
      id: `request-${id}`,
      studentId: id,
      teacherName: id === 'noa' ? 'רבקה כהן' : 'יוסי לוי',
      status: 'Pending',
    }));
    enter(ruth, ParentHome);
    const ofNoa = await screen.findByRole('region', { name: 'בקשות הצטרפות, נועה' });
    expect(ofNoa).toHaveTextContent('רבקה כהן');
    expect(await screen.findByRole('region', { name: 'בקשות הצטרפות, איתי' })).toHaveTextContent('יוסי לוי');
  });
  it('gives a child another name', async () => {
    children = [{ id: 'noa', username: 'נועה' }];
    enter(ruth, ParentHome);
    await userEvent.click(await screen.findByRole('button', { name: 'מה אפשר לעשות: נועה' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'לשנות שם' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'שם' }), ' לוי');
    await userEvent.click(dialog.getByRole('button', { name: 'לשמור' }));
    await vi.waitFor(() =>
      expect(sent).toMatchObject([
        { name: 'updateStudent', args: { input: { id: 'noa', username: 'נועה לוי' } } },
      ]),
    );
  });
});

describe('a student without a teacher', () => {
  it('pastes a teacher’s link, whole or its code alone', async () => {
    expect(
      ['https://x.test/lessonSignup?teacherId=aB3_-xyz&a=1', ' aB3_-xyz ', 'https://x.test/', ''].map(slugIn),
    ).toEqual(['aB3_-xyz', 'aB3_-xyz', null, null]);
    enter(dana, StudentHome);
    await userEvent.type(await screen.findByRole('textbox', { name: 'קישור או קוד ממורה' }), 'aB3_-xyz');
    await userEvent.click(screen.getByRole('button', { name: 'להצטרף למורה' }));
    expect(await screen.findByRole('dialog')).toHaveTextContent('המורה בחופשה');
  });
  it('reads the homework and the notes that a teacher wrote', async () => {
    const link = {
      teacherId: 'rivka',
      blocked: false,
      archived: false,
      badCancels: 0,
      personalDiscount: null,
    };
    links = [{ ...link, homework: 'עמוד 12', notes: 'להביא מחשבון' }];
    enter(dana, StudentHome);
    const written = await screen.findByRole('region', { name: 'מהמורה' });
    expect(written).toHaveTextContent('שיעורי בית: עמוד 12');
    expect(written).toHaveTextContent('הערות: להביא מחשבון');
  });
  it('makes a code for a parent, and reads how long it holds', async () => {
    enter(dana, StudentHome);
    await userEvent.click(await screen.findByRole('button', { name: 'ליצור קוד' }));
    expect(await screen.findByText('ABCD-EFGH')).toBeVisible();
    expect(screen.getByText(/מחזיק עשר דקות/)).toBeVisible();
  });
});
