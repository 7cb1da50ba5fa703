/** A parent chooses the picture of their child. */
import * as v from 'valibot';
import { isRefusal, refuse, type Refusal } from '../basics/refusal.ts';
import { id } from '../basics/wire.ts';
import type { Gathering } from '../kernel/facts.ts';
import { operation, type Change } from '../kernel/operation.ts';
import { ownPerson } from './ownFacts.ts';
import type { Person } from './personRow.ts';

export const updateStudentImageByParent = operation({
  name: 'updateStudentImageByParent',
  own: true,
  payload: 'own',
  writes: ['person'],
  args: v.strictObject({ image: v.nullish(v.pipe(v.string(), v.maxLength(64))), studentId: id }),
  *facts({ studentId }, actor): Gathering<{ person: Person } | Refusal> {
    if (actor.role !== 'parent') return refuse('FORBIDDEN');
    if (studentId === actor.id) return refuse('NOT_FOUND', 'studentId');
    const person = yield* ownPerson({ id: studentId, field: 'studentId' }, actor);
    return isRefusal(person) ? person : { person };
  },
  change: ({ image }, { person }): Change => ({
    rows: [{ before: person, after: { ...person, image: image ?? null } }],
    tell: [],
    about: [person.id],
  }),
});
