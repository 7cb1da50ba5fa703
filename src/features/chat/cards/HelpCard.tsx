/** What may be typed, by area; the first area is open, the others unfold. */
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CardTitle } from '../../../ui/Card.tsx';
import type { CardOf } from '../turns/turns.ts';
import { Examples } from './Examples.tsx';
import { ThreadCard } from '../../effects/ThreadCard.tsx';

export function HelpCard({ card }: { card: CardOf<'help'> }) {
  const { t } = useTranslation();
  return (
    <ThreadCard name={t('chat.help')}>
      <CardTitle>{t('chat.help')}</CardTitle>
      <div className="grid divide-y divide-line">
        {card.groups.map((group, index) => (
          <details key={group.area} open={index === 0} className="group">
            <summary className="flex min-h-10 cursor-pointer list-none items-center gap-2 rounded-sm font-mid coarse:min-h-11 [&::-webkit-details-marker]:hidden">
              <span className="flex-1">{group.area}</span>
              <span className="text-xs text-on-surface-faint">{group.examples.length}</span>
              <ChevronDown className="size-4 text-on-surface-faint group-open:rotate-180" aria-hidden />
            </summary>
            <div className="pb-2">
              <Examples sentences={group.examples} />
            </div>
          </details>
        ))}
      </div>
    </ThreadCard>
  );
}
