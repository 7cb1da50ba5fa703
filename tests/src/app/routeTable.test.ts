/** The table of routes: all of the specification's, each with its guard, and no entry that leads nowhere. */
import { expect, test } from 'vitest';
import { routeTable as rows } from '../../../src/app/features.ts';
import { isScreen, menuOf } from '../../../src/lib/routes/routeTable.ts';

const access = (path: string) => rows.find((row) => row.path === path)?.access;

test('every route of spec section 2 is there, with the access that it gives', () => {
  const anyone = ['/', '/privacy-policy', '/terms-of-use', '/pricing', '/about', '/contact', '/faq'];
  // A forgotten password is chosen anew by whoever has the code, signed in or not.
  for (const path of [...anyone, '/teacherNotFoundScreen', '/invitation', '/resetPassword'])
    expect(access(path)).toBe('anyone');
  expect(access('/lessonSignup')).toBe('invited');
  for (const path of ['/login', '/register', '/verify', '/secondStep'])
    expect(access(path)).toBe('signedOut');
  for (const path of ['/home', '/restrictedTimes', '/subjects', '/discounts', '/feedback', '/settings'])
    expect(access(path)).toEqual(['teacher']);
  // The log of changes is ours.
  for (const path of ['/stats', '/students', '/log']) expect(access(path)).toEqual(['teacher']);
  for (const path of ['/studentMeetingCreation', '/students/home']) expect(access(path)).toEqual(['student']);
  // A parent has receipts too, and a teacher looks them up (decision 91).
  for (const path of ['/receipt', '/payments'])
    expect(access(path)?.toString().split(',').toSorted()).toEqual(['parent', 'student', 'teacher']);
  expect(access('/parent/home')).toEqual(['parent']);
  // Where the installed product begins.
  for (const path of ['/UserEditScreen', '/admin', '/open'])
    expect(access(path)).toEqual(['teacher', 'student', 'parent', 'admin']);
  expect(rows).toHaveLength(32);
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
  for (const role of ['teacher', 'student', 'parent', 'admin'] as const) {
    const keys = menuOf(role).map(({ key }) => key);
    expect(keys).toEqual([...new Set(keys)]);
  }
});

test('the side menu of a role names only screens that this role may open', () => {
  for (const role of ['teacher', 'student', 'parent', 'admin'] as const) {
    const entries = menuOf(role);
    expect(entries.length).toBeGreaterThan(0);
    for (const { path } of entries) {
      expect(isScreen(path)).toBe(true);
      expect(access(path) === 'anyone' || access(path)?.includes(role)).toBe(true);
    }
  }
});
