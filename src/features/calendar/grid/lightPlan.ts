/**
 * What of a plan can be drawn over the lessons that stand, without laying out their days anew: a lesson that leaves its place, and one that
 * comes to hours where nothing else stands. This is what a key of a sentence changes most often; the rest is left to the calendar's library.
 */
import { addMinutes } from '../../../../domain/basics/wallTime.ts';
import type { GridView } from '../../../lib/lessons/calendarView.ts';
import type { Shown } from '../../../lib/lessons/shown.ts';

export type LightPlan = {
  /** Lessons that leave their place, by the key of the one that stands there. */
  old: ReadonlyMap<string, Shown>;
  ghosts: readonly Shown[];
};

/** Nothing is drawn lower than this, however short it is. */
const leastMinutes = 30;

const standingKey = ({ meetingId, slot }: Shown): string => `lesson ${meetingId} ${slot}`;

/** Made anew and equal is no change. */
const isSame = (one: Shown, other: Shown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

function standsAlone(ghost: Shown, others: readonly Shown[]): boolean {
  const least = addMinutes(ghost.start, leastMinutes);
  const end = ghost.end > least ? ghost.end : least;
  if (ghost.allDay || end.slice(0, 10) !== ghost.start.slice(0, 10)) return false;
  const reaches = addMinutes(ghost.start, -leastMinutes);
  const hits = (one: Shown): boolean =>
    !one.allDay && one.start < end && (one.end > ghost.start || one.start > reaches);
  return !others.some((one) => one !== ghost && hits(one));
}

/** null where the days must be laid out anew. */
export function lightPlan(
  standing: readonly Shown[],
  shown: readonly Shown[],
  view: GridView,
): LightPlan | null {
  const old = new Map<string, Shown>();
  if (standing === shown) return { old, ghosts: [] };
  // A cell of a month counts what it has no room for.
  if (view === 'month') return null;
  const byKey = new Map(standing.map((one) => [one.key, one]));
  const ghosts: Shown[] = [];
  let kept = 0;
  for (const one of shown) {
    if (one.state === 'ghost') {
      ghosts.push(one);
      continue;
    }
    const stood = byKey.get(one.state === 'old' ? standingKey(one) : one.key);
    if (!stood) return null;
    if (one.state === 'old') {
      if (!isSame({ ...one, key: stood.key, state: stood.state }, stood)) return null;
      old.set(stood.key, one);
    } else if (!isSame(one, stood)) return null;
    kept++;
  }
  const others = [...standing, ...ghosts];
  return kept === standing.length && ghosts.every((ghost) => standsAlone(ghost, others))
    ? { old, ghosts }
    : null;
}

/** The first lesson of its day that begins later. */
export function nextOfDay({ start }: Shown, standing: readonly Shown[]): Shown | null {
  const day = start.slice(0, 10);
  const later = standing.filter((one) => !one.allDay && one.start > start && one.start.startsWith(day));
  return later.reduce<Shown | null>((first, one) => (first && first.start <= one.start ? first : one), null);
}
