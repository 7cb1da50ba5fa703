/** The subject's colour beside its name; the name is always written too. */
import { cn } from './cn.ts';

export function SubjectDot({ ink, className }: { ink: number; className?: string }) {
  return (
    <span
      aria-hidden
      data-subject={ink}
      className={cn('inline-block size-2.25 shrink-0 rounded-full bg-pen', className)}
    />
  );
}
