/** A state in one word, or a number that waits. */
import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

const badgeVariants = cva(
  'inline-flex h-5 items-center gap-1 rounded-full px-2 text-2xs font-mid whitespace-nowrap [&_svg]:size-3',
  {
    variants: {
      tone: {
        plain: 'bg-said-tint text-on-said',
        accent: 'bg-accent-tint text-on-accent-tint',
        success: 'bg-success-tint text-on-success-tint',
        warning: 'bg-warning-tint text-on-warning-tint',
        danger: 'bg-danger-tint text-on-danger-tint',
        count: 'h-4.5 min-w-4.5 justify-center bg-accent px-1 font-strong text-on-accent',
      },
    },
    defaultVariants: { tone: 'plain' },
  },
);

export function Badge({
  className,
  tone,
  ...props
}: ComponentProps<'span'> & VariantProps<typeof badgeVariants>) {
  return <span data-slot="badge" className={cn(badgeVariants({ tone }), className)} {...props} />;
}
