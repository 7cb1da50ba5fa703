/** Whatever happens in a term, every figure is the same, to the smallest unit. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toMs, toWall } from '../../../domain/basics/zones.ts';
import { firstMoment } from '../../../domain/calendar/firstMoment.ts';
import { lessonsBetween } from '../../../domain/calendar/lesson.ts';
import { readMeetings, writeMeeting } from '../../../domain/calendar/wireMeeting.ts';
import { allocatedMinor, isSettled, owedFor } from '../../../domain/money/owed.ts';
import { ledgerOf, type Ledger, type LedgerFacts } from '../../../domain/money/ledger.ts';
import { payerIn } from '../../../domain/money/moneyFacts.ts';
import { priceBy } from '../../../domain/money/price.ts';
import { fullPrice } from '../../../domain/money/pricing.ts';
import { readPayment, writePayment } from '../../../domain/money/wirePayment.ts';
import { statementOf } from '../../../domain/money/statement.ts';
import { recordProof } from '../../recordProof.ts';
import { seed } from '../../seed.ts';
import { openSchool, type School } from '../school.ts';
import { anEvent, eventKinds, events, people, sundayEvening, type At, type Event } from './termEvents.ts';

const priceFor = priceBy(fullPrice);

const factsOf = (school: School): LedgerFacts => ({
  schedule: school.all(),
  payments: school.answers.payments({ teacherId: 'rivka' }),
  payerOf: payerIn(school.answers.roster({ teacherId: 'rivka' })),
  priceFor,
});
const ledgerIn = (school: School): Ledger => ledgerOf(factsOf(school), school.nowMs());
const sum = (list: readonly number[]): number => list.reduce((total, each) => total + each, 0);
const pick = <One>(list: readonly One[], which: number): One | undefined => list[which % list.length];

/** What stands now that the event may be about. */
function atOf(school: School, { who, which, amount }: Event, changes: readonly string[]): At {
  const ahead = school
    .lessons('2026-11-01T00:00', '2027-01-10T00:00')
    .filter(({ startMs }) => startMs > school.nowMs());
  const own = ledgerIn(school).entries.filter(({ studentId }) => studentId === who);
  return {
    who,
    which,
    amount,
    entry: pick(own, which),
    ahead: pick(ahead, which),
    payment: pick(school.answers.payments({ teacherId: 'rivka' }), which),
    changeId: pick(changes, which),
  };
}

/** A school after a term in which all of this happened, and what of it could be done. */
function afterTerm(all: readonly Event[], done: Map<string, number>): School {
  const school = openSchool('2026-11-01T07:00');
  const changes: string[] = [];
  let week = 0;
  for (const each of all) {
    if (each.kind === 'week') {
      week += 1;
      school.at(toWall(sundayEvening(week), 'Asia/Jerusalem'));
      continue;
    }
    const step = events[each.kind](atOf(school, each, changes));
    if (!step || 'refused' in school.plan(step)) continue;
    const { changeId, decision } = school.perform(step);
    if (decision.rows.length > 0) changes.push(changeId);
    done.set(each.kind, (done.get(each.kind) ?? 0) + 1);
  }
  return school;
}

/** Every figure from its own side. */
function checkFigures(school: School): void {
  const facts = factsOf(school);
  const ledger = ledgerIn(school);
  const { entries, accounts, leftOf } = ledger;
  const due = entries.filter(({ isDue }) => isDue);
  for (const account of accounts.values()) {
    const own = entries.filter(({ payerId }) => payerId === account.payerId);
    const inMoney = own.flatMap(({ allocations }) => allocations).filter(({ inLessons }) => !inLessons);
    const came = facts.payments.filter((each) => facts.payerOf(each.payerId) === account.payerId);
    const isMoney = ({ type, refundOf }: (typeof came)[number]): boolean =>
      type === 'payment' || facts.payments.some(({ id, type: of }) => id === refundOf && of === 'payment');
    const given = sum(
      came.filter(isMoney).map(({ type, amountMinor }) => (type === 'refund' ? -amountMinor : amountMinor)),
    );
    // What came in lies in charges or is credit; what is owed and not covered is open.
    expect(given).toBe(sum(inMoney.map(({ amountMinor }) => amountMinor)) + account.creditMinor);
    expect(account.openMinor).toBe(
      sum(due.filter(({ payerId }) => payerId === account.payerId).map(({ openMinor }) => openMinor)),
    );
    expect(account.openMinor > 0 && account.creditMinor > 0).toBe(false);
    // The statement of all days says the same, and those of its parts follow on one another.
    const over = (from: string, until: string) =>
      statementOf(ledger, facts, account.payerId, { from, until });
    const [first, second] = [over('2026-01-01', '2026-11-20'), over('2026-11-20', '2028-01-01')];
    expect(second.openingMinor).toBe(first.dueMinor);
    expect(second.dueMinor).toBe(over('2026-01-01', '2028-01-01').dueMinor);
    expect(second.dueMinor).toBe(account.openMinor - creditBy(account, own));
  }
  for (const { id, type } of facts.payments) {
    if (type === 'refund') continue;
    expect(leftOf(id).minor).toBeGreaterThanOrEqual(0);
    expect(leftOf(id).lessons).toBeGreaterThanOrEqual(0);
  }
}

