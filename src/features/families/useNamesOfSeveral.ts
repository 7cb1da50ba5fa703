/** The first names of whoever learns here, where they are several. */
import { useEntityStore } from '../../lib/entities/entityStore.ts';

export function useNamesOfSeveral(): (studentId: string | null) => string {
  const students = useEntityStore((school) => school.students);
  return (studentId) =>
    students.length < 2 ? '' : (students.find(({ id }) => id === studentId)?.username?.split(' ')[0] ?? '');
}
