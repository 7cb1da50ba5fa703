/** "Did Noam pay for March?": yes, no or partly first, then the figure, then what is open. */
import type { Id } from '../../../domain/basics/ids.ts';
import type { Entry } from '../../../domain/money/ledger.ts';
import type { Outcome } from '../../kernel/command.ts';
import type { Slots } from '../../kernel/plan.ts';
import { inWords } from '../../kernel/words.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { booksOf, nameOfPerson, openSum } from './booksOf.ts';
import { sumOf } from './figuresOf.ts';
import { entriesMeant } from './paidParts.ts';
import { beforeDiscounts, lessonsWords, lineOf, replyWith } from './owedAnswers.ts';
import { lastPaymentOf } from './paidBetween.ts';

/** All that is owed of what is meant, paid or not; of one day that is still to come too. */
function chargesMeant(slots: Slots, people: readonly Id[], world: IndexedWorld): Entry[] {
  const due = booksOf(world).ledger.entries.filter(({ isDue, openMinor }) => isDue || openMinor === 0);
  return entriesMeant({ ...slots, students: people }, world, due);
}

const verdict = (open: number, all: number, world: IndexedWorld): string =>
  open === 0
    ? inWords(world, 'Yes.', 'כן.')
    : open < all
      ? inWords(world, 'Partly.', 'חלקית.')
      : inWords(world, 'No.', 'לא.');

/** `people`: of whom it is asked. */
export function whetherPaid(
  slots: Slots,
  people: readonly Id[],
  isNamed: boolean,
  world: IndexedWorld,
): Outcome {
  const entries = chargesMeant(slots, people, world);
  const named = isNamed ? `${people.map((id) => nameOfPerson(id, world)).join(', ')}: ` : '';
  if (entries.length === 0) {
    const none = inWords(world, 'no lesson of then is to be paid.', 'לא היה אז שיעור לתשלום.');
    return { reply: { text: named === '' ? none.charAt(0).toUpperCase() + none.slice(1) : named + none } };
  }
  const open = entries.filter(({ openMinor }) => openMinor > 0);
  const all = entries.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const left = openSum(open);
  const title = `${verdict(left, all, world)} ${named}${figure(left, all, { entries, open }, world)}${left > 0 ? beforeDiscounts(entries, world) : ''}`;
  const isOfOne = new Set(open.map(({ studentId }) => studentId)).size < 2;
  return open.length === 0
    ? { reply: { text: [title, lastOf(people, world)].filter(Boolean).join('\n') } }
    : replyWith(
        title,
        open.map((entry) => lineOf(entry, world, !isOfOne)),
        '',
      );
}

function figure(
  left: number,
  all: number,
  { entries, open }: { entries: readonly Entry[]; open: readonly Entry[] },
  world: IndexedWorld,
): string {
  const [sum, whole, paid] = [left, all, all - left].map((minor) => sumOf(minor, world));
  if (left === 0) {
    const lessons = lessonsWords(entries.length, world);
    return inWords(world, `${whole} paid, ${lessons}`, `שולמו ${whole}, ${lessons}`);
  }
  const lessons = lessonsWords(open.length, world);
  return left < all
    ? inWords(
        world,
        `${paid} of ${whole} paid; ${sum} to pay, ${lessons}`,
        `שולמו ${paid} מתוך ${whole}; ${sum} לתשלום, ${lessons}`,
      )
    : inWords(world, `${sum} to pay, ${lessons}`, `${sum} לתשלום, ${lessons}`);
}

function lastOf(people: readonly Id[], world: IndexedWorld): string {
  const last = lastPaymentOf(world, people);
  return last === null ? '' : inWords(world, `Last payment: ${last}`, `תשלום אחרון: ${last}`);
}

/** "How can I pay?": what is due and to whom; the product takes no money. */
export function howToPay(entries: readonly Entry[], world: IndexedWorld): Outcome {
  const due = inWords(
    world,
    `${sumOf(openSum(entries), world)} to pay`,
    `${sumOf(openSum(entries), world)} לתשלום`,
  );
  const names = new Set(
    entries.flatMap(
      ({ lesson: { meeting } }) => world.teachers.find(({ id }) => id === meeting.teacherId)?.username ?? [],
    ),
  );
  const whom = [...names].join(', ');
  const to = whom === '' ? inWords(world, 'the teacher', 'המורה') : whom;
  const first =
    entries.length === 0
      ? inWords(world, 'Nothing is open.', 'אין מה לשלם כרגע.')
      : `${due}, ${lessonsWords(entries.length, world)}${beforeDiscounts(entries, world)}.`;
  const how = inWords(
    world,
    `Payment is made directly to ${entries.length === 0 ? 'the teacher' : to}, not here: by whatever way you agreed on. Once the teacher records it, it shows under Payments.`,
    `התשלום נעשה ישירות אצל ${entries.length === 0 ? 'המורה' : to} ולא כאן, בדרך שסיכמתם. אחרי שהוא נרשם, הוא מופיע ב״תשלומים״.`,
  );
  return { reply: { text: `${first}\n${how}` } };
}
