/** A part of the page that cannot be fetched now is fetched when the line is back. */

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
