/** What came in between two days, less what went back: the figure, and by whom. */
import type { Id } from '../../../domain/basics/ids.ts';
import { dayOf, type Wall } from '../../../domain/basics/wallTime.ts';
import type { Payment } from '../../../domain/money/payment.ts';
import type { Outcome } from '../../kernel/command.ts';
import { dateWords, inWords } from '../../kernel/words.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { booksOf, nameOfPayer } from './booksOf.ts';
import { sumOf } from './figuresOf.ts';

type Paid = { title: string; people: { id: Id; name: string; note: string }[] };

export function paidBetween(world: IndexedWorld, from: Wall, to: Wall): Paid {
  const { payments, payerOf } = booksOf(world);
  const sums = new Map<Id, number>();
  for (const { payerId, date, amountMinor, type } of payments)
    if (date >= dayOf(from) && date < dayOf(to))
      sums.set(
        payerOf(payerId),
        (sums.get(payerOf(payerId)) ?? 0) + amountMinor * (type === 'refund' ? -1 : 1),
      );
  const given = [...sums].filter(([, minor]) => minor !== 0).sort(([, one], [, other]) => other - one);
  const sum = sumOf(
    given.reduce((all, [, minor]) => all + minor, 0),
    world,
  );
  const count = given.length;
  return {
    title: inWords(world, `${sum} came in, paid by ${count}`, `התקבלו ${sum}, שילמו: ${count}`),
    people: given.map(([id, minor]) => ({ id, name: nameOfPayer(id, world), note: sumOf(minor, world) })),
  };
}

/** What these people gave, the latest first; a family is told of its own. */
function paymentsOf(world: IndexedWorld, people: readonly Id[] | undefined): Payment[] {
  const { payments, payerOf } = booksOf(world);
  const payers = people?.map(payerOf);
  return payments
    .filter(({ payerId }) => payers === undefined || payers.includes(payerOf(payerId)))
    .toSorted((one, other) => (one.date < other.date ? 1 : -1));
}

const signed = ({ amountMinor, type }: Payment): number => amountMinor * (type === 'refund' ? -1 : 1);

const lineOf = (payment: Payment, world: IndexedWorld) => ({
  id: payment.payerId,
  name: dateWords(world, payment.date),
  note: sumOf(signed(payment), world),
});

/** "How much did I pay in February?": the sum, and each payment of those days. */
export function paidBy(
  world: IndexedWorld,
  people: readonly Id[] | undefined,
  { from, to, isWhether }: { from: Wall | undefined; to: Wall | undefined; isWhether: boolean },
): Outcome {
  const [yes, no] = isWhether ? [inWords(world, 'Yes. ', 'כן. '), inWords(world, 'No. ', 'לא. ')] : ['', ''];
  const given = paymentsOf(world, people).filter(
    ({ date }) => (from === undefined || date >= dayOf(from)) && (to === undefined || date < dayOf(to)),
  );
  if (given.length === 0)
    return { reply: { text: no + inWords(world, 'No payment is recorded then.', 'לא נרשם אז תשלום.') } };
  const sum = sumOf(
    given.reduce((all, each) => all + signed(each), 0),
    world,
  );
  const lines = given.map((each) => lineOf(each, world));
  const title = yes + inWords(world, `Paid: ${sum}`, `שולמו ${sum}`);
  return {
    reply: {
      text: [title, ...lines.map(({ name, note }) => `${name} · ${note}`)].join('\n'),
      title,
      people: lines,
    },
  };
}

/** "3 March, ₪150"; null where nobody of them has paid. */
export function lastPaymentOf(world: IndexedWorld, people: readonly Id[]): string | null {
  const last = paymentsOf(world, people).find(({ type }) => type !== 'refund');
  if (!last) return null;
  const { name, note } = lineOf(last, world);
  return `${name}, ${note}`;
}

/** "When did Noam last pay?" */
export function lastPaid(world: IndexedWorld, people: readonly Id[] | undefined): Outcome {
  const last = paymentsOf(world, people).find(({ type }) => type !== 'refund');
  if (!last) return { reply: { text: inWords(world, 'No payment is recorded.', 'לא נרשם תשלום.') } };
  const { name, note } = lineOf(last, world);
  const who = world.role === 'teacher' ? `${nameOfPayer(booksOf(world).payerOf(last.payerId), world)}, ` : '';
  return { reply: { text: `${who}${inWords(world, 'last paid', 'תשלום אחרון')}: ${name}, ${note}` } };
}
