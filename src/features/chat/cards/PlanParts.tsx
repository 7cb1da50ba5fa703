/** Several things that are done at once: each as what it is, and each can be left out. */
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cn } from '../../../ui/cn.ts';
import { SubjectDot } from '../../../ui/SubjectDot.tsx';
import { isolated } from '../../../ui/Sentence.tsx';
import type { PlanPart } from '../../effects/planViewShape.ts';

/** More than these are folded. */
const shownFirst = 6;

type Props = {
  parts: readonly PlanPart[];
  /** null: nothing can be left out any more. */
  onLeaveOut: ((part: number, left: boolean) => void) | null;
};

export function PlanParts({ parts, onLeaveOut }: Props) {
  const { t } = useTranslation();
  const [all, setAll] = useState(false);
  const shown = all ? parts : parts.slice(0, shownFirst);
  return (
    <div className="grid">
      <ol
        aria-label={t('chat.parts')}
        className={cn('grid divide-y divide-line', all && 'max-h-80 overflow-y-auto')}
      >
        {shown.map((part, at) => (
          // The parts of a plan keep their order.
          <li key={at}>
            <Part part={part} onLeaveOut={onLeaveOut && ((left) => onLeaveOut(at, left))} />
          </li>
        ))}
      </ol>
      {parts.length > shownFirst ? (
        <button
          type="button"
          className="min-h-7 justify-self-start rounded-sm px-1 text-xs text-on-surface-muted hover:text-on-surface coarse:min-h-11"
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all ? t('chat.fewerDates') : t('chat.moreDates', { count: parts.length - shownFirst })}
        </button>
      ) : null}
    </div>
  );
}

function Part({ part, onLeaveOut }: { part: PlanPart; onLeaveOut: ((left: boolean) => void) | null }) {
  const { t } = useTranslation();
  const { title, note, ink, shift, state, word, isGone } = part;
  const isOut = state !== 'in';
  return (
    <label
      className={cn(
        'grid min-h-9 cursor-pointer grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2.5 py-1.5 coarse:min-h-11',
        isOut && 'text-on-surface-faint',
        state === 'taken' && 'text-on-warning-tint',
      )}
    >
      <input
        type="checkbox"
        className="size-4 accent-accent coarse:size-5"
        checked={!isOut}
        disabled={onLeaveOut === null || state === 'taken'}
        onChange={(event) => onLeaveOut?.(!event.target.checked)}
      />
      <span className="grid min-w-0">
        <span className="flex min-w-0 items-center gap-2">
          {ink === null ? null : <SubjectDot ink={ink} />}
          <span className={cn('min-w-0', (isGone || state === 'left') && 'line-through')}>
            {isolated(title)}
          </span>
        </span>
        <span className="flex flex-wrap items-center gap-x-1.5 text-xs text-on-surface-muted">
          {note ? <span>{isolated(note)}</span> : null}
          {shift?.before ? (
            <del className={cn(!isGone && shift.after !== null && 'no-underline')}>
              {isolated(shift.before)}
            </del>
          ) : null}
          {shift?.before && shift.after ? (
            <ArrowRight className="size-3 rtl:-scale-x-100" aria-hidden />
          ) : null}
          {shift?.after ? (
            <ins className="font-mid text-on-surface no-underline">{isolated(shift.after)}</ins>
          ) : null}
        </span>
      </span>
      <span className="text-xs text-on-surface-muted">
        {state === 'in' ? word : t(state === 'left' ? 'chat.leftOut' : 'chat.taken')}
      </span>
    </label>
  );
}
