/** What must be known first: equal buttons with numbers, never an empty prompt. */
import { useTranslation } from 'react-i18next';
import { cn } from '../../../ui/cn.ts';
import { Button } from '../../../ui/Button.tsx';
import { CardFoot, CardTitle } from '../../../ui/Card.tsx';
import { Kbd } from '../../../ui/Kbd.tsx';
import { isolated } from '../../../ui/Sentence.tsx';
import type { CardOf } from '../turns/turns.ts';
import { whyAsked } from '../turns/whyAsked.ts';
import type { Slots } from '../../../../commands/kernel/plan.ts';
import { OtherReadingsLine } from './OtherReadings.tsx';
import { UnreadLine } from './UnreadLine.tsx';
import { WouldBe } from './WouldBe.tsx';
import { ThreadCard } from '../../effects/ThreadCard.tsx';

type Option = { label: string; key: string };

/** "Dana Cohen — maths, next lesson today": what stands after the dash tells the two apart. */
function Options({
  options,
  chosen,
  dropped = false,
  onChoose,
}: {
  options: readonly Option[];
  chosen: number | null;
  dropped?: boolean | undefined;
  onChoose(index: number): void;
}) {
  const isOver = chosen !== null || dropped;
  return (
    <div className="grid gap-1.5">
      {options.map((option, index) => {
        const [label = '', ...rest] = option.label.split(/\s[—–·]\s/u);
        return (
          <button
            key={option.key}
            type="button"
            disabled={isOver}
            aria-pressed={chosen === index}
            onClick={() => onChoose(index)}
            className={cn(
              'calm grid min-h-11 w-full grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 coarse:gap-x-0 rounded-md px-3 py-2 text-start leading-snug shadow-hairline',
              'enabled:hover:bg-accent-tint enabled:hover:text-on-accent-tint',
              chosen === index && 'bg-accent-tint text-on-accent-tint shadow-none',
              isOver && chosen !== index && 'text-on-surface-faint',
            )}
          >
            <Kbd aria-hidden>{index + 1}</Kbd>
            <span className="col-start-2">
              <span className="block text-sm font-mid">{isolated(label)}</span>
              {rest.length > 0 ? (
                <span className="mt-0.5 block text-xs opacity-85">{isolated(rest.join(' · '))}</span>
              ) : null}
            </span>
          </button>
        );
      })}
    </div>
  );
}

/** What is not said in the words of a command, or not shown by what a yes would come to, is told by its name. */
function TakenAs({ card: { plan, facts } }: { card: CardOf<'question'> }) {
  const { t } = useTranslation();
  const isShown = plan.given?.['ranked'] !== true && (plan.ask?.slot !== 'sure' || facts !== undefined);
  if (isShown || plan.command === null) return null;
  return (
    <p className="text-sm text-on-surface-muted">
      {t('chat.takenAs', { action: t(`commands.${plan.command}`, plan.command) })}
    </p>
  );
}

/** Whoever meant nothing of it leaves it so. */
function Leave({ card, onDrop }: { card: CardOf<'question' | 'choose'>; onDrop(): void }) {
  const { t } = useTranslation();
  if (card.dropped)
    return (
      <p className="text-sm text-on-surface-muted">{t(card.replaced ? 'chat.replaced' : 'chat.dropped')}</p>
    );
  if (card.answered !== undefined) return null;
  return (
    <CardFoot className="-mt-1 -mb-2">
      {/* Its word stands where the card's text begins. */}
      <Button variant="quiet" size="sm" className="-ms-2 px-2" onClick={onDrop}>
        {t('chat.notNow')}
      </Button>
    </CardFoot>
  );
}

export function QuestionCard({
  card,
  onAnswer,
  onDrop,
  onOther,
}: {
  card: CardOf<'question'>;
  onAnswer(value: unknown): void;
  onDrop(): void;
  /** None where nothing else can be tried. */
  onOther?(slots: Slots): void;
}) {
  const { t } = useTranslation();
  const ask = card.plan.ask;
  if (!ask) return null;
  const why = whyAsked(card.plan, t);
  const chosen = ask.choices.findIndex((choice) => choice.label === card.answered);
  const isOpen = card.answered === undefined && !card.dropped;
  return (
    <ThreadCard name={t('chat.question')}>
      <CardTitle>{isolated(ask.question)}</CardTitle>
      {why ? <p className="text-sm text-on-surface-muted">{isolated(why)}</p> : null}
      <TakenAs card={card} />
      <UnreadLine words={card.plan.unread} />
      {card.facts && isOpen ? <WouldBe plan={card.plan} facts={card.facts} /> : null}
      <Options
        options={ask.choices.map((choice, index) => ({ label: choice.label, key: String(index) }))}
        chosen={card.answered === undefined ? null : chosen}
        dropped={card.dropped}
        onChoose={(index) => onAnswer(ask.choices[index]?.value)}
      />
      {ask.choices.length === 0 && isOpen ? (
        <p className="text-on-surface-muted">{t('chat.noChoices')}</p>
      ) : null}
      {card.answered !== undefined && chosen < 0 ? (
        <p className="text-xs text-on-surface-muted">
          {isolated(t('chat.answered', { label: card.answered }))}
        </p>
      ) : null}
      {isOpen && onOther ? <OtherReadingsLine others={card.plan.others} onOther={onOther} /> : null}
      <Leave card={card} onDrop={onDrop} />
    </ThreadCard>
  );
}

export function ChooseCard({
  card,
  onChoose,
  onDrop,
}: {
  card: CardOf<'choose'>;
  onChoose(index: number): void;
  onDrop(): void;
}) {
  const { t } = useTranslation();
  const choices = card.plan.choices ?? [];
  // Two actions are told apart by their names, two readings of one action by what differs in them.
  const areActions = new Set(choices.map(({ command }) => command)).size > 1;
  return (
    <ThreadCard name={t('chat.choose')}>
      <CardTitle>{card.plan.reply?.text ?? t('chat.which')}</CardTitle>
      {card.plan.corrected === undefined ? <UnreadLine words={card.plan.unread} /> : null}
      <Options
        options={choices.map((choice, index) => ({
          label: areActions ? t(`commands.${choice.command}`, choice.label) : choice.label,
          key: String(index),
        }))}
        chosen={card.answered ?? null}
        dropped={card.dropped}
        onChoose={onChoose}
      />
      <Leave card={card} onDrop={onDrop} />
    </ThreadCard>
  );
}
