/** Beside the palette's list, on a phone above it: the chosen sentence as it is read, with its answer or what it would do. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dayOf } from '../../../domain/basics/wallTime.ts';
import { AnswerDays, answerTitle } from '../chat/cards/AnswerCard.tsx';
import { RefusalSentence } from '../effects/RefusalCard.tsx';
import { UnreadLine } from '../chat/cards/UnreadLine.tsx';
import { WouldBe } from '../chat/cards/WouldBe.tsx';
import { isolated, Sentence } from '../../ui/Sentence.tsx';
import type { Card, CardOf, Slot } from '../chat/turns/turns.ts';
import { Ltr } from '../../ui/Ltr.tsx';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { hoursOf, shortDay, weekday } from '../../lib/i18n/when.ts';
import type { Interpretation } from './useInterpretation.ts';

/** More than these are asked for in the conversation. */
const mostRows = 6;

type Told = { label: 'answer' | 'wouldDo' | 'asks' | 'which' | 'cannot'; body: ReactNode };

/** null: there is nothing to be told of it before it is sent. */
export function LiveAnswer({ read }: { read: Interpretation }) {
  const { t } = useTranslation();
  const told = toldOf(read.card);
  return (
    <>
      {told ? <p className="text-xs text-on-surface-muted">{t(`palette.live.${told.label}`)}</p> : null}
      <p dir="auto" className="text-md leading-[1.7]">
        <Sentence text={read.plan.text ?? read.sentence} spans={read.plan.spans} unread={read.plan.unread} />
      </p>
      {told?.body ?? <p className="text-on-surface-muted">{t('palette.live.nothing')}</p>}
    </>
  );
}

function toldOf(card: Card): Told | null {
  switch (card.kind) {
    case 'answer':
      return { label: 'answer', body: <Answer card={card} /> };
    case 'plan':
      return {
        label: 'wouldDo',
        body: (
          <>
            <UnreadLine words={card.plan.unread} />
            <WouldBe plan={card.plan} facts={card.facts} />
          </>
        ),
      };
    case 'question':
      return {
        label: 'asks',
        body: (
          <>
            <p className="font-mid">{isolated(card.plan.ask?.question ?? '')}</p>
            {card.facts ? <WouldBe plan={card.plan} facts={card.facts} /> : null}
          </>
        ),
      };
    case 'choose':
      return { label: 'which', body: <Choices card={card} /> };
    case 'refusal':
      return {
        label: 'cannot',
        body: (
          <RefusalSentence code={card.code} params={card.params} field={card.field} blamed={card.blamed} />
        ),
      };
    default:
      return null;
  }
}

function Choices({ card }: { card: CardOf<'choose'> }) {
  const { t } = useTranslation();
  return (
    <ul className="grid gap-1">
      {(card.plan.choices ?? []).map((choice) => (
        <li key={`${choice.command} ${choice.label}`}>
          {isolated(t(`commands.${choice.command}`, choice.label))}
        </li>
      ))}
    </ul>
  );
}

function Answer({ card }: { card: CardOf<'answer'> }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const rows = card.rows.slice(0, mostRows);
  return (
    <>
      <p className="text-lg font-strong">{isolated(answerTitle(card, { t, language }))}</p>
      <UnreadLine words={card.plan.status === 'ready' ? card.plan.unread : []} />
      {card.pendings ? <p className="whitespace-pre-line">{isolated(card.plan.reply?.text ?? '')}</p> : null}
      <AnswerDays rows={rows} titled={card.rows.length === 1} />
      <FreeDays slots={card.slots ?? []} />
      {card.rows.length > rows.length ? (
        <p className="text-xs text-on-surface-muted">
          {t('chat.moreDates', { count: card.rows.length - rows.length })}
        </p>
      ) : null}
    </>
  );
}

function FreeDays({ slots }: { slots: readonly Slot[] }) {
  const { language } = useLanguage();
  const days = [...Map.groupBy(slots, ({ start }) => dayOf(start))].slice(0, mostRows);
  return days.map(([day, free]) => (
    <div key={day}>
      <p className="text-xs text-on-surface-faint">
        {weekday(day, language)} <Ltr>{shortDay(day, language)}</Ltr>
      </p>
      <p>{isolated(free.map(({ start, end }) => hoursOf(start, end)).join(', '))}</p>
    </div>
  ));
}
