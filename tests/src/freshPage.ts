/**
 * The files of a process share it, and each begins as in one of its own: with a new window (document, storage, history,
 * listeners), Node's globals as they were, no timer and no channel that an earlier file left, and all modules evaluated anew.
 */
import { vi } from 'vitest';
import { builtinEnvironments, type EnvironmentReturn } from 'vitest/runtime';

type Shared = {
  /** Node's own, as they are before the first window. */
  globals: ReadonlyMap<string, PropertyDescriptor>;
  window: EnvironmentReturn;
  timers: Set<NodeJS.Timeout>;
  channels: Set<BroadcastChannel>;
};

const place = Symbol.for('lesson-desk.freshPage');
const kept = globalThis as { [place]?: Shared };

const globalsNow = (): Map<string, PropertyDescriptor> =>
  new Map(Object.entries(Object.getOwnPropertyDescriptors(globalThis)));

/** Tells vitest's own apart, which belong to the process. */
const isOfVitest = (name: string): boolean => name.startsWith('__vitest');

function restoreGlobals(globals: Shared['globals']): void {
  for (const name of globalsNow().keys())
    if (!globals.has(name) && !isOfVitest(name)) Reflect.deleteProperty(globalThis, name);
  for (const [name, descriptor] of globals)
    if (descriptor.configurable) Object.defineProperty(globalThis, name, descriptor);
}

async function leave({ globals, window, timers, channels }: Shared): Promise<void> {
  // What the last test set going and is at its end already comes to it still with the page it belongs to.
  await new Promise((resolve) => setImmediate(resolve));
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  for (const timer of timers) clearTimeout(timer);
  for (const channel of channels) channel.close();
  await window.teardown(globalThis);
  restoreGlobals(globals);
}

/** With all that Node's own has beside being called: `promisify` asks for it. */
function recorded(begin: typeof setTimeout, timers: Shared['timers'], once: boolean): typeof setTimeout {
  const call = (told: (...args: unknown[]) => void, ms?: number, ...args: unknown[]): NodeJS.Timeout => {
    const timer = begin(() => {
      if (once) timers.delete(timer);
      told(...args);
    }, ms);
    timers.add(timer);
    return timer;
  };
  return Object.defineProperties(call, Object.getOwnPropertyDescriptors(begin)) as typeof setTimeout;
}

function recordWhatStaysOpen({ timers, channels }: Pick<Shared, 'timers' | 'channels'>): void {
  globalThis.setTimeout = recorded(setTimeout, timers, true);
  globalThis.setInterval = recorded(setInterval as typeof setTimeout, timers, false) as typeof setInterval;
  globalThis.BroadcastChannel = class extends BroadcastChannel {
    constructor(name: string) {
      super(name);
      channels.add(this);
    }
  };
}

const last = kept[place];
if (last) await leave(last);
vi.resetModules();
const globals = last?.globals ?? globalsNow();
const open = { timers: new Set<NodeJS.Timeout>(), channels: new Set<BroadcastChannel>() };
kept[place] = { globals, ...open, window: await builtinEnvironments.jsdom.setup(globalThis, {}) };
recordWhatStaysOpen(open);
