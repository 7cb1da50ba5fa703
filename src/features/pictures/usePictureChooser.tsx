/** Where a picture comes from: the camera or the gallery in the phone app, the file field in a browser. */
import { type ChangeEvent, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImageUse } from '../../../domain/people/imageUse.ts';
import { isNative } from '../../lib/device/isNative.ts';
import { acceptedFor } from './readPicture.ts';

type Props = { use: ImageUse; label: string; className: string; onFile(file: File): void };

/** `field` must stand on the page; `choose` follows a press. */
export function usePictureChooser({ use, label, className, onFile }: Props): {
  choose(): void;
  field: ReactNode;
} {
  const { t } = useTranslation();
  const chooser = useRef<HTMLInputElement>(null);

  function chosen({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    // The same file again is a choice again.
    target.value = '';
    if (file) onFile(file);
  }
  async function byCamera() {
    const { takePicture } = await import('../../lib/device/takePicture.ts');
    const file = await takePicture({
      header: label,
      camera: t('pictures.byCamera'),
      gallery: t('pictures.fromGallery'),
      cancel: t('pictures.back'),
    });
    if (file) onFile(file);
  }
  return {
    choose: () => (isNative() ? void byCamera() : chooser.current?.click()),
    field: (
      <input
        ref={chooser}
        type="file"
        className={className}
        tabIndex={-1}
        aria-label={label}
        accept={acceptedFor(use)}
        onChange={chosen}
      />
    ),
  };
}
