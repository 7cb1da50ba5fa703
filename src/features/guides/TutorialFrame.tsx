/** A tutorial over its screen: what the step speaks of is lit, the rest waits, and the words stand beside it; on a phone they are a sheet at the foot. */
import { Dialog as Radix } from 'radix-ui';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { useWide } from '../../lib/device/useWide.ts';
import { cn } from '../../ui/cn.ts';
import { Dialog, DialogOverlay } from '../../ui/Dialog.tsx';
import { findSpot } from './findSpot.ts';
import { placeCoach, type Box } from './placeCoach.ts';

type Props = {
  /** Selectors; see TutorialStep. */
  at: readonly string[];
  describedBy: string;
  onEnd(): void;
  children: ReactNode;
};

type Placed = { spot: Box; coach: { left: number; top: number } };

export function TutorialFrame({ at, describedBy, onEnd, children }: Props) {
  const { dir } = useLanguage();
  const wide = useWide();
  // It is drawn a moment after its frame.
  const [coach, setCoach] = useState<HTMLDivElement | null>(null);
  const [placed, setPlaced] = useState<Placed | null>(null);

  useLayoutEffect(() => {
    const place = (): void => {
      const spot = findSpot(at);
      if (!spot || !coach) return setPlaced(null);
      const page = { width: window.innerWidth, height: window.innerHeight };
      const words = { width: coach.offsetWidth, height: coach.offsetHeight };
      return setPlaced({ spot, coach: placeCoach(spot, words, page, dir === 'rtl') });
    };
    place();
    // What is still on its way moves what stands.
    const watched = new ResizeObserver(place);
    const workspace = document.getElementById('workspace');
    if (workspace) watched.observe(workspace);
    if (coach) watched.observe(coach);
    window.addEventListener('resize', place);
    return () => {
      watched.disconnect();
      window.removeEventListener('resize', place);
    };
  }, [at, dir, coach]);

  return (
    <Dialog open onOpenChange={(open) => !open && onEnd()}>
      <Radix.Portal>
        {/* Where something is lit, its own shadow is the scrim. */}
        <DialogOverlay className={placed ? 'bg-transparent' : undefined} />
        {placed ? <Light spot={placed.spot} /> : null}
        <Radix.Content
          ref={setCoach}
          data-slot="dialog"
          aria-describedby={describedBy}
          // It is read from its title on, not from the button that ends it.
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            if (event.target instanceof HTMLElement) event.target.querySelector('h2')?.focus();
          }}
          // It is left by its buttons and by Escape: a tap beside it is a slip.
          onInteractOutside={(event) => event.preventDefault()}
          style={wide && placed ? placed.coach : undefined}
          className={cn(
            'rise fixed z-50 max-h-[calc(100dvh-2rem)] overflow-y-auto bg-raised shadow-raised outline-none',
            wide ? 'w-96 rounded-lg' : 'inset-x-0 bottom-0 rounded-t-lg',
            wide && !placed && 'inset-x-4 top-1/2 mx-auto -translate-y-1/2',
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Dialog>
  );
}

function Light({ spot }: { spot: Box }) {
  return (
    <i
      aria-hidden
      data-slot="spot"
      className="appear pointer-events-none fixed z-40 rounded-md outline-2 outline-accent"
      style={{ ...spot, boxShadow: '0 0 0 200vmax var(--scrim)' }}
    />
  );
}
