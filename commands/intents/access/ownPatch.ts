/** A change of the teacher's own settings, as it is sent. */
import type { Outcome } from '../../kernel/command.ts';
import type { TeacherInput } from '../../../domain/people/teacherInput.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';

export function ownPatch(world: IndexedWorld, userData: NonNullable<TeacherInput['userData']>): Outcome {
  return world.user === null
    ? {}
    : { steps: [{ name: 'updateTeacher', args: { input: { id: world.user.id, userData } } }] };
}
