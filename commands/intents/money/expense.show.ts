/** What was spent: the sum first, then by category. */
import { type ExpenseCategory, spentMinor } from '../../../domain/money/expense.ts';
import { command } from '../../kernel/command.ts';
import { say } from '../../kernel/draft.ts';
import { words } from '../../kernel/interpretation.ts';
import { idle } from '../../slots/freeText.ts';
import { inWords } from '../../kernel/words.ts';
import { categoryNames } from './categoryNames.ts';
import { expenseNames } from './expenseNames.ts';
import { askedRange, daysOf, sumOf } from './figuresOf.ts';
import { categoryIn, spentIn } from './spoken.ts';

export const expenseShow = command({
  id: 'expense.show',
  who: ['teacher'],
  effect: 'reads',
  says: {
    en: [
      '(what|how much) (did|have|do) (i|we) (spend|spent)',
      '[my|the|all] (expenses|outgoings|costs|spending)',
      '(spent|spend) on',
      'where … money (go|goes|went)',
    ],
    he: [
      'כמה [כסף] (הוצאתי|הוצאנו|שילמתי) [על]',
      '[ה] (הוצאות|ההוצאות)',
      'על מה הלך [לי] [כל] [ה] (כסף|הכסף)',
      '(הוצאותיי|הוצאותי)',
    ],
  },
  takes: ['time', 'expense', 'mine', 'all', 'which', 'question', 'past'],
  extra: (said) => [
    ...expenseNames(said),
    ...idle(
      said,
      /^(?:show|list|me|my|the|for|please|total|all|open|תראה|תראי|תפתח|תפתחי|להראות|לי|את|שלי|מה|רשימת|לפי|קטגוריה)$/,
    ),
  ],
  declines: (heard) =>
    heard.unread.length > 0 ||
    heard.items.some(({ kind }) => kind === 'person' || kind === 'money' || kind === 'percent'),
  resolve(draft, heard, world) {
    askedRange(draft, heard, world);
    const category = categoryIn(heard);
    if (category) say(draft, 'category', category, words(heard, 'expense'), 'what');
  },
  plan(slots, world) {
    const { from, to, category } = slots as { from?: string; to?: string; category?: ExpenseCategory };
    if (from === undefined || to === undefined) return {};
    const spent = spentIn(world, from, to).filter(
      ({ expense }) => category === undefined || expense.category === category,
    );
    const byCategory = Map.groupBy(spent, ({ expense }) => expense.category);
    const nameOf = (one: ExpenseCategory): string => categoryNames[world.locale === 'he' ? 'he' : 'en'][one];
    const lines = [...byCategory]
      .map(([one, outlays]) => ({ one, minor: spentMinor(outlays) }))
      .sort((a, b) => b.minor - a.minor)
      .map(({ one, minor }) => `${nameOf(one)}: ${sumOf(minor, world)}`);
    const figure = sumOf(spentMinor(spent), world);
    const days = daysOf(from, to, world);
    const head = inWords(
      world,
      `${figure}, expenses: ${spent.length}, ${days}`,
      `${figure}, הוצאות: ${spent.length}, ${days}`,
    );
    return { reply: { text: [head, ...lines].join('\n') } };
  },
  examples: () => ({
    en: ['what did I spend this month?', 'how much did I spend on fuel this year?'],
    he: ['כמה הוצאתי החודש?', 'כמה הוצאתי על דלק השנה?'],
  }),
  counterexamples: {
    en: [
      'fuel 120 yesterday',
      'how much did I make this month?',
      'raise all expenses by 10%',
      'remove the expense fuel',
    ],
    he: ['דלק 120 אתמול', 'כמה הרווחתי החודש?', 'להעלות את כל ההוצאות ב-10%', 'למחוק את ההוצאה על דלק'],
  },
});
