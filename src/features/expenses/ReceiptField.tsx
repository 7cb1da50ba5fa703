/** The photo of a receipt: taken or chosen, shown small, opened large. */
import { Camera, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { bringPicture, type BringFault } from '../pictures/bringPicture.ts';
import { PictureFaultSentence } from '../pictures/PictureFaultSentence.tsx';
import { readPicture } from '../pictures/readPicture.ts';
import { usePictureChooser } from '../pictures/usePictureChooser.tsx';

/** `onComing`: whether a photo is being read and sent. */
type Props = {
  image: string | null;
  onChange(image: string | null): void;
  onComing(isComing: boolean): void;
};

export function ReceiptField({ image, onChange, onComing }: Props) {
  const { t } = useTranslation();
  const [fault, setFault] = useState<BringFault | null>(null);
  const [isComing, setIsComing] = useState(false);

  function come(now: boolean) {
    setIsComing(now);
    onComing(now);
  }
  async function take(file: File) {
    come(true);
    const brought = await bring(file);
    setFault('fault' in brought ? brought.fault : null);
    if ('id' in brought) onChange(brought.id);
    come(false);
  }
  const { choose, field } = usePictureChooser({
    use: 'receipt',
    label: t('insight.expenses.addReceipt'),
    className: 'sr-only',
    onFile: (file) => void take(file),
  });

  return (
    <div className="flex flex-wrap items-center gap-2">
      {image === null ? null : <ReceiptThumb image={image} />}
      <Button variant="quiet" disabled={isComing} onClick={choose}>
        <Camera />
        {t(
          isComing
            ? 'insight.expenses.receiptComes'
            : image === null
              ? 'insight.expenses.addReceipt'
              : 'insight.expenses.otherReceipt',
        )}
      </Button>
      {image === null ? null : (
        <Button
          variant="quiet"
          size="icon"
          aria-label={t('insight.expenses.noReceiptAnyMore')}
          onClick={() => onChange(null)}
        >
          <X />
        </Button>
      )}
      {field}
      <PictureFaultSentence fault={fault} use="receipt" />
    </div>
  );
}

async function bring(file: File): Promise<{ id: string } | { fault: BringFault }> {
  const read = await readPicture(file, 'receipt');
  if (typeof read === 'string') return { fault: read };
  URL.revokeObjectURL(read.address);
  return bringPicture(file, 'receipt');
}

export function ReceiptThumb({ image }: { image: string }) {
  const { t } = useTranslation();
  return (
    <a
      href={`/images/${image}`}
      target="_blank"
      rel="noreferrer"
      aria-label={t('insight.expenses.openReceipt')}
      className="block shrink-0"
      onClick={(event) => event.stopPropagation()}
    >
      <img src={`/images/${image}/small`} alt="" className="size-8 rounded-xs object-cover shadow-hairline" />
    </a>
  );
}
