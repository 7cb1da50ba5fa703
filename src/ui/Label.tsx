/** The name of a field. */
import { Label as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

export function Label({ className, ...props }: ComponentProps<typeof Radix.Root>) {
  return (
    <Radix.Root
      data-slot="label"
      className={cn('text-sm text-on-surface-muted select-none', className)}
      {...props}
    />
  );
}
