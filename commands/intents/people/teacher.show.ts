/** The teachers with whom one learns. */
import { saysMore } from '../../kernel/cases.ts';
import { command } from '../../kernel/command.ts';
import { idle } from '../../slots/freeText.ts';
import { inWords } from '../../kernel/words.ts';
import { replyWith } from './replyWith.ts';
import { nameOf } from '../../slots/theStudents.ts';

export const teacherShow = command({
  id: 'teacher.show',
  who: ['student', 'parent'],
  effect: 'reads',
  says: {
    en: [
      '(list|show|show me|view|see|display|give me|which|all) [all] [of] [my|our|the] (teachers|tutors)',
      'who (are|is) (my|our|the) (teachers|teacher|tutors|tutor)',
      "who's (my|our|the) (teacher|tutor)",
      '(my|our) (teachers|tutors)',
      'who (teaches|do i learn with|do we learn with|am i learning with)',
      'which (teachers|tutors)',
    ],
    he: [
      '(המורים|המורות) [שלי|שלנו]',
      'מי (המורה|המורים|המורות|המורה שלי|המורים שלי) [שלי|שלנו]',
      '(רשימת|כל|אילו) (המורים|המורות|מורים) [שלי|שלנו]',
      '(להראות|הראה|תציג|תציגי|הצג) [לי|לנו] [את] [כל] (המורים|המורות) [שלי|שלנו]',
      '(אצל|עם) (מי|אילו מורים) אני (לומד|לומדת)',
      'מי (מלמד|מלמדת|מלמדים) (אותי|אותנו)',
    ],
  },
  takes: ['it', 'all', 'req:teacher'],
  extra: (said) => idle(said, /^(?:list|have|me|us|יש|לי|לנו|של|יש)$/),
  declines: saysMore,
  resolve: () => {},
  plan: (_slots, world) =>
    replyWith(
      inWords(world, `Teachers: ${world.teachers.length}`, `מורים: ${world.teachers.length}`),
      world.teachers.map((teacher) => ({ id: teacher.id, name: nameOf(teacher) })),
      inWords(world, 'No teacher yet.', 'עוד אין מורה.'),
    ),
  examples: () => ({ en: ['list my teachers'], he: ['המורים שלי'] }),
  counterexamples: {
    en: ['add a teacher', 'switch teacher', 'when is my teacher free?', 'join a teacher with this link'],
    he: ['להוסיף מורה', 'להחליף מורה', 'מתי המורה פנויה?', 'להצטרף למורה עם הקישור הזה'],
  },
});
