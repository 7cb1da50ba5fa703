/** What a card about one lesson says of its money: the package that pays it, the discount that was not added, what a late cancel costs. */
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { readSentence } from '../../../../commands/nlu/readSentence.ts';
import { addDays } from '../../../../domain/basics/wallTime.ts';
import { toMs } from '../../../../domain/basics/zones.ts';
import type { Language } from '../../../../domain/basics/languages.ts';
import { cardOf } from '../../../../src/features/chat/conversation/cardOf.ts';
import { drawPlan } from '../../../../src/features/chat/conversation/drawPlan.ts';
import { waitsFor } from '../../../../src/features/chat/thread/waitsFor.ts';
import type { Card } from '../../../../src/features/chat/turns/turns.ts';
import { LessonPrices } from '../../../../src/features/money/LessonPrices.tsx';
import { useCalendar } from '../../../../src/lib/lessons/useCalendar.ts';
import { useEntityStore } from '../../../../src/lib/entities/entityStore.ts';
import { worldNow } from '../../../../src/lib/entities/worldNow.ts';
import { useSession } from '../../../../src/lib/session/session.ts';
import { nowIn } from '../../../../src/lib/page/useNow.ts';
import { speak } from '../../../../src/lib/i18n/language.ts';
import { showPlan } from './showPlan.tsx';

const zone = 'Asia/Jerusalem';
const today = nowIn(zone).wall.slice(0, 10);
const ms = (wall: string): string => String(toMs(wall, zone));
const [yesterday, soon] = [addDays(today, -1), addDays(today, 3)];
const date = (day: string): string => `${Number(day.slice(8))}/${Number(day.slice(5, 7))}/${day.slice(0, 4)}`;

const lesson = (id: string, day: string, student: string) => ({
  id,
  seriesId: id,
  version: 1,
  organizer: 'rivka',
  start: ms(`${day}T17:30`),
  end: ms(`${day}T18:30`),
  timeZone: zone,
  subject: 'Maths',
  capacity: 1,
  cost: 160,
  attendees: [{ attendeeId: student, name: student }],
});

const discount = (id: string, name: string, value: number) => ({
  id,
  teacherId: 'rivka',
  name,
  type: 'percentage',
  value,
  active: true,
  applyToRecurring: true,
  conditionType: 'timeBased',
  hours: { from: '06:00', to: '22:00' },
  days: [],
  createdAt: '0',
});

function cardSaid(text: string): Card {
  const world = worldNow();
  if (world === null) throw new Error('nobody is signed in');
  return cardOf(readSentence(text, world), world);
}

const told = (): string =>
  (document.body.textContent ?? '').replace(/[\u200e\u200f\u2066-\u2069]/gu, '').replace(/\s+/gu, ' ');

beforeEach(() => {
  const preferences = { language: 'en' as const, theme: 'light' as const, currency: 'ILS', timeZone: zone };
  const teacher = {
    id: 'rivka',
    role: 'teacher' as const,
    username: 'Rivka Cohen',
    email: 'rivka@example.test',
    preferences,
    userData: { lessonDuration: 60 },
  };
  const link = { teacherId: 'rivka', blocked: false, archived: false };
  useSession.setState({ status: 'in', user: teacher as never });
  useEntityStore.setState({
    status: 'ready',
    teachers: [teacher] as never,
    students: [
      { id: 'dana', username: 'Dana Levi', links: [link] },
      { id: 'noam', username: 'Noam Bar', links: [link] },
    ] as never,
    subjects: [{ id: 'maths', teacherId: 'rivka', name: 'Maths', cost: 160, color: 'subject-1' }] as never,
    meetings: [lesson('past', yesterday, 'noam'), lesson('next', soon, 'dana')],
    payments: [],
    discounts: [],
    closed: [],
    pendings: [],
    waitings: [],
    joinRequests: [],
  });
});

const packageOfTen = {
  id: 'ten',
  teacherId: 'rivka',
  payerId: 'noam',
  studentId: 'noam',
  type: 'package',
  lessons: 10,
  amount: 1200,
  currency: 'ILS',
  method: 'cash',
  date: addDays(today, -20),
};

it.each<[Language, string, RegExp]>([
  ['en', `book Noam for Maths ${date(soon)} at 14:00`, /from the package: 8 of 10 left after it/],
  ['he', `לקבוע לנועם Maths ב-${date(soon)} בשעה 14:00`, /מהחבילה: אחרי השיעור יישארו 8 מתוך 10/],
])('%s: a booking says that a package pays it, after the lesson before it', async (language, text, left) => {
  await speak(language);
  useEntityStore.setState({
    payments: [packageOfTen] as never,
    students: [{ id: 'noam', username: language === 'he' ? 'נועם' : 'Noam Bar', links: [] }] as never,
  });
  showPlan(text);
  expect(told()).toMatch(left);
});

it('a lesson that no package pays says nothing of one', async () => {
  await speak('en');
  useEntityStore.setState({ payments: [{ ...packageOfTen, lessons: 1 }] as never });
  showPlan(`book Noam for Maths ${date(soon)} at 14:00`);
  expect(told()).toMatch(/Price ?₪160/);
  expect(told()).not.toMatch(/package/);
});

it.each<[Language, RegExp]>([
  ['en', /₪160 ?− 20% Autumn ?= ₪128 ?Not added: Daytime\. Only the largest discount counts\./],
  ['he', /₪160 ?− 20% Autumn ?= ₪128 ?לא נוספה: Daytime\. רק ההנחה הגדולה נחשבת\./],
])('%s: a price names the discount that was not added', async (language, reason) => {
  await speak(language);
  useEntityStore.setState({
    discounts: [discount('a', 'Daytime', 10), discount('b', 'Autumn', 20)] as never,
  });
  showPlan(
    language === 'en'
      ? `book Noam for Maths ${date(soon)} at 14:00`
      : `לקבוע ל-Noam Bar Maths ב-${date(soon)} בשעה 14:00`,
  );
  expect(told()).toMatch(reason);
});

it('the window of a group lesson names the discount that was not added once, beneath the prices', async () => {
  await speak('en');
  const price = { minor: 12_800, lines: [{ kind: 'lesson' as const, amountMinor: 12_800 }] };
  const prices = ['dana', 'noam'].map((studentId) => ({ studentId, price, leftOut: ['Daytime'] }));
  render(<LessonPrices prices={prices} isGroup />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Dana Levi'),
    expect.stringContaining('Noam Bar'),
    expect.stringContaining('Not added: '),
  ]);
});

it('a late cancel says what it will cost, and Enter alone does not record it', async () => {
  await speak('en');
  useEntityStore.setState({ discounts: [discount('b', 'Autumn', 25)] as never });
  const text = "count Noam's cancellation yesterday as late";
  showPlan(text);
  expect(screen.getByText(/Noam Bar: late cancel/)).toBeVisible();
  expect(told()).toMatch(/Noam Bar: late cancel, ₪120 charged/);
  expect(waitsFor(cardSaid(text))).toBeNull();
  expect(waitsFor(cardSaid('Noam paid 160'))).toBe('confirm');
});

it('a payment leaves the calendar at the week that is looked at', async () => {
  await speak('en');
  const drawn = (text: string): string | null => {
    useCalendar.setState({ day: null });
    drawPlan(cardSaid(text));
    return useCalendar.getState().day;
  };
  expect(drawn('Noam paid 160')).toBeNull();
  expect(drawn("cancel Dana's next lesson")).toBe(soon);
});
