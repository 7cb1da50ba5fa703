/** The discounts: how many are on, then each with what it takes off. */
import { command } from '../../kernel/command.ts';
import { idle } from '../../slots/freeText.ts';
import { inWords } from '../../kernel/words.ts';
import { discountsOf, discountWords, discountWordsIn } from './discountParts.ts';

export const discountShow = command({
  id: 'discount.show',
  who: ['teacher'],
  effect: 'reads',
  says: {
    en: [
      '(show|list|see|which|what|any|my|the|do i have) [any|all] [my|the|active] (discounts|discount|deals|reductions|rebates|promos|offers)',
      '(discounts|deals|reductions|rebates|promos|offers)',
      'how much is … (discount|disc|deal)',
    ],
    he: [
      '(אילו|איזה|מה|תראה|תראי|להראות|רשימת|כל) [את] [ה] (הנחות|ההנחות|מבצעים|המבצעים|הטבות)',
      '[ה] (הנחות|ההנחות|מבצעים|המבצעים)',
      'כמה … (הנחה|הנחת|ההנחה)',
      'על מה [אני] (נותן|נותנת) הנחה',
    ],
  },
  takes: ['subject', 'noun', 'question', 'which', 'all', 'quoted', 'it'],
  extra: (said) => [
    ...discountWords(said),
    ...idle(
      said,
      /^(?:show|list|which|what|active|running|current|currently|in|force|have|give|much|many|often|times|used|was|is|are|page|יש|לי|אילו|איזה|מה|פעילות|פעילים|כרגע|עכשיו|רשימת|כמה|נותן|נותנת|על|תקפות|תראה|תראי)$/,
    ),
  ],
  declines: (heard) =>
    heard.items.some(
      ({ kind }) => kind === 'person' || kind === 'percent' || kind === 'money' || kind === 'number',
    ),
  resolve: () => {},
  plan(_slots, world) {
    const all = discountsOf(world);
    const on = all.filter(({ terms }) => terms.active);
    const people = all.map((each) => ({
      id: each.id,
      name: each.terms.name,
      note: [
        discountWordsIn(each, world),
        ...(each.terms.active ? [] : [inWords(world, 'off', 'כבויה')]),
      ].join(', '),
    }));
    const title = inWords(world, `Discounts: ${on.length} on`, `הנחות פעילות: ${on.length}`);
    if (people.length === 0)
      return { reply: { text: inWords(world, 'There are no discounts.', 'אין הנחות.') } };
    return {
      reply: {
        text: [title, ...people.map(({ name, note }) => `${name} · ${note}`)].join('\n'),
        title,
        people,
      },
    };
  },
  examples: () => ({
    en: ['which discounts are active?', 'any discounts running?'],
    he: ['אילו הנחות פעילות?', 'מה ההנחות שלי?'],
  }),
  counterexamples: {
    en: [
      '20% off the first lesson',
      'delete the summer discount',
      'who owes me?',
      'how much did I make this month?',
    ],
    he: ['הנחה של 20% על שיעור ראשון', 'למחוק את הנחת הקיץ', 'מי חייב לי?', 'כמה הרווחתי החודש?'],
  },
});
