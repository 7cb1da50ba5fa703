/** Turns to one of the children, for whom what follows is meant. */
import { command } from '../../kernel/command.ts';
import { aChild } from '../../slots/aChild.ts';
import { idle } from '../../slots/freeText.ts';
import { namesOne } from '../../slots/namesOne.ts';

export const childSelect = command({
  id: 'child.select',
  who: ['parent'],
  effect: 'reads',
  says: {
    en: [
      '(switch|change|go over|go) [over] to',
      '(choose|select|pick)',
      'for … from now on',
      'from now on [for]',
      '(now|next) (for|about)',
      '(talk|speak|speaking|talking) (about|for)',
      'acting for',
    ],
    he: [
      '(לעבור|עבור) [אל|ל]',
      '(לבחור|בחר) [את|ב]',
      '(להראות|לראות) [לי] את',
      '(עכשיו|מעכשיו) (בשביל|עבור|על) ',
      'מעכשיו',
      'עכשיו',
    ],
  },
  takes: ['person', 'it', 'scope:future', 'noun:student'],
  extra: (said) => idle(said, /^(?:now|on|from|about|בשביל|עבור|על|עכשיו|מעכשיו)$/),
  declines: (heard) =>
    heard.unread.length > 0 ||
    heard.negated ||
    !namesOne(heard.items, 'child') ||
    heard.items.some(
      (item) =>
        (item.kind !== 'word' && item.kind !== 'person') || (item.kind === 'word' && item.sense === 'place'),
    ),
  resolve: (draft, heard, world) => void aChild(draft, heard.items, world),
  plan: (slots) =>
    typeof slots['child'] === 'string' ? { effect: { kind: 'page', value: '/parent/home' } } : {},
  examples(world) {
    const name = (world.children[0]?.username ?? '').split(' ')[0];
    return name ? { en: [`switch to ${name}`], he: [`לעבור ל${name}`] } : { en: [], he: [] };
  },
  counterexamples: {
    en: ["don't switch to Noa", 'list my children', 'switch to Hebrew', 'remove Itay from my account'],
    he: ['אל תעבור לנועה', 'הילדים שלי', 'לעבור לאנגלית', 'להסיר את איתי מהחשבון'],
  },
});
