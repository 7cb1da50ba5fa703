/** What a month is held against: the month before, or the same one a year ago. */
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Day } from '../../../domain/basics/wallTime.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { Button } from '../../ui/Button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../../ui/DropdownMenu.tsx';
import { rivalDay, rivals, type Rival } from './figures.ts';
import { earlierName } from './statsWords.ts';

type Props = { day: Day; against: Rival; onPut(part: { against: Rival | null }): void };

export function AgainstMenu({ day, against, onPut }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const told = (rival: Rival): string => {
    const earlierDay = rivalDay('month', day, rival);
    return t('insight.stats.against', { what: earlierName({ view: 'month', day, earlierDay }, language) });
  };
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button>
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
