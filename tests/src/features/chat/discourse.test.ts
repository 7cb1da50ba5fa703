/** What the conversation is about: one card waits at most, and what was declined or replaced is forgotten. */
import { describe, expect, it } from 'vitest';
import type { Plan } from '../../../../commands/kernel/plan.ts';
import type { PlanFacts } from '../../../../src/features/effects/planFactsShape.ts';
import {
  discourseOf,
  meansUndo,
  replyOf,
  sentencesOf,
  spokenOfForMs,
  undoAsked,
  withReplaced,
} from '../../../../src/features/chat/conversation/discourse.ts';
import type { Card, CardOf, Turn } from '../../../../src/features/chat/turns/turns.ts';

const plan = (text: string): Plan => ({
  status: 'ready',
  command: 'meeting.add',
  text,
  slots: {},
  steps: [],
  spans: [],
  unread: [],
});
const facts = { kind: 'add', lessons: [], conflicts: [] } as unknown as PlanFacts;
const planned = (text: string, part: Partial<CardOf<'plan'>> = {}): CardOf<'plan'> => ({
  kind: 'plan',
  plan: plan(text),
  steps: [],
  keep: [],
  requestId: text,
  preview: { outcomes: [], rows: [], tell: [], conflicts: [], kept: [], inside: [], warnings: [] },
  facts,
  state: 'open',
  quiet: false,
  ...part,
});
const asked = (text: string): CardOf<'question'> => ({ kind: 'question', plan: plan(text) });
const answered: Card = { kind: 'answer', plan: plan('answer'), title: '', rows: [] };
const refused: Card = { ...answered, plan: { ...plan('refused'), status: 'refused' } };
const done = planned('action', { state: 'done', changeId: 'c' });

/** Cards as they came, one a minute; a sentence of the person's stands before each. */
function thread(...cards: Card[]): Turn[] {
  return cards.reduce<Turn[]>((turns, card, at) => {
    const said: Turn = { id: `said ${at}`, atMs: at * 60_000, by: 'person', text: 'x', spans: [] };
    return [
      ...withReplaced([...turns, said], card),
      { id: `card ${at}`, atMs: at * 60_000, by: 'desk', card },
    ];
  }, []);
}
const about = (...cards: Card[]) => sentencesOf(discourseOf(thread(...cards), cards.length * 60_000));

describe('what a sentence goes on with', () => {
  it.each([
    ['an open plan', [planned('a')], { open: 'a', answer: undefined, action: undefined }],
    ['an open question', [asked('q')], { open: 'q', answer: undefined, action: undefined }],
    ['nothing of a plan that was declined', [planned('a', { state: 'dropped' })], { open: undefined }],
    ['nothing of what is only for the teacher', [refused], { answer: undefined }],
    ['nothing of a question that was left', [{ ...asked('q'), dropped: true }], { open: undefined }],
    ['the newest plan, and nothing of the one before it', [planned('a'), planned('b')], { open: 'b' }],
    ['the question that replaced a plan', [planned('a'), asked('q')], { open: 'q' }],
    [
      'the plan that waits, though a question was answered since',
      [planned('a'), answered],
      { open: 'a', answer: 'answer' },
    ],
    [
      'the last action, where what came after it was declined',
      [done, planned('a', { state: 'dropped' })],
      { open: undefined, action: 'action' },
    ],
    ['an action, and no answer from before it', [answered, done], { answer: undefined, action: 'action' }],
    ['an answer that came after an action', [done, answered], { answer: 'answer', action: 'action' }],
    ['nothing of what was put back', [{ ...done, undone: true }], { action: undefined }],
  ] as [string, Card[], Record<string, string | undefined>][])('%s', (_title, cards, expected) => {
    const found = about(...cards);
    for (const [stage, text] of Object.entries(expected))
      expect(found[stage as keyof typeof found]?.text).toBe(text);
  });

  it('expires an hour after it was answered or done; what waits does not', () => {
    const later = spokenOfForMs + 60_000;
    const found = sentencesOf(discourseOf(thread(answered, done), later + 60_000));
    expect(found).toEqual({ open: null, answer: null, action: null });
    expect(sentencesOf(discourseOf(thread(planned('a')), later)).open?.text).toBe('a');
  });
});

