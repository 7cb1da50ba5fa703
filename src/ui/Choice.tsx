/** A named list to choose one from; the device's own list, so that phones show theirs. */
import { useId } from 'react';
import { cn } from './cn.ts';
import { Label } from './Label.tsx';

export type ChoiceProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  className?: string;
  onChange(value: Value): void;
};

export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, value, options, className, onChange } = props;
  const id = useId();
  return (
    <div className={cn('grid min-w-0 content-start gap-1.5', className)}>
      <Label htmlFor={id}>{label}</Label>
      <select
        id={id}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
        className="h-10 min-w-0 rounded-sm border border-line-strong bg-sheet px-2 text-md"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
