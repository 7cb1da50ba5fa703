/** A part of the page that cannot be fetched now is fetched when the line is back. */

const againMs = 3_000;

/** What was asked for can come later, and is asked for again. */
export class NotHereNow extends Error {}

/** A part of the page, or its style, that could not be fetched; each browser says it in its own words. */
const unfetched =
  /dynamically imported module|importing a module script|module script failed|unable to preload css/i;

const isMissing = (fault: unknown): boolean =>
  fault instanceof NotHereNow ||
  (fault instanceof Error && (!navigator.onLine || unfetched.test(fault.message)));

/** Until the line is back, or may be. */
export const lineOrPause = (): Promise<void> =>
  new Promise((resolve) => {
    const go = (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, againMs);
    window.addEventListener('online', go);
  });

/** Tries again when the line is back or after a pause, as long as only something is missing that can come. */
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
