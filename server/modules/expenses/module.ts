/** A teacher's expenses: their table, and what is asked about them. Nobody else sees any of them (access.md). */
import {
  expenseEntity as declared,
  writeExpense,
  type Expense,
  type WireExpense,
} from '../../../domain/money/expense.ts';
import { asked } from '../../kernel/api/seenRows.ts';
import { entity } from '../../kernel/entities/entity.ts';
import { plainRows, type TableOf } from '../../kernel/entities/plainRows.ts';
import type { AccessPolicy } from '../../kernel/entities/policy.ts';
import { teacherOnly } from '../../kernel/entities/teacherOnly.ts';
import type { Module } from '../module.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    'app.expenses': TableOf<Expense>;
  }
}

const own = ['teacher'] as const;

const policy = {
  Query: { getExpensesByTeacherId: ['teacher'] },
  Subscription: { expenses: ['teacher'] },
  types: {
    Expense: {
      id: own,
      version: own,
      removed: own,
      teacherId: own,
      category: own,
      description: own,
      amount: own,
      start: own,
      rrule: own,
      image: own,
    },
  },
} as const satisfies AccessPolicy;

const expenses = entity(declared, {
  ...plainRows(declared, {
    table: 'app.expenses',
    order: 'start',
    fields: {
      category: 'plain',
      description: 'plain',
      amountMinor: 'plain',
      start: 'plain',
      rrule: 'plain',
      image: 'plain',
      createdMs: 'moment once',
    },
  }),
  toWire: async (_queries, rows, teacher) => rows.map((each) => writeExpense(each, teacher)),
  viewers: teacherOnly,
  seenBy: (row: WireExpense): WireExpense => row,
});

export const expensesModule = {
  entities: [expenses],
  policy,
  resolvers: asked(expenses, 'getExpensesByTeacherId'),
} satisfies Module;
