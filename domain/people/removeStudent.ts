/**
 * A parent speaks for a child no longer. A profile that only they kept, and that no teacher knows, goes with it: for
 * thirty days it can be brought back.
 */
import * as v from 'valibot';
import { refuse, type Refusal } from '../basics/refusal.ts';
import { id } from '../basics/wire.ts';
import { need, type Gathering } from '../kernel/facts.ts';
import { operation, type Change } from '../kernel/operation.ts';
import type { RowChange } from '../kernel/rows.ts';
import type { Guardianship, Person, Standing } from './personRow.ts';

type Facts = { guardianship: Guardianship; child: Person; standing: Standing };

export const removeStudent = operation({
  name: 'removeStudent',
  own: true,
  payload: 'own',
  writes: ['person', 'guardianship'],
  card: {
    effect: 'removeChild',
    about: ({ studentId }, _rows, names) => names.person(studentId),
  },
  args: v.strictObject({ studentId: id }),
  *facts({ studentId }, actor): Gathering<Facts | Refusal> {
    if (actor.role !== 'parent') return refuse('FORBIDDEN');
    const children = yield* need('guardianships', { parentId: actor.id });
    const guardianship = children.find((each) => each.id === studentId);
    const [child] = guardianship ? yield* need('persons', { ids: [studentId] }) : [];
    if (!guardianship || !child) return refuse('NOT_FOUND', 'studentId');
    return { guardianship, child, standing: yield* need('personStanding', { studentId }) };
  },
  // Whoever has learned somewhere and has no account of their own stays with somebody who speaks for them.
  authorize: (_actor, { standing: { hasAccount, guardians, teachers } }) =>
    !hasAccount && guardians < 2 && teachers > 0 ? refuse('IN_USE', 'studentId', { teachers }) : null,
  change(_args, { guardianship, child, standing }, { nowMs }): Change {
    const rows: RowChange[] = [{ before: guardianship, after: null }];
    if (!standing.hasAccount && standing.guardians < 2)
      rows.push({ before: child, after: { ...child, removedMs: nowMs } });
    return { rows, tell: [], about: [child.id] };
  },
});
