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
import { shownRows } from '../../kernel/entities/shownRows.ts';
import { teacherOnly } from '../../kernel/entities/teacherOnly.ts';
import type { Module } from '../module.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    'app.expenses': TableOf<Expense>;
  }
}

const shown = shownRows(declared, {
  about: "What a teacher spends, for the teacher's own eyes; or {id, removed: true}.",
  query: 'getExpensesByTeacherId',
  callers: ['teacher'],
  viewers: ['teacher'],
  fields: {
    id: 'ID!',
    version: 'Int',
    removed: 'Boolean',
    teacherId: 'ID',
    category: [
      'String',
      'travel, supplies, technology, professional, office, marketing, insurance or other.',
    ],
    description: 'String',
    amount: ['Float', 'Each time, in major units.'],
    start: [
      'String',
      "The day, or the first of the days that the rule gives: its midnight in the teacher's zone, in milliseconds.",
    ],
    rrule: [
      'String',
      'null: spent once. What is spent by months or years falls on the last day of a month that is too short for its day.',
    ],
    dayOfMonth: [
      'Int',
      "Its day of the month, where that is not the day of start: 31 for what begins on a shorter month's last day.",
    ],
    image: ['ID', 'The picture of a receipt, at /images/<id>.'],
  },
});

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
      dayOfMonth: 'plain',
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
  policy: shown.policy,
  sdl: shown.sdl,
  resolvers: asked(expenses, shown.query),
} satisfies Module;
