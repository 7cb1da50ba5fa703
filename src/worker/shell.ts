/** What the page is made of, kept whole by version, so that the product opens without a line. */

/** Written into the worker when it is built (scripts/worker/buildWorker.ts). */
export type Shell = {
  version: string;
  /** Address → what is in it, of files whose names do not tell. */
  files: readonly { path: string; revision?: string }[];
  /** Drawn at build in both languages: the server knows which is asked for. */
  publicPaths: readonly string[];
};

/** Nothing of a person is in these, so they outlive a sign-out (src/lib/device/forgetDevice.ts). */
export const shellPrefix = 'shell-';

const atOnce = 6;

const nameOf = ({ version }: Shell): string => `${shellPrefix}${version}`;

/** Keeps all files or none: a worker whose shell is not whole is not installed, and is tried again. */
export async function keepShell(shell: Shell): Promise<void> {
  const earlier = await earlierNames(shell);
  const kept = await caches.open(nameOf(shell));
  const waiting = [...shell.files];
  const keepNext = async (): Promise<void> => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      if (await kept.match(file.path, { ignoreVary: true })) continue;
      await kept.put(file.path, await bring(file, earlier));
    }
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, keepNext));
  } catch (fault) {
    await caches.delete(nameOf(shell));
    throw fault;
  }
}

/** A file that names its content has not changed since an earlier version; the others are asked for anew. */
async function bring({ path, revision }: Shell['files'][number], earlier: readonly string[]) {
  if (revision === undefined)
    for (const cacheName of earlier) {
      const known = await caches.match(path, { cacheName, ignoreVary: true });
      if (known) return known;
    }
  const answer = await fetch(path, revision === undefined ? {} : { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`${path} was answered by ${answer.status}`);
  return answer;
}

const earlierNames = async (shell: Shell): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(shellPrefix) && name !== nameOf(shell));

/** The version before stays: a tab that still shows it finds its later parts, which the server no longer has. */
export async function forgetOldShells(shell: Shell): Promise<void> {
  const earlier = await earlierNames(shell);
  await Promise.all(earlier.slice(0, -1).map((name) => caches.delete(name)));
}

export async function keptFile(shell: Shell, path: string): Promise<Response | undefined> {
  const cacheName = nameOf(shell);
  return (
    (await caches.match(path, { cacheName, ignoreVary: true })) ??
    (path.startsWith('/assets/') ? caches.match(path, { ignoreVary: true }) : undefined)
  );
}
