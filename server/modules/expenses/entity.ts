/** A teacher's expenses in their wire form; nobody else sees any of them (access.md). */
import { expenseEntity as declared, type Expense } from '../../../domain/money/expense.ts';
import { writeExpense, type WireExpense } from '../../../domain/money/wireExpense.ts';
import { entity, type Changed } from '../../kernel/entities/entity.ts';
import { teacherOnly } from '../../kernel/entities/teacherOnly.ts';
import { readExpenses, writeExpenses } from './rows.ts';

export const expenseEntity = entity(declared, {
  read: readExpenses,
  write: (transaction, { after }: Changed<Expense>) => writeExpenses(transaction, after),
  toWire: async (_queries, expenses, teacher) => expenses.map((each) => writeExpense(each, teacher)),
  viewers: teacherOnly,
  seenBy: (row: WireExpense): WireExpense => row,
});
