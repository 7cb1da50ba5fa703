/** Several lessons that are cancelled late on one card are counted together, and so is what they may cost. */
import i18next from 'i18next';
import { expect, it } from 'vitest';
import type { Preview } from '../../../../commands/preview.ts';
import { noteView } from '../../../../src/features/effects/noteWords.ts';
import { planNotes } from '../../../../src/features/effects/planNotes.ts';
import type { Language } from '../../../../domain/basics/languages.ts';
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
const known = {
  nameOf: () => '',
  teacherNameOf: () => '',
  noticeHours: 24,
  costsMinor: [15_000, 12_000, 9_000],
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
