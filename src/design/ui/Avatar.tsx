/** The first letters of a name, where there is no picture. */
import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';

export function initialsOf(name: string): string {
  const parts = name.trim().split(/\s+/u);
  const first = [...(parts[0] ?? '')][0] ?? '';
  const last = parts.length > 1 ? ([...(parts.at(-1) ?? '')][0] ?? '') : '';
  return (first + last).toLocaleUpperCase();
}

export function Avatar({ name, className, ...props }: ComponentProps<'span'> & { name: string }) {
  return (
    <span
      aria-hidden
      className={cn(
        'inline-grid size-7.5 shrink-0 place-items-center rounded-full bg-sunk text-xs font-strong text-on-surface',
        className,
      )}
      {...props}
    >
      {initialsOf(name)}
    </span>
  );
}
