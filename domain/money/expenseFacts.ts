/** What may be said about an expense, what an action about it needs to know, and what every expense must hold to. */
import * as v from 'valibot';
import type { Id } from '../basics/ids.ts';
import { largestMinor } from '../basics/money.ts';
import { isRefusal, refuse, type Refusal } from '../basics/refusal.ts';
import { dayOf } from '../basics/wallTime.ts';
import { id, money, wall, type Marks } from '../basics/wire.ts';
import { withinTenYears } from '../basics/wire.ts';
import { toMs } from '../basics/zones.ts';
import { checkRule } from '../calendar/meetingChecks.ts';
import { changedSince } from '../kernel/sharedInput.ts';
import { need, type Gathering } from '../kernel/facts.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Teacher } from '../people/people.ts';
import { planRefusal } from '../plans/plans.ts';
import { expenseCategories, type Expense } from './expense.ts';

const category = v.picklist(expenseCategories);
const description = v.pipe(v.string(), v.maxLength(200));
const rrule = v.pipe(v.string(), v.maxLength(200));
/** What costs nothing is no expense. */
const amount = v.pipe(
  money,
  v.minValue(1),
  v.maxValue(largestMinor),
  v.metadata({ wire: 'money' } satisfies Marks),
);

export const newExpenseInput = v.pipe(
  v.strictObject({
    category: v.nullish(category),
    description: v.nullish(description),
    amount,
    start: wall,
    rrule: v.nullish(rrule),
    image: v.nullish(id),
  }),
  v.metadata({ input: 'NewExpenseInput' } satisfies Marks),
);

/** A patch: what is absent stays, null empties. */
export const expenseInput = v.pipe(
  v.strictObject({
    id,
    category: v.optional(category),
    description: v.nullish(description),
    amount: v.optional(amount),
    start: v.optional(wall),
    rrule: v.nullish(rrule),
    image: v.nullish(id),
  }),
  v.metadata({ input: 'ExpenseInput' } satisfies Marks),
);

export type ExpenseInput = v.InferOutput<typeof expenseInput>;

/** Of what is spent again and again: everything, or from `from` on. */
export const expenseScope = v.nullish(v.picklist(['all', 'future']));
export const expenseFrom = v.nullish(wall);

export type ExpensesFacts = { teacher: Teacher; expenses: Expense[] };

export function* expensesFacts(actor: Actor): Gathering<ExpensesFacts | Refusal> {
  if (actor.role !== 'teacher') return refuse('FORBIDDEN');
  const teacher = yield* need('teacher', { teacherId: actor.id });
  if (!teacher) return refuse('NOT_FOUND');
  return { teacher, expenses: yield* need('expenses', { teacherId: actor.id }) };
}

export type ExpenseFacts = { teacher: Teacher; expense: Expense };

export function* expenseFacts(
  said: { id: Id; version: number | null | undefined; field: string },
  actor: Actor,
): Gathering<ExpenseFacts | Refusal> {
  const facts = yield* expensesFacts(actor);
  if (isRefusal(facts)) return facts;
  const expense = facts.expenses.find((each) => each.id === said.id);
  if (!expense) return refuse('NOT_FOUND', said.field);
  return changedSince(said.version, expense.revision) ?? { teacher: facts.teacher, expense };
}

/** What repeats and what has a picture of its receipt is for the plan that holds it; what is there stays. */
export function checkAdvanced(
  said: Pick<ExpenseInput, 'rrule' | 'image'>,
  before: Expense | null,
  teacher: Teacher,
): Refusal | null {
  const repeats = said.rrule != null && said.rrule !== before?.rrule;
  const pictured = said.image != null && said.image !== before?.image;
  if (!repeats && !pictured) return null;
  return planRefusal(teacher, 'advancedExpenses', repeats ? 'input.rrule' : 'input.image');
}

/** With the day and the rule as they are kept: the day is the first that the rule gives. */
export function placedExpense(
  plain: Expense,
  said: Pick<ExpenseInput, 'start' | 'rrule'>,
  { zone }: Teacher,
  nowMs: number,
): Expense | Refusal {
  const start = said.start ?? `${plain.start}T00:00`;
  if (!withinTenYears(toMs(start, zone), nowMs)) return refuse('BAD_TIME', 'input.start');
  const rule = said.rrule === undefined ? plain.rrule : said.rrule;
  const placed = { ...plain, dayOfMonth: said.start == null ? plain.dayOfMonth : null };
  if (rule === null) return { ...placed, start: dayOf(start), rrule: null, dayOfMonth: null };
  const checked = checkRule(rule, `${dayOf(start)}T00:00`);
  return isRefusal(checked) ? checked : { ...placed, start: dayOf(checked.start), rrule: checked.rrule };
}
