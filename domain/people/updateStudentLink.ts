/** A teacher says how a student stands with her: blocked, put away or back, late cancels, what is written for the student. */
import * as v from 'valibot';
import { refuse, type Refusal } from '../basics/refusal.ts';
import { id, int, text, type Marks } from '../basics/wire.ts';
import { checkPlan } from '../plans/plans.ts';
import { changedSince } from '../kernel/sharedInput.ts';
import { personalDiscount } from './discount.ts';
import { notify, version } from '../kernel/sharedInput.ts';
import { need, type Gathering } from '../kernel/facts.ts';
import { operation, type Change } from '../kernel/operation.ts';
import { checkDiscount } from './discount.ts';
import { linkOf, type LinkedStudent } from './link.ts';
import type { Teacher } from './people.ts';
import { checkRoom } from './rosterLimit.ts';
import { linkCard } from './linkCard.ts';

const input = v.pipe(
  v.strictObject({
    studentId: id,
    blocked: v.optional(v.boolean()),
    archived: v.optional(v.boolean()),
    badCancels: v.optional(v.pipe(int, v.minValue(0), v.maxValue(10_000))),
    notes: v.nullish(text),
    homework: v.nullish(text),
    personalDiscount: v.nullish(personalDiscount),
  }),
  v.metadata({ input: 'StudentLinkInput' } satisfies Marks),
);

type Facts = { teacher: Teacher; roster: LinkedStudent[]; student: LinkedStudent };

export const updateStudentLink = operation({
  name: 'updateStudentLink',
  writes: ['link'],
  card: linkCard,
  args: v.strictObject({ input, version, notify }),
  *facts({ input: said, version: shown }, actor): Gathering<Facts | Refusal> {
    if (actor.role !== 'teacher') return refuse('FORBIDDEN');
    const teacher = yield* need('teacher', { teacherId: actor.id });
    if (!teacher) return refuse('NOT_FOUND');
    const [student] = yield* need('students', { teacherId: actor.id, ids: [said.studentId] });
    if (!student) return refuse('NOT_FOUND', 'input.studentId');
    const stale = changedSince(shown, student.revision);
    if (stale) return stale;
    const returns = student.archived && said.archived === false;
    return { teacher, student, roster: returns ? yield* need('roster', { teacherId: actor.id }) : [] };
  },
  authorize(_actor, { teacher, student, roster }, { input: said }) {
    // Whoever comes back takes a place; all else a lapsed teacher may do too.
    if (!student.archived || said.archived !== false) return null;
    return checkPlan(teacher) ?? checkRoom(teacher, roster, 'input.archived');
  },
  change({ input: said, notify: wish }, { teacher, student }): Change | Refusal {
    const refusal = checkDiscount(said.personalDiscount, 'input.personalDiscount');
    if (refusal) return refusal;
    const after: LinkedStudent = {
      ...student,
      blocked: said.blocked ?? student.blocked,
      archived: said.archived ?? student.archived,
      badCancels: said.badCancels ?? student.badCancels,
      notes: said.notes === undefined ? student.notes : (said.notes ?? ''),
      homework: said.homework === undefined ? student.homework : (said.homework ?? ''),
      personalDiscount:
        said.personalDiscount === undefined ? student.personalDiscount : said.personalDiscount,
    };
    const isNews = after.homework !== student.homework || after.notes !== student.notes;
    const params = { teacherName: teacher.name, teacherId: teacher.id, studentId: student.id };
    return {
      rows: [{ before: linkOf(student, teacher.id), after: linkOf(after, teacher.id) }],
      tell: isNews && wish !== 'quiet' ? [{ to: student.id, title: 'HomeworkUpdated', params }] : [],
      about: [student.id],
    };
  },
});
