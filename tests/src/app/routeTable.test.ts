/** The table of routes: all of the specification's, each with its guard, and no entry that leads nowhere. */
import { expect, test } from 'vitest';
import { isScreen, menuOf, routeTable, type Route } from '../../../src/lib/routes/routeTable.ts';
import { screens } from '../../../src/app/screens.ts';

const rows: readonly Route[] = routeTable;
const access = (path: string) => rows.find((row) => row.path === path)?.access;

test('every route of spec section 2 is there, with the access that it gives', () => {
  const anyone = ['/', '/privacy-policy', '/terms-of-use', '/pricing', '/about', '/contact', '/faq'];
  // A forgotten password is chosen anew by whoever has the code, signed in or not.
  for (const path of [...anyone, '/teacherNotFoundScreen', '/resetPassword'])
    expect(access(path)).toBe('anyone');
  expect(access('/lessonSignup')).toBe('invited');
  for (const path of ['/login', '/register', '/verify']) expect(access(path)).toBe('signedOut');
  for (const path of ['/home', '/restrictedTimes', '/subjects', '/discounts', '/feedback', '/settings'])
    expect(access(path)).toEqual(['teacher']);
  for (const path of ['/stats', '/students']) expect(access(path)).toEqual(['teacher']);
  for (const path of ['/studentMeetingCreation', '/students/home', '/receipt'])
    expect(access(path)).toEqual(['student']);
  expect(access('/parent/home')).toEqual(['parent']);
  for (const path of ['/UserEditScreen', '/admin'])
    expect(access(path)).toEqual(['teacher', 'student', 'parent', 'admin']);
  expect(rows).toHaveLength(27);
});

test('a screen stands for each route that is not said to come later, and only for those', () => {
  const standing = rows.filter((row) => !row.isLater).map(({ path }) => path);
  expect(Object.keys(screens).toSorted()).toEqual(standing.toSorted());
  expect(standing.every(isScreen)).toBe(true);
  expect(rows.filter((row) => row.isLater).some(({ path }) => isScreen(path))).toBe(false);
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
