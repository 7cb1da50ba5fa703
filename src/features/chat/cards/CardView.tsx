/** The card of a turn, by its kind. */
import type { Actions, Turn } from '../turns/turns.ts';
import { AnswerCard } from './AnswerCard.tsx';
import { DoneCard } from './DoneCard.tsx';
import { HelpCard } from './HelpCard.tsx';
import { PlanTurn } from './PlanTurn.tsx';
import { ChooseCard, QuestionCard } from './QuestionCard.tsx';
import { RefusalCard } from '../../effects/RefusalCard.tsx';
import { UnknownCard } from './UnknownCard.tsx';

type Props = { turn: Extract<Turn, { by: 'desk' }>; actions: Actions; bareEnter: boolean };

export function CardView({ turn: { id, card }, actions, bareEnter }: Props) {
  switch (card.kind) {
    case 'plan':
      return <PlanTurn id={id} card={card} actions={actions} bareEnter={bareEnter} />;
    case 'question':
      return (
        <QuestionCard
          card={card}
          onAnswer={(value) => actions.answer(id, value)}
          onDrop={() => actions.drop(id)}
          onOther={(slots) => actions.settle(id, slots)}
        />
      );
    case 'choose':
      return (
        <ChooseCard
          card={card}
          onChoose={(index) => actions.choose(id, index)}
          onDrop={() => actions.drop(id)}
        />
      );
    case 'answer':
      return <AnswerCard card={card} onOther={(slots) => actions.settle(id, slots)} />;
    case 'done':
      return <DoneCard card={card} onUndo={() => actions.undo(id)} />;
    case 'refusal':
      return <RefusalCard card={card} />;
    case 'unknown':
      return <UnknownCard card={card} />;
    case 'help':
      return <HelpCard card={card} />;
  }
}
