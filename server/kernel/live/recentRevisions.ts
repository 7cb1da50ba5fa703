/**
 * The revision of each teacher a minute ago. Whoever fetches a list and subscribes beside it is sent what was written
 * in between: the list may be older than the subscription.
 */
import type { Id } from '../../../domain/basics/ids.ts';
import type { Live } from './live.ts';

/** The time between requesting a list and being subscribed, on a slow connection. */
export const recentMs = 60_000;

export type RecentRevisions = {
  /** The revision before the first that was announced within the last minute; null when none was. */
  before(teacherId: Id): number | null;
};

export function keepRecentRevisions(
  live: Pick<Live, 'listen'>,
  nowMs: () => number = () => performance.now(),
): RecentRevisions {
  /** In order of arrival. */
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
