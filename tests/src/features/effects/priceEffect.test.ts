/** What a teacher reads before a new price is saved: every lesson that changes, until when it was counted, and the contract's thirty days. */
import i18next from 'i18next';
import { afterEach, describe, expect, it } from 'vitest';
import type { Step } from '../../../../domain/operations.ts';
import { toMs } from '../../../../domain/basics/zones.ts';
import { effectNotes } from '../../../../src/features/effects/effectNotes.ts';
import { priceEffect } from '../../../../src/features/effects/priceEffect.ts';
import { speak } from '../../../../src/lib/i18n/language.ts';
import { openSchool } from '../../../domain/school.ts';

const zone = 'Asia/Jerusalem';
const nowMs = toMs('2026-11-21T09:00', zone);
const seen = { nowMs, zone };

/** Maths at 200 an hour becomes 250. */
const raise = (scope?: 'all' | 'future'): Step => ({
  name: 'updateSubject',
  args: { input: { id: 's1', cost: 25000 }, ...(scope ? { scope } : {}) },
});

function effectOf(lessons: Parameters<ReturnType<typeof openSchool>['add']>[0][], step: Step) {
  const school = openSchool();
  for (const lesson of lessons) school.add(lesson);
  const held = school.all();
  const { decision } = school.perform(step);
  return priceEffect(held, decision.rows, seen);
}

const attendees = [{ attendeeId: 'dana' }];
const weekly = { start: '2026-11-23T10:00', end: '2026-11-23T11:00', rrule: 'FREQ=WEEKLY', attendees };

describe('a new price', () => {
  it('of a series with an end counts all of it', () => {
    expect(effectOf([{ ...weekly, rrule: 'FREQ=WEEKLY;COUNT=12' }], raise('future'))).toMatchObject({
      lessons: 12,
      beforeMinor: 12 * 20000,
      afterMinor: 12 * 25000,
      held: 0,
      countedTo: null,
    });
  });
  it('of a series without end counts four weeks, and says until when', () => {
    expect(effectOf([weekly], raise('future'))).toMatchObject({ lessons: 4, countedTo: '2026-12-21' });
  });
  it('of what was held already and is not paid is told apart', () => {
    const past = { start: '2026-11-16T10:00', end: '2026-11-16T11:00', attendees };
    expect(
      effectOf([past, { start: '2026-11-24T10:00', end: '2026-11-24T11:00', attendees }], raise('all')),
    ).toMatchObject({
      lessons: 2,
      held: 1,
    });
  });
  it('for new lessons alone changes none and breaks no notice', () => {
    expect(effectOf([weekly], raise())).toMatchObject({ lessons: 0, sooner: null });
  });
});

describe('the contract’s thirty days', () => {
  it('warn of lessons that are sooner, with the day from which a price may hold', () => {
    expect(effectOf([weekly], raise('future')).sooner).toEqual({ lessons: 4, mayHoldFrom: '2026-12-21' });
  });
  const from = (day: string): Step => ({
    name: 'updateMeetingsCost',
    args: { ids: ['m1'], cost: 25000, from: `${day}T00:00`, notify: 'quiet' },
  });
  const startingAt = (day: string) => {
    const school = openSchool();
    const id = school.add(weekly);
    const held = school.all();
    const step = from(day);
    const { decision } = school.perform({ ...step, args: { ...step.args, ids: [id] } } as Step);
    return priceEffect(held, decision.rows, seen);
  };
  it('are kept by a price from January, whose lessons are counted from there on', () => {
    expect(startingAt('2027-01-01')).toMatchObject({ lessons: 4, sooner: null, countedTo: '2027-02-01' });
  });
  it('end on the thirtieth day', () => {
    expect(startingAt('2026-12-14').sooner).toMatchObject({ lessons: 1 });
    expect(startingAt('2026-12-15').sooner).toBeNull();
  });
});

describe('in words', () => {
  afterEach(() => speak('he'));
  it.each([
    [
      'he',
      [
        '4 שיעורים במחיר אחר',
        'שיעורים קבועים בלי תאריך סיום נספרו עד 21.12',
        'לפי החוזה, שינוי מחיר נמסר 30 יום מראש. 4 שיעורים חלים לפני 21.12, היום הראשון שבו המחיר החדש יכול לחול.',
      ],
    ],
    [
      'en',
      [
        'The price of 4 lessons changes',
        'Series with no end are counted to 21 Dec',
        'Under the contract, price changes need 30 days’ notice. 4 lessons are before 21 Dec, when the new price can first apply.',
      ],
    ],
  ] as const)('%s', async (language, parts) => {
    await speak(language);
    const { t } = i18next;
    const notes = effectNotes(effectOf([weekly], raise('future')), { t, language, currency: 'ILS' });
    const text = notes.flatMap(({ sentences }) => sentences).join(' ');
    for (const part of parts) expect(text).toContain(part);
    expect(notes.map(({ tone }) => tone)).toEqual(['plain', 'warning']);
  });
});
