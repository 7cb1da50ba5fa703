/** The tables that tell the answers about money apart: each row's example is of that row. */
import { expect, test } from 'vitest';
import { owedViews, papers, statsViews, viewIn } from '../../commands/intents/money/moneyViews.ts';

const tables = { statsViews, owedViews, papers };

test.each(Object.entries(tables).flatMap(([table, rows]) => rows.map((row) => ({ table, rows, ...row }))))(
  '$table: “$example” asks for $name',
  ({ rows, example, view }) => {
    expect(viewIn<string>(rows, example.toLowerCase())).toBe(view);
  },
);
