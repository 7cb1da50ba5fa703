/** A key of the keyboard, always left to right. */
import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

export function Kbd({ className, ...props }: ComponentProps<'kbd'>) {
  return (
    <kbd
      dir="ltr"
      className={cn(
        'inline-grid h-5 min-w-5 place-items-center rounded-xs bg-sunk px-1.5 font-sans text-2xs leading-none font-mid text-on-surface-muted coarse:hidden',
        className,
      )}
      {...props}
    />
  );
}

/** Several keys pressed together. */
export function Keys({ keys, className }: { keys: readonly string[]; className?: string }) {
  return (
    <span dir="ltr" className="inline-flex gap-0.5">
      {keys.map((key) => (
        <Kbd key={key} className={className}>
          {key}
        </Kbd>
      ))}
    </span>
  );
}