/** Money that was given and is not needed yet: credit, and what is paid of lessons ahead. */
const creditBy = ({ creditMinor }: { creditMinor: number }, own: Ledger['entries']): number =>
  creditMinor +
  sum(own.filter(({ isDue }) => !isDue).map(({ allocations }) => allocatedMinor({ allocations })));

/** Once it is written down: the calendar alone, and what travels of it, tell what the ledger tells. */
function checkWritten(school: School): void {
  const before = ledgerIn(school);
  school.perform({ name: 'settleCharges', args: {} });
  const facts = factsOf(school);
  const ledger = ledgerIn(school);
  const figures = (of: Ledger): [string, number, number][] =>
    [...of.accounts.values()].map(({ payerId, openMinor, creditMinor }) => [payerId, openMinor, creditMinor]);
  expect(figures(ledger)).toEqual(figures(before));
  expect(ledger.entries.every(({ unwritten }) => unwritten.length === 0)).toBe(true);
  // The recount: what is written is what the payments hold, difference 0.
  for (const { charge, allocations, openMinor } of ledger.entries) {
    const written = charge?.allocations ?? [];
    expect(allocatedMinor({ allocations: written })).toBe(allocatedMinor({ allocations }));
    if (charge) expect(isSettled(charge)).toBe(openMinor === 0);
  }
  const due = ledger.entries.filter(({ isDue }) => isDue);
  const byLessons = facts.schedule.flatMap((held) =>
    lessonsBetween(held, firstMoment(held), school.nowMs() + 1).flatMap((lesson) =>
      held.meeting.attendees.flatMap(({ studentId }) => owedFor(lesson, studentId, priceFor) ?? []),
    ),
  );
  expect(sum(byLessons.map(({ amountMinor }) => amountMinor))).toBe(
    sum(due.map(({ amountMinor }) => amountMinor)),
  );
  for (const who of people) expect(seenBy(who, facts, school.nowMs())).toEqual(shown(due, who));
}

const shown = (due: Ledger['entries'], who: string): [number, number][] =>
  due
    .filter(({ studentId }) => studentId === who)
    .map(({ amountMinor, openMinor }): [number, number] => [amountMinor, openMinor]);

/** What a student reads of what travels: their own seat alone, and no payment but their own. */
function seenBy(who: string, facts: LedgerFacts, nowMs: number): [number, number][] {
  const wires = facts.schedule.flatMap((held) => writeMeeting(held, { currency: 'ILS' }));
  const own = wires.map((wire) => ({
    ...wire,
    attendees: wire.attendees?.filter(({ attendeeId }) => attendeeId === who) ?? null,
  }));
  const schedule = readMeetings(structuredClone(own), {
    currency: 'ILS',
    zone: 'Asia/Jerusalem',
    teacherId: 'rivka',
  });
  const owed = schedule.flatMap((held) =>
    lessonsBetween(held, firstMoment(held), nowMs + 1).flatMap((lesson) => {
      const found = owedFor(lesson, who, priceFor);
      if (!found) return [];
      const isOpen = found.charge === null || !isSettled(found.charge);
      const openMinor = isOpen ? found.amountMinor - allocatedMinor(found.charge ?? { allocations: [] }) : 0;
      return [
        {
          at: lesson.startMs,
          key: `${lesson.meeting.id} ${lesson.slot} ${who}`,
          of: [found.amountMinor, openMinor],
        },
      ];
    }),
  );
  return owed.sort((a, b) => a.at - b.at || (a.key < b.key ? -1 : 1)).map(({ of }) => of as [number, number]);
}

test(`lessons, ledger, statement and what a student sees say the same after any history (seed ${seed})`, ({
  task,
}) => {
  const runs = process.env['PROVE'] ? 10_000 : 1_000;
  const done = new Map<string, number>();
  fc.assert(
    fc.property(fc.array(anEvent, { minLength: 6, maxLength: 14 }), (all) => {
      const first = { kind: 'add', amount: 15_000 } as const;
      const school = afterTerm(
        [{ ...first, who: 'dana', which: 0 }, { ...first, who: 'lia', which: 3 }, ...all],
        done,
      );
      checkFigures(school);
      checkWritten(school);
      checkFigures(school);
    }),
    { numRuns: runs, seed },
  );
  for (const kind of eventKinds) expect([kind, done.get(kind) ?? 0]).not.toEqual([kind, 0]);
  recordProof(
    task,
    'R23',
    `${runs} histories (seed ${seed}) of ${sum([...done.values()])} deeds with money, moves, splits, prices, cancellations and undo: lessons, ledger, statement, recount and what a student sees differ by 0`,
  );
}, 600_000);

test('a payment comes back from the wire as it was', () => {
  const school = openSchool('2026-11-01T07:00');
  school.perform({
    name: 'addPayment',
    args: { input: { type: 'package', payerId: 'noa', studentId: 'noa', amount: 12_345, lessons: 3 } },
  });
  const [payment] = school.answers.payments({ teacherId: 'rivka' });
  expect(payment && readPayment(writePayment(payment), 'rivka')).toEqual(payment);
  expect(payment?.payerId).toBe('ruth');
  expect(toMs(`${payment?.date}T07:00`, 'Asia/Jerusalem')).toBe(school.nowMs());
});
