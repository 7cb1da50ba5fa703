/** Counts a late cancel of a student's, or forgives one, or all of them. */
import { command } from '../../kernel/command.ts';
import { firstLessons } from '../../world/exampleWords.ts';
import { say } from '../../kernel/draft.ts';
import { unnamed } from '../../kernel/interpretation.ts';
import { idle } from '../../slots/freeText.ts';
import { linkOf, namesStudent, theStudents } from '../../slots/theStudents.ts';

const late = /\blate\b|bad cancel|cancellations?\b|ביטול|מאוחר/;
const forgives =
  /\b(?:forgive|excuse|pardon|waive|remove|erase|drop|take off|(?:take|knock) .*\boff|uncount|don't count|dont count|not count)\b|סל[וי]?ח|מח[וי]?[לק]|ורי?ד|[לתנ]ה?סיר|הסר|ויתו?ר|וותר|לוותר|לא לספור/;
const resets = /\b(?:reset|clear|zero|wipe)\b|לאפס|תאפס|אפס|איפוס|נקה|ניקוי|לנקות/;

export const lateCancelsAdjust = command({
  id: 'lateCancels.adjust',
  who: ['teacher'],
  effect: 'does',
  says: {
    en: [
      'count … [as] [a] late',
      '(forgive|excuse|pardon|waive)',
      '(reset|clear|zero|wipe) … (cancels|cancellations|cancel|cancellation)',
      '(add|give|record|write down|put down|note|register) [a|one] [more] late (cancel|cancellation) [to|for]',
      '(add|give|record|register) … late (cancel|cancellation)',
      'mark … as [a] late',
      '(take|knock) … late (cancel|cancellation) off',
      '(take|knock) [a|one] late (cancel|cancellation) off',
      '(remove|erase|take off|drop) … late (cancel|cancellation)',
      '(remove|erase|take off|drop) [a|one] late (cancel|cancellation) [from|of]',
    ],
    he: ['(לרשום|רשום|להוסיף|לספור|להחשיב)', '(לסלוח|למחול|לוותר) [על]', '(למחוק|להוריד|להסיר)', 'לאפס'],
  },
  takes: ['person', 'noun:student', 'it', 'noun:lesson'],
  extra: (said) =>
    idle(
      said,
      /^(?:late|cancels?|cancellations?|cancelation|a|as|one|more|another|bad|last|the|counted?|all|[בהולמכש]{0,2}(?:ביטול|ביטולים|ביטולי|מאוחר|מאוחרים|מאוחרת|אחד|עוד|אחרון|כל)|ביטולו|ביטולה)$/,
    ),
  declines: (heard) =>
    heard.unread.length > 0 ||
    !late.test(heard.normal.text) ||
    !namesStudent(heard.items) ||
    // "cancel" alone of a lesson is none of these.
    !/\blate\b|\bforgive\b|\bexcuse\b|\bpardon\b|\bwaive\b|\breset\b|\bwipe\b|bad cancel|מאוחר|סל[וי]?ח|מח[וי]?ל|אפס|איפוס|ורי?די? ל[A-Za-zÀ-ӿא-ي]+ (?:את ה)?ביטול/u.test(
      heard.normal.text,
    ) ||
    heard.items.some(({ kind }) => kind === 'time' || kind === 'number' || kind === 'subject'),
  resolve(draft, heard, world) {
    theStudents(draft, heard, world, () => true);
    const text = unnamed(heard);
    if (resets.test(text)) say(draft, 'value', 0, [], 'what');
    else say(draft, 'amount', forgives.test(text) ? -1 : 1, [], 'what');
  },
  plan(slots, world) {
    const { students, amount, value } = slots as { students?: string[]; amount?: number; value?: number };
    if (students === undefined) return {};
    return {
      steps: world.students
        .filter(({ id }) => students.includes(id))
        .map((student) => {
          const { badCancels } = linkOf(world, student);
          const after = value ?? Math.max(0, badCancels + (amount ?? 0));
          return {
            name: 'updateStudentLink' as const,
            args: { input: { studentId: student.id, badCancels: after } },
          };
        }),
    };
  },
  examples(world) {
    const { person } = firstLessons(world);
    return {
      en: [`count ${person.en}'s cancellation as late`, `forgive ${person.en}'s late cancel`],
      he: [`תרשום ל${person.he} ביטול מאוחר`, `לסלוח ל${person.he} על הביטול המאוחר`],
    };
  },
  counterexamples: {
    en: [
      "don't count Dana's cancellation as late",
      'how many late cancels does Dana have?',
      "cancel Dana's late lesson",
      'add Dana on Thursday at 5',
    ],
    he: [
      'אל תרשום לדנה ביטול מאוחר',
      'כמה ביטולים מאוחרים יש לדנה?',
      'לבטל את השיעור של דנה',
      'תרשום לדנה שיעור מחר ב-5',
    ],
  },
});
