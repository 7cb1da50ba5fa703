/** A card in the thread: a named region, its title in one line, its actions at the foot. */
import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

export function Card({ className, ...props }: ComponentProps<'section'>) {
  return (
    <section
      data-slot="card"
      className={cn(
        'grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 rounded-lg bg-sheet p-4 text-sm leading-snug shadow-sheet',
        className,
      )}
      {...props}
    />
  );
}

export function CardHead({ className, ...props }: ComponentProps<'header'>) {
  return <header className={cn('flex min-w-0 items-baseline gap-2', className)} {...props} />;
}

export function CardTitle({ className, children, ...props }: ComponentProps<'h2'>) {
  return (
    <h2 className={cn('min-w-0 flex-1 text-md font-strong text-balance', className)} {...props}>
      {children}
    </h2>
  );
}

export function CardFoot({ className, ...props }: ComponentProps<'footer'>) {
  return <footer className={cn('mt-1 flex flex-wrap items-center gap-2', className)} {...props} />;
}
