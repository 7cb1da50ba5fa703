/** A named field that is typed in, and over which what it can be chosen from opens. */
import type { ReactNode } from 'react';
import { cn } from './cn.ts';
import { Label } from './Label.tsx';
import { Popover, PopoverAnchor } from './Popover.tsx';

type Props = {
  id: string;
  label: string;
  className?: string | undefined;
  open: boolean;
  setOpen(open: boolean): void;
  field: ReactNode;
  /** What opens. */
  children: ReactNode;
};

export const PickerFrame = ({ id, label, className, open, setOpen, field, children }: Props) => (
  <div className={cn('grid min-w-0 content-start gap-1.5', className)}>
    <Label htmlFor={id}>{label}</Label>
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverAnchor asChild>{field}</PopoverAnchor>
      {children}
    </Popover>
  </div>
);
