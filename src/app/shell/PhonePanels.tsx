/** On a phone the two papers lie side by side off the screen's edge: one swipe or one tap from each other. */
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { openedLater } from '../../lib/page/openedLater.tsx';
import type { Panel } from '../../lib/page/useShell.ts';

// It needs the lessons, which come after the conversation stands.
const Today = openedLater(async () => (await import('../../features/students/TodayStrip.tsx')).TodayStrip);

type Props = { panel: Panel; onShow(panel: Panel): void; talk: ReactNode; work: ReactNode };

const calm = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Keeps the strip where the panel is, and tells the panel to which a finger has moved it. */
function useStrip({ panel, onShow }: Pick<Props, 'panel' | 'onShow'>) {
  const strip = useRef<HTMLElement>(null);
  const settling = useRef(0);
  const shown = useRef(panel);
  // Where a tap leads while the strip is still on its way; a finger on the strip takes over.
  const target = useRef<Panel | null>(null);

  const goTo = (next: Panel, behavior: ScrollBehavior): void => {
    const box = strip.current;
    if (!box) return;
    const rtl = getComputedStyle(box).direction === 'rtl';
    // From right to left a scroll offset counts down from zero.
    const left = next === 'talk' ? 0 : box.clientWidth * (rtl ? -1 : 1);
    box.scrollTo({ left, behavior });
  };

  const settle = (): void => {
    const box = strip.current;
    if (!box) return;
    const next: Panel = Math.abs(box.scrollLeft) > box.clientWidth / 2 ? 'work' : 'talk';
    const wanted = target.current;
    target.current = null;
    // A busy page may pause a scroll half way: what was tapped is shown all the same.
    if (wanted !== null && next !== wanted) goTo(wanted, 'instant');
    else if (next !== shown.current) {
      shown.current = next;
      onShow(next);
    }
  };

  const begin = useEffectEvent(() => goTo(panel, 'instant'));
  useLayoutEffect(() => begin(), []);
  useEffect(() => {
    if (shown.current === panel) return;
    shown.current = panel;
    target.current = panel;
    goTo(panel, calm() ? 'instant' : 'smooth');
  }, [panel]);
  useEffect(() => {
    const again = (): void => goTo(shown.current, 'instant');
    window.addEventListener('resize', again);
    return () => window.removeEventListener('resize', again);
  }, []);

  return {
    ref: strip,
    onPointerDown(): void {
      target.current = null;
    },
    onScroll(): void {
      window.clearTimeout(settling.current);
      settling.current = window.setTimeout(settle, 80);
    },
  };
}

export function PhonePanels({ panel, onShow, talk, work }: Props) {
  const strip = useStrip({ panel, onShow });
  return (
    <main
      {...strip}
      // Relative, so that what only screen readers see is clipped with its panel and widens no page.
      className="relative flex min-h-0 flex-1 snap-x snap-mandatory overflow-x-auto overflow-y-hidden overscroll-x-contain [scrollbar-width:none]"
    >
      <TalkPaper isShown={panel === 'talk'} onLessons={() => onShow('work')}>
        {talk}
      </TalkPaper>
      <div className="w-full shrink-0 snap-start" inert={panel !== 'work'}>
        {work}
      </div>
    </main>
  );
}

type PaperProps = { isShown: boolean; onLessons(): void; children: ReactNode };

function TalkPaper({ isShown, onLessons, children }: PaperProps) {
  const { t } = useTranslation();
  return (
    <section
      id="conversation"
      tabIndex={-1}
      aria-label={t('shell.conversation')}
      inert={!isShown}
      className="flex w-full shrink-0 snap-start flex-col outline-none"
    >
      <h1 className="sr-only">{t('shell.conversation')}</h1>
      <Today onOpen={onLessons} />
      {children}
    </section>
  );
}
