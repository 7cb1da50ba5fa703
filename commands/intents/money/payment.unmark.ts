/** Takes back what was written down of a payment: a lesson was not paid after all, a payment never came, or money was given back. */
import type { Id } from '../../../domain/basics/ids.ts';
import { toMajor, toMinor } from '../../../domain/basics/money.ts';
import type { Entry } from '../../../domain/money/ledger.ts';
import type { Payment } from '../../../domain/money/payment.ts';
import { firstLessons } from '../../world/exampleWords.ts';
import { command } from '../../kernel/command.ts';
import type { Outcome } from '../../kernel/command.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { ask, assume, mark, say, type Draft } from '../../kernel/draft.ts';
import { has, type Interpretation } from '../../kernel/interpretation.ts';
import type { Slots } from '../../kernel/plan.ts';
import { saidSubject } from '../../slots/aSubject.ts';
import { idle } from '../../slots/freeText.ts';
import { somePeople } from '../../slots/somePeople.ts';
import { dateWords, inWords } from '../../kernel/words.ts';
import { currencyOf } from '../../world/world.ts';
import { booksOf, nameOfPayer, nameOfPerson } from './booksOf.ts';
import { sumOf } from './figuresOf.ts';
import {
  sayWhen,
  daysSaid,
  entriesMeant,
  meant,
  noBareHour,
  paidParts,
  isOneDay,
  payReadings,
  type PaidParts,
} from './paidParts.ts';

export const paymentUnmark = command({
  id: 'payment.unmark',
  who: ['teacher'],
  effect: 'does',
  weighs: () => true,
  says: {
    en: [
      "(didn't|did not|hasn't|has not|haven't|never|not) [actually|really|yet] (pay|paid|payed|pd)",
      '(unmark|unpay|unpaid|untick|uncheck|un - tick|un - pay|un - paid)',
      "(isn't|wasn't|is not|was not) paid",
      '(mark|set|put|make|change|move|turn) … [as|back to|to] (unpaid|not paid|outstanding|open)',
      '(remove|delete|cancel|undo|reverse|void|revert|erase|take back|take off|strike) … (payment|payments|paid|receipt of money)',
      '(refund|refunded|bounced)',
      'returned … to',
      '(gave|give|paid|returned) … back',
    ],
    he: [
      'לא (שילם|שילמה|שילמו|שולם|שולמה|שולמו)',
      '(לבטל|למחוק|להוריד|להסיר|להוציא) … (תשלום|התשלום|תשלומים|שולם|ששילם|ששילמה|שילם|שילמה)',
      '(החזרתי|להחזיר) … (כסף|הכסף|תשלום|התשלום|שקל|שקלים|לחוב|החוב)',
      "(הצ'ק|צ'ק|הצק|השיק|הביט|ההעברה) … (חזר|חזרה|בוטל|בוטלה|נדחתה)",
      "חזר (הצ'ק|הצק|השיק)",
      '(החזר|זיכוי) [כספי] (של|על)',
      '^ (החזר|זיכוי) [כספי]',
      '(להחזיר|לשנות|להפוך) … (ללא שולם|לחוב)',
    ],
  },
  takes: [
    'person',
    'subject',
    'money',
    'number',
    'time',
    'month',
    'noun',
    'which',
    'count',
    'method',
    'pay',
    'it',
  ],
  extra: (said) => [
    ...payReadings(said),
    ...idle(
      said,
      /^(?:payment|payments|paid|pd|mark|marked|tick|after|all|actually|yet|still|money|me|back|mistake|wrong|entry|סימון|הסימון|תשלום|התשלום|כסף|הכסף|סך|על|בסוף|עדיין|עוד|טעות|בטעות|לחוב|בחזרה|חזרה|ששילם|ששילמה|ששילמו|שרשמתי|שסימנתי|כשולם)$/,
    ),
  ],
  price: noBareHour,
  // Another word with a letter wrong is no word of money.
  declines: (heard) => Boolean(heard.verb?.misspelt),
  resolve,
  plan,
  examples(world) {
    const { person } = firstLessons(world);
    return {
      en: [`${person.en} didn't pay after all`, `refund ${person.en} 100`],
      he: [`לבטל את התשלום של ${person.he}`, `החזר של 100 ל${person.he}`],
    };
  },
  counterexamples: {
    en: ["don't unmark Dana's payment", "who didn't pay?", 'Dana paid 300', 'cancel my lesson tomorrow'],
    he: ['אל תבטל את התשלום של דנה', 'מי לא שילם?', 'דנה שילמה 300', 'לבטל את השיעור מחר'],
  },
});

