/** A thought is no order, how somebody comes is no absence, what was owed sets no price, and what holds for some is not done to all. */
import { describe, expect, it } from 'vitest';
import type { Locale, SpeakerRole } from '../../commands/world/world.ts';
import { readInSchool as read } from './readInSchool.ts';

type Said = readonly [Locale, SpeakerRole, string];

describe('the hours that are offered are of the time that was said', () => {
  it.each<readonly [...Said, string, string]>([
    ['he', 'teacher', 'תקבעי שיעור לנועם מחר אחרי 4', '2026-03-11T16:00', '2026-03-12T00:00'],
    ['he', 'teacher', 'תקבעי שיעור לנועם מחר עד 4', '2026-03-11T07:00', '2026-03-11T16:00'],
    ['he', 'teacher', 'תקבעי שיעור לנועם מחר בבוקר', '2026-03-11T07:00', '2026-03-11T12:00'],
    ['he', 'teacher', 'תקבעי שיעור לנועם בשבוע הבא', '2026-03-15T07:00', '2026-03-22T00:00'],
    ['en', 'teacher', 'book Noam tomorrow after 4', '2026-03-11T16:00', '2026-03-12T00:00'],
    ['en', 'teacher', 'book Noam tomorrow morning', '2026-03-11T07:00', '2026-03-11T12:00'],
    ['en', 'student', 'can I have a lesson tomorrow after 5?', '2026-03-11T17:00', '2026-03-12T00:00'],
  ])('%s %s: %s', (locale, who, text, from, to) => {
    const { ask } = read(locale, who, text);
    const hours = (ask?.choices ?? []).map(({ value }) => String(value));
    expect([ask?.slot, hours.length > 0]).toEqual(['start', true]);
    expect(hours.filter((hour) => hour < from || hour >= to)).toEqual([]);
  });
});
