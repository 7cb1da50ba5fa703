/** A person's picture: what is shown now, another one, or none. */
import { ImagePlus, Trash2 } from 'lucide-react';
import { type ChangeEvent, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImageUse } from '../../../domain/people/imageUse.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { PictureFaultSentence } from './PictureFaultSentence.tsx';
import { acceptedFor, limitWords, readPicture, type PictureFault } from './readPicture.ts';
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
  const chooser = useRef<HTMLInputElement>(null);
  const [address, setAddress] = useState<string | null>(null);
  const [fault, setFault] = useState<PictureFault | null>(null);

  useEffect(() => (address === null ? undefined : () => URL.revokeObjectURL(address)), [address]);

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    // The same file again is a choice again.
    target.value = '';
    if (!file) return;
    const read = await readPicture(file, use);
    setFault(typeof read === 'string' ? read : null);
    setAddress(typeof read === 'string' ? null : read.address);
  }

  return (
    <div
      role="group"
      aria-label={t('pictures.title')}
      className="flex flex-wrap items-center gap-x-4 gap-y-2"
    >
      <Avatar name={name} image={image} size="large" className="size-20 text-xl" />
      <div className="grid min-w-0 flex-1 basis-56 gap-1.5">
        <div className="flex flex-wrap gap-2">
          <Button disabled={disabled} aria-describedby={hintId} onClick={() => chooser.current?.click()}>
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
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label={t('pictures.choose')}
        accept={acceptedFor(use)}
        onChange={(event) => void choose(event)}
      />
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
