/** What was done, in one line, with the way back. */
import { Check, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cn } from '../../../ui/cn.ts';
import { Button } from '../../../ui/Button.tsx';
import { isolated } from '../../../ui/Sentence.tsx';
import type { CardOf } from '../turns/turns.ts';
import { ThreadCard } from '../../effects/ThreadCard.tsx';

export function DoneCard({ card, onUndo }: { card: CardOf<'done'>; onUndo(): void }) {
  return <DoneLine title={card.title} undone={card.undone === true} onUndo={card.changeId ? onUndo : null} />;
}

type LineProps = { title: string; undone: boolean; onUndo: (() => void) | null };

export function DoneLine({ title, undone, onUndo }: LineProps) {
  const { t } = useTranslation();
  return (
    <ThreadCard name={t('chat.done')} className="flex items-center gap-2.5 py-2">
      <span
        className={cn(
          'grid size-5.5 shrink-0 place-items-center rounded-full',
          undone ? 'bg-said-tint text-on-said' : 'bg-success-tint text-on-success-tint',
        )}
      >
        {undone ? (
          <Undo2 className="size-3.5 rtl:-scale-x-100" aria-hidden />
        ) : (
          <Check className="size-3.5" aria-hidden />
        )}
      </span>
      <p className={cn('min-w-0 flex-1 wrap-anywhere', undone && 'text-on-surface-muted line-through')}>
        {isolated(title)}
      </p>
      {undone ? <span className="text-on-surface-muted">{t('chat.undone')}</span> : null}
      {onUndo && !undone ? (
        <Button variant="quiet" size="sm" className="-me-2" onClick={onUndo}>
          <Undo2 className="rtl:-scale-x-100" />
          {t('chat.undo')}
        </Button>
      ) : null}
    </ThreadCard>
  );
}
