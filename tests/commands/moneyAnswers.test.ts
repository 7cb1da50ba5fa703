/** What an answer about money says beside its figure: that discounts may be unknown, and that lessons have an earlier price. */
import { expect, it } from 'vitest';
import { readSentence } from '../../commands/nlu/readSentence.ts';
import { indexWorld } from '../../commands/world/indexWorld.ts';
import type { Locale, World } from '../../commands/world/world.ts';
import { rowsOf } from './rowsOf.ts';
import { worldNamed } from '../sentences/worlds.ts';

type Row = { locale: Locale; text: string; told: string };
type Meeting = World['meetings'][number];

const reply = (text: string, world: World): string => readSentence(text, indexWorld(world)).reply?.text ?? '';

/** Two Mondays ago and one: a student of English. */
const lesson = (day: string, isFixed: boolean): Meeting => ({
  id: `english ${day}`,
  teacherId: 't1',
  subject: 'English',
  start: `${day}T17:00`,
  end: `${day}T18:00`,
  cost: 150,
  capacity: 1,
  attendees: [
    {
      attendeeId: 'noam',
      ...(isFixed
        ? { charges: [{ occurrence: `${day}T17:00`, kind: 'lateCancel', amount: 150, allocations: [] }] }
        : {}),
    },
  ],
});

it.each(rowsOf<Row>('fixedCharges'))(
  '$locale: “$text” speaks of discounts only where a price is not fixed yet',
  ({ locale, text, told }) => {
    const world = { ...worldNamed('paying', 'student', locale), payments: [] };
    const of = (isFixed: boolean): string =>
      reply(text, { ...world, meetings: [lesson('2026-02-23', true), lesson('2026-03-02', isFixed)] });
    expect(of(false)).toMatch(/300/);
    expect(of(false)).toContain(told);
    expect(of(true)).toMatch(/300/);
    expect(of(true)).not.toContain(told);
  },
);

it.each(rowsOf<Row>('earlierPrices'))(
  '$locale: “$text” says that lessons have an earlier price',
  ({ locale, text, told }) => {
    const world = worldNamed('paying', 'teacher', locale);
    const ahead = (day: string, cost: number): Meeting => ({ ...lesson(day, false), cost });
    const of = (cost: number): string =>
      reply(text, { ...world, meetings: [ahead('2026-03-16', cost), ahead('2026-03-23', cost)] });
    expect(of(150)).toMatch(/^English ₪150 → ₪200: /);
    expect(of(140).startsWith(told)).toBe(true);
  },
);
