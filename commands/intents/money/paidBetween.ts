/** What came in between two days, less what went back: the figure, and by whom. */
import type { Id } from '../../../domain/basics/ids.ts';
import { dayOf, type Wall } from '../../../domain/basics/wallTime.ts';
import { inWords } from '../../kernel/words.ts';
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
