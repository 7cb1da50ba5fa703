/** Counts a late cancel of a student's, of the lesson that is said, or forgives one, or all of them. */
import { command } from '../../kernel/command.ts';
import { firstLessons } from '../../world/exampleWords.ts';
import type { Id } from '../../../domain/basics/ids.ts';
import { dayOf } from '../../../domain/basics/wallTime.ts';
import { ask, mark, say, type Draft } from '../../kernel/draft.ts';
import { unnamed, type Interpretation } from '../../kernel/interpretation.ts';
import { inWords, lessonWords } from '../../kernel/words.ts';
import { pastHeld } from '../../slots/aPastMeeting.ts';
import { findHeld, selectorOf, type Selector } from '../../slots/selector.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import type { Held } from '../../world/lesson.ts';
import { forgiveLesson } from './lateLessons.ts';
import { idle } from '../../slots/freeText.ts';
import { linkOf, namesStudent, theStudents } from '../../slots/theStudents.ts';

const late = /\blate\b|\blast m|bad cancel|cancellations?\b|ביטול|מאוחר|באיחור|רגע האחרון|דקה ה/;
const forgives =
  /\b(?:forgive|excuse|pardon|waive|writ\w+ off|let .*off|strike|overlook|remove|erase|drop|take off|(?:take|knock) .*\boff|uncount|don't count|dont count|not count)\b|סל[וי]?ח|מח[וי]?[לק]|ורי?ד|[לתנ]ה?סיר|הסר|ויתו?ר|וותר|לוותר|לא לספור/;
const resets = /\b(?:reset|clear|zero|wipe)\b|לאפס|תאפס|אפס|איפוס|נקה|ניקוי|לנקות/;

/** That they called it off, as something that happened: of a lesson, whether it is said or not. */
const calledOff = /\bcancel+ed\b|(?<![A-Za-zÀ-ӿא-ي])ביטל/u;

const isOfLesson = ({ items, normal: { text } }: Interpretation): boolean =>
  calledOff.test(text) || items.some(({ kind }) => kind === 'time' || kind === 'subject');

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
      '(cancelled|canceled) … (late|too late|last minute|last moment|late notice)',
      'late (cancelled|canceled)',
      '^ late (cancel|cancellation)',
    ],
    he: [
      '(לרשום|רשום|להוסיף|לספור|להחשיב|לסמן)',
      '(לסלוח|למחול|לוותר) [על]',
      '(למחוק|להוריד|להסיר)',
      'לאפס',
      '(ביטל|ביטלה) … (מאוחר|באיחור|ברגע האחרון|בדקה התשעים)',
      '^ ביטול (מאוחר|ברגע האחרון)',
    ],
  },
  takes: ['person', 'noun:student', 'it', 'noun:lesson', 'time', 'subject'],
  extra: (said) =>
    idle(
      said,
      /^(?:late|cancels?|cancellations?|cancelation|a|as|one|more|another|bad|last|the|at|on|too|minute|moment|counted?|all|[בהולמכש]{0,2}(?:ביטול|ביטולים|ביטולי|מאוחר|מאוחרים|מאוחרת|אחד|עוד|אחרון|כל)|ביטולו|ביטולה|ברגע|האחרון)$/,
    ),
  // "נועם ביטל אותי": of the teller, and of no lesson.
  price: (reading) => (reading.kind === 'word' && reading.sense === 'mine' ? null : 0),
  declines: (heard) =>
    heard.unread.length > 0 ||
    !late.test(heard.normal.text) ||
    !namesStudent(heard.items) ||
    // "cancel" alone of a lesson is none of these.
    !/\blate\b|\bforgive\b|\bexcuse\b|\bpardon\b|\bwaive\b|\breset\b|\bwipe\b|bad cancel|last m(?:inute|oment)|מאוחר|באיחור|רגע האחרון|דקה ה|סל[וי]?ח|מח[וי]?ל|אפס|איפוס|ורי?די? ל[A-Za-zÀ-ӿא-ي]+ (?:את ה)?ביטול/u.test(
      heard.normal.text,
    ) ||
    (isOfLesson(heard) && /[?]/.test(heard.normal.text)) ||
    (isOfLesson(heard) && (forgives.test(heard.normal.text) || resets.test(heard.normal.text))) ||
    heard.items.some(({ kind }) => kind === 'number'),
  resolve(draft, heard, world) {
    const students = theStudents(draft, heard, world, () => true);
    const text = unnamed(heard);
    if (forgives.test(text) && forgiveLesson(draft, students, world)) return;
    if (isOfLesson(heard)) return theLesson(draft, heard, world, students);
    if (resets.test(text)) return say(draft, 'value', 0, [], 'what');
    if (forgives.test(text)) return say(draft, 'amount', -1, [], 'what');
    if (heard.verb || draft.given['amount'] !== undefined) return say(draft, 'amount', 1, [], 'what');
    ask(
      draft,
      'amount',
      inWords(world, 'Count one more, or forgive one?', 'להוסיף ביטול מאוחר, או לסלוח על אחד?'),
      [
        { label: inWords(world, 'One more', 'להוסיף אחד'), value: 1 },
        { label: inWords(world, 'Forgive one', 'לסלוח על אחד'), value: -1 },
      ],
    );
  },
  plan(slots, world) {
    const {
      students,
      amount,
      value,
      meeting,
      occurrence,
      kind = 'late',
    } = slots as {
      students?: string[];
      amount?: number;
      value?: number;
      meeting?: string;
      occurrence?: string;
      kind?: 'absent' | 'late';
    };
    if (students === undefined) return {};
    if (meeting !== undefined && occurrence !== undefined) {
      const marks = students.map((attendeeId) => ({
        meetingId: meeting,
        occurrence,
        attendeeId,
        kind,
      }));
      return { steps: [{ name: 'markAttendance', args: { marks } }] };
    }
    if (amount === undefined && value === undefined) return {};
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

const noWhen: Selector['when'] = { items: [], moreDays: [], moreClocks: [] };

/** The latest that was, or one of today that is still to come; without a day any of the two may be meant. */
function theLesson(draft: Draft, heard: Interpretation, world: IndexedWorld, students: readonly Id[]): void {
  if (draft.ask) return;
  const selector = selectorOf(heard.items);
  mark(draft, 'occurrence', selector.when.items, 'when');
  const comes = ({ lesson }: Held): boolean => students.every((id) => lesson.attendeeIds.includes(id));
  const today = dayOf(world.now);
  const { day } = selector.when;
  const ahead = day === undefined || day.date === today ? findHeld(selector, world).slice(0, 1) : [];
  const found = [...pastHeld(selector, world), ...ahead].filter(
    (held) => comes(held) && (draft.given['occurrence'] ?? held.start) === held.start,
  );
  const [only, another] = found;
  if (only === undefined || another !== undefined)
    return ask(
      draft,
      'occurrence',
      inWords(world, 'Which lesson?', 'איזה שיעור?'),
      (found.length > 0 ? found : pastHeld({ ...selector, when: noWhen }, world).filter(comes)).map(
        (held) => ({
          label: lessonWords(world, held),
          value: held.start,
        }),
      ),
    );
  draft.slots['meeting'] = only.lesson.id;
  draft.slots['occurrence'] = only.start;
}
