/** The card of a plan in the thread: its facts are those it was made with, even after the lessons have changed. */
import { useTranslation } from 'react-i18next';
import { useSession } from '../../app/session.ts';
import { useLanguage } from '../../words/useLanguage.ts';
import type { CardOf, Deeds } from '../turns.ts';
import { PlanCard } from './PlanCard.tsx';
import { planView } from './planView.ts';

type Props = { id: string; card: CardOf<'plan'>; deeds: Deeds; bareEnter: boolean };

export function PlanTurn({ id, card, deeds, bareEnter }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const currency = useSession((session) => session.user?.preferences.currency) ?? 'ILS';
  const role = useSession((session) => session.user?.role);
  const learns = role === 'student' || role === 'parent';
  return (
    <PlanCard
      card={card}
      view={planView(card.facts, card.plan.spans, { t, language, currency })}
      others={card.plan.others?.map(({ label }) => label) ?? []}
      bareEnter={bareEnter}
      onConfirm={() => deeds.confirm(id)}
      onDrop={() => deeds.drop(id)}
      // The calendar's log is its teacher's; whoever learns takes a request back, and says another word of a lesson.
      onUndo={learns ? null : () => deeds.undo(id)}
      onQuiet={(quiet) => deeds.setQuiet(id, quiet)}
      onEdit={() => deeds.edit(id)}
      trace={card.plan.trace ?? []}
      onStart={(start) => deeds.settle(id, { start })}
      onOther={(index) => {
        const other = card.plan.others?.[index];
        if (other) deeds.settle(id, other.slots);
      }}
    />
  );
}
