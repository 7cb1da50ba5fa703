/** Blocks a student, who then books nothing more with this teacher, or opens the link again. */
import { isBesideLesson } from '../calendar/lesson/clearsStretch.ts';
import { command } from '../../kernel/command.ts';
import { firstLessons } from '../../world/exampleWords.ts';
import { say } from '../../kernel/draft.ts';
import { has } from '../../kernel/interpretation.ts';
import { aNotify } from '../../slots/aScope.ts';
import { told } from '../../slots/verdict.ts';
import { inWords } from '../../kernel/words.ts';
import { linkOf, nameOf, namesStudent, theStudents } from '../../slots/theStudents.ts';

const opens =
  /\b(?:unblock|unban|unblocking|un-block)\b|\b(?:remove|lift|cancel|undo|take off) (?:the )?(?:block|ban)|שחרר|שחרור|(?:בטל|ביטול|הסר|סיר|ורי?ד).*חסימה|מה?חסימה/;

export const studentBlock = command({
  id: 'student.block',
  who: ['teacher'],
  effect: 'destroys',
  says: {
    en: [
      '(block|unblock|ban|unban|blocking|unblocking|blacklist)',
      '(remove|lift) [the] (block|ban) [from|on|of]',
      '(stop|block|ban|prevent|keep) … from booking [lessons|with me|me]',
    ],
    he: [
      '(לחסום|חסום)',
      '(לשחרר|שחרר) [מהחסימה|מחסימה]',
      '(לשחרר|שחרר) … (מהחסימה|מחסימה)',
      '(לבטל|להסיר|להוריד|לשחרר) … (החסימה|חסימה) [של|מ]',
    ],
  },
  takes: ['person', 'noun:student', 'it', 'notify', 'prep:except'],
  declines: (heard) =>
    heard.unread.length > 1 ||
    isBesideLesson(heard) ||
    heard.items.some(({ kind }) => kind === 'time' || kind === 'number' || kind === 'subject') ||
    !(namesStudent(heard.items) || has(heard, 'noun', 'student')),
  resolve(draft, heard, world) {
    const blocked = !opens.test(heard.normal.text);
    theStudents(draft, heard, world, (link) => link.blocked !== blocked && !link.archived);
    say(draft, 'blocked', blocked, [], 'what');
    aNotify(draft);
  },
  plan(slots, world) {
    const { students, blocked } = slots as { students?: string[]; blocked?: boolean };
    if (students === undefined || blocked === undefined) return {};
    const changed = world.students.filter(
      (student) => students.includes(student.id) && linkOf(world, student).blocked !== blocked,
    );
    if (changed.length === 0) {
      const names = students.map((id) => world.named.get(id)?.name ?? '').join(', ');
      return {
        reply: {
          text: blocked
            ? inWords(world, `${names}: already blocked.`, `${names}: כבר בחסימה.`)
            : inWords(world, `${names}: not blocked.`, `${names}: לא בחסימה.`),
        },
      };
    }
    return {
      steps: changed.map(({ id }) => ({
        name: 'updateStudentLink' as const,
        args: { input: { studentId: id, blocked }, ...told(slots) },
      })),
    };
  },
  examples(world) {
    const free = world.students.find((student) => !linkOf(world, student).blocked);
    const name = free ? nameOf(free).split(' ')[0] : undefined;
    const { person } = firstLessons(world);
    return { en: [`block ${name ?? person.en}`], he: [`לחסום את ${name ?? person.he}`] };
  },
  counterexamples: {
    en: ["don't block Dana", 'block tomorrow from 4 to 6', 'should I block Dana?', 'is Dana blocked?'],
    he: ['אל תחסום את דנה', 'לחסום את מחר מ-4 עד 6', 'האם לחסום את דנה?', 'דנה חסומה?'],
  },
});
