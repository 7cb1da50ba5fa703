/** Takes a lesson out of the plan of a subject; lessons in the calendar stay. */
import { command } from '../../kernel/command.ts';
import { has, type Interpretation } from '../../kernel/interpretation.ts';
import { idle } from '../../slots/freeText.ts';
import { allPlanned, examplePlanned, planOf, plannedIn, stepToPlan, thePlanned } from './plannedLessons.ts';
import { subjectsIn } from '../../slots/theSubject.ts';
import { titlesIn, titleWords } from './titleWords.ts';

const ofPlan = /\bplan\b|\bcurriculum\b|\bsyllabus\b|תו?כנית|סילבוס/;

const saysLesson = (heard: Interpretation): boolean =>
  has(heard, 'noun', 'lesson') || ofPlan.test(heard.normal.text);

export const lessonRemove = command({
  id: 'lesson.remove',
  who: ['teacher'],
  effect: 'destroys',
  says: {
    en: ['(remove|delete|erase|drop|take|cut)'],
    he: ['(למחוק|מחק|להסיר|להוריד|להוציא)'],
  },
  takes: ['quoted', 'subject', 'noun:lesson', 'person', 'time', 'number'],
  extra: (said) => [
    ...titleWords(said),
    ...idle(
      said,
      /^(?:topic|plan|plans|curriculum|syllabus|the|off|out|[בהולמש]{0,2}(?:תו?כנית|סילבוס|נושא|שיעורים|לימודים))$/,
    ),
  ],
  declines: (heard, world) =>
    heard.unread.length > 0 ||
    heard.items.some(
      ({ kind, from, to }) =>
        kind === 'person' ||
        kind === 'time' ||
        (kind === 'number' && !plannedIn(heard, world).some((one) => one.from <= from && one.to >= to)),
    ) ||
    !saysLesson(heard) ||
    (plannedIn(heard, world).length === 0 &&
      (titlesIn(heard.items).length === 0 || !ofPlan.test(heard.normal.text))),
  resolve(draft, heard, world) {
    thePlanned(draft, plannedIn(heard, world), subjectsIn(heard.items), world);
  },
  plan(slots, world) {
    const planned = allPlanned(world).find(({ id }) => id === slots['lesson']);
    if (planned === undefined) return {};
    const lessons = planOf(planned.subject).filter(({ id }) => id !== planned.id);
    return { steps: [stepToPlan(planned, lessons)] };
  },
  examples(world) {
    const { title } = examplePlanned(world);
    return {
      en: [`remove lesson ${title} from the plan`],
      he: [`להסיר את השיעור ${title} מהתוכנית`],
    };
  },
  counterexamples: {
    en: [
      "don't remove lesson Optics from the plan",
      'should I remove lesson Optics from the plan?',
      "remove tomorrow's physics lesson",
      'take Noam out of the physics group',
    ],
    he: [
      'אל תסיר את השיעור אופטיקה מהתוכנית',
      'האם להסיר את השיעור אופטיקה מהתוכנית?',
      'להסיר את שיעור הפיזיקה של מחר',
      'להוציא את נועם מקבוצת הפיזיקה',
    ],
  },
});
