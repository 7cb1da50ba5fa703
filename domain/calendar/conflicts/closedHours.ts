/** The hours that a teacher keeps free of lessons, whatever kind of row declares that it closes them. */
import type { Id } from '../../basics/ids.ts';
import { entityOf, rowKindNames } from '../../entities/entities.ts';
import { need, type Gathering } from '../../kernel/facts.ts';
import type { AskedKind, KindsWith, Row } from '../../kernel/rows.ts';
import type { MeetingWithOccurrences } from '../occurrence.ts';

type ClosingKind = Extract<KindsWith<{ closes: object }>, AskedKind>;

export const closingKinds = rowKindNames.filter(
  (kind): kind is ClosingKind => entityOf({ kind }).closes !== undefined,
);

/** As what lessons are held against, gone or not; null: it closes nothing. */
export const hoursClosedBy = (row: Row): MeetingWithOccurrences | null => entityOf(row).closes?.(row) ?? null;

/** All that stand. */
export function* closedHours(teacherId: Id): Gathering<MeetingWithOccurrences[]> {
  const found: MeetingWithOccurrences[] = [];
  for (const kind of closingKinds) {
    const rows = yield* need(`${kind}s`, { teacherId });
    found.push(...rows.flatMap((row) => hoursClosedBy(row) ?? []));
  }
  return found;
}
