/** One line to write in. */
import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return (
    <input
      data-slot="input"
      className={cn(
        'calm h-10 w-full min-w-0 rounded-sm bg-sheet px-3 text-md text-on-surface shadow-[inset_0_0_0_1px_var(--line-strong)]',
        'focus-visible:outline-2 focus-visible:outline-offset-0 disabled:bg-sunk coarse:h-11',
        'aria-invalid:shadow-[inset_0_0_0_1.5px_var(--danger)]',
        className,
      )}
      {...props}
    />
  );
}
