/** A person's own profile as it changes: loaded again, and shown as it may be seen at that moment. */
import type { Id } from '../../../domain/basics/ids.ts';
import type { Live } from '../../kernel/live/live.ts';
import { Rows } from '../../kernel/live/rows.ts';

/** `load`: the profile as the watcher may see it now; null ends the stream. */
export const watchProfile = <Row>(
  live: Pick<Live, 'listen'>,
  isAbout: (userIds: readonly Id[]) => boolean,
  load: () => Promise<Row | null>,
): Rows<Row> =>
  new Rows(({ row: tell, end }) => {
    let sending = Promise.resolve();
    async function send(): Promise<void> {
      const row = await load();
      if (row === null) end();
      else tell(row);
    }
    return live.listen((announcement) => {
      const isNews =
        announcement.kind === 'resumed' ||
        (announcement.kind === 'profiles' && isAbout(announcement.userIds));
      if (isNews) sending = sending.then(send).catch(end);
    });
  });
