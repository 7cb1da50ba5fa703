/** The steps that write a payment down. */
import type { Id } from '../../../domain/basics/ids.ts';
import { toMinor } from '../../../domain/basics/money.ts';
import { dayOf } from '../../../domain/basics/wallTime.ts';
import type { Entry } from '../../../domain/money/ledger.ts';
import type { PaymentMethod } from '../../../domain/money/payment.ts';
import type { Step } from '../../../domain/operations.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import type { Slots } from '../../kernel/plan.ts';
import { currencyOf } from '../../world/world.ts';
import { booksOf } from './booksOf.ts';
import { entriesMeant, namesLessons } from './paidParts.ts';

type Said = {
  students?: Id[];
  amount?: number;
  count?: number;
  type?: string;
  method?: PaymentMethod;
  start?: string;
  meeting?: Id;
  occurrence?: string;
};

export function paidSteps(slots: Slots, world: IndexedWorld): { steps?: Step[] } {
  const { students = [], amount, method, start } = slots as Said;
  const [first] = students;
  if (first === undefined) return {};
  const how = { ...(method ? { method } : {}), ...(start ? { date: dayOf(start) } : {}) };
  const minor = amount === undefined ? null : toMinor(amount, currencyOf(world));
  if (minor === null) return { steps: marked(slots as Said, how, world) };
  if (minor <= 0) return {};
  const payment = { ...how, payerId: booksOf(world).payerOf(first), amount: minor };
  return { steps: [{ name: 'addPayment', args: { input: inputOf(slots, payment, world) } }] };
}

type How = { method?: PaymentMethod; date?: string };

function marked(said: Said, how: How, world: IndexedWorld): Step[] {
  const open =
    said.meeting === undefined
      ? entriesMeant(said, world)
          .slice(0, said.count ?? 0)
          .map(markOf)
      : null;
  const marks = open ?? ofLesson(said);
  return marks.length > 0 ? [{ name: 'markPayments', args: { marks, ...how } }] : [];
}

function inputOf(slots: Slots, payment: How & { payerId: Id; amount: number }, world: IndexedWorld) {
  const { students = [], count, type } = slots as Said;
  if (type === 'package')
    return { ...payment, type: 'package' as const, studentId: students[0] ?? null, lessons: count ?? 1 };
  const open = namesLessons(slots) ? entriesMeant(slots, world) : [];
  const allocations = parted(
    open.filter(({ payerId }) => payerId === payment.payerId),
    payment.amount,
  );
  return { ...payment, type: 'payment' as const, ...(allocations.length > 0 ? { allocations } : {}) };
}

/** One that has not begun may be paid as well. */
const ofLesson = ({ students = [], meeting = '', occurrence }: Said) =>
  students.map((attendeeId) => ({ meetingId: meeting, ...(occurrence ? { occurrence } : {}), attendeeId }));

const markOf = ({ lesson, studentId }: Entry) => ({
  meetingId: lesson.meeting.id,
  occurrence: lesson.slot,
  attendeeId: studentId,
});

/** The lessons that were named have it first. */
function parted(open: readonly Entry[], minor: number) {
  let rest = minor;
  return open.flatMap((entry) => {
    const amount = Math.min(rest, entry.openMinor);
    rest -= amount;
    return amount > 0 ? [{ ...markOf(entry), amount }] : [];
  });
}