/** Those that stand, the latest first: of whoever pays for these, or of all. */
function paymentsOf(students: readonly Id[], world: IndexedWorld): Payment[] {
  const { payments, payerOf } = booksOf(world);
  const payers = new Set(students.map(payerOf));
  return payments
    .filter(({ type, payerId }) => type !== 'refund' && (payers.size === 0 || payers.has(payerOf(payerId))))
    .sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : b.createdMs - a.createdMs));
}

const largestOf = (payments: readonly Payment[]): number =>
  Math.max(0, ...payments.map(({ amountMinor }) => amountMinor));

const paymentWords = ({ amountMinor, date }: Payment, world: IndexedWorld): string =>
  `${sumOf(amountMinor, world)}, ${dateWords(world, date)}`;

const paidEntries = (world: IndexedWorld): Entry[] =>
  booksOf(world).ledger.entries.filter(({ allocations }) => allocations.length > 0);

function resolve(draft: Draft, heard: Interpretation, world: IndexedWorld): void {
  const parts = paidParts(heard);
  const isRefund = parts.isBack;
  const students = somePeople(draft, 'students', heard.items, ['student'], world);
  if (draft.ask) return;
  if (isRefund) {
    say(draft, 'type', 'refund', [], 'what');
    onDay(draft, heard, world);
  } else if (lessonsNamed(draft, heard, parts, world)) return;
  const named = (meant(draft)['students'] as Id[] | undefined) ?? students;
  if (parts.sum && isRefund) say(draft, 'amount', parts.sum.value, [parts.sum], 'money');
  else if (parts.sum) mark(draft, 'payment', [parts.sum], 'money');
  if (parts.whole) mark(draft, 'payment', [parts.whole], 'money');
  whichPayment(draft, paymentsOf(named, world), parts, world);
}

/** "Refund 40 of the payment of 17 November": that of the day. */
function onDay(draft: Draft, heard: Interpretation, world: IndexedWorld): void {
  const days = daysSaid(heard, world);
  if (days === null || !isOneDay(days)) return;
  mark(draft, 'payment', days.items, 'when');
  draft.slots['from'] = days.from;
}

/** The lesson of a day, of a subject, or the last one; of a day without one the payment of then. */
function lessonsNamed(draft: Draft, heard: Interpretation, { sum }: PaidParts, world: IndexedWorld): boolean {
  const days = daysSaid(heard, world);
  saidSubject(draft, heard.items, world);
  const isLast = has(heard, 'which', 'last') && sum === null;
  if (days === null && !isLast && draft.slots['subject'] === undefined) return false;
  sayWhen(draft, heard, days, world);
  const { meeting, occurrence } = meant(draft) as { meeting?: Id; occurrence?: string };
  if (meeting !== undefined) {
    const lesson = world.lessonById.get(meeting);
    if (draft.slots['students'] !== undefined || !lesson) return true;
    assume(draft, 'students', [...lesson.attendeeIds], namesOf(lesson.attendeeIds, world), 'who');
    if (lesson.attendeeIds.length > 1) draft.doubts.push('who');
    return occurrence !== undefined;
  }
  return entriesMeant(meant(draft), world, paidEntries(world)).length > 0;
}

const namesOf = (ids: readonly Id[], world: IndexedWorld): string =>
  ids.map((id) => nameOfPerson(id, world)).join(', ');

