/** What was read so far: said values filled, assumed ones dashed with their reason, what is missing in amber. */
import { CircleHelp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Plan, Span } from '../../../../commands/kernel/plan.ts';
import { useWide } from '../../../lib/device/useWide.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { isolated } from '../../../ui/Sentence.tsx';

type Props = { plan: Plan; text: string; onSlot?: ((slot: string) => void) | undefined };

export function ReadingChips({ plan, text, onSlot }: Props) {
  const { t } = useTranslation();
  const wide = useWide();
  const said = plan.spans.filter((span) => span.kind === 'said' && span.pen && span.to > span.from);
  const assumed = plan.spans.filter((span) => span.kind === 'assumed' && span.why);
  if (said.length === 0 && assumed.length === 0 && !plan.ask && plan.unread.length === 0) return null;
  return (
    <div
      // On a phone the chips are one row that is scrolled, by keys too.
      tabIndex={wide ? undefined : 0}
      className="flex items-center gap-1.5 pb-0.5 tablet:flex-wrap max-tablet:overflow-x-auto max-tablet:[scrollbar-width:none]"
    >
      {said.map((span) => (
        <Chip key={`${span.from}-${span.slot}`} pen={span.pen ?? 'none'} title={t('chat.said')}>
          <span>{isolated((plan.text ?? text).slice(span.from, span.to))}</span>
        </Chip>
      ))}
      {plan.ask ? (
        <Chip kind="asked" asChild={onSlot !== undefined}>
          {onSlot ? (
            <button type="button" onClick={() => onSlot(plan.ask?.slot ?? '')}>
              <CircleHelp aria-hidden />
              <span>{isolated(plan.ask.question)}</span>
            </button>
          ) : (
            <>
              <CircleHelp aria-hidden />
              <span>{isolated(plan.ask.question)}</span>
            </>
          )}
        </Chip>
      ) : null}
      {assumed.map((span) => (
        <AssumedChip key={span.slot} span={span} onSlot={onSlot} />
      ))}
      {plan.unread.length > 0 ? (
        <span className="text-xs whitespace-nowrap text-on-surface-faint">
          {t('chat.unreadWords', { words: plan.unread.join(', ') })}
        </span>
      ) : null}
    </div>
  );
}

/** "45 minutes, your usual length": the value, and after the comma its reason. */
export function AssumedChip({ span, onSlot }: { span: Span; onSlot?: ((slot: string) => void) | undefined }) {
  const { t } = useTranslation();
  const [value = '', ...reason] = (span.why ?? '').split(', ');
  const why = reason.join(', ');
  const inside = (
    <>
      <span>{isolated(value)}</span>
      {why ? <span className="font-text text-on-surface-faint">{isolated(why)}</span> : null}
    </>
  );
  return (
    <Chip kind="assumed" asChild={onSlot !== undefined} title={t('chat.assumed', { why: why || value })}>
      {onSlot ? (
        <button
          type="button"
          onClick={() => onSlot(span.slot)}
          onKeyDown={(event) => {
            if (event.key !== 'Backspace' && event.key !== 'Delete') return;
            event.preventDefault();
            onSlot(span.slot);
          }}
        >
          {inside}
        </button>
      ) : (
        inside
      )}
    </Chip>
  );
}
