/** What is left after expenses. */
import { command } from '../../kernel/command.ts';
import { idle } from '../../slots/freeText.ts';
import { inWords } from '../../kernel/words.ts';
import { askedRange, daysOf, figuresBetween, sumOf } from './figuresOf.ts';

export const moneySummary = command({
  id: 'money.summary',
  who: ['teacher'],
  effect: 'reads',
  says: {
    en: [
      '(net|profit|bottom line|take-home)',
      '(left|remains|keep|kept|stays) … after … (expenses|costs|spending)',
      'after [all] [my|the] (expenses|costs)',
      '(income|earnings) (minus|less|against) (expenses|costs)',
      'profit and loss',
    ],
    he: [
      '(נטו|הנטו|מאזן|המאזן)',
      'כמה … נשאר [לי]',
      'אחרי [כל] [ה] (הוצאות|ההוצאות)',
      '(הכנסות|ההכנסות) (מול|פחות|לעומת) (הוצאות|ההוצאות)',
      'ברווח או בהפסד',
      '(רווח|הרווח) [ה] (נקי|הנקי)',
    ],
  },
  takes: ['time', 'mine', 'all', 'question', 'past', 'only', 'noun'],
  extra: (said) =>
    idle(
      said,
      /^(?:what|whats|is|the|my|me|show|for|please|left|in|did|i|מה|כמה|לי|שלי|ביד|את|תראה|תראי|יש|עם|היה|הוא)$/,
    ),
  declines: (heard) => heard.unread.length > 0 || heard.items.some(({ kind }) => kind === 'person'),
  resolve: askedRange,
  plan(slots, world) {
    const { from, to } = slots as { from?: string; to?: string };
    if (from === undefined || to === undefined) return {};
    const { netMinor, earnedMinor, expensesMinor } = figuresBetween(world, from, to);
    const [net, earned, spent] = [netMinor, earnedMinor, expensesMinor].map((minor) => sumOf(minor, world));
    return {
      reply: {
        text: inWords(
          world,
          `${net} net, ${daysOf(from, to, world)}\n${earned} earned − ${spent} expenses`,
          `${net} נטו, ${daysOf(from, to, world)}\nהכנסות ${earned} − הוצאות ${spent}`,
        ),
      },
    };
  },
  examples: () => ({
    en: ['net this month', 'what is left after expenses this year?'],
    he: ['נטו החודש', 'כמה נשאר לי אחרי ההוצאות השנה?'],
  }),
  counterexamples: {
    en: [
      'how much did I make this month?',
      'what did I spend this month?',
      'what is left of the package?',
      'fuel 120 yesterday',
    ],
    he: ['כמה הרווחתי החודש?', 'כמה הוצאתי החודש?', 'כמה שיעורים נשארו לדנה?', 'דלק 120 אתמול'],
  },
});
