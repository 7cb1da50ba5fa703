/** A named date, typed or picked; it reads the same in every browser, unlike the browser's own. */
import { CalendarDays } from 'lucide-react';
import { lazy, Suspense, useId, useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { Day } from '../../domain/basics/wallTime.ts';
import { useLanguage } from '../lib/i18n/useLanguage.ts';
import { readDay, writeDay } from './dayText.ts';
import { Input } from './Input.tsx';
import { PickerFrame } from './PickerFrame.tsx';
import { PopoverContent, PopoverTrigger } from './Popover.tsx';
import { Skeleton } from './Skeleton.tsx';

// Most dates are typed: what picks one comes when it is asked for.
const MonthGrid = lazy(async () => ({ default: (await import('./MonthGrid.tsx')).MonthGrid }));

const Month = (props: ComponentProps<typeof MonthGrid>) => (
  <Suspense fallback={<Skeleton className="h-72 w-64" />}>
    <MonthGrid {...props} />
  </Suspense>
);

type Props = {
  label: string;
  value: Day | '';
  /** From where a day without a year is counted, and what the picker opens at. */
  today: Day;
  min?: Day;
  className?: string;
  onChange(day: Day): void;
};

export function DateField({ label, value, today, min, className, onChange }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const id = useId();
  const [open, setOpen] = useState(false);
  // null while nothing is being typed: the field shows the value.
  const [typed, setTyped] = useState<string | null>(null);
  const read = typed === null ? null : readDay(typed, min ?? today);
  const wrong = typed !== null && (read === null || (min !== undefined && read < min));
  return (
    <PickerFrame
      {...{ id, label, className, open, setOpen }}
      field={
        <div className="relative">
          <Input
            id={id}
            inputMode="numeric"
            autoComplete="off"
            className="pe-10"
            placeholder={writeDay(today, language)}
            value={typed ?? writeDay(value, language)}
            aria-invalid={wrong ? true : undefined}
            onChange={(event) => {
              setTyped(event.target.value);
              // A day with its year is complete; a shorter one may still grow.
              const whole = /\d{4}/.test(event.target.value) && readDay(event.target.value, min ?? today);
              if (whole && !(min !== undefined && whole < min)) onChange(whole);
            }}
            onBlur={() => {
              if (read !== null && !wrong) onChange(read);
              setTyped(null);
            }}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowDown' || !event.altKey) return;
              event.preventDefault();
              setOpen(true);
            }}
          />
          <PopoverTrigger
            aria-label={t('calendar.picker')}
            className="calm absolute inset-y-0 end-0 grid w-10 place-items-center rounded-sm text-on-surface-muted hover:text-on-surface"
          >
            <CalendarDays className="size-4" aria-hidden />
          </PopoverTrigger>
        </div>
      }
    >
      <PopoverContent aria-label={label} onOpenAutoFocus={(event) => event.preventDefault()}>
        <Month
          value={value === '' ? (min ?? today) : value}
          today={today}
          min={min}
          onPick={(day) => {
            onChange(day);
            setTyped(null);
            setOpen(false);
          }}
        />
      </PopoverContent>
    </PickerFrame>
  );
}
