/** Opens the place where a parent chooses the picture of a child. */
import { command } from '../../kernel/command.ts';
import { aChild } from '../../slots/aChild.ts';
import { idle } from '../../slots/freeText.ts';
import { namesOne } from '../../slots/namesOne.ts';

export const childPicture = command({
  id: 'child.picture',
  who: ['parent'],
  effect: 'does',
  says: {
    en: [
      '(change|replace|update|set|upload|add|new|choose|edit|put) [a] [new]',
      '(new|another|different) (picture|photo|image) [for|of]',
    ],
    he: ['(להחליף|להעלות|לשנות|לשים|לעדכן|לבחור|להוסיף)', 'תמונה (חדשה|אחרת) [ל|של|בשביל]'],
  },
  takes: ['person', 'it', 'noun:student'],
  extra: (said) =>
    idle(
      said,
      /^(?:picture|photo|image|pic|avatar|a|an|new|another|different|profile|the|child|kid|[בהולמש]{0,2}(?:תמונה|תמונת|תמונות|חדשה|אחרת|פרופיל|ילד|ילדה)|בשביל)$/,
    ),
  declines: (heard) =>
    heard.unread.length > 0 ||
    !/picture|photo|image|\bpic\b|avatar|תמונ/.test(heard.normal.text) ||
    !(namesOne(heard.items, 'child') || /child|kid|ילד/.test(heard.normal.text)) ||
    heard.items.some(({ kind }) => kind === 'time' || kind === 'subject'),
  resolve: (draft, heard, world) => void aChild(draft, heard.items, world),
  plan: ({ child }) =>
    typeof child === 'string' ? { effect: { kind: 'page', value: `/parent/home?picture=${child}` } } : {},
  examples(world) {
    const name = (world.children[0]?.username ?? '').split(' ')[0];
    return name
      ? { en: [`change ${name}'s picture`], he: [`להחליף ל${name} תמונה`] }
      : { en: ["change the child's picture"], he: ['להחליף תמונה לילד'] };
  },
  counterexamples: {
    en: [
      "don't change Noa's picture",
      'change my picture',
      "change Noa's lesson",
      'add my daughter Noa Levi',
    ],
    he: [
      'אל תחליף לנועה תמונה',
      'להחליף את התמונה שלי',
      'להחליף את השיעור של נועה',
      'להוסיף את הבת שלי נועה לוי',
    ],
  },
});
