/** Runs something when the browser has nothing better to do; what is given back calls it off. */

/** Where the browser has no idle time of its own to give. */
const idleMs = 1_000;

export function whenIdle(run: () => void): () => void {
  // A page that is busy for long is served all the same.
  if ('requestIdleCallback' in globalThis) {
    const asked = requestIdleCallback(run, { timeout: 5 * idleMs });
    return () => cancelIdleCallback(asked);
  }
  const asked = setTimeout(run, idleMs);
  return () => clearTimeout(asked);
}
