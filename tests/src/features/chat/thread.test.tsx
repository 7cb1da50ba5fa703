/** The thread and its cards, as a teacher meets them. */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Plan } from '../../../../commands/kernel/plan.ts';
import { CardView } from '../../../../src/features/chat/cards/CardView.tsx';
import type { PlanFacts } from '../../../../src/features/effects/planFactsShape.ts';
import { Thread } from '../../../../src/features/chat/thread/Thread.tsx';
import type { Card, CardOf, Actions, Turn } from '../../../../src/features/chat/turns/turns.ts';
import { speak } from '../../../../src/lib/i18n/language.ts';

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
  conflicts: [
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
  preview: { outcomes: [], rows: [], tell: [], conflicts: [], kept: [], inside: [], warnings: [] },
  facts,
  state: 'open',
  quiet: false,
  ...part,
});

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

const show = (card: Card) =>
  render(
    <MemoryRouter>
      <CardView turn={{ id: 'turn', atMs: 0, by: 'desk', card }} actions={actions} bareEnter />
    </MemoryRouter>,
  );

afterEach(async () => {
  for (const action of Object.values(actions)) action.mockClear();
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
    expect(actions.confirm).toHaveBeenCalledExactlyOnceWith('turn');
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
    expect(actions.setQuiet).toHaveBeenCalledExactlyOnceWith('turn', true);
    await userEvent.click(screen.getByRole('button', { name: 'לא עכשיו' }));
    expect(actions.drop).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'לערוך' }));
    expect(actions.edit).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'פעולה אחת' }));
    expect(screen.getByText('updateMeeting(scope: future)')).toBeVisible();
  });

  it('over a clash has the safe hour chosen and on its button; insisting takes a muted line and a second act', async () => {
    const [before] = facts.conflicts;
    show(
      planCard({
        facts: {
          ...facts,
          lessons: facts.lessons.slice(0, 1),
          conflicts: [],
          conflict: {
            action: 'move',
            conflicts: before ? [{ ...before, kept: false }] : [],
            asked: '2026-11-22T17:00',
            count: 1,
            ways: [
              { kind: 'hour', start: '2026-11-22T18:00' },
              { kind: 'hour', start: '2026-11-24T16:00' },
            ],
            chosen: { kind: 'hour', start: '2026-11-22T18:00' },
            mayInsist: true,
          },
        },
      }),
    );
    expect(screen.getByRole('radio', { name: '18:00' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'שלישי 24.11, 16:00' }));
    expect(actions.takeWay).toHaveBeenCalledExactlyOnceWith('turn', {
      kind: 'hour',
      start: '2026-11-24T16:00',
    });
    await userEvent.click(screen.getByRole('button', { name: /^להזיז ל־18:00/ }));
    expect(actions.confirm).toHaveBeenCalledExactlyOnceWith('turn');
    await userEvent.click(screen.getByRole('button', { name: /להזיז ל־17:00 בכל זאת.*…/ }));
    expect(actions.insist).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'חזרה' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(actions.insist).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: /להזיז ל־17:00 בכל זאת.*…/ }));
    await userEvent.click(screen.getByRole('button', { name: 'להזיז ל־17:00 בכל זאת' }));
    expect(actions.insist).toHaveBeenCalledExactlyOnceWith('turn');
  });

  it('of several things names each, counts them on the button, and lets each be left out', async () => {
    const one = facts.lessons.slice(0, 1);
    const cancelled: PlanFacts = {
      ...facts,
      kind: 'cancel',
      recurring: false,
      conflicts: [],
      lessons: one.map((lesson) => ({ ...lesson, after: null })),
    };
    const moved: PlanFacts = { ...facts, recurring: false, conflicts: [], lessons: one, names: ['נועם לוי'] };
    show(
      planCard({
        facts: {
          ...moved,
          lessons: [...cancelled.lessons, ...moved.lessons],
          parts: [
            { facts: cancelled, state: 'in' },
            { facts: moved, state: 'in' },
          ],
        },
      }),
    );
    const rows = within(screen.getByRole('list', { name: 'מה ייעשה' })).getAllByRole('listitem');
    expect(rows[0]).toHaveTextContent('דנה כהן');
    expect(rows[0]).toHaveTextContent('ביטול');
    expect(rows[1]).toHaveTextContent('17:00–17:45');
    expect(screen.getByRole('button', { name: /לבטל 1, להזיז 1/ })).toBeEnabled();
    await userEvent.click(within(rows[0] as HTMLElement).getByRole('checkbox'));
    expect(actions.leaveOut).toHaveBeenCalledExactlyOnceWith('turn', 0, true);
  });

  it('that was replaced is struck, says so, and can be confirmed by nothing', () => {
    show(planCard({ state: 'dropped', replaced: true }));
    expect(screen.getByRole('region', { name: 'תוכנית' })).toHaveTextContent('הוחלף');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('when done is one line with the way back; when undone it says so', async () => {
    show(planCard({ state: 'done', changeId: 'c' }));
    expect(screen.getByRole('region', { name: 'בוצע' })).toHaveTextContent('3 שיעורים הוזזו ל־17:00–17:45');
    await userEvent.click(screen.getByRole('button', { name: 'ביטול' }));
    expect(actions.undo).toHaveBeenCalledExactlyOnceWith('turn');
  });

  it('waiting for the line, can still be kept from being sent', async () => {
    show(planCard({ state: 'waiting' }));
    expect(screen.getByText('מחכה לרשת')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'לא לשלוח' }));
    expect(actions.drop).toHaveBeenCalledOnce();
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
    expect(actions.answer).toHaveBeenCalledExactlyOnceWith('turn', 'future');
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
    expect(actions.drop).toHaveBeenCalledExactlyOnceWith('turn');
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
