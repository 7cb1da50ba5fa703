/** One row of the palette: what it is, the sentence it writes, how often it was said, and its keys. */
import { Command } from 'cmdk';
import { ArrowUp, CalendarDays, CircleHelp, Inbox, PenLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isolated } from '../../ui/Sentence.tsx';
import { subjectInk } from '../../ui/subjectInk.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Keys } from '../../ui/Kbd.tsx';
import { SubjectDot } from '../../ui/SubjectDot.tsx';
import type { PaletteItem } from './rankItems.ts';

export function Group({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Command.Group
      heading={heading}
      className="[&_[cmdk-group-heading]]:px-2 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:font-mid [&_[cmdk-group-heading]]:text-on-surface-faint"
    >
      {children}
    </Command.Group>
  );
}

function iconOf({ group, title, color, id }: PaletteItem): ReactNode {
  switch (group) {
    case 'typed':
      return <ArrowUp />;
    case 'waiting':
      return <Inbox />;
    case 'people':
      return <Avatar name={title} className="size-5.5 text-2xs" />;
    case 'subjects':
      return <SubjectDot ink={subjectInk(color ?? null, title)} />;
    case 'screens':
      return <CalendarDays />;
    case 'ask':
      return id === 'way' ? <ArrowUp /> : <CircleHelp />;
    default:
      return <PenLine />;
  }
}

/** By which the list knows the row that is chosen. */
export const valueOf = ({ group, id }: Pick<PaletteItem, 'group' | 'id'>): string => `${group} ${id}`;

export function Row({ item, onSelect }: { item: PaletteItem; onSelect(): void }) {
  const { t } = useTranslation();
  const { title, detail, count, keys } = item;
  return (
    <Command.Item
      value={valueOf(item)}
      onSelect={onSelect}
      className="group grid min-h-9 cursor-pointer grid-cols-[1.5rem_minmax(8.5rem,auto)_minmax(0,1fr)_auto] items-center gap-2 rounded-sm px-2 text-sm data-[selected=true]:bg-accent-tint data-[selected=true]:text-on-accent-tint coarse:min-h-11 max-tablet:grid-cols-[1.5rem_minmax(0,1fr)_auto] max-tablet:gap-y-0 max-tablet:py-1.5"
    >
      <span className="grid place-items-center text-on-surface-muted group-data-[selected=true]:text-current [&>svg]:size-4">
        {iconOf(item)}
      </span>
      <span className="truncate font-mid">{title}</span>
      {detail === null ? null : (
        <span
          dir="auto"
          className="truncate text-on-surface-faint group-data-[selected=true]:text-current max-tablet:col-start-2 max-tablet:row-start-2"
        >
          {isolated(detail)}
        </span>
      )}
      <span className="col-start-4 flex items-center gap-2 text-xs text-on-surface-muted group-data-[selected=true]:text-current max-tablet:col-start-3 max-tablet:row-start-1">
        {count > 0 ? t('palette.times', { count }) : null}
        {keys ? <Keys keys={[...keys]} /> : null}
      </span>
    </Command.Item>
  );
}
