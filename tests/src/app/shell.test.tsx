/** The frame: who may open what, the two papers, the menu, the language. */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Direction } from 'radix-ui';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onGo } from '../../../src/lib/routes/go.ts';
import { homeOf } from '../../../src/lib/routes/homeOf.ts';
import { OnlyFor, OnlyOut } from '../../../src/app/guards.tsx';
import { ToHome } from '../../../src/lib/phone/ToHome.tsx';
import { type Role, useSession } from '../../../src/lib/session/session.ts';
import { Shell } from '../../../src/app/shell/Shell.tsx';
import { firstPanel, talkWidth, useShell } from '../../../src/lib/page/useShell.ts';
import { useNotices } from '../../../src/lib/entities/useNotices.ts';
import { useTheme } from '../../../src/ui/tokens/theme.ts';
import { speak, storedLanguage } from '../../../src/lib/i18n/language.ts';

const roles: Role[] = ['teacher', 'student', 'parent', 'admin'];
const signOut = vi.fn(async () => undefined);
let went: string[] = [];
onGo((path) => went.push(path));

function enter(role: Role | null): void {
  useSession.setState({
    status: role ? 'in' : 'out',
    signOut,
    user: role && {
      id: `${role}-1`,
      role,
      username: 'רבקה כהן',
      email: 'rivka@example.test',
      preferences: { language: 'he', theme: 'light', currency: 'ILS', timeZone: 'Asia/Jerusalem' },
    },
  });
}

const openAt = (path: string) => {
  const page = (name: string) => <p>{name}</p>;
  const router = createMemoryRouter(
    [
      { path: '/', element: <ToHome /> },
      { element: <OnlyOut />, children: [{ path: '/login', element: page('login') }] },
      ...roles.map((role) => ({
        element: <OnlyFor roles={[role]} />,
        children: [{ path: homeOf(role), element: page(role) }],
      })),
    ],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />);
  return router;
};

const openShell = () => {
  const router = createMemoryRouter(
    [{ element: <Shell />, children: [{ path: '/home', element: <h1>היומן עצמו</h1> }] }],
    {
      initialEntries: ['/home'],
    },
  );
  return render(
    <Direction.Provider dir="rtl">
      <RouterProvider router={router} />
    </Direction.Provider>,
  );
};

beforeEach(() => {
  enter('teacher');
  went = [];
  useShell.setState({
    width: talkWidth.usual,
    folded: false,
    panel: 'talk',
    menuOpen: false,
    paletteOpen: false,
  });
});
afterEach(async () => {
  localStorage.clear();
  signOut.mockClear();
  await speak('he');
});

// What the frame fetches later is fetched before the tests end, or it would arrive in a page that is gone.
afterAll(async () => {
  await Promise.all([
    import('../../../src/app/shell/connectLine.ts'),
    import('../../../src/features/chat/conversation/nluClient.ts'),
    import('../../../src/features/chat/thread/EmptyThread.tsx'),
    import('../../../src/lib/sentences/firstSentences.ts'),
  ]);
});

describe('the guards', () => {
  it.each(roles)('a visitor who opens the home of a %s signs in first', async (role) => {
    enter(null);
    const router = openAt(homeOf(role));
    expect(await screen.findByText('login')).toBeVisible();
    expect(router.state.location.pathname).toBe('/login');
  });
  it.each(roles)('a %s lands at home from / and from /login', async (role) => {
    enter(role);
    expect(openAt('/').state.location.pathname).toBe(homeOf(role));
    expect(openAt('/login').state.location.pathname).toBe(homeOf(role));
  });
  it('someone of another role does not see the page, and ends at their own home', () => {
    enter('student');
    expect(openAt('/home').state.location.pathname).toBe('/students/home');
    expect(screen.queryByText('teacher')).toBeNull();
  });
  it('while the session is not known nothing is decided', () => {
    useSession.setState({ status: 'loading', user: null });
    expect(openAt('/home').state.location.pathname).toBe('/home');
    expect(screen.queryByText('teacher')).toBeNull();
  });
  it('while the session is not known the sign-in stands, so that what is written there is not lost', () => {
    useSession.setState({ status: 'loading', user: null });
    openAt('/login');
    const form = screen.getByText('login');
    act(() => useSession.setState({ status: 'out' }));
    expect(screen.getByText('login')).toBe(form);
  });
});

