/** Reading thousands of lessons at once keeps this process from everybody else, so it is counted; a page reads a long calendar in parts. */
import type { Id } from '../../../domain/basics/ids.ts';
import type { Context } from '../../kernel/api/context.ts';
import { countOrDeny } from '../../kernel/limits/countOrDeny.ts';
import type { CalendarPart } from './calendarPart.ts';
import type { KeptCalendars } from './calendarCache.ts';

/** About 250 rows each. */
const mostParts = 8;
/** Whoever is further behind than this reads the parts anew. */
const mostRevisions = 2_000;
const shortMs = 100 * 86_400_000;

type Asked = { teacherId: Id; part: CalendarPart; since: number | null };

/** Throws RATE_LIMITED for whoever has read whole long calendars too often. */
export async function countLongReading(
  calendars: Pick<KeptCalendars, 'cutsOf'>,
  { limits, actor }: Pick<Context, 'limits' | 'actor'>,
  { teacherId, part, since }: Asked,
): Promise<void> {
  if (since === null && isShort(part)) return;
  const calendar = await calendars.cutsOf(teacherId);
  if (!calendar) return;
  const { cuts, revision } = calendar;
  const isLong =
    since === null
      ? partsIn(part, cuts) > mostParts
      : cuts.length >= mostParts && revision - since > mostRevisions;
  if (isLong) await countOrDeny({ limits }, 'longCalendars', { who: actor?.id ?? '' });
}

const isShort = ({ fromMs, untilMs }: CalendarPart): boolean =>
  fromMs !== null && untilMs !== null && untilMs - fromMs <= shortMs;

const partsIn = ({ after, upTo }: CalendarPart, cuts: readonly Id[]): number =>
  cuts.filter((cut) => (after === null || cut > after) && (upTo === null || cut < upTo)).length + 1;
