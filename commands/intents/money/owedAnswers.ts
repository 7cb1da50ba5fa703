/** The answers to what is owed: the figure first, then each; to a family what they owe themselves, as far as their device knows. */
import type { Id } from '../../../domain/basics/ids.ts';
import type { Entry } from '../../../domain/money/ledger.ts';
import type { Outcome } from '../../kernel/command.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { inWords } from '../../kernel/words.ts';
import { booksOf, entryWords, nameOfPayer, nameOfPerson, openSum } from './booksOf.ts';
import { sumOf } from './figuresOf.ts';

type Line = { id: Id; name: string; note: string };

/** The figure, and of what it is made below. */
export const replyWith = (title: string, people: Line[], none: string): Outcome =>
  people.length === 0
    ? { reply: { text: none } }
    : {
        reply: {
          text: [title, ...people.map(({ name, note }) => `${name} · ${note}`)].join('\n'),
          title,
          people,
          rows: people.map(({ id }) => id),
        },
      };

export const lineOf = (entry: Entry, world: IndexedWorld, isNamed: boolean) => ({
  id: entry.studentId,
  name: [entryWords(entry, world), ...(isNamed ? [nameOfPerson(entry.studentId, world)] : [])].join(', '),
  note: sumOf(entry.openMinor, world),
});

export const lessonsWords = (count: number, world: IndexedWorld): string =>
  inWords(
    world,
    count === 1 ? 'one lesson' : `${count} lessons`,
    count === 1 ? 'שיעור אחד' : count === 2 ? 'שני שיעורים' : `${count} שיעורים`,
  );

/** Of one who learns, or of all for whom one family pays. */
export function ofOne(ids: readonly Id[], entries: readonly Entry[], world: IndexedWorld): Outcome {
  const { ledger, payerOf } = booksOf(world);
  const name = ids.map((id) => nameOfPerson(id, world)).join(', ');
  const credit = ledger.accounts.get(payerOf(ids[0] ?? ''))?.creditMinor ?? 0;
  const title = `${name}: ${sumOf(openSum(entries), world)}, ${lessonsWords(entries.length, world)}`;
  return replyWith(
    title,
    entries.map((entry) => lineOf(entry, world, ids.length > 1)),
    credit > 0
      ? inWords(
          world,
          `${name}: ${sumOf(credit, world)} in credit`,
          `${name}: יתרת זכות ${sumOf(credit, world)}`,
        )
      : inWords(world, `${name}: nothing is open.`, `${name}: אין חוב.`),
  );
}

/** What is left of the lessons that were paid ahead for these people, or for all that the speaker sees. */
export function ofPackages(people: readonly Id[], world: IndexedWorld): Outcome {
  const funds = [...booksOf(world).ledger.accounts.values()]
    .flatMap((account) => account.funds)
    .map(({ payment, left }) => ({ id: payment.studentId ?? payment.payerId, of: payment.lessons, left }))
    .filter(({ id, left }) => left > 0 && (people.length === 0 || people.includes(id)));
  const left = funds.reduce((sum, fund) => sum + fund.left, 0);
  return replyWith(
    inWords(world, `${lessonsWords(left, world)} left`, `נשארו: ${lessonsWords(left, world)}`),
    funds.map((fund) => ({
      id: fund.id,
      name: nameOfPerson(fund.id, world),
      note: inWords(world, `${fund.left} of ${fund.of}`, `${fund.left} מתוך ${fund.of}`),
    })),
    inWords(world, 'No lessons paid ahead are left.', 'לא נשארו שיעורים ששולמו מראש.'),
  );
}

/** By whoever pays, the largest sum first. */
export function ofAll(entries: readonly Entry[], isWhether: boolean, world: IndexedWorld): Outcome {
  const payers = [...Map.groupBy(entries, ({ payerId }) => payerId)]
    .map(([id, of]) => ({ id, of, minor: openSum(of) }))
    .sort((a, b) => b.minor - a.minor);
  const sum = sumOf(openSum(entries), world);
  const no = isWhether ? inWords(world, 'No. ', 'לא. ') : '';
  const title = inWords(
    world,
    `${no}${sum}, ${payers.length === 1 ? 'one person' : `${payers.length} people`}`,
    `${no}${sum}, חייבים: ${payers.length}`,
  );
  return replyWith(
    title,
    payers.map(({ id, of, minor }) => ({
      id: of[0]?.studentId ?? id,
      name: nameOfPayer(id, world),
      note: sumOf(minor, world),
    })),
    (isWhether ? inWords(world, 'Yes. ', 'כן. ') : '') +
      inWords(world, 'Nobody owes you anything.', 'אין חובות.'),
  );
}

/** A family's device knows what lessons cost, what was fixed and what was paid, and not every discount. */
export const beforeDiscounts = (entries: readonly Entry[], world: IndexedWorld): string =>
  world.role === 'teacher' || entries.every(({ charge }) => charge)
    ? ''
    : inWords(world, '; before discounts that only the teacher knows of', '; לפני הנחות שרק אצל המורה');

/** `isOfAnother`: somebody else was named as well. */
export function ofFamily(ours: readonly Entry[], isOfAnother: boolean, world: IndexedWorld): Outcome {
  const own = isOfAnother
    ? inWords(world, 'You only see your own account. ', 'רואים כאן רק את החשבון שלך. ')
    : '';
  const sum = sumOf(openSum(ours), world);
  const title = inWords(world, `${own}${sum} to pay`, `${own}${sum} לתשלום`);
  return replyWith(
    `${title}, ${lessonsWords(ours.length, world)}${beforeDiscounts(ours, world)}`,
    ours.map((entry) => lineOf(entry, world, world.children.length > 1)),
    own + inWords(world, 'Nothing is open.', 'אין מה לשלם.'),
  );
}
