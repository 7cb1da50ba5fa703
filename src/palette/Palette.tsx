/** The palette: found by any word, chosen by Enter; a command becomes its sentence in the composer, so that it is learnt. */
import { Command } from 'cmdk';
import { CornerDownLeft, Search } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useShell } from '../app/shell/useShell.ts';
import { useComposer } from '../chat/composer/useComposer.ts';
import { Kbd } from '../design/ui/Kbd.tsx';
import { Skeleton } from '../design/ui/Skeleton.tsx';
import { PaletteFrame } from './PaletteFrame.tsx';
import { Group, Row } from './PaletteRow.tsx';
import { rankItems, type Act } from './rankItems.ts';
import { type PaletteItems, usePaletteItems } from './usePaletteItems.ts';
import { waysOn } from './waysOn.ts';

export function Palette() {
  const items = usePaletteItems();
  const navigate = useNavigate();
  const { openPalette, fold, show } = useShell();
  const write = useComposer((state) => state.write);
  return (
    <PaletteView
      items={items}
      onClose={() => openPalette(false)}
      onSay={(sentence) => {
        openPalette(false);
        fold(false);
        show('talk');
        // The palette gives the focus back as it closes; the composer takes it after that.
        setTimeout(() => write(sentence), 0);
      }}
      onGo={(path) => {
        openPalette(false);
        show('work');
        void navigate(path);
      }}
    />
  );
}

type ViewProps = {
  items: PaletteItems;
  onClose(): void;
  onSay(sentence: string): void;
  onGo(path: string): void;
};

export function PaletteView({ items: { ready, items }, onClose, onSay, onGo }: ViewProps) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const { groups, readAs } = useMemo(() => rankItems(items, search), [items, search]);
  const act = (chosen: Act): void => ('say' in chosen ? onSay(chosen.say) : onGo(chosen.go));
  return (
    <PaletteFrame label={t('palette.title')} onClose={onClose}>
      <div className="flex items-center gap-3 border-b border-line px-4">
        <Search className="size-4.5 shrink-0 text-on-surface-faint" aria-hidden />
        <Command.Input
          value={search}
          onValueChange={setSearch}
          placeholder={t('palette.placeholder')}
          className="h-13 min-w-0 flex-1 bg-transparent text-lg outline-none"
          onKeyDown={(event) => {
            if (event.key !== 'Tab' || event.shiftKey || readAs === null) return;
            event.preventDefault();
            setSearch(readAs);
          }}
        />
        <Kbd>Esc</Kbd>
      </div>
      {ready ? (
        <Command.List className="max-h-[min(26rem,calc(100dvh-12rem))] overflow-y-auto overscroll-contain px-2 pb-2">
          {readAs === null ? null : (
            <p className="flex items-center gap-2 px-2 pt-3 text-xs text-on-surface-muted">
              <span>
                {t('palette.readAs')} <bdi className="font-mid text-on-surface">{readAs}</bdi>
              </span>
              <span className="ms-auto inline-flex items-center gap-1.5 coarse:hidden">
                <Kbd>Tab</Kbd>
                {t('palette.correct')}
              </span>
            </p>
          )}
          {groups.map(({ name, rows }) => (
            <Group key={name} heading={t(`palette.groups.${name}`)}>
              {rows.map((item) => (
                <Row key={item.id} item={item} onSelect={() => act(item.act)} />
              ))}
            </Group>
          ))}
          {groups.length === 0 ? (
            <Group heading={t('palette.none', { text: search.trim() })}>
              {waysOn(search, t).map((item) => (
                <Row key={item.id} item={item} onSelect={() => act(item.act)} />
              ))}
            </Group>
          ) : null}
        </Command.List>
      ) : (
        <PaletteWaiting />
      )}
      <p
        aria-hidden
        className="flex items-center gap-4 border-t border-line px-4 py-2.5 text-xs text-on-surface-faint coarse:hidden"
      >
        <span className="inline-flex items-center gap-1.5">
          <Kbd>↑</Kbd>
          <Kbd>↓</Kbd>
          {t('palette.choose')}
        </span>
        <span className="inline-flex items-center gap-1.5">
          <Kbd>
            <CornerDownLeft className="size-3" />
          </Kbd>
          {t('palette.write')}
        </span>
        <span className="ms-auto">{t('palette.planFirst')}</span>
      </p>
    </PaletteFrame>
  );
}

function PaletteWaiting() {
  return (
    <div aria-hidden className="grid gap-4 p-5">
      {['w-2/3', 'w-1/2', 'w-3/5'].map((width) => (
        <Skeleton key={width} className={width} />
      ))}
    </div>
  );
}
