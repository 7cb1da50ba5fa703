/** The card of a plan in the thread: its facts are those it was made with, even after the lessons have changed. */
import { useTranslation } from 'react-i18next';
import { learnerUndoesWithinMs } from '../../../../domain/undo/undoLimit.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useNow } from '../../../lib/page/useNow.ts';
import { useLanguage } from '../../../lib/i18n/useLanguage.ts';
import type { CardOf, Actions } from '../turns/turns.ts';
import { PlanCard } from './PlanCard.tsx';
import type { Waiting } from '../../../../commands/kernel/plan.ts';
import { plain } from '../../effects/noteWords.ts';
import { planView } from '../../effects/planView.ts';

type Props = { id: string; card: CardOf<'plan'>; actions: Actions; bareEnter: boolean };

export function PlanTurn({ id, card, actions, bareEnter }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const currency = useSession((session) => session.user?.preferences.currency) ?? 'ILS';
  const role = useSession((session) => session.user?.role);
  const zone = useSession((session) => session.user?.preferences.timeZone) ?? 'UTC';
  const { ms } = useNow(zone);
  const learns = role === 'student' || role === 'parent';
  const isOver = learns && (card.doneMs === undefined || ms - card.doneMs > learnerUndoesWithinMs);
  const view = planView(card.facts, card.plan.spans, { t, language, currency });
  const waiting = card.plan.given?.['after'] as Waiting | undefined;
  const after = waiting ? [plain('after', t('chat.goesOn', { text: waiting.text }))] : [];
  return (
    <PlanCard
      card={card}
      view={{ ...view, notes: [...view.notes, ...after] }}
      bareEnter={bareEnter}
      onConfirm={() => actions.confirm(id)}
      onDrop={() => actions.drop(id)}
      // For a student or a parent it may be taken back for an hour; what was sent never.
      onUndo={isOver || card.facts.isSent ? null : () => actions.undo(id)}
      onQuiet={(quiet) => actions.setQuiet(id, quiet)}
      onEdit={() => actions.edit(id)}
      trace={card.plan.trace ?? []}
      unread={card.plan.unread}
      onWay={(way) => actions.takeWay(id, way)}
      onInsist={() => actions.insist(id)}
      onLeaveOut={(part, left) => actions.leaveOut(id, part, left)}
      others={card.plan.others}
      onOther={(slots) => actions.settle(id, slots)}
    />
  );
}
