/** A teacher with an account of their own, who has just signed up and is in. */
import { expect, type BrowserContext } from '@playwright/test';
import { codeSentTo } from './mail.ts';
import type { School } from './school.ts';

export const password = 'quiet-harbour-7';

export async function aNewTeacher(context: BrowserContext, school: School, email: string): Promise<void> {
  const headers = { origin: school.url };
  const phone = { country: 'IL', number: '052-555-0186' };
  const data = { role: 'teacher', name: 'Noa Barak', email, phone, address: 'Herzl 12, Rehovot', password };
  const asked = await context.request.post(`${school.url}/auth/sign-up/email`, { headers, data });
  const { request } = (await asked.json()) as { request: string };
  const code = await codeSentTo(school, email);
  const done = await context.request.post(`${school.url}/auth/sign-up/verify`, {
    headers,
    data: { request, code },
  });
  expect(done.ok()).toBe(true);
}
