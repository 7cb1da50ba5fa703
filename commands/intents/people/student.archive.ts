/** Puts a student away who learns no more, or brings one back. */
import { command } from '../../kernel/command.ts';
import { firstLessons } from '../../world/exampleWords.ts';
import { say } from '../../kernel/draft.ts';
import { has } from '../../kernel/interpretation.ts';
import { aNotify } from '../../slots/aScope.ts';
import { told } from '../../slots/verdict.ts';
import { inWords } from '../../kernel/words.ts';
import { linkOf, nameOf, namesStudent, theStudents } from '../../slots/theStudents.ts';

const returns =
  /\b(?:back|unarchive|restore|reactivate|re-activate|out of|from the archive|from archive)\b|מהארכיון|מארכיון|חזיר|החזר|שחזר|שחזור/;

export const studentArchive = command({
  id: 'student.archive',
  who: ['teacher'],
  effect: 'destroys',
  says: {
    en: [
      '(archive|unarchive|archiving|reactivate|restore)',
      '(move|put|send|transfer) … [to|in|into] [the] archive',
      '(move|put|send|transfer) … archive',
      'to [the] archive $',
      '(bring|take|get|put) … back',
      '(bring|take|get|put) … back [from|out of] [the] archive',
      '(take|bring|get) … [out of|from] [the] archive',
      '(restore|reactivate) … [from] [the] archive',
    ],
    he: [
      '(להעביר|לשים|להכניס|לשלוח) … (לארכיון|בארכיון|לארכין|לארכיב)',
      '(לארכיון|לארכיב) $',
      '(לארכב|ארכב|לגנוז)',
      '(להחזיר|לשחזר)',
      '(להחזיר|להוציא|לשחזר) … (מהארכיון|מארכיון)',
    ],
  },
  takes: ['person', 'noun:student', 'it', 'notify', 'prep:except'],
  declines: (heard) =>
    heard.unread.length > (/archiv|ארכי|גנוז/.test(heard.normal.text) ? 1 : 0) ||
    heard.items.some(({ kind }) => kind === 'time' || kind === 'number' || kind === 'subject') ||
    !(
      namesStudent(heard.items) ||
      (has(heard, 'noun', 'student') && /archiv|ארכיון|ארכב|גנוז/.test(heard.normal.text))
    ),
  resolve(draft, heard, world) {
    const archived = !returns.test(heard.normal.text);
    theStudents(draft, heard, world, (link) => link.archived !== archived);
    say(draft, 'archived', archived, [], 'what');
    aNotify(draft);
  },
  plan(slots, world) {
    const { students, archived } = slots as { students?: string[]; archived?: boolean };
    if (students === undefined || archived === undefined) return {};
    const changed = world.students.filter(
      (student) => students.includes(student.id) && linkOf(world, student).archived !== archived,
    );
    if (changed.length === 0) {
      const names = students.map((id) => world.named.get(id)?.name ?? '').join(', ');
      return {
        reply: {
          text: archived
            ? inWords(world, `${names}: already archived.`, `${names}: כבר בארכיון.`)
            : inWords(world, `${names}: not archived.`, `${names}: לא בארכיון.`),
        },
      };
    }
    return {
      steps: changed.map(({ id }) => ({
        name: 'updateStudentLink' as const,
        args: { input: { studentId: id, archived }, ...told(slots) },
      })),
    };
  },
  examples(world) {
    const here = world.students.find((student) => !linkOf(world, student).archived);
    const name = here ? nameOf(here).split(' ')[0] : undefined;
    const { person } = firstLessons(world);
    return { en: [`archive ${name ?? person.en}`], he: [`להעביר את ${name ?? person.he} לארכיון`] };
  },
  counterexamples: {
    en: ["don't archive Dana", "bring Dana's lesson back", 'should I archive Dana?', 'who is archived?'],
    he: ['אל תעביר את דנה לארכיון', 'להעביר את דנה ליום חמישי', 'האם להעביר את דנה לארכיון?', 'מי בארכיון?'],
  },
});
