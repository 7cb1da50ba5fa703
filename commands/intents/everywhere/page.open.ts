/** Opens a screen by its name or its route. */
import { command } from '../../kernel/command.ts';
import { inWords } from '../../kernel/words.ts';
import { pagePhrases } from './pagePhrases.ts';
import { visible, pageOf } from './pageOf.ts';

export const pageOpen = command({
  id: 'page.open',
  who: ['teacher', 'student', 'parent', 'admin', 'visitor'],
  effect: 'reads',
  says: { en: pagePhrases.en, he: pagePhrases.he },
  // A person's own page is theirs to open (student.open, teacher.open).
  takes: ['person'],
  // "/calendar week": an address is no word of a sentence.
  bareLeaves: 2,
  bare: (heard) => /^\/[a-z]/.test(heard.normal.text),
  // A visitor has no screens of their own: "into my account" is signing in.
  declines: (heard, world) =>
    heard.items.some(({ kind }) => kind === 'person') ||
    ((heard.unread.length > 0 || world.role === 'visitor') && pageOf(heard.normal.text, world) === null),
  resolve(draft, heard, world) {
    const page = pageOf(heard.normal.text, world);
    if (page !== null) {
      draft.slots['page'] = page;
      const verb = heard.verb?.ranges.at(-1);
      if (verb)
        draft.spans.push({
          from: heard.normal.origin[verb.from] ?? 0,
          to: heard.normal.origin[verb.to] ?? heard.normal.raw.length,
          slot: 'page',
          kind: 'said',
          pen: 'what',
        });
    }
    heard.unread = heard.unread.filter(({ kind }) => kind === 'number');
  },
  plan(slots, world) {
    const page = slots['page'];
    if (typeof page !== 'string')
      return {
        ask: {
          slot: 'page',
          question: inWords(world, 'Which screen?', 'איזה מסך?'),
          choices: visible(world)
            .filter(({ route }) => !route.includes('#'))
            .map(({ route, names }) => ({ label: names[world.locale][0] ?? route, value: route })),
        },
      };
    return { effect: { kind: 'page', value: page } };
  },
  examples: (world) =>
    world.role === 'teacher'
      ? { en: ['open settings', 'go to /subjects'], he: ['תפתח הגדרות', 'לפתוח את הסטטיסטיקה'] }
      : { en: ['compare plans', 'contact support'], he: ['כמה עולה פרימיום?', 'צור קשר'] },
  counterexamples: {
    en: ['open a class Friday at 9am', "open Dana's Thursday lesson", 'show my schedule', 'settle the bill'],
    he: ['תפתח שיעור בשישי ב-9', 'תפתח את דנה', 'תראה לי את הלו״ז', 'תעבור ל-12 בדצמבר'],
  },
});
