/** Asking to join a group by sentence shows the group that is asked for, and not the teacher; also where one place is left. */
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { readSentence } from '../../../../commands/nlu/readSentence.ts';
import { addDays, weekdayOf } from '../../../../domain/basics/wallTime.ts';
import { toMs } from '../../../../domain/basics/zones.ts';
import { useEntityStore } from '../../../../src/lib/entities/entityStore.ts';
import { useSession } from '../../../../src/lib/session/session.ts';
import { nowIn } from '../../../../src/lib/page/useNow.ts';
import { worldNow } from '../../../../src/lib/entities/worldNow.ts';
import { cardOf } from '../../../../src/features/chat/conversation/cardOf.ts';
import { CardView } from '../../../../src/features/chat/cards/CardView.tsx';
import type { Actions } from '../../../../src/features/chat/turns/turns.ts';
import type { Language } from '../../../../domain/basics/languages.ts';
import { speak } from '../../../../src/lib/i18n/language.ts';

const zone = 'Asia/Jerusalem';
const today = nowIn(zone).wall.slice(0, 10);
const sunday = addDays(today, 7 - weekdayOf(today));

const group = (id: string, subject: string, spacesLeft: number) => ({
  id,
  seriesId: null,
  version: 1,
  organizer: 'rivka',
  start: String(toMs(`${addDays(sunday, 2)}T17:30`, zone)),
  end: String(toMs(`${addDays(sunday, 2)}T18:30`, zone)),
  timeZone: zone,
  rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TU',
  busyOnly: true,
  subject,
  attendees: [],
  spacesLeft,
  capacity: null,
});

function comesIn(role: 'student' | 'parent'): void {
  useSession.setState({
    status: 'in',
    user: {
      id: 'me',
      role,
      username: 'Dana Levi',
      email: 'dana@example.test',
      preferences: { language: 'en', theme: 'light', currency: 'ILS', timeZone: zone },
    },
  });
  useEntityStore.setState({
    status: 'ready',
    students: (role === 'parent'
      ? [
          { id: 'ariel', username: 'Ariel Levi', links: [{ teacherId: 'rivka' }] },
          { id: 'roni', username: 'Roni Levi', links: [{ teacherId: 'rivka' }] },
        ]
      : []) as never,
    teachers: [
      {
        id: 'rivka',
        username: 'Rivka Cohen',
        preferences: { currency: 'ILS', timeZone: zone },
        userData: {},
      },
    ] as never,
    subjects: [
      { id: 'maths', teacherId: 'rivka', name: 'Maths', cost: 200 },
      { id: 'english', teacherId: 'rivka', name: 'English', cost: 200 },
    ] as never,
    meetings: [group('maths-group', 'Maths', 1), group('english-group', 'English', 3)] as never,
    closed: [],
    pendings: [],
    waitings: [],
    joinRequests: [],
  });
}

function show(text: string) {
  const world = worldNow();
  if (world === null) throw new Error('nobody is signed in');
  const card = cardOf(readSentence(text, world), world);
  render(
    <MemoryRouter>
      <CardView
        turn={{ id: '1', by: 'desk', at: 0, card } as never}
        actions={{ answer: vi.fn() } as unknown as Actions}
        bareEnter={false}
      />
    </MemoryRouter>,
  );
  return card;
}

it.each<[Language, 'student' | 'parent', string, string]>([
  ['he', 'student', 'תצטרף לקבוצת מתמטיקה', 'לבקש להצטרף לקבוצה: Maths'],
  ['he', 'student', 'אני מצטרפת לקבוצת אנגלית', 'לבקש להצטרף לקבוצה: English'],
  ['en', 'student', 'join the maths group', 'Ask to join the group: Maths'],
  ['he', 'parent', 'רוני תצטרף לקבוצת מתמטיקה', 'לבקש להצטרף לקבוצה: Maths, Roni Levi'],
  ['en', 'parent', 'sign Ariel up for the maths group', 'Ask to join the group: Maths, Ariel Levi'],
])('%s, %s: %s', async (language, role, text, title) => {
  comesIn(role);
  await speak(language);
  const card = show(text);
  expect(card.kind).toBe('plan');
  expect(screen.getByText(title)).toBeVisible();
});
