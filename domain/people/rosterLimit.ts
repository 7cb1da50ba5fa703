/** How many students a plan holds; those who were put away take no place (spec section 1). */
import type { Refusal } from '../basics/refusal.ts';
import { planRefusal } from '../plans/plans.ts';
import type { Teacher } from './people.ts';
import type { LinkedStudent } from './link.ts';

/** Whether one more may come. */
export function checkRoom(teacher: Teacher, roster: readonly LinkedStudent[], field: string): Refusal | null {
  const active = roster.filter(({ archived }) => !archived).length;
  return planRefusal(teacher, { limit: 'students', count: active + 1 }, field);
}
