/** Adds a lesson to the plan of a subject: its title, for how many meetings it stands, its links. */
import { command } from '../../kernel/command.ts';
import { ask, assume, say } from '../../kernel/draft.ts';
import type { Interpretation } from '../../kernel/interpretation.ts';
import { idle } from '../../slots/freeText.ts';
import { inWords } from '../../kernel/words.ts';
import { linksIn, linkText, sessionsIn } from './planWords.ts';
import { planOf } from './plannedLessons.ts';
import { exampleSubject, listed, subjectsIn, subjectWords, theSubject } from '../../slots/theSubject.ts';
import { isWithOne, titleOf, titlesIn, titleWords } from './titleWords.ts';

/** "add a maths lesson" books one; these say that the plan is spoken of. */
function isOfPlan(heard: Interpretation): boolean {
  const [subject] = subjectsIn(heard.items);
  return (
    /\bplan\b|\bcurriculum\b|\bsyllabus\b|\b(?:called|named|titled)\b|תו?כנית|סילבוס|נושא|בשם|שנקרא/.test(
      heard.normal.text,
    ) ||
    linksIn(heard.items).length > 0 ||
    sessionsIn(heard) !== null ||
    subject?.role === 'to' ||
    subject?.role === 'at' ||
    titlesIn(heard.items).some(({ cost }) => cost === 1)
  );
}

/** What stands in quotes is the title, whatever is said before it. */
function titlesOf({ items }: Interpretation) {
  const titles = titlesIn(items);
  const quoted = titles.filter(({ cost }) => cost === 1);
  return quoted.length === 1 ? quoted : titles;
}

export const lessonAdd = command({
  id: 'lesson.add',
  who: ['teacher'],
  effect: 'does',
  says: {
    en: [
      '(add|new|create|write|put)',
      '(add|new|create|write|put) [a|the|another] [new] (lesson|topic)',
      '(add|put) … plan',
      'new … lesson',
    ],
    he: [
      '(להוסיף|להכניס|ליצור|לשים)',
      '(שיעור|נושא) (חדש|נוסף)',
      'עוד נושא',
      '(להוסיף|להכניס) … (לתוכנית|לתכנית|לסילבוס)',
    ],
  },
  takes: ['quoted', 'subject', 'number', 'link', 'noun:lesson', 'noun:lessons', 'count', 'req:link'],
  extra: (said) => [
    ...titleWords(said),
    ...subjectWords(said),
    ...idle(
      said,
      /^(?:plan|lesson|topic|curriculum|syllabus|link|url|sessions?|called|titled|[בהולמש]{0,2}(?:תו?כנית|סילבוס|לימודים|שיעור|שעור|נושא|קישור|לינק))$/,
    ),
  ],
  declines: (heard) =>
    heard.unread.length > 0 ||
    titleOf(titlesOf(heard), heard) === null ||
    titlesIn(heard.items).some((item) => isWithOne(item, heard)) ||
    !/lesson|topic|\bplan\b|\bcurriculum\b|\bsyllabus\b|שיעור|שעור|נושא|סילבוס|תו?כנית/.test(
      heard.normal.text,
    ) ||
    heard.items.some((item) => item.kind === 'link' && item.form !== 'url') ||
    !isOfPlan(heard),
  resolve(draft, heard, world) {
    const titles = titlesOf(heard);
    const name = titleOf(titles, heard);
    if (name !== null) say(draft, 'name', name, titles, 'what');
    const sessions = sessionsIn(heard);
    if (sessions) say(draft, 'repetition', sessions.value, [sessions], 'what');
    const links = linksIn(heard.items);
    if (links.length > 0) say(draft, 'urls', links.map(linkText), links, 'what');
    const [only, ...others] = listed(world);
    if (subjectsIn(heard.items).length > 0) theSubject(draft, heard, world);
    else if (only && others.length === 0)
      assume(draft, 'subject', only.id, inWords(world, 'your only subject', 'המקצוע היחיד שלך'), 'what');
    else if (typeof draft.given['subject'] !== 'string')
      ask(
        draft,
        'subject',
        inWords(world, 'In the plan of which subject?', 'בתוכנית של איזה מקצוע?'),
        listed(world).map((one) => ({ label: one.name, value: one.id })),
      );
  },
  plan(slots, world) {
    const { subject, name, repetition, urls } = slots as {
      subject?: string;
      name?: string;
      repetition?: number;
      urls?: string[];
    };
    const taught = listed(world).find(({ id }) => id === subject);
    if (taught === undefined || name === undefined) return {};
    const made = {
      name,
      ...(repetition === undefined ? {} : { repetition }),
      ...(urls === undefined ? {} : { urls }),
    };
    const input = { id: taught.id, lessons: [...planOf(taught), made] };
    return { steps: [{ name: 'updateSubject', args: { input } }] };
  },
  examples(world) {
    const subject = exampleSubject(world);
    return {
      en: [`add lesson Decimals to ${subject}, 2 sessions`],
      he: [`להוסיף ל${subject} שיעור ״עשרוניים״, 2 מפגשים`],
    };
  },
  counterexamples: {
    en: [
      "don't add lesson Decimals to maths",
      'should I add lesson Decimals to maths?',
      'add a maths lesson tomorrow at 5',
      'add Yael to the physics group',
    ],
    he: [
      'אל תוסיף למתמטיקה שיעור עשרוניים',
      'האם להוסיף למתמטיקה שיעור עשרוניים?',
      'להוסיף שיעור מתמטיקה מחר ב-5',
      'תוסיף את יעל לקבוצת הפיזיקה',
    ],
  },
});
