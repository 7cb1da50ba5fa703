/**
 * Where each teacher's rows stood a minute ago. Whoever fetches a list and lays a line beside it is told what was
 * written in between: the list may be older than the line.
 */
import type { Id } from '../../domain/basics/ids.ts';
import type { Live } from './live.ts';

/** From the asking for a list until the line beside it stands, on a slow connection. */
export const recentMs = 60_000;

export type RecentRevisions = {
  /** The revision before the first that was announced within the last minute; null when none was. */
  before(teacherId: Id): number | null;
};

export function keepRecentRevisions(
  live: Pick<Live, 'listen'>,
  nowMs: () => number = () => performance.now(),
): RecentRevisions {
  /** In the order of their coming. */
  let heard: { teacherId: Id; revision: number; atMs: number }[] = [];
  const forget = (): void => {
    const first = heard.findIndex(({ atMs }) => nowMs() - atMs <= recentMs);
    heard = first === -1 ? [] : heard.slice(first);
  };
  live.listen((announcement) => {
    if (announcement.kind !== 'rows') return;
    forget();
    const { teacherId, revision } = announcement;
    heard.push({ teacherId, revision, atMs: nowMs() });
  });
  return {
    before(teacherId) {
      forget();
      const revisions = heard.filter((one) => one.teacherId === teacherId).map(({ revision }) => revision);
      return revisions.length === 0 ? null : Math.min(...revisions) - 1;
    },
  };
}
