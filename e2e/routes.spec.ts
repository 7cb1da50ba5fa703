/** Every row of the route table, opened as everybody: where one lands (spec section 2). */
import type { BrowserContext, Page } from '@playwright/test';
import { routeTable } from '../src/app/features.ts';
import type { Route } from '../src/lib/routes/route.ts';
import { expect, test, type School } from './school.ts';
import { signIn, type Role } from './pageHelpers.ts';

const homes: Record<Role, string> = {
  teacher: '/home',
  student: '/students/home',
  parent: '/parent/home',
  admin: '/admin',
};

type Visitor = Role | 'nobody';
const visitors: readonly Visitor[] = ['nobody', 'teacher', 'student', 'parent', 'admin'];

/** By the words of the specification, and not by the guards. */
function landing({ path, access }: Route, visitor: Visitor): string {
  if (path === '/lessonSignup') return '/teacherNotFoundScreen';
  if (access === 'anyone') return path;
  if (visitor === 'nobody') return access === 'signedOut' ? path : '/login';
  if (access === 'signedOut' || access === 'invited') return homes[visitor];
  // Where the installed product begins leads on to where the person works.
  if (path === '/open') return homes[visitor];
  // A wrong role is sent to /login, which sends whoever is in home.
  return access.includes(visitor) ? path : homes[visitor];
}

async function enterAs(context: BrowserContext, school: School, visitor: Visitor): Promise<void> {
  if (visitor !== 'nobody') await signIn(context, school, visitor);
}

/** The address once it rests: guards send on before the screen is drawn. */
async function rests(page: Page, school: School, address: string, at: string): Promise<void> {
  await page.goto(school.url + address);
  await expect.poll(() => new URL(page.url()).pathname, { message: address }).toBe(at);
  await expect(page.locator('main, [role="main"], #root > *').first()).toBeAttached();
  expect(new URL(page.url()).pathname, address).toBe(at);
}

for (const visitor of visitors) {
  test(`as ${visitor} each of the ${routeTable.length} routes leads where it should`, async ({
    browser,
    school,
  }) => {
    test.slow();
    const context = await browser.newContext();
    await enterAs(context, school, visitor);
    const page = await context.newPage();
    for (const row of routeTable) {
      // Opening /verify with nothing to verify is no redirect: it says so.
      await rests(page, school, row.path, landing(row, visitor));
    }
    await context.close();
  });
}

test('a route whose screen comes later has its guard, and says that it is not there', async ({
  browser,
  school,
}) => {
  const later = routeTable.filter(({ screen }) => !screen);
  const context = await browser.newContext();
  await signIn(context, school, 'teacher');
  const page = await context.newPage();
  for (const row of later) {
    const at = landing(row, 'teacher');
    if (at !== row.path) continue;
    await rests(page, school, row.path, at);
    await expect(page.locator('body'), row.path).toContainText('אין כאן דף');
  }
  await context.close();
});

test('an invitation is kept on the device, shown to a visitor, and leads whoever is in to the sign-in', async ({
  browser,
  school,
}) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${school.url}/?teacherId=rivka-link`);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('teacherId'))).toBe('rivka-link');
  await page.goto(`${school.url}/login`);
  await expect(page.getByRole('button', { name: /דנה כהן/ })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('teacherId'))).toBe('rivka-link');
  await signIn(context, school, 'student');
  const went: string[] = [];
  page.on('framenavigated', (frame) =>
    went.push(new URL(frame.url()).pathname + new URL(frame.url()).search),
  );
  await page.goto(`${school.url}/lessonSignup?teacherId=rivka-link`);
  await expect(page).toHaveURL(/\/students\/home$/);
  expect(went).toContain('/login?teacherId=rivka-link');
  await context.close();
});

test('a teacher who came to subscribe goes to the prices, others go home', async ({ browser, school }) => {
  for (const [role, at] of [
    ['teacher', '/pricing'],
    ['student', '/students/home'],
  ] as const) {
    const context = await browser.newContext();
    await signIn(context, school, role);
    await rests(await context.newPage(), school, '/login?subscribe=premium', at);
    await context.close();
  }
});

test('a session that ended elsewhere leads to the sign-in once, and the four ids are gone', async ({
  browser,
  school,
}) => {
  const context = await browser.newContext();
  await signIn(context, school, 'teacher');
  const page = await context.newPage();
  await page.goto(`${school.url}/home`);
  await page.locator('.cal-root').waitFor();
  await page.evaluate(() => localStorage.setItem('teacherId', 'somebody'));
  const logins: string[] = [];
  page.on('framenavigated', (frame) => {
    if (new URL(frame.url()).pathname === '/login') logins.push(frame.url());
  });
  // Only this page's own line tells it: the session is ended from outside of the page.
  const answer = await context.request.post(`${school.url}/auth/logout`, {
    data: {},
    headers: { origin: school.url },
  });
  expect(answer.ok()).toBe(true);
  await expect(page).toHaveURL(/\/login$/);
  const ids = ['role', 'userId', 'teacherId', 'parentId'];
  expect(
    await page.evaluate((keys) => keys.filter((key) => localStorage.getItem(key) !== null), ids),
  ).toEqual([]);
  expect(logins).toHaveLength(1);
  await context.close();
});
