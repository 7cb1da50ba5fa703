/** “Did I understand?” shows what a yes would come to: whose lessons, by how much, and which name was only nearly heard. */
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { readSentence } from '../../../../commands/nlu/readSentence.ts';
import { addDays, weekdayOf } from '../../../../domain/basics/wallTime.ts';
import { toMs } from '../../../../domain/basics/zones.ts';
import type { WireMeeting } from '../../../../domain/calendar/wireMeeting.ts';
import { useEntityStore, type StudentAnswer } from '../../../../src/lib/entities/entityStore.ts';
import { useSession } from '../../../../src/lib/session/session.ts';
import { nowIn } from '../../../../src/lib/page/useNow.ts';
import { worldNow } from '../../../../src/lib/entities/worldNow.ts';
import { cardOf } from '../../../../src/features/chat/conversation/cardOf.ts';
import { CardView } from '../../../../src/features/chat/cards/CardView.tsx';
import { Sentence } from '../../../../src/ui/Sentence.tsx';
import type { Actions } from '../../../../src/features/chat/turns/turns.ts';
import type { Language } from '../../../../domain/basics/languages.ts';
import { speak } from '../../../../src/lib/i18n/language.ts';

const zone = 'Asia/Jerusalem';
const today = nowIn(zone).wall.slice(0, 10);
/** The Tuesday eight weeks ago. */
const first = addDays(today, -54 - weekdayOf(today));
const ms = (wall: string): string => String(toMs(wall, zone));

const noams: WireMeeting = {
  id: 'noams',
  seriesId: 'noams',
  version: 1,
  organizer: 'rivka',
  start: ms(`${first}T17:30`),
  end: ms(`${first}T18:30`),
  timeZone: zone,
  rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TU',
  subject: 'Maths',
  capacity: 1,
  cost: 90,
  attendees: [{ attendeeId: 'noam', name: 'נועם לוי' }],
};

beforeEach(() => {
  useSession.setState({
    status: 'in',
    user: {
      id: 'rivka',
      role: 'teacher',
      username: 'Rivka Cohen',
      email: 'rivka@example.test',
      preferences: { language: 'he', theme: 'light', currency: 'ILS', timeZone: zone },
    },
  });
  const link = { teacherId: 'rivka', blocked: false, archived: false };
  useEntityStore.setState({
    status: 'ready',
    teachers: [
      {
        id: 'rivka',
        username: 'Rivka',
        preferences: { currency: 'ILS', timeZone: zone, weekStart: null },
        userData: null,
      },
    ],
    students: [{ id: 'noam', username: 'נועם לוי', links: [link] }] as unknown as StudentAnswer[],
    subjects: [{ id: 'maths', name: 'Maths', cost: 90, color: 'subject-1' }],
    meetings: [noams],
  });
});

function show(text: string) {
  const world = worldNow();
  if (world === null) throw new Error('nobody is signed in');
  const plan = readSentence(text, world);
  const card = cardOf(plan, world);
  const actions = { answer: vi.fn() } as unknown as Actions;
  render(
    <MemoryRouter>
      <p data-testid="said">
        <Sentence text={text} spans={plan.spans} unread={plan.unread} />
      </p>
      <CardView turn={{ id: '1', by: 'desk', at: 0, card } as never} actions={actions} bareEnter={false} />
    </MemoryRouter>,
  );
  return card;
}

it.each<[Language, string, string, string, string, string]>([
  ['he', 'נועם לוי', 'להוריד לנועה 20 שקל', 'הבנתי נכון?', 'אחד השמות זוהה רק בקירוב.', '₪90 ← ₪70'],
  [
    'en',
    'Noam Levi',
    'raise Noamm by 20 shekels',
    'Did I understand?',
    'A name was only a close match.',
    '₪90 → ₪110',
  ],
])('in %s, of a name with a letter wrong', async (language, username, text, question, why, price) => {
  await speak(language);
  const { user } = useSession.getState();
  if (user) useSession.setState({ user: { ...user, preferences: { ...user.preferences, language } } });
  const students = useEntityStore.getState().students.map((one) => ({ ...one, username }));
  useEntityStore.setState({
    students,
    meetings: [{ ...noams, attendees: [{ attendeeId: 'noam', name: username }] }],
  });
  expect(show(text).kind).toBe('question');
  const card = screen.getByRole('region', { name: language === 'he' ? 'שאלה' : 'Question' });
  expect(card).toHaveTextContent(question);
  expect(card).toHaveTextContent(why);
  expect(card).toHaveTextContent(username);
  expect(card).toHaveTextContent(price);
  // In the sentence itself the name is seen to be a guess.
  expect(screen.getByText(language === 'he' ? 'נועה' : 'Noamm')).toHaveClass('decoration-dotted');
});

it('an answer names the words of the question that it leaves unanswered', async () => {
  await speak('en');
  show('who sang next week?');
  expect(screen.getByText('Not understood: sang')).toBeVisible();
});

it('nobody is asked about what could not be done anyway', async () => {
  await speak('en');
  const { user } = useSession.getState();
  if (user) useSession.setState({ user: { ...user, id: 'noam', role: 'student', username: 'Noam Levi' } });
  // It is on, or began with the day.
  const startMs = Math.max(Number(ms(`${today}T00:00`)), Date.now() - 20 * 60_000);
  const on = { ...noams, rrule: null, start: String(startMs), end: String(startMs + 45 * 60_000) };
  useEntityStore.setState({ meetings: [on] });
  expect(show("I can't come to maths today")).toMatchObject({ kind: 'refusal' });
});

it('a sentence without an action is told what was read of it', async () => {
  await speak('he');
  show('2024 2025 2026');
  expect(screen.getByRole('heading')).toHaveTextContent('קראתי ״2024, 2025, 2026״, אבל לא מה לעשות');
});