describe('the two papers', () => {
  it('stand side by side, named, with ways to skip to each', () => {
    openShell();
    expect(screen.getByRole('complementary', { name: 'שיחה' })).toContainElement(
      screen.getByRole('textbox', { name: 'לכתוב משפט' }),
    );
    expect(screen.getByRole('main')).toHaveTextContent('היומן עצמו');
    expect(screen.getByRole('link', { name: 'דילוג לשיחה' })).toHaveAttribute('href', '#conversation');
    expect(screen.getByRole('link', { name: 'דילוג למסך' })).toHaveAttribute('href', '#workspace');
  });

  it('part where the person put them: by the arrow keys, within bounds, remembered', () => {
    document.documentElement.dir = 'rtl';
    openShell();
    const handle = screen.getByRole('separator', { name: 'רוחב השיחה' });
    expect(handle).toHaveAttribute('aria-valuenow', '420');
    // From right to left the conversation is on the right: it grows to the left.
    fireEvent.keyDown(handle, { key: 'ArrowLeft' });
    expect(handle).toHaveAttribute('aria-valuenow', '436');
    fireEvent.keyDown(handle, { key: 'End' });
    fireEvent.keyDown(handle, { key: 'ArrowLeft' });
    expect(handle).toHaveAttribute('aria-valuenow', String(talkWidth.most));
    expect(JSON.parse(localStorage.getItem('shell') ?? '{}')).toEqual({
      width: talkWidth.most,
      folded: false,
    });
  });

  it('the conversation folds away and comes back with its draft', async () => {
    openShell();
    await userEvent.type(screen.getByRole('textbox', { name: 'לכתוב משפט' }), 'דנה');
    await userEvent.click(screen.getByRole('button', { name: 'לצמצם את השיחה' }));
    expect(screen.queryByRole('textbox', { name: 'לכתוב משפט' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'לפתוח את השיחה' }));
    expect(screen.getByRole('textbox', { name: 'לכתוב משפט' })).toHaveValue('דנה');
  });

  it('"/" goes to the composer from anywhere, also from a folded conversation, but is a sign while writing', async () => {
    openShell();
    await userEvent.click(screen.getByRole('button', { name: 'לצמצם את השיחה' }));
    await userEvent.keyboard('/');
    const box = await screen.findByRole('textbox', { name: 'לכתוב משפט' });
    await vi.waitFor(() => expect(box).toHaveFocus());
    await userEvent.clear(box);
    await userEvent.type(box, '3/4');
    expect(box).toHaveValue('3/4');
  });
});

const threeWait = (): void =>
  useNotices.setState({ reads: new Map(['a', 'b', 'c'].map((id) => [id, false])) });

describe('the side menu', () => {
  it('tells how many notifications wait, and opens with the entries that exist', async () => {
    threeWait();
    openShell();
    await userEvent.click(screen.getByRole('button', { name: 'תפריט, 3 התראות חדשות' }));
    const menu = screen.getByRole('dialog', { name: 'רבקה כהן' });
    expect(within(menu).getByRole('link', { name: 'יומן' })).toHaveAttribute('href', '/home');
    expect(within(menu).getByRole('switch', { name: 'תצוגה כהה' })).toBeVisible();
    useNotices.getState().clear();
  });

  it('changes theme and language at once, and remembers both', async () => {
    openShell();
    await userEvent.click(screen.getByRole('button', { name: 'תפריט' }));
    await userEvent.click(screen.getByRole('switch', { name: 'תצוגה כהה' }));
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    await userEvent.click(screen.getByRole('button', { name: 'English' }));
    expect(await screen.findByRole('button', { name: 'Sign out' }, { timeout: 10_000 })).toBeVisible();
    expect(document.documentElement).toHaveAttribute('dir', 'ltr');
    expect(storedLanguage()).toBe('en');
    useTheme.getState().show('light');
  });

  it('the person’s picture opens their profile after a moment, and three taps show the sign instead', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    openShell();
    fireEvent.click(screen.getByRole('button', { name: 'תפריט' }));
    const own = within(screen.getByRole('dialog')).getByRole('button', { name: 'החשבון של רבקה כהן' });
    for (const _ of [1, 2, 3]) fireEvent.click(own);
    expect(screen.getByRole('img', { name: 'יומן שיעורים' })).toBeInTheDocument();
    act(() => void vi.advanceTimersByTime(2_900));
    expect(screen.getByRole('img', { name: 'יומן שיעורים' })).toBeInTheDocument();
    act(() => void vi.advanceTimersByTime(200));
    expect(screen.queryByRole('img', { name: 'יומן שיעורים' })).toBeNull();
    expect(went).toEqual([]);
    fireEvent.click(own);
    act(() => void vi.advanceTimersByTime(150));
    expect(went).toEqual([]);
    act(() => void vi.advanceTimersByTime(60));
    expect(went).toEqual(['/UserEditScreen']);
    expect(screen.queryByRole('dialog')).toBeNull();
    vi.useRealTimers();
  });

  it.each(['student', 'parent', 'admin'] as const)(
    'is not there for a %s, whose screens are under their picture',
    async (role) => {
      enter(role);
      threeWait();
      openShell();
      expect(screen.queryByRole('button', { name: /^תפריט/ })).toBeNull();
      await userEvent.click(screen.getByRole('button', { name: 'החשבון של רבקה כהן' }));
      const first = { student: 'השיעורים שלי', parent: 'בית', admin: 'בית' }[role];
      await userEvent.click(await screen.findByRole('menuitem', { name: first }, { timeout: 10_000 }));
      expect(went).toEqual([homeOf(role)]);
      useNotices.getState().clear();
    },
  );

  it('signs out', async () => {
    openShell();
    await userEvent.click(screen.getByRole('button', { name: 'תפריט' }));
    await userEvent.click(screen.getByRole('button', { name: 'יציאה' }));
    expect(signOut).toHaveBeenCalledOnce();
  });
});

it('a phone begins with the conversation at home, and with the screen where the address names one', () => {
  const first = (address: string, role: string | null = null) =>
    firstPanel(new URL(address, 'https://lessons.test'), role);
  for (const role of roles) {
    expect(first(homeOf(role))).toBe('talk');
    expect(first(homeOf(role), role)).toBe('talk');
  }
  // It says there that it is not theirs.
  expect(first('/admin', 'student')).toBe('work');
  expect(first('/login')).toBe('talk');
  for (const address of ['/settings', '/students?studentId=1', '/home?meetingId=1', '/UserEditScreen'])
    expect(first(address)).toBe('work');
});
