/** How much was paid: a sum, a number of lessons, half, all, or the question. */
import type { Id } from '../../../domain/basics/ids.ts';
import { toMajor, toMinor } from '../../../domain/basics/money.ts';
import type { Entry } from '../../../domain/money/ledger.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { ask, assume, mark, say, type Draft } from '../../kernel/draft.ts';
import { has } from '../../kernel/interpretation.ts';
import { inWords } from '../../kernel/words.ts';
import { currencyOf } from '../../world/world.ts';
import { findHeld, selectorOf } from '../../slots/selector.ts';
import { signed } from '../../slots/aNumber.ts';
import { booksOf, entryWords, nameOfPerson, openSum } from './booksOf.ts';
import { sumOf } from './figuresOf.ts';
import { lessonsWords } from './owedAnswers.ts';
import { entriesMeant, meant, namesLessons, type PaidParts } from './paidParts.ts';

/** Lessons paid ahead: how many, and for how much. */
export function aPackage(draft: Draft, { count, sum }: PaidParts, world: IndexedWorld): void {
  say(draft, 'type', 'package', [], 'what');
  if (count) say(draft, 'count', count.value, count.items, 'what');
  if (sum) say(draft, 'amount', sum.value, [sum], 'money');
  const {
    count: lessons,
    amount,
    students = [],
  } = meant(draft) as { count?: number; amount?: number; students?: Id[] };
  const { subject } = draft.slots;
  if (subject !== undefined)
    assume(
      draft,
      'subject',
      subject,
      inWords(world, 'a package pays lessons of every subject', 'חבילה משלמת על שיעורים בכל מקצוע'),
      'what',
    );
  if (students.length > 1)
    ask(
      draft,
      'students',
      inWords(world, 'For whom are the lessons?', 'למי השיעורים?'),
      students.map((id) => ({ label: nameOfPerson(id, world), value: [id] })),
    );
  if (lessons === undefined)
    ask(
      draft,
      'count',
      inWords(world, 'How many lessons?', 'כמה שיעורים?'),
      [5, 10, 20].map((value) => ({ label: String(value), value })),
    );
  else if (amount === undefined) askAmount(draft, lessons, world);
}

function askAmount(draft: Draft, lessons: number, world: IndexedWorld): void {
  const { students } = meant(draft) as { students?: Id[] };
  const costs = world.lessons.flatMap(({ attendeeIds, meeting }) =>
    attendeeIds.some((id) => students?.includes(id)) && meeting.cost ? [meeting.cost] : [],
  );
  const sums = [...new Set(costs.map((cost) => cost * lessons))].slice(0, 3);
  ask(
    draft,
    'amount',
    lessons === 1
      ? inWords(world, 'How much was paid?', 'כמה שולם?')
      : inWords(
          world,
          `How much was paid for ${lessonsWords(lessons, world)}?`,
          `כמה שולם על ${lessonsWords(lessons, world)}?`,
        ),
    (sums.length > 0 ? sums : [100, 150, 200].map((each) => each * lessons)).map((value) => ({
      label: sumOf(toMinor(value, currencyOf(world)) ?? 0, world),
      value,
    })),
  );
}

export function howMuch(draft: Draft, parts: PaidParts, world: IndexedWorld): void {
  const { sum, count, isHalf, isWhole } = parts;
  if (typeof draft.given['amount'] === 'number' || typeof draft.given['count'] === 'number') return;
  if (sum) return aSum(draft, parts, sum, world);
  if (draft.slots['meeting'] !== undefined) return;
  const open = entriesMeant(meant(draft), world);
  if (open.length === 0) {
    mark(draft, 'count', count?.items ?? [], 'what');
    if (!count && nextOne(draft, world)) return;
    return askAmount(draft, count?.value ?? 1, world);
  }
  if (count) return someLessons(draft, count, open, world);
  if (isOfFirst(draft)) draft.slots['count'] = 1;
  else ofAllOpen(draft, { isHalf, isWhole }, open, world);
}

const isOfFirst = ({ heard }: Draft): boolean => has(heard, 'which', 'first');

/** "Gil paid for the first lesson", and owes nothing: the next one, whose price is known. */
function nextOne(draft: Draft, world: IndexedWorld): boolean {
  const { students = [] } = meant(draft) as { students?: Id[] };
  if (!isOfFirst(draft) && !has(draft.heard, 'which', 'next')) return false;
  const held = findHeld(selectorOf(draft.heard.items), world).find(({ lesson }) =>
    students.every((id) => lesson.attendeeIds.includes(id)),
  );
  if (!held) return false;
  say(draft, 'meeting', held.lesson.id, [], 'what');
  say(draft, 'occurrence', held.start, [], 'when');
  return true;
}

