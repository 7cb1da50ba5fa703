/**
 * Short messages; they stay six seconds, as the spec fixes it. Beside the conversation they stand at the foot of the workspace, on a
 * phone over the header: never over the composer. A dialog makes room for them (design.css).
 */
import type { FocusEvent } from 'react';
import { Toaster as Sonner } from 'sonner';
import { useWide } from '../lib/device/useWide.ts';
import { useTheme } from './tokens/theme.ts';
import { useLanguage } from '../lib/i18n/useLanguage.ts';

export const toastMs = 6000;

/**
 * When the focus leaves the messages, Sonner puts it back where it was before them. Whoever went somewhere by themselves, from “Undo” to
 * the composer, stays there: else what they type is lost.
 */
function stayWhereOneWent({ currentTarget, relatedTarget: went }: FocusEvent): void {
  if (went instanceof HTMLElement && !currentTarget.contains(went)) went.focus({ preventScroll: true });
}

export function Toaster() {
  const { dir } = useLanguage();
  const theme = useTheme((state) => state.theme);
  const wide = useWide();
  return (
    <div className="contents" onBlur={stayWhereOneWent}>
      <Sonner
        dir={dir}
        theme={theme}
        position={wide ? (dir === 'rtl' ? 'bottom-left' : 'bottom-right') : 'top-center'}
        // On a phone the screen's upper edge may be under the clock.
        mobileOffset={{ top: 'calc(env(safe-area-inset-top) + 6px)' }}
        duration={toastMs}
        toastOptions={{
          unstyled: true,
          classNames: {
            toast:
              'flex w-full flex-wrap items-center gap-x-3 gap-y-2 rounded-md bg-raised px-4 py-3 text-sm text-on-surface shadow-raised font-sans',
            // What is said keeps its measure; buttons that do not fit beside it stand under it.
            content: 'flex-[1_1_11rem]',
            description: 'text-on-surface-muted',
            actionButton: 'ms-auto shrink-0 font-mid whitespace-nowrap text-accent',
            cancelButton: 'ms-auto shrink-0 whitespace-nowrap text-on-surface-muted',
          },
        }}
      />
    </div>
  );
}
