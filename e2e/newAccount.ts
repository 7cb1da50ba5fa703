/** An account of somebody's own, who has just signed up and is in. */
import { expect, type BrowserContext } from '@playwright/test';
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
