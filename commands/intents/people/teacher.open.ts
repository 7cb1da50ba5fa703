/** What is known of a teacher: where they teach and what it costs, how late one may cancel. */
import { command } from '../../kernel/command.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { idle } from '../../slots/freeText.ts';
import { aTeacher } from '../../slots/aTeacher.ts';
import { inWords } from '../../kernel/words.ts';
import { namesOne } from '../../slots/namesOne.ts';
import { nameOf } from '../../slots/theStudents.ts';

const asksOf =
  /\btell me\b|\babout\b|charge|\bcosts?\b|price|\brates?\b|phone|details|\bteach\b|profile|info|open|show|who is|where|ספר|פרטי|כמה|מחיר|עולה|לוקח|טלפון|פרופיל|על המורה|איפה|מי זאת|מי זה|מי זו|תראה|תראי|פתח/;

export const teacherOpen = command({
  id: 'teacher.open',
  who: ['student', 'parent'],
  effect: 'reads',
  says: {
    en: [
      'tell me [more] about',
      'how much does … (charge|cost|take)',
      "(what's|what are|what is) … (price|prices|rate|rates|phone|number)",
      '(show|open|view|see) [me]',
      'who is',
      'where does … teach',
      '(details|profile|info|information) (of|about|for|on)',
      '(profile|details|info|prices|rates|phone) $',
      'more about',
    ],
    he: [
      '(ספר|ספרי|לספר) [לי|לנו] [עוד] [על]',
      'כמה (לוקחת|לוקח|גובה|עולה|עולים|המחיר)',
      '(מה|מהם|מהו) (המחיר|המחירים|הטלפון|התעריף|הפרטים) [של|אצל]',
      '(להראות|לפתוח) [לי] [את]',
      '(פרטים|הפרטים|פרופיל|הפרופיל|המחירים|הטלפון) (על|של)',
      'איפה … (מלמדת|מלמד)',
      'מי (זה|זאת|זו)',
    ],
  },
  takes: ['person', 'it', 'place', 'req:teacher', 'noun:lesson', 'price'],
  extra: (said) =>
    idle(
      said,
      /^(?:charge|charges|cost|costs|price|prices|rates?|phone|number|profile|details|info|page|lesson|teach|teaches|per|hour|card|[בהולמש]{0,2}(?:מחיר|מחירים|שיעור|טלפון|פרטים|פרופיל|כרטיס|דף|עמוד|מורה|עולה|לוקחת|לוקח|גובה|תעריף)|אצל|על)$/,
    ),
  declines: (heard) =>
    heard.unread.length > 0 ||
    heard.negated ||
    !namesOne(heard.items, 'teacher') ||
    !asksOf.test(heard.normal.text) ||
    /contract|agreement|terms|חוזה|free|פנוי|lessons|class|approve|שיעורים/.test(heard.normal.text) ||
    heard.items.some(({ kind }) => kind === 'time' || kind === 'subject' || kind === 'link'),
  resolve: (draft, heard, world) => void aTeacher(draft, heard.items, world),
  plan(slots, world) {
    const teacher = world.teachers.find(({ id }) => id === slots['teacher']);
    if (teacher === undefined) return {};
    const data = teacher.userData ?? {};
    const lines = [
      nameOf(teacher),
      ...placeWords(world, data['teachLocations']),
      ...(typeof data['lessonDuration'] === 'number'
        ? [
            inWords(
              world,
              `${data['lessonDuration']} minutes a lesson`,
              `${data['lessonDuration']} דקות לשיעור`,
            ),
          ]
        : []),
      ...(typeof data['noticeHours'] === 'number'
        ? [
            inWords(
              world,
              `cancel up to ${data['noticeHours']} hours before`,
              `ביטול עד ${data['noticeHours']} שעות לפני`,
            ),
          ]
        : []),
    ];
    return { reply: { text: lines.join(' · '), rows: [teacher.id] } };
  },
  examples(world) {
    const name = (world.teachers[0]?.username ?? '').split(' ')[0];
    return name ? { en: [`tell me about ${name}`], he: [`ספר לי על ${name}`] } : { en: [], he: [] };
  },
  counterexamples: {
    en: [
      "show Rivka's contract",
      'when is Rivka free?',
      "join Rivka's group",
      'book maths with Rivka tomorrow at 5',
    ],
    he: [
      'תראה את החוזה של רבקה',
      'מתי רבקה פנויה?',
      'להצטרף לקבוצה של רבקה',
      'לקבוע מתמטיקה עם רבקה מחר ב-5',
    ],
  },
});

const placeNames = [
  ['teachAtTeacher', 'at the teacher’s', 'אצל המורה'],
  ['teachAtStudent', 'at the student’s', 'אצל התלמיד'],
  ['teachOnline', 'online', 'אונליין'],
] as const;

function placeWords(world: IndexedWorld, places: unknown): string[] {
  if (typeof places !== 'object' || places === null) return [];
  const said = places as Record<string, unknown>;
  return placeNames.flatMap(([field, en, he]) => {
    if (said[field] !== true) return [];
    const cost = Number(said[`${field}Cost`] ?? 0);
    return [`${inWords(world, en, he)}${cost > 0 ? ` +${cost}` : ''}`];
  });
}
