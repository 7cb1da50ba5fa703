/** The palette's sheet over the screen, near its top. */
import { Command } from 'cmdk';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackLayer } from '../../lib/device/backLayers.ts';
import { DialogOverlay } from '../../ui/Dialog.tsx';

type Props = {
  label: string;
  /** The row that is chosen. */
  chosen: string;
  onChoose(row: string): void;
  onClose(): void;
  children: ReactNode;
};

export function PaletteFrame({ label, chosen, onChoose, onClose, children }: Props) {
  const { t } = useTranslation();
  useBackLayer(true, onClose);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <DialogOverlay />
        {/* The sheet itself is the list's frame: its keys hold wherever in it the focus is. */}
        <Dialog.Content
          asChild
          data-slot="palette"
          aria-describedby={undefined}
          className="rise fixed inset-x-3 top-3 z-50 mx-auto max-w-160 overflow-hidden rounded-lg bg-raised text-sm shadow-raised outline-none tablet:top-19 desk:max-w-240"
        >
          <Command
            label={t('palette.title')}
            loop
            shouldFilter={false}
            value={chosen}
            onValueChange={onChoose}
          >
            <Dialog.Title className="sr-only">{label}</Dialog.Title>
            {children}
          </Command>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
