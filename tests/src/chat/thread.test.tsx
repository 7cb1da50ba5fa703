/** The thread and its cards, as a teacher meets them. */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Plan } from '../../../commands/pipeline/plan.ts';
import { CardView } from '../../../src/chat/cards/CardView.tsx';
import type { PlanFacts } from '../../../src/chat/cards/planFacts.ts';
import { Thread } from '../../../src/chat/Thread.tsx';
import {
  type Card,
  type CardOf,
  type Deeds,
  openPlan,
  openToDrop,
  openTurn,
  type Turn,
} from '../../../src/chat/turns.ts';
import { speak } from '../../../src/words/language.ts';

const plan: Plan = { status: 'ready', command: 'meeting.move', slots: {}, steps: [], spans: [], unread: [] };

const week = (day: string, before: string, after: string | null, state: 'free' | 'stays' = 'free') => ({
  key: day,
  before: { start: `${day}T${before}`, end: `${day}T${before.slice(0, 2)}:45` },
  after: after === null ? null : { start: `${day}T${after}`, end: `${day}T${after.slice(0, 2)}:45` },
  state,
});

const facts: PlanFacts = {
  kind: 'move',
  subject: 'מתמטיקה',
  color: 'subject-6',
  names: ['דנה כהן'],
  recurring: true,
  endless: false,
  lessons: [
    week('2026-11-22', '16:00', '17:00'),
    week('2026-11-29', '16:00', '17:00'),
    week('2026-12-06', '16:00', '16:00', 'stays'),
    week('2026-12-13', '16:00', '17:00'),
  ],
  clashes: [
    {
      mine: { start: '2026-12-06T16:00', end: '2026-12-06T16:45' },
      start: '2026-12-06T17:00',
      end: '2026-12-06T17:45',
      subject: 'פיזיקה',
      names: ['עומר דהן'],
      kept: true,
    },
  ],
  free: [],
  told: ['דנה כהן', 'נועם לוי'],
  price: null,
  operations: ['updateMeeting(scope: future)'],
};

const planCard = (part: Partial<CardOf<'plan'>> = {}): CardOf<'plan'> => ({
  kind: 'plan',
  plan,
  steps: [],
  keep: [],
  requestId: 'r',
  preview: { outcomes: [], rows: [], tell: [], clashes: [], kept: [], inside: [], warnings: [] },
  facts,
  state: 'open',
  quiet: false,
  ...part,
});

const deeds = {
  confirm: vi.fn(),
  choose: vi.fn(),
  answer: vi.fn(),
  drop: vi.fn(),
  undo: vi.fn(),
  setQuiet: vi.fn(),
  edit: vi.fn(),
  settle: vi.fn(),
} satisfies Deeds;

const show = (card: Card) =>
  render(
    <MemoryRouter>
      <CardView turn={{ id: 'turn', atMs: 0, by: 'desk', card }} deeds={deeds} bareEnter />
    </MemoryRouter>,
  );

afterEach(async () => {
  for (const deed of Object.values(deeds)) deed.mockClear();
  await speak('he');
});

