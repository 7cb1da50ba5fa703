/** Brings what reads sentences: while the page is idle, so that it is here before the line may be gone, and again until it has come. */

export type Brain = typeof import('./brain.ts');

let brain: Brain | null = null;

/** What has been fetched already; null before. */
export const readerHere = (): Brain | null => brain;

export async function wake(): Promise<Brain> {
  brain ??= await import('./brain.ts');
  return brain;
}

/** Where the browser has no idle time of its own to give. */
const idleMs = 1_000;

const whenIdle = (run: () => void): void => {
  // A page that is busy for long is served all the same.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 5 * idleMs });
  else setTimeout(run, idleMs);
};

/** Fetches the reader, then the parts of the language that few sentences need, then lays out its first phrases. */
export function fetchReaderWhileIdle(): void {
  whenIdle(() => void untilItComes(wake).then((mind) => whenIdle(() => void untilItComes(mind.getReady))));
}

const againMs = 3_000;

/** A part of the page that could not be fetched; each browser says it in its own words. */
const isMissing = (fault: unknown): boolean =>
  fault instanceof Error &&
  (!navigator.onLine ||
    /dynamically imported module|importing a module script|module script failed/i.test(fault.message));

const lineOrPause = (): Promise<void> =>
  new Promise((resolve) => {
    const go = (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, againMs);
    window.addEventListener('online', go);
  });

/** Tries again when the line is back or after a pause, as long as only a part of the page is missing. */
export async function untilItComes<Done>(
  attempt: () => Promise<Done>,
  onMissing?: () => void,
): Promise<Done> {
  for (;;)
    try {
      return await attempt();
    } catch (fault) {
      if (!isMissing(fault)) throw fault;
      onMissing?.();
      await lineOrPause();
    }
}
