/** A small sheet beside what opened it. */
import { Popover as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';

export const Popover = Radix.Root;
export const PopoverTrigger = Radix.Trigger;
export const PopoverAnchor = Radix.Anchor;
export const PopoverClose = Radix.Close;

export function PopoverContent({ className, ...props }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content
        sideOffset={6}
        collisionPadding={8}
        className={cn(
          'appear z-50 w-72 rounded-md bg-raised p-3 text-sm shadow-raised outline-none',
          className,
        )}
        {...props}
      />
    </Radix.Portal>
  );
}