/** No number is said: half, all, the one there is, or the question. */
function ofAllOpen(
  draft: Draft,
  { isHalf, isWhole }: Pick<PaidParts, 'isHalf' | 'isWhole'>,
  open: readonly Entry[],
  world: IndexedWorld,
): void {
  if (isHalf) {
    const half = toMajor(Math.floor(openSum(open) / 2), currencyOf(world));
    assume(
      draft,
      'amount',
      half,
      inWords(world, `half of ${sumOf(openSum(open), world)}`, `חצי מ-${sumOf(openSum(open), world)}`),
      'money',
    );
    return;
  }
  if (isWhole || namesLessons(draft.slots) || open.length === 1) {
    draft.slots['count'] = open.length;
    return;
  }
  const [oldest] = open;
  ask(draft, 'count', inWords(world, 'What was paid?', 'מה שולם?'), [
    {
      label: inWords(
        world,
        `All ${open.length}: ${sumOf(openSum(open), world)}`,
        `הכול (${open.length}): ${sumOf(openSum(open), world)}`,
      ),
      value: open.length,
    },
    ...(oldest
      ? [{ label: `${entryWords(oldest, world)}: ${sumOf(oldest.openMinor, world)}`, value: 1 }]
      : []),
  ]);
}

/** A sum; in another currency than the one that is charged in, it is asked about. */
function aSum(
  draft: Draft,
  { count }: PaidParts,
  sum: NonNullable<PaidParts['sum']>,
  world: IndexedWorld,
): void {
  const amount = signed(sum, draft.heard.normal);
  say(draft, 'amount', amount, [sum], 'money');
  mark(draft, 'amount', count?.items ?? [], 'what');
  if (amount <= 0) return;
  if (sum.kind === 'money' && sum.currency !== null && sum.currency !== currencyOf(world))
    return askConverted(draft, amount, world);
  whosePayment(draft, amount, world);
}

/** No rate is known of that day: they say what they count it as. */
function askConverted(draft: Draft, amount: number, world: IndexedWorld): void {
  delete draft.slots['amount'];
  ask(
    draft,
    'amount',
    inWords(
      world,
      'That is another currency than yours. How much is it in yours?',
      'זה לא המטבע שלך. כמה זה במטבע שלך?',
    ),
    [{ label: sumOf(toMinor(amount, currencyOf(world)) ?? 0, world), value: amount }],
  );
}

/** Those who pay together, by their names. */
function familiesMeant(draft: Draft, world: IndexedWorld): { name: string; ids: Id[] }[] {
  const { students = [] } = meant(draft) as { students?: Id[] };
  return [...Map.groupBy(students, booksOf(world).payerOf).values()].map((ids) => ({
    name: ids.map((id) => nameOfPerson(id, world)).join(', '),
    ids,
  }));
}

const eachOfThem = /\b(?:each|apiece)\b|(?<![א-ת])ל?כל אחד/;

/** One sum of several who pay: it is of each of them, or one has paid. */
function whosePayment(draft: Draft, amount: number, world: IndexedWorld): void {
  const isSettled = Array.isArray(draft.given['students']) || eachOfThem.test(draft.heard.normal.text);
  const families = familiesMeant(draft, world);
  if (families.length < 2 || isSettled) return;
  const sum = sumOf(toMinor(amount, currencyOf(world)) ?? 0, world);
  ask(
    draft,
    'students',
    inWords(world, `${sum} from each, or from one of them?`, `${sum} מכל אחד, או מאחד מהם?`),
    [
      {
        label: inWords(world, `${sum} from each`, `${sum} מכל אחד`),
        value: families.flatMap(({ ids }) => ids),
      },
      ...families.map(({ name, ids }) => ({ label: name, value: ids })),
    ],
  );
}

/** The oldest ones; a bare number may be a sum as well. */
function someLessons(
  draft: Draft,
  count: NonNullable<PaidParts['count']>,
  open: readonly Entry[],
  world: IndexedWorld,
): void {
  const { value, items, isSaid } = count;
  if (!Number.isInteger(value)) {
    draft.doubts.push('sum');
    return;
  }
  // Of none nothing is written down, which the plan says.
  if (value < 1) return say(draft, 'count', value, items, 'what');
  const families = familiesMeant(draft, world).map(({ name, ids }) => ({
    name,
    of: open.filter(({ studentId }) => ids.includes(studentId)),
  }));
  if (families.some(({ of }) => of.length < value)) {
    const marked = families.flatMap(({ of }) => of.slice(0, value));
    const told = families
      .map(
        ({ name, of }) =>
          `${families.length > 1 ? `${name} ` : ''}${of.length} (${sumOf(openSum(of), world)})`,
      )
      .join(', ');
    mark(draft, 'count', items, 'what');
    ask(
      draft,
      'count',
      inWords(world, `Not paid yet: ${told}. Mark those?`, `עוד לא שולמו: ${told}. לסמן אותם?`),
      [
        {
          label: inWords(world, `Mark ${marked.length}`, `לסמן ${marked.length}`),
          value: Math.min(value, open.length),
        },
      ],
    );
    return;
  }
  say(draft, 'count', value, items, 'what');
  if (isSaid) return;
  const sum = sumOf(toMinor(value, currencyOf(world)) ?? 0, world);
  draft.others.push({ label: inWords(world, `${sum} instead`, `${sum} במקום`), slots: { amount: value } });
}
