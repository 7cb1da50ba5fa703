/**
 * One read for everybody who waits for the same key, but never one that started before they asked: it includes
 * whatever was committed by then. Under load, one read answers all who came during the one before.
 */
export function shareReading<Key, Answer>(
  read: (key: Key) => Promise<Answer>,
): (key: Key) => Promise<Answer> {
  const running = new Map<Key, Promise<Answer>>();
  const waiting = new Map<Key, Promise<Answer>>();

  function begin(key: Key): Promise<Answer> {
    waiting.delete(key);
    const reading = read(key);
    running.set(key, reading);
    const end = (): void => {
      if (running.get(key) === reading) running.delete(key);
    };
    reading.then(end, end);
    return reading;
  }

  return (key) => {
    const earlier = running.get(key);
    if (!earlier) return begin(key);
    const next =
      waiting.get(key) ??
      earlier.then(
        () => begin(key),
        () => begin(key),
      );
    waiting.set(key, next);
    return next;
  };
}
