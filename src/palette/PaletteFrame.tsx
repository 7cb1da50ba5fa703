/** The palette's sheet over the screen, near its top. */
import { Command } from 'cmdk';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogOverlay } from '../design/ui/Dialog.tsx';

export function PaletteFrame({
  label,
  onClose,
  children,
}: {
  label: string;
  onClose(): void;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <DialogOverlay />
        {/* The sheet itself is the list's frame: its keys hold wherever in it the focus is. */}
        <Dialog.Content
          asChild
          data-slot="palette"
          aria-describedby={undefined}
          className="rise fixed inset-x-3 top-3 z-50 mx-auto max-w-160 overflow-hidden rounded-lg bg-raised text-sm shadow-raised outline-none tablet:top-19"
        >
          <Command label={t('palette.title')} loop shouldFilter={false}>
            <Dialog.Title className="sr-only">{label}</Dialog.Title>
            {children}
          </Command>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
