/** What was written, as the actor may see it: a student's answer goes through the same mask as their lists. */
import type { Id } from '../../../domain/basics/ids.ts';
import type { Actor } from '../../../domain/kernel/actor.ts';
import type { Queries } from '../../db/tables.ts';
import { pluralOf } from '../entities/entity.ts';
import type { Kernel } from './kernel.ts';
import type { Written } from './outcome.ts';

export async function seenWritten(
  { shown, lessons }: Kernel,
  queries: Queries,
  { teacherId, actor, nowMs }: { teacherId: Id; actor: Actor; nowMs: number },
  written: Written,
): Promise<Written> {
  if (actor.role === 'teacher') return written;
  const seen: Written = {
    meetings: await lessons.seenBy(queries, teacherId, actor, written.meetings),
    rows: {},
  };
  for (const entity of shown) {
    const rows = written.rows[pluralOf(entity)] ?? [];
    if (rows.length === 0) continue;
    const [viewer] = await entity.viewers(queries, teacherId, [actor], nowMs);
    seen.rows[pluralOf(entity)] = viewer ? rows.flatMap((row) => entity.seenBy(row, viewer) ?? []) : [];
  }
  return seen;
}
