/** A teacher who books outside the own working hours is told so on the plan, before it is done. */
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { addDays, weekdayOf } from '../../../../domain/basics/wallTime.ts';
import { useEntityStore } from '../../../../src/lib/entities/entityStore.ts';
import { useSession } from '../../../../src/lib/session/session.ts';
import { nowIn } from '../../../../src/lib/page/useNow.ts';
import type { Language } from '../../../../domain/basics/languages.ts';
import { speak } from '../../../../src/lib/i18n/language.ts';
import { showPlan } from './showPlan.tsx';

const zone = 'Asia/Jerusalem';
const today = nowIn(zone).wall.slice(0, 10);
/** Of next week. */
const sunday = addDays(today, 7 - weekdayOf(today));
const date = (days: number): string => {
  const day = addDays(sunday, days);
  return `${Number(day.slice(8))}/${Number(day.slice(5, 7))}/${day.slice(0, 4)}`;
};

beforeEach(() => {
  const workingHours = Object.fromEntries(
    ['SU', 'MO', 'TU', 'WE', 'TH'].map((day) => [day, [{ from: '14:00', to: '20:00' }]]),
  );
  const teacher = {
    id: 'rivka',
    role: 'teacher' as const,
    username: 'Rivka Cohen',
    email: 'rivka@example.test',
    preferences: { language: 'en' as const, theme: 'light' as const, currency: 'ILS', timeZone: zone },
    userData: { lessonDuration: 45, workingHours },
  };
  useSession.setState({ status: 'in', user: teacher as never });
  useEntityStore.setState({
    status: 'ready',
    teachers: [teacher] as never,
    students: [{ id: 'dana', username: 'Dana Levi', preferences: { timeZone: zone }, userData: {} }] as never,
    subjects: [{ id: 'maths', teacherId: 'rivka', name: 'Maths', cost: 200, color: 'subject-1' }] as never,
    meetings: [],
    closed: [],
    pendings: [],
    waitings: [],
    joinRequests: [],
  });
});

it.each<[Language, string, string]>([
  ['en', `book Dana for Maths ${date(5)} at 18:30`, 'Outside working hours:'],
  ['en', `book Dana for Maths ${date(6)} at 11:00`, 'Outside working hours:'],
  ['he', `לקבוע לדנה Maths ב-${date(5)} בשעה 18:30`, 'מחוץ לשעות העבודה:'],
])('%s: %s', async (language, text, told) => {
  await speak(language);
  showPlan(text);
  expect(screen.getByText(told)).toBeVisible();
});

it('a lesson within the hours is told nothing', async () => {
  await speak('en');
  showPlan(`book Dana for Maths ${date(2)} at 17:00`);
  expect(screen.queryByText('Outside working hours:')).toBeNull();
});
