/** A person's own profile as it changes: loaded again, and shown as it may be seen at that moment. */
import { Repeater } from 'graphql-yoga';
import type { Id } from '../../../domain/basics/ids.ts';
import type { Live } from '../../kernel/live/live.ts';

/** `load`: the profile as the watcher may see it now; null ends the stream. */
export function watchProfile<Row>(
  live: Pick<Live, 'listen'>,
  isAbout: (userIds: readonly Id[]) => boolean,
  load: () => Promise<Row | null>,
): AsyncIterableIterator<Row> {
  return new Repeater<Row>(async (push, stop) => {
    let sending = Promise.resolve();
    const unlisten = live.listen((announcement) => {
      const isNews =
        announcement.kind === 'resumed' ||
        (announcement.kind === 'profiles' && isAbout(announcement.userIds));
      if (isNews) sending = sending.then(send);
    });
    async function send(): Promise<void> {
      try {
        const row = await load();
        if (row === null) stop();
        else void push(row);
      } catch (fault) {
        stop(fault);
      }
    }
    await stop;
    unlisten();
  });
}
