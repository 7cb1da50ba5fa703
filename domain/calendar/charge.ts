/** What is written of one attendee's charge for one lesson, and whether it is covered. */
import type { Id } from '../basics/ids.ts';
import type { Lesson } from './lesson.ts';
import type { Charge } from './occurrence.ts';

export const chargeIn = ({ occurrence }: Pick<Lesson, 'occurrence'>, studentId: Id): Charge | null =>
  occurrence?.charges.find((each) => each.studentId === studentId) ?? null;

export const allocatedMinor = ({ allocations }: Pick<Charge, 'allocations'>): number =>
  allocations.reduce((sum, { amountMinor }) => sum + amountMinor, 0);

/** As written; what a credit will cover is known to the ledger alone. */
export const isSettled = (charge: Charge): boolean =>
  charge.allocations.some(({ inLessons }) => inLessons) || allocatedMinor(charge) >= charge.amountMinor;
