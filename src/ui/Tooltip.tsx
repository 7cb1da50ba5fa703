/** The name of an icon, and its shortcut, on hover and on focus. */
import { Tooltip as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

export const TooltipProvider = Radix.Provider;

export function Tooltip({ label, keys, children }: { label: string; keys?: ReactNode; children: ReactNode }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          sideOffset={6}
          collisionPadding={8}
          className="appear z-50 flex items-center gap-2 rounded-sm bg-on-surface px-2 py-1 text-xs text-sheet"
        >
          {label}
          {keys}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
