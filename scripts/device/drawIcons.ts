/** Draws the icons of the installed product from its mark (public/icon.svg): `npm run icons`; a test draws them again and compares. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from '../productNode.mjs';

const mark = readFileSync(join(root, 'public', 'icon.svg'), 'utf8');
const paper = /fill="(#[0-9a-f]{6})"/.exec(mark)?.[1] ?? '#000000';

/** `inset`: what stays free on each side, of a whole; systems cut their own shape out of what is maskable. */
type Icon = { name: string; size: number; inset: number };

export const icons: readonly Icon[] = [
  { name: 'icon-192.png', size: 192, inset: 0 },
  { name: 'icon-512.png', size: 512, inset: 0 },
  { name: 'maskable-192.png', size: 192, inset: 0.1 },
  { name: 'maskable-512.png', size: 512, inset: 0.1 },
  // Apple rounds it itself, and shows what is transparent as black.
  { name: 'apple-180.png', size: 180, inset: 0.04 },
];

export const folder = join(root, 'public', 'icons');

export async function drawIcon({ size, inset }: Icon): Promise<Buffer> {
  const inner = Math.round(size * (1 - 2 * inset));
  const drawn = await sharp(Buffer.from(mark), { density: (72 * inner) / 32 })
    .resize(inner, inner)
    .png()
    .toBuffer();
  if (inset === 0) return sharp(drawn).png({ compressionLevel: 9, palette: true }).toBuffer();
  return sharp({ create: { width: size, height: size, channels: 4, background: paper } })
    .composite([{ input: drawn, gravity: 'centre' }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

if (import.meta.main)
  for (const icon of icons) await sharp(await drawIcon(icon)).toFile(join(folder, icon.name));
