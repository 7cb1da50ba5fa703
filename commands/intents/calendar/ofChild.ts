/** Which child a parent speaks of, where they named one. */
import type { Slots } from '../../kernel/plan.ts';

export function ofChild(slots: Slots): { attendeeId?: string } {
  const { child } = slots as { child?: string };
  return child === undefined ? {} : { attendeeId: child };
}
