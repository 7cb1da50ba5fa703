/** Parts of one screen, one shown at a time. */
import { Tabs as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';

export const Tabs = Radix.Root;

export function TabsList({ className, ...props }: ComponentProps<typeof Radix.List>) {
  return <Radix.List className={cn('inline-flex rounded-sm bg-sunk p-0.5 text-sm', className)} {...props} />;
}

export function TabsTrigger({ className, ...props }: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger
      className={cn(
        'calm inline-flex h-7 items-center rounded-[5px] px-3 whitespace-nowrap text-on-surface-muted hover:text-on-surface coarse:h-10',
        'data-[state=active]:bg-sheet data-[state=active]:font-mid data-[state=active]:text-on-surface data-[state=active]:shadow-hairline',
        className,
      )}
      {...props}
    />
  );
}

export function TabsContent({ className, ...props }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content className={cn('outline-none', className)} {...props} />;
}
