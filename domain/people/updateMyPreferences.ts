/** Whoever is no teacher chooses language, theme, currency, zone and week for themselves; a teacher's are among her settings. */
import * as v from 'valibot';
import { isRefusal, refuse, type Refusal } from '../basics/refusal.ts';
import type { Gathering } from '../kernel/facts.ts';
import { operation, type Change } from '../kernel/operation.ts';
import { ownPerson } from './ownFacts.ts';
import { preferencesInput } from './person.ts';
import { withPreferences } from './preferences.ts';
import type { Person } from './personRow.ts';

export const updateMyPreferences = operation({
  name: 'updateMyPreferences',
  own: true,
  payload: 'own',
  writes: ['person'],
  card: {
    effect: ({ preferences: { timeZone, weekStart } }) =>
      timeZone === undefined && weekStart === undefined ? null : 'setting',
  },
  args: v.strictObject({ preferences: preferencesInput }),
  *facts(_args, actor): Gathering<{ person: Person } | Refusal> {
    if (actor.role === 'teacher') return refuse('FORBIDDEN');
    const person = yield* ownPerson({ id: actor.id, field: 'preferences' }, actor);
    return isRefusal(person) ? person : { person };
  },
  change({ preferences }, { person }): Change | Refusal {
    const after = withPreferences(person, preferences);
    return isRefusal(after) ? after : { rows: [{ before: person, after }], tell: [], about: [person.id] };
  },
});