function whichPayment(
  draft: Draft,
  payments: readonly Payment[],
  { sum, whole }: PaidParts,
  world: IndexedWorld,
): void {
  const isGiven = payments.find(({ id }) => id === draft.given['payment']);
  if (isGiven) return;
  const minor = sum === null ? null : toMinor(sum.value, currencyOf(world));
  const isRefund = draft.slots['type'] === 'refund';
  // The plan tells what the largest is.
  if (isRefund && minor !== null && minor > largestOf(payments)) return;
  const day = draft.slots['from'] as string | undefined;
  if (day !== undefined) {
    payments = payments.filter(({ date }) => date === day.slice(0, 10));
    delete draft.slots['from'];
    // What was said of a day is not done of another.
    draft.slots['start'] = day.slice(0, 10);
  }
  const wholeMinor = whole === null ? null : toMinor(whole.value, currencyOf(world));
  const fits = payments.filter(
    ({ amountMinor }) =>
      fitsSum(amountMinor, minor, isRefund) && (wholeMinor === null || amountMinor === wholeMinor),
  );
  const [only, another] = fits;
  if (only && !another) {
    assume(draft, 'payment', only.id, paymentWords(only, world), 'money');
    if (isRefund && sum === null && draft.given['amount'] === undefined)
      assume(
        draft,
        'amount',
        toMajor(only.amountMinor, currencyOf(world)),
        inWords(world, 'all of it', 'הכול'),
        'money',
      );
    return;
  }
  if (payments.length === 0) return;
  ask(
    draft,
    'payment',
    inWords(world, 'Which payment?', 'איזה תשלום?'),
    (fits.length > 0 ? fits : payments).slice(0, 4).map((each) => ({
      label: [nameOfPayer(each.payerId, world), paymentWords(each, world)].filter(Boolean).join(' · '),
      value: each.id,
    })),
  );
}

type Said = {
  students?: Id[];
  payment?: Id;
  amount?: number;
  type?: string;
  meeting?: Id;
  from?: string;
};

/** A refund may be a part of what was paid; else the sum is the payment's own. */
const fitsSum = (paid: number, minor: number | null, isRefund: boolean): boolean =>
  minor === null || (isRefund ? paid >= minor : paid === minor);

function plan(slots: Slots, world: IndexedWorld): Outcome {
  const { students = [], payment, amount, type, meeting, from } = slots as Said;
  if (meeting !== undefined || (from !== undefined && payment === undefined)) return unmarked(slots, world);
  const minor = amount === undefined ? null : toMinor(amount, currencyOf(world));
  if (payment === undefined)
    return { reply: { text: whyNone(type === 'refund' ? students : [], minor, world) } };
  if (type !== 'refund') return { steps: [{ name: 'removePayment', args: { id: payment } }] };
  if (minor !== null && minor <= 0) return {};
  return {
    steps: [{ name: 'refundPayment', args: { id: payment, ...(minor === null ? {} : { amount: minor }) } }],
  };
}

function unmarked(slots: Slots, world: IndexedWorld): Outcome {
  const marks = entriesMeant(slots, world, paidEntries(world)).map(({ lesson, studentId }) => ({
    meetingId: lesson.meeting.id,
    occurrence: lesson.slot,
    attendeeId: studentId,
    paid: false,
  }));
  if (marks.length > 0) return { steps: [{ name: 'markPayments', args: { marks } }] };
  return { reply: { text: inWords(world, 'That is not marked as paid.', 'זה לא מסומן כשולם.') } };
}

/** Why there is no such payment; of a refund, how much could be given back at most. */
function whyNone(students: readonly Id[], minor: number | null, world: IndexedWorld): string {
  const largest = largestOf(paymentsOf(students, world));
  if (largest === 0 || minor === null || minor <= largest)
    return inWords(world, 'No such payment is written down.', 'לא רשום תשלום כזה.');
  const [asked, most] = [sumOf(minor, world), sumOf(largest, world)];
  return inWords(
    world,
    `${asked} is more than was paid: the largest payment is ${most}.`,
    `${asked} הם יותר ממה ששולם: התשלום הגדול ביותר הוא ${most}.`,
  );
}
