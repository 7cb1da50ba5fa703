/** A named field of several lines, with its own sentence when it is wrong. */
import { type ComponentProps, useId } from 'react';
import { cn } from './cn.ts';
import { Label } from './Label.tsx';

type Props = Omit<ComponentProps<'textarea'>, 'id'> & { label: string; error?: string | null };

export function LongField({ label, error, className, ...props }: Props) {
  const id = useId();
  return (
    <div className={cn('mb-1.5 grid content-start gap-1.5', className)}>
      <Label htmlFor={id}>{label}</Label>
      <textarea
        id={id}
        dir="auto"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-note` : undefined}
        className="calm w-full resize-y rounded-sm bg-sheet px-3 py-2 text-md shadow-[inset_0_0_0_1px_var(--line-strong)] focus-visible:outline-2 focus-visible:outline-offset-0 aria-invalid:shadow-[inset_0_0_0_1.5px_var(--danger)]"
        {...props}
      />
      <p
        id={`${id}-note`}
        role={error ? 'alert' : undefined}
        className="min-h-4.5 text-xs leading-snug text-danger"
      >
        {error}
      </p>
    </div>
  );
}
