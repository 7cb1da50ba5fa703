/** A small paper beside what opened it. */
import { Popover as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

export const Popover = Radix.Root;
export const PopoverTrigger = Radix.Trigger;
export const PopoverAnchor = Radix.Anchor;

export function PopoverContent({ className, ...props }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content
        sideOffset={6}
        collisionPadding={8}
        align="start"
        className={cn('appear z-50 rounded-md bg-raised p-2 shadow-raised outline-none', className)}
        {...props}
      />
    </Radix.Portal>
  );
}
