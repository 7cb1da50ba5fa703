/** A process that decodes one picture and encodes it again; an exploit of the decoder ends here and not in the server. */
import sharp from 'sharp';
import {
  imageLimits,
  largePx,
  mostPixels,
  receiptPx,
  smallPx,
  type ImageUse,
} from '../../../domain/people/imageUse.ts';

export type RemakeJob = { use: ImageUse; mostMb: number };
export type Remade = { large: Buffer; small: Buffer };
export type RemakeFault = 'WRONG_TYPE' | 'FAILED';

const readers = ['JpegBuffer', 'PngBuffer', 'WebpBuffer', 'NsgifBuffer'].map(
  (name) => `VipsForeignLoad${name}`,
);

process.send?.('ready');

const parts: Buffer[] = [];
for await (const part of process.stdin) parts.push(part as Buffer);
const bytes = Buffer.concat(parts);
parts.length = 0;
const [job] = process.argv.slice(2).map((text) => JSON.parse(text) as RemakeJob);
if (!job) throw new Error('There is no job.');

// The decoder runs outside of this thread and uses memory that Node does not count.
const startBytes = process.memoryUsage.rss();
setInterval(() => {
  if (process.memoryUsage.rss() - startBytes > job.mostMb * 1024 * 1024) process.exit(9);
}, 5);

process.send?.(await remake(bytes, job.use).catch((): RemakeFault => 'FAILED'), () => process.exit(0));

async function remake(picture: Buffer, use: ImageUse): Promise<Remade | RemakeFault> {
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: readers });
  const open = () => sharp(picture, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 });
  const { format, width, height } = await open().metadata();
  if (!imageLimits[use].formats.some((one) => one === format)) return 'WRONG_TYPE';
  if (width * height > mostPixels) return 'FAILED';
  const isRead = use === 'receipt';
  const size = isRead
    ? ({ width: receiptPx, height: receiptPx, fit: 'inside', withoutEnlargement: true } as const)
    : ({ width: largePx, height: largePx, fit: 'cover' } as const);
  const large = await open().autoOrient().resize(size).webp().toBuffer();
  return { large, small: await sharp(large).resize(smallPx, smallPx).webp().toBuffer() };
}