describe('the card that waits', () => {
  it('is struck when another takes its place, and can be confirmed by nothing any more', () => {
    const turns = thread(planned('a'), planned('b', { state: 'refused' }), asked('q'), planned('c'));
    const cards = turns.flatMap((turn) => (turn.by === 'desk' ? [turn.card] : []));
    expect(cards.slice(0, 3)).toMatchObject([
      { state: 'dropped', replaced: true },
      { state: 'dropped', replaced: true },
      { dropped: true, replaced: true },
    ]);
    expect(discourseOf(turns, 0).open?.id).toBe('card 3');
  });

  it('leaves alone what is on its way or waits for the line', () => {
    for (const state of ['sending', 'waiting'] as const)
      expect(withReplaced(thread(planned('a', { state })), planned('b')).at(-1)).toMatchObject({
        card: { state },
      });
  });

  it('has bare Enter only while it is the last that was shown', () => {
    expect(discourseOf(thread(planned('a')), 0).open?.isLast).toBe(true);
    expect(discourseOf(thread(planned('a'), answered), 0).open?.isLast).toBe(false);
  });
});

describe('the last action', () => {
  it('is taken back without a question only where nothing was shown after it', () => {
    expect(discourseOf(thread(done), 0).action?.isLast).toBe(true);
    for (const card of [answered, planned('a', { state: 'dropped' })])
      expect(discourseOf(thread(done, card), 0).action?.isLast).toBe(false);
  });
});

describe('undo by a word', () => {
  const question: Card = {
    kind: 'question',
    plan: {
      ...plan('undo'),
      command: 'undo',
      ask: { slot: 'change', question: '', choices: [{ label: '', value: 'c' }] },
    },
  };
  const openAfter = (...cards: Card[]) => discourseOf(thread(...cards), 0).open;
  const says = (kind: 'undo' | 'confirm' | 'dismiss', text: string, ...cards: Card[]) =>
    meansUndo({ ...plan(text), effect: { kind, value: '' } }, openAfter(...cards), 'ביטול');

  it.each([
    ['undo', 'undo'],
    ['confirm', 'כן'],
    ['dismiss', 'ביטול'],
  ] as const)('the question whether to undo is answered by %s (%s)', (kind, text) => {
    expect(says(kind, text, done, answered, question)).toBe(true);
    expect(undoAsked(openAfter(done, answered, question))).toMatchObject({ value: 'c' });
  });

  it('no is not undo, though the question is open', () => {
    expect(says('dismiss', 'לא', done, answered, question)).toBe(false);
  });

  it('the word of the button undoes what was done while nothing waits, and puts away a plan that waits', () => {
    const word: Plan = { ...plan('ביטול'), command: 'answer' };
    expect(meansUndo(word, openAfter(done), 'ביטול')).toBe(true);
    expect(says('dismiss', 'ביטול', done, planned('a'))).toBe(false);
  });
});

const reply = { command: 'answer' };
const withEffect = (kind: 'confirm' | 'dismiss') => ({ ...reply, effect: { kind, value: '' } });

it.each<[string, Card, Partial<Plan>, ReturnType<typeof replyOf>]>([
  ['a yes to several buttons asks to choose', asked('q'), reply, { says: 'chooseOne' }],
  ['a no to them leaves them', asked('q'), withEffect('dismiss'), { does: 'drop', id: 'card 0' }],
  ['a yes to a plan confirms it', planned('a'), withEffect('confirm'), { does: 'confirm', id: 'card 0' }],
  ['a yes to nothing says so', done, withEffect('confirm'), { says: 'nothingWaits' }],
  ['an action of its own is no reply', asked('q'), { command: 'meeting.add' }, null],
])('%s', (_said, card, part, does) => {
  expect(replyOf({ ...plan('yes'), ...part }, discourseOf(thread(card), 60_000).open)).toEqual(does);
});
