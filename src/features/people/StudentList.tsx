/** The students, one line each; a list of thousands costs no more than a screenful. */
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { cn } from '../../ui/cn.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Ltr } from '../../ui/Ltr.tsx';
import { money } from '../../lib/i18n/money.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import type { Entry } from './roster.ts';

type Props = {
  entries: readonly Entry[];
  chosenId: string | null;
  currency: string;
  onChoose(id: string): void;
};

const rowPx = 60;

export function StudentList({ entries, chosenId, currency, onChoose }: Props) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const list = useVirtualizer({
    count: entries.length,
    getScrollElement: () => box.current,
    getItemKey: (index) => entries[index]?.id ?? index,
    estimateSize: () => rowPx,
    overscan: 8,
  });
  const chosen = entries.findIndex(({ id }) => id === chosenId);
  const bringIntoSight = useEffectEvent(() => {
    if (chosen >= 0) list.scrollToIndex(chosen, { align: 'auto' });
  });
  useEffect(() => bringIntoSight(), [chosenId]);

  // One stop for the tab key; the arrows walk.
  const walk = (event: KeyboardEvent<HTMLDivElement>): void => {
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10, Home: -Infinity, End: Infinity }[
      event.key
    ];
    if (step === undefined) return;
    event.preventDefault();
    const to = Math.min(entries.length - 1, Math.max(0, (chosen < 0 ? -1 : chosen) + step));
    const entry = entries[to];
    if (entry) onChoose(entry.id);
  };

  return (
    <div ref={box} className="min-h-0 flex-1 overflow-y-auto px-2 pb-4">
      <div
        role="listbox"
        aria-label={t('students.list')}
        aria-activedescendant={chosen >= 0 ? `student-${entries[chosen]?.id}` : undefined}
        tabIndex={0}
        onKeyDown={walk}
        onClick={({ target }) => {
          const row = target instanceof Element ? target.closest<HTMLElement>('[data-student]') : null;
          if (row?.dataset['student']) onChoose(row.dataset['student']);
        }}
        className="relative rounded-md"
        style={{ height: list.getTotalSize() }}
      >
        {list.getVirtualItems().map((item) => {
          const entry = entries[item.index];
          return entry ? (
            <Row
              key={item.key}
              entry={entry}
              isChosen={entry.id === chosenId}
              place={{ at: item.index + 1, of: entries.length, startPx: item.start }}
              currency={currency}
            />
          ) : null;
        })}
      </div>
    </div>
  );
}

type RowProps = {
  entry: Entry;
  isChosen: boolean;
  place: { at: number; of: number; startPx: number };
  currency: string;
};

function Row({ entry, isChosen, place, currency }: RowProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { id, name, standing, blocked, lateCancels } = entry;
  return (
    <div
      role="option"
      tabIndex={-1}
      id={`student-${id}`}
      aria-selected={isChosen}
      aria-posinset={place.at}
      aria-setsize={place.of}
      data-student={id}
      style={{ transform: `translateY(${place.startPx}px)`, height: rowPx }}
      className={cn(
        'calm absolute inset-x-0 top-0 flex cursor-pointer items-center gap-3 rounded-md px-3 hover:bg-sunk',
        isChosen && 'bg-accent-tint text-on-accent-tint hover:bg-accent-tint',
      )}
    >
      <Avatar name={name} image={entry.student.profileImage} />
      <span className="grid min-w-0 flex-1">
        <span className="truncate text-md font-mid">
          <bdi>{name}</bdi>
        </span>
        <span className={cn('truncate text-xs', isChosen ? '' : 'text-on-surface-muted')}>
          {entry.withoutAccount ? `${t('students.withoutAccount')} · ` : null}
          {t('students.lessonsHad', { count: standing.attended })}
          {lateCancels > 0 ? (
            <>
              {' '}
              · {t('students.lateCancels')}: {lateCancels}
            </>
          ) : null}
        </span>
      </span>
      {blocked ? <Badge tone="danger">{t('students.blocked')}</Badge> : null}
      {standing.owedMinor > 0 ? (
        <Ltr className="text-sm tabular-nums">{money(standing.owedMinor, currency, language)}</Ltr>
      ) : null}
    </div>
  );
}
