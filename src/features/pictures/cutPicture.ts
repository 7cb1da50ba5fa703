/** The chosen square of a picture, in the size in which it is kept: what is cut away never leaves the device. */
import { largePx } from '../../../domain/people/imageUse.ts';

/** In the picture's own pixels. */
export type Square = { x: number; y: number; width: number; height: number };

/** null: the device could not. */
export async function cutPicture(address: string, { x, y, width, height }: Square): Promise<Blob | null> {
  const picture = new Image();
  picture.src = address;
  try {
    await picture.decode();
  } catch {
    return null;
  }
  const canvas = document.createElement('canvas');
  canvas.width = largePx;
  canvas.height = largePx;
  const context = canvas.getContext('2d');
  if (!context) return null;
  // What shows through would be black in a JPEG.
  context.fillStyle = 'white';
  context.fillRect(0, 0, largePx, largePx);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, x, y, width, height, 0, 0, largePx, largePx);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92));
}
