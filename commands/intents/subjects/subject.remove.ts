/** Takes a subject off the list; lessons of it that lie ahead stay as they are, once that is said. */
import { nextOfEach } from '../calendar/lesson/nextOfEach.ts';
import { command } from '../../kernel/command.ts';
import { ask } from '../../kernel/draft.ts';
import { inWords } from '../../kernel/words.ts';
import { deletesSubject } from '../../slots/deletesSubject.ts';
import { exampleSubject, isOfSubject, subjectsIn, subjectWords, theSubject } from '../../slots/theSubject.ts';

export const subjectRemove = command({
  id: 'subject.remove',
  who: ['teacher'],
  effect: 'destroys',
  says: {
    en: [
      '(delete|remove|erase|drop|get rid of|take off|stop teaching|take)',
      '(stop|i stop|i stopped) teaching',
    ],
    he: ['(למחוק|מחק|להסיר|להוריד|להוציא)', '(כבר לא|לא) (מלמד|מלמדת) [יותר|כבר]', 'הפסקתי ללמד'],
  },
  takes: ['subject', 'it'],
  extra: subjectWords,
  declines: (heard, world) =>
    !isOfSubject(heard) ||
    subjectsIn(heard.items).length !== 1 ||
    !(
      /\bsubjects?\b|\blist\b|stop teaching|מקצוע|רשימ|הפסקתי ללמד/.test(heard.normal.text) ||
      deletesSubject(heard, world)
    ) ||
    heard.items.some(({ kind }) => kind !== 'word' && kind !== 'subject'),
  resolve(draft, heard, world) {
    const subject = theSubject(draft, heard, world);
    if (subject === null || draft.given['sure'] === true) return;
    if (deletesSubject(heard, world)) {
      ask(
        draft,
        'sure',
        inWords(
          world,
          `Remove the subject ${subject.name} from the list, or cancel one of its lessons?`,
          `להסיר את המקצוע ${subject.name} מהרשימה, או לבטל שיעור במקצוע הזה?`,
        ),
        [
          { label: inWords(world, 'Remove the subject', 'להסיר את המקצוע'), value: true },
          {
            label: inWords(world, 'Cancel a lesson', 'לבטל שיעור'),
            value: {
              says: inWords(world, `cancel the ${subject.name} lesson`, `לבטל שיעור ${subject.name}`),
            },
          },
        ],
      );
      return;
    }
    const ahead = nextOfEach(
      world.lessons.filter((lesson) => lesson.subject === subject.name),
      world.now,
    ).length;
    if (ahead > 0)
      ask(
        draft,
        'sure',
        inWords(
          world,
          `Upcoming ${subject.name} lessons: ${ahead}. They stay in the calendar as they are. Remove it from the list?`,
          `יש שיעורים של ${subject.name} בהמשך: ${ahead}. הם נשארים ביומן כמו שהם. להסיר מהרשימה?`,
        ),
        [{ label: inWords(world, 'Yes, remove it', 'כן, להסיר'), value: true }],
      );
  },
  plan(slots, world) {
    const { subject } = slots as { subject?: string };
    if (subject === undefined) return {};
    const name = world.subjects.find(({ id }) => id === subject)?.name;
    const isTaught = world.lessons.some((lesson) => lesson.subject === name);
    return {
      steps: [{ name: 'removeSubject', args: { id: subject, ...(isTaught ? { keepMeetings: true } : {}) } }],
    };
  },
  examples(world) {
    const name = exampleSubject(world);
    return { en: [`remove the subject ${name}`], he: [`להסיר את המקצוע ${name}`] };
  },
  counterexamples: {
    en: [
      "don't remove the subject physics",
      'should I remove the subject physics?',
      "delete tomorrow's physics lesson",
      'remove Dana from the physics group',
    ],
    he: [
      'אל תסיר את המקצוע פיזיקה',
      'האם להסיר את המקצוע פיזיקה?',
      'למחוק את שיעור הפיזיקה של מחר',
      'תוציא את דנה מהפיזיקה',
    ],
  },
});
