/** Our own icon and first picture in place of Capacitor's, in the very sizes that it has made. */
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';

/** The paper of the light theme. */
const paper = '#f3f1ed';
/** What of a picture's shorter side the sign fills. */
const shareOf = (name: string): number =>
  name.startsWith('splash') ? 0.2 : name.includes('foreground') ? 0.5 : 1;

export async function drawNativeIcons(folder: string, icon: string): Promise<void> {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !/(?:splash|ic_launcher|AppIcon)[^/]*\.png$/.test(path)) continue;
    const { width, height } = await sharp(path).metadata();
    const side = Math.round(Math.min(width, height) * shareOf(basename(path)));
    const sign = await sharp(icon).resize(side, side).png().toBuffer();
    await sharp({ create: { width, height, channels: 3, background: paper } })
      .composite([{ input: sign }])
      .png({ palette: true })
      .toFile(path);
  }
}
