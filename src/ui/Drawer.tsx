/** A drawer that comes from the start side; 280 wide, as the spec fixes it. */
import { Dialog as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from './cn.ts';
import { Dialog, DialogOverlay } from './Dialog.tsx';

export const Drawer = Dialog;
export const DrawerClose = Radix.Close;
export const DrawerTitle = Radix.Title;

export function DrawerContent({ className, ...props }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <DialogOverlay />
      <Radix.Content
        data-slot="drawer"
        className={cn(
          'slide-in fixed inset-y-0 start-0 z-50 flex w-70 max-w-[88vw] flex-col overflow-y-auto bg-raised shadow-raised outline-none [--from-x:-100%] rtl:[--from-x:100%]',
          className,
        )}
        {...props}
      />
    </Radix.Portal>
  );
}
