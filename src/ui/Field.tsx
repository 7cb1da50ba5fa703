/** A named field with its own sentence when it is wrong; the sentence has its place kept, so nothing jumps. */
import { type ComponentProps, type ReactNode, useId } from 'react';
import { cn } from './cn.ts';
import { Input } from './Input.tsx';
import { Label } from './Label.tsx';

export type FieldProps = Omit<ComponentProps<'input'>, 'id'> & {
  label: string;
  error?: string | null;
  hint?: ReactNode;
  /** What stands inside the box at its end, such as the eye of a password. */
  end?: ReactNode;
};

export function Field({ label, error, hint, end, className, ...props }: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <div data-slot="field" className={cn('mb-1.5 grid content-start gap-1.5', className)}>
      <Label htmlFor={id}>{label}</Label>
      {/* Beside letters that run the other way than the page, the end is theirs: else it stands over them. */}
      <div className="relative" dir={props.dir}>
        <Input
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? noteId : undefined}
          className={end ? 'pe-11' : undefined}
          {...props}
        />
        {end ? <div className="absolute inset-y-0 end-0 grid place-items-center">{end}</div> : null}
      </div>
      <p
        id={noteId}
        role={error ? 'alert' : undefined}
        className={cn('min-h-4.5 text-xs leading-snug', error ? 'text-danger' : 'text-on-surface-faint')}
      >
        {error || hint}
      </p>
    </div>
  );
}
