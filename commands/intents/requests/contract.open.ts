/** Shows a contract: the teacher's own, or that of one's teacher. */
import { command } from '../../kernel/command.ts';
import { has } from '../../kernel/interpretation.ts';
import { aTeacher } from '../../slots/aTeacher.ts';
import { somePeople } from '../../slots/somePeople.ts';

const pages: Record<string, string> = {
  teacher: '/settings',
  student: '/students/home',
  parent: '/parent/home',
};

/** There it is opened. */
const part = (teacher: unknown): string =>
  typeof teacher === 'string' ? `?contract=${teacher}` : '#contract';

const signs =
  /\b(?:accept|agree|sign|signing|ok with|fine with|approve|confirm)\b|לאשר|מאשר|תאשר|מסכימ?|להסכים|חתו|חותמ|תחת|מקבל|לקבל|תקבל|בסדר/;

export const contractOpen = command({
  id: 'contract.open',
  who: ['teacher', 'student', 'parent'],
  effect: 'reads',
  says: {
    en: [
      "(open|show|view|see|read|what|what's|display|get)",
      'let me (read|see)',
      'what does … say [about]',
      "what's in",
      'where (is|can i see|can i find|can i read|do i see|do i find)',
      'pull up',
    ],
    he: ['(לפתוח|להראות|להציג|לקרוא|לראות|מה|איפה)', 'מה (כתוב|יש|מדיניות) [ב]'],
  },
  takes: ['person', 'it', 'req:contract', 'which', 'noun:lesson'],
  // "Dana's contract", of a Dana who is not known.
  bareLeaves: 1,
  bare: (heard) =>
    has(heard, 'req', 'contract') &&
    heard.unread.length <= (heard.items.some(({ kind }) => kind === 'person') ? 1 : 0),
  declines: (heard) => !has(heard, 'req', 'contract') || signs.test(heard.normal.text) || heard.negated,
  resolve(draft, heard, world) {
    if (world.role === 'teacher') return;
    aTeacher(draft, heard.items, world);
    somePeople(draft, 'child', heard.items, ['child'], world);
  },
  plan(slots, world) {
    const data =
      world.role === 'teacher'
        ? world.user?.userData
        : world.teachers.find(({ id }) => id === slots['teacher'])?.userData;
    const contract = data?.['contract'];
    return typeof contract === 'string' && contract !== ''
      ? { reply: { text: contract } }
      : { effect: { kind: 'page', value: `${pages[world.role] ?? '/'}${part(slots['teacher'])}` } };
  },
  examples: (world) =>
    world.role === 'teacher'
      ? { en: ['open my contract'], he: ['תפתח את החוזה'] }
      : { en: ['show the contract'], he: ['תראה את החוזה'] },
  counterexamples: {
    en: [
      'accept the contract',
      "don't open the contract",
      'contact support',
      'set contract to a day of notice',
    ],
    he: ['לאשר את החוזה', 'אל תפתח את החוזה', 'צור קשר', 'לחתום על החוזה'],
  },
});