describe('the plan card', () => {
  it('says what, before and after, who is told, and how many on the button', async () => {
    show(planCard());
    const card = screen.getByRole('region', { name: 'תוכנית' });
    expect(card).toHaveTextContent('מתמטיקה של יום ראשון');
    expect(card).toHaveTextContent('16:00–16:45');
    expect(card).toHaveTextContent('17:00–17:45');
    expect(card).toHaveTextContent('נודיע לדנה כהן ונועם לוי');
    await userEvent.click(screen.getByRole('button', { name: /להזיז 3 שיעורים/ }));
    expect(deeds.confirm).toHaveBeenCalledExactlyOnceWith('turn');
  });

  it('names the week that stays and what stands there', () => {
    show(planCard());
    expect(screen.getByText(/ב־/, { selector: 'li span' })).toHaveTextContent(
      'ב־6.12 יש כבר פיזיקה עם עומר דהן, 17:00–17:45. השיעור שלך נשאר ב־16:00',
    );
    expect(screen.getByText('נשאר')).toBeVisible();
  });

  it('can be done quietly, left, edited, and shows the exact operations', async () => {
    show(planCard());
    await userEvent.click(screen.getByRole('switch', { name: 'בשקט' }));
    expect(deeds.setQuiet).toHaveBeenCalledExactlyOnceWith('turn', true);
    await userEvent.click(screen.getByRole('button', { name: 'לא עכשיו' }));
    expect(deeds.drop).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'לערוך' }));
    expect(deeds.edit).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'פעולה אחת' }));
    expect(screen.getByText('updateMeeting(scope: future)')).toBeVisible();
  });

  it('over a clash that is left, says that it insists and offers free hours', async () => {
    const { kept: _, ...clash } = facts.clashes[0] ?? { kept: true };
    show(
      planCard({
        facts: {
          ...facts,
          lessons: facts.lessons.slice(0, 1),
          clashes: [{ ...clash, kept: false } as PlanFacts['clashes'][number]],
          free: ['2026-11-22T18:00'],
        },
      }),
    );
    expect(screen.getByRole('button', { name: /לקבוע בכל זאת/ })).toBeEnabled();
    await userEvent.click(screen.getByRole('button', { name: 'ראשון 22.11, 18:00' }));
    expect(deeds.settle).toHaveBeenCalledExactlyOnceWith('turn', { start: '2026-11-22T18:00' });
  });

  it('when done is one line with the way back; when undone it says so', async () => {
    show(planCard({ state: 'done', changeId: 'c' }));
    expect(screen.getByRole('region', { name: 'בוצע' })).toHaveTextContent('3 שיעורים הוזזו ל־17:00–17:45');
    await userEvent.click(screen.getByRole('button', { name: 'ביטול' }));
    expect(deeds.undo).toHaveBeenCalledExactlyOnceWith('turn');
  });

  it('waiting for the line, can still be kept from being sent', async () => {
    show(planCard({ state: 'waiting' }));
    expect(screen.getByText('מחכה לרשת')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'לא לשלוח' }));
    expect(deeds.drop).toHaveBeenCalledOnce();
  });

  it('reads the same in English', async () => {
    await speak('en');
    show(planCard());
    expect(screen.getByRole('region', { name: 'Plan' })).toHaveTextContent('Sunday’s מתמטיקה');
    expect(screen.getByRole('button', { name: /Move 3 lessons/ })).toBeEnabled();
  });
});

