/** The palette: found by any word, chosen by Enter; a command becomes its sentence in the composer, so that it is learnt. */
import { Command } from 'cmdk';
import { CornerDownLeft, Search } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { takeHeld } from '../../lib/page/heldKeys.ts';
import { useShell } from '../../lib/page/useShell.ts';
import { useConversation } from '../chat/conversation/conversation.ts';
import { useComposer } from '../../lib/sentences/useComposer.ts';
import { cn } from '../../ui/cn.ts';
import { Kbd } from '../../ui/Kbd.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { PaletteFrame } from './PaletteFrame.tsx';
import { LiveAnswer } from './LiveAnswer.tsx';
import { Group, Row, valueOf } from './PaletteRow.tsx';
import { rankItems, type PaletteItem } from './rankItems.ts';
import { withTyped } from './typedItem.ts';
import { useInterpretation, type Interpretation } from './useInterpretation.ts';
import { type PaletteItems, usePaletteItems } from './usePaletteItems.ts';
import { mayBeName, waysOn } from './waysOn.ts';

export function Palette() {
  const items = usePaletteItems();
  const navigate = useNavigate();
  const { openPalette, fold, show } = useShell();
  const { write, focus } = useComposer();
  const { setDraft, send } = useConversation.getState();
  const toConversation = (then: () => void): void => {
    openPalette(false);
    fold(false);
    show('talk');
    // The palette gives the focus back as it closes; the composer takes it after that.
    setTimeout(then, 0);
  };
  return (
    <PaletteView
      items={items}
      onClose={() => openPalette(false)}
      onSay={(sentence) => toConversation(() => write(sentence))}
      onAsk={(question) =>
        toConversation(() => {
          focus();
          setDraft(question);
          send();
        })
      }
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
  /** Into the composer, to be changed and sent. */
  onSay(sentence: string): void;
  onAsk(question: string): void;
  onGo(path: string): void;
};

export function PaletteView({ items: { ready, items }, onClose, onSay, onAsk, onGo }: ViewProps) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const [chosen, choose] = useState('');
  const { groups, readAs, ways } = useMemo(() => {
    const ranked = rankItems(items, search);
    const ways = ranked.groups.length === 0 ? waysOn(search, t) : [];
    return { ...ranked, ways, groups: withTyped(ranked.groups, search) };
  }, [items, search, t]);
  const item = [...groups.flatMap(({ rows }) => rows), ...ways].find((one) => valueOf(one) === chosen);
  const read = useInterpretation(item && 'say' in item.act ? item.act.say : null);
  const act = ({ act: by }: PaletteItem): void => {
    if ('go' in by) return onGo(by.go);
    // A question that was typed out in full, and whose answer stands beside it, is asked; whatever changes something is only written.
    const isAsked = by.say === search.trim() && read?.sentence === by.say && read.card.kind === 'answer';
    return isAsked ? onAsk(by.say) : onSay(by.say);
  };
  return (
    <PaletteFrame label={t('palette.title')} chosen={chosen} onChoose={choose} onClose={onClose}>
      <SearchLine search={search} onSearch={setSearch} readAs={readAs} />
      <div className="flex min-h-0 flex-col-reverse desk:grid desk:grid-cols-[minmax(0,1fr)_20rem]">
        {ready ? (
          <Command.List className="max-h-[min(26rem,calc(100dvh-12rem))] overflow-y-auto overscroll-contain px-2 pb-2 max-desk:min-h-32">
            {readAs === null ? null : <ReadAs text={readAs} />}
            {groups.map(({ name, rows }) => (
              <Group key={name} heading={t(`palette.groups.${name}`)}>
                {rows.map((row) => (
                  <Row key={row.id} item={row} onSelect={() => act(row)} />
                ))}
              </Group>
            ))}
            {ways.length > 0 ? (
              <Group
                heading={t(mayBeName(search) ? 'palette.none' : 'palette.groups.typed', {
                  text: search.trim(),
                })}
              >
                {ways.map((row) => (
                  <Row key={row.id} item={row} onSelect={() => act(row)} />
                ))}
              </Group>
            ) : null}
          </Command.List>
        ) : (
          <PaletteWaiting />
        )}
        <Aside item={item} read={read} isTyping={search.trim() !== ''} />
      </div>
      <Hints />
    </PaletteFrame>
  );
}

type SearchProps = { search: string; readAs: string | null; onSearch(search: string): void };

function SearchLine({ search, readAs, onSearch }: SearchProps) {
  const { t } = useTranslation();
  return (
    <div className="flex items-center gap-3 border-b border-line px-4">
      <Search className="size-4.5 shrink-0 text-on-surface-faint" aria-hidden />
      <Command.Input
        value={search}
        onValueChange={onSearch}
        placeholder={t('palette.placeholder')}
        onFocus={() => {
          const held = takeHeld();
          if (held !== '') onSearch(search + held);
        }}
        className="h-13 min-w-0 flex-1 bg-transparent text-lg outline-none"
        onKeyDown={(event) => {
          if (event.key !== 'Tab' || event.shiftKey || readAs === null) return;
          event.preventDefault();
          onSearch(readAs);
        }}
      />
      <Kbd>Esc</Kbd>
    </div>
  );
}

function ReadAs({ text }: { text: string }) {
  const { t } = useTranslation();
  return (
    <p className="flex items-center gap-2 px-2 pt-3 text-xs text-on-surface-muted">
      <span>
        {t('palette.readAs')} <bdi className="font-mid text-on-surface">{text}</bdi>
      </span>
      <span className="ms-auto inline-flex items-center gap-1.5 coarse:hidden">
        <Kbd>Tab</Kbd>
        {t('palette.correct')}
      </span>
    </p>
  );
}

/** What the chosen row would answer or do. On narrow paper it takes room only once something is typed. */
type AsideProps = { item: PaletteItem | undefined; read: Interpretation | null; isTyping: boolean };

function Aside({ item, read, isTyping }: AsideProps) {
  const { t } = useTranslation();
  return (
    <section
      aria-label={t('palette.live.title')}
      // A long answer is scrolled by the keyboard too.
      tabIndex={0}
      aria-live="polite"
      className={cn(
        'grid min-h-0 content-start gap-2.5 overflow-y-auto border-line bg-sheet p-4 max-desk:max-h-[min(15rem,34dvh)] max-desk:border-b desk:max-h-[min(26rem,calc(100dvh-12rem))] desk:border-s',
        (!isTyping || read === null) && 'max-desk:hidden',
      )}
    >
      {read ? <LiveAnswer read={read} /> : null}
      {item && 'go' in item.act ? (
        <>
          <p className="text-md font-mid">{item.title}</p>
          <p className="text-on-surface-muted">{t('palette.live.opens')}</p>
        </>
      ) : null}
    </section>
  );
}

function Hints() {
  const { t } = useTranslation();
  return (
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
