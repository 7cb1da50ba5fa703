/** A value that was read: said is filled, assumed is dashed with its reason, asked is amber with a mark. */
import { cva, type VariantProps } from 'class-variance-authority';
import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

const chipVariants = cva(
  'calm inline-flex min-h-6.5 max-w-full shrink-0 items-center gap-1.5 rounded-full px-2.5 text-xs font-mid whitespace-nowrap coarse:min-h-8 [&_svg]:size-3.5 [&_svg]:shrink-0',
  {
    variants: {
      kind: {
        said: 'bg-said-tint text-on-said',
        assumed:
          'bg-assumed-tint text-on-assumed outline-1 -outline-offset-1 outline-assumed-line outline-dashed',
        asked: 'bg-asked-tint text-on-asked outline-1 -outline-offset-1 outline-asked-line',
      },
      pen: {
        who: 'bg-read-who text-on-read-who',
        what: 'bg-read-what text-on-read-what',
        when: 'bg-read-when text-on-read-when',
        scope: 'bg-read-scope text-on-read-scope',
        money: 'bg-read-money text-on-read-money',
        none: '',
      },
    },
    defaultVariants: { kind: 'said', pen: 'none' },
  },
);

export type ChipProps = ComponentProps<'span'> & VariantProps<typeof chipVariants> & { asChild?: boolean };

export function Chip({ className, kind, pen, asChild = false, ...props }: ChipProps) {
  const Root = asChild ? Slot.Root : 'span';
  return <Root data-slot="chip" className={cn(chipVariants({ kind, pen }), className)} {...props} />;
}
