/** A student, or a parent for their child, changes the student's own profile. */
import * as v from 'valibot';
import type { Id } from '../basics/ids.ts';
import { isRefusal, refuse, type Refusal } from '../basics/refusal.ts';
import type { Marks } from '../basics/wire.ts';
import { version } from '../kernel/sharedInput.ts';
import { need, type Gathering } from '../kernel/facts.ts';
import { operation, type Change } from '../kernel/operation.ts';
import { ownPerson, tellTeachers } from './ownFacts.ts';
import { personEntries, withPersonPatch } from './person.ts';
import { isChildName, isFullName } from './personName.ts';
import { withPreferences } from './preferences.ts';
import type { Person } from './personRow.ts';
import { profileCard } from './profileCard.ts';

const input = v.pipe(v.strictObject(personEntries), v.metadata({ input: 'StudentInput' } satisfies Marks));

type Facts = { person: Person; teacherIds: Id[]; isChild: boolean };

export const updateStudent = operation({
  name: 'updateStudent',
  own: true,
  payload: 'own',
  writes: ['person'],
  card: profileCard,
  args: v.strictObject({ input, version }),
  *facts({ input: said, version: shown }, actor): Gathering<Facts | Refusal> {
    if (actor.role !== 'student' && actor.role !== 'parent') return refuse('FORBIDDEN');
    const person = yield* ownPerson({ id: said.id, version: shown, field: 'input.id' }, actor);
    if (isRefusal(person)) return person;
    if (person.role !== 'student') return refuse('NOT_FOUND', 'input.id');
    const teacherIds = yield* need('teachersOf', { studentId: person.id });
    return { person, teacherIds, isChild: actor.id !== person.id };
  },
  change({ input: said }, { person, teacherIds, isChild }): Change | Refusal {
    const named = withPersonPatch(person, said, isChild ? isChildName : isFullName);
    const after = isRefusal(named) ? named : withPreferences(named, said.preferences);
    if (isRefusal(after)) return after;
    return {
      rows: [{ before: person, after }],
      tell: tellTeachers(person, after, teacherIds),
      about: [person.id],
    };
  },
});
