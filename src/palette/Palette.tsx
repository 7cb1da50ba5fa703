/** The palette: found by any word, chosen by Enter; a command becomes its sentence in the composer, so that it is learnt. */
import { Command } from 'cmdk';
import { ArrowRight, CalendarDays, CircleHelp, CornerDownLeft, PenLine, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useShell } from '../app/shell/useShell.ts';
import { useComposer } from '../chat/composer/useComposer.ts';
import { isolated } from '../chat/Sentence.tsx';
import { subjectInk } from '../design/subjectInk.ts';
import { Avatar } from '../design/ui/Avatar.tsx';
import { Kbd } from '../design/ui/Kbd.tsx';
import { Skeleton } from '../design/ui/Skeleton.tsx';
import { SubjectDot } from '../design/ui/SubjectDot.tsx';
import { PaletteFrame } from './PaletteFrame.tsx';
import { type PaletteItems, usePaletteItems } from './usePaletteItems.ts';

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

export function PaletteView({ items, onClose, onSay, onGo }: ViewProps) {
  const { t } = useTranslation();
  const say = items.commands.filter((command) => !command.asks);
  const ask = items.commands.filter((command) => command.asks);
  return (
    <PaletteFrame label={t('palette.title')} onClose={onClose}>
      <div className="flex items-center gap-3 border-b border-line px-4">
        <Search className="size-4.5 shrink-0 text-on-surface-faint" aria-hidden />
        <Command.Input
          placeholder={t('palette.placeholder')}
          className="h-13 min-w-0 flex-1 bg-transparent text-lg outline-none"
        />
        <Kbd>Esc</Kbd>
      </div>
      {items.ready ? (
        <Command.List className="max-h-[min(26rem,calc(100dvh-12rem))] overflow-y-auto overscroll-contain px-2 pb-2">
          <Command.Empty className="grid gap-1 px-3 py-8 text-center text-sm text-on-surface-muted">
            {t('palette.none')}
          </Command.Empty>
          <Group heading={t('palette.say')} shown={say.length > 0}>
            {say.map((command) => (
              <Row
                key={command.id}
                value={command.id}
                keywords={[command.title, ...command.words]}
                icon={<PenLine />}
                title={command.title}
                detail={command.sentence}
                onSelect={() => onSay(command.sentence)}
              />
            ))}
          </Group>
          <Group heading={t('palette.ask')} shown={ask.length > 0}>
            {ask.map((command) => (
              <Row
                key={command.id}
                value={command.id}
                keywords={[command.title, ...command.words]}
                icon={<CircleHelp />}
                title={command.title}
                detail={command.sentence}
                onSelect={() => onSay(command.sentence)}
              />
            ))}
          </Group>
          <Group heading={t('palette.people')} shown={items.people.length > 0}>
            {items.people.map((person) => (
              <Row
                key={person.id}
                value={`person ${person.id}`}
                keywords={[person.name]}
                icon={<Avatar name={person.name} className="size-5.5 text-2xs" />}
                title={person.name}
                detail={person.sentence}
                onSelect={() => onSay(person.sentence)}
              />
            ))}
          </Group>
          <Group heading={t('palette.subjects')} shown={items.subjects.length > 0}>
            {items.subjects.map((subject) => (
              <Row
                key={subject.id}
                value={`subject ${subject.id}`}
                keywords={[subject.name]}
                icon={<SubjectDot ink={subjectInk(subject.color, subject.name)} />}
                title={subject.name}
                detail={subject.sentence}
                onSelect={() => onSay(subject.sentence)}
              />
            ))}
          </Group>
          <Group heading={t('palette.screens')} shown={items.screens.length > 0}>
            {items.screens.map((screen) => (
              <Row
                key={screen.path}
                value={`screen ${screen.path}`}
                keywords={[screen.title]}
                icon={<CalendarDays />}
                title={screen.title}
                detail={null}
                end={<ArrowRight className="size-4 text-on-surface-faint rtl:-scale-x-100" aria-hidden />}
                onSelect={() => onGo(screen.path)}
              />
            ))}
          </Group>
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
        <span className="inline-flex items-center gap-1.5">
          <Kbd>Esc</Kbd>
          {t('palette.leave')}
        </span>
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

function Group({ heading, shown, children }: { heading: string; shown: boolean; children: ReactNode }) {
  if (!shown) return null;
  return (
    <Command.Group
      heading={heading}
      className="[&_[cmdk-group-heading]]:px-2 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:font-mid [&_[cmdk-group-heading]]:text-on-surface-faint"
    >
      {children}
    </Command.Group>
  );
}

type RowProps = {
  value: string;
  keywords: string[];
  icon: ReactNode;
  title: string;
  detail: string | null;
  end?: ReactNode;
  onSelect(): void;
};

function Row({ value, keywords, icon, title, detail, end, onSelect }: RowProps) {
  return (
    <Command.Item
      value={value}
      keywords={keywords}
      onSelect={onSelect}
      className="group grid min-h-9 cursor-pointer grid-cols-[1.5rem_8.5rem_minmax(0,1fr)_auto] items-center gap-2 rounded-sm px-2 text-sm data-[selected=true]:bg-accent-tint data-[selected=true]:text-on-accent-tint coarse:min-h-11 max-tablet:grid-cols-[1.5rem_minmax(0,1fr)_auto]"
    >
      <span className="grid place-items-center text-on-surface-muted group-data-[selected=true]:text-current [&>svg]:size-4">
        {icon}
      </span>
      <span className="truncate font-mid">{title}</span>
      <span
        dir="auto"
        className="truncate text-on-surface-faint group-data-[selected=true]:text-current max-tablet:col-start-2 max-tablet:row-start-2 max-tablet:pb-1.5"
      >
        {detail === null ? null : isolated(detail)}
      </span>
      {end ?? null}
    </Command.Item>
  );
}
