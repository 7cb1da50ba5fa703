/** A plan, read from top to bottom: what, before → after, the dates, the conflict, who is told, what was assumed, the button. */
import { ArrowRight, ChevronDown, CloudOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cn } from '../../../ui/cn.ts';
import { Button } from '../../../ui/Button.tsx';
import { CardFoot, CardHead, CardTitle } from '../../../ui/Card.tsx';
import { Kbd } from '../../../ui/Kbd.tsx';
import { SubjectDot } from '../../../ui/SubjectDot.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import type { WayOut } from '../../../lib/operations/wayOut.ts';
import { isApple } from '../../../lib/device/isApple.ts';
import { listOf } from '../../../lib/i18n/when.ts';
import { useLanguage } from '../../../lib/i18n/useLanguage.ts';
import { isolated } from '../../../ui/Sentence.tsx';
import type { CardOf } from '../turns/turns.ts';
import { ConflictAnyway, ConflictWays } from '../../effects/ConflictChoice.tsx';
import type { Plan, Slots } from '../../../../commands/kernel/plan.ts';
import { DoneLine } from './DoneCard.tsx';
import { Readings } from './OtherReadings.tsx';
import { PlanDates } from './PlanDates.tsx';
import { PlanNotes } from '../../effects/PlanNotes.tsx';
import { PlanPrices } from './PlanPrices.tsx';
import { PlanParts } from './PlanParts.tsx';
import type { PlanView } from '../../effects/planViewShape.ts';
import { confirmLabel, doneTitle, isGrave } from '../../effects/planWords.ts';
import { RefusalSentence } from '../../effects/RefusalCard.tsx';
import { UnreadLine } from './UnreadLine.tsx';
import { ThreadCard } from '../../effects/ThreadCard.tsx';

export type PlanCardProps = {
  card: Pick<CardOf<'plan'>, 'state' | 'refusal' | 'blamed' | 'quiet' | 'changeId' | 'undone' | 'replaced'>;
  view: PlanView;
  /** Bare Enter confirms while the composer is empty; else it belongs to the text. */
  bareEnter: boolean;
  onConfirm(): void;
  onDrop(): void;
  /** null: whose action it was cannot take it back. */
  onUndo: (() => void) | null;
  onQuiet(quiet: boolean): void;
  onEdit(): void;
  /** How the sentence was read, line by line. */
  trace: readonly string[];
  /** Words of the sentence that played no part in the plan. */
  unread: readonly string[];
  onWay(way: WayOut): void;
  onInsist(): void;
  onLeaveOut(part: number, left: boolean): void;
  others: Plan['others'];
  onOther(slots: Slots): void;
};

export function PlanCard({ card, view, bareEnter, ...actions }: PlanCardProps) {
  const { t } = useTranslation();
  const { state } = card;
  const open = state === 'open' || state === 'sending';
  if (state === 'done') return <DonePlan card={card} view={view} onUndo={actions.onUndo} />;
  return (
    <ThreadCard
      name={t('chat.plan')}
      aria-busy={state === 'sending'}
      className={cn(state === 'dropped' && 'opacity-70')}
    >
      <CardHead className="flex-wrap">
        <CardTitle className="flex flex-auto items-center gap-2">
          {view.ink === null ? null : <SubjectDot ink={view.ink} />}
          <span className={cn('min-w-0', state === 'dropped' && 'line-through')}>{isolated(view.title)}</span>
        </CardTitle>
        {view.note ? <span className="min-w-0 text-on-surface-muted">{isolated(view.note)}</span> : null}
      </CardHead>
      {open ? <UnreadLine words={actions.unread} /> : null}
      {view.conflicts.length > 0 && open ? (
        <ConflictWays
          sentences={view.conflicts}
          ways={view.conflict?.ways ?? []}
          disabled={state === 'sending'}
          onWay={actions.onWay}
        />
      ) : null}
      {view.shift && view.parts.length === 0 ? (
        <Shift shift={view.shift} cancels={view.shift.after === null} />
      ) : null}
      {view.parts.length > 0 ? (
        <PlanParts parts={view.parts} onLeaveOut={state === 'open' ? actions.onLeaveOut : null} />
      ) : view.dates.length > 1 ? (
        <PlanDates dates={view.dates} endless={view.endless} />
      ) : null}
      {open ? <PlanPrices view={view} /> : null}
      {open ? <PlanNotes notes={view.notes} /> : null}
      {open ? <Told view={view} quiet={card.quiet} onQuiet={actions.onQuiet} /> : null}
      {open ? <Readings view={view} {...actions} /> : null}
      {card.refusal ? (
        <RefusalSentence
          code={card.refusal.code}
          params={card.refusal.params}
          field={card.refusal.field}
          blamed={card.blamed}
        />
      ) : null}
      {open ? (
        <>
          <OpenFoot view={view} sending={state === 'sending'} bareEnter={bareEnter} {...actions} />
          {view.conflict?.anyway ? (
            <ConflictAnyway
              anyway={view.conflict.anyway}
              sentences={view.conflicts}
              disabled={state === 'sending'}
              onInsist={actions.onInsist}
            />
          ) : null}
        </>
      ) : (
        <ClosedFoot card={card} view={view} onConfirm={actions.onConfirm} onDrop={actions.onDrop} />
      )}
    </ThreadCard>
  );
}

