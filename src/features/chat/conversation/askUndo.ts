/** What is taken back is named first; where something else was shown or done since, it is asked about. */
import i18next from 'i18next';
import type { Plan } from '../../../../commands/kernel/plan.ts';
import { useSession } from '../../../lib/session/session.ts';
import { languageNow } from '../../../lib/i18n/language.ts';
import { planView } from '../../effects/planView.ts';
import { doneTitle } from '../../effects/planWords.ts';
import type { Card, CardOf } from '../turns/turns.ts';
import { undoChange } from '../../../lib/operations/undoChange.ts';

function titleOfAction({ facts, plan }: CardOf<'plan'>): string {
  const currency = useSession.getState().user?.preferences.currency ?? 'ILS';
  const view = planView(facts, plan.spans, { t: i18next.t, language: languageNow(), currency });
  return doneTitle(view, i18next.t);
}

/** A yes says the sentence again, of this very change. */
const askUndo = (change: string, title: string): Plan => ({
  status: 'ask',
  command: 'undo',
  text: i18next.t('chat.undoSentence'),
  slots: {},
  ask: {
    slot: 'change',
    question: i18next.t('chat.undoWhich', { title }),
    choices: [{ label: i18next.t('chat.undoThis'), value: change }],
  },
  steps: [],
  spans: [],
  unread: [],
});

type Meant = {
  /** Of the card, or of a change of the log. */
  id: string;
  card: CardOf<'plan'> | null;
  /** Chosen, or what was shown and done last: it needs no question. */
  isMeant: boolean;
};

/** What is to be said, or what the card's change is called where it is undone at once; null: there is nothing to undo. */
export async function undoStep({
  id,
  card,
  isMeant,
}: Meant): Promise<{ card: Card } | { title: string } | null> {
  if (isMeant && card === null) return { card: await undoLogged(id) };
  const newer = isMeant ? null : await newerInLog(card);
  if (newer) return { card: { kind: 'question', plan: newer } };
  if (!card?.changeId || card.undone) return null;
  if (card.facts.isSent) return { card: { kind: 'refusal', code: 'ALREADY_SENT' } };
  const title = titleOfAction(card);
  return isMeant ? { title } : { card: { kind: 'question', plan: askUndo(id, title) } };
}

/**
 * What was done by hand, elsewhere or before the page was loaded has no card: where the log offers to undo something newer
 * than the card, that is asked about.
 */
async function newerInLog(card: CardOf<'plan'> | null): Promise<Plan | null> {
  if (useSession.getState().user?.role !== 'teacher') return null;
  const { lastUndoable } = await import('../../history/lastUndoable.ts');
  const logged = await lastUndoable();
  if (!logged || logged.id === card?.changeId) return null;
  // What has gone out cannot be undone, and what came before it is not what is meant.
  if (card?.facts.isSent && logged.atMs < (card.doneMs ?? 0)) return null;
  return askUndo(logged.id, logged.title);
}

/** Undoes a change of the log, by its own id. */
async function undoLogged(changeId: string): Promise<Card> {
  const refusal = await undoChange(changeId);
  if (refusal === null) return { kind: 'done', title: i18next.t('chat.undone') };
  const { code, params } = refusal;
  return { kind: 'refusal', code, ...(params ? { params } : {}) };
}
