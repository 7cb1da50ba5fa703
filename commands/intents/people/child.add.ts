/** A parent adds a child by name. */
import { isChildName, tidyName } from '../../../domain/people/personName.ts';
import { command } from '../../kernel/command.ts';
import { ask, say } from '../../kernel/draft.ts';
import { idle, lastWords, quotedItem } from '../../slots/freeText.ts';
import { inWords } from '../../kernel/words.ts';

const kin =
  /\b(?:child|kid|son|daughter|boy|girl|student)\b|(?<![A-Za-zÀ-ӿא-ي])[הל]{0,2}(?:ילד|ילדה|בת|בן|תלמיד|תלמידה)(?: שלי| חדש| חדשה)?(?![A-Za-zÀ-ӿא-ي])/u;

/** What comes with the name and is none of it. */
const asides =
  /[,.!]|\b(?:please|pls|with (?:a |his |her )?(?:photo|picture)|(?:to|into|in) (?:the |my |our )?(?:app|account|system|list|family)|as my (?:son|daughter|child)|named|called|name|add (?:him|her|them))\b|בבקשה|עם תמונה|ל(?:חשבון|אפליקציה|מערכת|רשימה)(?: שלי)?|בשם|קוראים ל[והן]|(?:תוסיפו?|תוסיפי|להוסיף|תרשמו|תרשמי) (?:אותו|אותה|גם אותו|גם אותה)/gu;

export const childAdd = command({
  id: 'child.add',
  who: ['parent'],
  effect: 'does',
  says: {
    en: [
      '(add|register|new|enter|create|adding) [a|another|my|our] [new|another] [second|third|younger|older] (child|kid|son|daughter|boy|girl|student) [named|called]',
      "(another|one more|a new) (child|kid|son|daughter|boy|girl) … name (is|'s)",
      "(his|her|their) name (is|'s) … add (him|her|them)",
    ],
    he: [
      '(להוסיף|לרשום) [את] [עוד] (הבת|הבן|הילד|הילדה|בת|בן|ילד|ילדה) [שלי|שלנו|חדש|חדשה|נוסף|נוספת] [בשם]',
      '(ילד|ילדה|בן|בת) (חדש|חדשה|נוסף|נוספת) [בשם]',
      'יש [לי|לנו] עוד (ילד|ילדה|בן|בת) , (קוראים לו|קוראים לה)',
    ],
  },
  takes: ['quoted', 'it'],
  extra: (said) => [
    ...lastWords(said, false, 5),
    ...idle(said, /^(?:new|another|with|photo|picture|please)$/),
  ],
  declines: (heard) => !kin.test(heard.normal.text) || heard.verb === null,
  resolve(draft, heard, world) {
    const quoted = quotedItem(heard.items);
    const words = heard.items.filter((item) => item === quoted);
    const given = draft.given['name'];
    const said = typeof given === 'string' ? given : (quoted?.text ?? '');
    const name = tidyName(said.replace(asides, ' '));
    if (isChildName(name)) say(draft, 'name', name, words, 'who');
    else {
      if (quoted) say(draft, 'name', undefined, words, 'who');
      ask(draft, 'name', inWords(world, 'What is the child’s name?', 'איך קוראים לילד או לילדה?'), []);
    }
  },
  plan: ({ name }) =>
    typeof name === 'string' ? { steps: [{ name: 'addStudentToParent', args: { username: name } }] } : {},
  examples: () => ({ en: ['add my daughter Noa Levi'], he: ['להוסיף את הבת שלי נועה לוי'] }),
  counterexamples: {
    en: [
      "don't add my daughter Noa",
      'list my children',
      'add Noa to the physics group',
      'should I add my son Itay?',
    ],
    he: ['אל תוסיף את הבת שלי נועה', 'הילדים שלי', 'להוסיף את נועה לקבוצה', 'האם להוסיף את הבן שלי איתי?'],
  },
});
