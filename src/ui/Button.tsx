/** A button: one filled one on a card at most; quiet ones are words. */
import { cva, type VariantProps } from 'class-variance-authority';
import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

const buttonVariants = cva(
  'calm inline-flex shrink-0 items-center justify-center gap-2 rounded-sm text-sm font-mid whitespace-nowrap select-none disabled:pointer-events-none disabled:bg-sunk disabled:text-on-surface-muted disabled:shadow-none aria-disabled:bg-sunk aria-disabled:text-on-surface-muted [&_svg]:size-4 [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        plain: 'bg-sheet text-on-surface shadow-hairline hover:bg-sunk',
        primary: 'bg-accent text-on-accent hover:bg-accent-hover',
        danger: 'bg-danger text-on-danger hover:opacity-90',
        quiet: 'px-2.5 text-on-surface-muted hover:bg-sunk hover:text-on-surface',
        quietDanger: 'px-2.5 text-danger hover:bg-danger-tint hover:text-on-danger-tint',
        link: 'h-auto px-0 text-accent underline-offset-4 hover:underline',
      },
      size: {
        md: 'h-9 px-3.5 coarse:h-11',
        sm: 'h-7.5 px-3 coarse:h-10',
        tall: 'h-11 rounded-md px-4 text-md',
        icon: 'size-9 p-0 coarse:size-11',
        iconSm: 'size-7.5 p-0 coarse:size-10',
      },
    },
    compoundVariants: [{ variant: 'link', class: 'h-auto px-0 coarse:h-auto' }],
    defaultVariants: { variant: 'plain', size: 'md' },
  },
);

export type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof buttonVariants> & { asChild?: boolean };

export function Button({ className, variant, size, asChild = false, ...props }: ButtonProps) {
  const Root = asChild ? Slot.Root : 'button';
  return (
    <Root
      data-slot="button"
      {...(asChild ? {} : { type: 'button' as const })}
      className={cn(buttonVariants({ variant, size }), className)}
      {...props}
    />
  );
}
