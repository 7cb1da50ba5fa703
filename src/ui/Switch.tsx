/** On or off, at once. */
import { Switch as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

export function Switch({ className, ...props }: ComponentProps<typeof Radix.Root>) {
  return (
    <Radix.Root
      data-slot="switch"
      className={cn(
        'calm relative inline-flex h-5 w-8.5 shrink-0 items-center rounded-full bg-line-strong p-0.5 disabled:opacity-60 data-[state=checked]:bg-accent',
        // A taller place to tap than what is seen.
        'after:absolute after:-inset-x-2 after:-inset-y-3',
        className,
      )}
      {...props}
    >
      <Radix.Thumb className="block size-4 rounded-full bg-sheet transition-[translate] duration-(--motion-fast) ease-calm data-[state=checked]:translate-x-3.5 rtl:data-[state=checked]:-translate-x-3.5" />
    </Radix.Root>
  );
}
