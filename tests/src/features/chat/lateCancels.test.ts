/** Several lessons that are cancelled late on one card are counted together, and so is what they may cost. */
import i18next from 'i18next';
import { expect, it } from 'vitest';
import type { Preview } from '../../../../commands/preview.ts';
import { lateCostMinor } from '../../../../domain/money/lateCost.ts';
import { noteView } from '../../../../src/features/effects/noteWords.ts';
import { planNotes } from '../../../../src/features/effects/planNotes.ts';
import type { Lesson } from '../../../../domain/calendar/lesson.ts';
import type { Language } from '../../../../domain/basics/languages.ts';
import { waitsFor } from '../../../../src/features/chat/thread/waitsFor.ts';
import type { Card } from '../../../../src/features/chat/turns/turns.ts';
import { speak } from '../../../../src/lib/i18n/language.ts';

const outcome = (late: boolean, badCancels: number) => ({
  about: [],
  attendance: { late, badCancels, allowed: 3, blocked: false },
});
const preview = {
  outcomes: [outcome(true, 1), outcome(true, 2), outcome(false, 2)],
  rows: [],
  tell: [],
  conflicts: [],
  kept: [],
  inside: [],
  warnings: [],
} satisfies Preview;
/** Without the marks that keep a sum from turning around. */
const bare = (text: string | undefined): string | undefined =>
  text?.replace(/[\u200e\u200f\u2066-\u2069]/gu, '');

const known = {
  nameOf: () => '',
  teacherNameOf: () => '',
  noticeHours: 24,
  costsMinor: [15_000, 12_000, 9_000],
  mayCostLess: false,
};

it.each<[Language, RegExp, string]>([
  ['en', /^2 late cancels: .* Used: 2 of 3\.$/, '270'],
  ['he', /^שני ביטולים מאוחרים: .* נספרו 2 מתוך 3\.$/, '270'],
])('in %s two of three are late, and cost both together', async (language, counted, sum) => {
  await speak(language);
  const [note] = planNotes([], preview, known);
  const view = note && noteView(note, { t: i18next.t, language, currency: 'ILS' });
  expect(view?.sentences[0]).toMatch(counted);
  expect(view?.sentences[1]).toContain(sum);
  expect(view?.meter).toEqual({ used: 2, allowed: 3 });
});

it.each<[Language, string, string]>([
  ['en', '₪270', 'up to ₪270'],
  ['he', '₪270', 'עד ₪270'],
])('in %s the sum is the most where a discount may take something off', async (language, sum, most) => {
  await speak(language);
  const costOf = (mayCostLess: boolean): string | undefined => {
    const [note] = planNotes([], preview, { ...known, mayCostLess });
    return note && noteView(note, { t: i18next.t, language, currency: 'ILS' })?.cost;
  };
  expect(bare(costOf(false))).toBe(sum);
  expect(bare(costOf(true))).toBe(most);
});

it('what is off for the student themselves is taken off', () => {
  const meeting = {
    attendees: [
      { studentId: 'dana', personalDiscount: { type: 'percentage' as const, value: 10 } },
      { studentId: 'noam' },
    ],
  };
  const lesson = { meeting, costMinor: 15_000, occurrence: null } as unknown as Lesson;
  expect(lateCostMinor(lesson, 'dana')).toBe(13_500);
  expect(lateCostMinor(lesson, 'noam')).toBe(15_000);
});

it('Enter alone confirms a plan, and never one that costs money', () => {
  const plan = (costMinor: number): Card => {
    const notes = planNotes([], preview, { ...known, costsMinor: [costMinor, costMinor] });
    return { kind: 'plan', facts: { notes } } as unknown as Card;
  };
  expect(waitsFor(plan(0))).toBe('confirm');
  expect(waitsFor(plan(15_000))).toBeNull();
  expect(waitsFor({ kind: 'question' } as Card)).toBe('answer');
  expect(waitsFor(null)).toBeNull();
});
