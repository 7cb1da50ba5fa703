/** Why a picture was not taken, in one sentence. */
import { useTranslation } from 'react-i18next';
import type { ImageUse } from '../../../domain/people/imageUse.ts';
import type { BringFault } from './bringPicture.ts';
import { limitWords } from './readPicture.ts';

export function PictureFaultSentence({ fault, use }: { fault: BringFault | null; use: ImageUse }) {
  const { t } = useTranslation();
  const isOwn = fault === 'SVG' || fault === 'TYPE' || fault === 'LARGE' || fault === 'FAILED';
  return (
    <p role={fault === null ? undefined : 'alert'} className="text-sm text-danger empty:hidden">
      {fault === null
        ? null
        : isOwn
          ? t(`pictures.fault.${fault}`, limitWords(use))
          : t(`access.failure.${fault}`)}
    </p>
  );
}
