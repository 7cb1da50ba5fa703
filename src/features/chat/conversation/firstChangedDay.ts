/** The day to show for a plan: where its first lesson would stand, else where it stands now. */
import type { Day } from '../../../../domain/basics/wallTime.ts';
import type { Row, RowChange } from '../../../../domain/kernel/rows.ts';

function daysOfRow(row: Row): Day[] {
  if (row.kind === 'occurrence') return [(row.own.start ?? row.slot).slice(0, 10)];
  return 'start' in row ? [row.start.slice(0, 10)] : [];
}

/** A row that is new says where the change begins: the second half of a split, a lesson of its own. */
export function firstChangedDay(rows: readonly RowChange[]): Day | null {
  const news = rows.filter(({ before, after }) => before === null && after !== null);
  const chosen = news.length > 0 ? news : rows;
  const days = chosen.flatMap(({ before, after }) => {
    const row = after ?? before;
    return row ? daysOfRow(row) : [];
  });
  return days.sort()[0] ?? null;
}
