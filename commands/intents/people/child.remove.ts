/** A parent speaks for a child no longer. */
import { command } from '../../kernel/command.ts';
import { aChild } from '../../slots/aChild.ts';
import { idle } from '../../slots/freeText.ts';
import { namesOne } from '../../slots/namesOne.ts';

const account =
  /\baccount\b|\bchild\b|\bkid\b|\bson\b|\bdaughter\b|\bprofile\b|my children|my kids|חשבון|(?<![A-Za-zÀ-ӿא-ي])ה?(?:ילד|ילדה|בן|בת)(?![A-Za-zÀ-ӿא-ي])|ילדים|פרופיל/u;

export const childRemove = command({
  id: 'child.remove',
  who: ['parent'],
  effect: 'destroys',
  says: {
    en: ['(remove|delete|unlink|disconnect|take|drop) [the|my] [child|kid|son|daughter]'],
    he: ['(להסיר|למחוק|מחק|לנתק|להוציא) [את] [הילד|הילדה|הבן שלי|הבת שלי]'],
  },
  takes: ['person', 'it', 'noun:student'],
  extra: (said) =>
    idle(
      said,
      /^(?:account|child|kid|son|daughter|profile|off|away|children|kids|list|from|[בהולמש]{0,2}(?:חשבון|ילד|ילדה|בן|בת|ילדים|פרופיל|רשימה|רשימת)|שלי|של)$/,
    ),
  declines: (heard) =>
    heard.unread.length > 1 ||
    !account.test(heard.normal.text) ||
    /request|בקש|picture|photo|תמונה/.test(heard.normal.text) ||
    heard.items.some(({ kind }) => kind === 'time' || kind === 'subject' || kind === 'number') ||
    !(namesOne(heard.items, 'child') || /child|kid|son\b|daughter|ילד|הבן|הבת/.test(heard.normal.text)),
  resolve: (draft, heard, world) => void aChild(draft, heard.items, world),
  plan: ({ child }) =>
    typeof child === 'string' ? { steps: [{ name: 'removeStudent', args: { studentId: child } }] } : {},
  examples(world) {
    const name = (world.children[0]?.username ?? '').split(' ')[0];
    return name
      ? { en: [`remove ${name} from my account`], he: [`להסיר את ${name} מהחשבון`] }
      : { en: ['remove a child'], he: ['להסיר ילד'] };
  },
  counterexamples: {
    en: [
      "don't remove Itay from my account",
      "remove Itay's lesson tomorrow",
      'should I remove Itay from my account?',
      'add a child',
    ],
    he: [
      'אל תסיר את איתי מהחשבון',
      'להסיר את השיעור של איתי מחר',
      'האם להסיר את איתי מהחשבון?',
      'להוסיף ילד',
    ],
  },
});
