/** A change of a person's own settings, as it is sent. */
import type { Outcome } from '../../kernel/command.ts';
import type { PreferencesInput } from '../../../domain/people/person.ts';
import type { TeacherInput } from '../../../domain/people/teacherInput.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';

/** Of how they read, whoever they are. */
export function ownPreferences(world: IndexedWorld, preferences: PreferencesInput): Outcome {
  if (world.user === null) return {};
  return world.role === 'teacher'
    ? { steps: [{ name: 'updateTeacher', args: { input: { id: world.user.id, preferences } } }] }
    : { steps: [{ name: 'updateMyPreferences', args: { preferences } }] };
}

export function ownPatch(world: IndexedWorld, userData: NonNullable<TeacherInput['userData']>): Outcome {
  return world.user === null
    ? {}
    : { steps: [{ name: 'updateTeacher', args: { input: { id: world.user.id, userData } } }] };
}
