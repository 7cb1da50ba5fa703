/** Writes an upload to a temporary file until it is complete: meanwhile it occupies no decoding process. */
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export async function laidAside<Made>(
  take: (path: string) => Promise<void>,
  make: (picture: () => Readable) => Promise<Made>,
): Promise<Made> {
  const folder = await mkdtemp(join(tmpdir(), 'picture-'));
  try {
    const path = join(folder, 'picture');
    await take(path);
    return await make(() => createReadStream(path));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export const layAside = (picture: Readable, path: string): Promise<void> =>
  pipeline(picture, createWriteStream(path, { mode: 0o600 }));
