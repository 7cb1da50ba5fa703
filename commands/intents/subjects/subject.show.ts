/** The teacher's subjects with their prices, or what one of them costs. */
import { command } from '../../kernel/command.ts';
import { subjectCost } from './subjectCost.ts';
import { say } from '../../kernel/draft.ts';
import type { Entity } from '../../kernel/interpretation.ts';
import { inWords } from '../../kernel/words.ts';
import { exampleSubject, isOfSubject, listed, subjectsIn, subjectWords } from '../../slots/theSubject.ts';

const ofList =
  /\bsubjects?\b|\bprice list\b|\bmy (?:prices|rates)\b|מקצוע|מחירון|(?<![A-Za-zÀ-ӿא-ي])ה?(?:מחירים|תעריפים)(?![A-Za-zÀ-ӿא-ي])/u;
const ofPrice =
  /\b(?:how much|price|rate|cost|costs|charge)\b|כמה (?:אני )?(?:לוקח|לוקחת|גובה)|כמה עול|מחיר|תעריף/;

const isLesson = (item: Entity): boolean =>
  item.kind === 'word' && item.sense === 'noun' && item.value === 'lesson';

export const subjectShow = command({
  id: 'subject.show',
  who: ['teacher'],
  effect: 'reads',
  says: {
    en: [
      '(list|show|show me|see|view|display|give me)',
      '(what|which) [are|do i]',
      'how (much|many) [is|does|do i|are]',
      '(price|rate|cost) of',
      '(my|all my|the) subjects',
      'price list',
      "(what is|what s|what's) [the|my] [hourly] (price|rate)",
    ],
    he: [
      '(להראות|הראה|להציג|רשימת|אילו|איזה|מה|מהם|כמה|מחירון)',
      'כמה (עולה|עולים|עולות|גובה|לוקח|לוקחת)',
      'כמה אני (גובה|לוקח|לוקחת)',
      '(מה|מהם) (המחירים|התעריפים)',
      '(המקצועות|מקצועות) [ו] [והמחירים|ומחירים|והתעריפים]',
    ],
  },
  takes: ['subject', 'it', 'all', 'price', 'noun:lesson'],
  extra: (said) => [
    ...subjectWords(said),
    ...said.tokens.flatMap(({ text, from, to }) =>
      /^(?:cost|costs|charge|much|price|עולה|עולים|עולות|גובה|לוקח|לוקחת|מלמד|מלמדת|אצלי)$/.test(text)
        ? [{ kind: 'word' as const, sense: 'filler', value: '', from, to, cost: 0.3 }]
        : [],
    ),
  ],
  declines: (heard) =>
    // "כמה עולה שיעור אנגלית"
    !isOfSubject({ ...heard, items: heard.items.filter((item) => !isLesson(item)) }) ||
    heard.negated ||
    heard.items.some((item) => !['word', 'subject'].includes(item.kind)) ||
    (subjectsIn(heard.items).length > 0 ? !ofPrice.test(heard.normal.text) : !ofList.test(heard.normal.text)),
  resolve(draft, heard) {
    const [said] = subjectsIn(heard.items);
    const [only] = said?.named ?? [];
    if (said && only) say(draft, 'subject', only.id, [said], 'what');
  },
  plan(slots, world) {
    const { subject } = slots as { subject?: string };
    const shown = listed(world).filter(({ id }) => subject === undefined || id === subject);
    if (shown.length === 0)
      return { reply: { text: inWords(world, 'There are no subjects yet.', 'עדיין אין מקצועות.') } };
    const lines = shown.map((one) => `${one.name} · ${subjectCost(world, one.cost ?? 0)}`);
    return { reply: { text: lines.join('\n'), rows: shown.map(({ id }) => id) } };
  },
  examples(world) {
    const name = exampleSubject(world);
    return {
      en: ['list my subjects', `how much is ${name} per hour?`],
      he: ['אילו מקצועות יש לי?', `כמה עולה ${name}?`],
    };
  },
  counterexamples: {
    en: ["don't list my subjects", 'list my students', 'show next week', 'maths is 220 an hour from now on'],
    he: ['אל תראה לי את המקצועות', 'רשימת התלמידים שלי', 'מה יש לי מחר?', 'מתמטיקה 220 לשעה מעכשיו'],
  },
});
