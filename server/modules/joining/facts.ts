/** What operations ask about contracts. */
import type { StoreAnswers } from '../../../domain/kernel/facts.ts';
import { isStoredId } from '../../basics/storedId.ts';
import type { Queries } from '../../db/tables.ts';
import { readAccepted } from './acceptanceRows.ts';
import { readContracts } from './contractRows.ts';

export const joiningFacts = (queries: Queries): Pick<StoreAnswers, 'accepted' | 'contracts'> => ({
  accepted: async ({ teacherId, studentId }) =>
    isStoredId(studentId) ? readAccepted(queries, teacherId, studentId) : null,
  contracts: ({ teacherId }) => readContracts(queries, teacherId),
});
