/** What a month is held against: the month before, or the same one a year ago. */
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { Button } from '../../ui/Button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../../ui/DropdownMenu.tsx';
import { rivalDay, rivals, type Figures, type Rival } from './figures.ts';
import { earlierName } from './statsWords.ts';

type Props = { figures: Figures; onPut(part: { against: Rival | null }): void };

export function AgainstMenu({ figures: { view, day, against }, onPut }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const told = (rival: Rival): string =>
    t('insight.stats.againstSameDays', {
      what: earlierName({ view, day, earlierDay: rivalDay(view, day, rival) }, language),
    });
  // A year has but the one before it.
  if (view === 'year') return told(against);
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="link" className="text-sm text-on-surface-muted">
          {told(against)}
          <ChevronDown />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        {rivals.map((rival) => (
          <DropdownMenuItem
            key={rival}
            onSelect={() => onPut({ against: rival === 'before' ? null : rival })}
          >
            {told(rival)}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
