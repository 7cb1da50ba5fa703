/**
 * Hashing a password takes a quarter of a second of a processor. So only a few are hashed at once, and a flood from
 * one network waits behind everybody else: those who have signed in from their network before come first, then each
 * network in turn.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { tooMany } from '../../kernel/limits/rateLimits.ts';

export type Lane = {
  /** A network, or a known person. */
  whose: string;
  isKnown: boolean;
};

export type HashQueue = <Made>(lane: Lane, work: () => Promise<Made>) => Promise<Made>;

type Waiting = { start(): void; refuse(): void };

type Bounds = {
  atOnce: number;
  /** The longest queue of one network or person. */
  ofOne: number;
  /** The longest queue of unknown networks in total. */
  atMost: number;
};

const retrySeconds = 1;

export function makeHashQueue({ atOnce, ofOne, atMost }: Bounds): HashQueue {
  const known = makeTurns();
  const others = makeTurns();
  let running = 0;

  function turn({ whose, isKnown }: Lane): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const turns = isKnown ? known : others;
      turns.add(whose, { start: resolve, refuse: () => reject(tooMany(retrySeconds)) });
      if (turns.waitingOf(whose) > ofOne) turns.refuseOldest(whose);
      if (!isKnown && others.waiting() > atMost) others.refuseOldest(others.longest());
    });
  }

  return async (lane, work) => {
    await turn(lane);
    try {
      return await work();
    } finally {
      const following = known.next() ?? others.next();
      if (following) following.start();
      else running -= 1;
    }
  };
}

/** Round robin between owners, however many entries each has waiting. */
function makeTurns() {
  /** In the order in which they are served. */
  const stacks = new Map<string, Waiting[]>();
  const stackOf = (whose: string): Waiting[] => stacks.get(whose) ?? [];
  const keep = (whose: string, stack: Waiting[]): void => {
    if (stack.length > 0) stacks.set(whose, stack);
    else stacks.delete(whose);
  };
  return {
    add: (whose: string, one: Waiting) => keep(whose, [...stackOf(whose), one]),
    waitingOf: (whose: string) => stackOf(whose).length,
    waiting: () => [...stacks.values()].reduce((sum, stack) => sum + stack.length, 0),
    longest: () => [...stacks].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? '',
    refuseOldest(whose: string): void {
      const [oldest, ...rest] = stackOf(whose);
      keep(whose, rest);
      oldest?.refuse();
    },
    /** The newest entry of an owner first: in a flood it is the one whose caller still waits. */
    next(): Waiting | undefined {
      const [whose] = stacks.keys();
      if (whose === undefined) return undefined;
      const stack = stackOf(whose);
      stacks.delete(whose);
      keep(whose, stack.slice(0, -1));
      return stack.at(-1);
    },
  };
}

/** Leaves one processor for everything else. */
const queue = makeHashQueue({
  atOnce: Math.max(1, Math.min(3, availableParallelism() - 1)),
  ofOne: 40,
  atMost: 200,
});

const lanes = new AsyncLocalStorage<Lane>();

/** Hashing within this work waits in this lane, also when a library requests it. */
export const hashingFor = <Made>(lane: Lane, work: () => Promise<Made>): Promise<Made> =>
  lanes.run(lane, work);

/** Without a lane the program itself is hashing. */
export const inHashQueue = <Made>(work: () => Promise<Made>): Promise<Made> =>
  queue(lanes.getStore() ?? { whose: randomUUID(), isKnown: true }, work);
