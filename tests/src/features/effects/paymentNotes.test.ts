/** What a payment settles, on its card: whole lessons are counted, a part is told with what is left, credit by whose it is. */
import i18next from 'i18next';
import { expect, it } from 'vitest';
import type { Language } from '../../../../domain/basics/languages.ts';
import type { RowChange } from '../../../../domain/kernel/rows.ts';
import type { Payment } from '../../../../domain/money/payment.ts';
import { paymentFacts } from '../../../../src/features/effects/paymentFacts.ts';
import { paymentNotes } from '../../../../src/features/effects/paymentView.ts';
import { speak } from '../../../../src/lib/i18n/language.ts';

const nameOf = (id: string): string => ({ noam: 'Noam', dana: 'Dana' })[id] ?? '';

const paid = (payerId: string, amountMinor: number): RowChange =>
  ({
    before: null,
    after: {
      kind: 'payment',
      id: `of ${payerId}`,
      type: 'payment',
      payerId,
      studentId: null,
      amountMinor,
      removedMs: null,
    } as Payment,
  }) as RowChange;

const gives = (studentId: string, day: string, [amountMinor, costMinor]: [number, number]): RowChange =>
  ({
    before: null,
    after: {
      kind: 'occurrence',
      meetingId: 'maths',
      slot: `${day}T16:00`,
      own: {},
      charges: [
        {
          studentId,
          amountMinor: costMinor,
          allocations: [{ paymentId: `of ${studentId}`, amountMinor }],
        },
      ],
    },
  }) as unknown as RowChange;

const toldOf = (rows: RowChange[], language: Language): string[] => {
  const facts = paymentFacts(rows, { nameOf, subjectOf: () => 'Maths' }) ?? undefined;
  return paymentNotes(facts, { t: i18next.t, language, currency: 'ILS' })
    .flatMap(({ sentences }) => sentences)
    .map((sentence) => sentence.replace(/[\u2066-\u2069]/gu, ''));
};

const both = [
  paid('noam', 30_000),
  paid('dana', 20_000),
  gives('noam', '2026-03-01', [12_000, 12_000]),
  gives('noam', '2026-03-08', [15_000, 15_000]),
  gives('noam', '2026-03-15', [3_000, 12_000]),
];

it('300 for two lessons and a part of a third settles two, and 200 for none is the credit of who paid it', async () => {
  await speak('en');
  expect(toldOf(both, 'en')).toEqual([
    'Settles 2 lessons',
    'Part of a lesson: Noam, Maths 15 Mar: ₪30, ₪90 left',
    'Dana: ₪200 stays as credit',
  ]);
  await speak('he');
  expect(toldOf(both, 'he')[1]).toBe('חלק משיעור: Noam, Maths 15.3: ₪30, יישארו ₪90');
});

it('who pays alone needs no name at the credit, and a part alone settles nothing', async () => {
  await speak('en');
  expect(toldOf([paid('dana', 20_000)], 'en')).toEqual(['₪200 stays as credit']);
  expect(toldOf([paid('noam', 3_000), gives('noam', '2026-03-15', [3_000, 12_000])], 'en')).toEqual([
    'Part of a lesson: Noam, Maths 15 Mar: ₪30, ₪90 left',
  ]);
});
