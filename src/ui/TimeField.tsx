/** A named hour by 24, typed or chosen from the quarters; it reads the same in every browser. */
import { useId, useRef, useState } from 'react';
import { readHour } from './dayText.ts';
import { Input } from './Input.tsx';
import { PickerFrame } from './PickerFrame.tsx';
import { PopoverContent } from './Popover.tsx';

type Props = {
  label: string;
  /** HH:mm */
  value: string;
  className?: string;
  onChange(hour: string): void;
};

const quarters = Array.from(
  { length: 96 },
  (_, at) => `${String(Math.floor(at / 4)).padStart(2, '0')}:${String((at % 4) * 15).padStart(2, '0')}`,
);

/** Half a list stands over it; of the page around nothing moves. */
const intoView = (option: HTMLElement | null): void => {
  const list = option?.parentElement;
  if (list) list.scrollTop = option.offsetTop - list.clientHeight / 2;
};

export function TimeField({ label, value, className, onChange }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const read = typed === null ? null : readHour(typed);
  // The quarter at or before the hour that stands.
  const at = Math.max(
    0,
    quarters.findLastIndex((quarter) => quarter <= (read ?? value)),
  );
  const [active, setActive] = useState(at);

  const show = (): void => {
    setActive(at);
    setOpen(true);
  };
  const take = (hour: string): void => {
    onChange(hour);
    setTyped(null);
    setOpen(false);
  };
  return (
    <PickerFrame
      {...{ id, label, className, open, setOpen }}
      field={
        <Input
          ref={field}
          id={id}
          role="combobox"
          inputMode="numeric"
          autoComplete="off"
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-autocomplete="none"
          aria-activedescendant={open ? `${id}-${active}` : undefined}
          aria-invalid={typed !== null && read === null ? true : undefined}
          value={typed ?? value}
          onClick={show}
          onChange={(event) => {
            setTyped(event.target.value);
            setOpen(false);
            const whole = /^\d{1,2}:\d{2}$/.test(event.target.value) && readHour(event.target.value);
            if (whole) onChange(whole);
          }}
          onBlur={() => {
            if (read !== null) onChange(read);
            setTyped(null);
            setOpen(false);
          }}
          onKeyDown={(event) => {
            const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
            if (step !== 0) {
              event.preventDefault();
              if (!open) show();
              else setActive((now) => Math.min(quarters.length - 1, Math.max(0, now + step)));
            } else if (open && event.key === 'Enter') {
              event.preventDefault();
              take(quarters[active] ?? value);
            } else if (open && event.key === 'Escape') {
              // Closes the list alone, not the form around it.
              event.stopPropagation();
              setOpen(false);
            }
          }}
        />
      }
    >
      <PopoverContent
        className="p-1"
        onOpenAutoFocus={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => event.preventDefault()}
        onInteractOutside={(event) => {
          if (event.target === field.current) event.preventDefault();
        }}
      >
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label={label}
          className="relative max-h-56 w-24 overflow-y-auto text-sm"
        >
          {quarters.map((quarter, i) => (
            <div
              key={quarter}
              id={`${id}-${i}`}
              ref={i === active ? intoView : undefined}
              role="option"
              tabIndex={-1}
              aria-selected={quarter === value}
              data-active={i === active || undefined}
              className="cursor-pointer rounded-sm px-3 py-1.5 data-active:bg-accent-tint data-active:text-on-accent-tint hover:bg-sunk"
              // Before the field loses the focus and takes what was typed.
              onPointerDown={(event) => {
                event.preventDefault();
                take(quarter);
              }}
            >
              <bdi dir="ltr">{quarter}</bdi>
            </div>
          ))}
        </div>
      </PopoverContent>
    </PickerFrame>
  );
}
