/** An account of somebody's own, who has just signed up and is in: at once, or by the form. */
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { codeSentTo } from './mail.ts';
import type { Role, Tongue } from './pageHelpers.ts';
import type { School } from './school.ts';

export const password = 'quiet-harbour-7';

type Person = { email: string; role?: Exclude<Role, 'admin'>; language?: Tongue };

export async function signUp(
  context: BrowserContext,
  school: School,
  { email, role = 'teacher', language }: Person,
): Promise<void> {
  const headers = { origin: school.url };
  const phone = { country: 'IL', number: '052-555-0186' };
  const own = { name: 'Noa Barak', phone, address: 'Herzl 12, Rehovot' };
  const data = { role, email, password, ...own, ...(language ? { language } : {}) };
  const asked = await context.request.post(`${school.url}/auth/sign-up/email`, { headers, data });
  const { request } = (await asked.json()) as { request: string };
  const code = await codeSentTo(school, email);
  const done = await context.request.post(`${school.url}/auth/sign-up/verify`, {
    headers,
    data: { request, code },
  });
  expect(done.ok()).toBe(true);
}

/** What the links to the form and its fields are called. */
export const formWords = {
  he: {
    student: 'הרשמה כתלמיד או תלמידה',
    parent: 'הרשמה כהורה',
    name: 'שם מלא',
    email: 'דואר אלקטרוני',
    phone: 'טלפון',
    address: 'כתובת',
    passwords: ['סיסמה', 'הסיסמה שוב'],
    create: 'לפתוח חשבון',
    code: 'הקוד',
  },
  en: {
    student: 'Sign up as a student',
    parent: 'Sign up as a parent',
    name: 'Full name',
    email: 'Email',
    phone: 'Phone',
    address: 'Address',
    passwords: ['Password', 'Confirm password'],
    create: 'Create account',
    code: 'Code',
  },
} as const satisfies Record<Tongue, object>;

type Filled = { tongue: Tongue; name: string; email: string; reloads?: boolean };

/** From the open form to the code that came by mail; where it reloads, the form and the page of the code are loaded anew. */
export async function signUpByForm(
  page: Page,
  school: School,
  { tongue, name, email, reloads = false }: Filled,
): Promise<void> {
  const said = formWords[tongue];
  await expect(page).toHaveURL(/\/register/);
  if (reloads) await page.reload();
  await page.getByLabel(said.name).fill(name);
  await page.getByLabel(said.email).fill(email);
  await page.getByLabel(said.phone).fill('052-555-0166');
  await page.getByLabel(said.address, { exact: true }).fill('Herzl 12, Rehovot');
  for (const label of said.passwords) await page.getByLabel(label, { exact: true }).fill(password);
  await page.getByRole('button', { name: said.create }).click();
  await expect(page).toHaveURL(/\/verify/);
  if (reloads) await page.reload();
  await page.getByLabel(said.code, { exact: true }).fill(await codeSentTo(school, email));
  await page.keyboard.press('Enter');
}
