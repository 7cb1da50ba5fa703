/** The school as it was last here, on the device: read where there is no line. It goes with the person (src/lib/device/forgetDevice.ts). */
import { get, set } from 'idb-keyval';
import { whenIdle } from '../page/whenIdle.ts';

type Kept<Lists> = { userId: string; lists: Lists };

const schoolKey = (userId: string): string => `school:${userId}`;
/** Apart from the lists, which are much: until when they were known to be right. */
const seenKey = (userId: string): string => `schoolSeen:${userId}`;

/** Null: nothing is kept, or the device keeps nothing. */
export async function keptSchool<Lists>(userId: string): Promise<{ lists: Lists; asOfMs: number } | null> {
  try {
    const [kept, asOfMs] = await Promise.all([
      get<Kept<Lists>>(schoolKey(userId)),
      get<number>(seenKey(userId)),
    ]);
    return kept?.userId === userId && asOfMs !== undefined ? { lists: kept.lists, asOfMs } : null;
  } catch {
    return null;
  }
}

const firstMs = 1_000;
/** Long calendars are much to write. */
const againMs = 10_000;
const seenEveryMs = 30_000;

type State = { status: string; user: { id: string } | null; asOfMs: number | null };
type Store<Now> = { getState(): Now; subscribe(listener: (now: Now, before: Now) => void): unknown };

/** A browser without a store, or with a full one, keeps nothing. */
async function keep(key: string, value: unknown): Promise<void> {
  try {
    await set(key, value);
  } catch {
    // The school is asked for when the product opens.
  }
}

/** Keeps these lists as the server gave them, and until when they were right. */
export function keepSchool<Now extends State>(
  store: Store<Now>,
  names: readonly (keyof Now)[],
  hasLine: () => boolean,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let seeing: ReturnType<typeof setInterval> | undefined;
  let keptFor: string | null = null;

  const freshUser = (now: Now): string | null =>
    now.status === 'ready' && now.asOfMs === null ? (now.user?.id ?? null) : null;

  const noteSeen = (): void => {
    const userId = freshUser(store.getState());
    if (userId === null || userId !== keptFor || !hasLine()) return;
    void keep(seenKey(userId), Date.now());
  };

  const write = (): void => {
    timer = undefined;
    const now = store.getState();
    const userId = freshUser(now);
    if (userId === null) return;
    keptFor = userId;
    seeing ??= setInterval(noteSeen, seenEveryMs);
    const lists = Object.fromEntries(names.map((name) => [name, now[name]]));
    void keep(schoolKey(userId), { userId, lists });
    noteSeen();
  };

  const look = (now: Now, before?: Now): void => {
    const userId = freshUser(now);
    if (userId === null) {
      clearTimeout(timer);
      timer = undefined;
      if (now.user === null) keptFor = null;
      return;
    }
    const isSame = before && names.every((name) => now[name] === before[name]);
    if (isSame && freshUser(before) === userId) return;
    timer ??= setTimeout(() => whenIdle(write), keptFor === userId ? againMs : firstMs);
  };
  store.subscribe(look);
  look(store.getState());
}
