/** The picture in an uploaded form: streamed, so that the server never holds all of it in memory (access.md T12). */
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import { Denied } from '../../basics/httpDenied.ts';

export function pictureIn<Made>(
  req: IncomingMessage,
  mostBytes: number,
  take: (picture: Readable) => Promise<Made>,
): Promise<Made> {
  const type = req.headers['content-type'] ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) {
    throw new Denied(415, 'BAD_REQUEST', 'The body must be multipart/form-data.');
  }
  return new Promise((resolve, reject) => {
    const form = openForm(type, mostBytes);
    let picture: BusboyFileStream | null = null;
    const end = (fault: Error): void => {
      if (form) req.unpipe(form);
      picture?.destroy(fault);
      reject(fault);
    };
    const missing = (): void => end(new Denied(400, 'BAD_REQUEST', 'image is missing.', { field: 'image' }));
    if (form === null) return missing();
    form.on('file', (name: string, file: BusboyFileStream) => {
      if (name !== 'image' || picture !== null) return void file.resume();
      picture = file;
      file.on('limit', () =>
        end(new Denied(413, 'BODY_TOO_LARGE', `A picture may hold at most ${mostBytes / 1024 / 1024} MB.`)),
      );
      take(file).then(resolve, reject);
    });
    form.on('finish', () => {
      if (picture === null) missing();
    });
    form.on('error', missing);
    // The client disconnected in the middle.
    req.on('close', () => {
      if (!req.complete) end(new Denied(400, 'BAD_REQUEST', 'The picture did not come whole.'));
    });
    req.pipe(form);
  });
}

/** null: the content type has no valid boundary. */
function openForm(type: string, mostBytes: number): InstanceType<typeof Busboy> | null {
  try {
    const limits = { files: 2, fields: 5, parts: 8, fileSize: mostBytes, fieldSize: 1024 };
    return new Busboy({ headers: { 'content-type': type }, limits });
  } catch {
    return null;
  }
}
