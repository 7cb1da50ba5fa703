/** The card of a turn, by its kind. */
import type { Deeds, Turn } from '../turns/turns.ts';
import { AnswerCard } from './AnswerCard.tsx';
import { DoneCard } from './DoneCard.tsx';
import { HelpCard } from './HelpCard.tsx';
import { PlanTurn } from './PlanTurn.tsx';
import { ChooseCard, QuestionCard } from './QuestionCard.tsx';
import { RefusalCard } from '../../effects/RefusalCard.tsx';
import { UnknownCard } from './UnknownCard.tsx';

type Props = { turn: Extract<Turn, { by: 'desk' }>; deeds: Deeds; bareEnter: boolean };

export function CardView({ turn: { id, card }, deeds, bareEnter }: Props) {
  switch (card.kind) {
    case 'plan':
      return <PlanTurn id={id} card={card} deeds={deeds} bareEnter={bareEnter} />;
    case 'question':
      return (
        <QuestionCard
          card={card}
          onAnswer={(value) => deeds.answer(id, value)}
          onDrop={() => deeds.drop(id)}
        />
      );
    case 'choose':
      return (
        <ChooseCard card={card} onChoose={(index) => deeds.choose(id, index)} onDrop={() => deeds.drop(id)} />
      );
    case 'answer':
      return <AnswerCard card={card} />;
    case 'done':
      return <DoneCard card={card} onUndo={() => deeds.undo(id)} />;
    case 'refusal':
      return <RefusalCard card={card} />;
    case 'unknown':
      return <UnknownCard card={card} />;
    case 'help':
      return <HelpCard card={card} />;
  }
}
