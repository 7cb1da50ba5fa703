/** A whole number that can be emptied and typed anew: what was there holds until a number stands there again. */
import { useState } from 'react';
import { Field, type FieldProps } from './Field.tsx';

type Props = Omit<FieldProps, 'type' | 'value' | 'onChange' | 'min' | 'max'> & {
  value: number;
  min: number;
  max: number;
  onChange(value: number): void;
};

export function CountField({ value, min, max, onChange, ...props }: Props) {
  /** null while nobody types. */
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Field
      {...props}
      type="number"
      inputMode="numeric"
      min={min}
      max={max}
      value={typed ?? String(value)}
      onChange={({ target }) => {
        setTyped(target.value);
        const count = Math.trunc(target.valueAsNumber);
        if (count >= 1) onChange(Math.min(max, count));
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
