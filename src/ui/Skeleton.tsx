/** The place of something that is still being loaded. */
import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

export function Skeleton({ className, ...props }: ComponentProps<'span'>) {
  return <span aria-hidden className={cn('breathe block h-2.5 rounded-xs bg-sunk', className)} {...props} />;
}
