/** A teacher who books outside the own working hours is told so on the plan, before it is done. */
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { readSentence } from '../../../../commands/pipeline/readSentence.ts';
import { addDays, weekdayOf } from '../../../../domain/basics/wallTime.ts';
import { useEntityStore } from '../../../../src/lib/entities/entityStore.ts';
import { useSession } from '../../../../src/lib/session/session.ts';
import { nowIn } from '../../../../src/lib/page/useNow.ts';
import { worldNow } from '../../../../src/lib/entities/worldNow.ts';
import { cardOf } from '../../../../src/features/chat/conversation/cardOf.ts';
import { CardView } from '../../../../src/features/chat/cards/CardView.tsx';
import type { Deeds } from '../../../../src/features/chat/turns/turns.ts';
import { speak, type Language } from '../../../../src/lib/i18n/language.ts';

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

function show(text: string) {
  const world = worldNow();
  if (world === null) throw new Error('nobody is signed in');
  const card = cardOf(readSentence(text, world), world);
  if (card.kind !== 'plan') throw new Error(card.kind);
  render(
    <MemoryRouter>
      <CardView
        turn={{ id: '1', by: 'desk', at: 0, card } as never}
        deeds={{ answer: vi.fn() } as unknown as Deeds}
        bareEnter={false}
      />
    </MemoryRouter>,
  );
}

it.each<[Language, string, string]>([
  ['en', `book Dana for Maths ${date(5)} at 18:30`, 'Outside working hours:'],
  ['en', `book Dana for Maths ${date(6)} at 11:00`, 'Outside working hours:'],
  ['he', `לקבוע לדנה Maths ב-${date(5)} בשעה 18:30`, 'מחוץ לשעות העבודה:'],
])('%s: %s', async (language, text, told) => {
  await speak(language);
  show(text);
  expect(screen.getByText(told)).toBeVisible();
});

it('a lesson within the hours is told nothing', async () => {
  await speak('en');
  show(`book Dana for Maths ${date(2)} at 17:00`);
  expect(screen.queryByText('Outside working hours:')).toBeNull();
});
