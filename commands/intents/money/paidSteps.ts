/** The steps that write a payment down. */
import type { Id } from '../../../domain/basics/ids.ts';
import { largestMinor, toMinor } from '../../../domain/basics/money.ts';
import { dayOf } from '../../../domain/basics/wallTime.ts';
import type { Entry } from '../../../domain/money/ledger.ts';
import type { PaymentMethod } from '../../../domain/money/payment.ts';
import type { Step } from '../../../domain/operations.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import type { Slots } from '../../kernel/plan.ts';
import { currencyOf } from '../../world/world.ts';
import { inWords } from '../../kernel/words.ts';
import type { Outcome } from '../../kernel/command.ts';
import { booksOf, nameOfPerson } from './booksOf.ts';
import { sumOf } from './figuresOf.ts';
import { entriesMeant, namesLessons } from './paidParts.ts';

type Said = {
  students?: Id[];
  amount?: number;
  count?: number;
  type?: string;
  method?: PaymentMethod;
  start?: string;
  end?: string;
  meeting?: Id;
  occurrence?: string;
};

export function paidSteps(slots: Slots, world: IndexedWorld): Outcome {
  const { students = [], amount, count, method, start } = slots as Said;
  if (students.length === 0) return {};
  if ((amount ?? count ?? 1) <= 0) return { reply: nothingPaid(students, amount ?? 0, world) };
  const how = { ...(method ? { method } : {}), ...(start ? { date: dayOf(start) } : {}) };
  const minor = amount === undefined ? null : toMinor(amount, currencyOf(world));
  if (amount !== undefined && minor === null) return { reply: noAmount(world) };
  if (minor === null) return { steps: marked(slots as Said, how, world) };
  // Of several families it is what each of them paid.
  const families = [...Map.groupBy(students, booksOf(world).payerOf)];
  return {
    steps: families.map(([payerId, of]) => ({
      name: 'addPayment',
      args: { input: inputOf({ ...slots, students: of }, { ...how, payerId, amount: minor }, world) },
    })),
  };
}

/** No payment is of nothing; what was given back is a refund. */
function nothingPaid(students: readonly Id[], amount: number, world: IndexedWorld): Outcome['reply'] {
  const text = inWords(
    world,
    'A payment is more than 0, so nothing was recorded.',
    'תשלום הוא תמיד יותר מ-0, ולכן לא נרשם דבר.',
  );
  if (amount === 0) return { text };
  const [name = ''] = students.map((id) => nameOfPerson(id, world));
  const says = inWords(world, `refund ${name} ${-amount}`, `החזר של ${-amount} ל${name}`);
  return { text, hint: { text: inWords(world, 'Was money given back?', 'היה החזר כספי?'), says } };
}

function noAmount(world: IndexedWorld): Outcome['reply'] {
  const most = sumOf(largestMinor, world);
  return {
    text: inWords(
      world,
      `Nothing was recorded: an amount is at most ${most}, to 2 decimals.`,
      `לא נרשם דבר: סכום הוא עד ${most}, עד 2 ספרות אחרי הנקודה.`,
    ),
  };
}

type How = { method?: PaymentMethod; date?: string };

function marked(said: Said, how: How, world: IndexedWorld): Step[] {
  const open =
    said.meeting === undefined
      ? // Of several families it is how many each of them paid.
        [...Map.groupBy(entriesMeant(said, world), ({ payerId }) => payerId).values()]
          .flatMap((of) => of.slice(0, said.count ?? 0))
          .map(markOf)
      : null;
  const marks = open ?? ofLesson(said);
  return marks.length > 0 ? [{ name: 'markPayments', args: { marks, ...how } }] : [];
}

function inputOf(slots: Slots, payment: How & { payerId: Id; amount: number }, world: IndexedWorld) {
  const { students = [], count, type, end } = slots as Said;
  if (type === 'package')
    return {
      ...payment,
      type: 'package' as const,
      studentId: students[0] ?? null,
      lessons: count ?? 1,
      ...(end ? { endDate: dayOf(end) } : {}),
    };
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
