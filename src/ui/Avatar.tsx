/** A person's picture, and the first letters of their name where there is none, or none for whoever looks. */
import { useState, type ComponentProps } from 'react';
import { cn } from './cn.ts';

function initialsOf(name: string): string {
  const parts = name.trim().split(/\s+/u);
  const first = [...(parts[0] ?? '')][0] ?? '';
  const last = parts.length > 1 ? ([...(parts.at(-1) ?? '')][0] ?? '') : '';
  return (first + last).toLocaleUpperCase();
}

type Props = ComponentProps<'span'> & {
  name: string;
  /** The picture's id. */
  image?: string | null | undefined;
  /** Of the two sizes that are kept; small is enough for a line of a list. */
  size?: 'small' | 'large';
};

export function Avatar({ name, image, size = 'small', className, ...props }: Props) {
  const [missing, setMissing] = useState<string | null>(null);
  return (
    <span
      aria-hidden
      className={cn(
        'relative inline-grid size-7.5 shrink-0 place-items-center overflow-hidden rounded-full bg-sunk text-xs font-strong text-on-surface',
        className,
      )}
      {...props}
    >
      {initialsOf(name)}
      {image && image !== missing ? (
        // Over the letters, which keep the place until it has come.
        <img
          src={`/images/${image}${size === 'small' ? '/small' : ''}`}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={() => setMissing(image)}
          className="absolute inset-0 size-full object-cover"
        />
      ) : null}
    </span>
  );
}
