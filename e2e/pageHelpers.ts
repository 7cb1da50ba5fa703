/** How the stories speak to the page: who enters, what is said, and what PostgreSQL's rows say through the API. */
import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import type { School } from './school.ts';

export type Tongue = 'he' | 'en';
export type Role = 'teacher' | 'student' | 'parent' | 'admin';

export type Row = {
  id: string;
  subject: string;
  start: string;
  end: string;
  rrule: string | null;
  removed: boolean | null;
  attendees: { name: string | null }[] | null;
};

export async function signIn(context: BrowserContext, school: School, role: Role): Promise<void> {
  const answer = await context.request.post(`${school.url}/auth/demo/sign-in`, {
    data: { role },
    headers: { origin: school.url },
  });
  expect(answer.ok()).toBe(true);
}

export async function speaks(context: BrowserContext, tongue: Tongue): Promise<void> {
  await context.addInitScript((language) => {
    if (localStorage.getItem('language') === null) localStorage.setItem('language', language);
  }, tongue);
}

/** Where each role lives; at / everybody finds the first page. */
export const homes: Record<Role, string> = {
  teacher: '/home',
  student: '/students/home',
  parent: '/parent/home',
  admin: '/admin',
};

/** A person at their screen, with an empty thread. */
export async function enter(
  context: BrowserContext,
  school: School,
  { role = 'teacher', tongue = 'he' }: { role?: Role; tongue?: Tongue } = {},
): Promise<Page> {
  await signIn(context, school, role);
  await speaks(context, tongue);
  const page = await context.newPage();
  await page.goto(`${school.url}${homes[role]}`);
  await composer(page).waitFor();
  if (role === 'teacher') await page.locator('.cal-root').waitFor();
  return page;
}

export const composer = (page: Page): Locator => page.locator('#composer');
export const thread = (page: Page): Locator => page.getByRole('log');
export const lastCard = (page: Page): Locator => thread(page).getByRole('region').last();

export async function say(page: Page, text: string): Promise<void> {
  // The sentence before may wait in the box until it can be read.
  await expect(composer(page)).toHaveValue('');
  await composer(page).fill(text);
  await composer(page).press('Enter');
}

export async function ask<Data>(
  context: BrowserContext,
  school: School,
  query: string,
  variables: object = {},
): Promise<Data> {
  const answer = await context.request.post(`${school.url}/graphql`, {
    data: { query, variables },
    headers: { origin: school.url },
  });
  return ((await answer.json()) as { data: Data }).data;
}

/** The rows of the teacher who is in, that still stand. */
export async function rows(context: BrowserContext, school: School): Promise<Row[]> {
  const { me } = await ask<{ me: { id: string } }>(context, school, '{ me { id } }');
  const { meetingsByTeacherId } = await ask<{ meetingsByTeacherId: Row[] }>(
    context,
    school,
    'query($id: ID!) { meetingsByTeacherId(teacherId: $id) { id subject start end rrule removed attendees { name } } }',
    { id: me.id },
  );
  return meetingsByTeacherId.filter((row) => row.removed !== true);
}

const zone = 'Asia/Jerusalem';
const wallFormat = new Intl.DateTimeFormat('sv-SE', {
  timeZone: zone,
  dateStyle: 'short',
  timeStyle: 'short',
});

/** "2026-12-06T15:00", as the teacher's clock shows it. */
export const wallOf = (wire: string | number): string =>
  wallFormat.format(Number(wire)).replace(' ', 'T').slice(0, 16);

/** All rows as the teacher would list them: steady, so that a story can compare before and after. */
export async function timetable(context: BrowserContext, school: School): Promise<string[]> {
  return (await rows(context, school))
    .map(
      (row) =>
        `${wallOf(row.start)}–${wallOf(row.end).slice(11)} ${row.subject} ${(row.attendees ?? [])
          .map(({ name }) => name ?? '')
          .sort((one, other) => one.localeCompare(other))
          .join(', ')} ${row.rrule ?? ''}`,
    )
    .sort();
}

/** The Sunday that begins the week so many weeks after this one. */
export function sunday(weeksAhead: number): string {
  const today = new Date(`${wallOf(Date.now()).slice(0, 10)}T00:00:00Z`);
  today.setUTCDate(today.getUTCDate() - today.getUTCDay() + 7 * weeksAhead);
  return today.toISOString().slice(0, 10);
}

/** "6.12", as it is typed and shown in Hebrew. */
export const dotted = (day: string): string => `${Number(day.slice(8))}.${Number(day.slice(5, 7))}`;

/** A lesson's block on the calendar, found by who comes and when it is held. */
export const lesson = (page: Page, slot: string, name: string): Locator =>
  page.locator(`.cal-lesson[data-lesson^="lesson "][data-lesson$="${slot}"]`, { hasText: name });

/** Turns the calendar's pages to the week so many weeks ahead. */
export async function turnToWeek(page: Page, weeksAhead: number): Promise<void> {
  const next = page.getByRole('button', { name: /^(השבוע הבא|Next week)$/ });
  for (let week = 0; week < weeksAhead; week += 1) await next.click();
  await expect(page.locator('.cal-lesson').first()).toBeVisible();
}

/** From the lesson that is looked at to its form, by the keyboard. */
export async function goOnToEdit(page: Page): Promise<void> {
  const edit = page.getByRole('dialog').getByRole('button', { name: /^(לערוך|Edit)/ });
  await expect(edit).toBeFocused();
  await page.keyboard.press('Enter');
}

/** The random part of the demo teacher's link; made where there is none. */
export async function shareLinkOf(context: BrowserContext, school: School): Promise<string> {
  const { rotateShareLink } = await ask<{
    rotateShareLink: { status: string; teacher: { userData: { shareLink: string } } };
  }>(context, school, 'mutation { rotateShareLink { status teacher { userData { shareLink } } } }');
  expect(rotateShareLink.status).toBe('ok');
  return rotateShareLink.teacher.userData.shareLink;
}