export function Shift({ shift, cancels }: { shift: NonNullable<PlanView['shift']>; cancels: boolean }) {
  const { t } = useTranslation();
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-xl leading-tight">
      {shift.before ? (
        <del className={cn('text-on-surface-faint', cancels ? 'decoration-[1.5px]' : 'no-underline')}>
          <span className="sr-only">{t('chat.before')} </span>
          {isolated(shift.before)}
        </del>
      ) : null}
      {shift.before && shift.after ? (
        <ArrowRight className="size-4.5 text-on-surface-faint rtl:-scale-x-100" aria-hidden />
      ) : null}
      {shift.after ? (
        <ins className="font-strong no-underline">
          <span className="sr-only">{t('chat.after')} </span>
          {isolated(shift.after)}
        </ins>
      ) : null}
    </p>
  );
}

function Told({ view, quiet, onQuiet }: { view: PlanView; quiet: boolean; onQuiet(quiet: boolean): void }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  if (view.told.length === 0) return null;
  return (
    <div className="flex items-center gap-2">
      <span className="min-w-0 flex-1">
        {quiet ? t('chat.toldQuietly') : t('chat.told', { names: listOf(view.told, language) })}
      </span>
      {view.quietable ? (
        <label className="flex shrink-0 cursor-pointer items-center gap-2 text-on-surface-muted">
          {t('chat.quietly')}
          <Switch checked={quiet} onCheckedChange={onQuiet} />
        </label>
      ) : null}
    </div>
  );
}

type FootProps = Pick<PlanCardProps, 'view' | 'trace' | 'bareEnter' | 'onConfirm' | 'onDrop' | 'onEdit'> & {
  sending: boolean;
};

function OpenFoot({ view, trace, sending, bareEnter, onConfirm, onDrop, onEdit }: FootProps) {
  const { t } = useTranslation();
  const [operationsShown, showOperations] = useState(false);
  return (
    <>
      <CardFoot className="gap-1">
        <Button
          variant={isGrave(view) ? 'danger' : 'primary'}
          disabled={sending || (view.count === 0 && !view.conflict?.isLeft)}
          onClick={onConfirm}
          className="max-tablet:h-11 max-tablet:w-full max-tablet:rounded-md max-tablet:text-md"
        >
          {sending ? t('chat.sending') : confirmLabel(view, t)}
          <Kbd className="bg-transparent px-0 text-xs text-current">
            {bareEnter ? '⏎' : isApple() ? '⌘⏎' : 'Ctrl ⏎'}
          </Kbd>
        </Button>
        {view.conflict?.isLeft ? null : (
          <Button variant="quiet" className="px-2" disabled={sending} onClick={onDrop}>
            {t('chat.notNow')}
          </Button>
        )}
        {view.editable ? (
          <Button variant="quiet" className="px-2" disabled={sending} onClick={onEdit}>
            {t('chat.edit')}
          </Button>
        ) : null}
        <button
          type="button"
          aria-expanded={operationsShown}
          className="ms-auto inline-flex items-center gap-1 rounded-sm text-xs text-on-surface-muted hover:text-on-surface coarse:min-h-11"
          onClick={() => showOperations(!operationsShown)}
        >
          {t('chat.actions', { count: view.operations.length })}
          <ChevronDown className={cn('size-3.5', operationsShown && 'rotate-180')} aria-hidden />
        </button>
      </CardFoot>
      {operationsShown ? (
        <div className="grid gap-1 text-xs">
          <span className="text-on-surface-faint">{t('chat.willSend')}</span>
          {view.operations.map((operation, index) => (
            <code
              // A plan's operations keep their order; two may be alike.
              key={index}
              dir="ltr"
              className="overflow-x-auto rounded-xs bg-desk px-2 py-1 font-sans whitespace-pre-wrap text-on-surface-muted"
            >
              {operation}
            </code>
          ))}
          {trace.length > 0 ? (
            <details>
              <summary className="cursor-pointer rounded-xs text-on-surface-faint">
                {t('chat.whyRead')}
              </summary>
              <ul className="grid gap-0.5 pt-1 text-on-surface-muted">
                {trace.map((line, index) => (
                  // The lines keep their order; two may be alike.
                  <li key={index} dir="auto">
                    {line}
                  </li>
                ))}
              </ul>
            </details>
          ) : null}
        </div>
      ) : null}
    </>
  );
}

/** What was done stays in one line, with the way back. */
function DonePlan({ card, view, onUndo }: Pick<PlanCardProps, 'card' | 'view' | 'onUndo'>) {
  const { t } = useTranslation();
  return (
    <DoneLine
      title={doneTitle(view, t)}
      undone={card.undone === true}
      onUndo={card.changeId && onUndo ? onUndo : null}
    />
  );
}

type ClosedProps = Pick<PlanCardProps, 'card' | 'view' | 'onConfirm' | 'onDrop'>;

function ClosedFoot({ card, view: { told }, onConfirm, onDrop }: ClosedProps) {
  const { t } = useTranslation();
  if (card.state === 'dropped')
    return <p className="text-on-surface-muted">{t(card.replaced ? 'chat.replaced' : 'chat.dropped')}</p>;
  if (card.state === 'waiting') {
    return (
      <CardFoot>
        <CloudOff className="size-4 text-on-surface-muted" aria-hidden />
        <span className="flex-1">
          {t('chat.waiting')}
          {told.length > 0 && !card.quiet ? (
            <span className="block text-on-surface-muted">
              {t('chat.notTold', { count: told.length, names: told.join(', ') })}
            </span>
          ) : null}
        </span>
        <Button variant="quiet" size="sm" onClick={onDrop}>
          {t('chat.dontSend')}
        </Button>
      </CardFoot>
    );
  }
  if (card.state === 'refused') {
    return (
      <CardFoot>
        <Button onClick={onConfirm}>{t('shell.retry')}</Button>
        <Button variant="quiet" onClick={onDrop}>
          {t('chat.notNow')}
        </Button>
      </CardFoot>
    );
  }
  return null;
}
