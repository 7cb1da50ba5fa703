/** The fields of an expense's form, and the step that they come to. */
import { toMajor } from '../../../domain/basics/money.ts';
import type { Day } from '../../../domain/basics/wallTime.ts';
import type { Expense, ExpenseCategory } from '../../../domain/money/expense.ts';
import type { Step } from '../../../domain/operations.ts';
import { minorOf } from '../../lib/forms/minorOf.ts';

export const repeats = ['none', 'weekly', 'monthly', 'yearly'] as const;
type ExpenseRepeat = (typeof repeats)[number] | 'own';

const ruleOf: Record<(typeof repeats)[number], string | null> = {
  none: null,
  weekly: 'FREQ=WEEKLY;INTERVAL=1',
  monthly: 'FREQ=MONTHLY;INTERVAL=1',
  yearly: 'FREQ=YEARLY;INTERVAL=1',
};

export type ExpenseFields = {
  description: string;
  amount: string;
  day: Day;
  /** null: like the last of that name. */
  category: ExpenseCategory | null;
  repeat: ExpenseRepeat;
  image: string | null;
  /** Of one that repeats: all of it, or from the chosen day on. */
  scope: 'all' | 'future';
};

export const emptyExpense = (today: Day): ExpenseFields => ({
  description: '',
  amount: '',
  day: today,
  category: null,
  repeat: 'none',
  image: null,
  scope: 'all',
});

export function fieldsOfExpense(expense: Expense, currency: string): ExpenseFields {
  const { description, amountMinor, start, category, rrule, image } = expense;
  return {
    description,
    amount: String(toMajor(amountMinor, currency)),
    day: start,
    category,
    repeat: repeats.find((each) => ruleOf[each] === rrule) ?? 'own',
    image,
    scope: rrule === null ? 'all' : 'future',
  };
}

/** null: the amount is none. */
export const amountOfFields = ({ amount }: ExpenseFields, currency: string): number | null =>
  minorOf(amount, currency) || null;

export function stepToRecord(
  fields: ExpenseFields,
  category: ExpenseCategory,
  currency: string,
): Step | null {
  const amount = amountOfFields(fields, currency);
  if (amount === null) return null;
  const { description, day, repeat, image } = fields;
  const rrule = repeat === 'own' ? null : ruleOf[repeat];
  return {
    name: 'addExpense',
    args: {
      input: {
        description: description.trim(),
        amount,
        category,
        start: `${day}T00:00`,
        ...(rrule === null ? {} : { rrule }),
        ...(image === null ? {} : { image }),
      },
    },
  };
}

/** Only what was changed is said; null where nothing was, or where it cannot be. `day`: the time of it that was opened. */
export function stepToChangeExpense(
  expense: Expense,
  fields: ExpenseFields,
  { day, currency }: { day: Day; currency: string },
): Step | null {
  const amount = amountOfFields(fields, currency);
  if (amount === null) return null;
  const before = fieldsOfExpense(expense, currency);
  const input = {
    ...(fields.description.trim() === expense.description ? {} : { description: fields.description.trim() }),
    ...(amount === expense.amountMinor ? {} : { amount }),
    ...(fields.category === expense.category || fields.category === null
      ? {}
      : { category: fields.category }),
    ...(fields.day === expense.start ? {} : { start: `${fields.day}T00:00` }),
    ...(fields.repeat === before.repeat || fields.repeat === 'own' ? {} : { rrule: ruleOf[fields.repeat] }),
    ...(fields.image === expense.image ? {} : { image: fields.image }),
  };
  if (Object.keys(input).length === 0) return null;
  return {
    name: 'updateExpense',
    args: { input: { id: expense.id, ...input }, version: expense.revision, ...reach(expense, fields, day) },
  };
}

export const stepToStrike = (expense: Expense, fields: ExpenseFields, day: Day): Step => ({
  name: 'removeExpense',
  args: { id: expense.id, version: expense.revision, ...reach(expense, fields, day) },
});

const reach = ({ rrule }: Expense, { scope }: ExpenseFields, day: Day) =>
  rrule !== null && scope === 'future' ? { scope, from: `${day}T00:00` } : {};
