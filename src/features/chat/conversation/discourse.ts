/**
 * What the conversation is about now, read from the thread: the one question or plan that waits, the last answer, and what
 * was done last. What was declined, replaced or answered is none of these any more.
 */
import type { Discourse as Sentences } from '../../../../commands/kernel/discourse.ts';
import type { Plan } from '../../../../commands/kernel/plan.ts';
import type { Card, CardOf, Turn } from '../turns/turns.ts';

type OpenCard = CardOf<'plan' | 'question' | 'choose'>;

export type Discourse = {
  /** At most one card waits: bare Enter and digits are for it while it is the last that was shown. */
  open: { id: string; card: OpenCard; isLast: boolean } | null;
  answer: { id: string; card: CardOf<'answer'> } | null;
  /** isLast: nothing was shown after it; isRecent: a sentence may still go on with it. */
  action: { id: string; card: CardOf<'plan'>; isLast: boolean; isRecent: boolean } | null;
};

/** So long a sentence may go on with what was answered or done; what waits does so until it is settled. */
export const spokenOfForMs = 60 * 60_000;

type DeskTurn = Extract<Turn, { by: 'desk' }>;

const isOpen = (card: Card): card is OpenCard => {
  if (card.kind === 'plan') return card.state === 'open';
  return (card.kind === 'question' || card.kind === 'choose') && card.answered === undefined && !card.dropped;
};

const isDone = (card: Card): card is CardOf<'plan'> =>
  card.kind === 'plan' && card.state === 'done' && !card.undone;

/** The one card that waits. */
export function openOf(turns: readonly Turn[]): Discourse['open'] {
  const opened = turns.findLast((turn): turn is DeskTurn => turn.by === 'desk' && isOpen(turn.card));
  return opened ? { id: opened.id, card: opened.card as OpenCard, isLast: opened === turns.at(-1) } : null;
}

export function discourseOf(turns: readonly Turn[], nowMs: number): Discourse {
  const shown = turns.filter((turn): turn is DeskTurn => turn.by === 'desk');
  const lastShown = shown.at(-1);
  const done = shown.findLast(({ card }) => isDone(card));
  const isRecent = ({ atMs }: DeskTurn): boolean => nowMs - atMs <= spokenOfForMs;
  // What was refused as the teacher's is nothing to go on with.
  const answered = shown.findLast(
    ({ card }) => (card.kind === 'answer' && card.plan.status !== 'refused') || isDone(card),
  );
  return {
    open: openOf(turns),
    answer:
      answered?.card.kind === 'answer' && isRecent(answered)
        ? { id: answered.id, card: answered.card }
        : null,
    action: done
      ? {
          id: done.id,
          card: done.card as CardOf<'plan'>,
          isLast: done === lastShown,
          isRecent: isRecent(done),
        }
      : null,
  };
}

/** What a sentence may go on with. */
export function sentencesOf({ open, answer, action }: Discourse): Sentences {
  return {
    open: open?.card.plan ?? null,
    answer: answer?.card.plan ?? null,
    action: action?.isRecent ? action.card.plan : null,
  };
}

/** The newest plan or question is the only one that waits: those before it are replaced. */
export function withReplaced(turns: readonly Turn[], by: Card): Turn[] {
  if (!isOpen(by)) return [...turns];
  return turns.map((turn): Turn => {
    if (turn.by !== 'desk') return turn;
    const { card } = turn;
    // What was refused could be tried again; not once something else stands in its place.
    if (card.kind === 'plan' && (card.state === 'open' || card.state === 'refused'))
      return { ...turn, card: { ...card, state: 'dropped', replaced: true } };
    return isOpen(card) && card.kind !== 'plan'
      ? { ...turn, card: { ...card, dropped: true, replaced: true } }
      : turn;
  });
}

/** The question whether a change is to be undone, and the answer that undoes it. */
export function undoAsked(open: Discourse['open']): { id: string; value: unknown } | null {
  if (open?.card.kind !== 'question' || open.card.plan.command !== 'undo') return null;
  const [choice] = open.card.plan.ask?.choices ?? [];
  return choice ? { id: open.id, value: choice.value } : null;
}

/** "Yes", "no", "the second": said of what waits, and of nothing else. */
export const isReply = ({ status, command, effect }: Plan): boolean =>
  status === 'ready' && command === 'answer' && effect === undefined;

/** Nothing waits that it could settle; or several buttons do, of which a yes chooses none. */
export type Unsettled = 'nothingWaits' | 'chooseOne';
type Reply = { does: 'confirm' | 'drop'; id: string } | { says: Unsettled };

/** What a yes, a no or a bare answer does to what waits; null: the sentence is none of these. */
export function replyOf(plan: Plan, open: Discourse['open']): Reply | null {
  const kind = plan.status === 'ready' ? plan.effect?.kind : undefined;
  if (kind === 'dismiss') return open ? { does: 'drop', id: open.id } : { says: 'nothingWaits' };
  if (kind !== 'confirm' && !isReply(plan)) return null;
  if (open && open.card.kind !== 'plan') return { says: 'chooseOne' };
  return open && kind === 'confirm' ? { does: 'confirm', id: open.id } : { says: 'nothingWaits' };
}

/** `label`: what the button on the line of a done change says; typed, it does what the button does unless a plan waits. */
export function meansUndo(plan: Plan, open: Discourse['open'], label: string): boolean {
  const { effect, text } = plan;
  const isAsked = undoAsked(open) !== null;
  const isLabel = text?.trim() === label;
  switch (effect?.kind) {
    case 'undo':
      return true;
    case 'confirm':
      return isAsked;
    case 'dismiss':
      return (open === null || isAsked) && isLabel;
    default:
      // A reply to nothing has no effect of its own.
      return isReply(plan) && open === null && isLabel;
  }
}
