/** What was done, in one line, with the way back. */
import { Check, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../design/ui/Button.tsx';
import { Card } from '../../design/ui/Card.tsx';
import { isolated } from '../Sentence.tsx';
import type { CardOf } from '../turns.ts';

export function DoneCard({ card, onUndo }: { card: CardOf<'done'>; onUndo(): void }) {
  const { t } = useTranslation();
  return (
    <Card aria-label={t('chat.done')} className="flex items-center gap-2.5 py-2">
      <span className="grid size-5.5 shrink-0 place-items-center rounded-full bg-success-tint text-on-success-tint">
        <Check className="size-3.5" aria-hidden />
      </span>
      <p className="min-w-0 flex-1">{isolated(card.title)}</p>
      {card.undone ? (
        <span className="text-on-surface-muted">{t('chat.undone')}</span>
      ) : card.changeId ? (
        <Button variant="quiet" size="sm" className="-me-2" onClick={onUndo}>
          <Undo2 className="rtl:-scale-x-100" />
          {t('chat.undo')}
        </Button>
      ) : null}
    </Card>
  );
}
