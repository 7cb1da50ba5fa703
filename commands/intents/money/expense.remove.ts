/** Strikes out an expense; of one that repeats what was spent before today stays. */
import { dayOf } from '../../../domain/basics/wallTime.ts';
import { command } from '../../kernel/command.ts';
import { assume } from '../../kernel/draft.ts';
import { inWords } from '../../kernel/words.ts';
import { rowsIn } from '../../world/rowsIn.ts';
import { expenseReadings, isOfLessons, theExpense } from './spoken.ts';

export const expenseRemove = command({
  id: 'expense.remove',
  who: ['teacher'],
  effect: 'destroys',
  says: {
    en: ['(delete|remove|erase|scrap|strike|cancel|take off|drop|stop) [the|my|this|that|last]'],
    he: ['(למחוק|מחק|להסיר|להוריד|להוציא|לבטל)', '(תפסיק|תפסיקי|להפסיק) לרשום'],
  },
  takes: ['expense', 'quoted', 'money', 'number', 'time', 'prep', 'it', 'mine'],
  extra: expenseReadings,
  declines: (heard) => !isOfExpense(heard.normal.text) || isOfLessons(heard),
  resolve(draft, heard, world) {
    const expense = theExpense(draft, heard, world);
    if (expense?.rrule)
      assume(draft, 'scope', 'future', inWords(world, 'what was spent stays', 'מה ששולם נשאר'), 'scope');
  },
  plan(slots, world) {
    const { expense: id, scope } = slots as { expense?: string; scope?: 'all' | 'future' };
    const expense = rowsIn(world, 'expenses').find((each) => each.id === id);
    if (!expense) return {};
    const reach = scope === 'future' ? { scope, from: `${dayOf(world.now)}T00:00` } : {};
    return { steps: [{ name: 'removeExpense', args: { id: expense.id, ...reach } }] };
  },
  examples(world) {
    const name = rowsIn(world, 'expenses')[0]?.description || null;
    return {
      en: [`remove the expense ${name ?? 'fuel'}`],
      he: [`למחוק את ההוצאה ${name ?? 'דלק'}`],
    };
  },
  counterexamples: {
    en: [
      "don't remove the expense fuel",
      'cancel my lesson tomorrow',
      'remove the subject physics',
      'fuel 120 yesterday',
    ],
    he: ['אל תמחק את ההוצאה דלק', 'לבטל את השיעור מחר', 'להסיר את המקצוע פיזיקה', 'דלק 120 אתמול'],
  },
});

const isOfExpense = (text: string): boolean => /\bexpenses?\b|\bcosts?\b|\bspending\b|הוצא[הו]/.test(text);
