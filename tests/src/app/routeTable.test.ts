/** The table of routes: all of the specification's, each with its guard, and no entry that leads nowhere. */
import { expect, test } from 'vitest';
import { routeTable as rows } from '../../../src/app/features.ts';
import { isScreen, menuOf } from '../../../src/lib/routes/routeTable.ts';

const roles = ['teacher', 'student', 'parent', 'admin'] as const;
const inOrder = (who: (typeof rows)[number]['access']): string =>
  typeof who === 'string' ? who : roles.filter((role) => who.includes(role)).join(' ');

const access = (path: string) => rows.find((row) => row.path === path)?.access;

const anyone = ['/', '/privacy-policy', '/terms-of-use', '/pricing', '/about', '/contact', '/faq'];
const ofTheTeacher = ['/home', '/restrictedTimes', '/subjects', '/discounts', '/feedback', '/settings'];

/** By who may open them. A new screen is entered here. */
const paths: Record<string, string[]> = {
  // A forgotten password is chosen anew by whoever has the code, signed in or not.
  anyone: [...anyone, '/teacherNotFoundScreen', '/invitation', '/resetPassword'],
  invited: ['/lessonSignup'],
  signedOut: ['/login', '/register', '/verify', '/secondStep'],
  // The log of changes is ours.
  teacher: [...ofTheTeacher, '/stats', '/students', '/log'],
  student: ['/studentMeetingCreation', '/students/home'],
  parent: ['/parent/home'],
  // A parent has receipts too, and a teacher looks them up (decision 91).
  'teacher student parent': ['/receipt', '/payments'],
  // `/open`: where the installed product begins.
  'teacher student parent admin': ['/UserEditScreen', '/admin', '/open'],
};

test('every route of spec section 2 is there, with the access that it gives', () => {
  const found = Object.fromEntries(rows.map((row) => [row.path, inOrder(row.access)]));
  const said = Object.entries(paths).flatMap(([who, those]) => those.map((path) => [path, who]));
  expect(found).toEqual(Object.fromEntries(said));
});

test('the screen of each route can be fetched, and a sentence opens no route whose screen does not stand yet', async () => {
  for (const { path, screen } of rows) {
    expect(isScreen(path), path).toBe(screen !== undefined);
    if (screen) expect(await screen(), path).toBeTypeOf('function');
  }
});

test('no two features declare the same path or the same key', () => {
  const paths = rows.map(({ path }) => path);
  expect(paths).toEqual([...new Set(paths)]);
  for (const role of roles) {
    const keys = menuOf(role).map(({ key }) => key);
    expect(keys).toEqual([...new Set(keys)]);
  }
});

test('the side menu of a role names only screens that this role may open', () => {
  for (const role of roles) {
    const entries = menuOf(role);
    expect(entries.length).toBeGreaterThan(0);
    for (const { path } of entries) {
      expect(isScreen(path)).toBe(true);
      expect(access(path) === 'anyone' || access(path)?.includes(role)).toBe(true);
    }
  }
});
