/** Students and parents ask for the accounts of a teacher to whom they are linked. */
import type { KernelParts } from '../../kernel/perform/kernel.ts';
import { linkedTeacher } from '../people/relations.ts';

export const familyLearnerSteps = {
  sendStatement: {
    field: 'teacherId',
    teacherOf: (queries, { studentIds, args: { teacherId } }) =>
      linkedTeacher(queries, studentIds, typeof teacherId === 'string' ? teacherId : ''),
  },
} satisfies KernelParts['learnerSteps'];
