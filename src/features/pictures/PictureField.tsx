/** A person's picture: what is shown now, another one, or none. */
import { ImagePlus, Trash2 } from 'lucide-react';
import { Suspense, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImageUse } from '../../../domain/people/imageUse.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { PictureFaultSentence } from './PictureFaultSentence.tsx';
import { limitWords, readPicture, type PictureFault } from './readPicture.ts';
import { usePictureChooser } from './usePictureChooser.tsx';
import { lazyPart } from '../../lib/page/lazyPart.ts';

const CutDialog = lazyPart(async () => (await import('./CutDialog.tsx')).CutDialog);

type Props = {
  /** Whose picture it is. */
  name: string;
  image: string | null;
  use: ImageUse;
  disabled?: boolean;
  /** The id of a picture that was brought; null: none. */
  onChange(image: string | null): void;
};

export function PictureField({ name, image, use, disabled = false, onChange }: Props) {
  const { t } = useTranslation();
  const hintId = useId();
  const [address, setAddress] = useState<string | null>(null);
  const [fault, setFault] = useState<PictureFault | null>(null);

  useEffect(() => (address === null ? undefined : () => URL.revokeObjectURL(address)), [address]);

  async function take(file: File) {
    const read = await readPicture(file, use);
    setFault(typeof read === 'string' ? read : null);
    setAddress(typeof read === 'string' ? null : read.address);
  }
  const { choose, field } = usePictureChooser({
    use,
    label: t('pictures.choose'),
    className: 'hidden',
    onFile: (file) => void take(file),
  });

  return (
    <div
      role="group"
      aria-label={t('pictures.title')}
      className="flex flex-wrap items-center gap-x-4 gap-y-2"
    >
      <Avatar name={name} image={image} size="large" className="size-20 text-xl" />
      <div className="grid min-w-0 flex-1 basis-56 gap-1.5">
        <div className="flex flex-wrap gap-2">
          <Button disabled={disabled} aria-describedby={hintId} onClick={choose}>
            <ImagePlus />
            {image === null ? t('pictures.choose') : t('pictures.another')}
          </Button>
          {image === null ? null : (
            <Button variant="quiet" disabled={disabled} onClick={() => onChange(null)}>
              <Trash2 />
              {t('pictures.remove')}
            </Button>
          )}
        </div>
        <p id={hintId} className="text-xs text-on-surface-muted">
          {t('pictures.hint', limitWords(use))}
        </p>
        <PictureFaultSentence fault={fault} use={use} />
      </div>
      {field}
      {address === null ? null : (
        <Suspense fallback={null}>
          <CutDialog
            address={address}
            use={use}
            onBrought={(id) => {
              setAddress(null);
              onChange(id);
            }}
            onClose={() => setAddress(null)}
          />
        </Suspense>
      )}
    </div>
  );
}
