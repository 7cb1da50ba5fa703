/** Every route of spec section 2: who may open it, in which frame it stands, and where the side menu names it. */
import type { Role } from '../session/session.ts';

/** signedOut: whoever is in goes to their home; invited: a visitor with a teacher's link; a list of roles: everybody else goes to sign-in. */
export type Access = 'anyone' | 'signedOut' | 'invited' | readonly Role[];

export type Route = {
  path: string;
  access: Access;
  /** shell: beside the conversation; page: a page of its own. */
  frame: 'shell' | 'page';
  /** The words of its entry in the side menu, the key that opens it after G, and for whom it stands there. */
  menu?: { words: string; key: string; for: readonly Role[] };
  /** Its guard stands, its screen does not yet. */
  isLater?: true;
};

const everyRole = ['teacher', 'student', 'parent', 'admin'] as const;
const teacher = ['teacher'] as const;
const student = ['student'] as const;
const parent = ['parent'] as const;

export const routeTable = [
  { path: '/', access: 'anyone', frame: 'page' },
  { path: '/privacy-policy', access: 'anyone', frame: 'page', isLater: true },
  { path: '/terms-of-use', access: 'anyone', frame: 'page', isLater: true },
  { path: '/pricing', access: 'anyone', frame: 'page' },
  { path: '/about', access: 'anyone', frame: 'page', isLater: true },
  { path: '/contact', access: 'anyone', frame: 'page', isLater: true },
  { path: '/faq', access: 'anyone', frame: 'page', isLater: true },
  { path: '/login', access: 'signedOut', frame: 'page' },
  { path: '/register', access: 'signedOut', frame: 'page' },
  { path: '/verify', access: 'signedOut', frame: 'page' },
  { path: '/resetPassword', access: 'anyone', frame: 'page' },
  { path: '/lessonSignup', access: 'invited', frame: 'page' },
  { path: '/teacherNotFoundScreen', access: 'anyone', frame: 'page' },
  {
    path: '/home',
    access: teacher,
    frame: 'shell',
    menu: { words: 'shell.calendar', key: 'C', for: teacher },
  },
  {
    path: '/restrictedTimes',
    access: teacher,
    frame: 'shell',
    menu: { words: 'closed.title', key: 'H', for: teacher },
  },
  {
    path: '/subjects',
    access: teacher,
    frame: 'shell',
    menu: { words: 'shell.planning', key: 'P', for: teacher },
  },
  { path: '/discounts', access: teacher, frame: 'shell', isLater: true },
  { path: '/feedback', access: teacher, frame: 'shell', isLater: true },
  {
    path: '/settings',
    access: teacher,
    frame: 'shell',
    menu: { words: 'settings.title', key: 'E', for: teacher },
  },
  { path: '/stats', access: teacher, frame: 'shell', isLater: true },
  {
    path: '/students',
    access: teacher,
    frame: 'shell',
    menu: { words: 'students.title', key: 'S', for: teacher },
  },
  {
    path: '/studentMeetingCreation',
    access: student,
    frame: 'shell',
    menu: { words: 'booking.title', key: 'B', for: student },
  },
  {
    path: '/students/home',
    access: student,
    frame: 'shell',
    menu: { words: 'shell.lessons', key: 'L', for: student },
  },
  { path: '/receipt', access: student, frame: 'shell', isLater: true },
  {
    path: '/parent/home',
    access: parent,
    frame: 'shell',
    menu: { words: 'shell.home', key: 'M', for: parent },
  },
  { path: '/UserEditScreen', access: everyRole, frame: 'shell' },
  // Any signed-in user may open it; the figures in it are the server's to give (access.md).
  {
    path: '/admin',
    access: everyRole,
    frame: 'shell',
    menu: { words: 'shell.home', key: 'M', for: ['admin'] },
  },
] as const satisfies readonly Route[];

type Row = (typeof routeTable)[number];

/** Beside the conversation. */
export const isInShell = (path: string): boolean =>
  routeTable.some((row) => row.path === path && row.frame === 'shell');

/** The paths whose screen stands; src/app/screens.ts has a screen for each. */
export type ScreenPath = Exclude<Row, { isLater: true }>['path'];

export type MenuPath = Extract<Row, { menu: unknown }>['path'];

export type MenuEntry = { path: MenuPath } & Pick<Extract<Row, { menu: unknown }>['menu'], 'words' | 'key'>;

/** The screens that the side menu and the palette name for this role; each of them stands. */
export const menuOf = (role: Role): MenuEntry[] =>
  routeTable.flatMap((row) => {
    if (!('menu' in row) || 'isLater' in row) return [];
    const readers: readonly Role[] = row.menu.for;
    return readers.includes(role) ? [{ path: row.path, words: row.menu.words, key: row.menu.key }] : [];
  });

const standing: ReadonlySet<string> = new Set(
  routeTable.flatMap((row: Route) => (row.isLater ? [] : [row.path])),
);

/** A sentence opens no other. */
export const isScreen = (route: string): boolean => standing.has(route.split(/[?#]/)[0] ?? '');

/** Whether this role may open the address, which may have a query and a fragment: only an address of a screen for signed-in people. */
export function mayOpen(role: Role, address: string): boolean {
  const path = address.split(/[?#]/)[0] ?? '';
  return routeTable.some((row: Route) => row.path === path && isFor(row.access, role));
}

const isFor = (access: Access, role: Role): boolean => typeof access !== 'string' && access.includes(role);
