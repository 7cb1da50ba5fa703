/** "This week" and "next week" are those of whoever speaks, who may let them begin on Monday or Saturday. */
import { expect, it } from 'vitest';
import { readSentence } from '../../commands/nlu/readSentence.ts';
import { indexWorld } from '../../commands/world/indexWorld.ts';
import { aWorld, type Locale, type SpeakerRole } from '../../commands/world/world.ts';
import { preview } from '../../commands/preview.ts';
import { rowsOf } from './rowsOf.ts';

type Stretch = { text: string; locale: Locale; weekStart: number; from: string; to: string };
type Setting = { text: string; locale: Locale; as: SpeakerRole; day: string | null };

// 15 March 2026 is a Sunday.
const speaker = (weekStart: number, locale: Locale = 'en', role: SpeakerRole = 'teacher', chosen = 'SU') =>
  indexWorld(
    aWorld({
      now: '2026-03-15T09:00',
      locale,
      role,
      weekStart,
      user: {
        id: 'rivka',
        role,
        username: 'Rivka',
        preferences: { language: locale, weekStart: chosen },
      },
    }),
  );

it.each(rowsOf<Stretch>('weeks'))('where weeks begin on day $weekStart, "$text" is from $from', (row) => {
  const { slots } = readSentence(row.text, speaker(row.weekStart, row.locale));
  expect([slots['from'], slots['to']]).toEqual([`${row.from}T00:00`, `${row.to}T00:00`]);
});

const [unsaid, ...settings] = rowsOf<Setting>('weekStart');

it.each(settings)('"$text" ($as) sets the first day of the week: $day', ({ text, locale, as, day }) => {
  const world = speaker(0, locale, as, day === 'MO' ? 'SU' : 'MO');
  const plan = readSentence(text, world);
  const preferences = { weekStart: day };
  expect(plan.steps).toEqual([
    as === 'teacher'
      ? { name: 'updateTeacher', args: { input: { id: 'rivka', preferences } } }
      : { name: 'updateMyPreferences', args: { preferences } },
  ]);
  expect(preview(plan, world)).toMatchObject({ rows: [{ after: preferences }] });
});

it('without a day it asks which of three it is', () => {
  expect(unsaid && readSentence(unsaid.text, speaker(0)).ask).toMatchObject({
    slot: 'weekStart',
    choices: [{ value: 'SU' }, { value: 'MO' }, { value: 'SA' }],
  });
});
