/** How a device is told: a browser by its push service, a phone by FCM. Both are turned on and off by the same code (pushDevice.ts). */

/** off: it may be asked. shut: the person has refused. none: it cannot. */
export type PushState = 'on' | 'off' | 'shut' | 'none';

/** What the server is told, and where. */
export type PushCall = { path: string; body: object };

export type PushWay = {
  state(): Promise<PushState>;
  /** Whether the person has not yet been asked on this device. */
  isUnasked(): Promise<boolean>;
  /** Asks the system's own question, so it must follow a press. */
  begin(): Promise<PushCall | 'shut' | 'none'>;
  /** What the server should know of this device by now; null: it is not told. */
  known(): Promise<PushCall | null>;
  /** Tells the server by `tell` before the device itself forgets. */
  end(tell: (call: PushCall) => Promise<unknown>): Promise<void>;
};

/** Some systems never answer. */
const patienceMs = 15_000;

export const inTime = <Answer>(asked: Promise<Answer>): Promise<Answer> =>
  Promise.race([
    asked,
    new Promise<never>((_, reject) =>
      setTimeout(() => reject(new Error('the device did not answer')), patienceMs),
    ),
  ]);
