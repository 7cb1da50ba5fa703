/** A chosen file as a picture that can be shown, or what stands against it (spec section 5). */
import { imageLimits, mostPixels, type ImageFormat, type ImageUse } from '../../../domain/people/imageUse.ts';

/** Each has a sentence of its own in src/lib/i18n/…/pictures.ts. */
export type PictureFault = 'SVG' | 'TYPE' | 'LARGE' | 'FAILED';

/** address: of the picture on this device, until it is let go. */
export type ReadPicture = { address: string };

const typeOf: Record<ImageFormat, string> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
};

const typesOf = (use: ImageUse): string[] => imageLimits[use].formats.map((format) => typeOf[format]);

/** What the device's own chooser offers. */
export const acceptedFor = (use: ImageUse): string => typesOf(use).join(',');

/** How the formats are called, and how large a file may be: for the sentences that say so. */
export const limitWords = (use: ImageUse): { formats: string; megabytes: number } => ({
  formats: imageLimits[use].formats
    .map((format) => ({ jpeg: 'JPG', png: 'PNG', gif: 'GIF', webp: 'WebP' })[format])
    .join(', '),
  megabytes: imageLimits[use].mostBytes / 1024 / 1024,
});

export async function readPicture(file: File, use: ImageUse): Promise<ReadPicture | PictureFault> {
  if (file.type === 'image/svg+xml' || /\.svgz?$/i.test(file.name)) return 'SVG';
  // Some devices do not say what a file is: then decoding it tells.
  if (file.type !== '' && !typesOf(use).includes(file.type)) return 'TYPE';
  if (file.size > imageLimits[use].mostBytes) return 'LARGE';
  const address = URL.createObjectURL(file);
  if (await isPicture(address)) return { address };
  URL.revokeObjectURL(address);
  return 'FAILED';
}

/** Whether it can be decoded; one of too many pixels is not even tried. */
function isPicture(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const picture = new Image();
    picture.onload = () => {
      const pixels = picture.naturalWidth * picture.naturalHeight;
      resolve(pixels > 0 && pixels <= mostPixels);
    };
    picture.onerror = () => resolve(false);
    picture.src = address;
  });
}
