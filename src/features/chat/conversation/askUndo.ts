/** What is taken back is named first; where something else was shown or done since, it is asked about. */
import i18next from 'i18next';
import type { Plan } from '../../../../commands/kernel/plan.ts';
import { useSession } from '../../../lib/session/session.ts';
import { languageNow } from '../../../lib/i18n/language.ts';
import { planView } from '../../effects/planView.ts';
import { doneTitle } from '../../effects/planWords.ts';
import type { CardOf } from '../turns/turns.ts';

function titleOfAction({ facts, plan }: CardOf<'plan'>): string {
  const currency = useSession.getState().user?.preferences.currency ?? 'ILS';
  const view = planView(facts, plan.spans, { t: i18next.t, language: languageNow(), currency });
  return doneTitle(view, i18next.t);
}

/** A yes says the sentence again, of this very change. */
const askUndo = (turnId: string, title: string): Plan => ({
  status: 'ask',
  command: 'undo',
  text: i18next.t('chat.undoSentence'),
  slots: {},
  ask: {
    slot: 'change',
    question: i18next.t('chat.undoWhich', { title }),
    choices: [{ label: i18next.t('chat.undoThis'), value: turnId }],
  },
  steps: [],
  spans: [],
  unread: [],
});

/** What the change of this card is called, and the question whether it is meant. */
export function undoOf(turnId: string, card: CardOf<'plan'>): { title: string; asked: Plan } {
  const title = titleOfAction(card);
  return { title, asked: askUndo(turnId, title) };
}
