/** A named list to choose one from by typing a part of it: for lists too long for the device's own (Choice). */
import { ChevronsUpDown } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import type { ChoiceProps } from './Choice.tsx';
import { cn } from './cn.ts';
import { Label } from './Label.tsx';
import { Popover, PopoverContent, PopoverTrigger } from './Popover.tsx';
import { Skeleton } from './Skeleton.tsx';

const ComboboxList = lazy(async () => ({ default: (await import('./ComboboxList.tsx')).ComboboxList }));

export function Combobox<Value extends string>(props: ChoiceProps<Value>) {
  const { label, value, options, className, onChange } = props;
  const id = useId();
  const [open, setOpen] = useState(false);
  const take = (chosen: string): void => {
    const option = options.find((each) => each.value === chosen);
    if (option) onChange(option.value);
    setOpen(false);
  };
  return (
    <div className={cn('grid min-w-0 content-start gap-1.5', className)}>
      <Label htmlFor={id}>{label}</Label>
      {/* Modal: within a dialog its list could not be scrolled otherwise. */}
      <Popover modal open={open} onOpenChange={setOpen}>
        <PopoverTrigger
          id={id}
          role="combobox"
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-haspopup="dialog"
          className="calm flex h-10 min-w-0 items-center justify-between gap-2 rounded-sm border border-line-strong bg-sheet px-2 text-start text-md coarse:h-11"
        >
          <span className="truncate">{options.find((option) => option.value === value)?.label}</span>
          <ChevronsUpDown className="size-4 shrink-0 text-on-surface-faint" aria-hidden />
        </PopoverTrigger>
        <PopoverContent
          aria-label={label}
          className="w-72 max-w-(--radix-popover-content-available-width) p-1"
        >
          <Suspense fallback={<Skeleton className="h-64" />}>
            <ComboboxList label={label} value={value} options={options} onPick={take} />
          </Suspense>
        </PopoverContent>
      </Popover>
    </div>
  );
}
