/** How many late cancels were counted, and how many are left. */
import { command } from '../../kernel/command.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { firstLessons } from '../../world/exampleWords.ts';
import { idle } from '../../slots/freeText.ts';
import { somePeople } from '../../slots/somePeople.ts';
import { inWords } from '../../kernel/words.ts';
import type { WorldPerson } from '../../world/world.ts';
import { linkIn } from '../../world/linkIn.ts';
import { replyWith, type PersonLine } from './replyWith.ts';
import { nameOf } from '../../slots/theStudents.ts';

const usualAllowance = 3;

export const lateCancelsShow = command({
  id: 'lateCancels.show',
  who: ['teacher', 'student', 'parent'],
  effect: 'reads',
  says: {
    en: [
      'how many … (left|have|has|remaining|counted|made|used)',
      'how many',
      '(show|list|view|see|check) [me]',
      "(what|what's|who) … late",
      '(did|has|have|is) … late',
      "(my|'s) late (cancels|cancellations|cancelations)",
      'late (cancels|cancellations|cancelations) [left|of|for|count]',
    ],
    he: [
      'כמה [פעמים]',
      'למי יש',
      '(להראות|הראה|תציג|תציגי|הצג|מה|מי) [לי] [את]',
      '(הביטולים|ביטולים) [ה] (מאוחרים|המאוחרים) [של]',
    ],
  },
  takes: ['person', 'noun:student', 'it'],
  extra: (said) =>
    idle(
      said,
      /^(?:late|cancels?|cancellations?|cancelations?|cancel|cancelled|canceled|left|remaining|remain|still|allowed|allowance|count|counted|made|used|got|many|most|often|lot|use|up|times|more|has|have|had|[בהולמכש]{0,2}(?:ביטול|ביטולים|ביטולי|מאוחר|מאוחרים|מותרים|מותר)|נשארו|נותרו|נשאר|עוד|יש|לי|לו|לה|לנו|ביטלתי|ביטל|ביטלה|באיחור|פעמים|ברגע|בדקה|של|התשעים|הכי|הרבה|האחרון|האחרונה|מבטל|מבטלת|לי)$/,
    ),
  declines: (heard) =>
    heard.unread.length > 0 ||
    heard.negated ||
    !/כמה ביטולים (?:עוד )?(?:נשאר|נותר)|late(?:ly)? cancel|cancel\w* late|how many cancellations|cancellations? left|bad cancel|ביטול[A-Za-zÀ-ӿא-ي]* (?:ה)?מאוחר|(?:ביטל|מבטל|ביטול)[A-Za-zÀ-ӿא-ي]* (?:לי )?(?:של )?(?:מאוחר|באיחור|ב?רגע האחרון|ה?ב?דקה ה)/u.test(
      heard.normal.text,
    ) ||
    /\b(?:forgive|reset|count (?!of)|mark|is it|too late|can i)\b/.test(heard.normal.text) ||
    heard.items.some(({ kind }) => kind === 'time' || kind === 'subject'),
  resolve(draft, heard, world) {
    somePeople(draft, 'students', heard.items, ['student'], world);
    somePeople(draft, 'child', heard.items, ['child'], world);
    if (world.role !== 'teacher') somePeople(draft, 'teacher', heard.items, ['teacher'], world);
  },
  plan(slots, world) {
    const { students, child, teacher } = slots as {
      students?: string[];
      child?: string;
      teacher?: string;
    };
    const among = learnersOf(world).filter(
      ({ id }) => (students === undefined || students.includes(id)) && (child === undefined || child === id),
    );
    const teachers = world.role === 'teacher' ? [world.user] : world.teachers;
    const lines = among.flatMap((student) =>
      teachers
        .filter((one): one is WorldPerson => one !== null && (teacher === undefined || one.id === teacher))
        .flatMap((one): PersonLine[] => {
          const used = linkIn(world, one.id, student).badCancels;
          if (world.role === 'teacher' && students === undefined && used === 0) return [];
          const allowed = Number(one.userData?.['numberOfBadCancelsAllowed'] ?? usualAllowance);
          const left = Math.max(0, allowed - used);
          const whose = world.role === 'student' ? nameOf(one) : nameOf(student);
          const of = world.role === 'parent' && teachers.length > 1 ? `${whose} (${nameOf(one)})` : whose;
          return [
            {
              id: student.id,
              name: of,
              note: inWords(
                world,
                `${used} of ${allowed}, ${left} left`,
                `${used} מתוך ${allowed}, נשארו ${left}`,
              ),
            },
          ];
        }),
    );
    return replyWith(
      inWords(world, 'Late cancels', 'ביטולים מאוחרים'),
      lines,
      inWords(world, 'There are no late cancels.', 'אין ביטולים מאוחרים.'),
    );
  },
  examples(world) {
    const { person } = firstLessons(world);
    return world.role === 'teacher'
      ? {
          en: [`how many late cancels does ${person.en} have?`],
          he: [`כמה ביטולים מאוחרים יש ל${person.he}?`],
        }
      : { en: ['how many late cancels do I have left?'], he: ['כמה ביטולים מאוחרים נשארו לי?'] };
  },
  counterexamples: {
    en: [
      "forgive Dana's late cancel",
      'is it too late to cancel tomorrow?',
      'how many lessons do I have left?',
      'students by most cancellations',
    ],
    he: [
      'תרשום לדנה ביטול מאוחר',
      'מאוחר מדי לבטל את מחר?',
      'כמה שיעורים נשארו לי?',
      'לבטל את השיעור המאוחר',
    ],
  },
});

const learnersOf = (world: IndexedWorld): WorldPerson[] =>
  world.role === 'teacher'
    ? world.students
    : world.role === 'parent'
      ? world.children
      : world.user
        ? [world.user]
        : [];
