/** What the conversation would answer to a visitor's sentence: the product's own cards, over the sample week. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Plan, Slots } from '../../../commands/kernel/plan.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { CardTitle } from '../../ui/Card.tsx';
import { isolated } from '../../ui/Sentence.tsx';
import { PlanCard } from '../chat/cards/PlanCard.tsx';
import { QuestionCard } from '../chat/cards/QuestionCard.tsx';
import { UnreadLine } from '../chat/cards/UnreadLine.tsx';
import type { WayOut } from '../../lib/operations/wayOut.ts';
import type { PlanFacts } from '../effects/planFactsShape.ts';
import { planView } from '../effects/planView.ts';
import type { PlanView } from '../effects/planViewShape.ts';
import { ThreadCard } from '../effects/ThreadCard.tsx';
import type { TrialReading } from './readTrial.ts';

type Props = {
  reading: TrialReading;
  /** Confirmed by the visitor: the card says so, and nothing has happened. */
  isDone: boolean;
  onConfirm(): void;
  onUndo(): void;
  onDrop(): void;
  onAnswer(slots: Slots): void;
  onWay(way: WayOut): void;
};

const nothing = (): void => undefined;

export function TrialCard({ reading: { plan, facts }, isDone, ...actions }: Props) {
  const [quiet, setQuiet] = useState(false);
  const { t } = useTranslation();
  const { language } = useLanguage();
  if (!plan) return null;
  const viewOf = (of: PlanFacts, spans: Plan['spans']): PlanView => {
    const view = planView(of, spans, { t, language, currency: 'ILS' });
    // There is no form behind it.
    return { ...view, editable: false };
  };
  if (plan.status === 'ask' && plan.ask)
    return (
      <QuestionCard
        card={{ kind: 'question', plan }}
        onAnswer={(value) => actions.onAnswer({ [plan.ask?.slot ?? '']: value })}
        onDrop={actions.onDrop}
      />
    );
  if (facts && plan.steps.length > 0)
    return (
      <PlanCard
        card={{ state: isDone ? 'done' : 'open', quiet, changeId: 'sample', undone: false }}
        view={viewOf(facts, plan.spans)}
        bareEnter={false}
        trace={[]}
        unread={plan.unread}
        // Where every hour conflicts, the safe way is to leave it.
        onConfirm={facts.conflict?.chosen === null ? actions.onDrop : actions.onConfirm}
        onUndo={actions.onUndo}
        onDrop={actions.onDrop}
        onQuiet={setQuiet}
        onEdit={nothing}
        onWay={actions.onWay}
        onInsist={nothing}
        onLeaveOut={nothing}
        others={[]}
        onOther={nothing}
      />
    );
  return <Told plan={plan} />;
}

function Told({ plan }: { plan: Plan }) {
  const { t } = useTranslation();
  // A thanks, or an order not to do something, was understood: it has an answer, as in the conversation.
  const isAnswered = plan.status !== 'unknown' || !plan.suggestions?.length;
  if (plan.reply === undefined || !isAnswered)
    return (
      <ThreadCard name={t('chat.unknown')}>
        <p>{t('landing.notRead')}</p>
      </ThreadCard>
    );
  return (
    <ThreadCard name={t('chat.answer')}>
      <CardTitle>{isolated(plan.reply.text)}</CardTitle>
      <UnreadLine words={plan.unread} />
    </ThreadCard>
  );
}
