/** What is asked of the server about expenses. */
import { rowDocuments } from './rowDocuments.ts';

export const expenseDocuments = rowDocuments({
  type: 'Expense',
  query: 'getExpensesByTeacherId',
  live: 'expenses',
  fields: [
    'id',
    'version',
    'removed',
    'teacherId',
    'category',
    'description',
    'amount',
    'start',
    'rrule',
    'image',
  ],
});
