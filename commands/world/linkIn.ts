/** How a student stands with a teacher, as far as the world tells: blocked, archived, late cancels. */
import type { Id } from '../../domain/basics/ids.ts';
import type { KeptPerson } from '../../domain/people/keptPerson.ts';
import type { World, WorldPerson } from './world.ts';

export type LinkIn = { blocked: boolean; archived: boolean; badCancels: number; kept: KeptPerson | null };

type Known = Pick<World, 'user' | 'role' | 'teachers'>;

/** Where the world says nothing of it, a student is neither blocked nor archived. */
const listed = (teacher: WorldPerson | null | undefined, list: string, id: Id): boolean => {
  const ids = teacher?.userData?.[list];
  return Array.isArray(ids) && ids.includes(id);
};

/** With this teacher, where the student learns with several. */
function lateCancels({ userData }: WorldPerson, teacherId: Id): number {
  const each = userData?.['badCancelsByTeacher'] as { teacherId: string; count: number }[] | null | undefined;
  const counted = each?.find((one) => one.teacherId === teacherId)?.count;
  return counted ?? Number(userData?.['numberOfBadCancels'] ?? 0);
}

const keptOf = ({ username, name, phoneNumber, email }: WorldPerson): KeptPerson => ({
  name: username ?? name ?? '',
  phone: phoneNumber?.number ? { number: phoneNumber.number } : null,
  email: email ?? null,
});

export function linkIn(world: Known, teacherId: Id, student: WorldPerson): LinkIn {
  const link = student.links?.find((one) => one.teacherId === teacherId);
  const teacher = world.role === 'teacher' ? world.user : world.teachers.find(({ id }) => id === teacherId);
  return {
    blocked: link?.blocked ?? listed(teacher, 'blockedStudentsIds', student.id),
    archived: link?.archived ?? listed(teacher, 'excludedStudentsIds', student.id),
    badCancels: link?.badCancels ?? lateCancels(student, teacherId),
    kept: student.withoutAccount ? keptOf(student) : null,
  };
}
