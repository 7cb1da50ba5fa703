/** How much of an allowance is used up: a bar of as many parts, the last of them the one that is added. */
import { cn } from './cn.ts';

/** Beyond so many parts a bar says nothing. */
const mostParts = 10;

/** Decoration beside a sentence that says the same in numbers. */
export function Allowance({ used, allowed }: { used: number; allowed: number }) {
  const parts = Math.max(used, allowed);
  if (parts === 0 || parts > mostParts) return null;
  return (
    <span aria-hidden className="flex min-w-20 max-w-56 flex-1 gap-1">
      {Array.from({ length: parts }, (_, part) => (
        <i
          key={part}
          className={cn(
            'h-1.5 flex-1 rounded-full',
            part < used ? 'bg-danger' : 'bg-sunk shadow-hairline',
            part < used - 1 && 'opacity-50',
          )}
        />
      ))}
    </span>
  );
}
