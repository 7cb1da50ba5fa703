/** A parent changes their own profile. */
import * as v from 'valibot';
import { isRefusal, refuse, type Refusal } from '../basics/refusal.ts';
import type { Marks } from '../basics/wire.ts';
import { version } from '../kernel/sharedInput.ts';
import type { Gathering } from '../kernel/facts.ts';
import { operation, type Change } from '../kernel/operation.ts';
import { ownPerson } from './ownFacts.ts';
import { personEntries, withPersonPatch } from './person.ts';
import { withPreferences } from './preferences.ts';
import type { Person } from './personRow.ts';
import { profileCard } from './profileCard.ts';

const parent = v.pipe(v.strictObject(personEntries), v.metadata({ input: 'ParentInput' } satisfies Marks));

export const updateParent = operation({
  name: 'updateParent',
  own: true,
  payload: 'parent',
  writes: ['person'],
  card: profileCard,
  args: v.strictObject({ parent, version }),
  *facts({ parent: said, version: shown }, actor): Gathering<{ person: Person } | Refusal> {
    if (actor.role !== 'parent') return refuse('FORBIDDEN');
    if (said.id !== actor.id) return refuse('NOT_FOUND', 'parent.id');
    const person = yield* ownPerson({ id: said.id, version: shown, field: 'parent.id' }, actor);
    return isRefusal(person) ? person : { person };
  },
  change({ parent: said }, { person }): Change | Refusal {
    const named = withPersonPatch(person, said);
    const after = isRefusal(named) ? named : withPreferences(named, said.preferences);
    return isRefusal(after) ? after : { rows: [{ before: person, after }], tell: [], about: [person.id] };
  },
});
