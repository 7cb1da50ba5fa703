/** What operations ask about a teacher's students. */
import type { StoreAnswers } from '../../../domain/kernel/facts.ts';
import type { Queries } from '../../db/tables.ts';
import { readLinkedStudents } from './rows/studentLinks.ts';

type PeopleFacts = Pick<
  StoreAnswers,
  'roster' | 'students' | 'persons' | 'guardianships' | 'personStanding' | 'teachersOf' | 'linkCode'
>;

export const peopleFacts = (queries: Queries): PeopleFacts => ({
  roster: ({ teacherId }) => readLinkedStudents(queries, teacherId),
  students: ({ teacherId, ids }) => readLinkedStudents(queries, teacherId, ids),
  // Changes of a calendar do not ask about a person's own rows; changes of these have facts of their own (personFacts.ts).
  persons: async () => [],
  guardianships: async () => [],
  personStanding: async () => ({ hasAccount: true, guardians: 0, teachers: 0 }),
  teachersOf: async () => [],
  linkCode: async () => null,
});
