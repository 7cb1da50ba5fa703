/** The children for whom a parent speaks. */
import { saysMore } from '../../kernel/cases.ts';
import { command } from '../../kernel/command.ts';
import { idle } from '../../slots/freeText.ts';
import { inWords } from '../../kernel/words.ts';
import { replyWith } from './replyWith.ts';
import { nameOf } from '../../slots/theStudents.ts';

export const childShow = command({
  id: 'child.show',
  who: ['parent'],
  effect: 'reads',
  says: {
    en: [
      '(list|show|show me|view|see|display|which|all) [all] [of] [my|our|the] (children|kids|students)',
      'who (am i|are we) (managing|responsible for|in charge of|registered for)',
      'who are (my|our) (children|kids|students)',
      '(my|our) (children|kids)',
      'how many (children|kids|students) (do i|do we|are)',
      'which (children|kids)',
    ],
    he: [
      '(הילדים|הילדות) [שלי|שלנו]',
      '(רשימת|כל|אילו) (הילדים|הילדות|ילדים) [שלי|שלנו]',
      '(להראות|הראה|תציג|תציגי|הצג|מי) [לי|לנו] [את] [כל] (הילדים|הילדות) [שלי|שלנו]',
      'את מי אני (מנהל|מנהלת)',
      'כמה ילדים',
    ],
  },
  takes: ['it', 'all', 'noun:student'],
  extra: (said) =>
    idle(said, /^(?:list|have|here|registered|under|me|account|on|here|יש|לי|לנו|רשומים|כאן|אצלי|בחשבון)$/),
  declines: saysMore,
  resolve: () => {},
  plan: (_slots, world) =>
    replyWith(
      inWords(world, `Children: ${world.children.length}`, `ילדים: ${world.children.length}`),
      world.children.map((child) => ({ id: child.id, name: nameOf(child) })),
      inWords(world, 'No children added yet.', 'עוד לא נוספו ילדים.'),
    ),
  examples: () => ({ en: ['list my children'], he: ['הילדים שלי'] }),
  counterexamples: {
    en: ['add a child', "my kids' lessons tomorrow", 'remove a child', "don't show my children"],
    he: ['להוסיף ילד', 'מה יש לילדים מחר?', 'להסיר ילד', 'מתי השיעור הבא של הילדים?'],
  },
});
