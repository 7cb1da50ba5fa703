/** Slots for long-running work: a few for each person, so that nobody blocks others, and a queue for what the machine does at once. */
import { tooMany } from './rateLimits.ts';

export type Slots = {
  /** Throws when this person has no free slot; otherwise returns how to leave the slot. */
  enter(person: string): () => void;
  /** Runs it when the machine has capacity; throws when that takes too long. */
  inTurn<Made>(work: () => Promise<Made>): Promise<Made>;
};

const retrySeconds = 2;

export function makeSlots({
  ofOne,
  atOnce,
  longestWaitMs,
}: {
  ofOne: number;
  atOnce: number;
  longestWaitMs: number;
}): Slots {
  const taken = new Map<string, number>();
  const waiting: (() => void)[] = [];
  let running = 0;

  function start(): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const go = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(go), 1);
        reject(tooMany(retrySeconds));
      }, longestWaitMs);
      waiting.push(go);
    });
  }

  function end(): void {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  return {
    enter(person) {
      const own = taken.get(person) ?? 0;
      if (own >= ofOne) throw tooMany(retrySeconds);
      taken.set(person, own + 1);
      return () => {
        const left = (taken.get(person) ?? 1) - 1;
        if (left > 0) taken.set(person, left);
        else taken.delete(person);
      };
    },
    async inTurn(work) {
      await start();
      try {
        return await work();
      } finally {
        end();
      }
    },
  };
}
