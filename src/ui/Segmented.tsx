/** One of a few, side by side: which view is shown. */
import { ToggleGroup } from 'radix-ui';
import { cn } from './cn.ts';

export type Segment<Value extends string> = { value: Value; label: string; className?: string };

export function Segmented<Value extends string>({
  label,
  value,
  segments,
  onChange,
  className,
}: {
  label: string;
  value: Value;
  segments: readonly Segment<Value>[];
  onChange(value: Value): void;
  className?: string;
}) {
  return (
    <ToggleGroup.Root
      type="single"
      aria-label={label}
      value={value}
      // Radix gives '' when the one that is on is pressed again: one of them is always on.
      onValueChange={(next) => {
        const chosen = segments.find((segment) => segment.value === next);
        if (chosen) onChange(chosen.value);
      }}
      className={cn('inline-flex rounded-sm bg-sunk p-0.5 text-sm', className)}
    >
      {segments.map((segment) => (
        <ToggleGroup.Item
          key={segment.value}
          value={segment.value}
          className={cn(
            'calm inline-flex h-7 items-center rounded-[5px] px-3 whitespace-nowrap text-on-surface-muted hover:text-on-surface coarse:h-10',
            'data-[state=on]:bg-sheet data-[state=on]:font-mid data-[state=on]:text-on-surface data-[state=on]:shadow-hairline',
            segment.className,
          )}
        >
          <span className="truncate">{segment.label}</span>
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  );
}
