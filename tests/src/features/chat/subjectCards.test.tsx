/** Cards about the list of subjects and the plans of lessons: what changes, from what to what, and what it comes to. */
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { heldMeetings } from '../../../../commands/slots/answers.ts';
import { indexWorld } from '../../../../commands/world/indexWorld.ts';
import { readSentence } from '../../../../commands/nlu/readSentence.ts';
import { preview } from '../../../../commands/preview.ts';
import type { Locale } from '../../../../commands/world/world.ts';
import { toMs } from '../../../../domain/basics/zones.ts';
import { schoolMeetings } from '../../../../src/lib/lessons/schoolMeetings.ts';
import { cardOf } from '../../../../src/features/chat/conversation/cardOf.ts';
import { CardView } from '../../../../src/features/chat/cards/CardView.tsx';
import { planFacts } from '../../../../src/features/effects/planFacts.ts';
import type { Card, Actions } from '../../../../src/features/chat/turns/turns.ts';
import { speak } from '../../../../src/lib/i18n/language.ts';
import { subjectsWorld } from '../../../corpus/subjectsWorlds.ts';

const actions = {
  confirm: vi.fn(),
  choose: vi.fn(),
  answer: vi.fn(),
  drop: vi.fn(),
  undo: vi.fn(),
  setQuiet: vi.fn(),
  edit: vi.fn(),
  settle: vi.fn(),
  takeWay: vi.fn(),
  insist: vi.fn(),
  leaveOut: vi.fn(),
} satisfies Actions;

const nobody = schoolMeetings({ meetings: [], subjects: [], students: [], teachers: [] });

function show(card: Card): HTMLElement {
  render(
    <MemoryRouter>
      <CardView turn={{ id: 't', atMs: 0, by: 'desk', card }} actions={actions} bareEnter />
    </MemoryRouter>,
  );
  return screen.getByRole('region');
}

async function plan(text: string, locale: Locale = 'en'): Promise<HTMLElement> {
  await speak(locale);
  const world = indexWorld(subjectsWorld('teacher', locale));
  const read = readSentence(text, world);
  expect([read.status, read.steps.length > 0]).toEqual(['ready', true]);
  const shown = preview(read, world);
  const school = { ...nobody, held: heldMeetings(world) };
  const facts = planFacts(read.steps, shown, school, {
    nowMs: toMs(world.now, world.timeZone),
    zone: world.timeZone,
  });
  return show({
    kind: 'plan',
    plan: read,
    steps: read.steps,
    keep: [],
    requestId: 'r',
    preview: shown,
    facts,
    state: 'open',
    quiet: false,
  });
}

afterEach(() => speak('he'));

describe('the card of a lesson plan', () => {
  it('tells the lesson that is added, with all that was said of it', async () => {
    const card = await plan('add lesson Decimals to maths, 2 sessions');
    expect(card).toHaveTextContent('Lesson plan: Maths · Decimals');
    expect(card).toHaveTextContent('Decimals · 2 meetings');
    expect(screen.getByRole('button', { name: /^Save/ })).toBeEnabled();
  });
  it('tells of a change what differs, from what to what', async () => {
    const card = await plan('Fractions takes 3 sessions now');
    expect(card.querySelector('del')).toHaveTextContent('2 meetings');
    expect(card.querySelector('ins')).toHaveTextContent('3 meetings');
  });
  it('tells who sees it, and which place it takes', async () => {
    expect((await plan('hide Optics from the students')).querySelector('ins')).toHaveTextContent(
      'visible to you only',
    );
  });
  it('tells the place that a lesson takes', async () => {
    const card = await plan('move Waves before Optics');
    expect(card.querySelector('del')).toHaveTextContent('position 2');
    expect(card.querySelector('ins')).toHaveTextContent('position 1');
  });
  it('strikes out what goes, in Hebrew too', async () => {
    const card = await plan('למחוק את השיעור אופטיקה', 'he');
    expect(card).toHaveTextContent('תוכנית השיעורים: Physics · אופטיקה');
    expect(card.querySelector('del')).toHaveTextContent('4 מפגשים');
    expect(card.querySelector('ins')).toBeNull();
  });
});

describe('the card of a subject', () => {
  it('tells the new name, and how many lessons take it over', async () => {
    const card = await plan('rename Maths to Algebra');
    expect(card.querySelector('del')).toHaveTextContent('Maths');
    expect(card.querySelector('ins')).toHaveTextContent('Algebra');
    expect(card).toHaveTextContent('3 lessons in the calendar get the new name too.');
  });
  it('tells each new price, and what they come to in the calendar', async () => {
    const card = await plan('raise every subject by 10% from now on');
    expect(card.querySelector('del')).toHaveTextContent(/160.*150.*200/);
    expect(card.querySelector('ins')).toHaveTextContent(/176.*165.*220/);
    expect(card).toHaveTextContent(/\d+ lessons change/);
  });
  const waits = {
    en: (day: string) => `Lessons before ${day} keep their price. New bookings use the new price right away.`,
    he: (day: string) =>
      `שיעורים לפני ${day} נשארים במחיר שלהם. מה שנקבע מחדש עולה כבר עכשיו לפי המחיר החדש.`,
  };
  it.each([
    ['en', 'raise maths to 200 from January', '200', waits.en('1 Jan')],
    ['en', 'raise every subject by 10% from May', '176', waits.en('1 May')],
    ['he', 'תעלה את המחיר של מתמטיקה ל-200 מינואר', '200', waits.he('1.1')],
    ['he', 'להעלות את כל המקצועות ב-10% ממאי', '176', waits.he('1.5')],
  ] as const)('tells in %s, of "%s", which lessons keep their price and which do not', async (...row) => {
    const [locale, text, price, said] = row;
    const card = await plan(text, locale);
    expect(card.querySelector('ins')).toHaveTextContent(price);
    expect(card).toHaveTextContent(said);
  });
  it('says nothing of a day where the price begins now', async () => {
    const card = await plan('raise maths to 200 from now on');
    expect(card).not.toHaveTextContent(/keep their price/);
  });
  it('tells a new subject with its price', async () => {
    const card = await plan('add subject Chemistry at 200 an hour');
    expect(card).toHaveTextContent('Add a subject: Chemistry');
    expect(card.querySelector('ins')).toHaveTextContent('200');
  });
});

describe('the answer with materials', () => {
  it('is links that open in a tab of their own', async () => {
    await speak('en');
    const world = indexWorld(subjectsWorld('student', 'en'));
    const card = show(cardOf(readSentence('materials for Thursday', world), world));
    expect(card).toHaveTextContent('Waves');
    const link = screen.getByRole('link', { name: /example\.test\/waves/ });
    expect(link).toHaveAttribute('href', 'https://example.test/waves');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });
});
