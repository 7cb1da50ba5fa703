/** Records what was spent: "fuel 120 yesterday". */
import { toMinor } from '../../../domain/basics/money.ts';
import { dayOf } from '../../../domain/basics/wallTime.ts';
import { expenseCategories, type ExpenseCategory } from '../../../domain/money/expense.ts';
import { command } from '../../kernel/command.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { ask, assume, say } from '../../kernel/draft.ts';
import { has } from '../../kernel/interpretation.ts';
import { aRule, firstOf } from '../../slots/aRule.ts';
import { idle } from '../../slots/freeText.ts';
import { inWords } from '../../kernel/words.ts';
import { currencyOf } from '../../world/world.ts';
import { categoryNames } from './categoryNames.ts';
import { rowsIn } from '../../world/rowsIn.ts';
import { categoryIn, dayIn, descriptionOf, expenseReadings, isOfLessons, sumsIn } from './spoken.ts';

/** "60 a month": what comes back each month or year. */
const monthly = /(?:\/|\ba |\bper )(?:mo|mth|month)\b|\bmonthly\b|לחודש|מדי חודש|קבוע/;
const yearly = /(?:\/|\ba |\bper )(?:yr|year)\b|\byearly\b|\bannually\b|לשנה|מדי שנה/;

const begins = /\b(?:from|since|starting|as of)\b|החל|מתחיל|מאחד/;

const saidRule = (text: string): string | null =>
  monthly.test(text) ? 'FREQ=MONTHLY;INTERVAL=1' : yearly.test(text) ? 'FREQ=YEARLY;INTERVAL=1' : null;

export const expenseAdd = command({
  id: 'expense.add',
  who: ['teacher'],
  effect: 'does',
  says: {
    en: [
      '[i] (spent|bought) [on|for]',
      '[i] paid … for',
      '(add|record|log|enter|put down|note) … (expense|expenses|cost|costs|spending)',
      '(add|record|log|enter|new) [a|an|the] (expense|cost)',
      '^ (expense|cost)',
    ],
    he: [
      '(הוצאתי|קניתי|רכשתי) [על]',
      'שילמתי … (על|עבור)',
      '(לרשום|לתעד|להוסיף) … (הוצאה|בהוצאות|להוצאות)',
      '^ הוצאה [חדשה] [של|על]',
    ],
  },
  takes: [
    'expense',
    'quoted',
    'money',
    'number',
    'time',
    'prep',
    'past',
    'filler',
    'person',
    'subject',
    'noun',
    'place',
  ],
  extra: (said) => [
    ...expenseReadings(said),
    ...idle(
      said,
      /^(?:\/|a|per|mo|mth|month|monthly|yr|year|yearly|annually|recurring|לחודש|לשנה|קבוע|קבועה|חודשי|שנתי)$/,
    ),
  ],
  bare: (heard) => !heard.asks && !heard.negated && has(heard, 'expense') && sumsIn(heard).length === 1,
  declines: (heard) =>
    isOfLessons(heard) ||
    (heard.items.some(({ kind }) => kind === 'number') && sumsIn(heard).length === 0) ||
    heard.normal.text.includes('?') ||
    sumsIn(heard).length > 1 ||
    // Without a sum it is an expense only where it is called one.
    (sumsIn(heard).length === 0 && !/\bexpenses?\b|\bcosts?\b|הוצא/.test(heard.normal.text)),
  resolve(draft, heard, world) {
    const [sum] = sumsIn(heard);
    if (sum) say(draft, 'amount', sum.value, [sum], 'money');
    else if (draft.given['amount'] === undefined)
      ask(
        draft,
        'amount',
        inWords(world, 'How much was it?', 'כמה זה עלה?'),
        [20, 50, 100].map((value) => ({ label: String(value), value })),
      );
    const said = descriptionOf(heard);
    if (said) say(draft, 'description', said.text, said.items, 'what');
    const day = dayIn(heard, world);
    const rule = aRule(heard.items, null);
    if (day) say(draft, 'start', day.day, day.items, 'when');
    // "On the 31st of every month" is not from today on.
    else if (rule?.monthDay) say(draft, 'start', firstOf(rule, dayOf(world.now)), rule.items, 'when');
    else assume(draft, 'start', dayOf(world.now), inWords(world, 'today', 'היום'), 'when');
    const spoken = saidRule(heard.normal.text);
    if (rule) say(draft, 'rrule', rule.rrule, rule.items, 'when');
    else if (spoken) say(draft, 'rrule', spoken, [], 'when');
    // From when something comes back is not yet read surely.
    if ((rule || spoken) && begins.test(heard.normal.text)) draft.doubts.push('start');
    const named = categoryIn(heard);
    const like = rowsIn(world, 'expenses').findLast(
      ({ description }) => description.toLowerCase() === said?.text.toLowerCase(),
    );
    const category = like?.category ?? named ?? 'other';
    assume(draft, 'category', category, whyCategory(category, like !== undefined, world), 'what');
  },
  plan(slots, world) {
    const { amount, description, start, rrule, category } = slots as {
      amount?: number;
      description?: string;
      start?: string;
      rrule?: string;
      category?: ExpenseCategory;
    };
    const minor = amount === undefined ? null : toMinor(amount, currencyOf(world));
    if (minor === null || minor <= 0 || start === undefined) return {};
    const input = {
      amount: minor,
      start: `${dayOf(start)}T00:00`,
      category: expenseCategories.find((each) => each === category) ?? 'other',
      ...(description === undefined ? {} : { description }),
      ...(rrule === undefined ? {} : { rrule }),
    };
    return { steps: [{ name: 'addExpense', args: { input } }] };
  },
  examples: () => ({
    en: ['fuel 120 yesterday', 'spent 85 on workbooks'],
    he: ['דלק 120 אתמול', 'קניתי ספרים ב-85'],
  }),
  counterexamples: {
    en: ["don't record fuel 120", 'how much did I spend on fuel?', 'maths at 5', 'Dana paid 120'],
    he: ['אל תרשום דלק 120', 'כמה הוצאתי על דלק?', 'מתמטיקה ב-5', 'דנה שילמה 120'],
  },
});

function whyCategory(category: ExpenseCategory, isLike: boolean, world: IndexedWorld): string {
  const name = categoryNames[world.locale === 'he' ? 'he' : 'en'][category];
  return isLike ? `${name}, ${inWords(world, 'like last time', 'כמו בפעם הקודמת')}` : name;
}
