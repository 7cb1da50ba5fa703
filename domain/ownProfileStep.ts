/** What one changes of oneself, as the operation of one's role; an admin's account is changed by the one who runs the server. */
import type { Step } from './operations.ts';
import type { PersonPatch } from './people/person.ts';

export type OwnPatch = Pick<PersonPatch, 'username' | 'phoneNumber' | 'location' | 'profileImage'>;

export function ownProfileStep(role: string, input: OwnPatch & { id: string }): Step | null {
  if (role === 'teacher') return { name: 'updateTeacher', args: { input } };
  if (role === 'parent') return { name: 'updateParent', args: { parent: input } };
  return role === 'student' ? { name: 'updateStudent', args: { input } } : null;
}
