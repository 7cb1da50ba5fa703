/** What operations ask about discounts besides their rows. */
import type { StoreAnswers } from '../../../domain/kernel/facts.ts';
import type { Queries } from '../../db/tables.ts';
import { readUses } from './rows.ts';

export const discountFacts = (queries: Queries): Pick<StoreAnswers, 'discountUses'> => ({
  discountUses: ({ teacherId, ids }) => readUses(queries, teacherId, { ids }),
});
