/** Where a plan, or a link that is blocked, does not allow what was understood. */
import type { Id } from '../../domain/basics/ids.ts';
import type { Outcome } from '../kernel/command.ts';
import type { IndexedWorld } from '../world/indexWorld.ts';
import { runs } from '../../domain/plans/plans.ts';
import { statusOf } from './answers.ts';
import type { Slots } from '../kernel/plan.ts';
import { inWords } from '../kernel/words.ts';

const blocked = (world: IndexedWorld): Outcome => ({
  status: 'refused',
  reply: {
    code: 'BLOCKED',
    text: inWords(world, 'This student is blocked.', 'התלמיד חסום.'),
  },
});

export const overPlan = (world: IndexedWorld): Outcome => ({
  status: 'refused',
  reply: {
    code: 'PLAN_LIMIT',
    text: inWords(world, 'Your plan does not allow this.', 'המסלול שלך לא מאפשר את זה.'),
  },
});

const idsIn = (data: Record<string, unknown> | null | undefined, list: string): unknown[] => {
  const ids = data?.[list];
  return Array.isArray(ids) ? ids : [];
};

/** What a teacher takes on: no blocked or archived student, nothing new once the plan has lapsed. */
export function teacherGate(world: IndexedWorld, students: Id[]): Outcome | null {
  if (world.role !== 'teacher') return null;
  const data = world.user?.userData;
  if (!runs(statusOf(world))) return overPlan(world);
  const shut = [...idsIn(data, 'blockedStudentsIds'), ...idsIn(data, 'excludedStudentsIds')];
  return students.some((id) => shut.includes(id)) ? blocked(world) : null;
}

/** What stands in a teacher's calendar, or asks for something there. */
const ofATeacher: ReadonlySet<string> = new Set([
  'meeting.request',
  'meeting.cancel',
  'meeting.move',
  'meeting.leave',
  'request.add',
  'waitlist.join',
  'waitlist.leave',
  'contract.accept',
  'pending.approve',
  'pending.decline',
  'pending.withdraw',
]);

/** The teachers of a child, or of whoever speaks; null where the world does not tell all of them. */
export function teachersOf(world: IndexedWorld, child: unknown): Id[] | null {
  if (!world.allTeachersTold) return null;
  const own = world.children.find(({ id }) => id === child)?.userData?.['teachersIds'];
  return Array.isArray(own) ? (own as Id[]) : world.teachers.map(({ id }) => id);
}

/** Of whom there is to ask: without a teacher nothing is booked, moved or cancelled; what stands from before still is. */
export function teacherFirst(command: string, slots: Slots, world: IndexedWorld): Outcome | null {
  if ((world.role !== 'student' && world.role !== 'parent') || !ofATeacher.has(command)) return null;
  if (['meeting', 'items', 'pending'].some((named) => slots[named] !== undefined)) return null;
  if (teachersOf(world, slots['child'])?.length !== 0) return null;
  return {
    status: 'refused',
    reply: {
      code: 'NO_TEACHER',
      text: inWords(
        world,
        'No teacher yet: ask the teacher for their link and paste it here.',
        'עוד אין מורה: אפשר לבקש מהמורה קישור ולהדביק אותו כאן.',
      ),
    },
  };
}

/** What one who learns asks of a teacher who may have blocked them. */
export function learnerGate(
  world: IndexedWorld,
  teacher: Id | null | undefined,
  child: unknown,
): Outcome | null {
  const ids = idsIn(world.teachers.find(({ id }) => id === teacher)?.userData, 'blockedStudentsIds');
  return ids.includes(child ?? world.user?.id) ? blocked(world) : null;
}
