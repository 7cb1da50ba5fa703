/** Copies files with their checksums; each is flushed to disk before it counts. */
import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { lstat, mkdir, open, readdir, readlink, realpath, type FileHandle } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { CannotStart, codeOf } from '../basics/cannotStart.ts';

export type Copied = { path: string; size: number; sha256: string };

/** Folders and files below a folder, as relative paths. */
export type Tree = { folders: string[]; files: string[] };

/** Files that disappear meanwhile were not needed: the database's log records what happened to them. */
export async function listTree(root: string, skips: (path: string) => boolean): Promise<Tree> {
  const tree: Tree = { folders: [], files: [] };
  const walk = async (folder: string): Promise<void> => {
    for (const name of (await unlessGone(readdir(join(root, folder)))) ?? []) {
      const path = folder === '' ? name : `${folder}/${name}`;
      const found = skips(path) ? null : await unlessGone(lstat(join(root, path)));
      if (found?.isSymbolicLink()) refuseLink(join(root, path));
      if (found?.isFile()) tree.files.push(path);
      if (found?.isDirectory()) {
        tree.folders.push(path);
        await walk(path);
      }
    }
  };
  await walk('');
  return tree;
}

export async function makeFolders(root: string, folders: string[]): Promise<void> {
  for (const folder of folders) await mkdir(join(root, folder), { recursive: true, mode: 0o700 });
}

/** Whoever may write in the data folder could have root copy what only root may read. */
function refuseLink(path: string): never {
  throw new CannotStart(
    `${path} is a link, and no file or folder of its own. Links are not followed: put what it names in its place, or remove it.`,
  );
}

/** What is opened lies below the root, whatever was exchanged since the folders were listed. */
export async function openWithin(root: string, path: string): Promise<FileHandle> {
  const full = join(root, path);
  const file = await open(full, constants.O_RDONLY | constants.O_NOFOLLOW).catch((fault: unknown) =>
    codeOf(fault) === 'ELOOP' ? refuseLink(full) : Promise.reject(fault as Error),
  );
  // Of the folders on the way only Linux tells what was opened; elsewhere the list of them was of no links.
  const opened = await readlink(`/proc/self/fd/${file.fd}`).catch(() => null);
  // PostgreSQL may have renamed or removed it since.
  if (opened === null || opened.startsWith(`${await realpath(root)}${sep}`)) return file;
  await file.close();
  return refuseLink(full);
}

const copiersAtOnce = 8;

/** In any order; a file that has disappeared is missing from the result. */
export async function copyAll(from: string, to: string, files: readonly string[]): Promise<Copied[]> {
  const copied: Copied[] = [];
  const waiting = files.values();
  await Promise.all(
    Array.from({ length: copiersAtOnce }, async () => {
      for (const path of waiting) {
        const one = await unlessGone(copyOne(from, to, path));
        if (one) copied.push(one);
      }
    }),
  );
  return copied;
}

const chunkBytes = 1 << 18;

async function copyOne(from: string, to: string, path: string): Promise<Copied> {
  const source = await openWithin(from, path);
  try {
    const target = await open(join(to, path), 'wx', 0o600);
    try {
      const hash = createHash('sha256');
      const chunk = Buffer.allocUnsafe(chunkBytes);
      let size = 0;
      for (;;) {
        const { bytesRead } = await source.read(chunk, 0, chunkBytes);
        if (bytesRead === 0) break;
        hash.update(chunk.subarray(0, bytesRead));
        await target.writeFile(chunk.subarray(0, bytesRead));
        size += bytesRead;
      }
      await target.sync();
      return { path, size, sha256: hash.digest('hex') };
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

/** Writes a file of our own in the same way. */
export async function writeDown(root: string, path: string, text: string | Buffer): Promise<Copied> {
  const target = await open(join(root, path), 'wx', 0o600);
  try {
    await target.writeFile(text);
    await target.sync();
  } finally {
    await target.close();
  }
  const size = Buffer.byteLength(text);
  return { path, size, sha256: createHash('sha256').update(text).digest('hex') };
}

/** The names in a folder are on disk only once the folder itself is flushed; Windows has no such call. */
export async function syncFolders(root: string, folders: string[]): Promise<void> {
  if (process.platform === 'win32') return;
  for (const path of [...folders.map((folder) => join(root, folder)), root, dirname(root)]) {
    const folder = await open(path);
    await folder.sync().finally(() => folder.close());
  }
}

async function unlessGone<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (fault) {
    if (codeOf(fault) === 'ENOENT') return null;
    throw fault;
  }
}