describe('the other cards', () => {
  const asked: Plan = {
    ...plan,
    status: 'ask',
    ask: {
      slot: 'scope',
      question: 'רק השיעור הזה?',
      choices: [
        { label: 'רק זה', value: 'this' },
        { label: 'גם הבאים', value: 'future' },
      ],
    },
  };

  it('a question has equal buttons, and after the answer none', async () => {
    const { unmount } = show({ kind: 'question', plan: asked });
    await userEvent.click(screen.getByRole('button', { name: /גם הבאים/ }));
    expect(deeds.answer).toHaveBeenCalledExactlyOnceWith('turn', 'future');
    unmount();
    show({ kind: 'question', plan: asked, answered: 'גם הבאים' });
    for (const button of screen.getAllByRole('button')) expect(button).toBeDisabled();
    expect(screen.getByRole('button', { name: /גם הבאים/ })).toHaveAttribute('aria-pressed', 'true');
  });

  it.each([
    { kind: 'question', plan: asked },
    {
      kind: 'choose',
      plan: { ...plan, status: 'choose', choices: [{ command: 'meeting.move', slots: {}, label: 'להזיז' }] },
    },
  ] satisfies Card[])('a $kind can be left, and is over then', async (card) => {
    const { unmount } = show(card);
    await userEvent.click(screen.getByRole('button', { name: 'לא עכשיו' }));
    expect(deeds.drop).toHaveBeenCalledExactlyOnceWith('turn');
    unmount();
    show({ ...card, dropped: true });
    for (const button of screen.getAllByRole('button')) expect(button).toBeDisabled();
    expect(screen.getByText('לא נעשה')).toBeVisible();
  });

  it('one lesson as an answer has its day and hour in the title', () => {
    show({
      kind: 'answer',
      plan,
      title: 'שיעור אחד',
      rows: [{ id: 'a', start: '2026-11-22T16:00', title: 'מתמטיקה', names: ['דנה כהן'] }],
    });
    expect(screen.getByRole('heading')).toHaveTextContent('ראשון 22.11 ב־16:00');
  });

  it('a long answer folds', async () => {
    const rows = Array.from({ length: 12 }, (_, i) => ({
      id: String(i),
      start: `2026-11-22T${10 + (i % 10)}:00`,
      title: 'מתמטיקה',
    }));
    show({ kind: 'answer', plan, title: '12 שיעורים', rows });
    expect(screen.getAllByRole('listitem')).toHaveLength(8);
    await userEvent.click(screen.getByRole('button', { name: 'עוד 4' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(12);
  });

  it('a refusal says why, with a way out', () => {
    show({ kind: 'refusal', code: 'UNAUTHENTICATED' });
    const card = screen.getByRole('region', { name: 'סירוב' });
    expect(card).toHaveTextContent('הכניסה הסתיימה');
    expect(within(card).getByRole('link', { name: 'להיכנס' })).toHaveAttribute('href', '/login');
  });

  it('what was not understood is named, with three sentences to try', () => {
    show({ kind: 'unknown', unread: ['תסדר לי'], examples: ['תזיז את דנה', 'בטל את דנה', 'מתי אני פנויה?'] });
    expect(screen.getByRole('heading')).toHaveTextContent('לא הבנתי את תסדר לי');
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
  });
});

describe('what waits', () => {
  const desk = (id: string, card: Card): Turn => ({ id, atMs: 0, by: 'desk', card });
  const person: Turn = { id: 'p', atMs: 0, by: 'person', text: 'x', spans: [] };
  const answer: Card = { kind: 'answer', plan, title: '', rows: [] };

  it('bare Enter is only for the card at the foot of the thread', () => {
    expect(openTurn([desk('a', planCard())])?.id).toBe('a');
    expect(openTurn([desk('a', planCard()), person, desk('b', answer)])).toBeNull();
    expect(openTurn([desk('a', planCard({ state: 'done' }))])).toBeNull();
    expect(openTurn([])).toBeNull();
  });

  it('Ctrl+Enter still reaches the newest plan, and never one that was left', () => {
    expect(openPlan([desk('a', planCard()), person, desk('b', answer)])).toBe('a');
    expect(openPlan([desk('a', planCard()), desk('b', planCard({ state: 'dropped' }))])).toBeNull();
  });

  it('a no is of the newest card that waits, though it was said after it, else of the newest plan', () => {
    const question: Card = { kind: 'question', plan };
    expect(openToDrop([desk('a', planCard()), desk('b', question), person])).toBe('b');
    expect(openToDrop([desk('a', planCard()), person, desk('b', answer), person])).toBe('a');
    expect(openToDrop([desk('b', { ...question, dropped: true }), person])).toBeNull();
    expect(openToDrop([person])).toBeNull();
  });
});

describe('the thread', () => {
  beforeAll(() => {
    // jsdom has no layout: a window of 600 px over the thread, so that the list knows what is seen.
    Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, get: () => 600 });
    Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, get: () => 600 });
    Object.defineProperty(HTMLElement.prototype, 'scrollHeight', { configurable: true, get: () => 300_000 });
    Object.defineProperty(HTMLElement.prototype, 'offsetWidth', { configurable: true, get: () => 400 });
  });

  it('with thousands of turns draws no more than a screenful', async () => {
    const turns = Array.from({ length: 5000 }, (_, i): Turn => ({
      id: String(i),
      atMs: i,
      by: 'person',
      text: `משפט ${i}`,
      spans: [],
    }));
    render(<Thread turns={turns} card={() => null} empty={null} />);
    const log = screen.getByRole('log', { name: 'השיחה' });
    expect(log).toHaveAttribute('aria-live', 'polite');
    await vi.waitFor(() => expect(log.children.length).toBeGreaterThan(0));
    expect(log.children.length).toBeLessThan(60);
  });

  it('without turns shows what this place is for', () => {
    render(<Thread turns={[]} card={() => null} empty={<p>מה צריך לקרות?</p>} />);
    expect(screen.getByText('מה צריך לקרות?')).toBeVisible();
  });
});
