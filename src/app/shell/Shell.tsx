/** The one surface: the conversation at the start, the screen of the route beside it. */
import { Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { ConversationPane } from '../../features/chat/thread/ConversationPane.tsx';
import { useKeyboardInset } from '../../lib/device/useKeyboardInset.ts';
import { cn } from '../../ui/cn.ts';
import { TooltipProvider } from '../../ui/Tooltip.tsx';
import { Header } from './Header.tsx';
import { PhonePanels } from './PhonePanels.tsx';
import { ResizeHandle } from './ResizeHandle.tsx';
import { SideMenu } from './SideMenu.tsx';
import { Signs } from './Signs.tsx';
import { openedLater } from '../../lib/page/openedLater.tsx';
import { useShell } from '../../lib/page/useShell.ts';
import { useLine } from './useLine.ts';
import { useShellKeys } from './useShellKeys.ts';
import { useWide } from '../../lib/device/useWide.ts';
import { lazyPart } from '../../lib/page/lazyPart.ts';

const Palette = lazyPart(async () => (await import('../../features/palette/Palette.tsx')).Palette);

const NoticesDialog = openedLater(
  async () => (await import('../../features/notices/NoticesDialog.tsx')).NoticesDialog,
);

const RenewalDialog = lazyPart(
  async () => (await import('../../features/plans/RenewalDialog.tsx')).RenewalDialog,
);

export function Shell() {
  const { t } = useTranslation();
  const wide = useWide();
  const { width, folded, panel, show } = useShell();
  const frame = useRef<HTMLDivElement>(null);
  useLine();
  useKeyboardInset();
  useShellKeys();

  const talk = <ConversationPane />;
  // On a phone both papers lie inside the one main part of the page.
  const Work = wide ? 'main' : 'section';
  const work = (
    <Work
      id="workspace"
      tabIndex={-1}
      aria-label={t('shell.workspace')}
      className={cn(
        'flex h-full min-h-0 min-w-0 flex-col overflow-hidden bg-sheet outline-none',
        wide && 'rounded-lg shadow-sheet',
      )}
    >
      <Suspense fallback={null}>
        <Outlet />
      </Suspense>
    </Work>
  );

  return (
    <TooltipProvider delayDuration={500}>
      <div
        ref={frame}
        className="relative flex h-dvh flex-col overflow-hidden bg-desk pt-[env(safe-area-inset-top)] pb-[max(env(safe-area-inset-bottom),var(--keyboard,0px))]"
      >
        <SkipLinks wide={wide} />
        <Header wide={wide} />
        <Signs />
        {wide ? (
          <div className="flex min-h-0 flex-1">
            <aside
              id="conversation"
              tabIndex={-1}
              aria-label={t('shell.conversation')}
              // A folded conversation keeps its thread and its draft; it only takes no room.
              hidden={folded}
              style={{ width }}
              className={cn('flex max-w-[46vw] min-w-0 shrink-0 outline-none', folded && 'hidden')}
            >
              <div className="flex min-w-0 flex-1 flex-col">{talk}</div>
              <ResizeHandle frame={frame} />
            </aside>
            {folded ? <div className="w-3 shrink-0" /> : null}
            <div className="min-w-0 flex-1 pe-3 pb-3">{work}</div>
          </div>
        ) : (
          <PhonePanels panel={panel} onShow={show} talk={talk} work={work} />
        )}
        <Suspense fallback={null}>
          <RenewalDialog />
        </Suspense>
        <SideMenu />
        <Opened />
      </div>
    </TooltipProvider>
  );
}

/** What lies over the screen while it is open. */
function Opened() {
  const { paletteOpen, noticesOpen } = useShell();
  return (
    <>
      {paletteOpen ? (
        <Suspense fallback={null}>
          <Palette />
        </Suspense>
      ) : null}
      {noticesOpen ? <NoticesDialog /> : null}
    </>
  );
}

function SkipLinks({ wide }: { wide: boolean }) {
  const { t } = useTranslation();
  const { fold, show } = useShell();
  const link =
    'sr-only focus-visible:not-sr-only focus-visible:fixed focus-visible:start-3 focus-visible:top-2 focus-visible:z-50 focus-visible:rounded-sm focus-visible:bg-raised focus-visible:px-3 focus-visible:py-2 focus-visible:text-sm focus-visible:shadow-raised';
  return (
    <>
      <a href="#conversation" className={link} onClick={() => (wide ? fold(false) : show('talk'))}>
        {t('shell.skipToConversation')}
      </a>
      <a href="#workspace" className={link} onClick={() => show('work')}>
        {t('shell.skipToWorkspace')}
      </a>
    </>
  );
}
