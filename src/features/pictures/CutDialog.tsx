/** Which square of a picture is shown: moved by hand or by the arrow keys, made larger by hand or by a slider. */
import 'react-easy-crop/react-easy-crop.css';
import { useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import { useTranslation } from 'react-i18next';
import type { ImageUse } from '../../../domain/people/imageUse.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogContent, DialogFooter, DialogTitle } from '../../ui/Dialog.tsx';
import { bringPicture, type BringFault } from './bringPicture.ts';
import { cutPicture, type Square } from './cutPicture.ts';
import { PictureFaultSentence } from './PictureFaultSentence.tsx';

type Props = {
  /** Of the picture on this device. */
  address: string;
  use: ImageUse;
  onBrought(id: string): void;
  onClose(): void;
};

const mostZoom = 4;

export function CutDialog({ address, use, onBrought, onClose }: Props) {
  const { t } = useTranslation();
  const ids = { zoom: useId(), hint: useId() };
  const [corner, setCorner] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [square, setSquare] = useState<Square | null>(null);
  const [bringing, setBringing] = useState(false);
  const [fault, setFault] = useState<BringFault | null>(null);

  async function bring(chosen: Square) {
    setBringing(true);
    const cut = await cutPicture(address, chosen);
    const brought = cut ? await bringPicture(cut, use) : { fault: 'FAILED' as const };
    setBringing(false);
    if ('id' in brought) onBrought(brought.id);
    else setFault(brought.fault);
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle>{t('pictures.cutTitle')}</DialogTitle>
        <div className="relative h-[min(18rem,45dvh)] overflow-hidden rounded-md bg-sunk" dir="ltr">
          <Cropper
            image={address}
            aspect={1}
            cropShape="round"
            showGrid={false}
            crop={corner}
            zoom={zoom}
            maxZoom={mostZoom}
            keyboardStep={8}
            // The page's policy takes styles from its own files alone.
            disableAutomaticStylesInjection
            cropperProps={{
              role: 'application',
              'aria-label': t('pictures.cutArea'),
              'aria-describedby': ids.hint,
            }}
            mediaProps={{ alt: '' }}
            onCropChange={setCorner}
            onZoomChange={setZoom}
            onCropAreaChange={(_, pixels) => setSquare(pixels)}
          />
        </div>
        <p id={ids.hint} className="text-sm text-on-surface-muted">
          {t('pictures.cutHint')}
        </p>
        <div className="flex items-center gap-3">
          <label htmlFor={ids.zoom} className="text-sm font-mid">
            {t('pictures.zoom')}
          </label>
          <input
            id={ids.zoom}
            type="range"
            min={1}
            max={mostZoom}
            step={0.05}
            value={zoom}
            aria-valuetext={`${Math.round(zoom * 100)}%`}
            onChange={(event) => setZoom(Number(event.target.value))}
            className="h-9 min-w-0 flex-1 accent-accent coarse:h-11"
          />
        </div>
        <PictureFaultSentence fault={fault} use={use} />
        <DialogFooter>
          <Button
            variant="primary"
            disabled={square === null || bringing}
            onClick={() => square && void bring(square)}
          >
            {bringing ? t('pictures.bringing') : t('pictures.take')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('pictures.back')}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
