/** A dialog about money. */
import type { ReactNode } from 'react';
import { Dialog, DialogContent, DialogTitle } from '../../ui/Dialog.tsx';

export function MoneyFrame({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose(): void;
  children: ReactNode;
}) {
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle>{title}</DialogTitle>
        {children}
      </DialogContent>
    </Dialog>
  );
}
