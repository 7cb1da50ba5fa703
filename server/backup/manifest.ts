/** The list of all files in a backup, written last: a folder without it is no backup. */
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import * as v from 'valibot';
import { CannotStart } from '../basics/cannotStart.ts';

const file = 'manifest.json';
const format = 1;

/** A path relative to the backup's folder. */
const path = v.pipe(
  v.string(),
  v.check((text) => text !== '' && !posix.isAbsolute(text) && !text.split(/[/\\]/).includes('..')),
);
const manifest = v.object({
  format: v.literal(format),
  madeAt: v.string(),
  postgres: v.string(),
  wal: v.object({ first: v.string(), last: v.string() }),
  folders: v.array(path),
  files: v.array(v.object({ path, size: v.number(), sha256: v.string() })),
});

export type Manifest = v.InferOutput<typeof manifest>;

export const manifestFile = file;
export const makeManifest = (content: Omit<Manifest, 'format'>): string =>
  `${JSON.stringify({ format, ...content }, null, 1)}\n`;

export function readManifest(folder: string): Manifest {
  const at = join(folder, file);
  if (!existsSync(at)) {
    throw new CannotStart(
      `${folder} is not a backup, or one that was broken off: it has no ${file}. Choose another folder.`,
    );
  }
  const read = v.safeParse(manifest, parse(readFileSync(at, 'utf8')));
  if (read.success) return read.output;
  throw new CannotStart(
    `${at} cannot be read; the backup is damaged, or was made by a newer version of this program.`,
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
